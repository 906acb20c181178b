"""The table of The Gallerist in words, from a view: the game board, then everybody's board."""

from __future__ import annotations

from msgspec.structs import asdict

from vernissage.core.game import Line, Panel, Row
from vernissage.games.gallerist.box import COLOURS, DESK
from vernissage.games.gallerist.executive import ON_PLAZA
from vernissage.games.gallerist.ids import ARTIST_IDS, FORM_IDS, LOCATION_IDS
from vernissage.games.gallerist.phrases import Args, icon_words
from vernissage.games.gallerist.score_sheet import goal_line
from vernissage.games.gallerist.view import (
    ContractSlot,
    Kicked,
    LacerdaBoard,
    OfferSpace,
    PlayerBoard,
    Tickets,
    Tile,
    TileSpace,
    View,
    Visitors,
    Work,
)


def panels(view: View) -> list[Panel]:
    """Every public component, and the reader's own two cards."""
    shown = [
        Panel(Line("panel-table"), table_rows(view)),
        Panel(Line("panel-locations"), location_rows(view)),
        Panel(Line("panel-artists"), artist_rows(view)),
        Panel(Line("panel-works"), work_rows(view)),
        Panel(Line("panel-contracts"), contract_rows(view)),
        Panel(Line("panel-promotion"), promotion_rows(view)),
        Panel(Line("panel-reputation"), reputation_rows(view)),
        Panel(Line("panel-offers"), offer_rows(view)),
    ]
    shown += [Panel(Line("label-player", {"player": seat}), player_panel(view, seat), seat) for seat in seats(view)]
    if view.lacerda:
        shown.append(Panel(Line("panel-lacerda"), lacerda_rows(view, view.lacerda)))
    return shown


def seats(view: View) -> range:
    """All seats."""
    return range(len(view.players))


def tickets(counts: Tickets) -> Line:
    """How many tickets of each colour."""
    return Line("panel-tickets", asdict(counts))


def visitors(counts: Visitors) -> Line:
    """How many visitors of each type."""
    return Line("panel-visitors", asdict(counts))


def work_args(work: Work) -> Args:
    """A work: form, fame, ticket icons."""
    one, two = [*work.tickets, "none"][:2]
    return {"form": work.form, "fame": work.fame, **icon_words(one, two)}


def tile_args(tile: Tile) -> Args:
    """A reputation tile and what it brings."""
    return {"tile": tile.tile, "influence": tile.influence, "money": tile.money}


def bonus_args(bonus: str | None) -> Args:
    """A bonus, or none."""
    return {"bonus": bonus or "none"}


def table_rows(view: View) -> list[Row]:
    """Rounds, tickets, bag, Plaza, and how near the end is."""
    end = view.end
    rows = [Row(Line("panel-round"), Line("panel-round-phase", {"round": view.round, "phase": view.phase}))]
    if view.start is not None:
        rows.append(Row(Line("panel-start"), Line("label-player", {"player": view.start})))
    if view.active is not None:
        rows.append(Row(Line("panel-active"), Line("label-player", {"player": view.active})))
    for i, (colour, count) in enumerate(asdict(view.box_office).items()):
        rows.append(Row(Line("panel-box-office", {"ticket": colour}), count, ("ticket", i)))
    rows.append(Row(Line("panel-ticket-discard"), tickets(view.ticket_discard)))
    rows.append(Row(Line("panel-intermediate"), Line("panel-intermediate-state", {"state": view.intermediate})))
    for i, (visitor, count) in enumerate(asdict(view.plaza).items()):
        target = ("visitor", COLOURS * ON_PLAZA + i)
        rows.append(Row(Line("panel-plaza", {"visitor": visitor}), count, target))
    rows.append(Row(Line("panel-bag"), visitors(view.bag)))
    celebrities = Line("panel-of", {"count": end.celebrities, "wanted": end.celebrities_wanted})
    return [*rows, Row(Line("panel-celebrities"), celebrities)]


def piece_line(piece: str | None, owner: int | str | None) -> Line:
    """A gallerist or an assistant and whose it is."""
    if piece is None or owner is None:
        return Line("panel-empty")
    if owner == "lacerda":
        return Line("panel-lacerda-piece", {"piece": piece})
    return Line("panel-piece", {"piece": piece, "player": owner})


def location_rows(view: View) -> list[Row]:
    """Who stands at each location, and who was kicked out."""
    rows: list[Row] = []
    for i, spot in enumerate(view.locations):
        place: Args = {"place": spot.place}
        rows.append(Row(Line("label-place", place), piece_line(spot.piece, spot.owner), ("location", i)))
        if spot.kicked:
            piece = piece_line(spot.kicked.piece, spot.kicked.owner)
            rows.append(Row(Line("panel-kicked", place), piece))
        if spot.tile:
            rows.append(Row(Line("panel-location-tile", place), Line("panel-tile", tile_args(spot.tile))))
    return rows


def artist_rows(view: View) -> list[Row]:
    """The artists: fame, stars, promotion, signatures, or what their discovery brings."""
    rows: list[Row] = []
    for i, artist in enumerate(view.artists):
        if artist is None:
            continue
        args: Args = {"form": artist.form, "colour": artist.colour, "promotion": artist.promotion}
        if artist.discovered:
            stars: Args = {"fame": artist.fame or 0, "stars": artist.stars or 0, "value": artist.value or 0}
            tokens: Args = {"initial": artist.initial_fame, "signatures": artist.signatures}
            value = Line("panel-artist", {**args, **stars, **tokens})
        else:
            value = Line("panel-undiscovered", {**args, "fame": artist.initial_fame, **bonus_args(artist.bonus)})
        rows.append(Row(Line("artist-name", args), value, ("artist", i)))
    return rows


def work_rows(view: View) -> list[Row]:
    """The top work of each stack, and the works on the easels."""
    rows: list[Row] = []
    for stack in view.works:
        label = Line("form-name", {"form": stack.form})
        if stack.top is None:
            rows.append(Row(label, Line("panel-empty")))
            continue
        rows.append(Row(label, Line("panel-work", {**work_args(stack.top), "below": stack.below})))
        rows.append(Row(Line("panel-crowd", {"form": stack.form}), visitors(stack.visitors)))
    for i, work in enumerate(view.easels):
        value = Line("label-work", work_args(work)) if work else Line("panel-empty")
        rows.append(Row(Line("panel-easel", {"number": i + 1}), value, ("easel", 2 * i)))
    return rows


def contract_rows(view: View) -> list[Row]:
    """The contract display with what lies under it, the deck and the discards."""
    contracts = view.contracts
    rows: list[Row] = []
    for i, space in enumerate(contracts.display):
        label = Line("panel-display", {"number": i + 1})
        if space:
            args: Args = {"form": space[0].form, "bonus": space[0].bonus, "below": len(space) - 1}
            rows.append(Row(label, Line("panel-contract", args), ("contract", i)))
        else:
            rows.append(Row(label, Line("panel-empty"), ("contract", i)))
    rows.append(Row(Line("panel-deck"), contracts.deck))
    return [*rows, Row(Line("panel-contract-discard"), len(contracts.discard))]


def promotion_rows(view: View) -> list[Row]:
    """The promotion levels: tokens left, cost, bonus."""
    return [
        Row(
            Line("panel-level", {"level": space.level}),
            Line(
                "panel-promotion-level",
                {"tokens": space.tokens, "influence": space.cost, "bonus": space.bonus},
            ),
        )
        for space in view.promotion
    ]


def reputation_rows(view: View) -> list[Row]:
    """The upper part of the market, row by row."""
    rows: list[Row] = []
    for i, space in enumerate(space for space in view.market.spaces if isinstance(space, TileSpace)):
        label = Line("panel-reputation-space", {"column": space.column, "form": space.form})
        if space.tile:
            value = Line("panel-tile", tile_args(space.tile))
        else:
            value = market_piece(view, space)
        rows.append(Row(label, value, ("market_space", i)))
    return rows


def market_piece(view: View, space: TileSpace | OfferSpace) -> Line:
    """Whose assistant stands on a space of the market; a closed column has none."""
    if view.market.columns[space.column - 1].closed:
        return Line("panel-closed")
    return piece_line("assistant" if space.assistant is not None else None, space.assistant)


def offer_rows(view: View) -> list[Row]:
    """The lower part of the market, and what each column is worth."""
    rows: list[Row] = []
    for i, space in enumerate(space for space in view.market.spaces if isinstance(space, OfferSpace)):
        label = Line("panel-offer", {"column": space.column, "money": space.offer, "bonus": space.bonus})
        rows.append(Row(label, market_piece(view, space), ("offer_space", i)))
    for column in view.market.columns:
        first, second, third = column.majority[:3]
        money: Args = {"first": first, "second": second, "third": third}
        args: Args = {"column": column.column, "influence": column.influence}
        rows.append(Row(Line("panel-column", args), Line("panel-majority", money)))
    return rows


def player_panel(view: View, seat: int) -> list[Row]:
    """One player's rows; only those of the reader's own board, and visitors in any lobby, can be pointed at."""
    rows = player_rows(view, seat)
    if seat == view.seat:
        return rows
    return [row if row.target and row.target[0] == "visitor" else Row(row.label, row.value) for row in rows]


def player_rows(view: View, seat: int) -> list[Row]:
    """One player's board, lobby and gallery."""
    player = view.players[seat]
    rows = [
        Row(Line("panel-money"), player.money),
        Row(Line("panel-influence"), player.influence),
        Row(Line("panel-own-tickets"), tickets(player.tickets)),
    ]
    for i, (visitor, count) in enumerate(asdict(player.lobby).items()):
        rows.append(Row(Line("panel-lobby", {"visitor": visitor}), count, ("visitor", COLOURS * seat + i)))
    for i, (visitor, count) in enumerate(asdict(player.gallery).items()):
        rows.append(Row(Line("panel-gallery", {"visitor": visitor}), count, ("gallery_visitor", i)))
    rows.append(Row(Line("panel-collector-limit"), player.collector_limit))
    at = gallerist_line(view, seat)
    return [*rows, Row(Line("panel-gallerist"), at), *assistant_rows(player), *art_rows(player), *card_rows(player)]


def gallerist_line(view: View, seat: int) -> Line:
    """Where a player's gallerist is: at a location, kicked out of one, at home."""
    for spot in view.locations:
        if spot.kicked == Kicked("gallerist", seat):
            return Line("panel-kicked", {"place": spot.place})
    place = view.players[seat].gallerist
    return Line("label-place", {"place": place}) if place else Line("panel-away")


def assistant_rows(player: PlayerBoard) -> list[Row]:
    """A player's assistants, wherever they are."""
    desks = Line("panel-of", {"count": player.desks, "wanted": player.desks_in_all})
    rows = [Row(Line("panel-desks"), desks, ("assistant", DESK))]
    if player.queue:
        hired = player.hired
        next_one: Args = {"queue": player.queue, "money": player.hire_costs[hired]}
        bonus = bonus_args(player.hire_bonuses[hired])
        rows.append(Row(Line("panel-queue"), Line("panel-next", {**next_one, **bonus})))
    else:
        rows.append(Row(Line("panel-queue"), Line("panel-empty")))
    for place in player.assistants_at:
        args: Args = {"place": place}
        rows.append(
            Row(Line("panel-assistant-at"), Line("label-place", args), ("assistant", LOCATION_IDS.index(place)))
        )
    rows.append(Row(Line("panel-on-market"), player.assistants_on_market))
    if player.assistants_out:
        rows.append(Row(Line("panel-out"), player.assistants_out))
    return [*rows, Row(Line("panel-total-offer"), player.total_offer)]


def art_rows(player: PlayerBoard) -> list[Row]:
    """A player's works and commission."""
    filled = Line("panel-of", {"count": len(player.exhibited), "wanted": player.slots})
    rows = [Row(Line("panel-slots"), filled)]
    for exhibit in player.exhibited:
        if exhibit.artist is None:
            rows.append(Row(Line("panel-auctioned", {"form": exhibit.form})))
            continue
        artist = exhibit.artist
        target = ("signature", ARTIST_IDS.index(f"{artist.colour}_{artist.form}"))
        value = Line("panel-exhibit", {"stars": exhibit.stars or 0, "value": exhibit.value or 0})
        rows.append(Row(Line("panel-exhibited", asdict(artist)), value, target))
    if player.start_tile:
        rows.append(Row(Line("panel-start-tile"), Line("panel-tile", tile_args(player.start_tile))))
    if player.commission:
        rows.append(Row(Line("panel-commission"), Line("artist-name", asdict(player.commission))))
    for form in FORM_IDS:
        count = sum(work.form == form for work in player.sold)
        if count:
            rows.append(Row(Line("panel-sold", {"form": form}), count))
    return rows


def card_rows(player: PlayerBoard) -> list[Row]:
    """A player's contracts, reputation tiles, and secret cards if the reader may see them."""
    rows: list[Row] = []
    for i, slot in enumerate(player.contracts):
        rows.append(Row(Line("panel-contract-slot", {"slot": i + 1}), contract_value(slot), ("contract_slot", i)))
    for i, space in enumerate(player.reputation):
        value = Line("panel-tile", tile_args(space.tile)) if space.tile else Line("panel-empty")
        rows.append(Row(Line("panel-space", {"bonus": space.bonus}), value, ("reputation_space", i)))
    for card in (player.curator, player.dealer):
        if card:
            rows.append(Row(Line(card.card.replace("_", "-"))))
            for goal in card.goals:
                rows.append(Row(goal_line(goal), Line("panel-goal", {"met": "yes" if goal.met else "no"})))
    return rows


def contract_value(slot: ContractSlot) -> Line:
    """What lies on a contract slot."""
    if slot.form is None or slot.bonus is None:
        return Line("panel-free-slot", {"icon_one": slot.ticket})
    args: Args = {"form": slot.form, "bonus": slot.bonus, "used": "yes" if slot.assistant else "no"}
    return Line("panel-fulfilled" if slot.fulfilled else "panel-unfulfilled", args)


def lacerda_rows(view: View, lacerda: LacerdaBoard) -> list[Row]:
    """Lacerda's pieces, and the goals of the solo game."""
    place = lacerda.location
    rows = [
        Row(Line("panel-gallerist"), Line("label-place", {"place": place}) if place else Line("panel-away")),
        Row(Line("panel-supply"), lacerda.supply),
        Row(Line("panel-on-market"), lacerda.assistants_on_market),
    ]
    for goal in view.goals:
        reached = goal.reached
        value = Line("panel-goal", {"met": "unknown" if reached is None else "yes" if reached else "no"})
        args: Args = {"goal": goal.goal, "wanted": goal.wanted or 0, "level": view.level or "none"}
        rows.append(Row(Line("panel-solo-goal", args), value))
    return rows
