// A worker that thinks: bots, hints and what strangers bring in one, a review in another. The board never waits for them.

import { start, type Parts } from './python';
import type { FromThinker, ToThinker } from './words';

type Think = (task: string) => string;

const post = (word: FromThinker): void => self.postMessage(word);
let thinking: Promise<Think> | null = null;

async function awake(parts: Parts): Promise<Think> {
  const [python] = await start(() => undefined, parts);
  python.runPython('from vernissage.page.mind import Mind\nthink = Mind().think');
  post({ ready: true });
  return python.globals.get('think') as Think;
}

self.onmessage = async (event: MessageEvent<ToThinker>) => {
  const word = event.data;
  if ('parts' in word) {
    thinking = awake(word.parts);
    thinking.catch((error: unknown) => post({ failed: String(error).slice(-500) }));
    return;
  }
  try {
    post({ id: word.id, reply: (await thinking!)(word.task) });
  } catch (error) {
    post({ id: word.id, broken: String(error).slice(-500) });
  }
};
