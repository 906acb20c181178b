// What the server tells of a position of Masters Gallery.

import type { IconName } from '../../parts/icons';

export const ARTISTS = ['vermeer', 'degas', 'monet', 'renoir', 'van_gogh'] as const;
export type Artist = (typeof ARTISTS)[number];

const SYMBOLS: (IconName | null)[] = [null, 'draw', 'second_face_up', 'second_face_down', 'simultaneous', 'award'];

export const artistOf = (card: number): Artist => ARTISTS[Math.floor(card / 6)];
export const symbolOf = (card: number): IconName | null => SYMBOLS[card % 6];

export interface ArtistCard {
  artist: Artist;
  cards: number;
  shown: number;
  value_tokens: number[];
  awards: number;
  worth: number;
  place: number | null;
  each: number;
}

export interface Area {
  hand: number[] | null;
  hand_size: number;
  display: number[];
  face_down: number[] | null;
  face_down_size: number;
  has_chosen: boolean;
  chosen: number | null;
  /** Lines of round, artist, cards, value. */
  scored: [number, number, number, number][];
  points: number;
  standing: number;
}

export interface View {
  seat: number | null;
  round: number;
  rounds: number;
  first: number | null;
  threshold: number;
  pile: number;
  extra: number | null;
  awards_left: number;
  award_worth: number;
  artists: ArtistCard[];
  players: Area[];
}

/** The colour of an artist's band, the emblem, the name, a picture for the artist card, and how many motifs there are. */
export const MASTERS: Record<
  Artist,
  { name: string; colour: string; emblem: string; picture: number; motifs: number }
> = {
  vermeer: {
    name: 'Vermeer',
    colour: '#8A6A45',
    picture: 6,
    motifs: 6,
    emblem: '<path d="M4 3h12v14H4zM10 3v14M4 8h12M4 12.5h12"/>',
  },
  degas: {
    name: 'Degas',
    colour: '#DD7F3B',
    picture: 5,
    motifs: 6,
    emblem: '<path d="M10 5 2.5 14q7.5 4.5 15 0zM10 5v11M10 5 6 15.4M10 5l4 10.4M8 3.5h4"/>',
  },
  monet: {
    name: 'Monet',
    colour: '#5E9460',
    picture: 2,
    motifs: 6,
    emblem: '<path d="M10 12 16.5 9A8 5 0 1 1 12 7.1z"/><path d="M8.5 5.5a2.5 2.5 0 1 1 .1 0" stroke-width="1.3"/>',
  },
  renoir: {
    name: 'Renoir',
    colour: '#8C6BB1',
    picture: 1,
    motifs: 6,
    emblem:
      '<path d="M2 11C3 4.5 7 2.5 10 2.5S17 4.5 18 11q-2-1.6-4 0-2-1.6-4 0-2-1.6-4 0-2-1.6-4 0zM10 11v5.5a1.7 1.7 0 0 0 3.4 0"/>',
  },
  van_gogh: {
    name: 'Van Gogh',
    colour: '#E2B33A',
    picture: 0,
    motifs: 7,
    emblem:
      '<circle cx="10" cy="10" r="3.2"/><path d="M10 2v2.5M10 15.5V18M2 10h2.5M15.5 10H18M4.3 4.3l1.8 1.8M13.9 13.9l1.8 1.8M4.3 15.7l1.8-1.8M13.9 6.1l1.8-1.8"/>',
  },
};
