// The worker that shows what the house pushes, in a scope that is like a browser's, with whatever a stranger may send.

import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { beforeEach, describe, expect, it, vi } from 'vitest';

const SOURCE = readFileSync(`${process.cwd()}/public/news-worker.js`, 'utf-8');
const HOUSE = 'https://play.example.org';

interface Shown {
  title: string;
  options: { body: string; tag: string; data: { link: string } };
}

/** A page of the house, as a worker sees it. */
function page(path: string, visibilityState = 'hidden') {
  return { url: `${HOUSE}${path}`, visibilityState, focus: vi.fn(), navigate: vi.fn() };
}

class Scope extends EventTarget {
  pages: ReturnType<typeof page>[] = [];
  shown: Shown[] = [];
  openWindow = vi.fn<(path: string) => Promise<void>>(() => Promise.resolve());
  subscribe = vi.fn<(options: object) => Promise<object>>(() => Promise.resolve(subscription('new')));
  fetch = vi.fn<(path: string, init: RequestInit) => Promise<void>>(() => Promise.resolve());
  location = { origin: HOUSE };
  skipWaiting = vi.fn();
  clients = {
    claim: vi.fn(),
    matchAll: () => Promise.resolve(this.pages),
    openWindow: (path: string) => this.openWindow(path),
  };
  registration = {
    showNotification: (title: string, options: Shown['options']) => {
      this.shown.push({ title, options });
      return Promise.resolve();
    },
    pushManager: { subscribe: (options: object) => this.subscribe(options) },
  };

  /** An event with some values, and all that it waits for. */
  async tell(kind: string, values: object): Promise<void> {
    const waited: Promise<unknown>[] = [];
    const waitUntil = (work: Promise<unknown>): number => waited.push(work);
    this.dispatchEvent(Object.assign(new Event(kind), values, { waitUntil }));
    await Promise.all(waited);
  }

  push(said: string): Promise<void> {
    return this.tell('push', { data: { json: () => JSON.parse(said) as unknown } });
  }

  async click(link?: unknown): Promise<void> {
    const close = vi.fn();
    await this.tell('notificationclick', { notification: { close, data: link === undefined ? null : { link } } });
    expect(close).toHaveBeenCalled();
  }
}

function subscription(name: string) {
  const keys = { p256dh: 'p', auth: 'a' };
  return { options: { userVisibleOnly: true }, toJSON: () => ({ endpoint: `https://push.example/${name}`, keys }) };
}

let scope: Scope;

beforeEach(() => {
  scope = new Scope();
  runInNewContext(SOURCE, { self: scope, URL, fetch: (path: string, init: RequestInit) => scope.fetch(path, init) });
});

describe('a message', () => {
  it('is shown, with where it leads', async () => {
    await scope.push('{"title": "The Gallerist", "body": "Your turn", "link": "/table/x", "tag": "table-x"}');
    expect(scope.shown).toHaveLength(1);
    expect(scope.shown[0].title).toBe('The Gallerist');
    expect(scope.shown[0].options).toMatchObject({ body: 'Your turn', tag: 'table-x', data: { link: '/table/x' } });
  });

  it('is not shown to whoever looks at its table', async () => {
    scope.pages = [page('/table/x', 'visible')];
    await scope.push('{"link": "/table/x"}');
    expect(scope.shown).toEqual([]);
    scope.pages = [page('/table/x'), page('/tables', 'visible')];
    await scope.push('{"link": "/table/x"}');
    expect(scope.shown).toHaveLength(1);
  });

  it.each(['', 'no json', 'null', '[]', '7', '{"title": {"a": 1}, "link": 7}'])(
    'is shown even if it is %j',
    async (said) => {
      await scope.push(said);
      expect(scope.shown).toHaveLength(1);
      expect(scope.shown[0].options.data.link).toBe('/');
    },
  );
});

describe('a click', () => {
  it.each([
    ['/table/x', '/table/x'],
    ['//evil.example/x', '/x'],
    ['/\\evil.example/x', '/x'],
    ['https://evil.example/table/x', '/table/x'],
    ['javascript:alert(1)', 'alert(1)'],
    [undefined, '/'],
  ])('on %j opens nothing but the house', async (link, path) => {
    await scope.click(link);
    expect(scope.openWindow).toHaveBeenCalledTimes(1);
    const [opened] = scope.openWindow.mock.calls[0];
    expect(opened).toBe(path);
    expect(new URL(opened, HOUSE).origin).toBe(HOUSE);
  });

  it('goes to the page that is open already', async () => {
    const [other, there] = (scope.pages = [page('/tables'), page('/table/x')]);
    await scope.click('/table/x');
    expect(there.focus).toHaveBeenCalled();
    expect(other.focus).not.toHaveBeenCalled();
    expect(scope.openWindow).not.toHaveBeenCalled();
  });

  it('leads an open page there where no window may be opened', async () => {
    const [other] = (scope.pages = [page('/tables')]);
    scope.openWindow.mockRejectedValue(new Error('InvalidAccessError'));
    await scope.click('/table/x');
    expect(other.navigate).toHaveBeenCalledWith('/table/x');
    scope.pages = [];
    await scope.click('/table/x');
  });
});

describe('a subscription that its push service has changed', () => {
  it('is made again with the same key, and told to the house alone', async () => {
    const old = subscription('old');
    await scope.tell('pushsubscriptionchange', { oldSubscription: old });
    expect(scope.subscribe).toHaveBeenCalledWith(old.options);
    const [path, sent] = scope.fetch.mock.calls[0];
    expect([path, sent.method]).toEqual(['/api/news/browsers', 'PUT']);
    expect(JSON.parse(String(sent.body))).toEqual(subscription('new').toJSON());
  });

  it('is taken as it is where the browser has made one, and nothing is told where it has none', async () => {
    await scope.tell('pushsubscriptionchange', { newSubscription: subscription('given') });
    expect(scope.subscribe).not.toHaveBeenCalled();
    expect(JSON.parse(String(scope.fetch.mock.calls[0][1].body))).toMatchObject({
      endpoint: 'https://push.example/given',
    });
    await scope.tell('pushsubscriptionchange', {});
    expect(scope.fetch).toHaveBeenCalledTimes(1);
  });
});

/** Versions kept side by side, as a browser keeps them. */
class Caches {
  readonly kept = new Map<string, Map<string, string>>();
  readonly fresh = new Map<string, RequestCache | undefined>();
  keys = () => Promise.resolve([...this.kept.keys()]);
  delete = (name: string) => Promise.resolve(this.kept.delete(name));
  open = (name: string) => {
    const files = this.kept.get(name) ?? new Map<string, string>();
    this.kept.set(name, files);
    return Promise.resolve({
      addAll: (all: { url: string; how: RequestInit }[]) => {
        for (const { url, how } of all) {
          files.set(path(url), `kept ${path(url)}`);
          this.fresh.set(path(url), how.cache);
        }
      },
      match: (asked: string | { url: string }) =>
        Promise.resolve(files.get(path(typeof asked === 'string' ? asked : asked.url))),
    });
  };
}

const path = (url: string): string => new URL(url, `${HOUSE}/`).pathname;

describe('a server with a house in the page beside it', () => {
  const files = ['/', '/assets/a-12345678.js', '/prepared/components-gallerist.en.json', '/python-new/parcel.json'];
  let caches: Caches;
  let online: boolean;
  let kept: Scope;

  /** What comes back for a request; nothing if the worker lets it pass. */
  async function asked(url: string, mode = 'cors', method = 'GET'): Promise<unknown> {
    let reply: Promise<unknown> | undefined;
    const request = { url: HOUSE + url, mode, method };
    const respondWith = (found: Promise<unknown>): void => void (reply = found);
    kept.dispatchEvent(Object.assign(new Event('fetch'), { request, respondWith }));
    return await reply;
  }

  beforeEach(async () => {
    caches = new Caches();
    caches.kept.set('vernissage / older', new Map());
    caches.kept.set('vernissage-0123456789abcdef', new Map());
    caches.kept.set('vernissage /practice/ other', new Map());
    for (const made of ['python-old', 'python-new']) caches.kept.set(`vernissage / started ${made}`, new Map());
    online = true;
    kept = new Scope();
    Object.assign(kept.registration, { scope: `${HOUSE}/` });
    const fetched = (request: { url: string }): Promise<string> =>
      online ? Promise.resolve(`fetched ${path(request.url)}`) : Promise.reject(new Error('offline'));
    const told = `const KEPT = ${JSON.stringify({ version: 'served-1', files, served: true })};\n`;
    class Request {
      constructor(
        readonly url: string,
        readonly how: RequestInit,
      ) {}
    }
    runInNewContext(told + SOURCE, { self: kept, URL, Request, caches, fetch: fetched });
    await kept.tell('install', {});
    await kept.tell('activate', {});
  });

  it('keeps its own latest version, and leaves that of the other one alone', () => {
    expect([...caches.kept.keys()].sort()).toEqual([
      'vernissage / served-1',
      'vernissage / started python-new',
      'vernissage /practice/ other',
    ]);
  });

  it.each([
    [['/', '/table/x'], false],
    [['/'], true],
    [[], true],
  ])('is let in by a page while %j are open: %s', async (open, comes) => {
    kept.pages = open.map((path) => page(path));
    const source = { postMessage: vi.fn() };
    await kept.tell('message', { data: 'something else', source });
    expect(kept.skipWaiting).not.toHaveBeenCalled();
    await kept.tell('message', { data: 'open', source });
    expect(kept.skipWaiting).toHaveBeenCalledTimes(comes ? 1 : 0);
    expect(source.postMessage.mock.calls).toEqual(comes ? [] : [['others']]);
  });

  it('takes nothing from a cache that is not named after its content', () => {
    expect([...caches.fresh]).toEqual([
      ['/', 'no-cache'],
      ['/assets/a-12345678.js', 'default'],
      ['/prepared/components-gallerist.en.json', 'no-cache'],
      ['/python-new/parcel.json', 'default'],
    ]);
  });

  it('shows what comes from the server as long as it can be reached', async () => {
    expect(await asked('/table/x', 'navigate')).toBe('fetched /table/x');
    expect(await asked('/assets/a-12345678.js')).toBe('kept /assets/a-12345678.js');
    online = false;
    expect(await asked('/table/x', 'navigate')).toBe('kept /');
  });

  it.each([
    ['/api/house', 'cors', 'GET'],
    ['/api/tables/x/record', 'navigate', 'GET'],
    ['/practice/', 'navigate', 'GET'],
    ['/health/live', 'navigate', 'GET'],
    ['/assets/another-12345678.js', 'cors', 'GET'],
    ['/', 'navigate', 'POST'],
  ])('lets %s (%s, %s) pass', async (url, mode, method) => {
    online = false;
    expect(await asked(url, mode, method)).toBeUndefined();
  });
});
