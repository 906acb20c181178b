// Starts Python in a worker. Its files lie beside the page, packed, in a folder that is named after what they hold; they
// are unpacked as they come, so that any file server will do and what is counted is what travels. If the memory of an
// interpreter that has started is kept here, Python goes on from there.

import { Risk } from './risk';
import { forget, isKept, recalled, type Started } from './started';

export interface Python {
  runPython(code: string): unknown;
  makeMemorySnapshot(): Uint8Array<ArrayBuffer>;
  globals: { get(name: string): unknown };
  FS: {
    mkdirTree(path: string): void;
    writeFile(path: string, data: Uint8Array, how: { canOwn: boolean }): void;
  };
  _module: { LDSO: Record<'loadedLibsByHandle' | 'loadedLibsByName', Record<string, { name: string }>> };
}

/** What a second worker need neither fetch nor compile again. */
export interface Parts {
  module: WebAssembly.Module;
  archives: Record<string, ArrayBuffer>;
  /** What it may go on from. */
  started?: Started;
}

/** The same, while it comes. */
interface Coming {
  module: Promise<WebAssembly.Module>;
  archives: Record<string, Promise<ArrayBuffer>>;
}

type Told = (done: number, of: number) => void;
type Create = (settings: object) => Promise<{ HEAP8: Int8Array; growMemory(size: number): void }>;
type File = [name: string, data: Uint8Array<ArrayBuffer>];

const FOLDER = new URL(`../${import.meta.env.VITE_PYTHON}/`, self.location.href);
const WASM = 'pyodide.asm.wasm';
const LIBRARY = 'python_stdlib.zip';
const HOUSE = 'house.files';
const LOADER = 'pyodide.js';
const PYTHON = 'pyodide.asm.js';
const HOME = '/house';
/** What a worker that went on from a memory notes down, for whoever measures. */
const RESUMED = 'python resumed';
/** Pyodide wants to know which packages there are: none but ours. */
const NO_PACKAGES = JSON.stringify({
  info: { arch: 'wasm32', platform: 'emscripten', version: '0', python: '3.14', abi_version: '2026_0' },
  packages: {},
});

/** Files that come one after the other, behind a line with their names and sizes; nothing is copied. */
function files(bundle: Uint8Array<ArrayBuffer>): File[] {
  let at = bundle.indexOf(10) + 1;
  const index = JSON.parse(new TextDecoder().decode(bundle.subarray(0, at))) as [string, number][];
  return index.map(([name, size]) => [`${HOME}/${name}`, bundle.subarray(at, (at += size))]);
}

/** Lay them out where Python finds them. */
function layOut(python: Python, all: File[]): void {
  for (const folder of new Set(all.map(([name]) => name.replace(/\/[^/]*$/, '')))) python.FS.mkdirTree(folder);
  for (const [name, data] of all) python.FS.writeFile(name, data, { canOwn: true });
}

/** A file of the folder, unpacked while it comes; `count` hears of every byte. */
async function unpacked(name: string, count: (bytes: number) => void): Promise<Response> {
  const response = await fetch(new URL(`${name}.pack`, FOLDER));
  if (!response.ok || !response.body) throw new Error(`${name}: ${response.status}`);
  const counting = new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
    transform(chunk, next) {
      count(chunk.length);
      next.enqueue(chunk);
    },
  });
  const body = response.body.pipeThrough(counting).pipeThrough(new DecompressionStream('gzip'));
  return new Response(body, { headers: { 'Content-Type': 'application/wasm' } });
}

/** How many bytes all files are on their way, for the bar alone: nothing waits for it. */
async function parcel(): Promise<number> {
  const sizes = (await (await fetch(new URL('parcel.json', FOLDER))).json()) as Record<string, number>;
  return Object.values(sizes).reduce((sum, size) => sum + size, 0);
}

/** All files of Python, on their way; `told` hears how many bytes have come, of how many as soon as that is known. */
function fetched(told: Told): Coming {
  let [done, of] = [0, 0];
  parcel().then(
    (all) => told(done, (of = all)),
    () => undefined,
  );
  const file = (name: string): Promise<Response> => unpacked(name, (bytes) => told((done += bytes), of));
  const whole = async (name: string): Promise<ArrayBuffer> => (await file(name)).arrayBuffer();
  const module = WebAssembly.compileStreaming(file(WASM));
  const archives = { [LIBRARY]: whole(LIBRARY), [HOUSE]: whole(HOUSE) };
  for (const one of [module, ...Object.values(archives)]) one.catch(() => undefined); // whoever waits for it is told
  return { module, archives };
}

/** A script of the folder. */
const script = (name: string): Promise<unknown> => import(/* @vite-ignore */ new URL(name, FOLDER).href);

/** All of them, as soon as they are here. */
async function come({ module, archives }: Coming): Promise<Parts> {
  await Promise.all([LOADER, PYTHON].map(script));
  const here = Object.entries(archives).map(async ([name, data]) => [name, await data] as const);
  return { module: await module, archives: Object.fromEntries(await Promise.all(here)) };
}

/** Load Pyodide, which fetches what it needs by itself: it is handed what is here, or on its way. */
async function loaded({ module, archives }: Coming, options: object): Promise<Python> {
  const house = archives[HOUSE].then((data) => files(new Uint8Array(data)));
  // If it has no room, or a library cannot be linked, Pyodide tells nobody, and whoever waits for it would do so for ever.
  let breaks = (_: unknown): void => undefined;
  const broken = new Promise<never>((_, reject) => (breaks = reject));
  const missed = (event: PromiseRejectionEvent): void => breaks(event.reason);
  const { fetch } = self;
  const { instantiateStreaming } = WebAssembly;
  self.fetch = async (asked, init) => {
    const path = String(asked instanceof Request ? asked.url : asked);
    if (path.endsWith(WASM)) return new Response();
    if (path.endsWith('.so')) return new Response((await house).find(([name]) => path.endsWith(name))?.[1]);
    return path.endsWith(LIBRARY) ? new Response(await archives[LIBRARY]) : fetch(asked, init);
  };
  WebAssembly.instantiateStreaming = async (_, imports) => {
    try {
      const made = await module;
      return { module: made, instance: await WebAssembly.instantiate(made, imports) };
    } catch (error) {
      breaks(error);
      throw error;
    }
  };
  self.addEventListener('unhandledrejection', missed);
  try {
    const { loadPyodide } = (await script(LOADER)) as { loadPyodide: (options: object) => Promise<Python> };
    const { default: createPyodideModule } = (await script(PYTHON)) as { default: Create };
    const stdLibURL = new URL(LIBRARY, FOLDER).href;
    const usual = { indexURL: FOLDER.href, lockFileContents: NO_PACKAGES, stdLibURL, createPyodideModule };
    const python = await Promise.race([loadPyodide({ ...usual, ...options }), broken]);
    layOut(python, await house);
    return python;
  } finally {
    self.removeEventListener('unhandledrejection', missed);
    self.fetch = fetch;
    WebAssembly.instantiateStreaming = instantiateStreaming;
  }
}

/** Python from nothing. */
async function begun(coming: Coming, options: object = {}): Promise<Python> {
  const python = await loaded(coming, options);
  python.runPython(`import sys; sys.path.insert(0, "${HOME}")`);
  return python;
}

/** Libraries lie where they lay in the memory that is kept, if they are linked before Python begins. */
async function linked({ archives }: Coming, size = 0): Promise<{ createPyodideModule: Create }> {
  const { default: create } = (await script(PYTHON)) as { default: Create };
  const names = files(new Uint8Array(await archives[HOUSE])).map(([name]) => name);
  const dynamicLibraries = names.filter((name) => name.endsWith('.so'));
  const createPyodideModule: Create = async (settings) => {
    const made = await create(Object.assign(settings, { dynamicLibraries }));
    if (made.HEAP8.length < size) made.growMemory(size); // Pyodide expects it to be large enough for what was kept
    return made;
  };
  return { createPyodideModule };
}

/** Python that goes on from a memory; what was linked to it is found again by the names it had there. */
async function resumed(coming: Coming, from: Started): Promise<Python> {
  const python = await loaded(coming, { ...(await linked(coming, from.memory.length)), _loadSnapshot: from.memory });
  const { loadedLibsByHandle, loadedLibsByName } = python._module.LDSO;
  for (const [handle, name] of Object.entries(from.libraries)) loadedLibsByHandle[handle] = loadedLibsByName[name];
  python.runPython('from vernissage.page.interpreter import wake\nwake()');
  performance.mark(RESUMED);
  return python;
}

const here = ({ module, archives }: Parts): Coming => ({
  module: Promise.resolve(module),
  archives: Object.fromEntries(Object.entries(archives).map(([name, data]) => [name, Promise.resolve(data)])),
});

const resuming = new Risk('resume');

/** What is kept here, unless whoever went on from there came to no end, again and again. */
async function remembered(): Promise<Started | null> {
  const [may, started] = await Promise.all([isKept().then((here) => here && resuming.taken()), recalled()]);
  if (may && started) return started;
  if (may || started) await Promise.all([forget(), resuming.over()]);
  return null;
}

/** Python that goes on from what is kept; nothing if that does not do: then it is forgotten. */
async function goneOn(coming: Coming, from: Started): Promise<Python | null> {
  try {
    return await resumed(coming, from);
  } catch {
    await come(coming); // a file that has not come is no fault of what is kept
    await forget();
    return null;
  } finally {
    void resuming.over();
  }
}

/** Python with everything the house needs, and what it was made of; from the parts of another one if they are given. */
export async function start(told: Told, given?: Parts): Promise<[Python, Parts]> {
  // Nothing waits for anything else to come: the second script is what the first one asks for. Whoever waits is told.
  for (const name of [LOADER, PYTHON]) script(name).catch(() => undefined);
  const [coming, started] = await Promise.all([given ? here(given) : fetched(told), given?.started ?? remembered()]);
  const python = started && (await goneOn(coming, started));
  const made = python ?? (await begun(coming));
  return [made, { ...(await come(coming)), ...(started && python && { started }) }];
}

/** An interpreter made ready for those that will start later, and tried; it was never shown anybody's games. */
export async function prepared(parts: Parts): Promise<Started> {
  const python = await begun(here(parts), { ...(await linked(here(parts))), _makeSnapshot: true });
  python.runPython('from vernissage.page.interpreter import prepare\nprepare()');
  const entries = Object.entries(python._module.LDSO.loadedLibsByHandle);
  const libraries = Object.fromEntries(entries.map(([handle, { name }]) => [handle, name]));
  const started = { memory: python.makeMemorySnapshot(), libraries };
  await resumed(here(parts), started);
  return started;
}
