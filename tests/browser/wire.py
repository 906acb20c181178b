"""Between a browser and the server: all that was received, and a line that can be cut."""

from __future__ import annotations

import contextlib
import json
import select
import socket
import threading
from collections.abc import Callable, Iterator
from typing import Any
from urllib.parse import urlsplit

from playwright.sync_api import Page, Response, WebSocket

from browser.playing import until


class Ear:
    """Every byte a page receives from the API: replies and live messages, as text."""

    def __init__(self, page: Page) -> None:
        self.heard: list[str] = []
        self._page = page
        page.on("response", self._reply)
        page.on("websocket", self._socket)

    def _reply(self, response: Response) -> None:
        if "/api/" in response.url and "json" in response.headers.get("content-type", ""):
            with contextlib.suppress(Exception):  # a page that goes elsewhere takes its replies along
                self.heard.append(response.text())

    def _socket(self, live: WebSocket) -> None:
        live.on("framereceived", lambda frame: self.heard.append(str(frame)))

    def updates(self) -> list[dict[str, Any]]:
        """The updates among what was heard."""
        found = [json.loads(text) for text in self.heard]
        live = [message["update"] for message in found if isinstance(message, dict) and message.get("type") == "update"]
        return [*live, *(message for message in found if isinstance(message, dict) and "events_from" in message)]

    def until(self, enough: Callable[[list[dict[str, Any]]], bool]) -> None:
        """Wait until what was heard is enough: a page may show an update before its words are read here."""
        until(self._page, lambda: enough(self.updates()))


class Line:
    """A line to the server that can be cut and mended: connections break, new ones are refused."""

    def __init__(self, address: str) -> None:
        parts = urlsplit(address)
        self._server = (parts.hostname, parts.port)
        self._listener = socket.create_server(("127.0.0.1", 0))
        self._open: set[socket.socket] = set()
        self.whole = True
        self.refused = 0
        """How many have tried to come while it was cut."""
        self.address = f"http://127.0.0.1:{self._listener.getsockname()[1]}"
        threading.Thread(target=self._accept, daemon=True).start()

    def cut(self) -> None:
        """Break all connections, and refuse new ones."""
        self.whole, self.refused = False, 0
        for end in list(self._open):
            with contextlib.suppress(OSError):
                end.shutdown(socket.SHUT_RDWR)

    def mend(self) -> None:
        """Let connections through again."""
        self.whole = True

    def close(self) -> None:
        """Stop listening."""
        self.cut()
        self._listener.close()

    def _accept(self) -> None:
        with contextlib.suppress(OSError):
            while True:
                near, _ = self._listener.accept()
                if self.whole:
                    threading.Thread(target=self._carry, args=(near,), daemon=True).start()
                else:
                    self.refused += 1
                    near.close()

    def _carry(self, near: socket.socket) -> None:
        with near, socket.create_connection(self._server) as far, contextlib.suppress(OSError):
            self._open |= {near, far}
            other = {near: far, far: near}
            while self.whole:
                for end in select.select([near, far], [], [], 0.5)[0]:
                    data = end.recv(65536)
                    if not data:
                        return
                    other[end].sendall(data)
        self._open -= {near}


@contextlib.contextmanager
def line_to(address: str) -> Iterator[Line]:
    """A line of its own to a server."""
    line = Line(address)
    try:
        yield line
    finally:
        line.close()
