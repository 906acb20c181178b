"""What a player of The Gallerist would look at, continued: works, contracts and secret cards."""

from __future__ import annotations

from vernissage.core.numbers import Numbers
from vernissage.core.step import NONE
from vernissage.games.gallerist.box import CELEBRITY, CONTRACT_SLOTS, CURATOR_GOALS, DEALER_GOALS, FORMS, FRONT, form_of
from vernissage.games.gallerist.evaluate import by_form, nearest, sellable
from vernissage.games.gallerist.scoring import curator_money, dealer_money, exhibition
from vernissage.games.gallerist.state import Player, State, initial_fame, masterpieces, sales_value, slots


def exhibited(s: State, me: Player, x: Numbers) -> None:
    """Works on show: how many, their value, how near their artists are to fame, masterpieces, free slots."""
    fame = nearly = several = 0
    for artist in me.signatures:
        if artist != NONE:
            fame += s.fame[artist]
            if s.fame[artist] == CELEBRITY:
                continue
            nearly += 1 if s.fame[artist] >= 14 else 0
            several += 1 if me.signatures.count(artist) > 1 else 0
    there = len(me.exhibited)
    great = masterpieces(s, me)
    x.part(there, 4.0)
    x.part(exhibition(s, me), 60.0)
    x.part(fame, 3.0 * CELEBRITY)
    x.part(nearly, 3.0)
    x.part(several, 2.0)
    x.part(great, 3.0)
    x.flag(great > 0)
    x.part(max(0, slots(s, me) - there), 3.0)
    x.flag(there == 0)
    x.flag(me.start_tile != NONE)
    x.part(forms_shown(me), 4.0)


def forms_shown(me: Player) -> int:
    """How many forms a player exhibits or has sold."""
    return FORMS - by_form(me.exhibited + me.sold).count(0)


def sold(s: State, me: Player, x: Numbers) -> None:
    """Works sold, masterpieces among them, and works of each form in all."""
    x.part(len(me.sold), 4.0)
    x.part(me.masterpieces_sold, 3.0)
    x.flag(len(me.sold) == 0)
    for works in by_form(me.exhibited + me.sold):
        x.part(works, 3.0)


def contracts(s: State, me: Player, seat: int, x: Numbers) -> None:
    """Contracts to fulfil, by form and in all, fulfilled ones, bonuses not used, and works that can be sold now."""
    open_ones = fulfilled = unused = 0
    forms = [0] * FORMS
    for slot in range(CONTRACT_SLOTS):
        card = me.contracts[slot]
        if card == NONE:
            continue
        if me.sides[slot] == FRONT:
            open_ones += 1
            form = s.box.contract_forms[card]
            forms[form] = forms[form] + 1
        else:
            fulfilled += 1
        if not me.helped[slot]:
            unused += 1
    ready = worth = best = 0
    for artist in me.signatures:
        if artist != NONE and sellable(s, seat, form_of(artist)):
            value = sales_value(s, artist)
            ready += 1
            worth += value
            best = max(best, value)
    x.part(open_ones, 3.0)
    x.part(fulfilled, 3.0)
    x.part(unused, 3.0)
    x.part(ready, 3.0)
    x.part(worth, 40.0)
    x.part(best, 20.0)
    x.flag(ready == 0 and len(me.exhibited) > 0)
    for form in range(FORMS):
        x.part(forms[form], 2.0)


def commission(s: State, me: Player, x: Numbers) -> None:
    """A commission held: whether its work is there, and what it saves."""
    if me.commission == NONE:
        x.skip(3)
        return
    x.put(1.0)
    x.flag(s.tops[form_of(me.commission)] != NONE)
    x.part(sales_value(s, me.commission) - initial_fame(s, me.commission), 10.0)


def secrets(s: State, me: Player, x: Numbers) -> None:
    """The two secret cards: money earned with them already, and how near the nearest goal is, and the dearest."""
    if me.curator == NONE or me.dealer == NONE:
        x.skip(6)
        return
    curator, dealer = CURATOR_GOALS * me.curator, DEALER_GOALS * me.dealer
    x.part(curator_money(s, me), 20.0)
    x.part(dealer_money(s, me), 20.0)
    shown, gone = by_form(me.exhibited), by_form(me.sold)
    x.put(nearest(shown, s.box.curator_goals, curator, curator + CURATOR_GOALS))
    x.put(nearest(shown, s.box.curator_goals, curator + CURATOR_GOALS - 1, curator + CURATOR_GOALS))
    x.put(nearest(gone, s.box.dealer_goals, dealer, dealer + DEALER_GOALS))
    x.put(nearest(gone, s.box.dealer_goals, dealer + DEALER_GOALS - 1, dealer + DEALER_GOALS))
