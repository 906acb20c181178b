// Where a piece went: it flies from where it lay to where it lies now.

import { cubicOut } from 'svelte/easing';
import { crossfade, scale, type CrossfadeParams, type TransitionConfig } from 'svelte/transition';
import { pace } from '../prefs.svelte';

interface Flight extends CrossfadeParams {
  /** A selector of what the piece comes out of, if it did not lie in sight before. */
  from?: string;
}

/** A piece that was not in sight comes out of where it was kept; one that nobody kept appears in its place. */
function arrive(node: Element, { from }: Flight, intro: boolean): TransitionConfig {
  const source = intro && from ? document.querySelector(from)?.getBoundingClientRect() : undefined;
  const place = node.getBoundingClientRect();
  if (!source || !place.width) return scale(node, { duration: pace(220), start: 0.8, easing: cubicOut });
  const x = source.left + source.width / 2 - place.left - place.width / 2;
  const y = source.top + source.height / 2 - place.top - place.height / 2;
  return {
    duration: pace(280),
    easing: cubicOut,
    css: (t, u) =>
      `transform: translate(${u * x}px, ${u * y}px) scale(${0.4 + 0.6 * t}); opacity: ${Math.min(1, 2 * t)}`,
  };
}

export const [send, receive]: ((node: Element, flight: Flight & { key: unknown }) => () => TransitionConfig)[] =
  crossfade({
    duration: () => pace(280),
    easing: cubicOut,
    fallback: arrive,
  });
