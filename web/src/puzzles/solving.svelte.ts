// A puzzle as a table of its own: the same question, answered once, and then the solution.

import { go } from '../nav.svelte';
import { hide } from '../parts/tip.svelte';
import type { Line } from '../protocol/live';
import { get, post, Refused } from '../protocol/server';
import type {
  Created,
  Level,
  Position,
  PuzzleInfo,
  PuzzleList,
  PuzzleShown,
  PuzzleSolved,
  Question,
  Target,
  Trial,
} from '../protocol/types';
import { Table } from '../table/table.svelte';
import { following, placeOf } from './next';
import { why } from './why';

/** Nobody else changes a puzzle: there is nothing to listen to. */
const STILL: Line = { say: () => undefined, anew: () => undefined, close: () => undefined, stands: true };

const NOWHERE = 404;

export class Solving extends Table {
  puzzle = $state.raw<PuzzleInfo | null>(null);
  solution = $state.raw<PuzzleSolved | null>(null);
  /** Whether there is no such puzzle in this house. */
  gone = $state(false);
  private asking = $state(false);

  /** `path`: the game and the id of the puzzle, as its address has them. */
  constructor(private readonly path: string) {
    super(path, () => STILL);
  }

  /** Read the puzzle in the reader's language, and its solution if that is known already. */
  async look(): Promise<void> {
    try {
      const found = await get<PuzzleShown>(`/puzzles/${this.path}`);
      if (this.solution) this.solution = await this.solutionAfter(this.solution.given);
      this.puzzle = found.puzzle;
      // Whoever reads a puzzle sits at it: nobody is away.
      const seats = found.update.seats.map((seat) => (seat.mine ? { ...seat, online: true } : seat));
      this.take({ ...found.update, seats });
      this.refused = '';
    } catch (error) {
      if (this.puzzle) this.problem = why(error);
      else {
        this.gone = error instanceof Refused && error.status === NOWHERE;
        this.refused = why(error);
      }
    }
  }

  override get question(): Question | null {
    return this.solution ? null : super.question;
  }

  override get sending(): boolean {
    return this.asking || super.sending;
  }

  /** The one answer that counts. */
  override async answer(choice: number): Promise<void> {
    await this.solve(choice);
  }

  /** The solution without an answer: the puzzle counts as missed. */
  async show(): Promise<void> {
    await this.solve(null);
  }

  private async solve(choice: number | null): Promise<void> {
    const question = this.question;
    if (!question || this.sending) return;
    this.asking = true;
    this.weighed = null;
    this.problem = '';
    hide();
    try {
      const solution = await this.solutionAfter(choice);
      const option = question.options.find((found) => found.choice === choice);
      this.given = option ? { seat: question.seat, option } : null;
      this.solution = solution;
    } catch (error) {
      this.problem = why(error);
    } finally {
      this.asking = false;
    }
  }

  private solutionAfter(choice: number | null): Promise<PuzzleSolved> {
    return post<PuzzleSolved>(`/puzzles/${this.path}/answers`, { choice });
  }

  /** Play on from here against bots of a level, at a table of one's own. */
  async tryIt(level: Level): Promise<void> {
    try {
      const { id } = await post<Created>(`/puzzles/${this.path}/table`, { level });
      go(`/table/${id}`);
    } catch (error) {
      this.problem = why(error);
    }
  }

  /** Go to the next puzzle of the same game. */
  async next(): Promise<void> {
    if (!this.puzzle) return;
    try {
      const list = await get<PuzzleList>(`/puzzles/${this.puzzle.game}`);
      go(placeOf(list.progress.game, following(list, this.puzzle.id)));
    } catch (error) {
      this.problem = why(error);
    }
  }

  // There is no game around a puzzle: nothing to take back or to look back at, and nobody to wait for.

  override async undo(): Promise<void> {}
  override async fastForward(): Promise<void> {}
  override async lookBack(): Promise<void> {}
  override async tryOn(things: Target[]): Promise<Trial[]> {
    const { reader: seat, seq } = this.update ?? {};
    if (seat === null || seat === undefined) return [];
    return (await post<{ trials: Trial[] }>(`/puzzles/${this.path}/trials`, { seat, seq, things })).trials;
  }
  override earlier(): Promise<Position> {
    return Promise.reject(new Error());
  }
  override speak(): void {
    void this.look();
  }
}
