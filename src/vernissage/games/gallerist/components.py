"""Read the component sheet of The Gallerist into a box, or say which line is wrong."""

from __future__ import annotations

from importlib.resources import files

from vernissage.core.rows import Ints
from vernissage.core.sheet import Sheet
from vernissage.core.step import NONE
from vernissage.games.gallerist.box import (
    ANY,
    ARTIST_TILES,
    BROWN,
    CARDS,
    CELEBRITY,
    COLOURS,
    COLUMNS,
    CURATOR_GOALS,
    DEALER_GOALS,
    DESKS,
    FORMS,
    LEVELS,
    PINK,
    QUEUE,
    REPUTATION_SPACES,
    SEATS,
    TOP_INFLUENCE,
    WHITE,
    WORK_KINDS,
    Box,
)
from vernissage.games.gallerist.ids import (
    BONUS_IDS,
    COLOUR_IDS,
    FORM_IDS,
    MASK_IDS,
    RATE_IDS,
    TILE_IDS,
    TRACK_IDS,
)

SHEET = Sheet(files(__package__).joinpath("components.toml").read_text(encoding="utf-8"), "gallerist components.toml")

ICONS = {"brown": BROWN, "pink": PINK, "white": WHITE, "any": ANY}

ARTIST_BONUS_TILES = 10
PROMOTION_TOKENS = 20
VISITORS = 40
TICKETS = 60
SETUP_VISITORS = 16
"""On red artists, on works with two tickets each, and in the Plaza; one more goes to each lobby."""
STARS = 7
FORM_WORKS = 8
FORM_CONTRACTS = 5
TABLES = {
    "influence": ("start", "stars", "coin_spaces", "coin_money"),
    "start": ("money",),
    "star_tracks": TRACK_IDS,
    "art_values": ("values",),
    "celebrity": ("money",),
    "artist": ("form", "colour", "fame", "promotion", "track"),
    "work": ("copies", "fame", "tickets"),
    "artist_bonus": BONUS_IDS,
    "contracts": FORM_IDS,
    "promotion": ("tokens_per_level", "bonus"),
    "market": (
        "column_influence",
        "offers",
        *(f"majority_{column}" for column in (1, 2, 3)),
        *(f"offer_{offer}" for offer in (1, 3, 6)),
    ),
    "hire": ("cost", "bonus"),
    "contract_slots": ("tickets",),
    "reputation_spaces": ("bonus",),
    "bonus_rates": RATE_IDS,
    "visitor_bonus": ("from_bag",),
    "reputation": ("id", "influence", "money"),
    "curator": ("money", *(f"goal_{goal}" for goal in range(1, CURATOR_GOALS + 1))),
    "dealer": ("money", *(f"goal_{goal}" for goal in range(1, DEALER_GOALS + 1))),
    "visitors": ("count", "removed"),
    "tickets": ("count", "used"),
    "easels": ("used",),
}
"""The keys of each table; all have a `source`."""


def read(sheet: Sheet) -> Box:
    """The box of a sheet whose counts agree with each other and with the rulebook (p. 1)."""
    sheet.known(TABLES)
    for table in ("start", "celebrity", "market", "hire", "bonus_rates", "visitor_bonus"):
        sheet.table(table)
    stars, coins, coin_money = influence_track(sheet)
    initial, printed, ratings = artists(sheet)
    copies, fame, icons = works(sheet)
    forms, bonuses = contracts(sheet)
    tile_influence, tile_money = reputation_tiles(sheet)
    curator_money, curator_goals = cards(sheet, "curator", CURATOR_GOALS)
    dealer_money, dealer_goals = cards(sheet, "dealer", DEALER_GOALS)
    majorities = [sheet.integers(f"market.majority_{column}", 3) for column in (1, 2, 3)]
    offer_bonuses = [bonus_row(sheet, f"market.offer_{offer}", COLUMNS) for offer in (1, 3, 6)]
    return Box(
        sheet.digest,
        stars,
        coins,
        coin_money,
        sheet.integer("influence.start", 0, TOP_INFLUENCE),
        sheet.integer("start.money"),
        initial,
        printed,
        ratings,
        star_values(sheet),
        copies,
        fame,
        icons,
        artist_bonuses(sheet),
        forms,
        bonuses,
        promotion_tokens(sheet),
        (NONE, *bonus_row(sheet, "promotion.bonus", LEVELS)),
        sheet.integers("market.column_influence", COLUMNS, 0, TOP_INFLUENCE),
        sheet.integers("market.offers", 3, 0, CELEBRITY),
        tuple(bonus for row in offer_bonuses for bonus in row),
        tuple(money for row in majorities for money in (*row, 0)),
        hire_costs(sheet),
        bonus_row(sheet, "hire.bonus", QUEUE, optional=True),
        slot_tickets(sheet),
        reputation_spaces(sheet),
        tile_influence,
        tile_money,
        curator_money,
        curator_goals,
        dealer_money,
        dealer_goals,
        visitors(sheet),
        tickets(sheet),
        easels(sheet),
        sheet.integer("celebrity.money"),
        tuple(sheet.integer(f"bonus_rates.{rate}", 0, 9) for rate in RATE_IDS),
        sheet.integer("visitor_bonus.from_bag", 0, 1) == 1,
    )


def influence_track(sheet: Sheet) -> tuple[Ints, Ints, Ints]:
    """For each space: the star below, the coin below that pays, and what it is worth at the end (pp. 13, 16)."""
    sheet.table("influence")
    stars = ascending(sheet, "influence.stars")
    spaces = ascending(sheet, "influence.coin_spaces")
    money = sheet.integers("influence.coin_money", len(spaces))
    if spaces[0] != 0 or stars[0] != 0:
        sheet.fail("influence.coin_spaces", "space 0 shows a coin and a star")
    if len(stars) > STARS:
        sheet.fail("influence.stars", f"there are {len(stars)} stars, at most {STARS} can be stepped back to")
    track = range(TOP_INFLUENCE + 1)
    stars_below = tuple(max([star for star in stars if star < space], default=NONE) for space in track)
    coins_below = tuple(max([coin for coin in spaces if 0 < coin < space], default=NONE) for space in track)
    worth = tuple(max(money[i] for i, coin in enumerate(spaces) if coin <= space) for space in track)
    return stars_below, coins_below, worth


def ascending(sheet: Sheet, path: str) -> Ints:
    """Spaces of the influence track, in order."""
    spaces = sheet.integers(path, -1, 0, TOP_INFLUENCE)
    if not spaces or list(spaces) != sorted(set(spaces)):
        sheet.fail(path, "the spaces must ascend")
    return spaces


def star_values(sheet: Sheet) -> Ints:
    """What a work is worth without a star and with each rating (p. 10)."""
    sheet.table("art_values")
    values = sheet.integers("art_values.values", 7)
    if list(values) != sorted(values):
        sheet.fail("art_values.values", "the values must not fall")
    return values


def artists(sheet: Sheet) -> tuple[Ints, Ints, Ints]:
    """Initial fame, printed level and star ratings of 16 tiles: two blue and two red a form (pp. 1-2)."""
    sheet.table("star_tracks")
    tracks = {id: sheet.integers(f"star_tracks.{id}", 6, 1, CELEBRITY) for id in TRACK_IDS}
    for id, track in tracks.items():
        if list(track) != sorted(set(track)) or track[-1] != CELEBRITY:
            sheet.fail(f"star_tracks.{id}", f"the thresholds must ascend to {CELEBRITY}")
    found = len(sheet.tables("artist"))
    if found != ARTIST_TILES:
        sheet.fail("artist", f"there are {found} artist tiles, the rulebook says {ARTIST_TILES}")
    initial: list[int] = []
    printed: list[int] = []
    ratings: list[int] = []
    for tile in range(ARTIST_TILES):
        path = f"artist[{tile}]"
        form, colour = FORM_IDS[tile // 4], COLOUR_IDS[tile // 2 % 2]
        if (sheet.word(f"{path}.form", FORM_IDS), sheet.word(f"{path}.colour", COLOUR_IDS)) != (form, colour):
            sheet.fail(f"{path}.form", f"tile {tile + 1} must be the {colour} {form} artist: two of each, in order")
        initial.append(sheet.integer(f"{path}.fame", 1, CELEBRITY - 1))
        printed.append(sheet.integer(f"{path}.promotion", 0, LEVELS))
        track = tracks[sheet.word(f"{path}.track", TRACK_IDS)]
        ratings += [sum(threshold <= fame for threshold in track) for fame in range(CELEBRITY + 1)]
    return tuple(initial), tuple(printed), tuple(ratings)


def works(sheet: Sheet) -> tuple[Ints, Ints, Ints]:
    """Copies, fame and ticket icons of each kind of work: eight tiles a form, 32 in all (p. 1)."""
    entries = sheet.tables("work")
    if len(entries) > WORK_KINDS:
        sheet.fail("work", f"there are {len(entries)} kinds of work, at most {WORK_KINDS} fit a form")
    copies = [sheet.integer(f"work[{i}].copies", 1, FORM_WORKS) for i in range(len(entries))]
    if sum(copies) != FORM_WORKS:
        sheet.fail("work[0].copies", f"the copies are {sum(copies)}, the rulebook says {FORM_WORKS} works a form")
    fame = [sheet.integer(f"work[{i}].fame", 0, CELEBRITY) for i in range(len(entries))]
    icons: list[int] = []
    for i, entry in enumerate(entries):
        shown = entry.get("tickets")
        if not isinstance(shown, list) or not 1 <= len(shown) <= 2:
            sheet.fail(f"work[{i}].tickets", "a work shows one ticket or two")
        icons += [icon(sheet, f"work[{i}].tickets", ticket) for ticket in shown] + [0] * (2 - len(shown))
    missing = WORK_KINDS - len(entries)
    return tuple(copies + [0] * missing), tuple(fame + [0] * missing), tuple(icons + [0] * (2 * missing))


def icon(sheet: Sheet, path: str, ticket: object) -> int:
    """The colours that a ticket icon lets a player choose from."""
    mask = 0
    for colour in str(ticket).split(" or "):
        if colour not in ICONS:
            sheet.fail(path, f"{ticket!r} is no ticket: {', '.join(ICONS)}, or two colours with 'or'")
        mask |= ICONS[colour]
    return mask


WORK_LOOKS = tuple(
    {"fame": work["fame"], "tickets": [MASK_IDS[icon(SHEET, "work", ticket)] for ticket in work["tickets"]]}
    for work in SHEET.tables("work")
)
"""What the works of each kind show in the project's own sheet, by which clients tell their pictures apart."""
PLAYER_BOARD = {
    "hire_costs": SHEET.data["hire"]["cost"],
    "hire_bonuses": [bonus or None for bonus in SHEET.data["hire"]["bonus"]],
    "reputation_bonuses": SHEET.data["reputation_spaces"]["bonus"],
}
"""What is printed on every player's board, for the drawings of the rules."""


def artist_bonuses(sheet: Sheet) -> Ints:
    """How many artist bonus tiles of each kind: ten in all (p. 1)."""
    table = sheet.table("artist_bonus")
    counts = [sheet.integer(f"artist_bonus.{id}", 0, ARTIST_BONUS_TILES) if id in table else 0 for id in BONUS_IDS]
    if sum(counts) != ARTIST_BONUS_TILES:
        sheet.fail("artist_bonus", f"there are {sum(counts)} tiles, the rulebook says {ARTIST_BONUS_TILES}")
    return tuple(counts)


def contracts(sheet: Sheet) -> tuple[Ints, Ints]:
    """The form and the front bonus of 20 contracts, five a form (p. 1)."""
    sheet.table("contracts")
    forms: list[int] = []
    bonuses: list[int] = []
    for form, id in enumerate(FORM_IDS):
        bonuses += bonus_row(sheet, f"contracts.{id}", FORM_CONTRACTS)
        forms += [form] * FORM_CONTRACTS
    return tuple(forms), tuple(bonuses)


def bonus_row(sheet: Sheet, path: str, length: int, optional: bool = False) -> Ints:
    """A row of bonuses by their ids; an empty one is none."""
    table, key = path.split(".")
    row = sheet.table(table).get(key)
    if not isinstance(row, list) or len(row) != length:
        sheet.fail(path, f"a list of {length} bonuses is wanted")
    for id in row:
        if id not in BONUS_IDS and not (optional and id == ""):
            sheet.fail(path, f"{id!r} is no bonus: there is {', '.join(BONUS_IDS)}")
    return tuple(NONE if id == "" else BONUS_IDS.index(id) for id in row)


def promotion_tokens(sheet: Sheet) -> int:
    """How many promotion tokens there are of each level: 20 in all (p. 1)."""
    sheet.table("promotion")
    tokens = sheet.integer("promotion.tokens_per_level")
    if tokens * LEVELS != PROMOTION_TOKENS:
        wrong = f"{tokens} of each level are {tokens * LEVELS} tokens, the rulebook says {PROMOTION_TOKENS}"
        sheet.fail("promotion.tokens_per_level", wrong)
    return tokens


def hire_costs(sheet: Sheet) -> Ints:
    """What each assistant of the queue costs; four together no more than a work can (p. 11)."""
    costs = sheet.integers("hire.cost", QUEUE)
    if max(sum(costs[i : i + DESKS]) for i in range(QUEUE)) > CELEBRITY:
        sheet.fail("hire.cost", f"four assistants in a row cost more than {CELEBRITY}")
    return costs


def slot_tickets(sheet: Sheet) -> Ints:
    """The ticket of each contract slot (p. 9)."""
    row = sheet.table("contract_slots").get("tickets")
    if not isinstance(row, list) or len(row) != 3:
        sheet.fail("contract_slots.tickets", "a list of 3 tickets is wanted")
    return tuple(icon(sheet, "contract_slots.tickets", ticket) for ticket in row)


def reputation_spaces(sheet: Sheet) -> Ints:
    """The bonus of each of the six reputation spaces (p. 12)."""
    sheet.table("reputation_spaces")
    return bonus_row(sheet, "reputation_spaces.bonus", REPUTATION_SPACES)


def reputation_tiles(sheet: Sheet) -> tuple[Ints, Ints]:
    """Influence and money of the 20 reputation tiles, one of each (p. 20)."""
    entries = sheet.tables("reputation")
    for i, entry in enumerate(entries):
        if i >= len(TILE_IDS) or entry.get("id") != TILE_IDS[i]:
            sheet.fail(f"reputation[{i}].id", f"the tiles must be {', '.join(TILE_IDS)}, in this order")
    if len(entries) != len(TILE_IDS):
        sheet.fail("reputation", f"there are {len(entries)} tiles, the rulebook says {len(TILE_IDS)}")
    influence = [sheet.integer(f"reputation[{i}].influence", 0, 9) for i in range(len(TILE_IDS))]
    money = [sheet.integer(f"reputation[{i}].money", 0, 99) for i in range(len(TILE_IDS))]
    return tuple(influence), tuple(money)


def cards(sheet: Sheet, name: str, goals: int) -> tuple[Ints, Ints]:
    """The money and the works of each goal of the four curator or dealer cards (pp. 15-16)."""
    found = len(sheet.tables(name))
    if found != CARDS:
        sheet.fail(name, f"there are {found} cards, the rulebook says {CARDS}")
    money: list[int] = []
    wanted: list[int] = []
    for i in range(CARDS):
        money += sheet.integers(f"{name}[{i}].money", goals)
        for goal in range(1, goals + 1):
            wanted += sheet.integers(f"{name}[{i}].goal_{goal}", FORMS, 0, FORM_WORKS)
    return tuple(money), tuple(wanted)


def visitors(sheet: Sheet) -> tuple[Ints, ...]:
    """Visitors in use by number of seats: 40 less those removed of each type (p. 2)."""
    sheet.table("visitors")
    count = sheet.integers("visitors.count", COLOURS)
    if sum(count) != VISITORS:
        sheet.fail("visitors.count", f"there are {sum(count)} visitors, the rulebook says {VISITORS}")
    removed = sheet.integers("visitors.removed", SEATS, 0, min(count) - FORMS)
    for seats in range(1, SEATS + 1):
        left, wanted = VISITORS - COLOURS * removed[seats - 1], SETUP_VISITORS + seats
        if left < wanted:
            sheet.fail("visitors.removed", f"{left} visitors are too few: the setup may need {wanted}")
    return ((0,) * COLOURS, *(tuple(number - out for number in count) for out in removed))


def tickets(sheet: Sheet) -> Ints:
    """Tickets of each colour by number of seats: 60 in all at most (p. 2)."""
    sheet.table("tickets")
    count = sheet.integer("tickets.count")
    if COLOURS * count != TICKETS:
        sheet.fail("tickets.count", f"{count} of each colour are {COLOURS * count}, the rulebook says {TICKETS}")
    return (0, *sheet.integers("tickets.used", SEATS, 1, count))


def easels(sheet: Sheet) -> Ints:
    """Easels by number of seats: three at most (p. 3)."""
    sheet.table("easels")
    return (0, *sheet.integers("easels.used", SEATS, 0, 3))
