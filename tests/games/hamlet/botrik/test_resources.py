"""What Botrik uses: his own fine goods, his own simple ones, then what lies nearest."""

from typing import Any

import pytest

from dorfplatz.games.hamlet.actions.using import name_of
from dorfplatz.games.hamlet.botrik import resources
from dorfplatz.games.hamlet.botrik.mind import Mind, Undecided
from dorfplatz.games.hamlet.kinds import GOODS, Resource
from dorfplatz.games.hamlet.reasons import Question
from dorfplatz.games.hamlet.state import State
from dorfplatz.games.hamlet.tile import Need
from tests.games.hamlet.botrik.situations import BARE, WORKSHOPS, position

ANY_GOOD = Need(1, GOODS)
WHEAT = Need(1, (Resource.WHEAT,))
TWO_WHEAT = Need(2, (Resource.WHEAT,))
BARN: dict[str, Any] = {"laid": {"plank-barn": "at market"}, "roads": ["path farm market 0"]}
"""A barn and the farm, both a step away from the Market."""


def used(state: State, need: Need, site: str) -> list[str]:
    return [name_of(held) for held in resources.choose(state, Mind(state), (need,), site)]


def stock(**tokens: str) -> State:
    """Goods in the chain of processing places."""
    lying = {place.replace("_", "-"): words for place, words in tokens.items()}
    return position(laid=WORKSHOPS, tokens=lying)


def test_his_own_fine_goods_come_first_however_far_they_lie() -> None:
    state = stock(sawmill="timber:1", dairy_farm="fine-milk:1", flour_mill="fine-flour:0")
    assert used(state, ANY_GOOD, "church") == ["fine milk dairy-farm 1"]


def test_then_his_own_simple_goods() -> None:
    state = stock(sawmill="timber:0", dairy_farm="milk:1", flour_mill="fine-flour:0")
    assert used(state, ANY_GOOD, "church") == ["milk dairy-farm 1"]


def test_then_whatever_lies_nearest_to_where_he_builds() -> None:
    state = stock(sawmill="timber:0", dairy_farm="milk:0")
    assert used(state, ANY_GOOD, "church") == ["timber sawmill 0"]
    assert used(state, ANY_GOOD, "stonemason") == ["milk dairy-farm 0"]


def test_goods_of_the_persons_are_as_good_as_simple_or_fine() -> None:
    state = stock(sawmill="fine-timber:0", flour_mill="flour:0")
    assert used(state, ANY_GOOD, "market") == ["fine timber sawmill 0"]


def test_among_several_own_fine_goods_the_nearest_goes() -> None:
    state = stock(sawmill="fine-timber:1", dairy_farm="fine-milk:1")
    assert used(state, ANY_GOOD, "stonemason") == ["fine milk dairy-farm 1"]


def test_what_lies_on_the_place_itself_is_nearest_of_all() -> None:
    state = position(**BARN, tokens={"plank-barn": "wheat"})
    assert used(state, WHEAT, "plank-barn") == ["wheat plank-barn"]


def test_if_several_lie_as_near_the_person_chooses() -> None:
    state = position(**BARN, tokens={"plank-barn": "wheat"})
    with pytest.raises(Undecided) as caught:
        used(state, WHEAT, "market")
    assert caught.value.question is Question.RESOURCE
    assert caught.value.answers == ("wheat farm", "wheat plank-barn")


def test_each_of_several_resources_is_chosen_by_itself() -> None:
    state = position(**BARN, tokens={"plank-barn": "wheat wheat"})
    state.automa.answers = ("wheat farm", "wheat plank-barn")
    assert used(state, TWO_WHEAT, "market") == ["wheat farm", "wheat plank-barn"]
    state.automa.answers = ("wheat farm", "wheat farm")
    assert used(state, TWO_WHEAT, "market") == ["wheat farm", "wheat farm"]


def test_nobody_is_asked_when_all_that_lie_as_near_are_used() -> None:
    state = position(**BARN, tokens=BARE | {"farm": "wheat", "plank-barn": "wheat"})
    assert used(state, TWO_WHEAT, "market") == ["wheat farm", "wheat plank-barn"]


def test_nobody_is_asked_about_equal_resources_on_one_place() -> None:
    state = position(tokens={"farm": "wheat wheat wheat"})
    assert used(state, TWO_WHEAT, "market") == ["wheat farm", "wheat farm"]


def test_the_nearest_are_used_up_before_what_lies_farther_away() -> None:
    state = position(**BARN, tokens={"farm": "wheat", "plank-barn": "wheat wheat"})
    assert used(state, TWO_WHEAT, "church") == ["wheat farm", "wheat plank-barn"]
