"""The Sales Office: signing contracts and selling works (pp. 9-10)."""

from __future__ import annotations

from vernissage.core.rows import add, put
from vernissage.core.step import NONE, Chance, Decision, Effect
from vernissage.games.gallerist.assistants import go_home
from vernissage.games.gallerist.box import (
    ARTISTS,
    CELEBRITY,
    CONTRACT_SLOTS,
    CONTRACTS,
    DISPLAY,
    FRONT,
    INFLUENCE_UP,
    INVESTMENT_UP,
    INVESTOR,
    NO_VISITOR,
    VIP,
    form_of,
)
from vernissage.games.gallerist.owed import Bounded
from vernissage.games.gallerist.state import Player, State, sales_value
from vernissage.games.gallerist.tickets import TakeTickets
from vernissage.games.gallerist.visitors import present, why_absent

NEW_CONTRACTS = DISPLAY
"""The answer that lays out four new contracts before one is taken."""
NO_CONTRACT = DISPLAY + 1
"""The answer that takes none."""


def slot_free(me: Player, slot: int) -> bool:
    """Whether a contract may be put on a slot: it is empty, or its contract is fulfilled (p. 9)."""
    return me.contracts[slot] == NONE or me.sides[slot] != FRONT


def why_not_sign(me: Player) -> str:
    """Why a player cannot sign a contract: three unfulfilled ones (p. 9)."""
    for slot in range(CONTRACT_SLOTS):
        if slot_free(me, slot):
            return ""
    return "why-three-contracts"


class SignContract(Bounded):
    """Take a contract of the display, maybe after laying out four new ones; then none need be taken (p. 9)."""

    def __init__(self, seat: int, laid: bool, bonus: bool) -> None:
        super().__init__(seat)
        self.laid = laid
        self.bonus = bonus

    def offers(self, s: State) -> list[int]:
        if why_not_sign(s.players[self.seat]):
            return [NO_CONTRACT]
        if self.laid:
            return [0, 1, 2, 3, NO_CONTRACT]
        return [0, 1, 2, 3, NEW_CONTRACTS, NO_CONTRACT] if self.bonus else [0, 1, 2, 3, NEW_CONTRACTS]

    def why_not_offered(self, s: State, choice: int) -> str:
        if choice == NO_CONTRACT:
            return "" if self.laid or self.bonus else "why-contract-must-be-taken"
        full = why_not_sign(s.players[self.seat])
        if full:
            return full
        return "why-laid-once" if choice == NEW_CONTRACTS and self.laid else ""

    def take(self, s: State, choice: int) -> None:
        if choice < DISPLAY:
            s.then(PlaceContract(self.seat, choice), RefillDisplay(choice))
        elif choice == NEW_CONTRACTS:
            s.then(NewContracts(self.seat), SignContract(self.seat, True, self.bonus))


class NewContracts(Effect[State]):
    """Four contracts from the deck cover the display, left to right; too few are shuffled anew first (p. 9)."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def take(self, s: State, _: int) -> None:
        if fewer_than_four(s.deck):
            s.then(ShuffleContracts())
        else:
            s.then(*[LayContract(space) for space in range(DISPLAY)])


def fewer_than_four(deck: int) -> bool:
    """Whether a deck cannot cover the display (G20)."""
    for _ in range(DISPLAY - 1):
        deck &= deck - 1  # drop the lowest card
    return deck == 0


class ShuffleContracts(Effect[State]):
    """All contracts but those of the players become the deck, and four are laid out (p. 9)."""

    def take(self, s: State, _: int) -> None:
        s.deck |= s.contract_discard
        s.contract_discard = 0
        for stack in s.display:
            for card in stack:
                s.deck |= 1 << card
        s.display = ((), (), (), ())
        s.then(*[LayContract(space) for space in range(DISPLAY)])


class LayContract(Chance[State]):
    """The top contract of the deck is laid face up on a display space (pp. 2, 9)."""

    def __init__(self, space: int) -> None:
        self.space = space

    def options(self, s: State) -> list[int]:
        return [card for card in range(CONTRACTS) if s.deck >> card & 1]

    def take(self, s: State, card: int) -> None:
        s.deck &= ~(1 << card)
        lay(s, self.space, (*s.display[self.space], card))


def lay(s: State, space: int, stack: tuple[int, ...]) -> None:
    """Change the cards of one display space."""
    display = list(s.display)
    display[space] = stack
    s.display = tuple(display)


class PlaceContract(Bounded):
    """The contract goes on an empty slot, for its ticket, or over a fulfilled contract (p. 9)."""

    def __init__(self, seat: int, space: int) -> None:
        super().__init__(seat)
        self.space = space

    def offers(self, s: State) -> list[int]:
        me = s.players[self.seat]
        return [slot for slot in range(CONTRACT_SLOTS) if slot_free(me, slot)]

    def why_not_offered(self, s: State, slot: int) -> str:
        return "" if slot_free(s.players[self.seat], slot) else "why-contract-unfulfilled"

    def take(self, s: State, slot: int) -> None:
        me = s.players[self.seat]
        stack = s.display[self.space]
        covered = me.contracts[slot]
        me.contracts = put(me.contracts, slot, stack[-1])
        me.sides = put(me.sides, slot, FRONT)
        lay(s, self.space, stack[:-1])
        if covered == NONE:
            s.then(TakeTickets(self.seat, s.box.slot_tickets[slot], 0))
            return
        s.contract_discard |= 1 << covered
        release(me, slot)


def release(me: Player, slot: int) -> None:
    """An assistant on a contract that is replaced or fulfilled goes home (pp. 9-10)."""
    if me.helped[slot]:
        me.helped = put(me.helped, slot, 0)
        go_home(me)


class RefillDisplay(Effect[State]):
    """A display space left empty gets a contract from the deck; an empty deck is shuffled anew (p. 9)."""

    def __init__(self, space: int) -> None:
        self.space = space

    def take(self, s: State, _: int) -> None:
        if not s.display[self.space]:
            s.then(LayContract(self.space) if s.deck else ShuffleContracts())


def why_not_sell_artist(s: State, me: Player, artist: int) -> str:
    """Why no work of an artist can be sold: none exhibited, or no contract for its form (p. 10)."""
    if artist not in me.signatures:
        return "why-not-exhibited"
    for slot in range(CONTRACT_SLOTS):
        if matches(s, me, slot, form_of(artist)):
            return ""
    return "why-no-contract"


def matches(s: State, me: Player, slot: int, form: int) -> bool:
    """Whether a slot holds an unfulfilled contract for a form (p. 10)."""
    card = me.contracts[slot]
    return card != NONE and me.sides[slot] == FRONT and s.box.contract_forms[card] == form


def why_not_sell(s: State, me: Player) -> str:
    """Why a player can sell nothing (p. 10)."""
    for artist in me.signatures:
        if artist != NONE and not why_not_sell_artist(s, me, artist):
            return ""
    return "why-nothing-to-sell"


class SellWork(Decision[State]):
    """Sell a work for which there is a contract: money, the work, its signature, a visitor, the contract (p. 10)."""

    def options(self, s: State) -> list[int]:
        me = s.players[self.seat]
        return [artist for artist in range(ARTISTS) if not why_not_sell_artist(s, me, artist)]

    def why_not(self, s: State, artist: int) -> str:
        return why_not_sell_artist(s, s.players[self.seat], artist)

    def take(self, s: State, artist: int) -> None:
        me = s.players[self.seat]
        slot = me.signatures.index(artist)
        me.money += sales_value(s, artist)
        me.sold = (*me.sold, me.exhibited[slot])
        me.exhibited = me.exhibited[:slot] + me.exhibited[slot + 1 :]
        me.signatures = me.signatures[:slot] + me.signatures[slot + 1 :]
        me.masterpieces_sold += 1 if s.fame[artist] == CELEBRITY else 0
        s.signatures = add(s.signatures, artist, 1)
        s.then(DismissVisitor(self.seat, form_of(artist)))


class DismissVisitor(Decision[State]):
    """After a sale one visitor must go from the gallery to the Plaza, if there is any (p. 10)."""

    def __init__(self, seat: int, form: int) -> None:
        super().__init__(seat)
        self.form = form

    def options(self, s: State) -> list[int]:
        return present(s.players[self.seat].gallery)

    def why_not(self, s: State, colour: int) -> str:
        return why_absent(s.players[self.seat].gallery, colour)

    def take(self, s: State, colour: int) -> None:
        if colour != NO_VISITOR:
            me = s.players[self.seat]
            me.gallery = add(me.gallery, colour, -1)
            s.plaza = add(s.plaza, colour, 1)
        s.then(FulfilContract(self.seat, self.form, colour))


class FulfilContract(Decision[State]):
    """One contract for the form sold is turned over, the half of the dismissed visitor on top (p. 10).

    A choice is twice the slot, plus 1 for Investment on top.
    """

    def __init__(self, seat: int, form: int, dismissed: int) -> None:
        super().__init__(seat)
        self.form = form
        self.dismissed = dismissed

    def options(self, s: State) -> list[int]:
        return [choice for choice in range(2 * CONTRACT_SLOTS) if not self.why_not(s, choice)]

    def why_not(self, s: State, choice: int) -> str:
        if not matches(s, s.players[self.seat], choice // 2, self.form):
            return "why-other-contract"
        wrong = INVESTOR if choice % 2 == 0 else VIP
        return "why-half-of-visitor" if self.dismissed == wrong else ""

    def take(self, s: State, choice: int) -> None:
        me = s.players[self.seat]
        slot = choice // 2
        me.sides = put(me.sides, slot, INFLUENCE_UP if choice % 2 == 0 else INVESTMENT_UP)
        release(me, slot)
