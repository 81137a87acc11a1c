"""What is said about places, tiles, orders, sales, actions, milestones and awards."""

from collections.abc import Iterable

import pytest

from dorfplatz.core.text import Message
from dorfplatz.games.hamlet.kinds import Award, Milestone
from dorfplatz.games.hamlet.moves import Action
from dorfplatz.games.hamlet.state import BOTRIK, PERSON
from dorfplatz.showing.hamlet.explaining.about_places import about_place
from dorfplatz.showing.hamlet.explaining.about_rest import (
    about_action,
    about_award,
    about_milestone,
    about_order,
    about_sale,
)
from dorfplatz.showing.hamlet.explaining.about_tiles import about_tile
from tests.showing.hamlet.games import SEEDS, begun, decisions, played


def said(sentences: Iterable[Message]) -> str:
    return " ".join(map(str, sentences))


def test_everything_can_be_explained_at_any_time() -> None:
    for state in list(decisions(played(SEEDS[0])))[::10]:
        cardboard = state.options.components
        assert all(said(about_place(state, place)) for place in state.village)
        assert all(said(about_tile(state, tile)) for tile in cardboard.tiles.values())
        assert all(said(about_order(state, order)) for order in cardboard.orders.values())
        assert all(said(about_sale(state, sale)) for sale in cardboard.sales.values())


def test_a_place_says_what_lies_there_and_what_donkeys_can_bring() -> None:
    state = begun().state
    farm = said(about_place(state, "farm"))
    assert "Produces wheat on 3 spaces" in farm
    assert "Here lies: 2 × wheat (Farm). Free spaces: 1." in farm
    assert "Farm is joined to: Church." in farm
    assert "To Market a path can be built for 2 stone." in farm
    assert "bring here: 2 × wood (Woodcutter), 2 × stone (Quarry)." in farm


def test_a_blueprint_says_what_it_costs_brings_and_does() -> None:
    state = begun().state
    sawmill = said(about_tile(state, state.options.components.tiles["sawmill"]))
    assert "costs 2 wheat + 1 stone and brings 5★" in sawmill
    assert "takes the milestone Carpenter" in sawmill
    hermitage = said(about_tile(state, state.options.components.tiles["hermitage"]))
    assert "Special site: at the end it pays you " in hermitage
    assert "comes into the bag with the milestone Carpenter" in hermitage


@pytest.mark.parametrize(
    ("modifiers", "points"), [("none", 3), ("one-point-sites", 1), ("five-point-sites", 5)]
)
def test_a_site_says_what_botrik_would_get(modifiers: str, points: int) -> None:
    state = begun(modifiers=modifiers).state
    woodland = said(about_tile(state, state.options.components.tiles["woodland"]))
    assert f"Botrik gets {points}★ whatever lies around it" in woodland


def test_an_order_says_who_filled_it_and_what_botrik_delivers() -> None:
    state = begun().state.copy()
    raw = state.options.components.orders["raw"]
    assert "Botrik delivers only 8 raw materials. Nobody has filled it yet." in said(
        about_order(state, raw)
    )
    state.orders["raw"] = BOTRIK
    assert "Player 2 has filled it." in said(about_order(state, raw))


def test_a_milestone_says_who_has_it() -> None:
    state = begun().state.copy()
    state.milestones[Milestone.PLANNER] = PERSON
    assert "Player 1 has it." in said(about_milestone(state, Milestone.PLANNER))
    assert "Nobody has it yet." in said(about_milestone(state, Milestone.MASON))


def test_actions_and_awards_have_their_rules() -> None:
    assert all(said(about_action(action)) for action in Action)
    state = begun().state
    assert "5★ for the most church orders" in said(about_award(state, Award.CHAPLAIN))
    assert all("In a tie both get it." in said(about_award(state, award)) for award in Award)


def test_awards_have_the_stricter_rules_of_the_modifiers() -> None:
    state = begun(modifiers="chaplain-ties,five-sales").state
    assert "Botrik wins a tie for the Chaplain award." in said(about_award(state, Award.CHAPLAIN))
    assert "at least five sale tiles" in said(about_award(state, Award.MERCHANT))
    assert "In a tie both get it." in said(about_award(state, Award.LANDSCAPER))
