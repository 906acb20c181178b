// A view as that of the game which is played. All views say which game they are of, so nobody has to believe it.

import type { View } from '../../generated/games';

export type { View };
export type ViewOf<Game extends View['game']> = Extract<View, { game: Game }>;

const isOf = <Game extends View['game']>(game: Game, view: View): view is ViewOf<Game> => view.game === game;

/** The view of a position of one game, in the words of that game. */
export function viewOf<Game extends View['game']>(game: Game, view: View): ViewOf<Game> {
  if (isOf(game, view)) return view;
  throw new TypeError(`this is no view of ${game}`);
}
