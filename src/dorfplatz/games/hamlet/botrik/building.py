"""Secondary action: build a place."""

from collections.abc import Sequence

from dorfplatz.games.hamlet.actions import building
from dorfplatz.games.hamlet.botrik import blueprints, laying, resources
from dorfplatz.games.hamlet.botrik.ignoring import ignore_gold
from dorfplatz.games.hamlet.botrik.mind import Mind, Plan
from dorfplatz.games.hamlet.events import News
from dorfplatz.games.hamlet.moves import Action
from dorfplatz.games.hamlet.reasons import Failure, Priority, Question
from dorfplatz.games.hamlet.state import BOTRIK, State
from dorfplatz.games.hamlet.tile import Tile


def attempt(state: State, mind: Mind) -> Plan | None:
    tile = choose(state, mind)
    if tile is None:
        return None
    site, spot = laying.choose(state, mind, tile)
    used = resources.choose(state, mind, tile.cost, site)

    def carry_out(after: State, news: News) -> None:
        resources.use_all(after, used, site, news)
        ignore_gold(after, tile.gold, news)
        building.build(after, BOTRIK, tile, site, spot, news)

    return Plan(site, carry_out)


def choose(state: State, mind: Mind) -> Tile | None:
    """The blueprint he builds, if any can be paid for and laid; nobody is ever asked."""
    hand = [state.options.components.tiles[tile] for tile in state.players[BOTRIK].blueprints]
    payable = [tile for tile in hand if resources.are_there(state, tile.cost)]
    possible = [tile for tile in payable if state.village.spots_for(tile)]
    if not possible:
        _fail(state, mind, hand, payable)
        return None
    return mind.choose(
        Question.BLUEPRINT,
        possible,
        lambda each: each.id,
        {
            Priority.KIND: lambda each: blueprints.rank(state, each.id),
            Priority.LEFTMOST: hand.index,
        },
    )


def _fail(state: State, mind: Mind, hand: Sequence[Tile], payable: Sequence[Tile]) -> None:
    if not hand:
        mind.fail(Action.BUILD, Failure.NO_BLUEPRINT)
    elif not payable:
        lacks = [resources.lack(state, tile.id, tile.cost) for tile in hand]
        mind.fail(Action.BUILD, Failure.COST, lacks)
    else:
        mind.fail(Action.BUILD, Failure.NO_SPOT)
