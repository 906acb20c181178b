// The worker in which the house is: Python, what it keeps, the other tabs, and two workers that think.

import { Rows } from './rows';
import { start, type Parts, type Python } from './python';
import { Risk } from './risk';
import { forget, isKept } from './started';
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

/** What a worker is made of. The memory goes with the first one: whoever else needs it finds it where it is kept. */
function handed(): Parts {
  const all = { ...parts! };
  delete parts!.started;
  return all;
}

/** Workers beside this one: bots do not wait for reviews, and the board for neither. */
const hired = (): Thought =>
  new Thought(() => new Worker(new URL('./thinker.ts', import.meta.url), { type: 'module' }), handed);
const minds = { bots: hired(), reviews: hired() };
type Who = keyof typeof minds;

let trouble: Trouble = '';
/** When the page asked for something last, and for how many milliseconds it must not have, to be called quiet. */
let heard = Date.now();
const QUIET = 3000;
/** How many milliseconds the first board may take. */
const FIRST = 1000;
const passed = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds));

let shown = (): void => undefined;
/** The first board is there, or nobody seems to want one: until then a small machine's processors are for it alone. */
const board = new Promise<void>((resolve) => (shown = resolve));

/** Wake somebody who thinks. */
async function awake(who: Who): Promise<void> {
  await board;
  await minds[who].awake();
}

/** Write, and let the page know when that is not possible, or is again: bots are refused as well, and cannot say so. */
async function write(change: string): Promise<string> {
  let done = await rows.write(JSON.parse(change) as never);
  if (done === 'full' && (await forget())) done = await rows.write(JSON.parse(change) as never); // games come first
  const now = done === 'done' || done === 'moved' ? '' : done === 'full' ? 'full' : 'other';
  if (now !== trouble) post({ type: 'keeping', trouble: (trouble = now) });
  return JSON.stringify(done);
}

const script = {
  read: async (wanted: string) => JSON.stringify(await rows.read(JSON.parse(wanted) as never)),
  write,
  call: (word: string) => tabs.postMessage(word),
  tabs: async () => JSON.stringify(await openTabs()),
  awake,
  think: (who: Who, task: string) => minds[who].think(task),
  stop_thinking: (who: Who) => minds[who].stop(),
  say: (connection: number, text: string) => {
    post({ type: 'said', connection, text });
    shown();
  },
  hang_up: (connection: number, code: number) => post({ type: 'ended', connection, code }),
};

/** Open the house in an interpreter; in one from nothing, if the one that was kept does not do. */
async function opened(): Promise<Page> {
  let of = 0;
  const begin = (given?: Parts) =>
    start((done, all) => {
      of = all;
      post({ type: 'progress', done, of, ready: false });
    }, given);
  const open = async (python: Python): Promise<Page> => {
    python.runPython('from vernissage.page.page import opened');
    const page = (python.globals.get('opened') as (script: object) => Page)(script);
    await page.open();
    return page;
  };
  let [python, made] = await begin();
  let page: Page;
  try {
    page = await open(python);
  } catch (error) {
    if (!made.started) throw error;
    await forget();
    [python, made] = await begin({ module: made.module, archives: made.archives });
    page = await open(python);
  }
  parts = made;
  tabs.onmessage = (event) => page.heard(String(event.data));
  post({ type: 'progress', done: of, of, ready: true });
  void passed(FIRST).then(shown);
  awake('bots')
    .then(prepareNext)
    .catch(() => undefined);
  return page;
}

const making = new Risk('make', rows);

/** In a quiet moment, have an interpreter made ready for all that start later; one tab does it for all. */
async function prepareNext(): Promise<void> {
  while (Date.now() - heard < QUIET) await passed(QUIET);
  if (await isKept()) return;
  await self.navigator.locks?.request('vernissage prepares', { ifAvailable: true }, async (lock) => {
    if (!lock || (await isKept()) || !(await making.taken())) return;
    const maker = new Worker(new URL('./maker.ts', import.meta.url), { type: 'module' });
    try {
      await new Promise((resolve) => {
        maker.onmessage = maker.onerror = resolve;
        maker.postMessage(parts);
      });
    } finally {
      maker.terminate();
    }
    await making.over();
  });
}

const house = opened();
house.catch((error: unknown) => post({ type: 'failed', why: String(error).slice(-500) }));

/** Hand a word on to Python, and what that says to it back. */
async function hear(page: Page, word: ToHouse): Promise<void> {
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
}

self.onmessage = async (event: MessageEvent<ToHouse>) => {
  const word = event.data;
  heard = Date.now();
  try {
    await hear(await house, word);
  } catch (error) {
    // Python answers whatever it is asked, if it can: it never came, or broke. Nobody waits for it.
    post({ type: 'failed', why: String(error).slice(-500) });
    if (word.type === 'ask') post({ type: 'reply', id: word.id, reply: { status: 0, text: '' } });
  }
};
