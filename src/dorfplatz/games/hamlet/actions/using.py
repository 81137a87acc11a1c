"""Using resources up, and what that brings their owners; gold and points that come and go."""

from collections.abc import Iterable, Iterator

from dorfplatz.core.seat import Seat
from dorfplatz.games.hamlet.events import GoldChanged, News, PointsChanged, Used, Why
from dorfplatz.games.hamlet.kinds import RAWS, Resource
from dorfplatz.games.hamlet.state import BOTRIK, State, Token
from dorfplatz.games.hamlet.tile import Need

Held = tuple[str, Token]
"""A token and the place where it lies."""


def name_of(held: Held) -> str:
    """As the notation has it: `wheat farm`, `fine brick stonemason 1` (with its owner)."""
    place, token = held
    plain = f"{token.kind.value} {place}"
    if token.owner is None:
        return plain
    return f"{'fine ' if token.fine else ''}{plain} {token.owner}"


def held_at(state: State, places: Iterable[str], kinds: tuple[Resource, ...]) -> Iterator[Held]:
    """The tokens of some kinds on these places."""
    return (
        (place, token) for place in places for token in state.tokens[place] if token.kind in kinds
    )


def use(state: State, seat: Seat, held: Held, site: str, news: News) -> None:
    """A raw material goes back to the supply, a good to its owner, who is rewarded."""
    place, token = held
    lying = list(state.tokens[place])
    lying.remove(token)
    state.tokens[place] = tuple(lying)
    news.append(Used(seat, token, place, site))
    if token.owner is None:
        state.supply[token.kind] += 1
        return
    state.players[token.owner].goods[token.kind] += 1
    worth = worth_of(token)
    reward(state, token.owner, worth, worth, Why.GOODS, news)


def worth_of(token: Token) -> int:
    """The points, and the gold, that a good brings its owner."""
    return 2 if token.fine else 1


def reward(state: State, seat: Seat, points: int, gold: int, why: Why, news: News) -> None:
    """Botrik gets no gold from rewards, but one point in place of each sum of gold."""
    gain_points(state, seat, points, why, news)
    if gold and seat == BOTRIK:
        gain_points(state, seat, 1, Why.INSTEAD, news)
    else:
        gain_gold(state, seat, gold, why, news)


def gain_points(state: State, seat: Seat, points: int, why: Why, news: News) -> None:
    if points:
        state.players[seat].points += points
        news.append(PointsChanged(seat, points, why))


def gain_gold(state: State, seat: Seat, gold: int, why: Why, news: News) -> None:
    if gold:
        state.players[seat].gold += gold
        news.append(GoldChanged(seat, gold, why))


def price(state: State, need: Need) -> int:
    """What free trade asks for one of these."""
    supplies = state.options.components.supplies
    return supplies.raw_price if need.kinds[0] in RAWS else supplies.good_price
