"""Messages as they go out: engraved once, packed once, printed for everybody who is to have the same."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from websockets.extensions.permessage_deflate import PerMessageDeflate, ServerPerMessageDeflateFactory
from websockets.frames import Frame, Opcode
from websockets.typing import ExtensionParameter

LEVEL = {"level": 4, "memLevel": 9}
"""How hard messages are packed."""


class Plate(bytes):
    """The bytes of a message, and what comes of packing them; that depends on the window alone."""

    packed: dict[int, Frame]

    def __new__(cls, data: bytes) -> Plate:
        """A plate that nobody has packed yet."""
        plate = super().__new__(cls, data)
        plate.packed = {}
        return plate


class Print(str):
    """A message as text, which is how it is handed on; whoever wants its bytes gets the plate, and no copy."""

    plate: Plate

    def __new__(cls, data: bytes) -> Print:
        """The print of a message."""
        text = super().__new__(cls, data, "utf-8")
        text.plate = Plate(data)
        return text

    def encode(self, encoding: str = "utf-8", errors: str = "strict") -> bytes:
        """The plate itself."""
        return self.plate


class Packing(PerMessageDeflate):
    """Packs every message by itself, so that what one connection is sent can be sent to another as it is."""

    def encode(self, frame: Frame) -> Frame:
        """A frame packed; one that was packed before is not packed again."""
        plate = frame.data
        if not isinstance(plate, Plate) or not self.local_no_context_takeover or frame.opcode is not Opcode.TEXT:
            return super().encode(frame)
        found = plate.packed.get(self.local_max_window_bits)
        if found is None:
            found = plate.packed[self.local_max_window_bits] = super().encode(frame)
        return found


class PackingFactory(ServerPerMessageDeflateFactory):
    """Agrees on packing with whoever can unpack."""

    def __init__(self) -> None:
        super().__init__(server_no_context_takeover=True, client_max_window_bits=12, compress_settings=LEVEL)

    def process_request_params(
        self, params: Sequence[ExtensionParameter], accepted_extensions: Sequence[Any]
    ) -> tuple[list[ExtensionParameter], PerMessageDeflate]:
        """What is agreed on, and who packs by it."""
        agreed, plain = super().process_request_params(params, accepted_extensions)
        return agreed, Packing(
            plain.remote_no_context_takeover,
            plain.local_no_context_takeover,
            plain.remote_max_window_bits,
            plain.local_max_window_bits,
            plain.compress_settings,
        )
