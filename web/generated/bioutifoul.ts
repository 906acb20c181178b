// Written by scripts/typescript.py from the rules: change those, not this.

/** The name of the game. */
export const GAME = 'bioutifoul';

/** The table of Bioutifoul as a seat sees it: all but the piles and the secret cards in the others' hands. */
export interface View {
  readonly game: 'bioutifoul';
  /** The reader's; none for a spectator. */
  readonly seat: number | null;
  readonly over: boolean;
  readonly first: number | null;
  readonly turn: number | null;
  readonly round: number;
  readonly phase: Phase | null;
  readonly actions_taken: number;
  readonly action_limit: number;
  readonly influence_limit: number;
  readonly gallery_limit: number;
  /** The works bought in this turn, which cannot be sold again in it. */
  readonly bought: readonly number[];
  readonly last_round: boolean;
  /** Table rounds in a row in which nobody mounted an exhibition. */
  readonly quiet_rounds: number;
  readonly quiet_limit: number;
  /** The artists from the top of the column to its bottom. */
  readonly column: readonly number[];
  /** What a work of each artist costs and brings. */
  readonly ratings: readonly (number | null)[];
  /** The same by place of the column. */
  readonly column_ratings: readonly number[];
  readonly market_works: readonly number[];
  readonly market_works_limit: number;
  readonly work_pile: number;
  readonly work_pile_holds: readonly number[];
  readonly discard: readonly number[];
  readonly market_exhibitions: readonly number[];
  readonly market_exhibitions_limit: number;
  readonly exhibition_pile: number;
  readonly exhibitions_removed: number;
  readonly exhibitions_unseen: readonly number[];
  /** The two artists of each exhibition. */
  readonly exhibition_artists: readonly (readonly [number, number])[];
  readonly influence_pile: number;
  readonly influence_faces: readonly Face[];
  readonly players: readonly Gallery[];
}

/** What an influence card shows: an artist, or nobody if it moves any, and an arrow if it moves one way only. */
export interface Face {
  readonly artist: number | null;
  readonly way: Way;
}

/** A player's gold, gallery and hand; the secret cards of the hand only if they are the reader's. */
export interface Gallery {
  readonly gold: number;
  readonly works: readonly number[];
  readonly exhibitions: readonly number[];
  /** How often each artist is on the exhibitions. */
  readonly shown: readonly number[];
  /** The artists shown most often, alone or not. */
  readonly majorities: readonly number[];
  /** How many influence cards are in the hand. */
  readonly influence: number;
  /** Those of them that everybody knows. */
  readonly known: readonly number[];
  /** The reader's own secret cards; none of anybody else's. */
  readonly hidden: readonly number[] | null;
  /** Who gets the influence cards that this player plays: the seat on the right. */
  readonly heir: number;
  readonly points: number;
  /** What the points are made of. */
  readonly made: Makings;
  readonly wealth: number;
}

/** What points are made of. */
export type Makings = readonly [exhibitions: number, all_artists: number, majorities: number];

/** What an answer does, with the works of which artist, or with which exhibition. */
export interface Action {
  readonly verb: Verb;
  readonly number: number;
}

/** What an answer moves: an artist, to a place of the column. */
export interface ArtistMove {
  readonly artist: number;
  readonly place: number;
}

export type Phase = 'influence' | 'actions' | 'bank';

export type Verb = 'buy' | 'sell' | 'mount';

export type Way = 'either' | 'up' | 'down';

/** The things on the table that answers point at. */
export type TargetType = 'action' | 'artist' | 'exhibition' | 'influence' | 'move' | 'seat' | 'work';

/** What seats are asked: the step that waits, and its arguments. */
export type Asked =
  | { readonly kind: 'MoveArtist'; readonly step: Readonly<Record<string, never>> }
  | { readonly kind: 'TakeAction'; readonly step: Readonly<Record<string, never>> }
  | { readonly kind: 'PlayInfluence'; readonly step: { readonly artist: number; readonly places: number; readonly least: number } };

/** The names of what seats are asked. */
export type Decision = Asked['kind'];

/** A step as it travels: its name and its arguments. */
export type Step =
  | readonly [name: 'MoveArtist', seat: number]
  | readonly [name: 'TakeAction', seat: number]
  | readonly [name: 'PlayInfluence', seat: number, artist: number, places: number, least: number]
  | readonly [name: 'PlaceArtist', place: number]
  | readonly [name: 'FirstPlayer']
  | readonly [name: 'LayOutWork']
  | readonly [name: 'LayOutExhibition']
  | readonly [name: 'DrawInfluence', seat: number, left: number]
  | readonly [name: 'BeginTurn', seat: number]
  | readonly [name: 'RenewWorks', case_: number]
  | readonly [name: 'PassInfluence', seat: number, artist: number, cards: number]
  | readonly [name: 'PassCard', seat: number, influence: number]
  | readonly [name: 'BuyWork', seat: number, artist: number]
  | readonly [name: 'SellWork', seat: number, artist: number]
  | readonly [name: 'MountExhibition', seat: number, exhibition: number]
  | readonly [name: 'Compensate', seat: number]
  | readonly [name: 'Bank', seat: number]
  | readonly [name: 'ShuffleDiscard']
  | readonly [name: 'EndTurn', seat: number]
  | readonly [name: 'EndGame'];

/** The answers that have a name, by what is asked. */
export const ANSWERS = { MoveArtist: { no_influence: 16 }, TakeAction: { end: 14 } } as const;

export const ARTISTS = ['alice', 'heinrich', 'rodrigo', 'sunny'] as const;

export const PHASES = ['influence', 'actions', 'bank'] as const;

export const ACTIONS: readonly Action[] = [
  { verb: 'buy', number: 0 },
  { verb: 'buy', number: 1 },
  { verb: 'buy', number: 2 },
  { verb: 'buy', number: 3 },
  { verb: 'sell', number: 0 },
  { verb: 'sell', number: 1 },
  { verb: 'sell', number: 2 },
  { verb: 'sell', number: 3 },
  { verb: 'mount', number: 0 },
  { verb: 'mount', number: 1 },
  { verb: 'mount', number: 2 },
  { verb: 'mount', number: 3 },
  { verb: 'mount', number: 4 },
  { verb: 'mount', number: 5 },
];

export const MOVES: readonly ArtistMove[] = [
  { artist: 0, place: 0 },
  { artist: 0, place: 1 },
  { artist: 0, place: 2 },
  { artist: 0, place: 3 },
  { artist: 1, place: 0 },
  { artist: 1, place: 1 },
  { artist: 1, place: 2 },
  { artist: 1, place: 3 },
  { artist: 2, place: 0 },
  { artist: 2, place: 1 },
  { artist: 2, place: 2 },
  { artist: 2, place: 3 },
  { artist: 3, place: 0 },
  { artist: 3, place: 1 },
  { artist: 3, place: 2 },
  { artist: 3, place: 3 },
];
