// What the server tells of a position of Art Society.

export const GENRES = ['city', 'portrait', 'still_life', 'landscape'] as const;
export type Genre = (typeof GENRES)[number];
export type Frame = 'gold' | 'shell' | 'wood' | 'silver';

/** A painting or a decor tile; genre and frame are those of paintings. */
export interface Tile {
  tile: number;
  kind: 'painting' | 'decor';
  genre?: Genre;
  frame?: Frame;
  width: number;
  height: number;
  value: number;
}

export interface Hung extends Tile {
  cell: number;
  column: number;
  row: number;
  faux_pas: boolean;
}

export interface Stack {
  stack: number;
  width: number;
  height: number;
  value: number;
  left: number;
}

export interface Marker {
  genre: Genre;
  prestige: number;
  /** The space on the track; 0 off it. */
  space: number;
  black: boolean;
  level: number;
  in_museum: number;
}

export interface ScoreLine {
  line: 'prestige' | 'decor' | 'eyeline' | 'full' | 'corners' | 'excess';
  genre?: Genre;
  count: number;
  each: number;
}

export interface Area {
  hand: number[] | null;
  hand_size: number;
  /** The sum of the bid cards left, told once the game is over. */
  hand_total: number | null;
  pile_size: number;
  top_bid: number | null;
  has_bid: boolean;
  bid: number | null;
  tiles: Hung[];
  /** The paintings in a faux pas, two by two, by their cells. */
  clashes: [number, number][];
  free: number;
  assistant: Tile | null;
  picked: Tile | null;
  excess: Tile[];
  excess_to_end: number;
  score: ScoreLine[];
  points: number;
}

export interface WallPrint {
  columns: number;
  rows: number;
  stars: number[];
  eyeline: number[];
  corners: number[];
}

export interface View {
  seat: number | null;
  round: number;
  gavel: number | null;
  ending: ('full' | 'excess' | 'hands')[];
  over: boolean;
  wall: WallPrint;
  stacks: Stack[];
  chosen: number[];
  lots: (Tile | null)[];
  museum: Tile[];
  track: number;
  podium: number[];
  genres: Marker[];
  decor: { value: number; left: number }[];
  decor_standing: boolean;
  bid_cards: number[];
  picking: number[];
  /** The seats that have still to hang, in their order. */
  to_hang: number[];
  hanging: (Tile & { seat: number }) | null;
  decor_due: { seat: number; left: number; several: boolean; wanted: number } | null;
  players: Area[];
}

/** The answers that stand for no cell and no decor tile, by the kind of question. */
export const ANSWERS = {
  give: { Hang: 120, HangDecor: 120 },
  held: { Hang: 121, TakeDecor: 8, ConfirmHanging: 0 },
  museum: { Hang: 122 },
  excess: { Hang: 123 },
  exchange: { TakeDecor: 5 },
  confirm: { ConfirmHanging: 1 },
} as const;

/** The five ways a decor tile can be taken, in the order of the answers. */
export const DECOR: Tile[] = [
  [1, 1],
  [2, 1],
  [1, 2],
  [3, 1],
  [1, 3],
].map(([width, height], at) => ({ tile: 116 + at, kind: 'decor', width, height, value: Math.max(width, height) }));

/** Whether the bids of the round lie open: each pile then has a card a round, on the start bid card. */
export const revealed = (view: View): boolean => view.round > 0 && view.players[0].pile_size > view.round;

/** The seats as their bids stand: the highest first once they are open, else around the table from the reader. */
export function bidders(view: View): number[] {
  const seats = view.players.map((_, at) => ((view.seat ?? 0) + at) % view.players.length);
  if (!revealed(view)) return seats;
  const waits = (seat: number): number => (view.to_hang.length ? view.to_hang : view.picking).indexOf(seat);
  return seats.sort((a, b) => (view.players[b].top_bid ?? 0) - (view.players[a].top_bid ?? 0) || waits(a) - waits(b));
}
