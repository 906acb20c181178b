// Where a piece went: it flies from where it lay to where it lies now, from a pile or to one.

import { cubicOut } from 'svelte/easing';
import { crossfade, scale, type TransitionConfig } from 'svelte/transition';
import { pace } from '../../prefs.svelte';

const DURATION = 280;

/** From or to the pile that the table shows under this name. */
function pile(node: Element, name: string | undefined): TransitionConfig {
  const found = name ? document.querySelector(`[data-pile="${name}"]`) : null;
  if (!found) return scale(node, { duration: pace(220), start: 0.8, easing: cubicOut });
  const [here, there] = [node.getBoundingClientRect(), found.getBoundingClientRect()];
  const x = there.left + there.width / 2 - here.left - here.width / 2;
  const y = there.top + there.height / 2 - here.top - here.height / 2;
  const size = Math.min(1, there.height / Math.max(1, here.height));
  return {
    duration: pace(DURATION),
    easing: cubicOut,
    css: (t, u) =>
      `transform: translate(${x * u}px, ${y * u}px) scale(${t + u * size}); opacity: ${Math.min(1, 3 * t)}; z-index: 4`,
  };
}

export interface Way {
  key: string;
  /** The pile it comes from, or goes to, if nobody else on the table has it. */
  pile?: string;
}

type Flight = (node: Element, way: Way) => () => TransitionConfig;

export const [send, receive] = crossfade({
  duration: () => pace(DURATION),
  easing: cubicOut,
  fallback: (node, params) => pile(node, (params as Way).pile),
}) as [Flight, Flight];
