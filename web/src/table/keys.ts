// The keys of the table: numbers answer, U undoes, F lets the bots hurry, G reads on in the guide, letters go to regions,
// T talks, ? opens the rule, Escape goes back. While the history is open, ← and → step through it, with Shift by turns, Page Up
// and Page Down by rounds, Home and End go to its ends, and Space plays it through.

import type { Table } from './table.svelte';

const REGIONS: Record<string, string> = { b: '#board', m: '#mine', o: '#others', l: '#log' };

/** Where focus enters a region: what can be chosen, else where it was last, else the first stop. */
const STOPS = ['[data-stop].can', '[data-stop][tabindex="0"]', '[data-stop]', 'button'];

const busy = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('input, select, textarea, dialog') !== null;

/** A button that would do something by itself when Enter is pressed on it. */
const live = (target: EventTarget | null): boolean =>
  target instanceof HTMLButtonElement && target.getAttribute('aria-disabled') !== 'true';

function enter(selector: string): void {
  const region = document.querySelector<HTMLElement>(selector);
  const found = STOPS.map((stop) => region?.querySelector<HTMLElement>(stop)).find(Boolean);
  const stop = found ?? region;
  if (stop && stop.tabIndex < 0) stop.tabIndex = -1;
  stop?.focus();
  stop?.scrollIntoView({ block: 'nearest' });
}

/** What a key does to the history; nothing if it is another key. */
export function historyKey(event: KeyboardEvent, { looking }: Table): (() => void) | undefined {
  const arrow = event.shiftKey ? 'turn' : undefined;
  return {
    ArrowLeft: () => looking.step(-1, arrow),
    ArrowRight: () => looking.step(1, arrow),
    PageUp: () => looking.step(-1, 'round'),
    PageDown: () => looking.step(1, 'round'),
    Home: () => looking.look(0),
    End: () => looking.look(looking.last),
    ' ': () => looking.play(),
  }[event.key];
}

/** Arrows from nowhere go to the first thing that can be chosen. */
function begin(): boolean {
  const active = document.activeElement;
  if (active && active !== document.body) return false;
  const first = document.querySelector<HTMLElement>('#board [data-stop].can, .answers button');
  first?.focus();
  return first !== null;
}

export function keys(event: KeyboardEvent, table: Table, showRule: () => void, readOn: () => void): void {
  if (event.ctrlKey || event.metaKey || event.altKey || busy(event.target)) return;
  const key = event.key.toLowerCase();
  const browse = table.looking.open && !event.defaultPrevented ? historyKey(event, table) : undefined;
  if (browse && !(key === ' ' && live(event.target))) browse();
  else if (/^[0-9]$/.test(key)) table.chooseNumber(key === '0' ? 10 : Number(key));
  else if (key === 'escape') {
    if (table.weighing) table.letGo();
    else if (table.looking.open) table.looking.close();
    else if (table.past) table.lookForward();
    else return;
  } else if (key === 'enter' && table.weighing && !live(event.target)) void table.answer(table.weighing.choice);
  else if (key === 'u') void table.undo();
  else if (key === 'f') void table.fastForward();
  else if (key === 'g') readOn();
  else if (key === 't') table.talkTo();
  else if (key in REGIONS) enter(REGIONS[key]);
  else if (key === '?') showRule();
  else if (key.startsWith('arrow')) {
    if (!begin()) return;
  } else return;
  event.preventDefault();
}
