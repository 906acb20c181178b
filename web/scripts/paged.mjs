// A page's Python in Node, for measurements: what a folder that `make site` has written holds, with benchmarks/ beside it.

import { mkdtempSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gunzipSync } from 'node:zlib';
import { loadPyodide } from 'pyodide';

export async function opened(site) {
  const folder = join(site, readdirSync(site).find((name) => name.startsWith('python-')) ?? '');
  const unpacked = (name) => gunzipSync(readFileSync(join(folder, `${name}.pack`)));
  const stdlib = join(mkdtempSync(join(tmpdir(), 'stdlib-')), 'python_stdlib.zip');
  writeFileSync(stdlib, unpacked('python_stdlib.zip'));
  const python = await loadPyodide({ stdLibURL: stdlib });
  const bundle = unpacked('house.files');
  let at = bundle.indexOf(10) + 1;
  for (const [name, size] of JSON.parse(bundle.subarray(0, at).toString())) {
    const path = `/house/${name}`;
    python.FS.mkdirTree(path.slice(0, path.lastIndexOf('/')));
    python.FS.writeFile(path, bundle.subarray(at, at + size));
    at += size;
  }
  python.mountNodeFS('/benchmarks', fileURLToPath(new URL('../../benchmarks', import.meta.url)));
  python.runPython('import sys; sys.path[:0] = ["/house", "/benchmarks"]');
  return python;
}
