// Cards alike are one number in the rules; on the table each is a thing of its own, with its own picture, place and way.

import type { View } from './view';

export interface Piece {
  /** Stays with the card wherever it goes. */
  key: number;
  /** The artist of a work or an influence card, the number of an exhibition; HIDDEN for a face nobody here may see. */
  kind: number;
  /** Which of the cards alike it is: it chooses the picture. */
  copy: number;
}

export interface Room {
  works: Piece[];
  exhibitions: Piece[];
  known: Piece[];
  hidden: Piece[];
}

export interface Hung {
  /** What lies face up, place by place; a place emptied this turn stays empty until the bank fills it. */
  works: (Piece | null)[];
  exhibitions: (Piece | null)[];
  discard: Piece[];
  rooms: Room[];
}

export const HIDDEN = -1;

let keys = 0;

const there = (pieces: readonly (Piece | null)[] | undefined): Piece[] =>
  (pieces ?? []).filter((piece) => piece !== null);

/** Some cards of one sort (works, exhibitions or influence), of which those that stay keep their pieces. */
class Sort {
  private readonly free: Set<Piece>;
  private readonly used = new Set<string>();

  constructor(
    before: readonly Piece[],
    private readonly touched: number,
  ) {
    this.free = new Set(before);
  }

  /** The pieces of a place that stay, each where it was; of two alike the one that was not touched. */
  stay(old: readonly (Piece | null)[], kinds: readonly number[]): { kept: (Piece | null)[]; wanted: number[] } {
    const wanted = [...kinds];
    const staying = new Set<Piece>();
    const order = [...there(old)].sort((a, b) => Number(a.key === this.touched) - Number(b.key === this.touched));
    for (const piece of order) {
      const at = wanted.indexOf(piece.kind);
      if (at < 0 || !this.free.has(piece)) continue;
      wanted.splice(at, 1);
      staying.add(this.take(piece));
    }
    return { kept: old.map((piece) => (piece && staying.has(piece) ? piece : null)), wanted };
  }

  /** A piece for a card that is new in its place: one that left another, or one from a pile. */
  come(kind: number, from: readonly (readonly (Piece | null)[] | undefined)[]): Piece {
    const leaving = from.flatMap(there).filter((piece) => this.free.has(piece));
    const same = leaving.filter((piece) => piece.kind === kind);
    const found = same.find((piece) => piece.key === this.touched) ?? same[0];
    if (found) return this.take(found);
    const turned = leaving.find((piece) => piece.kind === HIDDEN || kind === HIDDEN);
    if (turned) this.free.delete(turned);
    return this.made(kind, turned?.key);
  }

  private take(piece: Piece): Piece {
    this.free.delete(piece);
    this.used.add(`${piece.kind}:${piece.copy}`);
    return piece;
  }

  private made(kind: number, key = ++keys): Piece {
    let copy = 0;
    while (kind !== HIDDEN && this.used.has(`${kind}:${copy}`)) copy += 1;
    this.used.add(`${kind}:${copy}`);
    return { key, kind, copy };
  }
}

interface Stayed {
  kept: (Piece | null)[];
  wanted: number[];
}

/** Fill a row of places: what stays where it was, what is new in the first gaps. */
function row({ kept, wanted }: Stayed, limit: number, come: (kind: number) => Piece): (Piece | null)[] {
  const coming = wanted.map(come);
  const places = Array.from({ length: Math.max(limit, kept.length) }, (_, at) => kept[at] ?? coming.shift() ?? null);
  return [...places, ...coming];
}

const heap = ({ kept, wanted }: Stayed, come: (kind: number) => Piece): Piece[] => [
  ...there(kept),
  ...wanted.map(come),
];

/**
 * Give every card of a view its piece: the one it was before, if it stayed or only moved; a new one if it was drawn.
 * `touched` is the key of the piece the reader chose last, so that of two alike that one goes.
 */
export function hang(view: View, before: Hung | null, touched = 0): Hung {
  const old = (seat: number): Room => before?.rooms[seat] ?? { works: [], exhibitions: [], known: [], hidden: [] };
  const rooms = view.players.map((_, seat) => old(seat));
  const all = (of: (room: Room) => Piece[]): Piece[] => rooms.flatMap(of);

  const works = new Sort([...there(before?.works), ...all((room) => room.works), ...(before?.discard ?? [])], touched);
  const market = works.stay(before?.works ?? [], view.market_works);
  const owned = view.players.map((player, seat) => works.stay(old(seat).works, player.works));
  const gone = works.stay(before?.discard ?? [], view.discard);
  const galleries = owned.map((room) => heap(room, (kind) => works.come(kind, [before?.works])));
  const discard = heap(gone, (kind) => works.come(kind, [...rooms.map((room) => room.works), before?.works]));

  const shows = new Sort([...there(before?.exhibitions), ...all((room) => room.exhibitions)], touched);
  const hall = shows.stay(before?.exhibitions ?? [], view.market_exhibitions);
  const mounted = view.players
    .map((player, seat) => shows.stay(old(seat).exhibitions, player.exhibitions))
    .map((room) => heap(room, (kind) => shows.come(kind, [before?.exhibitions])));

  const secret = view.players.map(
    (player) => player.hidden ?? Array<number>(player.influence - player.known.length).fill(HIDDEN),
  );
  const cards = new Sort([...all((room) => room.known), ...all((room) => room.hidden)], touched);
  const open = view.players.map((player, seat) => cards.stay(old(seat).known, player.known));
  const closed = secret.map((kinds, seat) => cards.stay(old(seat).hidden, kinds));
  const hands = rooms.flatMap((room) => [room.known, room.hidden]);
  const known = open.map((hand) => heap(hand, (kind) => cards.come(kind, hands)));
  const hidden = closed.map((hand, seat) => heap(hand, (kind) => cards.come(kind, [old(seat).hidden])));

  return {
    works: row(market, view.market_works_limit, (kind) => works.come(kind, [])),
    exhibitions: row(hall, view.market_exhibitions_limit, (kind) => shows.come(kind, [])),
    discard,
    rooms: view.players.map((_, seat) => ({
      works: galleries[seat],
      exhibitions: mounted[seat],
      known: known[seat],
      hidden: hidden[seat],
    })),
  };
}

/** Of a gallery's works, those bought this turn: the last to come. */
export function fresh(works: readonly Piece[], bought: readonly number[]): Set<number> {
  const left = [...bought];
  const found = new Set<number>();
  for (const piece of [...works].reverse()) {
    const at = left.indexOf(piece.kind);
    if (at < 0) continue;
    left.splice(at, 1);
    found.add(piece.key);
  }
  return found;
}
