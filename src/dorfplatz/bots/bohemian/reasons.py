"""Why the first of several plans is better, in a sentence or two."""

from collections.abc import Sequence
from typing import Final

from dorfplatz.bots.bohemian import loading, words
from dorfplatz.bots.bohemian.clauses import clause
from dorfplatz.bots.bohemian.pairs import Pair
from dorfplatz.bots.bohemian.prospects import NEAR, Prospect, features_of
from dorfplatz.bots.bohemian.terms import Comparison
from dorfplatz.core.text import Message, Text, message
from dorfplatz.games.bohemian.game import BOHEMIAN
from dorfplatz.games.bohemian.kernel import layout
from dorfplatz.games.bohemian.moves import END, Reroll
from dorfplatz.games.bohemian.state import Phase, State

SEEN: Final = 0.25
"""So much of the lead must show right after the turn, or it takes a look further ahead."""
WEIGHTY: Final = 0.5
"""What is at least such a part of the main reason is worth mentioning."""


def why(state: State, best: Sequence[Prospect]) -> tuple[Message, ...]:
    first, legal = best[0], BOHEMIAN.legal(state)
    if len(legal) == 1:
        return (message(words.ONLY),)
    if state.phase is Phase.INCOME:
        return (message(words.COLLECT),)
    if all(isinstance(move, Reroll) for move in legal):
        return (message(words.MUST_ROLL),)
    if len(best) == 1:
        return (message(words.ALL_THE_SAME),)
    if min(each.share for each in best) > 1 - NEAR:
        return (message(words.SURE),)
    if first.share < NEAR:
        return (message(words.HOPELESS),)
    rival = next((each for each in best if not first.is_like(each)), None)
    if rival is None:
        return (message(words.ALL_ALIKE),)
    compared = _compared(state, first, rival, words.RIVALS[best.index(rival) - 1])
    if rival is best[1]:
        return (compared,)
    alike = message(words.TWO_ALIKE)
    return (alike, compared) if first.rolls_again == best[1].rolls_again else (alike,)


def _compared(state: State, first: Prospect, rival: Prospect, than: Text) -> Message:
    if first.rolls_again and rival.rolls_again:
        return message(words.AHEAD, rival=than)
    if first.rolls_again:
        return message(words.ROLL_AGAIN)
    if rival.rolls_again:
        return message(_not_again(state, first))
    if first.ends_game or rival.ends_game:
        return message(words.BETTER, rival=than, why=_at_the_end(first, rival))
    place = (state.turn - int(first.leads_to[layout.TURN])) % len(state.coins)
    network = loading.network(len(state.coins))
    better, other = (features_of(state, each.leads_to) for each in (first, rival))
    terms = Comparison(network, better, other, place)
    return _by_terms(Pair(state, first, rival, terms), than)


def _not_again(state: State, first: Prospect) -> Text:
    if first.moves == (END,):
        return words.KEEP_TILE
    return words.KEEP_BOTH if first.leads_to[layout.SPECIAL + state.turn] else words.KEEP_DICE


def _at_the_end(first: Prospect, rival: Prospect) -> Text:
    if not first.ends_game:
        return words.GOES_ON
    if first.share - rival.share < NEAR:
        return words.LARGER_SCORE
    return words.WINS if first.share > 1 - NEAR else words.SHARES


def _by_terms(pair: Pair, than: Text) -> Message:
    gains = pair.terms.gains()
    said = {topic: spoken for topic in gains if (spoken := clause(pair, topic, gains[topic]))}
    ranked = sorted(said, key=lambda topic: gains[topic])
    costs = [topic for topic in ranked if gains[topic] < 0]
    goods = [topic for topic in reversed(ranked) if gains[topic] > 0]
    at_sight = pair.terms.lead >= SEEN * (pair.better.share - pair.other.share)
    if not goods:
        return message(words.MANY_THINGS if at_sight else words.AHEAD, rival=than)
    if costs and not at_sight:
        return message(words.AHEAD_THOUGH, rival=than, why=said[goods[0]], cost=said[costs[0]])
    least = WEIGHTY * gains[goods[0]]
    facts = {"why": said[goods[0]]}
    if len(goods) > 1 and gains[goods[1]] >= least:
        facts["also"] = said[goods[1]]
    if costs and -gains[costs[0]] >= least:
        facts["cost"] = said[costs[0]]
    return message(words.FRAMES["also" in facts, "cost" in facts], rival=than, **facts)
