// Packs the page's Python: `node scripts/pack.mjs STAGE OUT` reads what is to be shipped from STAGE, lets Pyodide itself
// compile it, opens it there once, and writes a folder named after what it holds, with the answers that are the same for
// everybody beside it. Run by scripts/build_site.py.

import { createHash } from 'node:crypto';
import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { loadPyodide } from 'pyodide';

const [stage, out] = process.argv.slice(2);
const pyodide = dirname(fileURLToPath(import.meta.resolve('pyodide')));
/** Parts of the standard library that nothing in a page can make use of. */
const UNUSED =
  'doctest ensurepip ftplib idlelib imaplib lib2to3 mailbox multiprocessing pdb poplib pydoc pydoc_data smtplib sqlite3 tarfile tkinter turtle turtledemo unittest venv webbrowser wsgiref xml xmlrpc';

const python = await loadPyodide();
python.mountNodeFS('/stage', stage);
python.FS.writeFile('/stdlib.zip', new Uint8Array(readFileSync(join(pyodide, 'python_stdlib.zip'))));
python.globals.set('UNUSED', UNUSED);
await python.runPythonAsync(`
import io, marshal, sys, zipfile
from importlib._bootstrap_external import _code_to_hash_pyc
from importlib.util import source_hash
from pathlib import Path

WHEN = (1980, 1, 1, 0, 0, 0)

def packed(files):
    "An archive of files, those of Python compiled; the same bytes whenever it is made."
    made = io.BytesIO()
    with zipfile.ZipFile(made, "w", zipfile.ZIP_STORED) as archive:
        for name, data in sorted(files.items()):
            if name.endswith(".py") and not name.startswith("_sysconfigdata"):
                code = compile(data, name, "exec", dont_inherit=True)
                name, data = name + "c", _code_to_hash_pyc(code, source_hash(data), False)
            archive.writestr(zipfile.ZipInfo(name, WHEN), bytes(data))
    return made.getvalue()

with zipfile.ZipFile("/stdlib.zip") as found:
    unused = set(UNUSED.split())
    names = [n for n in found.namelist() if not n.endswith("/") and n.split("/")[0].removesuffix(".py") not in unused]
    stdlib = packed({name: found.read(name) for name in names})
stage = Path("/stage")
house = packed({str(p.relative_to(stage)): p.read_bytes() for p in stage.rglob("*") if p.is_file()})
zipfile.ZipFile(io.BytesIO(house)).extractall("/house")
sys.path.insert(0, "/house")

import msgspec
from vernissage import games
from vernissage.house import lobby, sheets
from vernissage.page.page import opened
from vernissage.table.text import LANGUAGES

prepared = {}
for lang in LANGUAGES:
    prepared[f"house.{lang}.json"] = msgspec.json.encode(lobby.house_info(lang)).decode()
    for game in games():
        told = sheets.components(game.name, None, lang)
        prepared[f"components-{game.name}.{lang}.json"] = msgspec.json.encode(told).decode()
prepared = msgspec.json.encode(prepared).decode()
`);

const bytes = (name) => {
  const proxy = python.globals.get(name);
  const copy = proxy.toJs();
  proxy.destroy();
  return copy;
};
const files = {
  'pyodide.asm.wasm': readFileSync(join(pyodide, 'pyodide.asm.wasm')),
  'python_stdlib.zip': bytes('stdlib'),
  'house.zip': bytes('house'),
};
const digest = createHash('sha256');
for (const [name, data] of Object.entries(files)) digest.update(name).update(data);
const folder = `python-${digest.digest('hex').slice(0, 12)}`;
mkdirSync(join(out, folder), { recursive: true });
const parcel = {};
for (const [name, data] of Object.entries(files)) {
  const packed = gzipSync(data, { level: 9 });
  parcel[name] = packed.length;
  writeFileSync(join(out, folder, `${name}.pack`), packed);
}
writeFileSync(join(out, folder, 'parcel.json'), JSON.stringify(parcel));
for (const name of ['pyodide.mjs', 'pyodide.asm.mjs']) cpSync(join(pyodide, name), join(out, folder, name));
mkdirSync(join(out, 'prepared'), { recursive: true });
for (const [name, text] of Object.entries(JSON.parse(python.globals.get('prepared')))) {
  writeFileSync(join(out, 'prepared', name), text);
}
console.log(folder);
process.exit(0);
