// Tiles on a wall, to draw and to drag: which places there are and what they are worth, the server says.

import type { Hung, Tile, WallPrint } from './view';

export interface Place {
  column: number;
  row: number;
  width: number;
  height: number;
}

/** Two tiles side by side: where the sign of their meeting stands, in cells from the top left of the wall. */
export interface Meeting {
  x: number;
  y: number;
}

export const placed = (wall: WallPrint, tile: Tile, cell: number): Hung => ({
  ...tile,
  cell,
  column: cell % wall.columns,
  row: Math.floor(cell / wall.columns),
  faux_pas: false,
});

const overlap = (a: number, length: number, b: number, other: number): number =>
  Math.min(a + length, b + other) - Math.max(a, b);

/** The middle of the edge two tiles share; nothing if they meet at a corner or not at all. */
export function meeting(a: Place, b: Place): Meeting | null {
  const across = overlap(a.column, a.width, b.column, b.width);
  const down = overlap(a.row, a.height, b.row, b.height);
  if (across === 0 && down > 0) {
    return { x: Math.max(a.column, b.column), y: Math.max(a.row, b.row) + down / 2 };
  }
  if (down === 0 && across > 0) {
    return { x: Math.max(a.column, b.column) + across / 2, y: Math.max(a.row, b.row) };
  }
  return null;
}

/** The place a dragged tile snaps to: the nearest one, if it is near enough. */
export function snap(
  wall: WallPrint,
  spots: readonly number[],
  column: number,
  row: number,
  reach = 1.5,
): number | null {
  let best: number | null = null;
  let least = reach;
  for (const cell of spots) {
    const far = Math.hypot((cell % wall.columns) - column, Math.floor(cell / wall.columns) - row);
    if (far < least) [best, least] = [cell, far];
  }
  return best;
}

/** The next place for an arrow key: sideways in reading order, up and down to the nearest; around at the ends. */
export function step(wall: WallPrint, spots: readonly number[], from: number, key: string): number {
  const at = spots.indexOf(from);
  const around = (by: number): number => spots[(at + by + spots.length) % spots.length];
  if (key === 'ArrowLeft' || key === 'ArrowRight') return around(key === 'ArrowLeft' ? -1 : 1);
  const way = key === 'ArrowUp' ? -1 : 1;
  const [column, row] = [from % wall.columns, Math.floor(from / wall.columns)];
  const cost = (cell: number, shift = 0): number => {
    const ahead = (Math.floor(cell / wall.columns) - row) * way + shift;
    return ahead > 0 ? ahead * 2.5 + Math.abs((cell % wall.columns) - column) : Infinity;
  };
  const nearest = (shift: number): number =>
    spots.reduce((best, cell) => (cost(cell, shift) < cost(best, shift) ? cell : best), from);
  const found = nearest(0);
  return found === from ? nearest(wall.rows) : found;
}

/** Things on a line, moved apart until they keep a distance: those that crowd together stay around their middle. */
export function spread(wanted: readonly number[], distance: number): number[] {
  const order = wanted.map((_, at) => at).sort((a, b) => wanted[a] - wanted[b]);
  const groups: { members: number[]; middle: number }[] = [];
  for (const at of order) {
    let group = { members: [at], middle: wanted[at] };
    let last = groups.at(-1);
    while (last && group.middle - last.middle < ((group.members.length + last.members.length) / 2) * distance) {
      const members: number[] = [...last.members, ...group.members];
      group = { members, middle: members.reduce((sum, member) => sum + wanted[member], 0) / members.length };
      groups.pop();
      last = groups.at(-1);
    }
    groups.push(group);
  }
  const places = [...wanted];
  for (const { members, middle } of groups) {
    members.forEach((member, n) => (places[member] = middle + (n - (members.length - 1) / 2) * distance));
  }
  return places;
}
