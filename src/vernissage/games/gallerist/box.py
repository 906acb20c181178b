"""The named ints of The Gallerist, and the box: everything printed, as tables."""

from __future__ import annotations

from typing import Final

from vernissage.core.rows import Ints

# Locations, clockwise (G30), and their actions: action `2 * place` and `2 * place + 1`.
LOCATIONS: Final = 4
SALES_OFFICE: Final = 0
ARTISTS_COLONY: Final = 1
MEDIA_CENTER: Final = 2
INTERNATIONAL_MARKET: Final = 3

ACTIONS: Final = 8
SIGN_CONTRACT: Final = 0
SELL_WORK: Final = 1
DISCOVER: Final = 2
BUY_WORK: Final = 3
HIRE: Final = 4
PROMOTE: Final = 5
TAKE_REPUTATION: Final = 6
MAKE_OFFER: Final = 7

# Art forms, in the order of the market's rows; an artist is `2 * form + colour`, a work `8 * form + kind`.
FORMS: Final = 4
DIGITAL: Final = 0
PHOTO: Final = 1
SCULPTURE: Final = 2
PAINTING: Final = 3

ARTISTS: Final = 8
BLUE: Final = 0
RED: Final = 1
ARTIST_TILES: Final = 16
"""An artist tile is `2 * artist + variant`."""
WORK_KINDS: Final = 8
"""At most so many different works of one form: there are eight tiles."""
WORKS: Final = 32
CELEBRITY: Final = 19
CELEBRITIES_WANTED: Final = 2
"""The fame at which an artist retires, and the highest there is."""
LEVELS: Final = 5

# Visitors and their tickets share their numbers; a set of colours is a mask of bits `1 << colour`.
COLOURS: Final = 3
INVESTOR: Final = 0
VIP: Final = 1
COLLECTOR: Final = 2
BROWN: Final = 1
PINK: Final = 2
WHITE: Final = 4
ANY: Final = 7
NO_VISITOR: Final = 3
"""The answer that moves no visitor."""

# Bonuses (player aid).
BONUSES: Final = 13
INFLUENCE: Final = 0
INVESTMENT: Final = 1
FAME: Final = 2
VISITOR: Final = 3
VIP_OR_INVESTOR: Final = 4
VISITOR_FROM_BAG: Final = 5
ASSISTANT: Final = 6
CONTRACT: Final = 7
TICKET: Final = 8
BROWN_TICKET: Final = 9
PINK_TICKET: Final = 10
WHITE_TICKET: Final = 11
TWO_TICKETS: Final = 12

# Player board.
QUEUE: Final = 8
DESKS: Final = 4
ASSISTANTS: Final = 10
SLOTS: Final = 3
CONTRACT_SLOTS: Final = 3
REPUTATION_SPACES: Final = 6
START_SLOT: Final = 2
"""The exhibition slot under the start reputation tile, counted from 0."""

# Contracts.
CONTRACTS: Final = 20
DISPLAY: Final = 4
FRONT: Final = 0
INFLUENCE_UP: Final = 1
INVESTMENT_UP: Final = 2

# International Market: space `3 * row + column`; rows 0 to 3 are the upper part, 4 to 6 the lower.
COLUMNS: Final = 3
UPPER: Final = 12
SPACES: Final = 21
MIDDLE: Final = 1
START_TILE: Final = 12
"""Stands for the space of the start reputation tile where a space of the upper part is meant."""

# Pieces, and the places an assistant can be taken from: a location, a desk, the kicked-out space.
GALLERIST: Final = 0
HELPER: Final = 1
DESK: Final = 4
KICKED_SPACE: Final = 5
LACERDA: Final = 4
"""Stands for Lacerda where a seat is meant."""

TOP_INFLUENCE: Final = 35
SEATS: Final = 4

# Reputation tiles (p. 20).
TILES: Final = 20
REP_INFLUENCE: Final = 0
REP_COLLECTORS: Final = 1
REP_VIPS: Final = 2
REP_INVESTORS: Final = 3
REP_VISITORS: Final = 4
REP_TRIOS: Final = 5
REP_REPUTATION: Final = 6
REP_OFFERS: Final = 7
REP_ASSISTANTS: Final = 8
REP_PROMOTED: Final = 9
REP_ACQUIRED: Final = 10
REP_SOLD: Final = 11
REP_EXHIBITED: Final = 12
REP_FORMS: Final = 13
REP_PHOTO: Final = 14
REP_PAINTING: Final = 15
REP_DIGITAL: Final = 16
REP_SCULPTURE: Final = 17
REP_FAMOUS: Final = 18
REP_MASTERPIECES: Final = 19

CARDS: Final = 4
"""Curator cards, and dealer cards."""
CURATOR_GOALS: Final = 2
DEALER_GOALS: Final = 3

# How far the game's end has come.
PLAYING: Final = 0
LAST_ROUND: Final = 1
LAST_LAP: Final = 2
OVER: Final = 3

# Intermediate scoring.
NOT_YET: Final = 0
DUE: Final = 1
DONE: Final = 2

# Lines of the final scoring, in its order (pp. 15-16).
MAJORITY_LINE: Final = 0
TILE_LINE: Final = 1
EXHIBITION_LINE: Final = 2
AUCTION_LINE: Final = 3
CURATOR_LINE: Final = 4
DEALER_LINE: Final = 5
INFLUENCE_LINE: Final = 6

# Levels of the solo game.
APPRENTICE: Final = 0
EXPERIENCED: Final = 1
MASTER: Final = 2


def form_of(artist: int) -> int:
    """The art form of an artist."""
    return artist >> 1


def steps_below(icons: Ints) -> Ints:
    """For each influence, how often one can step back to a lower icon."""
    steps: list[int] = []
    for below in icons:
        steps.append(0 if below < 0 else steps[below] + 1)
    return tuple(steps)


class Box:
    """All that is printed and never changes; every copy of a state shares it."""

    def __init__(
        self,
        digest: str,
        stars: Ints,
        coins: Ints,
        coin_money: Ints,
        start_influence: int,
        start_money: int,
        initial: Ints,
        printed: Ints,
        ratings: Ints,
        values: Ints,
        work_copies: Ints,
        work_fame: Ints,
        work_icons: Ints,
        artist_bonuses: Ints,
        contract_forms: Ints,
        contract_bonuses: Ints,
        promotion_tokens: int,
        promotion_bonuses: Ints,
        column_influence: Ints,
        offers: Ints,
        offer_bonuses: Ints,
        majorities: Ints,
        hire_costs: Ints,
        hire_bonuses: Ints,
        slot_tickets: Ints,
        reputation_bonuses: Ints,
        tile_influence: Ints,
        tile_money: Ints,
        curator_money: Ints,
        curator_goals: Ints,
        dealer_money: Ints,
        dealer_goals: Ints,
        visitors: tuple[Ints, ...],
        tickets: Ints,
        easels: Ints,
        celebrity_money: int,
        bonus_rates: Ints,
        bag_fallback: bool,
    ) -> None:
        self.digest = digest
        self.stars = stars
        """For each influence, the next lower star space, or NONE."""
        self.coins = coins
        """For each influence, the next lower coin space, or NONE; space 0 pays nothing (G01)."""
        self.coin_money = coin_money
        """What each influence is worth at the end."""
        self.star_steps = steps_below(stars)
        self.coin_steps = steps_below(coins)
        self.start_influence = start_influence
        self.start_money = start_money
        self.initial = initial
        """Initial fame by artist tile."""
        self.printed = printed
        """Printed promotion level by artist tile."""
        self.ratings = ratings
        """Star rating by `20 * artist tile + fame`."""
        self.values = values
        """Sales value by star rating."""
        self.work_copies = work_copies
        self.work_fame = work_fame
        self.work_icons = work_icons
        """Two ticket icons a kind of work, each a mask of colours; 0 for none."""
        self.artist_bonuses = artist_bonuses
        """How many artist bonus tiles of each bonus."""
        self.contract_forms = contract_forms
        self.contract_bonuses = contract_bonuses
        self.promotion_tokens = promotion_tokens
        """How many of each level."""
        self.promotion_bonuses = promotion_bonuses
        """By new level, from 1; the first entry is none."""
        self.column_influence = column_influence
        self.offers = offers
        """What a row of the lower part costs."""
        self.offer_bonuses = offer_bonuses
        self.majorities = majorities
        """Money for first, second, third and fourth place: four numbers a column."""
        self.hire_costs = hire_costs
        self.hire_bonuses = hire_bonuses
        self.slot_tickets = slot_tickets
        """A mask of colours for each contract slot."""
        self.reputation_bonuses = reputation_bonuses
        self.tile_influence = tile_influence
        self.tile_money = tile_money
        self.curator_money = curator_money
        """Two goals a card."""
        self.curator_goals = curator_goals
        """Four numbers a goal: how many works of each form."""
        self.dealer_money = dealer_money
        """Three goals a card."""
        self.dealer_goals = dealer_goals
        self.visitors = visitors
        """Visitors in use by number of seats."""
        self.tickets = tickets
        """Tickets of each colour by number of seats."""
        self.easels = easels
        self.celebrity_money = celebrity_money
        self.bonus_rates = bonus_rates
        """Influence per VIP and per collector, money per investor and per collector, fame per collector."""
        self.bag_fallback = bag_fallback
        """Whether a visitor comes from the bag when the Plaza has none to offer (G12)."""
