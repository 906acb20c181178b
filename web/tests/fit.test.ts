import { describe, expect, it } from 'vitest';
import { folded, least, look } from '../src/table/fit';

const SIZES = [21, 20, 19, 18, 17];
const widths = (question: number, help = 0, link = 0) => ({ question, help, link });

describe('the line that asks', () => {
  it('writes a short question large, with its help below', () => {
    expect(look(widths(10, 20), 600, 50, SIZES, false)).toEqual({ size: 21, help: true });
  });
  it('writes a longer question smaller before it gives up the help', () => {
    expect(look(widths(20, 20), 400, 50, SIZES, false)).toEqual({ size: 20, help: true });
  });
  it('gives a question of two lines all the height', () => {
    expect(look(widths(40, 20, 4), 500, 50, SIZES, false)).toEqual({ size: 20, help: false });
  });
  it('never gives up what has to be read', () => {
    expect(look(widths(60, 20), 300, 50, SIZES, true).help).toBe(true);
  });
  it('asks for so much width that the question fits', () => {
    for (const question of [12, 30, 55, 80]) {
      const room = Math.max(240, least(widths(question, 50, 4), 50, SIZES));
      const { size, help } = look(widths(question, 50, 4), room, 50, SIZES, false);
      const lines = question * size + (help ? 0 : 56) <= room ? 1 : 2;
      expect(lines * size * 1.2 + (help ? 20 : 0)).toBeLessThanOrEqual(50);
    }
  });
});

describe('the row of answers', () => {
  const none = [false, false, false];
  it('holds all answers that fit, exactly', () => {
    expect(folded([100, 100, 100], none, 320, 10, 80)).toEqual(new Set());
    expect(folded([100, 100, 100], none, 319, 10, 80).size).toBeGreaterThan(0);
  });
  it('gives up what the board carries first', () => {
    expect(folded([100, 100, 100], [true, true, false], 319, 10, 80)).toEqual(new Set([0, 1]));
  });
  it('gives up the last ones then, and keeps room for the way to them', () => {
    expect(folded([100, 100, 100], none, 300, 10, 80)).toEqual(new Set([2]));
    expect(folded([400, 100, 100], none, 300, 10, 80)).toEqual(new Set([0, 1, 2]));
  });
});
