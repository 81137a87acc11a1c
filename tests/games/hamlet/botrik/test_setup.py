"""Setup: what changes in the setup for two, and Botrik's board."""

from collections import Counter

import pytest

from dorfplatz.games.hamlet.botrik import markers
from dorfplatz.games.hamlet.botrik.board import Stage
from dorfplatz.games.hamlet.game import HAMLET
from dorfplatz.games.hamlet.moves import SECONDARY, Arrange, Colour, Mark
from dorfplatz.games.hamlet.options import Modifier
from dorfplatz.games.hamlet.state import BOTRIK, PERSON, Phase, Piece
from tests.games.hamlet.botrik.situations import position, turn
from tests.games.hamlet.positions import words_of

NEW = HAMLET.new(2)


def test_the_table_is_that_of_a_game_for_two() -> None:
    assert [len(player.villagers) for player in NEW.players] == [1, 1]
    assert all(player.villagers == [Piece("church")] for player in NEW.players)
    lying = {place: words_of(tokens) for place, tokens in NEW.tokens.items() if tokens}
    assert lying == {"woodcutter": "wood wood", "quarry": "stone stone", "farm": "wheat wheat"}


def test_botrik_has_no_donkeys() -> None:
    assert NEW.players[BOTRIK].donkeys == []
    assert NEW.players[PERSON].donkeys == [Piece("church")]


def test_the_person_begins_with_three_gold_and_botrik_has_two() -> None:
    assert [player.gold for player in NEW.players] == [3, 2]
    assert NEW.turn == PERSON


def test_the_support_tile_lies_open() -> None:
    assert NEW.automa.is_open
    assert not NEW.has(Modifier.OPEN_SUPPORT)


def test_his_board_lies_where_everyone_sees_it() -> None:
    state, _ = turn()
    assert HAMLET.view(state)["botrik"] == {
        "row": ["produce", "blueprint", "make", "build", "road"],
        "bowl": {"red": 3, "blue": 2, "yellow": 1},
        "support_open": True,
    }


def test_the_five_action_tiles_come_in_any_order_and_all_are_as_likely() -> None:
    state = HAMLET.new(2)
    while state.phase is not Phase.ARRANGE:
        state, _ = HAMLET.play(state, HAMLET.odds(state).outcomes[0])
    odds = HAMLET.odds(state)
    assert len(odds) == 120
    assert len(set(odds.weights)) == 1
    row = tuple(reversed(SECONDARY))
    after, _ = HAMLET.play(state, Arrange(row))
    assert after.automa.row == row


def test_a_table_may_choose_the_order_of_the_action_tiles() -> None:
    state = HAMLET.new(2, {"row": "road,build,make,blueprint,produce"})
    assert state.automa.row == tuple(reversed(SECONDARY))


def test_there_are_four_three_and_two_markers_with_one_of_each_colour_on_a_circle() -> None:
    in_all = Counter(markers.IN_THE_BOWL) + Counter(markers.CIRCLES)
    assert sorted(in_all.values(), reverse=True) == [4, 3, 2]
    assert in_all[Colour.YELLOW] == 2
    assert markers.CIRCLES.index(Colour.YELLOW) == 2


def test_the_other_six_markers_lie_in_the_bowl() -> None:
    assert sum(NEW.automa.bowl.values()) == 6
    state, _ = turn()
    odds = HAMLET.odds(state)
    assert odds.outcomes == tuple(map(Mark, Colour))
    assert odds.weights == (3, 2, 1)


@pytest.mark.parametrize(
    ("colour", "action"), [("red", "produce"), ("blue", "blueprint"), ("yellow", "make")]
)
def test_the_circles_lie_over_the_first_three_action_tiles(colour: str, action: str) -> None:
    state = position().copy()
    state.automa.drawn, state.automa.stage = Colour(colour), Stage.ROW
    assert markers.next_action(state).value == action
