// Packs the page's Python: `node scripts/pack.mjs STAGE OUT` reads what is to be shipped from STAGE, lets Pyodide itself
// compile it, opens it from what was packed, and writes a folder named after what it holds, with the answers that are the
// same for everybody beside it. Run by scripts/build_site.py; with `quick` behind, nothing is tried and nothing left out.

import { createHash } from 'node:crypto';
import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { loadPyodide } from 'pyodide';

const [stage, out, quick] = process.argv.slice(2);
const scripts = fileURLToPath(new URL('../../scripts', import.meta.url));
const pyodide = dirname(fileURLToPath(import.meta.resolve('pyodide')));
/** Modules of the standard library that nothing uses while the page is tried, and that somebody may want all the same. */
const ALSO =
  '_pylong _strptime bisect calendar codeop copy fractions heapq linecache pprint statistics textwrap timeit traceback';
/** Encodings that are read or written here; the others are those of old machines. */
const ENCODINGS = '__init__ aliases ascii latin_1 unicode_escape utf_16 utf_8 utf_8_sig';
/** Lines are told when something goes wrong, columns are not: they are a fifth of what is compiled. */
const env = { PYTHONNODEBUGRANGES: '1' };

const PACK = `
import sys
used = {*sys.modules, *ALSO.split(), "zipimport", "site"}

import ast, io, json, zipfile
from importlib._bootstrap_external import _code_to_hash_pyc
from importlib.util import source_hash
from pathlib import Path

WHEN = (1980, 1, 1, 0, 0, 0)
TOLD = (ast.Module, ast.FunctionDef, ast.AsyncFunctionDef)

def bare(source, name):
    "A module without what only readers of its source make use of; a dataclass would write a text where it finds none."
    tree = ast.parse(source, name)
    for node in ast.walk(tree):
        if isinstance(node, TOLD) and ast.get_docstring(node, clean=False) is not None:
            node.body = node.body[1:] or [ast.Pass(lineno=1, col_offset=0)]
    return ast.fix_missing_locations(tree)

def compiled(files):
    "What is shipped of some files: those of Python are compiled; the same bytes whenever it is done."
    for name, data in sorted(files.items()):
        if name.endswith(".py") and not name.startswith("_sysconfigdata"):
            code = compile(bare(data, name), name, "exec", dont_inherit=True)
            yield name + "c", bytes(_code_to_hash_pyc(code, source_hash(data), False))
        else:
            yield name, bytes(data)

def archive(files):
    "An archive that Python imports from."
    made = io.BytesIO()
    with zipfile.ZipFile(made, "w", zipfile.ZIP_STORED) as whole:
        for name, data in compiled(files):
            whole.writestr(zipfile.ZipInfo(name, WHEN), data)
    return made.getvalue()

def bundle(files):
    "Files one after the other, behind a line with their names and sizes."
    parts = list(compiled(files))
    index = json.dumps([[name, len(data)] for name, data in parts])
    return b"".join([index.encode(), b"\\n", *[data for _, data in parts]])

def wanted(name):
    "Whether a file of the standard library is shipped."
    top, _, rest = name.partition("/")
    if top == "encodings":
        return rest.removesuffix(".py") in ENCODINGS.split()
    module = name.removesuffix(".py").removesuffix("/__init__").replace("/", ".")
    return not name.endswith("/") and (not name.endswith(".py") or module in used or top in ("pyodide", "_pyodide"))

if not QUICK:
    with zipfile.ZipFile("/stdlib.zip") as found:
        stdlib = archive({name: found.read(name) for name in found.namelist() if wanted(name)})
stage = Path("/stage")
house = bundle({str(p.relative_to(stage)): p.read_bytes() for p in stage.rglob("*") if p.is_file()})
`;
const OPEN = `
import json, os, sys

with open("/house.files", "rb") as found:
    for name, size in json.loads(found.readline()):
        os.makedirs(os.path.dirname("/house/" + name), exist_ok=True)
        with open("/house/" + name, "wb") as file:
            file.write(found.read(size))
sys.path.insert(0, "/house")
`;
const PREPARE = `
import msgspec
from vernissage import games
from vernissage.house import lobby, sheets
from vernissage.table.text import LANGUAGES

prepared = {}
for lang in LANGUAGES:
    prepared[f"house.{lang}.json"] = msgspec.json.encode(lobby.house_info(lang)).decode()
    for game in games():
        told = sheets.components(game.name, None, lang)
        prepared[f"components-{game.name}.{lang}.json"] = msgspec.json.encode(told).decode()
prepared = msgspec.json.encode(prepared).decode()
`;
/** Everything that a page does, with the Python that is there. */
const tried = async (python) => {
  python.runPython(readFileSync(join(scripts, 'try_page.py'), 'utf-8'));
  await python.runPythonAsync('await main()');
};

const first = await loadPyodide({ env });
first.mountNodeFS('/stage', stage);
first.FS.writeFile('/stdlib.zip', new Uint8Array(readFileSync(join(pyodide, 'python_stdlib.zip'))));
first.globals.set('ALSO', ALSO);
first.globals.set('ENCODINGS', ENCODINGS);
first.globals.set('QUICK', Boolean(quick));
first.runPython('import sys; sys.path.insert(0, "/stage")');
if (!quick) await tried(first);
first.runPython(PACK);
const bytes = (name) => {
  const proxy = first.globals.get(name);
  const copy = proxy.toJs();
  proxy.destroy();
  return copy;
};
const files = {
  'pyodide.asm.wasm': readFileSync(join(pyodide, 'pyodide.asm.wasm')),
  'python_stdlib.zip': quick ? readFileSync(join(pyodide, 'python_stdlib.zip')) : bytes('stdlib'),
  'house.files': bytes('house'),
};
const digest = createHash('sha256');
for (const [name, data] of Object.entries(files)) digest.update(name).update(data);
/** Their endings are those that every file server knows: a browser takes no script of an unknown kind. */
const LOADERS = { 'pyodide.mjs': 'pyodide.js', 'pyodide.asm.mjs': 'pyodide.asm.js' };
for (const [from, name] of Object.entries(LOADERS)) digest.update(name).update(readFileSync(join(pyodide, from)));
const folder = `python-${digest.digest('hex').slice(0, 12)}`;
mkdirSync(join(out, folder), { recursive: true });
mkdirSync(join(out, 'prepared'), { recursive: true });

writeFileSync(join(out, 'python_stdlib.zip'), files['python_stdlib.zip']);
/** A second Python, of what was packed alone: it must be enough. */
const packed = async () => {
  const second = await loadPyodide({ stdLibURL: join(out, 'python_stdlib.zip') });
  second.FS.writeFile('/house.files', files['house.files']);
  second.runPython(OPEN);
  await tried(second);
  second.runPython(`import ${ALSO.replaceAll(' ', ', ')}`);
  return second;
};
const last = quick ? first : await packed();
last.runPython(PREPARE);
for (const [name, text] of Object.entries(JSON.parse(last.globals.get('prepared')))) {
  writeFileSync(join(out, 'prepared', name), text);
}

const parcel = {};
for (const [name, data] of Object.entries(files)) {
  const packed = gzipSync(data, { level: 9 });
  parcel[name] = packed.length;
  writeFileSync(join(out, folder, `${name}.pack`), packed);
}
writeFileSync(join(out, folder, 'parcel.json'), JSON.stringify(parcel));
for (const [from, name] of Object.entries(LOADERS)) cpSync(join(pyodide, from), join(out, folder, name));
console.log(folder);
process.exit(0);
