import { describe, expect, it } from 'vitest';
import {
  clashes,
  facts,
  matches,
  meeting,
  placed,
  places,
  snap,
  spread,
  step,
} from '../src/games/art-society/geometry';
import type { Area, Frame, Genre, Tile, View, WallPrint } from '../src/games/art-society/view';

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

describe('places on a wall', () => {
  it('touch a tile by an edge, inside and on free cells', () => {
    const spots = places(WALL, [start], painting('city', 'wood', 2, 2));
    expect(spots).toContain(41 - 24); // right above
    expect(spots).toContain(39); // to the left
    expect(spots).not.toContain(41); // on the tile
    expect(spots).not.toContain(39 - 24); // corner to corner
    expect(spots).not.toContain(38); // a cell apart
    expect(spots).toHaveLength(2 * 3 + 2 * 4);
  });

  it('none for a tile larger than what is left', () => {
    const most = placed(WALL, painting('city', 'gold', 12, 8), 0);
    expect(places(WALL, [most], painting('city', 'wood', 2, 2))).toEqual([]);
    expect(places(WALL, [most], painting('city', 'wood', 2, 1))).toHaveLength(11);
  });
});

describe('meetings', () => {
  it('stand in the middle of the shared edge, and corners do not count', () => {
    const beside = placed(WALL, painting('city', 'gold', 2, 2), 43);
    expect(meeting(start, beside)).toEqual({ x: 7, y: 4 });
    expect(meeting(start, placed(WALL, painting('city', 'gold', 2, 2), 43 - 24))).toBeNull();
    expect(clashes([start, beside])).toHaveLength(1);
  });

  it('a frame matches each neighbor once, a genre clashes, decor does neither', () => {
    const above = placed(WALL, painting('portrait', 'gold', 2, 2), 17);
    const decor = placed(WALL, { tile: 116, kind: 'decor', width: 1, height: 1, value: 1 }, 40);
    expect(matches([start, decor], above)).toEqual([{ x: 6, y: 3 }]);
    expect(matches([start, above], decor)).toEqual([]);
    expect(clashes([start, above, decor])).toEqual([]);
  });
});

describe('what a place would change', () => {
  const view = {
    wall: WALL,
    genres: [
      { genre: 'city', prestige: 8, level: 5 },
      { genre: 'portrait', prestige: 3, level: 4 },
      { genre: 'still_life', prestige: 0, level: 2 },
      { genre: 'landscape', prestige: 0, level: 2 },
    ],
  } as unknown as View;
  const each = { decor: 1, eyeline: 3, full: 5, corners: -2, excess: -2 };
  const player = {
    excess: [],
    score: Object.entries(each).map(([line, value]) => ({ line, count: 0, each: value })),
  } as unknown as Area;

  it('counts prestige, eyeline and corners', () => {
    expect(facts(view, player, [start])).toEqual({
      free: 102,
      decor: 0,
      eyeline: 1,
      corners: 4,
      clashing: 0,
      points: 5 + 3 - 8,
    });
  });

  it('a faux pas takes the prestige of both, not the eyeline', () => {
    const beside = placed(WALL, painting('city', 'wood', 5, 3), 43);
    const after = facts(view, player, [start, beside]);
    expect(after).toMatchObject({ clashing: 2, eyeline: 2, corners: 4, points: 2 * 3 - 8 });
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
