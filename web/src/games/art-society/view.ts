// What the server tells of a position of Art Society, and what follows from it for the eye.

import {
  GAME,
  type Decor,
  type HungDecor,
  type HungPainting,
  type Painting,
  type View,
} from '../../../generated/art-society';
import { viewOf, type View as AnyView } from '../../protocol/views';

export { DECOR, GENRES } from '../../../generated/art-society';
export type { Area, Frame, Genre, Marker, Painting, ScoreLine, View, WallPrint } from '../../../generated/art-society';

/** A painting or a decor tile. */
export type Tile = Painting | Decor;
/** A tile on a wall. */
export type Hung = HungPainting | HungDecor;

/** A view of this game. */
export const seen = (view: AnyView): View => viewOf(GAME, view);

/** Whether the bids of the round lie open: each pile then has a card a round, on the start bid card. */
export const revealed = (view: View): boolean => view.round > 0 && view.players[0].pile_size > view.round;

/** The seats as their bids stand: the highest first once they are open, else around the table from the reader. */
export function bidders(view: View): number[] {
  const seats = view.players.map((_, at) => ((view.seat ?? 0) + at) % view.players.length);
  if (!revealed(view)) return seats;
  const waits = (seat: number): number => (view.to_hang.length ? view.to_hang : view.picking).indexOf(seat);
  return seats.sort((a, b) => (view.players[b].top_bid ?? 0) - (view.players[a].top_bid ?? 0) || waits(a) - waits(b));
}
