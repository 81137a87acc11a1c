"""Which of several resources is used: one's own goods first, as they pay; Botrik's last; of raw
materials those that most lie of, from places that can then produce again."""

from dorfplatz.bots.hamlet.spending import liking
from dorfplatz.bots.hamlet.values import VALUES
from dorfplatz.games.hamlet.actions import paying
from dorfplatz.games.hamlet.actions.using import Held, held_at, name_of
from dorfplatz.games.hamlet.kinds import Resource
from dorfplatz.games.hamlet.moves import Use
from dorfplatz.games.hamlet.state import State


def best_use(state: State) -> Use:
    named = {name_of(held): held for held in held_at(state, state.village, tuple(Resource))}
    return max(paying.uses(state), key=lambda use: _worth(state, named[use.token]))


def _worth(state: State, held: Held) -> tuple[float, int, bool]:
    place, token = held
    like = sum(each.kind is token.kind for tokens in state.tokens.values() for each in tokens)
    return liking(token, VALUES.gold), like, not state.free_spaces(place)
