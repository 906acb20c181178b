// Tiles for the drawn examples.

import { DECOR, type Frame, type Genre, type Painting, type Tile } from '../../view';

export const painting = (tile: number, genre: Genre, frame: Frame, width: number, height: number): Painting => ({
  tile,
  kind: 'painting',
  genre,
  frame,
  width,
  height,
  value: width + height - 1,
});

export function decor(width: number, height = 1): Tile {
  const found = DECOR.find((tile) => tile.width === width && tile.height === height);
  if (!found) throw new RangeError(`no decor is ${width} by ${height}`);
  return found;
}
