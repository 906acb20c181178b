// What a thing on the table means to the question that is asked.

import type { Option, Refusal } from '../protocol/types';

export interface Spot {
  state: 'can' | 'cannot' | 'plain';
  /** The key that chooses it, from 1 on. */
  number: number;
  option: Option | null;
  refusal: Refusal | null;
}

/** A thing that the question is not about. */
export const PLAIN: Spot = { state: 'plain', number: 0, option: null, refusal: null };
