// @vitest-environment node

// The worker in which the house is, with a Python whose part the test plays: nobody waits for ever, whatever breaks.

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Parts } from '../src/worker/python';
import type { FromHouse, ToHouse } from '../src/worker/words';

interface Script {
  say(connection: number, text: string): void;
  awake(who: 'bots' | 'reviews'): Promise<void>;
  think(who: 'bots' | 'reviews', task: string): Promise<string>;
}

/** A worker that the house hires. */
class Hired {
  onmessage: ((event: { data: unknown }) => void) | null = null;
  onerror: ((event: { message: string }) => void) | null = null;
  terminate = vi.fn();
  postMessage = vi.fn();

  constructor(readonly url: URL) {
    hired.push(this);
  }
}

const python = vi.hoisted(() => ({ start: vi.fn(), forget: vi.fn(), isKept: vi.fn() }));
vi.mock('../src/worker/python', () => ({ start: python.start }));
vi.mock('../src/worker/started', () => ({ forget: python.forget, isKept: python.isKept }));

let hired: Hired[];
let said: FromHouse[];
let held: string[];
let script: Script;
let self: { onmessage: (event: { data: ToHouse }) => Promise<void> };
let page: { open: () => Promise<void>; ask: () => Promise<string>; connect: () => void; heard: () => void };
/** What the browser keeps. */
const rows = new Map<string, string>();
vi.mock('../src/worker/rows', () => ({
  Rows: class {
    read = ({ prefix = '' }) =>
      Promise.resolve(Object.fromEntries([...rows].filter(([key]) => key.startsWith(prefix))));
    write = (change: { rows: Record<string, string>; drop: string[] }) => {
      for (const [key, row] of Object.entries(change.rows)) rows.set(key, row);
      for (const key of change.drop) rows.delete(key);
      return Promise.resolve('done');
    };
  },
}));

const parts = (): Parts => ({ archives: {} }) as Parts;
/** An interpreter that opens the page of the test. */
const interpreter = () => ({
  runPython: () => undefined,
  globals: { get: () => (given: Script) => ((script = given), page) },
});

/** Open the house, as far as it can be. */
async function open(): Promise<void> {
  vi.resetModules();
  await import('../src/worker/house');
  await vi.advanceTimersByTimeAsync(0);
}

const named = (name: string): Hired[] => hired.filter(({ url }) => url.pathname.endsWith(`/${name}.ts`));
const replies = (): FromHouse[] => said.filter(({ type }) => type === 'reply');
const ask = (id: number): Promise<void> =>
  self.onmessage({ data: { type: 'ask', id, method: 'GET', path: '/house', body: '' } });

beforeEach(() => {
  vi.useFakeTimers();
  [hired, said, held] = [[], [], []];
  rows.clear();
  page = {
    open: () => Promise.resolve(),
    ask: () => Promise.resolve('{"status": 200, "body": "here", "name": ""}'),
    connect: () => undefined,
    heard: () => undefined,
  };
  const request = async (name: string, _: object, work: (lock: object | null) => Promise<void>): Promise<void> => {
    await work(held.includes(name) ? null : { name });
  };
  const navigator = { locks: { request, query: () => Promise.resolve({ held: [] }) } };
  self = { postMessage: (word: FromHouse) => said.push(word), navigator } as never;
  vi.stubEnv('VITE_PYTHON', 'python-1');
  vi.stubGlobal('self', self);
  vi.stubGlobal('navigator', navigator);
  vi.stubGlobal('Worker', Hired);
  vi.stubGlobal('BroadcastChannel', class {});
  python.start.mockReset().mockImplementation(() => Promise.resolve([interpreter(), parts()]));
  python.forget.mockReset().mockResolvedValue(false);
  python.isKept.mockReset().mockResolvedValue(false);
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('whoever asks', () => {
  it('hears what Python says', async () => {
    await open();
    await ask(1);
    expect(replies()).toEqual([{ type: 'reply', id: 1, reply: { status: 200, text: 'here', name: '' } }]);
  });

  it('hears that nobody is there when Python never came, and the page says why', async () => {
    python.start.mockRejectedValue(new Error('pyodide.asm.wasm: 404'));
    await open();
    await ask(1);
    expect(replies()).toEqual([{ type: 'reply', id: 1, reply: { status: 0, text: '' } }]);
    expect(said).toContainEqual({ type: 'failed', why: 'Error: pyodide.asm.wasm: 404' });
  });

  it('hears it as well when Python has broken, and the page says why', async () => {
    await open();
    page.ask = () => Promise.reject(new Error('out of memory'));
    await ask(1);
    expect(replies()).toEqual([{ type: 'reply', id: 1, reply: { status: 0, text: '' } }]);
    expect(said).toContainEqual({ type: 'failed', why: 'Error: out of memory' });
  });

  it('is told why when a line cannot be opened any more', async () => {
    await open();
    page.connect = () => {
      throw new Error('out of memory');
    };
    await self.onmessage({ data: { type: 'connect', connection: 1, path: '/tables/x/ws' } });
    expect(said).toContainEqual({ type: 'failed', why: 'Error: out of memory' });
  });
});

describe('whoever thinks', () => {
  it.each(['bots', 'reviews'] as const)('can be had, the %s too, although nobody ever wants a board', async (who) => {
    await open();
    let there = false;
    void script.awake(who).then(() => (there = true));
    await vi.advanceTimersByTimeAsync(900);
    expect(named('thinker')).toEqual([]);
    await vi.advanceTimersByTimeAsync(200);
    expect(named('thinker').length).toBeGreaterThan(0);
    for (const worker of named('thinker')) worker.onmessage!({ data: { ready: true } });
    await vi.advanceTimersByTimeAsync(0);
    expect(there).toBe(true);
  });

  it('is woken as soon as the first board has gone out', async () => {
    await open();
    script.say(1, 'a board');
    await vi.advanceTimersByTimeAsync(0);
    expect(named('thinker')).toHaveLength(1);
  });

  it('may be wanted before the house is open, and by one that is opened anew', async () => {
    const waited: Promise<void>[] = [];
    python.start
      .mockResolvedValueOnce([interpreter(), { ...parts(), started: {} }])
      .mockResolvedValueOnce([interpreter(), parts()]);
    page.open = () => {
      waited.push(script.awake('bots'));
      return waited.length === 1 ? Promise.reject(new Error('broken memory')) : Promise.resolve();
    };
    await open();
    expect(python.forget).toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1000);
    expect(named('thinker')).toHaveLength(1);
    named('thinker')[0].onmessage!({ data: { ready: true } });
    await Promise.all(waited);
  });
});

describe('an interpreter for later', () => {
  /** A quiet moment after the house has opened. */
  async function quiet(): Promise<Hired[]> {
    await open();
    await vi.advanceTimersByTimeAsync(1000);
    for (const worker of named('thinker')) worker.onmessage!({ data: { ready: true } });
    await vi.advanceTimersByTimeAsync(10_000);
    return named('maker');
  }

  it('is made once, in a quiet moment', async () => {
    const [maker, ...more] = await quiet();
    expect(more).toEqual([]);
    maker.onmessage!({ data: null });
    await vi.advanceTimersByTimeAsync(0);
    expect(maker.terminate).toHaveBeenCalled();
    expect([...rows]).toEqual([]);
  });

  it.each([
    ['another tab makes it', () => held.push('vernissage prepares')],
    ['one is kept', () => python.isKept.mockResolvedValue(true)],
    ['one was kept meanwhile by another tab', () => python.isKept.mockResolvedValueOnce(false).mockResolvedValue(true)],
  ])('is not made when %s', async (_, happens) => {
    happens();
    expect(await quiet()).toEqual([]);
  });

  it('is not made any more on a day when three tabs came to their end meanwhile', async () => {
    for (let tab = 0; tab < 3; tab++) {
      hired = [];
      expect(await quiet()).toHaveLength(1);
    }
    hired = [];
    expect(await quiet()).toEqual([]);
    vi.setSystemTime(Date.now() + 25 * 60 * 60 * 1000);
    hired = [];
    const [maker] = await quiet();
    maker.onerror!({ message: 'no room' });
    await vi.advanceTimersByTimeAsync(0);
    expect([...rows]).toEqual([]);
  });
});
