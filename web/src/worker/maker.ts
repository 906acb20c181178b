// A worker that is there once for every version: it makes an interpreter ready, keeps its memory for all who start later,
// and is gone.

import { prepared, type Parts } from './python';
import { keep } from './started';

self.onmessage = async (event: MessageEvent<Parts>) => {
  try {
    await keep(await prepared(event.data));
  } catch {
    // Whoever starts later does it from nothing.
  }
  self.postMessage(null);
};
