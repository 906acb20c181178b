// An interpreter that has started is kept beside the games, never instead of them: what is broken, of another version or
// too large is as if it were not there.

import { beforeEach, describe, expect, it, vi } from 'vitest';

/** Responses under names and addresses, as a browser keeps them. */
class Kept {
  readonly all = new Map<string, Map<string, [ArrayBuffer, Headers]>>();
  broken = false;

  keys = () => Promise.resolve([...this.all.keys()]);
  delete = (name: string) => Promise.resolve(this.all.delete(name));
  match = (url: string, { cacheName }: { cacheName: string }) => {
    const [body, headers] = this.all.get(cacheName)?.get(url) ?? [];
    return Promise.resolve(body && new Response(body, { headers }));
  };
  open = (name: string) => {
    const here = this.all.get(name) ?? new Map<string, [ArrayBuffer, Headers]>();
    this.all.set(name, here);
    const put = async (url: string, response: Response): Promise<void> => {
      if (this.broken) throw new DOMException('no room', 'QuotaExceededError');
      here.set(url, [await response.arrayBuffer(), response.headers]);
    };
    return Promise.resolve({ put });
  };

  /** Change the only thing that is kept. */
  spoil(change: (body: Buffer) => Uint8Array): void {
    const [here] = this.all.values();
    const [[url, [body, headers]]] = here;
    here.set(url, [new Uint8Array(change(Buffer.from(body))).buffer, headers]);
  }
}

const memory = (): Uint8Array<ArrayBuffer> => new Uint8Array(1_000_000).map((_, i) => i % 251);
const libraries = { '7': '/house/library.so' };
let kept: Kept;
let quota: number;

/** The code as the pages of some site have it: what Python is made of is part of it. */
async function site(python = 'python-1', browser = 'one') {
  vi.resetModules();
  vi.stubEnv('VITE_PYTHON', python);
  vi.stubGlobal('navigator', {
    userAgent: browser,
    storage: { estimate: () => Promise.resolve({ quota, usage: 0 }) },
  });
  return import('../src/worker/started');
}

beforeEach(() => {
  [kept, quota] = [new Kept(), 1e9];
  vi.stubGlobal('caches', kept);
  vi.stubGlobal('self', { location: { href: 'https://play.example.org/here/assets/house.js' } });
});

describe('an interpreter', () => {
  it('comes back as it was kept, under the name that a new version looks for', async () => {
    const { keep, recalled, isKept } = await site();
    expect([await recalled(), await isKept()]).toEqual([null, false]);
    expect(await kept.keys()).toEqual([]);
    expect(await keep({ memory: memory(), libraries })).toBe(true);
    expect(await kept.keys()).toEqual(['vernissage /here/ started python-1']);
    const found = await recalled();
    expect(found?.libraries).toEqual(libraries);
    expect(Buffer.compare(found!.memory, memory())).toBe(0);
    expect(await isKept()).toBe(true);
  });

  it.each([
    ['cut short', (body: Buffer) => body.subarray(0, -9)],
    ['cut short by a word', (body: Buffer) => body.subarray(0, -4)],
    ['longer', (body: Buffer) => Buffer.concat([body, Buffer.alloc(4)])],
    ['changed', (body: Buffer) => Buffer.concat([body.subarray(0, -6), Buffer.from('xx'), body.subarray(-4)])],
    ['changed in one bit', (body: Buffer) => ((body[500_001] ^= 1), body)],
    ['in another order', (body: Buffer) => Buffer.concat([body.subarray(8), body.subarray(0, 8)])],
    ['something else', () => Buffer.from('something else')],
    ['empty', () => Buffer.alloc(0)],
  ])('that is %s is forgotten', async (_, change) => {
    const { keep, recalled, isKept } = await site();
    await keep({ memory: memory(), libraries });
    kept.spoil(change);
    expect(await recalled()).toBe(null);
    expect(await isKept()).toBe(false);
    expect(await kept.keys()).toEqual([]);
  });

  it('of other files or another browser is none, and goes when one of these is kept', async () => {
    await (await site()).keep({ memory: memory(), libraries });
    await kept.open('vernissage /there/ started python-1');
    await kept.open('vernissage /here/ 0123456789abcdef');
    for (const other of [await site('python-2'), await site('python-1', 'another')]) {
      expect(await other.recalled()).toBe(null);
    }
    const { keep, recalled } = await site('python-2');
    await keep({ memory: memory().subarray(0, 10), libraries });
    expect((await recalled())?.memory).toHaveLength(10);
    expect((await kept.keys()).sort()).toEqual([
      'vernissage /here/ 0123456789abcdef',
      'vernissage /here/ started python-2',
      'vernissage /there/ started python-1',
    ]);
  });

  it('takes no room that games may want', async () => {
    const { keep, forget, isKept } = await site();
    quota = 100_000_000;
    expect(await keep({ memory: memory(), libraries })).toBe(false);
    [quota, kept.broken] = [1e9, true];
    expect(await keep({ memory: memory(), libraries })).toBe(false);
    expect(await kept.keys()).toEqual([]);
    kept.broken = false;
    expect(await forget()).toBe(false);
    await keep({ memory: memory(), libraries });
    expect(await forget()).toBe(true);
    expect(await isKept()).toBe(false);
  });

  it('is none where nothing can be kept', async () => {
    vi.stubGlobal('caches', undefined);
    const { keep, recalled, forget, isKept } = await site();
    expect(await keep({ memory: memory(), libraries })).toBe(false);
    expect([await recalled(), await forget(), await isKept()]).toEqual([null, false, false]);
  });

  it.each([0, 1, 2, 3, 4, 5])('of %i bytes comes back, and is missed when its last one is changed', async (size) => {
    const { keep, recalled } = await site();
    await keep({ memory: memory().subarray(0, size), libraries });
    expect((await recalled())?.memory).toHaveLength(size);
    kept.spoil((body) => Buffer.concat([body.subarray(0, -1), Buffer.from([255])]));
    expect(await recalled()).toBe(null);
  });
});
