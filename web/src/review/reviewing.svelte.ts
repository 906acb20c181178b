// The review of a finished game as it comes: asked for once, then looked at again until it is done.

import { get, post, remove } from '../protocol/server';
import type { GameReview, ReviewedAnswer } from '../protocol/types';

/** Milliseconds between two looks at a review that is being made. */
const PAUSE = 1500;

export class Reviewing {
  found = $state.raw<GameReview | null>(null);
  problem = $state('');
  private timer: ReturnType<typeof setTimeout> | undefined;
  private gone = false;

  constructor(private readonly table: string) {}

  /** Look how far it is; ask for it first, if wished. */
  async look(asking = false): Promise<void> {
    clearTimeout(this.timer);
    try {
      this.take(await (asking ? post<GameReview>(this.path) : get<GameReview>(this.path)));
      this.problem = '';
    } catch (error) {
      this.problem = (error as Error).message;
      if (asking) return this.look().finally(() => (this.problem = (error as Error).message));
    }
    // Also after a look that failed: the connection may be back, and the review goes on meanwhile.
    if (this.making && !this.gone) this.timer = setTimeout(() => void this.look(), PAUSE);
  }

  /** Want it no more. */
  async stop(): Promise<void> {
    clearTimeout(this.timer);
    try {
      this.found = await remove<GameReview>(this.path);
      this.problem = '';
    } catch (error) {
      await this.look();
      this.problem = (error as Error).message;
    }
  }

  private get path(): string {
    return `/tables/${this.table}/review`;
  }

  get making(): boolean {
    return this.found?.state === 'waiting' || this.found?.state === 'running';
  }

  close(): void {
    this.gone = true;
    clearTimeout(this.timer);
  }

  /** Of several processes of a house only one makes it: what another one knows less of is not shown. */
  private take(found: GameReview): void {
    const before = this.found;
    const older = found.state === 'waiting' && before?.state === 'running';
    if (!older) this.found = found;
  }
}

/** The signs of the grades, as chess writes them. */
export const SIGNS: Record<ReviewedAnswer['grade'], string> = { inaccuracy: '?!', mistake: '?', blunder: '??' };
