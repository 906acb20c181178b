// What has happened since the reader's last turn, and what each of the others did last.

import { markOf } from '../parts/Mark.svelte';
import type { Event } from '../protocol/types';
import { things } from './targets';

/** Whose doing an event was, if it was one seat's. */
export function doer(event: Event): number | null {
  const seats = new Set(event.lines.map((line) => line.seat ?? null).filter((seat) => seat !== null));
  return seats.size === 1 ? [...seats][0] : null;
}

/** After how many events the reader's own last turn was over; 0 if there was none. */
export function sinceTurn(events: readonly Event[], me: number | null, upto = events.length): number {
  if (me === null) return upto;
  for (let at = upto - 1; at >= 0; at--) if (doer(events[at]) === me) return at + 1;
  return 0;
}

/** After how many events each turn begins: where somebody else than before does something. */
export function turnStarts(events: readonly Event[]): number[] {
  const found: number[] = [];
  let turn: number | null = null;
  events.forEach((event, at) => {
    const seat = doer(event);
    if (seat !== null && seat !== turn) found.push(at);
    turn = seat ?? turn;
  });
  return found;
}

/** The last turn of every other seat since the reader's own: its events, one after the other, whatever chance put between. */
export function lastTurns(events: readonly Event[], me: number | null, upto = events.length): Map<number, Event[]> {
  const found = new Map<number, Event[]>();
  const from = me === null ? 0 : sinceTurn(events, me, upto);
  let turn: number | null = null;
  for (const event of events.slice(from, upto)) {
    const seat = doer(event);
    if (seat === null) continue;
    if (seat !== turn) found.set(seat, []);
    turn = seat;
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
