"""Reviews of finished games: what each answer cost by what its seat knew, what was luck, and what came of both."""

from vernissage.review.judge import Effort
from vernissage.review.report import Account, Answer, Draw, Point, Review, Turn
from vernissage.review.reviewing import Reviewing, review
from vernissage.review.walk import Unfinished

__all__ = ["Account", "Answer", "Draw", "Effort", "Point", "Review", "Reviewing", "Turn", "Unfinished", "review"]
