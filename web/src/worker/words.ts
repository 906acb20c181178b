// What a page and the workers behind it say to each other.

import type { Reply } from '../protocol/house';
import type { Parts } from './python';

/** Why nothing can be kept at the moment: no room is left, or something else; empty when all is well. */
export type Trouble = '' | 'full' | 'other';

export type ToHouse =
  | { type: 'ask'; id: number; method: string; path: string; body: string }
  | { type: 'connect'; connection: number; path: string }
  | { type: 'say'; connection: number; text: string }
  | { type: 'hang-up'; connection: number };

export type FromHouse =
  | { type: 'reply'; id: number; reply: Reply }
  | { type: 'opened'; connection: number }
  | { type: 'said'; connection: number; text: string }
  | { type: 'ended'; connection: number; code: number }
  | { type: 'progress'; done: number; of: number; ready: boolean }
  | { type: 'keeping'; trouble: Trouble }
  | { type: 'failed'; why: string };

export type ToThinker = { parts: Parts } | { id: number; task: string };
export type FromThinker =
  { ready: true } | { failed: string } | { id: number; reply: string } | { id: number; broken: string };

export type ToConsole = { type: 'match'; record: string } | { type: 'run'; typed: string };
export type FromConsole = { type: 'ready' } | { type: 'said'; text: string } | { type: 'failed'; why: string };
