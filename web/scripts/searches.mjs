// Iterations a second of the search in a page's Python, by the processor's time: `node scripts/searches.mjs SITE` reads a
// folder that `make site` has written. benchmarks/page_searches.py measures the other builds.

import { mkdtempSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gunzipSync } from 'node:zlib';
import { loadPyodide } from 'pyodide';

const LEAST = 300;
const [site] = process.argv.slice(2);
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
python.runPython(`
import sys
sys.path[:0] = ["/house", "/benchmarks"]
from page_searches import searching
from vernissage import games
names = [game.name for game in games()]
`);
const rates = { build: 'page' };
for (const name of python.globals.get('names').toJs()) {
  const search = python.globals.get('searching')(name);
  const start = process.cpuUsage();
  const done = search(LEAST);
  const { user, system } = process.cpuUsage(start);
  rates[name] = Math.round((1e6 * done) / (user + system));
}
console.log(JSON.stringify(rates));
process.exit(0);
