"""What a site's Python is tried with when it is packed does all that it says."""

from __future__ import annotations

import try_page


async def test_everything_that_a_page_does_can_be_done() -> None:
    await try_page.main(hints=False)
