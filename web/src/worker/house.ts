// The worker in which the house is: Python, what it keeps, the other tabs, and a second worker that thinks.

import { Rows } from './rows';
import { start, type Parts } from './python';
import type { FromHouse, FromThinker, ToHouse, ToThinker, Trouble } from './words';

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

/** The second worker, and what it was asked. */
class Thinker {
  /** What it is made of, as soon as the first worker has it. */
  parts: Parts | null = null;
  private worker: Worker | null = null;
  private next = 0;
  private ready: Promise<void> = Promise.resolve();
  private readonly asked = new Map<number, [(reply: string) => void, (error: Error) => void]>();

  awake(): Promise<void> {
    if (this.worker) return this.ready;
    const worker = (this.worker = new Worker(new URL('./thinker.ts', import.meta.url), { type: 'module' }));
    worker.postMessage({ parts: this.parts! } satisfies ToThinker);
    this.ready = new Promise((resolve, reject) => {
      const fail = (why: string): void => {
        reject(new Error(why));
        this.stop();
      };
      worker.onerror = (event) => fail(event.message);
      worker.onmessage = (event: MessageEvent<FromThinker>) => {
        const word = event.data;
        if ('ready' in word) return resolve();
        if ('failed' in word) return fail(word.failed);
        const [done, broken] = this.asked.get(word.id) ?? [];
        this.asked.delete(word.id);
        if ('reply' in word) done?.(word.reply);
        else broken?.(new Error(word.broken));
      };
    });
    return this.ready;
  }

  think(task: string): Promise<string> {
    return new Promise((resolve, reject) => {
      const id = ++this.next;
      this.asked.set(id, [resolve, reject]);
      this.worker?.postMessage({ id, task } satisfies ToThinker);
    });
  }

  stop(): void {
    this.worker?.terminate();
    this.worker = null;
    for (const [, broken] of this.asked.values()) broken(new Error('stopped'));
    this.asked.clear();
  }
}

let trouble: Trouble = '';

/** Write, and let the page know when that is not possible, or is again: bots are refused as well, and cannot say so. */
async function write(change: string): Promise<string> {
  const done = await rows.write(JSON.parse(change) as never);
  const now = done === 'done' || done === 'moved' ? '' : done === 'full' ? 'full' : 'other';
  if (now !== trouble) post({ type: 'keeping', trouble: (trouble = now) });
  return JSON.stringify(done);
}

const thinker = new Thinker();
const script = {
  read: async (wanted: string) => JSON.stringify(await rows.read(JSON.parse(wanted) as never)),
  write,
  call: (word: string) => tabs.postMessage(word),
  awake: () => thinker.awake(),
  think: (task: string) => thinker.think(task),
  stop_thinking: () => thinker.stop(),
  say: (connection: number, text: string) => post({ type: 'said', connection, text }),
  hang_up: (connection: number, code: number) => post({ type: 'ended', connection, code }),
};

async function opened(): Promise<Page> {
  void navigator.storage?.persist?.().catch(() => false);
  let of = 0;
  const [python, parts] = await start((done, all) => {
    of = all;
    post({ type: 'progress', done, of, ready: false });
  });
  thinker.parts = parts;
  python.runPython('from vernissage.page.page import opened');
  const page = (python.globals.get('opened') as (script: object) => Page)(script);
  await page.open();
  tabs.onmessage = (event) => page.heard(String(event.data));
  post({ type: 'progress', done: of, of, ready: true });
  void thinker.awake().catch(() => undefined);
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
