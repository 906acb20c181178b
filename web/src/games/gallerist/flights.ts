// Where pieces went: what differs between two positions, shown as figures that fly from place to place.

import { pace } from '../../prefs.svelte';
import { KIND_SIGNS, KINDS, whose, type Owner, type View } from './view';

export interface Flight {
  /** The sign of the piece, and whose it is. */
  sign: string;
  seat: number | null;
  from: string;
  to: string;
}

/** How many pieces of each sort stand at each place. */
function census(view: View): Map<string, Map<string, number>> {
  const found = new Map<string, Map<string, number>>();
  const put = (sort: string, place: string, count = 1): void => {
    if (!count) return;
    const places = found.get(sort) ?? new Map<string, number>();
    places.set(place, (places.get(place) ?? 0) + count);
    found.set(sort, places);
  };
  const piece = (kind: string, owner: Owner, place: string): void => put(`${kind}:${whose(owner)}`, place);
  for (const kind of KINDS) {
    const sort = `v-${KIND_SIGNS[kind]}`;
    put(sort, 'plaza', view.plaza[kind]);
    put(sort, 'bag', view.bag[kind]);
    for (const stack of view.works) put(sort, `stack-${stack.form}`, stack.visitors[kind]);
    view.players.forEach((player, seat) => {
      put(sort, `lobby-${seat}`, player.lobby[kind]);
      put(sort, `gallery-${seat}`, player.gallery[kind]);
    });
  }
  view.locations.forEach((spot, i) => {
    if (spot.piece) piece(spot.piece, spot.owner, `space-${i}`);
    if (spot.kicked) piece(spot.kicked.piece, spot.kicked.owner, `kicked-${i}`);
  });
  view.market.spaces.forEach((space, i) => {
    if (space.assistant !== null) piece('assistant', space.assistant, `market-${i}`);
  });
  view.players.forEach((player, seat) => {
    put(`assistant:${seat}`, `desk-${seat}-${Math.max(0, player.desks - 1)}`, player.desks ? 1 : 0);
    put(`assistant:${seat}`, `queue-${seat}-${player.hired}`, player.queue ? 1 : 0);
    player.contracts.forEach((slot, i) => slot.assistant && piece('assistant', seat, `contract-${seat}-${i}`));
    const away = view.locations.some((spot) => spot.kicked?.piece === 'gallerist' && spot.kicked.owner === seat);
    if (player.gallerist === null && !away) put(`gallerist:${seat}`, `home-${seat}`);
  });
  return found;
}

/** The moves that lead from one position to the next. */
export function between(before: View, after: View): Flight[] {
  const [old, now] = [census(before), census(after)];
  const flights: Flight[] = [];
  for (const [sort, places] of now) {
    const was = old.get(sort) ?? new Map<string, number>();
    const came: string[] = [];
    const left: string[] = [];
    for (const place of new Set([...places.keys(), ...was.keys()])) {
      const more = (places.get(place) ?? 0) - (was.get(place) ?? 0);
      for (let i = 0; i < Math.abs(more); i += 1) (more > 0 ? came : left).push(place);
    }
    const [sign, seat] = sort.split(':');
    came.forEach((to, i) => {
      const from = left[i];
      const shelves = [from, to].every((place) => /^(desk|queue)/.test(place ?? ''));
      if (from && !shelves) flights.push({ sign, seat: seat === undefined ? null : Number(seat), from, to });
    });
  }
  return flights;
}

const SVG = 'http://www.w3.org/2000/svg';
const MANY = 12;

export class Flights {
  private last: View | null = null;
  private waiting: Flight[] = [];

  /** Take in a position before it is drawn. */
  look(view: View): void {
    this.waiting = this.last && this.last !== view ? between(this.last, view) : [];
    this.last = view;
  }

  /** Let the pieces fly, now that the position is drawn. */
  go(room: HTMLElement): void {
    const flights = this.waiting;
    this.waiting = [];
    const duration = pace();
    if (!duration || !flights.length || flights.length > MANY || document.hidden) return;
    const spot = (place: string): DOMRect | undefined =>
      (
        room.querySelector(`[data-place="${place}"]`) ?? document.querySelector(`#others [data-place="${place}"]`)
      )?.getBoundingClientRect();
    const frame = room.getBoundingClientRect();
    for (const { sign, seat, from, to } of flights) {
      const [a, b] = [spot(from), spot(to)];
      if (!a || !b) continue;
      const figure = document.createElementNS(SVG, 'svg');
      figure.setAttribute('class', 'flight');
      figure.setAttribute('aria-hidden', 'true');
      figure.setAttribute('width', '26');
      figure.setAttribute('height', '36');
      figure.style.cssText = `position:absolute;left:0;top:0;z-index:5;pointer-events:none;color:var(--seat-${seat ?? 0})`;
      figure.innerHTML = `<use href="#ga-${sign}" width="26" height="36"/>`;
      room.append(figure);
      const at = (box: DOMRect): string =>
        `translate(${box.left + box.width / 2 - frame.left - 13}px, ${box.top + box.height / 2 - frame.top - 18}px)`;
      figure
        .animate([{ transform: at(a) }, { transform: at(b) }], { duration, easing: 'ease-in-out' })
        .finished.finally(() => figure.remove())
        .catch(() => undefined);
    }
  }
}
