// Starts Python in a worker. Its files lie beside the page, packed, in a folder that is named after what they hold; they
// are unpacked as they come, so that any file server will do and what is counted is what travels.

/** What the folder holds: the packed size of each file. */
export type Parcel = Record<string, number>;

export interface Python {
  runPython(code: string): unknown;
  globals: { get(name: string): unknown };
  FS: { writeFile(path: string, data: Uint8Array): void; mkdirTree(path: string): void };
}

const FOLDER = new URL(`../${import.meta.env.VITE_PYTHON}/`, self.location.href);
/** The libraries read files beside them: they lie in folders, not in an archive. */
const OPEN = `
import sys, zipfile
zipfile.ZipFile("/house.zip").extractall("/house")
sys.path.insert(0, "/house")
`;
/** Pyodide wants to know which packages there are: none but ours. */
const NO_PACKAGES = JSON.stringify({
  info: { arch: 'wasm32', platform: 'emscripten', version: '0', python: '3.14', abi_version: '2026_0' },
  packages: {},
});
const KINDS: Record<string, string> = { wasm: 'application/wasm', mjs: 'text/javascript' };

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
  return new Response(body, { headers: { 'Content-Type': KINDS[name.split('.').pop() ?? ''] ?? 'application/zip' } });
}

/** Python with everything the house needs; `told` hears how many bytes have come, of how many. */
export async function start(told: (done: number, of: number) => void): Promise<Python> {
  const parcel = (await (await fetch(new URL('parcel.json', FOLDER))).json()) as Parcel;
  const of = Object.values(parcel).reduce((sum, size) => sum + size, 0);
  let done = 0;
  const count = (bytes: number): void => told((done += bytes), of);
  const coming = new Map(Object.keys(parcel).map((name) => [name, unpacked(name, count)]));
  coming.forEach((one) => one.catch(() => undefined)); // whoever waits for it is told

  // Pyodide fetches what it needs by itself: it is handed what is on its way already.
  const fetched = self.fetch;
  self.fetch = (asked, how) => {
    const name = String(asked instanceof Request ? asked.url : asked).split('/').pop() ?? '';
    const found = coming.get(name);
    coming.delete(name);
    return found ?? fetched(asked, how);
  };
  const house = coming.get('house.zip');
  coming.delete('house.zip');
  const { loadPyodide } = (await import(/* @vite-ignore */ new URL('pyodide.mjs', FOLDER).href)) as {
    loadPyodide: (options: object) => Promise<Python>;
  };
  const python = await loadPyodide({
    indexURL: FOLDER.href,
    lockFileContents: NO_PACKAGES,
    stdLibURL: new URL('python_stdlib.zip', FOLDER).href,
  });
  python.FS.writeFile('/house.zip', new Uint8Array(await (await house!).arrayBuffer()));
  python.runPython(OPEN);
  return python;
}
