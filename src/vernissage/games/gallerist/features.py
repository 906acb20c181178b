"""What a player of The Gallerist would look at: the numbers that a learnt evaluation weighs."""

from __future__ import annotations

from typing import Final

from vernissage.core.numbers import Numbers
from vernissage.core.rows import size
from vernissage.core.step import NONE
from vernissage.games.gallerist.auction import bid
from vernissage.games.gallerist.box import (
    ARTISTS,
    CELEBRITIES_WANTED,
    CELEBRITY,
    COLLECTOR,
    COLOURS,
    COLUMNS,
    DISPLAY,
    DONE,
    FORMS,
    LACERDA,
    LOCATIONS,
    NOT_YET,
    OVER,
    PLAYING,
    SPACES,
    TILES,
    TOP_INFLUENCE,
    UPPER,
)
from vernissage.games.gallerist.evaluate import alone, glory, promised
from vernissage.games.gallerist.features_works import commission, contracts, exhibited, secrets, sold
from vernissage.games.gallerist.influence import influence_bonus, investment_bonus
from vernissage.games.gallerist.market import opens
from vernissage.games.gallerist.reputation import assistants_in_play, counted, tiles_owned
from vernissage.games.gallerist.scoring import majority, standing
from vernissage.games.gallerist.solo import MONEY_WANTED, TILES_WANTED
from vernissage.games.gallerist.state import (
    Player,
    State,
    celebrities,
    helpers,
    initial_fame,
    is_discovered,
    sales_value,
)

TABLE: Final = (
    ("players", 4),
    ("course", 11),
    ("plaza", 3),
    ("artists", 5 * ARTISTS),
    ("works", 2 * FORMS),
    ("contracts", FORMS),
)
OWN: Final = (
    ("score", 6),
    ("turn", 5),
    ("money", 5),
    ("influence", 6),
    ("tickets", 2 * COLOURS + 1),
    ("lobby", COLOURS + 4),
    ("gallery", COLOURS + 5),
    ("assistants", 8),
    ("exhibited", 11),
    ("sold", 3 + FORMS),
    ("contracts", 7 + FORMS),
    ("commission", 3),
    ("reputation", 5 + TILES),
    ("market", 2 * COLUMNS + 3),
    ("secrets", 6),
    ("place", LOCATIONS + 2),
    ("alone", 9),
)
PRIOR: Final = (2, 100.0 / 15.0)
"""What the hand-made evaluation expects is the third of a seat's numbers, in hundreds."""
LEVELS: Final = 3


def write(s: State, x: Numbers) -> None:
    """The numbers of the table, then each seat's own."""
    x.one_of(len(s.players) - 1, 4)
    course(s, x)
    x.row(s.plaza, 8.0)
    artists(s, x)
    works(s, x)
    display(s, x)
    now = [standing(s, seat) for seat in range(len(s.players))]
    weight = 1.0 if s.ending == PLAYING else 0.2
    later = [promised(s, seat, float(now[seat]), weight) for seat in range(len(s.players))]
    bidders = len(s.players) if len(s.players) > 1 else LACERDA + 1
    offers = [bid(s, bidder)[0] for bidder in range(bidders)]
    for seat in range(len(s.players)):
        me = s.players[seat]
        score(now, later, seat, x)
        turn(s, seat, x)
        money(me, x)
        influence(s, me, x)
        tickets(s, me, x)
        lobby(me, x)
        gallery(s, me, x)
        assistants(s, seat, x)
        exhibited(s, me, x)
        sold(s, me, x)
        contracts(s, me, seat, x)
        commission(s, me, x)
        reputation(s, seat, x)
        market(s, seat, offers, x)
        secrets(s, me, x)
        place(s, seat, x)
        goals_alone(s, me, x)


def course(s: State, x: Numbers) -> None:
    """How near the end is: tickets, celebrities, visitors in the bag, how many of these are met, and its phase."""
    left, famous, bag = size(s.box_office), celebrities(s), size(s.bag)
    x.part(left, 60.0)
    x.part(min(s.box_office), 20.0)
    x.part(min(famous, 3), 2.0)
    x.part(bag, 40.0)
    x.part((1 if left == 0 else 0) + (1 if famous >= CELEBRITIES_WANTED else 0) + (1 if bag == 0 else 0), 2.0)
    x.part(min(s.round, 40), 20.0)
    x.flag(s.intermediate == NOT_YET)
    x.flag(s.intermediate == DONE)
    x.flag(s.ending == PLAYING)
    x.flag(s.ending == OVER)
    x.flag(s.round == 0)


def artists(s: State, x: Numbers) -> None:
    """Of each artist: whether discovered, the fame, the value of a work, the promotion, signatures left."""
    for artist in range(ARTISTS):
        if s.artists[artist] == NONE:
            x.skip(5)
            continue
        found = is_discovered(s, artist)
        x.flag(found)
        x.part(s.fame[artist] if found else 0, CELEBRITY)
        x.part(sales_value(s, artist) if found else initial_fame(s, artist), 20.0)
        x.part(s.promotion[artist], 5.0)
        x.part(s.signatures[artist], 2.0)


def works(s: State, x: Numbers) -> None:
    """Of each form: whether there is a work to buy, and the visitors on it."""
    for form in range(FORMS):
        x.flag(s.tops[form] != NONE)
        crowd = 0
        for colour in range(COLOURS):
            crowd += s.crowds[COLOURS * form + colour]
        x.part(crowd, 3.0)


def display(s: State, x: Numbers) -> None:
    """The contracts that can be signed, by form."""
    forms = [0] * FORMS
    for space in s.display:
        if space:
            form = s.box.contract_forms[space[-1]]
            forms[form] = forms[form] + 1
    for form in range(FORMS):
        x.part(forms[form], DISPLAY)


def score(now: list[int], later: list[float], seat: int, x: Numbers) -> None:
    """What would be scored now and what the hand-made evaluation expects, and both beside the best of the others."""
    best, most = 0, 0.0
    for other in range(len(now)):
        if other != seat:
            best = max(best, now[other])
            most = max(most, later[other])
    x.part(now[seat], 100.0)
    x.part(now[seat] - best if len(now) > 1 else 0, 50.0)
    x.put(later[seat] / 100.0)
    lead = later[seat] - most if len(now) > 1 else 0.0
    x.put(lead / 50.0)
    x.put(max(-1.0, min(1.0, lead / 15.0)))
    x.flag(lead > 0.0)


def turn(s: State, seat: int, x: Numbers) -> None:
    """Whose turn it is: this player's, the turns before it, whether others act after this player in the round."""
    seats = len(s.players)
    asked = s.agenda[-1].asks(s) if s.agenda else NONE
    x.flag(s.active == seat)
    x.flag(asked == seat and s.active != seat)
    x.part((seat - s.active) % seats if s.active != NONE else 0, 4.0)
    x.part((seat - s.start) % seats if s.start != NONE else 0, 4.0)
    x.flag(s.kicked_seat == seat)


def money(me: Player, x: Numbers) -> None:
    """Money at hand: the first coins open doors, the others only count."""
    x.part(me.money, 50.0)
    x.part(min(me.money, 5), 5.0)
    x.part(min(me.money, 12), 12.0)
    x.flag(me.money == 0)
    x.flag(me.money >= 20)


def influence(s: State, me: Player, x: Numbers) -> None:
    """Influence: what it pays, the fees it affords, and none left."""
    x.part(me.influence, TOP_INFLUENCE)
    x.part(s.box.coin_steps[me.influence], 12.0)
    x.part(min(3, s.box.star_steps[me.influence]), 3.0)
    x.part(s.box.coin_money[me.influence], 30.0)
    x.flag(s.box.star_steps[me.influence] == 0)
    x.flag(me.influence == 0)


def tickets(s: State, me: Player, x: Numbers) -> None:
    """Tickets by colour, and those with which a visitor could come in from the lobby or the plaza."""
    for colour in range(COLOURS):
        x.part(me.tickets[colour], 4.0)
        x.part(min(me.tickets[colour], me.lobby[colour] + s.plaza[colour]), 3.0)
    x.part(size(me.tickets), 6.0)


def lobby(me: Player, x: Numbers) -> None:
    """Visitors in the lobby, and the columns of the market that they open."""
    x.row(me.lobby, 4.0)
    x.flag(opens(me, 0))
    x.flag(opens(me, 1))
    x.flag(opens(me, 2))
    x.part(size(me.lobby), 6.0)


def gallery(s: State, me: Player, x: Numbers) -> None:
    """Visitors in the gallery, the trios, what their bonuses bring, and the collectors that may still come."""
    x.row(me.gallery, 4.0)
    x.part(size(me.gallery), 8.0)
    x.part(min(me.gallery), 3.0)
    x.part(influence_bonus(s.box, me), 10.0)
    x.part(investment_bonus(s.box, me), 10.0)
    x.part(max(0, len(me.sold) + 1 - me.gallery[COLLECTOR]), 3.0)


def assistants(s: State, seat: int, x: Numbers) -> None:
    """Assistants at desks, to be hired, at locations, in play, on contracts; whether one can be sent."""
    me = s.players[seat]
    ready = helpers(s, seat)
    x.part(me.desks, 4.0)
    x.part(me.queue, 8.0)
    x.part(ready, 4.0)
    x.flag(ready == 0)
    x.flag(ready >= 2)
    x.part(assistants_in_play(me), 10.0)
    x.part(size(me.helped), 3.0)
    x.flag(me.desks == 0)


def reputation(s: State, seat: int, x: Numbers) -> None:
    """Reputation tiles: how many, the money and influence they bring now, and which they are."""
    me = s.players[seat]
    income = gain = 0
    for tile in me.reputation:
        if tile != NONE:
            times = counted(s, seat, tile, me.influence)
            income += times * s.box.tile_money[tile]
            gain += times * s.box.tile_influence[tile]
    owned = tiles_owned(me)
    x.part(owned, 6.0)
    x.part(income, 30.0)
    x.part(gain, 20.0)
    x.flag(owned == 0)
    x.flag(owned >= 4)
    for tile in me.reputation:
        if tile != NONE:
            x.mark(tile)
    x.skip(TILES)


def market(s: State, seat: int, offers: list[int], x: Numbers) -> None:
    """Assistants in the columns of the market, the money for their places, the offer for the auction."""
    for column in range(COLUMNS):
        mine = 0
        for space in range(column, SPACES, COLUMNS):
            mine += 1 if s.market[space] == seat else 0
        x.part(mine, 4.0)
        x.part(majority(s, column, seat), 15.0)
    best = 0
    for other in range(len(offers)):
        if other != seat:
            best = max(best, offers[other])
    x.part(offers[seat], 20.0)
    x.flag(offers[seat] > best)
    x.part(len([space for space in range(UPPER) if s.market_tiles[space] != NONE]), UPPER)


def place(s: State, seat: int, x: Numbers) -> None:
    """Where the gallerist stands, and where assistants wait to be kicked out."""
    me = s.players[seat]
    waiting = 0
    for spot in range(LOCATIONS):
        waiting += me.placed >> spot & 1
    x.one_of(me.location, LOCATIONS)
    x.part(waiting, 3.0)
    x.flag(me.location == NONE)


def goals_alone(s: State, me: Player, x: Numbers) -> None:
    """Alone: the level, and how far each of its goals is."""
    if len(s.players) > 1:
        x.skip(9)
        return
    wanted = MONEY_WANTED[s.level]
    x.one_of(s.level, LEVELS)
    x.put(min(1.0, tiles_owned(me) / TILES_WANTED[s.level]))
    x.put(glory(s))
    x.put(min(1.5, standing(s, 0) / wanted) if wanted else 1.0)
    x.put(alone(s) / 100.0)
    x.part(s.lacerda_supply, 10.0)
    x.part(min(s.round, 60), 60.0)
