// What the client knows of a game beyond what the server tells: a board of its own, and pictures for the first page.

import type { Component } from 'svelte';
import type { Option, Position } from '../protocol/types';

export interface Own {
  Board: Component<{ position: Position }>;
  Label: Component<{ option: Option }>;
  /** What lies beside the board, over the log, such as the opponents' boards. */
  Beside?: Component<{ position: Position }>;
  /** A board that needs more than the usual width of the page. */
  wide?: boolean;
  /** On a phone: a tab for the reader's own board and one for the opponents, and the question in a sheet at the bottom. */
  folds?: boolean;
  /** Whether the scores are already those the game would bring if it ended now. */
  estimated?: boolean;
  /** What each seat would gain if the round ended now; nothing where the scores say so already. */
  standing(view: Record<string, unknown>): number[] | null;
  /** Where the game is: a step of so many, or of nobody knows how many (0); in the game's own words if it has some. */
  stage(view: Record<string, unknown>): { now: number; of: number; said?: string } | null;
  /** Where the game is, for a game with phases of its own. */
  Stage?: Component<{ position: Position }>;
  /** What the scores are made of, a line a seat under a title. */
  parts?(view: Record<string, unknown>): { title: string; lines: string[] };
}

const OWN: Record<string, () => Promise<{ own: Own }>> = {
  gallerist: () => import('./gallerist'),
  'masters-gallery': () => import('./masters-gallery'),
  bioutifoul: () => import('./bioutifoul'),
  'art-society': () => import('./art-society'),
};

/** The game's own board; without one the generic renderer shows it. */
export async function own(game: string): Promise<Own | null> {
  const load = OWN[game];
  return load ? (await load()).own : null;
}

/** Pictures that stand for a game: style and number. */
export const FACES: Record<string, [style: string, id: number][]> = {
  'masters-gallery': [
    ['vermeer', 0],
    ['degas', 11],
    ['monet', 2],
    ['renoir', 1],
    ['van_gogh', 0],
  ],
  gallerist: [
    ['photo', 1],
    ['painting', 3],
    ['sculpture', 2],
    ['digital', 3],
  ],
  'art-society': [
    ['city', 1],
    ['portrait', 0],
    ['still_life', 5],
    ['landscape', 2],
  ],
  bioutifoul: [
    ['alice', 3],
    ['heinrich', 0],
    ['rodrigo', 1],
    ['sunny', 0],
  ],
};
