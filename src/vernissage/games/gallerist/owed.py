"""An executive action between the move and the location action leaves one of the two actions possible (p. 5, G33)."""

from __future__ import annotations

from vernissage.core.step import NONE, Decision, Effect
from vernissage.games.gallerist.state import State


class Owed(Effect[State]):
    """Lies on the agenda under an executive action and its bonus: what was possible then must be when it is reached."""

    def possible(self, s: State) -> bool:
        """Whether the action that is owed can be taken as things stand."""
        raise NotImplementedError

    def take(self, s: State, _: int) -> None:
        """Nothing happens: the decision below it asks for the action."""


class Bounded(Decision[State]):
    """A decision that may belong to an executive action: no answer takes away the last action that is owed."""

    def offers(self, s: State) -> list[int]:
        """The choices that can be carried through by themselves, ascending."""
        raise NotImplementedError

    def why_not_offered(self, s: State, choice: int) -> str:
        """Why a choice is not among them."""
        raise NotImplementedError

    def options(self, s: State) -> list[int]:
        offers = self.offers(s)
        floor = owed_at(s)
        if floor == NONE:
            return offers
        good = [choice for choice in offers if stays_possible(s, self, choice, floor)]
        return good if good else offers

    def why_not(self, s: State, choice: int) -> str:
        reason = self.why_not_offered(s, choice)
        if reason:
            return reason
        return "" if owed_at(s) == NONE or choice in self.options(s) else "why-action-owed"


def owed_at(s: State) -> int:
    """Where on the agenda an action waits that must stay possible, or NONE."""
    for i in range(len(s.agenda) - 1, -1, -1):
        if isinstance(s.agenda[i], Owed):
            return i
    return NONE


def stays_possible(s: State, step: Bounded, choice: int, floor: int) -> bool:
    """Whether an answer to a step leaves a way on with which the owed action is possible."""
    twin = s.copy()
    if twin.agenda[-1] is step:  # whoever asks may have taken it off the agenda already
        twin.agenda.pop()
    step.take(twin, choice)
    return leads_to_action(twin, floor)


def leads_to_action(s: State, floor: int) -> bool:
    """Whether some way to finish the executive action leads to the owed action; plays on in the position it is given.

    What else is drawn or decided on the way (tickets, visitors, where an assistant comes from, which contracts are laid
    out) makes no difference to that, so the first answer stands for all.
    """
    while len(s.agenda) > floor + 1:
        step = s.agenda[-1]
        if isinstance(step, Bounded):
            for choice in step.offers(s):
                if stays_possible(s, step, choice, floor):
                    return True
            return False
        choices = step.options(s)
        s.agenda.pop()
        step.take(s, choices[0])
    owed = s.agenda[floor]
    return isinstance(owed, Owed) and owed.possible(s)
