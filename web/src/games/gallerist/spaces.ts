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
  influence: [-4, -4, 480, 72],
  office: [964, -4, 296, 72],
};

const MARGIN = 12;
const NARROWEST = 300;
const WIDEST = 640;

/** Where to look to see some areas: the part that holds them all, or what is around them, or around the first. */
export function around(areas: Area[]): [area: Area, part: string] {
  const left = Math.min(...areas.map(([x]) => x)) - MARGIN;
  const top = Math.min(...areas.map(([, y]) => y)) - MARGIN;
  const right = Math.max(...areas.map(([x, , w]) => x + w)) + MARGIN;
  const bottom = Math.max(...areas.map(([, y, , h]) => y + h)) + MARGIN;
  for (const [part, area] of Object.entries(PARTS)) {
    const [x, y, w, h] = area;
    const inside = left >= x - MARGIN && top >= y - MARGIN && right <= x + w + MARGIN && bottom <= y + h + MARGIN;
    if (inside) return [area, part];
  }
  const width = Math.max(right - left, NARROWEST);
  if (width <= WIDEST) return [[(left + right - width) / 2, top, width, bottom - top], ''];
  const [x, y] = areas[0];
  return [[x - 2 * MARGIN, y - 200, 480, 400], ''];
}
