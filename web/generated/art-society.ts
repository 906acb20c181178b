// Written by scripts/typescript.py from the rules: change those, not this.

/** The name of the game. */
export const GAME = 'art-society';

/** The table as a seat sees it: all walls and the museum, its own hand, the number of the others' cards. */
export interface View {
  readonly game: 'art-society';
  readonly seat: number | null;
  readonly round: number;
  readonly gavel: number | null;
  /** Why the game ends with this round, if it does (p. 7). */
  readonly ending: readonly Ending[];
  readonly over: boolean;
  readonly wall: WallPrint;
  readonly stacks: readonly Stack[];
  /** The stacks of the lots that lie face down. */
  readonly chosen: readonly number[];
  readonly lots: readonly (Painting | null)[];
  /** How many lots a round has. */
  readonly auctioned: number;
  readonly museum: readonly Painting[];
  readonly track: number;
  readonly podium: readonly number[];
  readonly genres: readonly Marker[];
  readonly decor: readonly DecorStock[];
  /** Whether decor may hang standing too, and not only lying. */
  readonly decor_standing: boolean;
  readonly bid_cards: readonly number[];
  /** The seats that have still to pick, in their order. */
  readonly picking: readonly number[];
  /** The seats that have still to hang, in their order. */
  readonly to_hang: readonly number[];
  readonly hanging: HangingPainting | HangingDecor | null;
  readonly decor_due: DecorDue | null;
  /** The start paintings that nobody was dealt. */
  readonly out_of_game: readonly Painting[];
  readonly players: readonly Area[];
}

/** What is printed on a gallery board; cells are numbered row by row from the top left. */
export interface WallPrint {
  readonly columns: number;
  readonly rows: number;
  readonly stars: readonly number[];
  /** Its rows, the top one 0. */
  readonly eyeline: readonly number[];
  readonly corners: readonly number[];
}

/** A stack of face-down paintings: what their backs show, and how many are left beside the lots chosen. */
export interface Stack {
  readonly stack: number;
  readonly width: number;
  readonly height: number;
  readonly value: number;
  readonly left: number;
}

/** A painting, face up. */
export interface Painting {
  readonly tile: number;
  readonly kind: 'painting';
  readonly genre: Genre;
  readonly frame: Frame;
  readonly width: number;
  readonly height: number;
  readonly value: number;
}

/** A genre's marker: its total, its space on the track and its side, and what its paintings are worth now. */
export interface Marker {
  readonly genre: Genre;
  readonly prestige: number;
  /** The space on the track; 0 off it. */
  readonly space: number;
  readonly black: boolean;
  readonly level: number;
  readonly in_museum: number;
}

/** The decor tiles of a value in the supply. */
export interface DecorStock {
  readonly value: number;
  readonly left: number;
}

/** The painting that is being hung just now, and by whom. */
export interface HangingPainting {
  readonly seat: number;
  readonly tile: number;
  readonly kind: 'painting';
  readonly genre: Genre;
  readonly frame: Frame;
  readonly width: number;
  readonly height: number;
  readonly value: number;
}

/** The decor tile that is being hung just now, and by whom. */
export interface HangingDecor {
  readonly seat: number;
  readonly tile: number;
  readonly kind: 'decor';
  readonly width: number;
  readonly height: number;
  readonly value: number;
}

/** The decor that somebody is taking just now: up to a value, or tiles of a value in all. */
export interface DecorDue {
  readonly seat: number;
  readonly left: number;
  readonly several: boolean;
  readonly wanted: number;
}

/** What belongs to a player; the hand and the pile below its top card only if they are the reader's (ch. 2). */
export interface Area {
  /** Open to all at the end, where its sum settles a tie (p. 8; A24). */
  readonly hand: readonly number[] | null;
  /** The sum of the bid cards left, told once the game is over. */
  readonly hand_total: number | null;
  readonly hand_size: number;
  readonly pile: readonly number[] | null;
  readonly pile_size: number;
  readonly top_bid: number | null;
  readonly has_bid: boolean;
  readonly bid: number | null;
  readonly tiles: readonly (HungPainting | HungDecor)[];
  /** The paintings in a faux pas, two by two, by their cells. */
  readonly clashes: readonly (readonly [number, number])[];
  /** Cells without a tile. */
  readonly free: number;
  readonly assistant: Painting | Decor | null;
  readonly picked: Painting | null;
  readonly excess: readonly Painting[];
  readonly excess_to_end: number;
  readonly score: readonly (PrestigeLine | ScoreLine)[];
  readonly points: number;
}

/** A painting on a wall: where its upper left cell is, and whether it is part of a faux pas. */
export interface HungPainting {
  readonly tile: number;
  readonly kind: 'painting';
  readonly genre: Genre;
  readonly frame: Frame;
  readonly width: number;
  readonly height: number;
  readonly value: number;
  readonly cell: number;
  readonly column: number;
  readonly row: number;
  readonly faux_pas: boolean;
}

/** A decor tile on a wall. */
export interface HungDecor {
  readonly tile: number;
  readonly kind: 'decor';
  readonly width: number;
  readonly height: number;
  readonly value: number;
  readonly cell: number;
  readonly column: number;
  readonly row: number;
  readonly faux_pas: boolean;
}

/** A decor tile; its value is its shields. */
export interface Decor {
  readonly tile: number;
  readonly kind: 'decor';
  readonly width: number;
  readonly height: number;
  readonly value: number;
}

/** The paintings of a genre that count, those of a faux pas that do not, and what each is worth (p. 8). */
export interface PrestigeLine {
  readonly line: 'prestige';
  readonly genre: Genre;
  readonly faux_pas: number;
  readonly count: number;
  readonly each: number;
}

/** Another line of the score: what is counted, how many, what each is worth (p. 8). */
export interface ScoreLine {
  readonly line: 'decor' | 'eyeline' | 'full' | 'corners' | 'excess';
  readonly count: number;
  readonly each: number;
}

export type Ending = 'full' | 'excess' | 'hands';

export type Frame = 'gold' | 'shell' | 'wood' | 'silver';

export type Genre = 'city' | 'portrait' | 'still_life' | 'landscape';

/** The things on the table that answers point at. */
export type TargetType = 'answer' | 'bid' | 'cell' | 'decor' | 'lot' | 'painting' | 'stack';

/** What seats are asked: the step that waits, and its arguments. */
export type Asked =
  | { readonly kind: 'HangStartPainting'; readonly step: Readonly<Record<string, never>> }
  | { readonly kind: 'ChooseLot'; readonly step: { readonly left: number } }
  | { readonly kind: 'Bid'; readonly step: Readonly<Record<string, never>> }
  | { readonly kind: 'Pick'; readonly step: Readonly<Record<string, never>> }
  | { readonly kind: 'Hang'; readonly step: Readonly<Record<string, never>> }
  | { readonly kind: 'HangFromAssistant'; readonly step: Readonly<Record<string, never>> }
  | { readonly kind: 'HangFromMuseum'; readonly step: Readonly<Record<string, never>> }
  | { readonly kind: 'HangDecor'; readonly step: { readonly decor: number } }
  | { readonly kind: 'TakeDecor'; readonly step: { readonly left: number; readonly several: boolean; readonly wanted: number } }
  | { readonly kind: 'ExchangeDecor'; readonly step: { readonly value: number } }
  | { readonly kind: 'ExchangeLine'; readonly step: { readonly form: number } }
  | { readonly kind: 'ExchangeMuseum'; readonly step: Readonly<Record<string, never>> }
  | { readonly kind: 'ConfirmHanging'; readonly step: Readonly<Record<string, never>> };

/** The names of what seats are asked. */
export type Decision = Asked['kind'];

/** A step as it travels: its name and its arguments. */
export type Step =
  | readonly [name: 'HangStartPainting', seat: number]
  | readonly [name: 'ChooseLot', seat: number, left: number]
  | readonly [name: 'Bid', seat: number]
  | readonly [name: 'Pick', seat: number]
  | readonly [name: 'Hang', seat: number]
  | readonly [name: 'HangFromAssistant', seat: number]
  | readonly [name: 'HangFromMuseum', seat: number]
  | readonly [name: 'HangDecor', seat: number, decor: number]
  | readonly [name: 'TakeDecor', seat: number, left: number, several: boolean, wanted: number]
  | readonly [name: 'ExchangeDecor', seat: number, value: number]
  | readonly [name: 'ExchangeLine', seat: number, form: number]
  | readonly [name: 'ExchangeMuseum', seat: number]
  | readonly [name: 'ConfirmHanging', seat: number]
  | readonly [name: 'DealStartPainting', seat: number]
  | readonly [name: 'DealStartBid', seat: number]
  | readonly [name: 'TurnLot']
  | readonly [name: 'FirstAuctioneer']
  | readonly [name: 'NewRound']
  | readonly [name: 'RevealBids']
  | readonly [name: 'EndPick', seat: number]
  | readonly [name: 'EndHanging', seat: number]
  | readonly [name: 'RaisePrestige']
  | readonly [name: 'PassGavel'];

/** The answers that have a name, by what is asked. */
export const ANSWERS = {
  Hang: { give: 120, held: 121, museum: 122, excess: 123 },
  HangDecor: { give: 120 },
  TakeDecor: { exchange_1: 5, exchange_2: 6, exchange_3: 7, held: 8, forgo: 9 },
  ExchangeDecor: {
    '1_1_for_2_lying': 0,
    '1_1_for_2_standing': 1,
    '1_1_1_for_3_lying': 2,
    '1_1_1_for_3_standing': 3,
    '1_2_for_3_lying': 4,
    '1_2_for_3_standing': 5,
    '2_1_for_3_lying': 6,
    '2_1_for_3_standing': 7,
    '2_for_1_1_lying': 8,
    '2_for_1_1_standing': 9,
    '3_for_1_1_1_lying': 10,
    '3_for_1_1_1_standing': 11,
    '3_for_1_2_lying': 12,
    '3_for_1_2_standing': 13,
    '3_for_2_1_lying': 14,
    '3_for_2_1_standing': 15,
  },
  ConfirmHanging: { held: 0, confirm: 1 },
} as const;

export const GENRES = ['city', 'portrait', 'still_life', 'landscape'] as const;

export const DECOR: readonly Decor[] = [
  { tile: 116, kind: 'decor', width: 1, height: 1, value: 1 },
  { tile: 117, kind: 'decor', width: 2, height: 1, value: 2 },
  { tile: 118, kind: 'decor', width: 1, height: 2, value: 2 },
  { tile: 119, kind: 'decor', width: 3, height: 1, value: 3 },
  { tile: 120, kind: 'decor', width: 1, height: 3, value: 3 },
];
