// Where things are on the board of 1256 by 664: the spaces of the Locations, and the parts a reader can jump to.

export const WIDTH = 1256;
export const HEIGHT = 664;

/** White space, black space, label of each Location: north, east, south, west of the Plaza. */
export const SPACES: [wx: number, wy: number, bx: number, by: number, tx: number, ty: number][] = [
  [568, 283, 568, 240, 568, 223],
  [752, 380, 791, 380, 771, 347],
  [568, 461, 568, 504, 568, 529],
  [384, 380, 345, 380, 365, 347],
];

export type Area = [x: number, y: number, w: number, h: number];

/** The parts of the board. */
export const PARTS: Record<string, Area> = {
  plaza: [324, 204, 488, 336],
  market: [-4, 68, 328, 600],
  sales: [324, 68, 488, 136],
  colony: [812, 68, 448, 600],
  media: [324, 540, 488, 128],
  influence: [-4, -4, 500, 72],
  office: [964, -4, 296, 72],
};
