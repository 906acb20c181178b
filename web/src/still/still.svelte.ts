// A table that is only looked at: one position of a finished game, and two answers to it.

import type { Line } from '../protocol/live';
import type { Position, Seat, Target } from '../protocol/types';
import { Table } from '../table/table.svelte';

/** What a page that was written to a file holds of a marked answer; `cli/review_still.py` writes it. */
export interface Told {
  lang: 'en' | 'fr';
  game: string;
  position: Position;
  seats: Seat[];
  given: Target | null;
  better: Target | null;
}

/** There is nobody behind a file. */
const NOBODY: Line = { say: () => undefined, anew: () => undefined, close: () => undefined, stands: true };

export class Still extends Table {
  constructor(private readonly shown: Told) {
    super('', () => NOBODY);
    this.pointed = [shown.given, shown.better].filter((target) => target !== null);
  }

  override get past(): Position {
    return this.shown.position;
  }

  /** Nobody is away from a game that is over. */
  override get finished(): boolean {
    return true;
  }

  override get seats(): Seat[] {
    return this.shown.seats;
  }
}
