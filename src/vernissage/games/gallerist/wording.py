"""What The Gallerist says: prompts, choices, refusals, log and panels as lines, and its two catalogues."""

from __future__ import annotations

from importlib.resources import files

from vernissage.core.game import Wording
from vernissage.games.gallerist.figures import FIGURES, REASONS, about
from vernissage.games.gallerist.labels import label
from vernissage.games.gallerist.panels import panels
from vernissage.games.gallerist.phrases import names
from vernissage.games.gallerist.prompts import prompt
from vernissage.games.gallerist.refusals import RULES, refusal
from vernissage.games.gallerist.telling import tell

WORDING = Wording(
    prompt,
    label,
    tell,
    refusal,
    panels,
    rules=RULES,
    catalogues={lang: files(__package__).joinpath(f"text/{lang}.ftl").read_text("utf-8") for lang in ("en", "fr")},
    silent=frozenset(
        {
            "Begin",
            "DrawArtist",
            "DrawBonus",
            "EndTurn",
            "Executive",
            "FillEasel",
            "FreeStartTile",
            "Hang",
            "LayBonus",
            "LacerdaActs",
            "LayTile",
            "Move",
            "OwedAction",
            "Publicity",
            "RefillDisplay",
            "SetAside",
        }
    ),
    figures=FIGURES,
    reasons=REASONS,
    about=about,
    names=names,
)
