"""The words by which sheets, views and texts name the things of Art Society, each in the order of its numbers."""

from __future__ import annotations

from typing import Literal, get_args

Genre = Literal["city", "portrait", "still_life", "landscape"]
GENRE_IDS: tuple[Genre, ...] = get_args(Genre)

Frame = Literal["gold", "shell", "wood", "silver"]
FRAME_IDS: tuple[Frame, ...] = get_args(Frame)

Ending = Literal["full", "excess", "hands"]
