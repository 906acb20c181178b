// What the server tells of a position of Bioutifoul, and how the client shows it.

import { ACTIONS, ARTISTS, GAME, MOVES, type Face, type Verb, type View } from '../../../generated/bioutifoul';
import { viewOf, type View as AnyView, type ViewOf } from '../../protocol/views';

export { ACTIONS, ARTISTS, MOVES, PHASES } from '../../../generated/bioutifoul';
export type { Face, Gallery, View } from '../../../generated/bioutifoul';

export type Artist = (typeof ARTISTS)[number];

/** A view of this game. */
export const seen = (view: AnyView): ViewOf<typeof GAME> => viewOf(GAME, view);

/** The answer that buys or sells a work of an artist, or mounts an exhibition. */
export const actionOf = (verb: Verb, number: number): number =>
  ACTIONS.findIndex((action) => action.verb === verb && action.number === number);

/** The answer that moves an artist to a place of the column. */
export const moveOf = (artist: number, place: number): number =>
  MOVES.findIndex((move) => move.artist === artist && move.place === place);

/** The name, the colour of the band, the emblem, and the picture on the artist card. */
export const PAINTERS: Record<Artist, { name: string; colour: string; picture: number; emblem: string }> = {
  alice: {
    name: 'Alice',
    colour: '#3C9472',
    picture: 3,
    emblem: '<path d="M4 17C3 8 8 3 17 3c0 9-5 14-13 14zM4 17 11.5 9.5"/>',
  },
  heinrich: {
    name: 'Heinrich',
    colour: '#4A4744',
    picture: 0,
    emblem: '<circle cx="10" cy="4" r="1.7"/><path d="M9.3 5.6 5 17.5M10.7 5.6 15 17.5M6 13q4 3 8 0"/>',
  },
  rodrigo: {
    name: 'Rodrigo',
    colour: '#9A3F7C',
    picture: 0,
    emblem:
      '<path d="M3 16c2-1 1-9 5-11 3.5-1.5 5 2 2.5 4S6 10 7 13s6 3 10-1"/><circle cx="14.5" cy="5.5" r="1" fill="currentColor"/>',
  },
  sunny: {
    name: 'Sunny',
    colour: '#E9AE2B',
    picture: 0,
    emblem: '<path d="M3 14a7 7 0 0 1 14 0zM10 2.5v2M3.5 5.5 5 7M16.5 5.5 15 7M2 17.5h16"/>',
  },
};

export const nameOf = (artist: number): string => PAINTERS[ARTISTS[artist]].name;
export const colourOf = (artist: number): string => PAINTERS[ARTISTS[artist]].colour;

/** The pictures of an exhibition card: no two cards of a kind show the same two. */
export const hangings = (kind: number, copy: number): [number, number] => [
  6 + ((2 * kind + copy) % 6),
  6 + ((kind + 2 * copy + 3) % 6),
];

export interface Showing {
  seat: number;
  count: number;
  /** Whether this gallery has the point of the majority. */
  most: boolean;
}

/** How often every gallery shows an artist, the most often first. */
export function showings(view: View, artist: number): Showing[] {
  return view.players
    .map((player, seat) => ({ seat, count: player.shown[artist], most: player.majorities.includes(artist) }))
    .sort((a, b) => b.count - a.count || a.seat - b.seat);
}

/** What an influence card of a number shows. */
export const faceOf = (view: View, card: number): Face => view.influence_faces[card];
/** The cards that show an artist, or any. */
export const showing = (view: View, cards: readonly number[], artist: number): number =>
  cards.filter((card) => [artist, null].includes(faceOf(view, card).artist)).length;

export interface Group {
  /** The artist, or the number of another card of an owner's sheet. */
  artist: number;
  cards: number;
  /** How many of them everybody knows. */
  known: number;
}

/** A hand of influence cards, artist by artist, or face by face. */
export function byArtist(known: readonly number[], hidden: readonly number[]): Group[] {
  const count = (cards: readonly number[], artist: number): number => cards.filter((card) => card === artist).length;
  return [...new Set([...known, ...hidden])]
    .sort((a, b) => a - b)
    .map((artist) => ({
      artist,
      cards: count(known, artist) + count(hidden, artist),
      known: count(known, artist),
    }));
}
