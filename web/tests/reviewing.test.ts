import { afterEach, expect, it, vi } from 'vitest';
import type { GameReview } from '../src/protocol/types';
import { get, remove } from '../src/protocol/server';
import { Reviewing } from '../src/review/reviewing.svelte';

vi.mock('../src/protocol/server', () => ({ get: vi.fn(), post: vi.fn(), remove: vi.fn() }));
afterEach(() => vi.useRealTimers());

const as = (state: GameReview['state']): GameReview => ({
  state,
  done: 0.5,
  answers: [],
  turns: [],
  draws: [],
  chart: [],
  accounts: [],
  thresholds: [],
  measured: false,
  effort: 1,
});

it('goes on looking after a look that failed, until the review is done', async () => {
  vi.useFakeTimers();
  const asked = vi.mocked(get).mockResolvedValueOnce(as('running')).mockRejectedValueOnce(new Error('lost'));
  asked.mockResolvedValueOnce(as('done'));
  const reviewing = new Reviewing('t');
  await reviewing.look();
  await vi.runOnlyPendingTimersAsync();
  expect(reviewing.problem).toBe('lost');
  await vi.runOnlyPendingTimersAsync();
  expect([reviewing.problem, reviewing.found?.state]).toEqual(['', 'done']);
  expect(vi.getTimerCount()).toBe(0);
});

it('is stopped, and looks no more; what cannot be stopped is said, and looked at again', async () => {
  vi.useFakeTimers();
  vi.mocked(get).mockResolvedValue(as('running'));
  vi.mocked(remove).mockRejectedValueOnce(new Error('lost')).mockResolvedValueOnce(as('none'));
  const reviewing = new Reviewing('t');
  await reviewing.look();
  await reviewing.stop();
  expect([reviewing.problem, reviewing.making, vi.getTimerCount()]).toEqual(['lost', true, 1]);
  await reviewing.stop();
  expect([reviewing.problem, reviewing.found?.state, vi.getTimerCount()]).toEqual(['', 'none', 0]);
});
