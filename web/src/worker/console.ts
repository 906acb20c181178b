// The worker of the console: an interpreter of its own, which whoever types may block, break or stop.

import { start } from './python';
import type { FromConsole, ToConsole } from './words';

interface Console {
  sit_down(record: string): void;
  run(typed: string): string;
}

const post = (word: FromConsole): void => self.postMessage(word);

async function opened(): Promise<Console> {
  const [python] = await start(() => undefined);
  python.runPython('from vernissage.page.console import Console\nconsole = Console()');
  post({ type: 'ready' });
  return python.globals.get('console') as Console;
}

const opening = opened();
opening.catch((error: unknown) => post({ type: 'failed', why: String(error).slice(-500) }));

self.onmessage = async (event: MessageEvent<ToConsole>) => {
  const word = event.data;
  try {
    const there = await opening;
    if (word.type === 'match') there.sit_down(word.record);
    else post({ type: 'said', text: there.run(word.typed) });
  } catch (error) {
    post({ type: 'said', text: String(error).slice(-500) });
  }
};
