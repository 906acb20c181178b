// What has happened since the reader's last turn, and what each of the others did last.

import { markOf } from '../parts/Mark.svelte';
import type { Event } from '../protocol/types';
import { things } from './targets';

/** What a game is looked through by. */
export type Unit = 'answer' | 'turn' | 'round';

const SIZE = { '': 0, answer: 1, turn: 2, round: 3 };

/** After how many events an answer, a turn or a round begins, as the game itself says. */
export function beginnings(events: readonly Event[], unit: Unit): number[] {
  return events.flatMap((event, at) => (SIZE[event.begins ?? ''] >= SIZE[unit] ? [at] : []));
}

/** Whose doing an event was: the seat that decided; else the one that all its lines are about, if it is one. */
export function doer(event: Event): number | null {
  if (event.seat !== undefined && event.seat !== null) return event.seat;
  const seats = new Set(event.lines.map((line) => line.seat ?? null).filter((seat) => seat !== null));
  return seats.size === 1 ? [...seats][0] : null;
}

/** After how many events the reader's own last turn was over; 0 if there was none. */
export function sinceTurn(events: readonly Event[], me: number | null, upto = events.length): number {
  if (me === null) return upto;
  for (let at = upto - 1; at >= 0; at--) if (doer(events[at]) === me) return at + 1;
  return 0;
}

/** How many events there were before the reader did anything in the turn that goes on. */
export function beforeTurn(events: readonly Event[], me: number | null): number {
  const last = events.findLastIndex((event) => ![me, null].includes(doer(event)));
  return events.slice(last + 1).some((event) => doer(event) === me) ? last + 1 : events.length;
}

/** What every other seat did in the last turn in which it did anything, since the reader's own. */
export function lastTurns(events: readonly Event[], me: number | null, upto = events.length): Map<number, Event[]> {
  const found = new Map<number, Event[]>();
  const from = me === null ? 0 : sinceTurn(events, me, upto);
  const here = new Set<number>();
  for (const event of events.slice(from, upto)) {
    if (SIZE[event.begins ?? ''] >= SIZE.turn) here.clear();
    const seat = doer(event);
    if (seat === null) continue;
    if (!here.has(seat)) found.set(seat, []);
    here.add(seat);
    found.get(seat)?.push(event);
  }
  return found;
}

/** Mark on the board what each seat's last turn was about, in that seat's colour and line; nothing for no turns. */
export function markTurns(turns: Map<number, Event[]>): void {
  for (const marked of document.querySelectorAll('[data-last]')) marked.removeAttribute('data-last');
  for (const [seat, events] of turns) {
    const targets = events.flatMap((event) => event.targets);
    for (const thing of things(targets, seat)) {
      thing.setAttribute('data-last', String(seat));
      thing.style.setProperty('--last', markOf(seat)[0]);
    }
  }
}
