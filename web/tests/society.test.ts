import { describe, expect, it } from 'vitest';
import { meeting, placed, snap, spread, step } from '../src/games/art-society/geometry';
import { changed, counted } from '../src/games/art-society/facts';
import type { Area, Frame, Genre, Tile, WallPrint } from '../src/games/art-society/view';

const WALL: WallPrint = { columns: 12, rows: 9, stars: [53, 54], eyeline: [3, 4, 5], corners: [0, 11, 96, 107] };
const painting = (genre: Genre, frame: Frame, width: number, height: number): Tile => ({
  tile: 9,
  kind: 'painting',
  genre,
  frame,
  width,
  height,
  value: width + height - 1,
});
const start = placed(WALL, painting('city', 'gold', 2, 3), 41); // columns 5 and 6, rows 3 to 5

describe('meetings', () => {
  it('stand in the middle of the shared edge, and corners do not count', () => {
    const beside = placed(WALL, painting('city', 'gold', 2, 2), 43);
    expect(meeting(start, beside)).toEqual({ x: 7, y: 4 });
    expect(meeting(start, placed(WALL, painting('city', 'gold', 2, 2), 43 - 24))).toBeNull();
  });
});

describe('what counts on a wall', () => {
  const player = {
    free: 102,
    points: -8,
    tiles: [{ ...start, faux_pas: true }],
    score: [
      { line: 'decor', count: 3, each: 1 },
      { line: 'corners', count: 4, each: -2 },
    ],
  } as Partial<Area> as Area;

  it('is what the server counted, and what it says a place would change', () => {
    const now = counted(player);
    expect(now).toEqual({ free: 102, decor: 3, eyeline: 0, corners: 4, clashing: 1, points: -8 });
    const then = changed(now, [{ sign: 'points', name: 'Points', from: -8, to: -3 }]);
    expect(then).toEqual({ ...now, points: -3 });
  });
});

describe('keys and dragging', () => {
  const spots = [17, 18, 39, 43, 77];

  it('a dragged tile snaps to the nearest place within reach', () => {
    expect(snap(WALL, spots, 5.4, 1.2)).toBe(17);
    expect(snap(WALL, spots, 5.6, 1.2)).toBe(18);
    expect(snap(WALL, spots, 11, 8)).toBeNull();
  });

  it('arrows go through legal places only, and around', () => {
    expect(step(WALL, spots, 17, 'ArrowRight')).toBe(18);
    expect(step(WALL, spots, 77, 'ArrowRight')).toBe(17);
    expect(step(WALL, spots, 17, 'ArrowLeft')).toBe(77);
    expect(step(WALL, spots, 17, 'ArrowDown')).toBe(39);
    expect(step(WALL, spots, 77, 'ArrowDown')).toBe(17);
    expect(step(WALL, spots, 17, 'ArrowUp')).toBe(77);
  });

  it('markers that crowd together stand side by side around their middle', () => {
    expect(spread([10, 100], 20)).toEqual([10, 100]);
    expect(spread([40, 30, 50], 20)).toEqual([40, 20, 60]);
    expect(spread([10, 25, 44], 20)).toEqual([26.333333333333332 - 20, 26.333333333333332, 26.333333333333332 + 20]);
  });
});
