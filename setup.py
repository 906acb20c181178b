"""Compile the engine and the rules with mypyc where a C compiler is found; play as plain Python where not.

`VERNISSAGE_COMPILE=0` leaves them plain, `VERNISSAGE_COMPILE=1` fails where they cannot be compiled, as a release must;
`VERNISSAGE_CLIENT=0` builds without the client.
"""

import os
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from setuptools import setup
from setuptools.command.build_ext import build_ext
from setuptools.command.build_py import build_py

SOURCE = Path(__file__).parent / "src" / "vernissage"
CLIENT = SOURCE / "server" / "site" / "index.html"
NO_CLIENT = (
    "vernissage: the client is not built, so nothing could be played in a browser: "
    "`make client` builds it (Node 20), VERNISSAGE_CLIENT=0 does without"
)
COMPILE = os.environ.get("VERNISSAGE_COMPILE", "")
ASKED = set(sys.argv[1:])
"""What is to be done. Building tools ask several times what there is before they ask for it."""
PLAIN = {"__init__.py", "game.py", "sheet.py", "view.py", "wording.py", "components.py", "limits.py"}
PLAIN |= {
    "ids.py",
    "projection.py",
    "projection_boards.py",
    "describe.py",
    "figures.py",
    "score_sheet.py",
    "phrases.py",
    "prompts.py",
    "labels.py",
    "refusals.py",
    "telling.py",
    "telling_ends.py",
    "panels.py",
}
"""Modules that gain nothing: text, views and whatever runs once."""


SAME_SUMS = "/fp:precise" if sys.platform == "win32" else "-ffp-contract=off"
"""A product that is added to a sum is rounded first, as the interpreter does: every build judges alike."""


def modules() -> list[str]:
    """The modules to compile: the engine, and the rules of every game."""
    found = [*(SOURCE / "core").glob("*.py"), *(SOURCE / "games").glob("*/*.py")]
    found += [SOURCE / "bots" / "search.py", SOURCE / "review" / "lookahead.py", SOURCE / "envs" / "batch.py"]
    return sorted(str(path.relative_to(Path(__file__).parent)) for path in found if path.name not in PLAIN)


def compiler_found() -> bool:
    """Whether a C compiler and Python's headers are there."""
    import sysconfig
    import tempfile

    from setuptools._distutils.ccompiler import new_compiler
    from setuptools._distutils.sysconfig import customize_compiler

    try:
        with tempfile.TemporaryDirectory() as folder:
            probe = Path(folder) / "probe.c"
            probe.write_text("#include <Python.h>\n")
            compiler = new_compiler()
            customize_compiler(compiler)
            compiler.compile([str(probe)], output_dir=folder, include_dirs=[sysconfig.get_paths()["include"]])
    except Exception as reason:
        print(f"vernissage: no C compiler ({type(reason).__name__}), playing as plain Python", file=sys.stderr)
        return False
    return True


def extensions() -> list:
    """What mypyc makes of the modules; nothing if it is switched off or cannot be built."""
    if ASKED & {"sdist", "egg_info", "dist_info"} or COMPILE == "0":
        return []
    if not compiler_found():
        if COMPILE == "1":
            sys.exit("vernissage: nothing can be compiled here, and VERNISSAGE_COMPILE=1 wants it")
        return []
    from mypyc.build import mypycify

    options = ["--config-file", str(Path(__file__).parent / "pyproject.toml")]
    made = mypycify([*options, *modules()], opt_level="3", debug_level="0", multi_file=True, group_name="vernissage")
    for extension in made:
        extension.optional = COMPILE != "1"
        extension.extra_compile_args.append(SAME_SUMS)
    return made


class SideBySide(build_ext):
    """Compiles one file on every core: mypyc writes one for each module, and setuptools takes them in turn."""

    def build_extensions(self) -> None:
        in_turn = self.compiler.compile

        def compile_all(sources: list, *args: object, **options: object) -> list:
            with ThreadPoolExecutor(os.cpu_count()) as pool:
                made = pool.map(lambda source: in_turn([source], *args, **options), sources)
                return [file for files in made for file in files]

        self.compiler.compile = compile_all
        super().build_extensions()


class Afresh(build_py):
    """Takes out of the build what an earlier one has left there: it would be packed for ever."""

    def run(self) -> None:
        super().run()
        made = [*self.get_outputs(), *self.get_finalized_command("build_ext").get_outputs()]
        kept = {Path(name).resolve() for name in made}
        for path in Path(self.build_lib).resolve().rglob("*"):
            if path.is_file() and path not in kept:
                path.unlink()


if ASKED & {"sdist", "bdist_wheel", "install"} and not CLIENT.exists() and os.environ.get("VERNISSAGE_CLIENT") != "0":
    sys.exit(NO_CLIENT)
setup(ext_modules=extensions(), cmdclass={"build_ext": SideBySide, "build_py": Afresh})
