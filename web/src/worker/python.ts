// Starts Python in a worker. Its files lie beside the page, packed, in a folder that is named after what they hold; they
// are unpacked as they come, so that any file server will do and what is counted is what travels.

export interface Python {
  runPython(code: string): unknown;
  globals: { get(name: string): unknown };
  FS: {
    mkdirTree(path: string): void;
    writeFile(path: string, data: Uint8Array, how: { canOwn: boolean }): void;
  };
}

/** What a second worker need neither fetch nor compile again. */
export interface Parts {
  module: WebAssembly.Module;
  archives: Record<string, ArrayBuffer>;
}

const FOLDER = new URL(`../${import.meta.env.VITE_PYTHON}/`, self.location.href);
const WASM = 'pyodide.asm.wasm';
const HOUSE = 'house.files';
const HOME = '/house';
/** Pyodide wants to know which packages there are: none but ours. */
const NO_PACKAGES = JSON.stringify({
  info: { arch: 'wasm32', platform: 'emscripten', version: '0', python: '3.14', abi_version: '2026_0' },
  packages: {},
});

/** Lay files out that come one after the other, behind a line with their names and sizes; nothing is copied. */
function layOut(python: Python, bundle: Uint8Array): void {
  let at = bundle.indexOf(10) + 1;
  const index = JSON.parse(new TextDecoder().decode(bundle.subarray(0, at))) as [string, number][];
  for (const folder of new Set(index.map(([name]) => `${HOME}/${name}`.replace(/\/[^/]*$/, '')))) {
    python.FS.mkdirTree(folder);
  }
  for (const [name, size] of index) {
    python.FS.writeFile(`${HOME}/${name}`, bundle.subarray(at, at + size), { canOwn: true });
    at += size;
  }
  python.runPython(`import sys; sys.path.insert(0, "${HOME}")`);
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

/** All files of Python, on their way; `told` hears how many bytes have come, of how many. */
async function coming(told: (done: number, of: number) => void): Promise<Map<string, Promise<Response>>> {
  const parcel = (await (await fetch(new URL('parcel.json', FOLDER))).json()) as Record<string, number>;
  const of = Object.values(parcel).reduce((sum, size) => sum + size, 0);
  let done = 0;
  const files = Object.keys(parcel).map(
    (name) => [name, unpacked(name, (bytes) => told((done += bytes), of))] as const,
  );
  for (const [, file] of files) file.catch(() => undefined); // whoever waits for it is told
  return new Map(files);
}

/** A script of the folder. */
const script = (name: string): Promise<unknown> => import(/* @vite-ignore */ new URL(name, FOLDER).href);

/** Python with everything the house needs, and what it was made of; from the parts of another one if they are given. */
export async function start(told: (done: number, of: number) => void, given?: Parts): Promise<[Python, Parts]> {
  const archives: Record<string, ArrayBuffer> = { ...given?.archives };
  // Nothing waits for anything else to come: the second script is what the first one asks for. Whoever waits is told.
  const loader = script('pyodide.mjs');
  for (const one of [loader, script('pyodide.asm.mjs')]) one.catch(() => undefined);
  const files = given ? new Map<string, Promise<Response>>() : await coming(told);
  let module = given?.module;
  const archive = async (name: string): Promise<ArrayBuffer> =>
    (archives[name] ??= await (await files.get(name)!).arrayBuffer());

  // Pyodide fetches what it needs by itself: it is handed what is here, or on its way.
  const { fetch } = self;
  const { instantiateStreaming } = WebAssembly;
  self.fetch = async (asked, how) => {
    const name =
      String(asked instanceof Request ? asked.url : asked)
        .split('/')
        .pop() ?? '';
    if (name === WASM) return given ? new Response() : files.get(name)!;
    return name.endsWith('.zip') ? new Response(await archive(name)) : fetch(asked, how);
  };
  WebAssembly.instantiateStreaming = async (source, imports) => {
    if (!module) {
      const made = await instantiateStreaming(source, imports);
      module = made.module;
      return made;
    }
    return { module, instance: await WebAssembly.instantiate(module, imports) };
  };
  try {
    const { loadPyodide } = (await loader) as { loadPyodide: (options: object) => Promise<Python> };
    const python = await loadPyodide({
      indexURL: FOLDER.href,
      lockFileContents: NO_PACKAGES,
      stdLibURL: new URL('python_stdlib.zip', FOLDER).href,
    });
    layOut(python, new Uint8Array(await archive(HOUSE)));
    return [python, { module: module!, archives }];
  } finally {
    self.fetch = fetch;
    WebAssembly.instantiateStreaming = instantiateStreaming;
  }
}
