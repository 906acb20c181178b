// Somebody who thinks in a worker of their own, and what they were asked: bots, or a review. Whoever waits always hears
// something: an answer, that it broke, or that it was stopped.

import type { Parts } from './python';
import type { FromThinker, ToThinker } from './words';

type Hearing = [(reply: string) => void, (error: Error) => void];

/** What of a worker is needed here. */
export type Thinking = Pick<Worker, 'postMessage' | 'terminate' | 'onmessage' | 'onerror'>;

export class Thought {
  private worker: Thinking | null = null;
  private next = 0;
  private ready: Promise<void> = Promise.resolve();
  private refuse: (error: Error) => void = () => undefined;
  private readonly asked = new Map<number, Hearing>();

  constructor(
    private readonly hire: () => Thinking,
    /** What a worker is made of, as soon as the first one has it. */
    private readonly parts: () => Parts,
  ) {}

  /** Start the worker, unless it is there, and wait until it listens. */
  awake(): Promise<void> {
    if (this.worker) return this.ready;
    const worker = (this.worker = this.hire());
    this.ready = new Promise((resolve, reject) => {
      this.refuse = reject;
      const fail = (why: string): void => {
        if (this.worker === worker) this.stop(why);
      };
      worker.onerror = (event) => fail(event.message || 'worker');
      worker.onmessage = (event: MessageEvent<FromThinker>) => {
        const word = event.data;
        if ('ready' in word) return resolve();
        if ('failed' in word) return fail(word.failed);
        const [done, broken] = this.asked.get(word.id) ?? [];
        this.asked.delete(word.id);
        if ('reply' in word) done?.(word.reply);
        else broken?.(new Error(word.broken));
      };
    });
    this.ready.catch(() => undefined); // whoever waits is told
    try {
      const parts = this.parts();
      const moved = parts.started ? [parts.started.memory.buffer] : []; // it is large: nobody else has it any more
      worker.postMessage({ parts } satisfies ToThinker, moved);
    } catch (error) {
      this.stop(String(error)); // there is no room for what it is made of
    }
    return this.ready;
  }

  think(task: string): Promise<string> {
    const worker = this.worker;
    if (!worker) return Promise.reject(new Error('nobody is there'));
    return new Promise((resolve, reject) => {
      const id = ++this.next;
      this.asked.set(id, [resolve, reject]);
      worker.postMessage({ id, task } satisfies ToThinker);
    });
  }

  /** End the worker, whatever it is doing; the next who waits for it starts another one. */
  stop(why = 'stopped'): void {
    this.worker?.terminate();
    this.worker = null;
    const error = new Error(why);
    this.refuse(error);
    for (const [, broken] of this.asked.values()) broken(error);
    this.asked.clear();
  }
}
