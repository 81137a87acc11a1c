"""What it costs, and brings, to use resources at a place."""

from dorfplatz.bots.hamlet.values import VALUES
from dorfplatz.games.hamlet.actions import making, paying, transport
from dorfplatz.games.hamlet.actions.using import held_at, worth_of
from dorfplatz.games.hamlet.kinds import Resource
from dorfplatz.games.hamlet.state import BOTRIK, PERSON, State, Token
from dorfplatz.games.hamlet.tile import Need


def worth_of_using(state: State, site: str, needs: tuple[Need, ...], gold: float) -> float:
    """The tokens that one likes best to use, and free trade for those that are missing."""
    places = transport.sources(state, PERSON, site)
    worth = -paying.missing_price(state, site, needs) * gold
    for need in needs:
        tokens = (token for _, token in held_at(state, places, need.kinds))
        liked = sorted((liking(token, gold) for token in tokens), reverse=True)
        worth += sum(liked[: need.count])
    return worth


def liking(token: Token, gold: float) -> float:
    """An own good pays; part of that was counted when it was made. Botrik's pays him."""
    reward = worth_of(token)
    if token.owner == PERSON:
        return (1 - VALUES.kept / 2) * reward * (1 + gold)
    if token.owner == BOTRIK:
        return -reward - 1
    return -VALUES.raw


def reward_for(state: State, good: Resource) -> int:
    """What the person will get for a good made now when it is used: points, and as much gold."""
    return worth_of(Token(good, PERSON, making.is_fine(state, PERSON, good)))
