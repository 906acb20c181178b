"""From a position of The Gallerist to what a seat may know of it: everything but the others' two secret cards."""

from __future__ import annotations

from vernissage.core.rows import size
from vernissage.core.step import NONE, SPECTATOR
from vernissage.games.gallerist.box import (
    ARTISTS,
    CELEBRITIES_WANTED,
    CELEBRITY,
    COLOURS,
    COLUMNS,
    DEALER_LINE,
    DISPLAY,
    FORMS,
    LACERDA,
    LEVELS,
    LOCATIONS,
    MIDDLE,
    RED,
    SPACES,
    TOP_INFLUENCE,
    UPPER,
    WORK_KINDS,
    form_of,
)
from vernissage.games.gallerist.describe import (
    bonus_name,
    contract,
    icons,
    number,
    owner,
    place_name,
    places,
    tile_or_none,
    tile_shown,
    work_shown,
)
from vernissage.games.gallerist.ids import (
    BONUS_IDS,
    COLOUR_IDS,
    FORM_IDS,
    GOAL_IDS,
    INTERMEDIATE_IDS,
    LEVEL_IDS,
    LOCATION_IDS,
    PHASE_IDS,
    PIECE_IDS,
    TILE_IDS,
    Lacerda,
)
from vernissage.games.gallerist.media import tokens_left
from vernissage.games.gallerist.projection_boards import player_board
from vernissage.games.gallerist.scoring import majority
from vernissage.games.gallerist.solo import MASTERPIECES_WANTED, MONEY_WANTED, TILES_WANTED, goals
from vernissage.games.gallerist.state import (
    State,
    celebrities,
    initial_fame,
    is_discovered,
    kicked_on,
    piece_on,
    rating,
    sales_value,
)
from vernissage.games.gallerist.view import (
    Artist,
    Column,
    Contract,
    Contracts,
    EndConditions,
    InfluenceTrack,
    Kicked,
    LacerdaBoard,
    Location,
    Market,
    OfferSpace,
    Promotion,
    Rates,
    SoloGoal,
    Stack,
    Standing,
    Tickets,
    TileSpace,
    UnseenWork,
    View,
    Visitors,
)


def view(s: State, seat: int) -> View:
    """The table as a seat sees it (p. 2)."""
    solo = len(s.players) == 1
    return View(
        seat=None if seat == SPECTATOR else seat,
        solo=solo,
        level=LEVEL_IDS[s.level] if solo else None,
        round=s.round,
        phase="setup" if s.round == 0 else PHASE_IDS[1 + s.ending],
        start=number(s.start),
        active=number(s.active),
        intermediate=INTERMEDIATE_IDS[s.intermediate],
        scoring=s.scoring,
        end=end_conditions(s),
        influence_track=influence_track(s),
        values=s.box.values,
        celebrity_money=s.box.celebrity_money,
        bonus_rates=Rates(*s.box.bonus_rates),
        bag=Visitors(*s.bag),
        plaza=Visitors(*s.plaza),
        box_office=Tickets(*s.box_office),
        ticket_discard=Tickets(*s.ticket_discard),
        locations=tuple([location(s, place) for place in range(LOCATIONS)]),
        artists=tuple([artist_tile(s, artist) for artist in range(ARTISTS)]),
        works=tuple([work_stack(s, form) for form in range(FORMS)]),
        easels=tuple([None if tile == NONE else work_shown(s, tile) for tile in s.easels]),
        contracts=contracts(s),
        promotion=tuple([promotion_space(s, level) for level in range(1, LEVELS + 1)]),
        market=market(s),
        players=tuple([player_board(s, i, i == seat) for i in range(len(s.players))]),
        lacerda=lacerda(s) if solo else None,
        goals=solo_goals(s, seat == 0) if solo else (),
        tiles_out=tuple([tile_shown(s, tile) for tile in range(len(TILE_IDS)) if s.tiles >> tile & 1]),
    )


def end_conditions(s: State) -> EndConditions:
    """How near the end is (pp. 5, 16)."""
    return EndConditions(
        tickets_left=size(s.box_office),
        celebrities=celebrities(s),
        celebrities_wanted=CELEBRITIES_WANTED,
        visitors_left=size(s.bag),
    )


def influence_track(s: State) -> InfluenceTrack:
    """The printed track (pp. 13, 16)."""
    worth = s.box.coin_money
    coins = {coin for coin in s.box.coins if coin != NONE}
    if worth[TOP_INFLUENCE] > worth[TOP_INFLUENCE - 1]:
        coins.add(TOP_INFLUENCE)
    stars = {star for star in s.box.stars if star != NONE}
    return InfluenceTrack(tuple(sorted(stars)), tuple(sorted(coins)), worth)


def location(s: State, place: int) -> Location:
    """A location with the pieces on its spaces, and its start tile (pp. 3, 5-6)."""
    piece, whose = piece_at(s, place)
    return Location(
        place=LOCATION_IDS[place],
        piece=None if piece == NONE else PIECE_IDS[piece],
        owner=whose,
        kicked=kicked_at(s, place),
        tile=tile_or_none(s, s.location_tiles[place]),
    )


def kicked_at(s: State, place: int) -> Kicked | None:
    """The piece on the kicked-out space of a location (p. 6)."""
    piece, who = kicked_on(s, place)
    whose = owner(who)
    return None if whose is None else Kicked(PIECE_IDS[piece], whose)


def piece_at(s: State, place: int) -> tuple[int, int | Lacerda | None]:
    """The piece that stands at a location, and whose it is."""
    piece, who = piece_on(s, place)
    return piece, owner(who)


def artist_tile(s: State, artist: int) -> Artist | None:
    """An artist tile and what lies on it; nothing before it is drawn."""
    tile = s.artists[artist]
    if tile == NONE:
        return None
    found = is_discovered(s, artist)
    return Artist(
        form=FORM_IDS[form_of(artist)],
        colour=COLOUR_IDS[artist % 2],
        discovered=found,
        initial_fame=initial_fame(s, artist),
        fame=s.fame[artist] if found else None,
        stars=rating(s, artist) if found else None,
        value=sales_value(s, artist) if found else None,
        celebrity=s.fame[artist] == CELEBRITY,
        thresholds=thresholds(s, tile),
        initial_stars=s.box.ratings[20 * tile + s.box.initial[tile]],
        promotion=s.promotion[artist],
        promotion_printed=s.promotion[artist] == s.box.printed[tile],
        signatures=s.signatures[artist],
        bonus=bonus_name(s.bonuses[artist]),
        collector=artist % 2 == RED and not found,
    )


def thresholds(s: State, tile: int) -> tuple[int, ...]:
    """The fame at which an artist tile shows each star, the last one the celebrity's."""
    ratings = s.box.ratings[20 * tile : 20 * tile + 20]
    return tuple([ratings.index(stars) for stars in range(1, 7)])


def work_stack(s: State, form: int) -> Stack:
    """The works of a form: the top one with its visitors, and how many lie under it."""
    top = s.tops[form]
    first = WORK_KINDS * form
    return Stack(
        form=FORM_IDS[form],
        top=None if top == NONE else work_shown(s, top),
        visitors=Visitors(*s.crowds[COLOURS * form : COLOURS * form + COLOURS]),
        below=size(s.piles[first : first + WORK_KINDS]),
        unseen=tuple(
            [
                UnseenWork(FORM_IDS[form], s.box.work_fame[kind], icons(s, kind), s.piles[first + kind])
                for kind in range(WORK_KINDS)
                if s.piles[first + kind]
            ]
        ),
    )


def cards(s: State, mask: int) -> tuple[Contract, ...]:
    """The contracts of a mask."""
    return tuple([contract(s, card) for card in range(len(s.box.contract_forms)) if mask >> card & 1])


def contracts(s: State) -> Contracts:
    """The display, each space from the card that shows down to the oldest; the deck is known but for its order."""
    return Contracts(
        display=tuple([tuple([contract(s, card) for card in space[::-1]]) for space in s.display]) or ((),) * DISPLAY,
        deck=s.deck.bit_count(),
        unseen=cards(s, s.deck),
        discard=cards(s, s.contract_discard),
    )


def promotion_space(s: State, level: int) -> Promotion:
    """A promotion level: tokens left, influence it costs, bonus (p. 11)."""
    return Promotion(level, tokens_left(s, level), level, BONUS_IDS[s.box.promotion_bonuses[level]])


def market(s: State) -> Market:
    """The International Market: its columns, the reputation tiles above and the offers below (pp. 12-13)."""
    return Market(
        columns=tuple([market_column(s, column) for column in range(COLUMNS)]),
        spaces=tuple([tile_space(s, space) if space < UPPER else offer_space(s, space) for space in range(SPACES)]),
    )


def market_column(s: State, column: int) -> Column:
    """A column of the market; the middle one is closed to two (p. 3)."""
    return Column(
        column=column + 1,
        influence=s.box.column_influence[column],
        majority=s.box.majorities[4 * column : 4 * column + 4],
        closed=len(s.players) <= 2 and column == MIDDLE,
        standings=tuple([standing_in(s, column, seat) for seat in range(len(s.players))]),
    )


def standing_in(s: State, column: int, seat: int) -> Standing:
    """How many assistants a player has in a column, and the majority money if the game ended now (p. 15)."""
    assistants = sum([1 for space in range(column, SPACES, COLUMNS) if s.market[space] == seat])
    return Standing(assistants, majority(s, column, seat))


def tile_space(s: State, space: int) -> TileSpace:
    """A space of the upper part."""
    tile = tile_or_none(s, s.market_tiles[space])
    return TileSpace(FORM_IDS[space // COLUMNS], tile, space % COLUMNS + 1, owner(s.market[space]))


def offer_space(s: State, space: int) -> OfferSpace:
    """A space of the lower part."""
    offer, bonus = s.box.offers[space // COLUMNS - FORMS], BONUS_IDS[s.box.offer_bonuses[space - UPPER]]
    return OfferSpace(offer, bonus, space % COLUMNS + 1, owner(s.market[space]))


def lacerda(s: State) -> LacerdaBoard:
    """The dummy player of the solo game (p. 16)."""
    return LacerdaBoard(
        location=place_name(s.lacerda),
        kicked_out=s.lacerda_out,
        supply=s.lacerda_supply,
        assistants_at=places(s.lacerda_placed),
        assistants_on_market=s.market.count(LACERDA),
    )


def solo_goals(s: State, own: bool) -> tuple[SoloGoal, ...]:
    """The goals of the solo game's level; whether those of the secret cards are reached is the player's to know."""
    if s.players[0].dealer == NONE:
        return ()
    shown = own or s.scoring > DEALER_LINE
    wanted = (None, TILES_WANTED[s.level], MASTERPIECES_WANTED[s.level], MONEY_WANTED[s.level])
    return tuple(
        [SoloGoal(GOAL_IDS[i], wanted[i], reached if i or shown else None) for i, reached in enumerate(goals(s))]
    )
