// The worker that thinks: bots, hints, and what strangers bring. The board never waits for it.

import { start } from './python';
import type { FromThinker, ToThinker } from './words';

const post = (word: FromThinker): void => self.postMessage(word);

const thinking = start(() => undefined).then((python) => {
  python.runPython('from vernissage.page.thinkers import think');
  post({ ready: true });
  return python.globals.get('think') as (task: string) => string;
});
thinking.catch((error: unknown) => {
  throw error;
});

self.onmessage = async (event: MessageEvent<ToThinker>) => {
  const { id, task } = event.data;
  try {
    post({ id, reply: (await thinking)(task) });
  } catch (error) {
    post({ id, broken: String(error).slice(-500) });
  }
};
