"""The end of a game counted on the table and scored by the companion, beside the rules."""

from typing import Final

from dorfplatz.games.hamlet import scoring, sites
from dorfplatz.games.hamlet.events import Why
from dorfplatz.games.hamlet.kinds import Milestone
from dorfplatz.games.hamlet.land.routes import longest
from dorfplatz.games.hamlet.state import BOTRIK, PERSON, SEATS, State
from dorfplatz.showing.hamlet.companion.playing import Chosen, Play, Written
from dorfplatz.showing.hamlet.companion.program import Fill
from dorfplatz.showing.hamlet.companion.sentences import Value
from tests.companion.following import put_right

GAME_OVER: Final = 1
SIDES: Final = ("yours", "his")
PARTS: Final = {
    Why.SITES: "sites",
    Why.PLANNER: "planner",
    Why.ROUTE: "route",
    Why.CHAPLAIN: "chaplain",
    Why.MERCHANT: "merchant",
    Why.LANDSCAPER: "landscaper",
    Why.GOLD: "gold-points",
    Why.GOODS_LEFT: "goods",
}

Scores = list[dict[str, int]]


def score_by_both(state: State) -> tuple[Scores, Scores]:
    scores, going = scoring.scores(state), counted(state)
    by_rules = [{**score.parts, "total": score.total} for score in scores]
    by_companion = [
        {
            "play": going.number(f"{side}.points"),
            **{why.value: going.number(f"{side}.{PARTS[why]}") for why, _ in score.final},
            "total": going.number(f"{side}.total"),
        }
        for side, score in zip(SIDES, scores, strict=True)
    ]
    return by_rules, by_companion


def counted(state: State) -> Play:
    going = put_right(state)
    going.hear(Chosen(GAME_OVER))
    waits = going.waits
    assert isinstance(waits, Fill)
    asked = [field.name for field in going.fields(waits.fields)]
    on_the_table = counts(state)
    assert going.number("his.roads") == on_the_table["his.roads"]
    assert going.number("his.orders") == on_the_table["his.orders"]
    going.hear(Written({name: on_the_table[name] for name in asked}, is_board=False))
    return going


def counts(state: State) -> dict[str, Value]:
    """What somebody would count who looks at the table."""
    found: dict[str, Value] = {}
    for seat, side in zip(SEATS, SIDES, strict=True):
        player = state.players[seat]
        routes = longest(state.network, frozenset({None, seat}), frozenset({seat}))
        found |= {
            f"{side}.points": player.points,
            f"{side}.flags": list(state.flags.values()).count(seat),
            f"{side}.roads": state.roads_of(seat),
            f"{side}.places": len(routes[0]) if routes else 0,
            f"{side}.orders": list(state.orders.values()).count(seat),
            f"{side}.sales": len(player.sales),
        }
    own = [token for place in state.tokens.values() for token in place if token.owner == BOTRIK]
    planner = state.milestones.get(Milestone.PLANNER)
    return {
        **found,
        "yours.sites": sites.points(state, PERSON),
        "yours.gold": state.players[PERSON].gold,
        "his.simple": sum(not token.fine for token in own),
        "his.fine": sum(token.fine for token in own),
        "planner": 0 if planner is None else planner + 1,
    }
