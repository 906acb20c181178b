// Who thinks in a worker: whoever waits always hears something, and a worker that failed is replaced.

import { beforeEach, expect, it, vi } from 'vitest';
import type { Parts } from '../src/worker/python';
import { Thought, type Thinking } from '../src/worker/thought';
import type { FromThinker } from '../src/worker/words';

const PARTS = { archives: {} } as Parts;

/** A worker whose part the test plays. */
class Hired implements Thinking {
  onmessage: ((event: MessageEvent) => void) | null = null;
  onerror: ((event: ErrorEvent) => void) | null = null;
  terminate = vi.fn();
  postMessage = vi.fn();

  say(word: FromThinker): void {
    this.onmessage?.({ data: word } as MessageEvent);
  }

  get last(): unknown {
    return this.postMessage.mock.lastCall?.[0];
  }
}

const raise = (error: Error): never => {
  throw error;
};
let hired: Hired[];
let thought: Thought;

beforeEach(() => {
  hired = [];
  const hire = (): Hired => {
    hired.push(new Hired());
    return hired.at(-1)!;
  };
  thought = new Thought(hire, () => PARTS);
});

/** A worker that listens. */
async function awake(): Promise<Hired> {
  const ready = thought.awake();
  const worker = hired.at(-1)!;
  worker.say({ ready: true });
  await ready;
  return worker;
}

it('is started once, with what it is made of, and answers what it is asked', async () => {
  const worker = await awake();
  expect(worker.last).toEqual({ parts: PARTS });
  await thought.awake();
  expect(hired).toHaveLength(1);
  const [one, other] = [thought.think('one'), thought.think('other')];
  expect(worker.last).toEqual({ id: 2, task: 'other' });
  worker.say({ id: 2, reply: 'second' });
  worker.say({ id: 1, reply: 'first' });
  expect(await Promise.all([one, other])).toEqual(['first', 'second']);
});

it('is handed the memory it goes on from, not a copy', async () => {
  const memory = new Uint8Array(8);
  thought = new Thought(
    () => hired[hired.push(new Hired()) - 1],
    () => ({ ...PARTS, started: { memory, libraries: {} } }),
  );
  const worker = await awake();
  expect(worker.postMessage.mock.lastCall?.[1]).toEqual([memory.buffer]);
});

it('says so when there is no room for what it is made of, and the next who waits starts another one', async () => {
  const hire = (): Hired => {
    const worker = hired[hired.push(new Hired()) - 1];
    if (hired.length === 1) worker.postMessage.mockImplementation(() => raise(new Error('no room')));
    return worker;
  };
  thought = new Thought(hire, () => PARTS);
  await expect(thought.awake()).rejects.toThrow('no room');
  expect(hired[0].terminate).toHaveBeenCalled();
  await awake();
  expect(hired).toHaveLength(2);
});

it('says what broke, and goes on', async () => {
  const worker = await awake();
  const broken = thought.think('x');
  worker.say({ id: 1, broken: 'KeyError' });
  await expect(broken).rejects.toThrow('KeyError');
  const next = thought.think('y');
  worker.say({ id: 2, reply: 'well' });
  expect(await next).toBe('well');
  expect(worker.terminate).not.toHaveBeenCalled();
});

it.each([
  ['cannot start', (worker: Hired) => worker.say({ failed: 'no memory' })],
  ['does not load', (worker: Hired) => worker.onerror?.({ message: 'no memory' } as ErrorEvent)],
])('that %s is told of, and replaced when it is wanted again', async (_, fail) => {
  const ready = thought.awake();
  fail(hired[0]);
  await expect(ready).rejects.toThrow('no memory');
  expect(hired[0].terminate).toHaveBeenCalled();
  await expect(thought.think('x')).rejects.toThrow('nobody is there');
  await awake();
  expect(hired).toHaveLength(2);
});

it('that dies breaks all it was asked', async () => {
  const worker = await awake();
  const asked = [thought.think('x'), thought.think('y')];
  worker.onerror?.({ message: 'out of memory' } as ErrorEvent);
  for (const one of asked) await expect(one).rejects.toThrow('out of memory');
  await awake();
  const again = thought.think('x');
  worker.onerror?.({ message: 'a late word of the dead' } as ErrorEvent);
  hired[1].say({ id: 3, reply: 'well' });
  expect(await again).toBe('well');
});

it('is stopped whatever it does, while it starts and while it thinks', async () => {
  const ready = thought.awake();
  thought.stop();
  await expect(ready).rejects.toThrow('stopped');
  expect(hired[0].terminate).toHaveBeenCalled();
  const worker = await awake();
  const asked = thought.think('x');
  thought.stop();
  await expect(asked).rejects.toThrow('stopped');
  expect(worker.terminate).toHaveBeenCalled();
  thought.stop();
});
