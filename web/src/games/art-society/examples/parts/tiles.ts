// Tiles for the drawn examples.

import type { Frame, Genre, Tile } from '../../view';

export const painting = (tile: number, genre: Genre, frame: Frame, width: number, height: number): Tile => ({
  tile,
  kind: 'painting',
  genre,
  frame,
  width,
  height,
  value: width + height - 1,
});

export const decor = (width: number, height = 1): Tile => ({
  tile: 116,
  kind: 'decor',
  width,
  height,
  value: Math.max(width, height),
});
