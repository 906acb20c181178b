"""The position of a game of The Gallerist: the board, the player boards, and what is still to do."""

from __future__ import annotations

from vernissage.core.rows import Ints
from vernissage.core.step import NONE, Playable, Step
from vernissage.games.gallerist.box import CELEBRITY, GALLERIST, HELPER, LACERDA, LOCATIONS, SLOTS, Box


class Player:
    """One player's board, gallery and pieces. Rows of visitors and tickets count investors, VIPs, collectors."""

    def __init__(
        self,
        money: int,
        influence: int,
        location: int,
        desks: int,
        queue: int,
        placed: int,
        removed: int,
        tickets: Ints,
        lobby: Ints,
        gallery: Ints,
        exhibited: Ints,
        signatures: Ints,
        sold: Ints,
        masterpieces_sold: int,
        commission: int,
        contracts: Ints,
        sides: Ints,
        helped: Ints,
        reputation: Ints,
        start_tile: int,
        curator: int,
        dealer: int,
        scored: tuple[Ints, ...],
    ) -> None:
        self.money = money
        self.influence = influence
        self.location = location
        """Where the gallerist stands; NONE at home or on a kicked-out space."""
        self.desks = desks
        """Assistants at desks."""
        self.queue = queue
        """Assistants in the unemployment queue."""
        self.placed = placed
        """The locations where an assistant stands, as a mask."""
        self.removed = removed
        """Assistants out of the game."""
        self.tickets = tickets
        self.lobby = lobby
        self.gallery = gallery
        self.exhibited = exhibited
        """The works in the slots, from the left, an auctioned one last."""
        self.signatures = signatures
        """The artist of each exhibited work; NONE for an auctioned one."""
        self.sold = sold
        """The works beside the board, an auctioned one included."""
        self.masterpieces_sold = masterpieces_sold
        self.commission = commission
        """The artist of the signature on the commission space, or NONE."""
        self.contracts = contracts
        """The card on each contract slot, or NONE."""
        self.sides = sides
        """For each contract slot: FRONT (unfulfilled), INFLUENCE_UP or INVESTMENT_UP."""
        self.helped = helped
        """For each contract slot: 1 if an assistant stands on the card."""
        self.reputation = reputation
        """The tile on each reputation space, or NONE."""
        self.start_tile = start_tile
        """The start reputation tile on slot 3, or NONE."""
        self.curator = curator
        """Secret."""
        self.dealer = dealer
        """Secret."""
        self.scored = scored
        """What the final scoring brought: (line, column, tile, work or card, money)."""

    def copy(self) -> Player:
        return Player(
            self.money,
            self.influence,
            self.location,
            self.desks,
            self.queue,
            self.placed,
            self.removed,
            self.tickets,
            self.lobby,
            self.gallery,
            self.exhibited,
            self.signatures,
            self.sold,
            self.masterpieces_sold,
            self.commission,
            self.contracts,
            self.sides,
            self.helped,
            self.reputation,
            self.start_tile,
            self.curator,
            self.dealer,
            self.scored,
        )


class State(Playable["State"]):
    """A position."""

    def __init__(
        self,
        box: Box,
        agenda: list[Step[State]],
        players: list[Player],
        version: int,
        level: int,
        round: int,
        start: int,
        active: int,
        ending: int,
        idle: int,
        intermediate: int,
        scoring: int,
        artists: Ints,
        discovered: int,
        bonuses: Ints,
        bonus_pile: Ints,
        fame: Ints,
        promotion: Ints,
        signatures: Ints,
        tops: Ints,
        piles: Ints,
        crowds: Ints,
        easels: Ints,
        aside: Ints,
        bag: Ints,
        plaza: Ints,
        box_office: Ints,
        ticket_discard: Ints,
        deck: int,
        display: tuple[Ints, ...],
        contract_discard: int,
        tiles: int,
        location_tiles: Ints,
        market_tiles: Ints,
        market: Ints,
        curators: int,
        dealers: int,
        kicked_seat: int,
        kicked_from: int,
        kicked_piece: int,
        lacerda: int,
        lacerda_out: bool,
        lacerda_placed: int,
        lacerda_supply: int,
    ) -> None:
        super().__init__(agenda)
        self.box = box
        self.players = players
        self.version = version
        """Of the rules that the game was begun under."""
        self.level = level
        """Of the solo game."""
        self.round = round
        """From 1; 0 during the setup."""
        self.start = start
        """The start player."""
        self.active = active
        """Whose turn it is; NONE during the setup and the final scoring."""
        self.ending = ending
        """PLAYING, LAST_ROUND, LAST_LAP or OVER."""
        self.idle = idle
        """Turns in a row in which nobody acted, or ACTED in one in which somebody has (G32)."""
        self.intermediate = intermediate
        """NOT_YET, DUE or DONE."""
        self.scoring = scoring
        """The next line of the final scoring."""
        self.artists = artists
        """The tile of each artist, or NONE before it is drawn."""
        self.discovered = discovered
        """The artists that lie face up, as a mask; each red one that does not holds a collector."""
        self.bonuses = bonuses
        """The bonus tile on each artist, or NONE."""
        self.bonus_pile = bonus_pile
        """Bonus tiles in the box, by bonus."""
        self.fame = fame
        """Of each artist; 0 without a marker."""
        self.promotion = promotion
        """Of each artist; above the printed level a token lies on the tile."""
        self.signatures = signatures
        """Tokens beside each artist."""
        self.tops = tops
        """The work on top of each form's stack, or NONE."""
        self.piles = piles
        """Works under the tops, 32 counts: their order is nobody's to know."""
        self.crowds = crowds
        """Visitors on the top works: three counts a form."""
        self.easels = easels
        """Renowned works."""
        self.aside = aside
        """Works set aside in the setup, later back in the box."""
        self.bag = bag
        self.plaza = plaza
        self.box_office = box_office
        self.ticket_discard = ticket_discard
        self.deck = deck
        """The contract deck as a mask of cards: its order is nobody's to know."""
        self.display = display
        """The four display spaces, each with its cards from the oldest to the one that shows."""
        self.contract_discard = contract_discard
        """A mask of cards."""
        self.tiles = tiles
        """Reputation tiles in the box, as a mask."""
        self.location_tiles = location_tiles
        """The start reputation tile at each location, or NONE."""
        self.market_tiles = market_tiles
        """The tile on each space of the upper part, or NONE."""
        self.market = market
        """Whose assistant stands on each of the 21 spaces: a seat, LACERDA or NONE."""
        self.curators = curators
        """Curator cards not dealt, as a mask; secret."""
        self.dealers = dealers
        """Dealer cards not dealt, as a mask; secret."""
        self.kicked_seat = kicked_seat
        """Who has a piece on a kicked-out space: a seat, LACERDA or NONE."""
        self.kicked_from = kicked_from
        """The location of that piece."""
        self.kicked_piece = kicked_piece
        """GALLERIST, HELPER, or NONE once the assistant was used."""
        self.lacerda = lacerda
        """Lacerda's location in the solo game, or NONE."""
        self.lacerda_out = lacerda_out
        """Whether Lacerda's gallerist was kicked out and stands outside."""
        self.lacerda_placed = lacerda_placed
        """The locations with an assistant of Lacerda's, as a mask."""
        self.lacerda_supply = lacerda_supply

    def copy(self) -> State:
        twin = State(
            self.box,
            self.agenda.copy(),
            [player.copy() for player in self.players],
            self.version,
            self.level,
            self.round,
            self.start,
            self.active,
            self.ending,
            self.idle,
            self.intermediate,
            self.scoring,
            self.artists,
            self.discovered,
            self.bonuses,
            self.bonus_pile,
            self.fame,
            self.promotion,
            self.signatures,
            self.tops,
            self.piles,
            self.crowds,
            self.easels,
            self.aside,
            self.bag,
            self.plaza,
            self.box_office,
            self.ticket_discard,
            self.deck,
            self.display,
            self.contract_discard,
            self.tiles,
            self.location_tiles,
            self.market_tiles,
            self.market,
            self.curators,
            self.dealers,
            self.kicked_seat,
            self.kicked_from,
            self.kicked_piece,
            self.lacerda,
            self.lacerda_out,
            self.lacerda_placed,
            self.lacerda_supply,
        )
        twin.choices = self.choices
        return twin


def is_discovered(s: State, artist: int) -> bool:
    """Whether an artist lies face up (p. 7)."""
    return s.discovered >> artist & 1 == 1


def initial_fame(s: State, artist: int) -> int:
    """The fame printed on an artist's tile, which all can read before the discovery (p. 2)."""
    return s.box.initial[s.artists[artist]]


def rating(s: State, artist: int) -> int:
    """The star at or before an artist's fame marker: 0 for none, 6 for a celebrity (p. 8)."""
    return s.box.ratings[20 * s.artists[artist] + s.fame[artist]]


def sales_value(s: State, artist: int) -> int:
    """What a work of an artist sells for: the row of its signature on the art value track (p. 10)."""
    return s.box.values[rating(s, artist)]


def masterpieces(s: State, me: Player) -> int:
    """Exhibited works whose artist is a celebrity (p. 14)."""
    count = 0
    for artist in me.signatures:
        if artist != NONE and s.fame[artist] == CELEBRITY:
            count += 1
    return count


def slots(s: State, me: Player) -> int:
    """Slots a player may use: a fourth one while a masterpiece is exhibited (pp. 8, 14)."""
    return SLOTS + 1 if masterpieces(s, me) > 0 else SLOTS


def celebrities(s: State) -> int:
    """How many artists are celebrities."""
    count = 0
    for fame in s.fame:
        if fame == CELEBRITY:
            count += 1
    return count


def helpers(s: State, seat: int) -> int:
    """Assistants a player may send: at desks, at locations, or just kicked out (pp. 5-6)."""
    me = s.players[seat]
    count = me.desks + (1 if own_piece_kicked(s, seat) else 0)
    for place in range(LOCATIONS):
        count += me.placed >> place & 1
    return count


def own_piece_kicked(s: State, seat: int) -> bool:
    """Whether an assistant of the player waits on a kicked-out space (G08)."""
    return s.kicked_seat == seat and s.kicked_piece == HELPER


def piece_on(s: State, place: int) -> tuple[int, int]:
    """The piece that stands at a location, and whose it is: a seat's or Lacerda's."""
    for seat in range(len(s.players)):
        player = s.players[seat]
        if player.location == place:
            return GALLERIST, seat
        if player.placed >> place & 1:
            return HELPER, seat
    if s.lacerda == place and not s.lacerda_out:
        return GALLERIST, LACERDA
    if s.lacerda_placed >> place & 1:
        return HELPER, LACERDA
    return NONE, NONE


def kicked_on(s: State, place: int) -> tuple[int, int]:
    """The piece on the kicked-out space of a location, and whose it is (p. 6)."""
    if s.kicked_seat != NONE and s.kicked_from == place and s.kicked_piece != NONE:
        return s.kicked_piece, s.kicked_seat
    if s.lacerda == place and s.lacerda_out:
        return GALLERIST, LACERDA
    return NONE, NONE
