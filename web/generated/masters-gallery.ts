// Written by scripts/typescript.py from the rules: change those, not this.

/** The name of the game. */
export const GAME = 'masters-gallery';

/** The table of Masters Gallery as a seat sees it: its own cards, the number of the others' (Jeu). */
export interface View {
  readonly game: 'masters-gallery';
  /** The reader's; none for a spectator. */
  readonly seat: number | null;
  readonly round: number;
  readonly rounds: number;
  readonly first: number | null;
  /** As many face-up cards of one artist end a round. */
  readonly threshold: number;
  readonly pile: number;
  /** The card that is turned up when a round begins. */
  readonly extra: number | null;
  readonly gone: readonly number[];
  readonly awards_left: number;
  readonly award_worth: number;
  readonly artists: readonly ArtistCard[];
  /** The top three of each round that is over. */
  readonly rankings: readonly (readonly number[])[];
  readonly players: readonly Area[];
}

/** An artist card with its tokens, how many of its masterpieces are on the table, and what they would count now. */
export interface ArtistCard {
  readonly artist: Artist;
  /** How many masterpieces of the artist there are. */
  readonly cards: number;
  /** How many of them lie face up. */
  readonly shown: number;
  readonly value_tokens: readonly number[];
  readonly awards: number;
  /** What each counts in a round in which the artist is among the top three. */
  readonly worth: number;
  /** The place among the top three if the round ended now. */
  readonly place: number | null;
  /** What each would count if the round ended now. */
  readonly each: number;
}

/** What lies before a player; the hand, the face-down cards and the chosen one only if they are the reader's. */
export interface Area {
  readonly hand: readonly number[] | null;
  readonly hand_size: number;
  readonly display: readonly number[];
  readonly face_down: readonly number[] | null;
  readonly face_down_size: number;
  readonly has_chosen: boolean;
  readonly chosen: number | null;
  readonly scored: readonly Scored[];
  /** What each round has brought, as far as it is counted. */
  readonly round_points: readonly number[];
  readonly points: number;
  /** What the round would add if it ended with the cards face up. */
  readonly standing: number;
}

/** What the cards of an artist brought in a round. */
export type Scored = readonly [round: number, artist: number, cards: number, value: number, points: number];

/** What the cards of a number show. */
export interface Card {
  readonly artist: Artist;
  readonly symbol: CardSymbol;
}

export type Artist = 'vermeer' | 'degas' | 'monet' | 'renoir' | 'van_gogh';

export type CardSymbol = 'plain' | 'draw' | 'second_face_up' | 'second_face_down' | 'simultaneous' | 'award';

/** The things on the table that answers point at. */
export type TargetType = 'artist' | 'card' | 'seat';

/** What seats are asked: the step that waits, and its arguments. */
export type Asked =
  | { readonly kind: 'PlayCard'; readonly step: Readonly<Record<string, never>> }
  | { readonly kind: 'SecondFaceUp'; readonly step: { readonly artist: number } }
  | { readonly kind: 'SecondFaceDown'; readonly step: Readonly<Record<string, never>> }
  | { readonly kind: 'ChooseCard'; readonly step: Readonly<Record<string, never>> }
  | { readonly kind: 'PlaceAward'; readonly step: Readonly<Record<string, never>> }
  | { readonly kind: 'AddCards'; readonly step: { readonly left: number } };

/** The names of what seats are asked. */
export type Decision = Asked['kind'];

/** A step as it travels: its name and its arguments. */
export type Step =
  | readonly [name: 'PlayCard', seat: number]
  | readonly [name: 'SecondFaceUp', seat: number, artist: number]
  | readonly [name: 'SecondFaceDown', seat: number]
  | readonly [name: 'ChooseCard', seat: number]
  | readonly [name: 'PlaceAward', seat: number]
  | readonly [name: 'AddCards', seat: number, left: number]
  | readonly [name: 'FirstPlayer']
  | readonly [name: 'Deal', seat: number, left: number]
  | readonly [name: 'RevealExtra']
  | readonly [name: 'DrawCard', seat: number]
  | readonly [name: 'NewRound']
  | readonly [name: 'EndTurn', seat: number, artist: number]
  | readonly [name: 'RevealCards']
  | readonly [name: 'EndRound', ender: number]
  | readonly [name: 'RevealHidden']
  | readonly [name: 'RankArtists']
  | readonly [name: 'ScorePlayer', seat: number]
  | readonly [name: 'CountPoints', seat: number]
  | readonly [name: 'ClearTable', ender: number];

/** The answers that have a name, by what is asked. */
export const ANSWERS = {
  SecondFaceUp: { decline: 30 },
  SecondFaceDown: { decline: 30 },
  AddCards: { decline: 30 },
} as const;

export const ARTISTS = ['vermeer', 'degas', 'monet', 'renoir', 'van_gogh'] as const;

export const CARDS: readonly Card[] = [
  { artist: 'vermeer', symbol: 'plain' },
  { artist: 'vermeer', symbol: 'draw' },
  { artist: 'vermeer', symbol: 'second_face_up' },
  { artist: 'vermeer', symbol: 'second_face_down' },
  { artist: 'vermeer', symbol: 'simultaneous' },
  { artist: 'vermeer', symbol: 'award' },
  { artist: 'degas', symbol: 'plain' },
  { artist: 'degas', symbol: 'draw' },
  { artist: 'degas', symbol: 'second_face_up' },
  { artist: 'degas', symbol: 'second_face_down' },
  { artist: 'degas', symbol: 'simultaneous' },
  { artist: 'degas', symbol: 'award' },
  { artist: 'monet', symbol: 'plain' },
  { artist: 'monet', symbol: 'draw' },
  { artist: 'monet', symbol: 'second_face_up' },
  { artist: 'monet', symbol: 'second_face_down' },
  { artist: 'monet', symbol: 'simultaneous' },
  { artist: 'monet', symbol: 'award' },
  { artist: 'renoir', symbol: 'plain' },
  { artist: 'renoir', symbol: 'draw' },
  { artist: 'renoir', symbol: 'second_face_up' },
  { artist: 'renoir', symbol: 'second_face_down' },
  { artist: 'renoir', symbol: 'simultaneous' },
  { artist: 'renoir', symbol: 'award' },
  { artist: 'van_gogh', symbol: 'plain' },
  { artist: 'van_gogh', symbol: 'draw' },
  { artist: 'van_gogh', symbol: 'second_face_up' },
  { artist: 'van_gogh', symbol: 'second_face_down' },
  { artist: 'van_gogh', symbol: 'simultaneous' },
  { artist: 'van_gogh', symbol: 'award' },
];
