// How a thing on the table shows what it means to the question: its label for a screen reader, its tip, and the arrows.

import type { Tip } from '../parts/tip.svelte';
import { t } from '../text/fluent.svelte';
import type { Spot } from './table.svelte';

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
