"""Names at the table: what may stand in one, and whether two can be told apart.

Two names count as the same if they look the same: compatibility forms (NFKC), case, accents, spaces and punctuation
make no difference, nor do letters of other scripts that are drawn like Latin ones, `0` and `o`, or `1`, `l`, `i` and
`|`. The look-alikes below are the letters of Latin, Greek and Cyrillic that Unicode's confusables (UTS 39) draw like
another one and that can stand in a name; they are written out because that is all this house needs of them.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Sequence

from vernissage.core.game import Line
from vernissage.house import lobby, speech
from vernissage.house.errors import Refused
from vernissage.house.protocol.words import Language
from vernissage.house.stored import StoredSeat

LONGEST = 24
MARKS = 2
"""So many accents may stand on one letter."""
INVISIBLE = "\u034f\u115f\u1160\u17b4\u17b5\u180b\u180c\u180d\u180e\u2800\u3164\uffa0"
"""Signs that Unicode counts as letters or marks, and that nobody sees."""
LANGUAGES: tuple[Language, ...] = ("en", "fr")
CAPITALS: dict[str, str | int | None] = {
    **dict(zip("ΑΒΕΖΗΙΚΜΝΟΡΤΥΧϹ", "ABEZHIKMNOPTYXC", strict=True)),
    **dict(zip("АВЕЅІЈКМНОРСТУХӀԌԚԜѴ", "ABESIJKMHOPCTYXIGQWV", strict=True)),
}
SMALL: dict[str, str | int | None] = {
    **dict(zip("αγεικνορστυχϲω", "ayeikvopotuxcw", strict=True)),
    **dict(zip("авгеһіјкмноӏпрсѕтухԁԛԝьѵ", "abrehijkmholnpcstyxdqwbv", strict=True)),
    **dict(zip("ɑɡɩʋıłøđħ", "agiuilodh", strict=True)),
    **dict(zip("015|!$@", "olsllsa", strict=True)),
}
PAIRS = (("rn", "m"), ("vv", "w"), ("æ", "ae"), ("œ", "oe"), ("ß", "ss"), ("i", "l"))


def clean_name(name: str) -> str:
    """A name without what would disturb a line of text, or could not be seen."""
    return clean(unicodedata.normalize("NFKC", name))[:LONGEST].strip()


def clean(text: str) -> str:
    """A text in one line, without what would disturb it or could not be seen."""
    kept: list[str] = []
    marks = 0
    for letter in text:
        kind = unicodedata.category(letter)
        marks = marks + 1 if kind in ("Mn", "Me") else 0
        if kind in ("Cf", "Cs", "Co", "Cn") or letter in INVISIBLE or marks > MARKS or is_selector(letter):
            continue
        kept.append(" " if kind[0] in "ZC" else letter)
    return " ".join("".join(kept).split())


def is_selector(letter: str) -> bool:
    """Whether a sign only chooses how another one is drawn."""
    return "\ufe00" <= letter <= "\ufe0f" or "\U000e0000" <= letter <= "\U000e0fff"


def skeleton(name: str) -> str:
    """What is left of a name when everything is the same that looks the same."""
    plain = unicodedata.normalize("NFKC", name).translate(str.maketrans(CAPITALS)).casefold()
    plain = "".join(letter for letter in unicodedata.normalize("NFD", plain) if not unicodedata.combining(letter))
    plain = plain.translate(str.maketrans(SMALL))
    for seen, same in PAIRS:
        plain = plain.replace(seen, same)
    return "".join(letter for letter in plain if letter.isalnum()) or plain


def check_names(seats: Sequence[StoredSeat], new: StoredSeat) -> None:
    """Refuse a name that could be taken for another's at the table: a person's, a bot's, or a colour's."""
    if not new.name:
        return
    mine = skeleton(new.name)
    others = [seat for seat in seats if seat.seat != new.seat and (seat.who != "human" or seat.holder != new.holder)]
    for seat in others:
        if seat.who == "human" and seat.name:
            taken = [seat.name]
        elif seat.who == "bot":
            taken = [lobby.names((seat,), lang)[0] for lang in LANGUAGES]
        else:
            colour = speech.colour(seat.seat)
            taken = [speech.say(Line("seat-name", {"colour": colour}), lang) for lang in LANGUAGES]
        if mine in [skeleton(name) for name in taken]:
            raise Refused(409, "error-name-taken", {"name": taken[0]})
