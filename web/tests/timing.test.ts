import { describe, expect, it } from 'vitest';
import { timingOf } from '../src/parts/TimingPicker.svelte';
import type { GameInfo } from '../src/protocol/types';
import { points } from '../src/text/fluent.svelte';
import { timeLeft, timingText } from '../src/text/timing';

const GAME = {
  least_seats: 2,
  presets: [
    { minutes: 10, increment: 5, banks: [210, 120, 60] },
    { minutes: 40, increment: 15, banks: [930, 540, 360] },
  ],
} as GameInfo;

describe('a clock', () => {
  it('shows minutes and seconds, and is empty only at the very end', () => {
    expect([600, 599.2, 61, 0.3, 0, -5].map((left) => timeLeft(left))).toEqual([
      '10:00',
      '10:00',
      '1:01',
      '0:01',
      '0:00',
      '0:00',
    ]);
    expect(timeLeft(3725)).toBe('1:02:05');
    expect(timeLeft(90_000)).toBe('25:00:00');
  });

  it('shows days and hours where turns take days', () => {
    expect([3 * 86_400, 86_400 + 7200, 7260, 59].map((left) => timeLeft(left, true))).toEqual([
      '3 d 0 h',
      '1 d 2 h',
      '2 h 1 min',
      '0:59',
    ]);
  });
});

describe('a number of points', () => {
  it('has the signs of the language', () => {
    expect([points(-7.5, 'en'), points(1.67, 'fr'), points(-12, 'fr')]).toEqual(['−7.5', '1,67', '−12']);
  });
});

describe('a timing', () => {
  it('is told in a few words', () => {
    expect(timingText(null)).toBe('');
    expect(timingText({ kind: 'days', days: 1 })).toBe('1 day a turn');
    expect(timingText({ kind: 'live', bank: 930, increment: 15 })).toBe('15:30 + 15 s');
  });

  it('is what the choice says, for so many seats', () => {
    expect(timingOf('', GAME, 2, 'sketch')).toBe(null);
    expect(timingOf('live-40', GAME, 3, 'study')).toEqual({ kind: 'live', bank: 540, increment: 15, level: 'study' });
    expect(timingOf('days-7', GAME, 3, 'sketch')).toEqual({ kind: 'days', days: 7, level: 'sketch' });
    expect([timingOf('live-11', GAME, 2, 'sketch'), timingOf('days-4', GAME, 2, 'sketch')]).toEqual([null, null]);
  });
});
