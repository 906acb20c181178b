// The time of the page, for whoever shows a clock that runs: one timer for all of them, none if there is none.

import { createSubscriber } from 'svelte/reactivity';

const EVERY = 250;
const subscribe = createSubscriber((update) => {
  const timer = setInterval(update, EVERY);
  return () => clearInterval(timer);
});

/** Milliseconds of the page's own clock, which never goes back; read in an effect, it is read again and again. */
export function ticking(): number {
  subscribe();
  return performance.now();
}
