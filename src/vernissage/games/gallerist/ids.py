"""The words by which sheets, views and texts name the things of The Gallerist, each in the order of its numbers."""

from __future__ import annotations

from typing import Literal, get_args

Form = Literal["digital", "photo", "sculpture", "painting"]
FORM_IDS: tuple[Form, ...] = get_args(Form)

Colour = Literal["blue", "red"]
COLOUR_IDS: tuple[Colour, ...] = get_args(Colour)
ARTIST_IDS = tuple(f"{colour}_{form}" for form in FORM_IDS for colour in COLOUR_IDS)

Visitor = Literal["investor", "vip", "collector"]
VISITOR_IDS: tuple[Visitor, ...] = get_args(Visitor)

Ticket = Literal["brown", "pink", "white"]
TICKET_IDS: tuple[Ticket, ...] = get_args(Ticket)

TicketIcon = Literal["brown", "pink", "brown_pink", "white", "brown_white", "pink_white", "any"]
ICON_IDS: tuple[TicketIcon, ...] = get_args(TicketIcon)
MASK_IDS = ("none", *ICON_IDS)
"""A ticket icon by the mask of colours it lets a player choose from."""

Place = Literal["sales_office", "artists_colony", "media_center", "international_market"]
LOCATION_IDS: tuple[Place, ...] = get_args(Place)

ACTION_IDS = (
    "SignContract",
    "SellWork",
    "Discover",
    "BuyWork",
    "Hire",
    "Promote",
    "TakeReputation",
    "MakeOffer",
)
"""The actions of the locations, two each, by the step that carries them out."""

Bonus = Literal[
    "influence",
    "investment",
    "fame",
    "visitor_plaza_any",
    "visitor_plaza_vip_or_investor",
    "visitor_bag",
    "assistant",
    "contract",
    "ticket_any",
    "ticket_I",
    "ticket_V",
    "ticket_C",
    "two_different_tickets",
]
BONUS_IDS: tuple[Bonus, ...] = get_args(Bonus)

TileName = Literal[
    "rep_influence",
    "rep_collectors",
    "rep_vips",
    "rep_investors",
    "rep_visitors",
    "rep_trios",
    "rep_reputation",
    "rep_offers",
    "rep_assistants",
    "rep_promoted",
    "rep_acquired",
    "rep_sold",
    "rep_exhibited",
    "rep_forms",
    "rep_photo",
    "rep_painting",
    "rep_digital",
    "rep_sculpture",
    "rep_famous",
    "rep_masterpieces",
]
TILE_IDS: tuple[TileName, ...] = get_args(TileName)

CuratorName = Literal["curator_c1", "curator_c2", "curator_c3", "curator_c4"]
CURATOR_IDS: tuple[CuratorName, ...] = get_args(CuratorName)
DealerName = Literal["dealer_d1", "dealer_d2", "dealer_d3", "dealer_d4"]
DEALER_IDS: tuple[DealerName, ...] = get_args(DealerName)

Level = Literal["apprentice", "experienced", "master"]
LEVEL_IDS: tuple[Level, ...] = get_args(Level)

RATE_IDS = (
    "influence_per_vip",
    "influence_per_collector",
    "money_per_investor",
    "money_per_collector",
    "fame_per_collector",
)
TRACK_IDS = ("low", "high")

Phase = Literal["setup", "playing", "last_round", "last_lap", "over"]
PHASE_IDS: tuple[Phase, ...] = get_args(Phase)
"""The setup, then how near the end is."""

Intermediate = Literal["not_yet", "due", "done"]
INTERMEDIATE_IDS: tuple[Intermediate, ...] = get_args(Intermediate)

Piece = Literal["gallerist", "assistant"]
PIECE_IDS: tuple[Piece, ...] = get_args(Piece)
Lacerda = Literal["lacerda"]

Goal = Literal["cards", "reputation", "masterpieces", "money"]
GOAL_IDS: tuple[Goal, ...] = get_args(Goal)

Side = Literal["front", "influence", "investment"]
SIDE_IDS: tuple[Side, ...] = get_args(Side)
