"""A message is packed once for all connections that unpack alike, and arrives whole at each."""

from __future__ import annotations

import zlib
from typing import Any

import pytest
from websockets.client import ClientProtocol
from websockets.extensions.permessage_deflate import ClientPerMessageDeflateFactory
from websockets.frames import Frame
from websockets.http11 import Request, Response
from websockets.server import ServerProtocol
from websockets.uri import parse_uri

from vernissage.server.plates import PackingFactory, Plate, Print

LONG = ('{"text": "Musée d’Orsay"}' * 400).encode()


def connected(*packing: ClientPerMessageDeflateFactory) -> tuple[ServerProtocol, ClientProtocol]:
    """Both ends of a connection."""
    server = ServerProtocol(extensions=[PackingFactory()])
    client = ClientProtocol(parse_uri("ws://house/"), extensions=packing or None)
    client.send_request(client.connect())
    server.receive_data(b"".join(client.data_to_send()))
    (request,) = server.events_received()
    assert isinstance(request, Request)
    server.send_response(server.accept(request))
    client.receive_data(b"".join(server.data_to_send()))
    (response,) = client.events_received()
    assert isinstance(response, Response)
    return server, client


def heard(server: ServerProtocol, client: ClientProtocol, message: Print) -> bytes:
    """What arrives, sent as uvicorn sends it; and what went over the wire."""
    server.send_text(message.encode())
    sent = b"".join(server.data_to_send())
    client.receive_data(sent)
    (frame,) = client.events_received()
    assert isinstance(frame, Frame)
    assert bytes(frame.data) == LONG
    return sent


@pytest.fixture
def packings(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """The window of each message that is packed."""
    found: list[int] = []
    plain = zlib.compressobj

    def counting(**values: Any) -> object:
        found.append(values["wbits"])
        return plain(**values)

    monkeypatch.setattr("websockets.extensions.permessage_deflate.zlib.compressobj", counting)
    return found


def test_a_message_is_packed_once_for_all_who_unpack_alike(packings: list[int]) -> None:
    message = Print(LONG)
    everybody = [connected(ClientPerMessageDeflateFactory()) for _ in range(10)]
    narrow = [connected(ClientPerMessageDeflateFactory(server_max_window_bits=10)) for _ in range(3)]
    packings.clear()  # those of the clients' own
    assert len({heard(*ends, message) for ends in everybody}) == 1
    assert packings == [-15]
    assert len({heard(*ends, message) for ends in narrow}) == 1
    assert packings == [-15, -10]
    assert len(heard(*everybody[0], message)) < len(LONG) / 10


def test_who_cannot_unpack_is_sent_it_as_it_is(packings: list[int]) -> None:
    assert LONG in heard(*connected(), Print(LONG))
    assert not packings


def test_other_messages_are_packed_for_themselves() -> None:
    server, client = connected(ClientPerMessageDeflateFactory())
    for text in (b"one", b"two", b"one"):
        server.send_text(text)
        server.send_text(Print(text).encode())
        client.receive_data(b"".join(server.data_to_send()))
        assert [bytes(frame.data) for frame in client.events_received() if isinstance(frame, Frame)] == [text, text]


def test_a_print_is_its_text() -> None:
    message = Print("Musée".encode())
    assert (message, message.encode(), type(message.encode())) == ("Musée", "Musée".encode(), Plate)
