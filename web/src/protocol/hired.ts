// The worker in which the house is. It is hired by the first line of the page (vite.config.ts): Python comes while the
// client does, not after it.

import type { FromHouse } from '../worker/words';

export const worker =
  typeof Worker === 'undefined' ? null : new Worker(new URL('../worker/house.ts', import.meta.url), { type: 'module' });

/** What it said before anybody listened. */
export const heard: FromHouse[] = [];

if (worker) {
  worker.onmessage = (event: MessageEvent<FromHouse>) => heard.push(event.data);
  worker.onerror = (event) => heard.push({ type: 'failed', why: event.message || 'worker' });
}
