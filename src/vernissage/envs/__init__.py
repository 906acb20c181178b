"""The games as research environments: PettingZoo, OpenSpiel and Gymnasium, and many games in one call.

Each module needs its library, which `pip install 'vernissage[research]'` brings along.
"""

from __future__ import annotations


class MissingLibrary(ImportError):
    """A library that only the research environments need cannot be imported."""

    def __init__(self, missing: ImportError) -> None:
        super().__init__(
            f"the research environments need {missing.name}, which cannot be imported ({missing}): "
            "pip install 'vernissage[research]'",
            name=missing.name,
        )
