"""What special sites pay for, in words."""

from dorfplatz.core.text import Message, message
from dorfplatz.games.hamlet.tile import Scoring
from dorfplatz.showing.hamlet.explaining.words import PAYS


def scoring_words(scoring: Scoring) -> Message:
    return message(PAYS[scoring.condition], points=scoring.points)
