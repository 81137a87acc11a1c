"""What villagers do with resources: get them, use them, and the one for the sake of the other."""

from collections.abc import Sequence

from dorfplatz.bots.hamlet import gains, plans, stock
from dorfplatz.bots.hamlet.outlook import Outlook
from dorfplatz.bots.hamlet.plans import Help
from dorfplatz.bots.hamlet.spending import worth_of_using
from dorfplatz.bots.hamlet.targets import Target, targets
from dorfplatz.bots.hamlet.values import VALUES
from dorfplatz.games.hamlet.state import State
from dorfplatz.games.hamlet.turn import Deed

Worths = dict[Deed, float]


def worths(state: State, look: Outlook) -> Worths:
    """Each by itself, held against what it leaves for Botrik; or as the first step of a plan."""
    helps, goals = plans.helps(state), list(targets(state))
    found: Worths = {one.move: gains.of_help(state, one, look) for one in helps}
    found |= {
        goal.move: gains.of_target(state, goal.move, look)
        + worth_of_using(state, goal.site, goal.needs, look.gold)
        for goal in goals
    }
    planned = _planned(state, look, helps, goals)
    lying = stock.lying(state)
    danger = stock.danger(state, lying)
    for deed in found:
        found[deed] += danger - stock.danger(state, stock.after(state, lying, deed))
    return found | {deed: max(found[deed], worth) for deed, worth in planned.items()}


def _planned(state: State, look: Outlook, helps: Sequence[Help], goals: Sequence[Target]) -> Worths:
    """The first steps towards something that can be reached in this turn. What the villagers could
    have done instead is lost."""
    found: Worths = {}
    for goal in goals:
        if steps := plans.before(state, goal, helps):
            worth = sum(gains.of_help(state, step, look) for step in steps)
            worth += gains.of_target(state, goal.move, look) - VALUES.action * len(steps)
            first = steps[0].move
            found[first] = max(worth, found.get(first, worth))
    return found
