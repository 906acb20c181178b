// What the server tells of a position of Masters Gallery, and how the client shows it.

import { CARDS, GAME, type Artist, type CardSymbol } from '../../../generated/masters-gallery';
import { viewOf, type View as AnyView, type ViewOf } from '../../protocol/views';

export { ARTISTS } from '../../../generated/masters-gallery';
export type { Area, Artist, ArtistCard, View } from '../../../generated/masters-gallery';

/** A view of this game. */
export const seen = (view: AnyView): ViewOf<typeof GAME> => viewOf(GAME, view);

type Marked = Exclude<CardSymbol, 'plain'>;

export const artistOf = (card: number): Artist => CARDS[card].artist;

/** The symbol of a card; nothing on a plain one. */
export function symbolOf(card: number): Marked | null {
  const { symbol } = CARDS[card];
  return symbol === 'plain' ? null : symbol;
}

/** The number of a card. */
export const cardOf = (artist: Artist, symbol: CardSymbol = 'plain'): number =>
  CARDS.findIndex((card) => card.artist === artist && card.symbol === symbol);

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
