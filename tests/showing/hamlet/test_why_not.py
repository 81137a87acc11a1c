"""Why something is not possible is said, and only then."""

from dorfplatz.core.text import say
from dorfplatz.games.hamlet.game import HAMLET
from dorfplatz.games.hamlet.moves import Build, Fill, HireVillager, Make, Produce, Sell, Take
from dorfplatz.games.hamlet.state import PERSON, Phase, State
from dorfplatz.showing.hamlet.choosing.why_not import why_not
from tests.games.hamlet.positions import play, position
from tests.showing.hamlet.games import SEEDS, decisions, played


def said(state: State, subject: str) -> list[str]:
    return [*map(say, why_not(state, subject))]


def test_what_is_possible_is_never_called_impossible() -> None:
    for state in decisions(played(SEEDS[0])):
        if state.phase is not Phase.TURN:
            continue
        for move in HAMLET.legal(state):
            match move:
                case Take(tile) | Build(tile):
                    assert said(state, tile) == []
                case Sell(sale):
                    assert said(state, f"sale-{sale}") == []
                case Fill(order):
                    assert said(state, f"order-{order}") == []
                case HireVillager():
                    assert not any("– hire" in each for each in said(state, "town-hall"))
                case Produce(place) | Make(place):
                    words = ("– produce", "– make")
                    assert not any(word in each for each in said(state, place) for word in words)
                case _:
                    pass


def test_what_is_not_possible_always_has_a_reason() -> None:
    for state in decisions(played(SEEDS[1])):
        if state.phase is not Phase.TURN:
            continue
        legal = HAMLET.legal(state)
        for tile in state.players[PERSON].blueprints:
            possible = any(isinstance(move, Build) and move.tile == tile for move in legal)
            assert bool(said(state, tile)) != possible
        for sale in state.sales:
            assert bool(said(state, f"sale-{sale}")) != (Sell(sale) in legal)
        for offer in state.row:
            assert bool(said(state, offer.tile)) != (Take(offer.tile) in legal)


def test_a_full_place_produces_nothing() -> None:
    state = position(tokens={"farm": "wheat wheat wheat"})
    assert said(state, "farm") == ["Not possible now – produce: Farm has no empty space."]


def test_without_a_villager_that_is_all_that_is_said() -> None:
    state = position(villagers=(["farm!"], ["church"]), blueprints=(["sawmill"], []))
    tired = ["All your villagers have acted already in this turn."]
    assert said(state, "farm") == said(state, "sawmill") == said(state, "market") == tired


def test_a_place_that_no_road_leads_to_says_so() -> None:
    state = position(laid={"dairy-farm": "apart"})
    assert said(state, "dairy-farm") == ["No road leads from the Church to Dairy Farm yet."]


def test_a_blueprint_that_cannot_be_paid_says_from_where() -> None:
    state = position(blueprints=(["sawmill"], []), tokens={"farm": ""}, gold=(1, 2), donkeys=[])
    lines = said(state, "sawmill")
    assert any("Market" in line and "to be bought" in line for line in lines)
    assert any("Farm" in line and "brought" in line for line in lines)


def test_a_donkey_that_was_led_stays() -> None:
    state, _ = play(position(), "donkey church farm")
    assert said(state, "farm")[-1] == ("None of your donkeys on Farm can still move in this turn.")


def test_a_full_hand_is_said_once() -> None:
    state = position(blueprints=(["sawmill", "stonemason", "woodland"], []))
    assert sum("that is the most" in line for line in said(state, "town-hall")) == 1


def test_while_something_else_is_asked_nothing_is_said() -> None:
    state, _ = play(position(blueprints=(["sawmill"], [])), "build sawmill from market")
    assert said(state, "farm") == []


def test_the_next_villager_and_donkey_cost_gold() -> None:
    poor, rich = said(position(gold=(0, 2)), "town-hall"), said(position(gold=(20, 2)), "town-hall")
    for piece in ("villager", "donkey"):
        assert any(piece in each for each in poor)
        assert not any(piece in each for each in rich)
