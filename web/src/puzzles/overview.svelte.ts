// The puzzles as one reader finds them: the day's, and how far they are in each game.

import { go } from '../nav.svelte';
import { get } from '../protocol/server';
import type { PuzzleBook, PuzzleList } from '../protocol/types';
import { following, placeOf } from './next';
import { why } from './why';

export class Overview {
  found = $state.raw<PuzzleBook | null>(null);
  problem = $state('');
  busy = $state(false);

  async look(): Promise<void> {
    try {
      this.found = await get<PuzzleBook>('/puzzles');
      this.problem = '';
    } catch (error) {
      this.problem = why(error);
    }
  }

  /** Go to a puzzle of a game. */
  async practise(game: string): Promise<void> {
    this.busy = true;
    try {
      go(placeOf(game, following(await get<PuzzleList>(`/puzzles/${game}`))));
    } catch (error) {
      this.problem = why(error);
    } finally {
      this.busy = false;
    }
  }
}
