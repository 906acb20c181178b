// Tiles on a wall: where they fit, what they touch, and what a place would change.

import type { Area, Genre, Hung, Tile, View, WallPrint } from './view';

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

/** What counts on a wall, before or after a tile hangs. */
export interface Facts {
  free: number;
  decor: number;
  eyeline: number;
  corners: number;
  clashing: number;
  points: number;
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

export const covers = (tile: Place, column: number, row: number): boolean =>
  column >= tile.column && column < tile.column + tile.width && row >= tile.row && row < tile.row + tile.height;

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

/** The cells from which a tile may hang: inside, on free cells, sharing an edge with a tile that hangs already (p. 5). */
export function places(wall: WallPrint, hung: readonly Hung[], tile: Tile): number[] {
  const found: number[] = [];
  for (let row = 0; row + tile.height <= wall.rows; row += 1) {
    for (let column = 0; column + tile.width <= wall.columns; column += 1) {
      const there = { column, row, width: tile.width, height: tile.height };
      const free = hung.every(
        (other) =>
          overlap(column, tile.width, other.column, other.width) <= 0 ||
          overlap(row, tile.height, other.row, other.height) <= 0,
      );
      if (free && hung.some((other) => meeting(there, other))) found.push(row * wall.columns + column);
    }
  }
  return found;
}

const pairs = (hung: readonly Hung[], same: (a: Hung, b: Hung) => boolean): Meeting[] =>
  hung.flatMap((a, at) => hung.slice(at + 1).flatMap((b) => (same(a, b) ? (meeting(a, b) ?? []) : [])));

const same = (a: Tile, b: Tile, what: 'genre' | 'frame'): boolean =>
  a.kind === 'painting' && b.kind === 'painting' && a[what] === b[what];

/** Where paintings of one genre hang side by side. */
export const clashes = (hung: readonly Hung[]): Meeting[] => pairs(hung, (a, b) => same(a, b, 'genre'));

/** Where a tile would meet paintings with its own frame, each once (ch. 3). */
export const matches = (hung: readonly Hung[], tile: Hung): Meeting[] =>
  hung.flatMap((other) => (same(tile, other, 'frame') ? (meeting(tile, other) ?? []) : []));

/** Where a tile would meet paintings of its own genre. */
export const newClashes = (hung: readonly Hung[], tile: Hung): Meeting[] =>
  hung.flatMap((other) => (same(tile, other, 'genre') ? (meeting(tile, other) ?? []) : []));

/** The most prestigious genre, none while the museum is empty. */
export function leader(view: View): Genre | null {
  const best = view.genres.reduce((a, b) => (b.prestige > a.prestige ? b : a));
  return best.prestige > 0 ? best.genre : null;
}

/** What a wall with these tiles counts now (p. 8); the values of the lines are those of the player's score. */
export function facts(view: View, player: Area, hung: readonly Hung[]): Facts {
  const { wall } = view;
  const each = (line: string, genre?: Genre): number =>
    player.score.find((entry) => entry.line === line && ('genre' in entry ? entry.genre : undefined) === genre)?.each ??
    0;
  const clashing = hung.filter((tile) => newClashes(hung, tile).length > 0);
  const level = new Map(view.genres.map((marker) => [marker.genre, marker.level]));
  const prestige = hung
    .filter((tile) => !clashing.includes(tile))
    .reduce((sum, tile) => sum + (tile.kind === 'painting' ? (level.get(tile.genre) ?? 0) : 0), 0);
  const best = leader(view);
  const eyeline = hung.filter(
    (tile) =>
      tile.kind === 'painting' &&
      tile.genre === best &&
      wall.eyeline.some((row) => row >= tile.row && row < tile.row + tile.height),
  ).length;
  const decor = hung.reduce((sum, tile) => sum + (tile.kind === 'decor' ? tile.value : 0), 0);
  const bare = (cell: number): boolean =>
    !hung.some((tile) => covers(tile, cell % wall.columns, Math.floor(cell / wall.columns)));
  const corners = wall.corners.filter(bare).length;
  const free = wall.columns * wall.rows - hung.reduce((sum, tile) => sum + tile.width * tile.height, 0);
  const points =
    prestige +
    decor * each('decor') +
    eyeline * each('eyeline') +
    (free === 0 ? each('full') : 0) +
    corners * each('corners') +
    player.excess.length * each('excess');
  return { free, decor, eyeline, corners, clashing: clashing.length, points };
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
