"""What a seat may know of a position of The Gallerist: everything but the others' two secret cards."""

from __future__ import annotations

from vernissage.core.game import View
from vernissage.core.rows import size
from vernissage.core.step import NONE, SPECTATOR
from vernissage.games.gallerist.auction import bid
from vernissage.games.gallerist.box import (
    ARTISTS,
    AUCTION_LINE,
    CELEBRITIES_WANTED,
    CELEBRITY,
    COLOURS,
    COLUMNS,
    CURATOR_LINE,
    DEALER_LINE,
    DESKS,
    DISPLAY,
    FORMS,
    FRONT,
    GALLERIST,
    HELPER,
    INFLUENCE_UP,
    LACERDA,
    LEVELS,
    LOCATIONS,
    MIDDLE,
    QUEUE,
    RED,
    SPACES,
    TILE_LINE,
    TOP_INFLUENCE,
    UPPER,
    WORK_KINDS,
)
from vernissage.games.gallerist.components import (
    BONUS_IDS,
    FORM_IDS,
    LEVEL_IDS,
    LOCATION_IDS,
    RATE_IDS,
    TILE_IDS,
)
from vernissage.games.gallerist.describe import (
    MASK_IDS,
    Data,
    artist_data,
    contract,
    curator,
    dealer,
    number,
    owner,
    tickets,
    tile_data,
    tile_or_none,
    visitors,
    work,
)
from vernissage.games.gallerist.media import tokens_left
from vernissage.games.gallerist.reputation import assistants_in_play, counted
from vernissage.games.gallerist.scoring import majority, standing, tiles_in_order
from vernissage.games.gallerist.solo import MASTERPIECES_WANTED, MONEY_WANTED, TILES_WANTED, goals
from vernissage.games.gallerist.state import (
    Player,
    State,
    celebrities,
    initial_fame,
    is_discovered,
    masterpieces,
    rating,
    sales_value,
    slots,
)

PHASE_IDS = ("playing", "last_round", "last_lap", "over")
INTERMEDIATE_IDS = ("not_yet", "due", "done")
PIECE_IDS = ("gallerist", "assistant")
GOAL_IDS = ("cards", "reputation", "masterpieces", "money")
SIDE_IDS = ("front", "influence", "investment")


def view(s: State, seat: int) -> View:
    """The table as a seat sees it (p. 2)."""
    return {
        "game": "gallerist",
        "seat": None if seat == SPECTATOR else seat,
        "solo": len(s.players) == 1,
        "level": LEVEL_IDS[s.level] if len(s.players) == 1 else None,
        "round": s.round,
        "phase": "setup" if s.round == 0 else PHASE_IDS[s.ending],
        "start": number(s.start),
        "active": number(s.active),
        "intermediate": INTERMEDIATE_IDS[s.intermediate],
        "scoring": s.scoring,
        "end": end_conditions(s),
        "influence_track": influence_track(s),
        "values": list(s.box.values),
        "celebrity_money": s.box.celebrity_money,
        "bonus_rates": dict(zip(RATE_IDS, s.box.bonus_rates, strict=True)),
        "bag": visitors(s.bag),
        "plaza": visitors(s.plaza),
        "box_office": tickets(s.box_office),
        "ticket_discard": tickets(s.ticket_discard),
        "locations": [location(s, place) for place in range(LOCATIONS)],
        "artists": [artist_tile(s, artist) for artist in range(ARTISTS)],
        "works": [work_stack(s, form) for form in range(FORMS)],
        "easels": [None if tile == NONE else work(s, tile) for tile in s.easels],
        "contracts": contracts(s),
        "promotion": [promotion_space(s, level) for level in range(1, LEVELS + 1)],
        "market": market(s),
        "players": [player_board(s, i, i == seat) for i in range(len(s.players))],
        "lacerda": lacerda(s) if len(s.players) == 1 else None,
        "goals": solo_goals(s, seat == 0) if len(s.players) == 1 else [],
        "tiles_out": [tile_data(s, tile) for tile in range(len(TILE_IDS)) if s.tiles >> tile & 1],
    }


def end_conditions(s: State) -> Data:
    """How near the end is: two of the three conditions bring it about, the first alone in the solo game (pp. 5, 16)."""
    return {
        "tickets_left": size(s.box_office),
        "celebrities": celebrities(s),
        "celebrities_wanted": CELEBRITIES_WANTED,
        "visitors_left": size(s.bag),
    }


def influence_track(s: State) -> Data:
    """The printed track: where stars and coins lie, what each space is worth at the end (pp. 13, 16)."""
    worth = list(s.box.coin_money)
    coins = {coin for coin in s.box.coins if coin != NONE}
    if worth[TOP_INFLUENCE] > worth[TOP_INFLUENCE - 1]:
        coins.add(TOP_INFLUENCE)
    stars = {star for star in s.box.stars if star != NONE}
    return {"stars": sorted(stars), "coins": sorted(coins), "worth": worth}


def location(s: State, place: int) -> Data:
    """A location with the piece on its space, the one on its kicked-out space, and its start tile (pp. 3, 5-6)."""
    piece, owner = piece_at(s, place)
    kicked: Data | None = None
    if s.kicked_seat != NONE and s.kicked_from == place and s.kicked_piece != NONE:
        kicked = {"piece": PIECE_IDS[s.kicked_piece], "owner": "lacerda" if s.kicked_seat == LACERDA else s.kicked_seat}
    elif s.lacerda == place and s.lacerda_out:
        kicked = {"piece": PIECE_IDS[GALLERIST], "owner": "lacerda"}
    return {
        "place": LOCATION_IDS[place],
        "piece": None if piece == NONE else PIECE_IDS[piece],
        "owner": owner,
        "kicked": kicked,
        "tile": tile_or_none(s, s.location_tiles[place]),
    }


def piece_at(s: State, place: int) -> tuple[int, int | str | None]:
    """The piece that stands at a location, and whose it is."""
    for seat, player in enumerate(s.players):
        if player.location == place:
            return GALLERIST, seat
        if player.placed >> place & 1:
            return HELPER, seat
    if s.lacerda == place and not s.lacerda_out:
        return GALLERIST, "lacerda"
    if s.lacerda_placed >> place & 1:
        return HELPER, "lacerda"
    return NONE, None


def artist_tile(s: State, artist: int) -> Data | None:
    """An artist tile and what lies on it; nothing before it is drawn."""
    tile = s.artists[artist]
    if tile == NONE:
        return None
    found = is_discovered(s, artist)
    return {
        **artist_data(artist),
        "discovered": found,
        "initial_fame": initial_fame(s, artist),
        "fame": s.fame[artist] if found else None,
        "stars": rating(s, artist) if found else None,
        "value": sales_value(s, artist) if found else None,
        "celebrity": s.fame[artist] == CELEBRITY,
        "thresholds": thresholds(s, tile),
        "initial_stars": s.box.ratings[20 * tile + s.box.initial[tile]],
        "promotion": s.promotion[artist],
        "promotion_printed": s.promotion[artist] == s.box.printed[tile],
        "signatures": s.signatures[artist],
        "bonus": None if s.bonuses[artist] == NONE else BONUS_IDS[s.bonuses[artist]],
        "collector": artist % 2 == RED and not found,
    }


def thresholds(s: State, tile: int) -> list[int]:
    """The fame at which an artist tile shows each star, the last one the celebrity's."""
    ratings = s.box.ratings[20 * tile : 20 * tile + 20]
    return [ratings.index(stars) for stars in range(1, 7)]


def work_stack(s: State, form: int) -> Data:
    """The works of a form: the top one with its visitors, and how many lie under it."""
    top = s.tops[form]
    first = WORK_KINDS * form
    return {
        "form": FORM_IDS[form],
        "top": None if top == NONE else work(s, top),
        "visitors": visitors(s.crowds[COLOURS * form : COLOURS * form + COLOURS]),
        "below": size(s.piles[first : first + WORK_KINDS]),
        "unseen": [
            {**work(s, first + kind), "copies": s.piles[first + kind]}
            for kind in range(WORK_KINDS)
            if s.piles[first + kind]
        ],
    }


def cards(s: State, mask: int) -> list[Data]:
    """The contracts of a mask."""
    return [contract(s, card) for card in range(len(s.box.contract_forms)) if mask >> card & 1]


def contracts(s: State) -> Data:
    """The display, each space from the card that shows down to the oldest; the deck is known but for its order."""
    return {
        "display": [[contract(s, card) for card in space[::-1]] for space in s.display] or [[] for _ in range(DISPLAY)],
        "deck": s.deck.bit_count(),
        "unseen": cards(s, s.deck),
        "discard": cards(s, s.contract_discard),
    }


def promotion_space(s: State, level: int) -> Data:
    """A promotion level: tokens left, influence it costs, bonus (p. 11)."""
    return {
        "level": level,
        "tokens": tokens_left(s, level),
        "cost": level,
        "bonus": BONUS_IDS[s.box.promotion_bonuses[level]],
    }


def market(s: State) -> Data:
    """The International Market: its columns, the reputation tiles above and the offers below (pp. 12-13)."""
    closed = len(s.players) <= 2
    columns = [
        {
            "column": column + 1,
            "influence": s.box.column_influence[column],
            "majority": list(s.box.majorities[4 * column : 4 * column + 4]),
            "closed": closed and column == MIDDLE,
            "standings": [standing_in(s, column, seat) for seat in range(len(s.players))],
        }
        for column in range(COLUMNS)
    ]
    return {"columns": columns, "spaces": [market_space(s, space) for space in range(SPACES)]}


def standing_in(s: State, column: int, seat: int) -> Data:
    """How many assistants a player has in a column, and the majority money if the game ended now (p. 15)."""
    assistants = sum(1 for space in range(column, SPACES, COLUMNS) if s.market[space] == seat)
    return {"assistants": assistants, "money": majority(s, column, seat)}


def market_space(s: State, space: int) -> Data:
    """A space of the market: what it offers and whose assistant stands there."""
    row, column = space // COLUMNS, space % COLUMNS
    shared: Data = {"column": column + 1, "assistant": owner(s.market[space])}
    if space < UPPER:
        return {"form": FORM_IDS[row], "tile": tile_or_none(s, s.market_tiles[space]), **shared}
    offer = row - FORMS
    return {"offer": s.box.offers[offer], "bonus": BONUS_IDS[s.box.offer_bonuses[space - UPPER]], **shared}


def player_board(s: State, seat: int, own: bool) -> Data:
    """A player's board, lobby, gallery and pieces; the two secret cards if the reader may see them."""
    me = s.players[seat]
    market_pieces = sum(1 for who in s.market if who == seat)
    return {
        "money": me.money,
        "standing": standing(s, seat),
        "influence": me.influence,
        "tickets": tickets(me.tickets),
        "lobby": visitors(me.lobby),
        "gallery": visitors(me.gallery),
        "collector_limit": len(me.sold) + 1,
        "gallerist": None if me.location == NONE else LOCATION_IDS[me.location],
        "desks": me.desks,
        "desks_in_all": DESKS,
        "queue": me.queue,
        "hired": QUEUE - me.queue,
        "hire_costs": list(s.box.hire_costs),
        "hire_bonuses": [None if bonus == NONE else BONUS_IDS[bonus] for bonus in s.box.hire_bonuses],
        "assistants_at": [LOCATION_IDS[place] for place in range(LOCATIONS) if me.placed >> place & 1],
        "assistants_on_market": market_pieces,
        "assistants_out": me.removed,
        "exhibited": [exhibit(s, me, i) for i in range(len(me.exhibited))],
        "slots": slots(s, me),
        "masterpieces": masterpieces(s, me),
        "masterpieces_sold": me.masterpieces_sold,
        "start_tile": tile_or_none(s, me.start_tile),
        "sold": [work(s, tile) for tile in me.sold],
        "commission": None if me.commission == NONE else artist_data(me.commission),
        "contracts": [contract_slot(s, me, slot) for slot in range(len(me.contracts))],
        "reputation": [reputation_space(s, seat, space) for space in range(len(me.reputation))],
        "total_offer": bid(s, seat)[0],
        "assistants_in_play": assistants_in_play(me),
        "final_influence": final_influence(s, seat),
        "curator": curator(s, me) if own or s.scoring > CURATOR_LINE else None,
        "dealer": dealer(s, me) if own or s.scoring > DEALER_LINE else None,
        "auctioned": auctioned(s, me),
    }


def reputation_space(s: State, seat: int, space: int) -> Data:
    """A reputation space: its bonus, or the tile on it with what it counts, now or when it was scored (pp. 12, 20)."""
    me = s.players[seat]
    tile = me.reputation[space]
    shown = tile_or_none(s, tile)
    if shown is not None:
        shown["counted"] = counted(s, seat, tile, me.influence)
        for line, what, money in me.scored:
            if line == TILE_LINE and what == tile:
                shown["counted"] = money // max(1, shown["money"])
    return {"bonus": BONUS_IDS[s.box.reputation_bonuses[space]], "tile": shown}


def final_influence(s: State, seat: int) -> int:
    """The influence of the last scoring step: with that of the tiles, if they are not scored yet (p. 15)."""
    me = s.players[seat]
    influence = me.influence
    if s.scoring <= TILE_LINE:
        for tile in tiles_in_order(me):
            influence += counted(s, seat, tile, influence) * s.box.tile_influence[tile]
    return min(TOP_INFLUENCE, influence)


def auctioned(s: State, me: Player) -> Data | None:
    """The renowned work a player has won, and its value (p. 15)."""
    for line, tile, money in me.scored:
        if line == AUCTION_LINE:
            return {**work(s, tile), "money": money}
    return None


def exhibit(s: State, me: Player, slot: int) -> Data:
    """A work in a gallery with the artist whose signature stands for it; an auctioned one has none."""
    artist = me.signatures[slot]
    if artist == NONE:
        return {**work(s, me.exhibited[slot]), "artist": None, "stars": None, "value": None, "masterpiece": False}
    return {
        **work(s, me.exhibited[slot]),
        "artist": artist_data(artist),
        "stars": rating(s, artist),
        "value": sales_value(s, artist),
        "masterpiece": s.fame[artist] == CELEBRITY,
    }


def contract_slot(s: State, me: Player, slot: int) -> Data:
    """A contract slot: its ticket while it is empty, else the card, its side and its assistant (pp. 6, 9-10)."""
    card, side = me.contracts[slot], me.sides[slot]
    shown: Data = {"card": None, "form": None, "bonus": None}
    if card != NONE:
        shown = contract(s, card)
        if side != FRONT:
            shown["bonus"] = BONUS_IDS[0 if side == INFLUENCE_UP else 1]
    return {
        "ticket": MASK_IDS[s.box.slot_tickets[slot]],
        **shown,
        "fulfilled": card != NONE and side != FRONT,
        "side": SIDE_IDS[side],
        "assistant": me.helped[slot] == 1,
    }


def lacerda(s: State) -> Data:
    """The dummy player of the solo game (p. 16)."""
    return {
        "location": None if s.lacerda == NONE else LOCATION_IDS[s.lacerda],
        "kicked_out": s.lacerda_out,
        "supply": s.lacerda_supply,
        "assistants_at": [LOCATION_IDS[place] for place in range(LOCATIONS) if s.lacerda_placed >> place & 1],
        "assistants_on_market": sum(1 for who in s.market if who == LACERDA),
    }


def solo_goals(s: State, own: bool) -> list[Data]:
    """The goals of the solo game's level; whether those of the secret cards are reached is the player's to know."""
    if s.players[0].dealer == NONE:
        return []
    reached = goals(s)
    shown = own or s.scoring > DEALER_LINE
    wanted = (None, TILES_WANTED[s.level], MASTERPIECES_WANTED[s.level], MONEY_WANTED[s.level])
    return [
        {"goal": GOAL_IDS[i], "wanted": wanted[i], "reached": reached[i] if i or shown else None}
        for i in range(len(reached))
    ]
