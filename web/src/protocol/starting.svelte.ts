// How far a house that has to be started first has come; one on a server is there from the beginning.

import type { Trouble } from '../worker/words';

class Starting {
  /** Bytes that have come, of how many; nothing while that is not known, or not needed. */
  done = $state(0);
  of = $state(0);
  ready = $state(import.meta.env.VITE_HOUSE !== 'page');
  problem = $state('');
  /** Why nothing can be kept at the moment; empty while all is well. */
  trouble = $state<Trouble>('');
  /** Whether a newer version is here, and waits until no page of this one is open: versions are never mixed. */
  newer = $state(false);
  /** Whether it was asked in, and other pages of the old one are open. */
  others = $state(false);
  /** Let it in now, if no other page is open. */
  openNewer: () => void = () => undefined;

  take(word: { done: number; of: number; ready: boolean }): void {
    this.done = word.done;
    this.of = word.of;
    this.ready = word.ready;
  }

  fail(why: string): void {
    this.problem = why;
  }
}

export const started = new Starting();
