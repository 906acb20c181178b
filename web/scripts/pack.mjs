// Packs the page's Python: `node scripts/pack.mjs STAGE OUT` reads what is to be shipped from STAGE, lets Pyodide itself
// compile it, opens it from what was packed, and writes a folder named after what it holds, with the answers that are the
// same for everybody beside it. Run by scripts/build_site.py.

import { createHash } from 'node:crypto';
import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { loadPyodide } from 'pyodide';

const [stage, out] = process.argv.slice(2);
const pyodide = dirname(fileURLToPath(import.meta.resolve('pyodide')));
/** Parts of the standard library that a page can do without, unless something it loads makes use of them. */
const UNUSED = `_aix_support _android_support _apple_support _ios_support _markupbase _osx_support _pydatetime _pydecimal _pyio _pyrepl
  _strptime antigravity argparse bdb cProfile cmd code codeop compileall configparser csv ctypes curses dbm difflib doctest ensurepip filecmp
  fileinput ftplib getopt getpass graphlib html idlelib imaplib lib2to3 mailbox mimetypes modulefinder multiprocessing netrc nturl2path
  optparse pdb pickletools plistlib poplib profile pstats pty py_compile pyclbr pydoc pydoc_data rlcompleter runpy sched shelve site-packages
  smtplib socketserver sqlite3 statistics symtable tabnanny tarfile telnetlib this timeit tkinter trace tty turtle turtledemo unittest uuid
  venv wave webbrowser wsgiref xml xmlrpc zipapp zoneinfo`;
/** Encodings that are read or written here; the others are those of old machines. */
const ENCODINGS = '__init__ aliases ascii cp437 idna latin_1 punycode unicode_escape utf_16 utf_8 utf_8_sig';

const PACK = `
import ast, io, sys, zipfile
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

def packed(files):
    "An archive of files, those of Python compiled; the same bytes whenever it is made."
    made = io.BytesIO()
    with zipfile.ZipFile(made, "w", zipfile.ZIP_STORED) as archive:
        for name, data in sorted(files.items()):
            if name.endswith(".py") and not name.startswith("_sysconfigdata"):
                code = compile(bare(data, name), name, "exec", dont_inherit=True)
                name, data = name + "c", _code_to_hash_pyc(code, source_hash(data), False)
            archive.writestr(zipfile.ZipInfo(name, WHEN), bytes(data))
    return made.getvalue()

def wanted(name):
    "Whether a file of the standard library is shipped."
    top, _, rest = name.partition("/")
    if top == "encodings":
        return rest.removesuffix(".py") in ENCODINGS.split()
    return not name.endswith("/") and top.removesuffix(".py") not in unused

sys.path.insert(0, "/stage")
import vernissage.page.page, vernissage.page.thinkers
unused = set(UNUSED.split()) - {name.partition(".")[0] for name in sys.modules}
with zipfile.ZipFile("/stdlib.zip") as found:
    stdlib = packed({name: found.read(name) for name in found.namelist() if wanted(name)})
stage = Path("/stage")
house = packed({str(p.relative_to(stage)): p.read_bytes() for p in stage.rglob("*") if p.is_file()})
`;
const OPEN = `
import sys, zipfile
zipfile.ZipFile("/house.zip").extractall("/house")
sys.path.insert(0, "/house")

import msgspec
from vernissage import Match, games
from vernissage.house import lobby, sheets
from vernissage.house.thinking import task
from vernissage.page.page import opened
from vernissage.page.thinkers import think
from vernissage.table.text import LANGUAGES

prepared = {}
for lang in LANGUAGES:
    prepared[f"house.{lang}.json"] = msgspec.json.encode(lobby.house_info(lang)).decode()
    for game in games():
        told = sheets.components(game.name, None, lang)
        prepared[f"components-{game.name}.{lang}.json"] = msgspec.json.encode(told).decode()
for game in games():
    match = Match(game.name, seats=2)
    for level in ("sketch", "study"):
        think(msgspec.json.encode({"task": task(match, match.asked()[0], {"level": level})}).decode())
prepared = msgspec.json.encode(prepared).decode()
`;

const first = await loadPyodide();
first.mountNodeFS('/stage', stage);
first.FS.writeFile('/stdlib.zip', new Uint8Array(readFileSync(join(pyodide, 'python_stdlib.zip'))));
first.globals.set('UNUSED', UNUSED);
first.globals.set('ENCODINGS', ENCODINGS);
first.runPython(PACK);
const bytes = (name) => {
  const proxy = first.globals.get(name);
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
mkdirSync(join(out, 'prepared'), { recursive: true });

writeFileSync(join(out, 'python_stdlib.zip'), files['python_stdlib.zip']);
const second = await loadPyodide({ stdLibURL: join(out, 'python_stdlib.zip') });
second.FS.writeFile('/house.zip', files['house.zip']);
second.runPython(OPEN);
for (const [name, text] of Object.entries(JSON.parse(second.globals.get('prepared')))) {
  writeFileSync(join(out, 'prepared', name), text);
}

const parcel = {};
for (const [name, data] of Object.entries(files)) {
  const packed = gzipSync(data, { level: 9 });
  parcel[name] = packed.length;
  writeFileSync(join(out, folder, `${name}.pack`), packed);
}
writeFileSync(join(out, folder, 'parcel.json'), JSON.stringify(parcel));
for (const name of ['pyodide.mjs', 'pyodide.asm.mjs']) cpSync(join(pyodide, name), join(out, folder, name));
console.log(folder);
process.exit(0);
