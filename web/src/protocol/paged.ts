// A house in the page: the same Python in a worker, the games in this browser.

import { heard, worker } from './hired';
import type { Connection, House, Reply } from './house';
import { started } from './starting.svelte';
import type { FromHouse, ToHouse } from '../worker/words';

class Line implements Connection {
  onopen = (): void => undefined;
  onmessage: (text: string) => void = () => undefined;
  onclose: (code: number) => void = () => undefined;
  open = false;

  constructor(
    readonly number: number,
    private readonly post: (word: ToHouse) => void,
  ) {}

  send(text: string): void {
    this.post({ type: 'say', connection: this.number, text });
  }

  close(): void {
    this.post({ type: 'hang-up', connection: this.number });
  }
}

export class HouseBehind implements House {
  readonly company = false;
  private next = 0;
  private readonly asked = new Map<number, (reply: Reply) => void>();
  private readonly lines = new Map<number, Line>();

  constructor() {
    if (!worker) return;
    worker.onmessage = (event: MessageEvent<FromHouse>) => this.hear(event.data);
    worker.onerror = (event) => started.fail(event.message || 'worker');
    heard.splice(0).forEach((word) => this.hear(word));
  }

  async ask(method: string, path: string, body?: string): Promise<Reply> {
    if (method === 'GET') {
      const known = await prepared(path);
      if (known !== null) return { status: 200, text: known };
    }
    return new Promise((resolve) => {
      const id = ++this.next;
      this.asked.set(id, resolve);
      this.post({ type: 'ask', id, method, path, body: body ?? '' });
    });
  }

  connect(path: string): Connection {
    keepGames();
    const line = new Line(++this.next, (word) => this.post(word));
    this.lines.set(line.number, line);
    this.post({ type: 'connect', connection: line.number, path });
    return line;
  }

  page(path: string): string {
    return `#${path}`;
  }

  file(): string {
    return '';
  }

  /** After the sign: `#/rules/gallerist?table=x#buy`, so that any file server finds the page. */
  place(): { path: string; query: string; fragment: string } {
    const found = /^#(\/[^?#]*)?(\?[^#]*)?(#.*)?$/.exec(location.hash);
    return { path: found?.[1] ?? '/', query: found?.[2] ?? '', fragment: found?.[3] ?? '' };
  }

  private post(word: ToHouse): void {
    worker?.postMessage(word);
  }

  private hear(word: FromHouse): void {
    if (word.type === 'reply') {
      this.asked.get(word.id)?.(word.reply);
      this.asked.delete(word.id);
    } else if (word.type === 'progress') {
      started.take(word);
      if (word.ready) void keepHere();
    } else if (word.type === 'keeping') started.trouble = word.trouble;
    else if (word.type === 'failed') started.fail(word.why);
    else {
      const line = this.lines.get(word.connection);
      if (!line) return;
      if (word.type === 'opened') {
        line.open = true;
        line.onopen();
      } else if (word.type === 'said') line.onmessage(word.text);
      else {
        this.lines.delete(word.connection);
        line.open = false;
        line.onclose(word.code);
      }
    }
  }
}

let asked = false;

/** Ask the browser to keep what is stored here, as soon as there is a game: some browsers ask the person. */
function keepGames(): void {
  if (!asked) void navigator.storage?.persist?.().catch(() => false); // only a page may ask, no worker
  asked = true;
}

/** From now on the page opens without a connection; not before it is open, so that nothing is fetched twice at once. */
async function keepHere(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  try {
    const kept = await navigator.serviceWorker.register(new URL('news-worker.js', document.baseURI));
    const look = (): void => {
      started.newer ||= kept.waiting !== null && navigator.serviceWorker.controller !== null;
    };
    started.openNewer = () => kept.waiting?.postMessage('open');
    navigator.serviceWorker.addEventListener('message', ({ data }) => (started.others = data === 'others'));
    navigator.serviceWorker.addEventListener('controllerchange', () => {
      if (started.newer) location.reload(); // it was let in
    });
    const watch = (): void => kept.installing?.addEventListener('statechange', look);
    kept.addEventListener('updatefound', watch);
    watch(); // another tab may have found it, and it is still on its way
    look();
  } catch {
    // A browser that keeps no pages still plays.
  }
}

/** What is the same for everybody was written down when the site was made: it is there before Python is. */
async function prepared(path: string): Promise<string | null> {
  const found = /^\/(house|games\/([a-z-]+)\/components)\?lang=(en|fr)$/.exec(path);
  if (!found) return null;
  const name = found[2] ? `components-${found[2]}` : 'house';
  try {
    const response = await fetch(new URL(`prepared/${name}.${found[3]}.json`, document.baseURI));
    return response.ok ? await response.text() : null;
  } catch {
    return null;
  }
}
