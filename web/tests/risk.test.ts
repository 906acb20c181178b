// What may end a tab is not begun for ever: three times a day, unless it comes to an end.

import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Rows } from '../src/worker/rows';

const DAY = 24 * 60 * 60 * 1000;
let kept: Record<string, string>;
let broken: boolean;

/** What is kept in a browser, as far as a risk asks for it. */
const rows = {
  read: ({ prefix = '' }) =>
    broken
      ? Promise.reject(new Error('blocked'))
      : Promise.resolve(Object.fromEntries(Object.entries(kept).filter(([key]) => key.startsWith(prefix)))),
  write: (change: { rows: Record<string, string>; drop: string[] }) => {
    kept = Object.fromEntries(
      Object.entries({ ...kept, ...change.rows }).filter(([key]) => !change.drop.includes(key)),
    );
    return Promise.resolve('done');
  },
} as unknown as Rows;

/** A risk as the pages of some version take it. */
async function risk(what = 'resume', python = 'python-1') {
  vi.resetModules();
  vi.stubEnv('VITE_PYTHON', python);
  return new (await import('../src/worker/risk')).Risk(what, rows);
}

beforeEach(() => {
  [kept, broken] = [{ 'seq/x': '1' }, false];
  vi.useFakeTimers({ toFake: ['Date'] });
});

describe('what may end a tab', () => {
  it('is begun three times, and again on another day, by another version, or when it came to an end', async () => {
    const one = await risk();
    for (const may of [true, true, true, false, false]) expect(await one.taken()).toBe(may);
    expect(await (await risk('make')).taken()).toBe(true);
    expect(await (await risk('resume', 'python-2')).taken()).toBe(true);
    vi.setSystemTime(Date.now() + DAY + 1);
    expect(await one.taken()).toBe(true);
    await one.over();
    expect(Object.keys(kept).filter((key) => !key.startsWith('risk/make/'))).toEqual(['seq/x']);
    for (const may of [true, true, true, false]) expect(await one.taken()).toBe(may);
  });

  it('is begun by whoever cannot know how often it was', async () => {
    broken = true;
    const one = await risk();
    for (let i = 0; i < 5; i++) expect(await one.taken()).toBe(true);
    await one.over();
  });

  it('counts for a while only, whatever a clock says', async () => {
    const one = await risk();
    for (let i = 0; i < 3; i++) await one.taken();
    vi.setSystemTime(Date.now() - 2 * DAY);
    expect(await one.taken()).toBe(true);
  });
});
