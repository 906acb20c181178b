// The worker in which the house is: Python, what it keeps, the other tabs, and two workers that think.

import { Rows } from './rows';
import { start, type Parts } from './python';
import { openTabs } from './tabs';
import { Thought } from './thought';
import type { FromHouse, ToHouse, Trouble } from './words';

/** The house as Python offers it. */
interface Page {
  open(): Promise<void>;
  ask(method: string, path: string, body: string): Promise<string>;
  connect(connection: number, path: string): void;
  say(connection: number, text: string): void;
  hang_up(connection: number): void;
  heard(word: string): void;
}

const post = (word: FromHouse): void => self.postMessage(word);
const rows = new Rows();
const tabs = new BroadcastChannel('vernissage');

let parts: Parts | null = null;

/** Workers beside this one: bots do not wait for reviews, and the board for neither. */
const hired = (): Thought =>
  new Thought(
    () => new Worker(new URL('./thinker.ts', import.meta.url), { type: 'module' }),
    () => parts!,
  );
const minds = { bots: hired(), reviews: hired() };
type Who = keyof typeof minds;

let trouble: Trouble = '';

/** Write, and let the page know when that is not possible, or is again: bots are refused as well, and cannot say so. */
async function write(change: string): Promise<string> {
  const done = await rows.write(JSON.parse(change) as never);
  const now = done === 'done' || done === 'moved' ? '' : done === 'full' ? 'full' : 'other';
  if (now !== trouble) post({ type: 'keeping', trouble: (trouble = now) });
  return JSON.stringify(done);
}

const script = {
  read: async (wanted: string) => JSON.stringify(await rows.read(JSON.parse(wanted) as never)),
  write,
  call: (word: string) => tabs.postMessage(word),
  tabs: async () => JSON.stringify(await openTabs()),
  awake: (who: Who) => minds[who].awake(),
  think: (who: Who, task: string) => minds[who].think(task),
  stop_thinking: (who: Who) => minds[who].stop(),
  say: (connection: number, text: string) => post({ type: 'said', connection, text }),
  hang_up: (connection: number, code: number) => post({ type: 'ended', connection, code }),
};

async function opened(): Promise<Page> {
  void navigator.storage?.persist?.().catch(() => false);
  let of = 0;
  const [python, made] = await start((done, all) => {
    of = all;
    post({ type: 'progress', done, of, ready: false });
  });
  parts = made;
  python.runPython('from vernissage.page.page import opened');
  const page = (python.globals.get('opened') as (script: object) => Page)(script);
  await page.open();
  tabs.onmessage = (event) => page.heard(String(event.data));
  post({ type: 'progress', done: of, of, ready: true });
  void minds.bots.awake().catch(() => undefined);
  return page;
}

const house = opened();
house.catch((error: unknown) => post({ type: 'failed', why: String(error).slice(-500) }));

self.onmessage = async (event: MessageEvent<ToHouse>) => {
  const word = event.data;
  let page: Page;
  try {
    page = await house;
  } catch {
    if (word.type === 'ask') post({ type: 'reply', id: word.id, reply: { status: 0, text: '' } });
    return;
  }
  if (word.type === 'ask') {
    const { status, body, name } = JSON.parse(await page.ask(word.method, word.path, word.body)) as {
      status: number;
      body: string;
      name: string;
    };
    post({ type: 'reply', id: word.id, reply: { status, text: body, name } });
  } else if (word.type === 'connect') {
    post({ type: 'opened', connection: word.connection });
    page.connect(word.connection, word.path);
  } else if (word.type === 'say') page.say(word.connection, word.text);
  else page.hang_up(word.connection);
};
