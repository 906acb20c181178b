// Cards alike are one number in the rules; on the table each is a thing of its own, with its own picture and its own way.

import { artistOf, MASTERS, type View } from './view';

export interface Piece {
  /** Stays with the card wherever it goes. */
  key: number;
  /** The kind of card; -1 for one whose face the reader may not see. */
  card: number;
  picture: number;
  /** Whether it has just been turned face up. */
  turned: boolean;
}

export interface Hung {
  extra: Piece[];
  hands: Piece[][];
  chosen: Piece[][];
  down: Piece[][];
  displays: Piece[][];
}

export const HIDDEN = -1;

let keys = 0;

const everything = (hung: Hung | null): Piece[] =>
  hung ? [...hung.extra, ...[...hung.hands, ...hung.chosen, ...hung.down, ...hung.displays].flat()] : [];

/** The number of the picture on the n-th copy of a card: no two cards of an artist show the same, and motifs alternate. */
export function pictureOf(card: number, copy: number): number {
  const motifs = MASTERS[artistOf(card)].motifs;
  return copy * motifs + (((card % 6) + copy) % motifs);
}

/**
 * Give every card of a view its piece: the one it was before, if it only moved; a new one if it was dealt. Of cards alike the
 * one that was `played` moves.
 */
export function hang(view: View, before: Hung | null, played = 0): Hung {
  const free = new Set(everything(before));
  const used = new Set<string>();

  const keep = (old: Piece[] | undefined, cards: readonly number[]): (Piece | null)[] => {
    const there = (old ?? []).filter((piece) => free.has(piece));
    const here = [...there.filter((piece) => piece.key !== played), ...there.filter((piece) => piece.key === played)];
    return cards.map((card) => {
      const at = here.findIndex((piece) => piece.card === card);
      if (at < 0) return null;
      const [piece] = here.splice(at, 1);
      free.delete(piece);
      used.add(`${card}:${piece.picture}`);
      return piece.turned ? { ...piece, turned: false } : piece;
    });
  };
  const made = (card: number): Piece => {
    let copy = 0;
    while (card !== HIDDEN && used.has(`${card}:${pictureOf(card, copy)}`)) copy += 1;
    const picture = card === HIDDEN ? 0 : pictureOf(card, copy);
    used.add(`${card}:${picture}`);
    return { key: ++keys, card, picture, turned: false };
  };
  const moved = (card: number, sources: (Piece[] | undefined)[]): Piece | null => {
    const fits = (piece: Piece): boolean => free.has(piece) && piece.card === card;
    const turns = (piece: Piece): boolean => free.has(piece) && piece.card === HIDDEN;
    for (const test of [fits, turns]) {
      const found = sources.flatMap((source) => source ?? []).find(test);
      if (!found) continue;
      free.delete(found);
      if (found.card === card) {
        used.add(`${card}:${found.picture}`);
        return found;
      }
      return { ...made(card), key: found.key, turned: true };
    }
    return null;
  };

  const seats = view.players.map((player, seat) => ({
    hand: player.hand ?? [],
    chosen: player.has_chosen ? [player.chosen ?? HIDDEN] : [],
    down: player.face_down ?? Array<number>(player.face_down_size).fill(HIDDEN),
    display: player.display,
    old: {
      hand: before?.hands[seat],
      chosen: before?.chosen[seat],
      down: before?.down[seat],
      display: before?.displays[seat],
    },
  }));
  const kept = {
    extra: keep(before?.extra, view.extra === null ? [] : [view.extra]),
    displays: seats.map((seat) => keep(seat.old.display, seat.display)),
    down: seats.map((seat) => keep(seat.old.down, seat.down)),
    chosen: seats.map((seat) => keep(seat.old.chosen, seat.chosen)),
    hands: seats.map((seat) => keep(seat.old.hand, seat.hand)),
  };
  const fill = (pieces: (Piece | null)[], cards: readonly number[], sources: (Piece[] | undefined)[]): Piece[] =>
    pieces.map((piece, at) => piece ?? moved(cards[at], sources) ?? made(cards[at]));

  return {
    extra: fill(kept.extra, view.extra === null ? [] : [view.extra], []),
    displays: seats.map((seat, i) =>
      fill(kept.displays[i], seat.display, [seat.old.chosen, seat.old.down, seat.old.hand]),
    ),
    down: seats.map((seat, i) => fill(kept.down[i], seat.down, [seat.old.hand])),
    chosen: seats.map((seat, i) => fill(kept.chosen[i], seat.chosen, [seat.old.hand])),
    hands: seats.map((seat, i) => fill(kept.hands[i], seat.hand, [seat.old.chosen, seat.old.display, seat.old.down])),
  };
}

/** The cards before a player, a group an artist, in the order of the artists. */
export function groups(pieces: readonly Piece[]): Piece[][] {
  const found = new Map<string, Piece[]>();
  for (const piece of pieces) {
    const artist = artistOf(piece.card);
    found.set(artist, [...(found.get(artist) ?? []), piece]);
  }
  return [...found.values()];
}
