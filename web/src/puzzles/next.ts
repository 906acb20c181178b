// Which puzzle comes next, and where it is.

import type { PuzzleList } from '../protocol/types';

/** The page of a puzzle. */
export const placeOf = (game: string, id: string): string => `/puzzle/${game}/${id}`;

/** The puzzle to go on with: one never tried, as hard as the reader is strong; then those missed; then all again. */
export function following(list: PuzzleList, now = ''): string {
  const { next } = list.progress;
  if (next && next !== now) return next;
  const at = list.puzzles.findIndex((one) => one.id === now);
  const round = [...list.puzzles.slice(at + 1), ...list.puzzles.slice(0, Math.max(at, 0))];
  const first = ['new', 'missed', 'solved'].map((state) => round.find((one) => one.state === state)).find(Boolean);
  return first?.id ?? now;
}
