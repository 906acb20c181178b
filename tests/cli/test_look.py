"""The colours of the terminal can be read by everybody."""

from __future__ import annotations

import pytest

from vernissage.cli.look import DAY, MARKS, NIGHT, Palette


def luminance(colour: str) -> float:
    """The relative luminance of WCAG 2."""
    parts = [int(colour[i : i + 2], 16) / 255 for i in (1, 3, 5)]
    red, green, blue = (part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: str, other: str) -> float:
    dark, light = sorted((luminance(one), luminance(other)))
    return (light + 0.05) / (dark + 0.05)


@pytest.mark.parametrize("palette", [DAY, NIGHT], ids=lambda palette: palette.name)
def test_every_text_has_the_contrast_of_aa(palette: Palette) -> None:
    for ground in (palette.wall, palette.paper, palette.plinth):
        for text in (palette.ink, palette.mute):
            assert contrast(text, ground) >= 4.5, (text, ground)
    for ground in (palette.wall, palette.paper, palette.tint):
        assert contrast(palette.act, ground) >= 4.5, ground
    assert contrast(palette.act, palette.on_act) >= 4.5
    for ground, mark in palette.seats:
        assert contrast(ground, mark) >= 4.5, ground


def test_no_seat_is_told_by_its_colour_alone() -> None:
    assert len(set(MARKS)) == len(MARKS) == len(DAY.seats) == len(NIGHT.seats)
