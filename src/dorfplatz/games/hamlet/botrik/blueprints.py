"""Secondary action: buy a blueprint, without paying for it."""

from dorfplatz.games.hamlet.actions import building, town_hall
from dorfplatz.games.hamlet.actions.using import gain_points
from dorfplatz.games.hamlet.botrik.ignoring import ignore_gold
from dorfplatz.games.hamlet.botrik.mind import Mind, Plan
from dorfplatz.games.hamlet.events import News, Why
from dorfplatz.games.hamlet.kinds import Role
from dorfplatz.games.hamlet.moves import Action
from dorfplatz.games.hamlet.reasons import Failure, Priority, Question
from dorfplatz.games.hamlet.state import BOTRIK, Offer, State


def attempt(state: State, mind: Mind) -> Plan | None:
    if town_hall.hand_is_full(state, BOTRIK):
        mind.fail(Action.BLUEPRINT, Failure.HAND_FULL)
        return None
    if not state.row:
        mind.fail(Action.BLUEPRINT, Failure.ROW_EMPTY)
        return None
    offer = choose(state, mind)
    return Plan(state.place_of(Role.TOWN_HALL), lambda after, news: take(after, offer, news))


def choose(state: State, mind: Mind) -> Offer:
    return mind.choose(
        Question.OFFER,
        state.row,
        lambda offer: offer.tile,
        {
            Priority.KIND: lambda offer: rank(state, offer.tile),
            Priority.LEFTMOST: state.row.index,
        },
    )


def rank(state: State, blueprint: str) -> int:
    """Processing places that bring a milestone, then special sites, then the other processing
    places, then barns."""
    tile = state.options.components.tiles[blueprint]
    if building.brings_milestone(state, tile):
        return 0
    return 1 + (Role.SITE, Role.PROCESSING, Role.PRODUCTION).index(tile.role)


def take(state: State, offer: Offer, news: News) -> None:
    """Gold goes on the tiles he passes as usual, but it is not his; for gold that lies on the
    blueprint he gets a point."""
    passed = state.row.index(offer)
    ignore_gold(state, passed, news)
    if town_hall.take(state, BOTRIK, passed, news):
        gain_points(state, BOTRIK, 1, Why.INSTEAD, news)
