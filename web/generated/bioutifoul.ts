// Written by scripts/typescript.py from the rules: change those, not this.

/** The name of the game. */
export const GAME = 'bioutifoul';

/** The things on the table that answers point at. */
export type TargetType = 'action' | 'artist' | 'exhibition' | 'influence' | 'move' | 'seat' | 'work';

/** What seats are asked. */
export type Decision = 'MoveArtist' | 'TakeAction' | 'PlayInfluence';

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
export const ANSWERS = {} as const;
