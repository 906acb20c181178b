// How a thing on the table shows what it means to the question: its label for a screen reader, its tip, and the arrows.
//
// What a board owes the rest of the page, for each thing it draws:
//
// * `table.spot(type, number)` says whether the thing can be chosen now; draw it as `.can` or `.cannot`, a stop for the
//   arrows (`data-stop`) inside a region with `use:roving`, with the label and the tip that `targeted` gives.
// * `data-target="type:number"` (`targetOf(type, number)`) on every element that shows the thing, whether it can be
//   chosen or not: a line of the log that is about it lights it up (`[data-lit]` in tokens.css). The types are those of
//   the options: `card:13`, `artist:2`, `location:0`. `seat:1` is lit by every line about that seat.
// * `data-about="artist:2"` on what shows such a thing too, but is chosen as another: a work for sale is `action:7`.
// * `data-seat="1"` on whatever belongs to one seat (its board, its hand): inside it only lines about that seat light
//   things up, because `contract_slot:0` is on every board.
// * `data-area="plaza"` on the parts that a guided first game may point at.

import type { Tip } from '../parts/tip.svelte';
import type { Target } from '../protocol/types';
import { t } from '../text/fluent.svelte';
import type { Spot } from './spot';

/** The label and the tip of a target; `what` is its name, `reference` names the rule behind a refusal. */
export function targeted(spot: Spot, what: string, reference = ''): { label: string; tip: Tip | null } {
  if (spot.refusal) {
    const why = spot.refusal.reason.text;
    const note = reference || undefined;
    return { label: `${what}. ${t('unavailable')}: ${why}`, tip: { title: t('not-now'), text: why, note, lock: true } };
  }
  if (spot.option) return { label: spot.option.label, tip: null };
  return { label: what, tip: null };
}

/** The mark by which the page finds a thing on the board. */
export const targetOf = (type: Target['type'], number: number): string => `${type}:${number}`;

/** Whether the board carries an answer: the thing it points at glows there, to be chosen. */
export function onBoard(target: Target | null): boolean {
  if (!target) return false;
  const mark = `[data-target="${targetOf(target.type, target.number)}"]`;
  return document.querySelector(`:is(#board, .beside) :is(${mark}.can, ${mark} .can)`) !== null;
}

/** Light up what a line of the log is about; nothing for no targets. */
export function light(targets: Target[], seat: number | null): void {
  for (const lit of document.querySelectorAll('[data-lit]')) lit.removeAttribute('data-lit');
  const whole: Target[] = seat === null ? targets : [...targets, { type: 'seat', number: seat }];
  for (const thing of things(whole, seat)) thing.setAttribute('data-lit', '');
}

/** Mark what an answer in a review points at, the given one or the better one; nothing for no target. */
export function point(as: 'given' | 'better', target: Target | null, seat: number): void {
  const mark = `data-${as}`;
  for (const marked of document.querySelectorAll(`[${mark}]`)) marked.removeAttribute(mark);
  for (const thing of target ? things([target], seat) : []) thing.setAttribute(mark, '');
}

/** All that shows some things which a seat has to do with; what lies on another seat's board is another thing. */
export function things(targets: Target[], seat: number | null): (HTMLElement | SVGElement)[] {
  const wanted = new Set(targets.map((target) => targetOf(target.type, target.number)));
  if (!wanted.size) return [];
  const all = document.querySelectorAll<HTMLElement | SVGElement>('[data-target], [data-about]');
  return [...all].filter((thing) => {
    const owner = thing.parentElement?.closest<HTMLElement | SVGElement>('[data-seat]')?.dataset.seat;
    const { target = '', about = '' } = thing.dataset;
    return (owner === undefined || Number(owner) === seat) && (wanted.has(target) || wanted.has(about));
  });
}

const ARROWS: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};
const DRIFT = 2.5;

/** The stop nearest to a place in a direction; sideways drift counts more than distance. */
export function nearest(from: DOMRect, boxes: DOMRect[], [dx, dy]: [number, number]): number {
  let best = -1;
  let least = Infinity;
  boxes.forEach((box, at) => {
    const x = box.left + box.width / 2 - from.left - from.width / 2;
    const y = box.top + box.height / 2 - from.top - from.height / 2;
    const ahead = x * dx + y * dy;
    if (ahead <= 1) return;
    const cost = ahead + DRIFT * Math.abs(x * dy + y * dx);
    if (cost < least) [best, least] = [at, cost];
  });
  return best;
}

const stops = (region: HTMLElement): HTMLElement[] =>
  [...region.querySelectorAll<HTMLElement>('[data-stop]')].filter((stop) => stop.offsetParent !== null);

/** An action: a region is one stop of the tabulator; arrows, Home and End move inside it. */
export function roving(region: HTMLElement): { destroy(): void } {
  const settle = (): void => {
    const all = stops(region);
    const inside = all.find((stop) => stop === document.activeElement);
    const first = inside ?? all.find((stop) => stop.getAttribute('aria-disabled') !== 'true') ?? all[0];
    for (const stop of all) stop.tabIndex = stop === first ? 0 : -1;
    const scrolls = !first && (region.scrollWidth > region.clientWidth || region.scrollHeight > region.clientHeight);
    if (scrolls)
      region.tabIndex = 0; // what is out of sight is reached by keys too
    else region.removeAttribute('tabindex');
  };
  const focused = (event: FocusEvent): void => {
    const target = event.target as HTMLElement;
    if (!target.matches('[data-stop]')) return;
    for (const stop of stops(region)) stop.tabIndex = stop === target ? 0 : -1;
  };
  const key = (event: KeyboardEvent): void => {
    const way = ARROWS[event.key];
    const all = stops(region);
    const at = all.indexOf(document.activeElement as HTMLElement);
    if (at < 0 || !(way || event.key === 'Home' || event.key === 'End')) return;
    const box = (stop: HTMLElement): DOMRect => stop.getBoundingClientRect();
    const to = way ? nearest(box(all[at]), all.map(box), way) : event.key === 'Home' ? 0 : all.length - 1;
    event.preventDefault();
    event.stopPropagation();
    all[to]?.focus();
    all[to]?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  };
  const watcher = new MutationObserver(settle);
  watcher.observe(region, {
    childList: true,
    subtree: true,
    attributes: true,
    attributeFilter: ['aria-disabled', 'data-stop'],
  });
  region.addEventListener('focusin', focused);
  region.addEventListener('keydown', key);
  settle();
  return {
    destroy() {
      watcher.disconnect();
      region.removeEventListener('focusin', focused);
      region.removeEventListener('keydown', key);
    },
  };
}
