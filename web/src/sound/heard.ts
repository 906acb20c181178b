// What is worth a sound: the reader's turn, a piece placed, the end of a round, the end of the game.

export type Sound = 'turn' | 'piece' | 'round' | 'end';

/** As much of a table as can be heard. */
export interface Heard {
  /** How many things have happened. */
  events: number;
  /** The round, where a game has rounds; 0 otherwise. */
  round: number;
  /** Which question waits for the reader; -1 for none. */
  question: number;
  finished: boolean;
}

/** The one sound of what changed, the rarest first; none on arriving at a table, none when it goes back in time. */
export function soundOf(before: Heard | null, now: Heard): Sound | null {
  if (!before || now.events < before.events) return null;
  if (now.finished) return before.finished ? null : 'end';
  if (now.round > before.round && before.round > 0) return 'round';
  if (now.question >= 0 && before.question < 0) return 'turn';
  return now.events > before.events ? 'piece' : null;
}
