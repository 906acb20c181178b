// Where a piece went: it flies from where it lay to where it lies now.

import { cubicOut } from 'svelte/easing';
import { crossfade, scale } from 'svelte/transition';
import { pace } from '../prefs.svelte';

export const [send, receive] = crossfade({
  duration: () => pace(280),
  easing: cubicOut,
  fallback: (node) => scale(node, { duration: pace(220), start: 0.8, easing: cubicOut }),
});
