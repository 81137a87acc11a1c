"""Build a place: laid against where the villager is, its cost used there, its reward at once."""

import pytest

from dorfplatz.games.hamlet.cardboard.components import standard, write
from dorfplatz.games.hamlet.cardboard.printed import spot
from dorfplatz.games.hamlet.events import (
    GoldChanged,
    MilestoneTaken,
    PlaceBuilt,
    PointsChanged,
    StackOpened,
    Used,
    Walked,
    Why,
)
from dorfplatz.games.hamlet.game import HAMLET
from dorfplatz.games.hamlet.kinds import Milestone, Resource
from dorfplatz.games.hamlet.moves import Lay
from dorfplatz.games.hamlet.state import BOTRIK, PERSON, Phase, State
from tests.fuzz.hamlet import conserved
from tests.games.hamlet.positions import play, position, possible, refused

WORKSHOPS = [
    ("sawmill", Resource.TIMBER, Milestone.CARPENTER),
    ("stonemason", Resource.BRICK, Milestone.MASON),
    ("flour-mill", Resource.FLOUR, Milestone.MILLER),
    ("dairy-farm", Resource.MILK, Milestone.HERDER),
]


def holding(*tiles: str, gold: int = 9, donkeys: tuple[str, ...] = ("church",)) -> State:
    return position(blueprints=(tiles, ()), gold=(gold, 2), donkeys=donkeys)


def built(state: State, tile: str, site: str) -> State:
    """Laid in the first way there is."""
    laying, _ = play(state, f"build {tile} from {site}")
    return play(laying, possible(laying)[0])[0]


def test_building_has_three_steps() -> None:
    state, events = play(holding("sawmill"), "build sawmill from market")
    assert events == [Walked(PERSON, "church", "market")]
    assert state.phase is Phase.LAY
    assert "sawmill" in state.players[PERSON].blueprints
    state, events = play(state, "lay -2,9,0")
    assert isinstance(events[0], Used)
    assert PlaceBuilt(PERSON, "sawmill", "market", spot("-2,9,0")) in events
    assert state.players[PERSON].blueprints == []
    assert state.phase is Phase.TURN


def test_where_there_is_a_choice_the_third_step_chooses_resources() -> None:
    laid, tokens = {"plank-barn": "at market"}, {"plank-barn": "wood wood stone"}
    state = position(
        laid=laid, tokens=tokens, blueprints=(("woodland",), ()), donkeys=("church", "market")
    )
    laying, _ = play(state, "build woodland from church")
    paying, events = play(laying, possible(laying)[0])
    assert events == []
    assert paying.phase is Phase.PAY
    assert "woodland" not in paying.village
    assert possible(paying) == ["use wood woodcutter", "use wood plank-barn"]
    done, _ = play(paying, "use wood plank-barn")
    assert "woodland" in done.village


def test_a_tile_is_laid_against_the_villagers_place() -> None:
    state = holding("sawmill", "woodland")
    for tile, site in (("sawmill", "market"), ("woodland", "quarry")):
        laying, _ = play(state, f"build {tile} from {site}")
        cardboard = state.options.components.tiles[tile]
        ways = dict(state.village.spots_for(cardboard))
        against = [at for at, met in ways.items() if site in [one.place for one in met]]
        assert HAMLET.legal(laying) == [Lay(at) for at in against]
        assert len(against) < len(ways)


def test_a_way_of_laying_that_is_not_allowed_is_refused() -> None:
    laying, _ = play(holding("sawmill"), "build sawmill from market")
    for way in ("lay 0,-1,0", "lay -6,4,0", "lay 90,90,0"):
        assert refused(laying, way) == "hamlet.refusal.not-there"


def test_only_laying_is_possible_then() -> None:
    laying, _ = play(holding("sawmill"), "build sawmill from market")
    for move in ("end", "produce farm", "donkey church farm", "use wood woodcutter"):
        assert refused(laying, move) == "hamlet.refusal.not-now"


def test_the_cost_is_used_at_the_villagers_place() -> None:
    _, events = play(holding("sawmill"), "build sawmill from market", "lay -2,9,0")
    used = [(each.token.kind.value, each.site) for each in events if isinstance(each, Used)]
    assert used == [("wheat", "market"), ("wheat", "market"), ("stone", "market")]


def test_what_cannot_be_brought_there_must_be_bought_or_is_missing() -> None:
    assert refused(holding("sawmill", donkeys=()), "build sawmill from farm") == (
        "hamlet.refusal.missing"
    )
    poor = holding("sawmill", gold=8, donkeys=())
    assert refused(poor, "build sawmill from market") == "hamlet.refusal.missing-dear"
    assert "build sawmill from market" in possible(holding("sawmill", donkeys=()))


def test_the_reward_comes_at_once() -> None:
    state, events = play(holding("sawmill"), "build sawmill from market", "lay -2,9,0")
    assert PointsChanged(PERSON, 5, Why.PLACE) in events
    assert state.players[PERSON].points == 5


def test_a_barn_costs_three_gold_and_no_resources() -> None:
    state = holding("plank-barn", gold=3, donkeys=())
    laying, _ = play(state, "build plank-barn from farm")
    after, events = play(laying, possible(laying)[0])
    assert GoldChanged(PERSON, -3, Why.PLACE) in events
    assert (after.players[PERSON].gold, after.players[PERSON].points) == (0, 4)
    poor = holding("plank-barn", gold=2)
    assert refused(poor, "build plank-barn from farm") == "hamlet.refusal.too-dear"


@pytest.mark.parametrize("tile", ["sawmill", "woodland", "plank-barn"])
def test_a_new_place_is_empty(tile: str) -> None:
    after = built(holding(tile), tile, "market")
    assert after.tokens[tile] == ()


def test_a_special_site_gets_ones_flag() -> None:
    assert built(holding("woodland"), "woodland", "church").flags == {"woodland": PERSON}
    assert built(holding("sawmill"), "sawmill", "church").flags == {}


@pytest.mark.parametrize(("tile", "good", "milestone"), WORKSHOPS)
def test_the_first_processing_place_of_its_good_takes_the_milestone(
    tile: str, good: Resource, milestone: Milestone
) -> None:
    laying, _ = play(holding(tile), f"build {tile} from market")
    stack = laying.stacks[good]
    after, events = play(laying, possible(laying)[0])
    assert after.milestones == {milestone: PERSON}
    assert events[-2:] == [MilestoneTaken(PERSON, milestone), StackOpened(good, stack)]


@pytest.mark.parametrize(("tile", "good", "_milestone"), WORKSHOPS)
def test_with_the_milestone_the_advanced_tiles_go_into_the_bag(
    tile: str, good: Resource, _milestone: Milestone
) -> None:
    state = holding(tile)
    after = built(state, tile, "market")
    assert good not in after.stacks
    assert after.bag == (*state.bag, *state.stacks[good])
    assert len(after.stacks) == 3
    conserved(state, after)


def test_a_stack_fills_a_row_that_had_become_short() -> None:
    state = position(blueprints=(("sawmill",), ()), row=("woodland",), bag=())
    after = built(state, "sawmill", "market")
    assert after.phase is Phase.DRAW
    assert len(HAMLET.odds(after)) == 4


def test_whoever_comes_later_takes_no_milestone() -> None:
    state = position(
        laid={"sawmill": ""},
        botriks=("sawmill",),
        blueprints=(("timber-yard",), ()),
        tokens={"sawmill": "timber:0"},
        donkeys=("church", "market"),
    )
    after = built(state, "timber-yard", "church")
    assert after.milestones == {Milestone.CARPENTER: BOTRIK}
    assert after.bag == state.bag


def test_a_blueprint_is_needed() -> None:
    assert refused(holding(), "build sawmill from market") == "hamlet.refusal.not-in-hand"
    assert refused(holding(), "build castle from market") == "hamlet.refusal.not-in-hand"


def test_where_a_tile_does_not_fit_there_is_no_room_for_it() -> None:
    """A tile with roads all around fits nowhere but against a road."""
    all_roads = write(standard()).replace("Rm Zm Dm Lm Am Um", "Rr Zr Dr Lr Ar Ur")
    state = position(components=all_roads, blueprints=(("mountains",), ()))
    assert refused(state, "build mountains from farm") == "hamlet.refusal.no-room"
    assert possible(state, "build") == ["build mountains from market"]


def test_building_is_possible_from_every_connected_place() -> None:
    state = position(
        laid={"stonemason": "apart at town-hall"}, blueprints=(("plank-barn",), ()), donkeys=()
    )
    sites = [move.rpartition(" ")[2] for move in possible(state, "build")]
    assert sites == ["church", "town-hall", "market", "farm", "woodcutter", "quarry"]
