"""Houses to be measured: one process on SQLite, one on PostgreSQL, several on PostgreSQL behind a proxy."""

from __future__ import annotations

import os
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager, suppress
from dataclasses import dataclass, field
from pathlib import Path

ROOT = Path(__file__).parents[2]
POSTGRES = ROOT / "scripts" / "postgres.sh"
PROXY = ROOT / "scripts" / "haproxy.sh"
PATIENCE = 120.0
OPEN = ("--rate", "1000000", "--tables", "1000000")
"""Everybody comes from one address."""


@dataclass(frozen=True)
class Arrangement:
    """How a house is run."""

    name: str
    title: str
    processes: int
    shared: bool
    """Whether on PostgreSQL; else on SQLite."""
    proxied: bool


ARRANGEMENTS = {
    found.name: found
    for found in (
        Arrangement("sqlite", "one process, SQLite", 1, False, False),
        Arrangement("postgresql", "one process, PostgreSQL", 1, True, False),
        Arrangement("four", "four processes, PostgreSQL, HAProxy", 4, True, True),
    )
}


@dataclass
class Running:
    """A house that runs: where to knock, and which processes it is made of."""

    port: int
    servers: list[int]
    others: dict[str, int] = field(default_factory=dict)
    """The database and the proxy, by name."""

    def cpu(self) -> dict[str, float]:
        """Seconds of processor time used by each part so far."""
        found = {"house": sum(cpu_of(pid) for pid in self.servers)}
        return found | {name: sum(cpu_of(one) for one in (pid, *children(pid))) for name, pid in self.others.items()}

    def memory(self) -> float:
        """Bytes that the processes of the house hold."""
        return sum(memory_of(pid) for pid in self.servers)


def children(pid: int) -> list[int]:
    """The processes that a process has started, and theirs."""
    found: list[int] = []
    for path in Path("/proc").glob("[0-9]*/stat"):
        try:
            fields = path.read_text().rsplit(")", 1)[1].split()
        except OSError:
            continue
        if int(fields[1]) == pid:
            child = int(path.parent.name)
            found += [child, *children(child)]
    return found


def cpu_of(pid: int) -> float:
    """Seconds of processor time that the threads of a process have used."""
    total = 0
    for path in Path(f"/proc/{pid}/task").glob("*/schedstat"):
        with suppress(OSError):
            total += int(path.read_text().split()[0])
    return total / 1e9


def busy_seconds() -> float:
    """Seconds of processor time that the whole machine has used."""
    user, nice, system, _, _, *more = map(int, Path("/proc/stat").read_text().split("\n", 1)[0].split()[1:])
    return (user + nice + system + sum(more[:2])) / os.sysconf("SC_CLK_TCK")


def memory_of(pid: int) -> int:
    """Bytes that a process holds."""
    for line in Path(f"/proc/{pid}/status").read_text().splitlines():
        if line.startswith("VmRSS"):
            return int(line.split()[1]) * 1024
    raise RuntimeError("no VmRSS")


def free_port() -> int:
    """A port that nobody listens on."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


def await_door(port: int, process: subprocess.Popen[bytes]) -> None:
    """Wait until somebody listens."""
    give_up = time.monotonic() + PATIENCE
    while time.monotonic() < give_up:
        with socket.socket() as probe:
            if probe.connect_ex(("127.0.0.1", port)) == 0:
                return
        if process.poll() is not None:
            raise RuntimeError(f"ended with {process.returncode}: {process.args!r}")
        time.sleep(0.05)
    raise RuntimeError(f"nobody listens on {port}")


@contextmanager
def process(words: list[str], port: int, build: str) -> Iterator[int]:
    """A process that listens, of a build (a folder with the package in it) or of what is installed."""
    environment = {**os.environ, **({"PYTHONPATH": build} if build else {})}
    log = None if os.environ.get("VERNISSAGE_LOAD_LOG") else subprocess.DEVNULL
    started = subprocess.Popen(words, env=environment, stdout=log, stderr=log)
    try:
        await_door(port, started)
        yield started.pid
    finally:
        started.terminate()
        try:
            started.wait(20)
        except subprocess.TimeoutExpired:
            started.kill()
            started.wait()


@contextmanager
def postgres() -> Iterator[tuple[str, int]]:
    """A PostgreSQL of its own: its URL and its first process."""
    with tempfile.TemporaryDirectory(prefix="vernissage-") as folder:
        Path(folder).chmod(0o755)
        found = subprocess.run([POSTGRES, "start", folder], check=True, capture_output=True, text=True)
        try:
            pid = int((Path(folder) / "data" / "postmaster.pid").read_text().splitlines()[0])
            yield found.stdout.strip(), pid
        finally:
            subprocess.run([POSTGRES, "stop", folder], check=True)


@contextmanager
def proxy(ports: list[int]) -> Iterator[tuple[int, int]]:
    """HAProxy before some processes: its port and its process."""
    binary = subprocess.run([PROXY], check=True, capture_output=True, text=True).stdout.strip()
    port = free_port()
    with tempfile.NamedTemporaryFile("w", suffix=".cfg") as file:
        file.write(proxy_words(port, ports))
        file.flush()
        with process([binary, "-db", "-f", file.name], port, "") as pid:
            yield port, pid


def proxy_words(port: int, ports: list[int]) -> str:
    """What HAProxy is told: whatever is about one table goes to one process, so that it is in memory only once."""
    template = (ROOT / "benchmarks" / "crowd" / "haproxy.cfg").read_text()
    servers = "\n".join(f"    server house{at} 127.0.0.1:{one} check" for at, one in enumerate(ports))
    return template.replace("{port}", str(port)).replace("{servers}", servers)


@contextmanager
def running(arrangement: Arrangement, build: str = "") -> Iterator[Running]:
    """A house that runs until it has been measured."""
    with ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory(prefix="vernissage-load-")))
        database, others = str(folder / "load.sqlite3"), dict[str, int]()
        if arrangement.shared:
            database, others["database"] = stack.enter_context(postgres())
        ports, servers = [free_port() for _ in range(arrangement.processes)], list[int]()
        for port in ports:
            words = [sys.executable, "-m", "vernissage", "serve", "--port", str(port), "--database", database, *OPEN]
            servers.append(stack.enter_context(process(words, port, build)))
        door = ports[0]
        if arrangement.proxied:
            door, others["proxy"] = stack.enter_context(proxy(ports))
        yield Running(door, servers, others)
