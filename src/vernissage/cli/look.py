"""How the terminal looks: a calm white gallery by day, the same gallery by night."""

from __future__ import annotations

from dataclasses import dataclass

from rich.style import Style
from textual.theme import Theme


@dataclass(frozen=True)
class Palette:
    """The colours of a time of day. `act` is the one accent: what can be done now; `tint` lies under it."""

    name: str
    wall: str
    paper: str
    plinth: str
    line: str
    ink: str
    mute: str
    gilt: str
    act: str
    on_act: str
    tint: str
    seats: tuple[tuple[str, str], ...]
    """The colour of each seat, and of the mark that stands on it."""

    def theme(self) -> Theme:
        """The palette as Textual wants it."""
        return Theme(
            name=self.name,
            primary=self.act,
            secondary=self.gilt,
            accent=self.act,
            foreground=self.ink,
            background=self.wall,
            surface=self.paper,
            panel=self.plinth,
            dark=self.name == "night",
            variables={
                "line": self.line,
                "mute": self.mute,
                "act": self.act,
                "tint": self.tint,
                "scrollbar": self.line,
                "scrollbar-background": self.wall,
                "scrollbar-corner-color": self.wall,
                "scrollbar-hover": self.mute,
                "scrollbar-active": self.mute,
                "scrollbar-background-hover": self.wall,
                "scrollbar-background-active": self.wall,
            },
        )

    def seat(self, seat: int) -> Style:
        """The badge of a seat."""
        ground, sign = self.seats[seat]
        return Style(color=sign, bgcolor=ground)

    @property
    def label(self) -> Style:
        """What is said about something."""
        return Style(color=self.mute)

    @property
    def told(self) -> Style:
        """What is told at length."""
        return Style(color=self.ink)

    @property
    def value(self) -> Style:
        """What decides."""
        return Style(color=self.ink, bold=True)

    @property
    def key(self) -> Style:
        """What can be done now."""
        return Style(color=self.act, bold=True)

    @property
    def chosen(self) -> Style:
        """What would be chosen by Enter."""
        return Style(color=self.on_act, bgcolor=self.act)


MARKS = ("●", "■", "▲", "◆", "★", "○")
"""The mark of each seat, because colour is never alone."""

DAY = Palette(
    name="day",
    wall="#F6F3EE",
    paper="#FFFEFB",
    plinth="#E4DED4",
    line="#D8D1C5",
    ink="#1D1B1A",
    mute="#665F56",
    gilt="#B08A3C",
    act="#B5381D",
    on_act="#FFFFFF",
    tint="#FBEDE7",
    seats=(
        ("#2F62A8", "#FFFFFF"),
        ("#E6B422", "#1D1B1A"),
        ("#7A4A99", "#FFFFFF"),
        ("#DE7A22", "#1D1B1A"),
        ("#3B8255", "#FFFFFF"),
        ("#B8323A", "#FFFFFF"),
    ),
)
NIGHT = Palette(
    name="night",
    wall="#171614",
    paper="#211F1C",
    plinth="#35322D",
    line="#3D3933",
    ink="#EFEAE2",
    mute="#B0A89B",
    gilt="#C6A055",
    act="#F0795C",
    on_act="#1A1210",
    tint="#3A2620",
    seats=(
        ("#6C9CE0", "#10141B"),
        ("#EBC148", "#1D1B1A"),
        ("#B28BD0", "#15101A"),
        ("#EE9547", "#1D1B1A"),
        ("#6FB58A", "#0E1511"),
        ("#E06A70", "#1B0E0F"),
    ),
)
