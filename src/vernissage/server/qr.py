"""An address as a picture that telephones read."""

from __future__ import annotations

import io

import segno


def qr_picture(text: str) -> bytes:
    """A QR code, dark on light with the quiet margin that readers need, in any size."""
    picture = io.BytesIO()
    segno.make(text, error="m", micro=False).save(
        picture, kind="svg", border=4, dark="#1d1b1a", light="#fffdf9", xmldecl=False, omitsize=True, title=None
    )
    return picture.getvalue()
