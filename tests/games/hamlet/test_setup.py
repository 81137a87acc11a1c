"""Preparation: six places, what lies on them, who stands there, who has what, what is drawn."""

from collections import Counter
from random import Random

import pytest

from dorfplatz.core.seat import CHANCE
from dorfplatz.games.hamlet.events import RowArranged, SaleShown, TileDrawn, TurnBegan
from dorfplatz.games.hamlet.game import HAMLET
from dorfplatz.games.hamlet.kinds import GOODS, RAWS
from dorfplatz.games.hamlet.moves import SECONDARY, Arrange, Colour, Draw, Show
from dorfplatz.games.hamlet.state import BOTRIK, PERSON, Phase, Piece, State
from tests.fuzz.hamlet import conserved
from tests.games.hamlet.positions import play, refused, words_of

DRAWS = ("draw woodland", "draw sawmill", "draw bee-garden", "draw mountains")
SHOWS = ("show flour", "show milk", "show wood-wood-wheat")
ARRANGED = "row road build make blueprint produce"


def prepared() -> State:
    return play(HAMLET.new(2), *DRAWS, *SHOWS, ARRANGED)[0]


def test_six_places_lie_around_the_church_each_joined_to_it() -> None:
    state = HAMLET.new(2)
    places = ["church", "town-hall", "market", "farm", "woodcutter", "quarry"]
    assert list(state.village) == places
    assert list(state.network.joined["church"]) == places[1:]
    assert all(state.network.joined[place] == ("church",) for place in places[1:])


def test_two_raw_materials_lie_on_each_production_place_of_three_spaces() -> None:
    state = HAMLET.new(2)
    lying = {place: words_of(tokens) for place, tokens in state.tokens.items() if tokens}
    assert lying == {"farm": "wheat wheat", "woodcutter": "wood wood", "quarry": "stone stone"}
    assert [state.free_spaces(place) for place in lying] == [1, 1, 1]


def test_six_of_each_raw_material_are_there_in_all() -> None:
    assert HAMLET.new(2).supply == dict.fromkeys(RAWS, 4)


def test_the_person_begins_with_a_villager_a_donkey_and_three_gold() -> None:
    person = HAMLET.new(2).players[PERSON]
    assert person.villagers == person.donkeys == [Piece("church")]
    assert (person.gold, person.points) == (3, 0)
    assert person.goods == dict.fromkeys(GOODS, 2)


def test_botrik_begins_with_a_villager_and_two_gold_and_has_no_donkeys() -> None:
    botrik = HAMLET.new(2).players[BOTRIK]
    assert botrik.villagers == [Piece("church")]
    assert botrik.donkeys == []
    assert (botrik.gold, botrik.points) == (2, 0)
    assert botrik.goods == dict.fromkeys(GOODS, 2)


def test_botriks_support_is_open_and_six_markers_lie_in_his_bowl() -> None:
    automa = HAMLET.new(2).automa
    assert automa.is_open
    assert automa.bowl == {Colour.RED: 3, Colour.BLUE: 2, Colour.YELLOW: 1}


def test_ten_basic_tiles_are_in_the_bag_and_four_stacks_of_advanced_ones_wait() -> None:
    state = HAMLET.new(2)
    assert len(state.bag) == 10
    assert {good: len(stack) for good, stack in state.stacks.items()} == dict.fromkeys(GOODS, 4)


def test_chance_draws_four_tiles_three_sales_and_botriks_row() -> None:
    state = HAMLET.new(2)
    phases = []
    for text in (*DRAWS, *SHOWS, ARRANGED):
        assert HAMLET.actor(state) is CHANCE
        phases.append(state.phase)
        state, _ = play(state, text)
    assert phases == [*[Phase.DRAW] * 4, *[Phase.SHOW] * 3, Phase.ARRANGE]
    assert state.phase is Phase.TURN


def test_drawn_tiles_lie_in_the_row_from_left_to_right_without_gold() -> None:
    state = prepared()
    assert [(offer.tile, offer.gold) for offer in state.row] == [
        ("woodland", 0),
        ("sawmill", 0),
        ("bee-garden", 0),
        ("mountains", 0),
    ]
    assert len(state.bag) == 6


def test_what_was_drawn_is_told() -> None:
    _, events = play(HAMLET.new(2), *DRAWS, *SHOWS, ARRANGED)
    assert events == [
        *(TileDrawn(text.removeprefix("draw ")) for text in DRAWS),
        *(SaleShown(text.removeprefix("show ")) for text in SHOWS),
        RowArranged(tuple(reversed(SECONDARY))),
        TurnBegan(PERSON, 1),
    ]


def test_every_tile_of_the_bag_is_as_likely_as_any_other() -> None:
    state = HAMLET.new(2)
    odds = HAMLET.odds(state)
    assert list(odds.outcomes) == [Draw(tile) for tile in state.bag]
    assert {*odds.weights} == {1}


def test_sales_of_the_first_tier_come_first() -> None:
    state, _ = play(HAMLET.new(2), *DRAWS, "show flour")
    assert list(HAMLET.odds(state).outcomes) == [
        Show("wood-wood-wheat"),
        Show("stone-stone-wheat"),
        Show("milk"),
    ]
    assert refused(state, "show milk-milk") == "hamlet.refusal.cannot-fall"


def test_botriks_action_tiles_lie_in_any_order_each_as_likely() -> None:
    state, _ = play(HAMLET.new(2), *DRAWS, *SHOWS)
    odds = HAMLET.odds(state)
    assert {*odds.weights} == {1}
    rows = {each.row for each in odds.outcomes if isinstance(each, Arrange)}
    assert len(rows) == 120
    assert all(Counter(row) == Counter(SECONDARY) for row in rows)


def test_botriks_row_may_be_chosen_and_is_not_drawn_then() -> None:
    state = HAMLET.new(2, {"row": "road,build,make,blueprint,produce"})
    state, _ = play(state, *DRAWS, *SHOWS)
    assert state.phase is Phase.TURN
    assert state.automa.row == tuple(reversed(SECONDARY))


def test_the_person_begins_in_the_first_round() -> None:
    state = prepared()
    assert (state.turn, state.round) == (PERSON, 1)
    assert HAMLET.actor(state) == PERSON


def test_nothing_has_happened_before_the_first_tile_is_drawn() -> None:
    assert HAMLET.opening(HAMLET.new(2)) == ()
    assert HAMLET.new(2).round == 0


def test_with_two_donkeys_the_person_begins_with_two_on_the_church() -> None:
    state = HAMLET.new(2, {"modifiers": "two-donkeys"})
    assert state.players[PERSON].donkeys == [Piece("church"), Piece("church")]


def test_with_two_villagers_botrik_begins_without_gold() -> None:
    botrik = HAMLET.new(2, {"modifiers": "two-villagers"}).players[BOTRIK]
    assert botrik.villagers == [Piece("church"), Piece("church")]
    assert botrik.gold == 0


@pytest.mark.parametrize("seed", range(3))
def test_however_it_is_drawn_the_table_is_complete(seed: int) -> None:
    state, random = HAMLET.new(2), Random(seed)
    while HAMLET.actor(state) is CHANCE:
        state, _ = HAMLET.play(state, HAMLET.odds(state).draw(random))
    conserved(state, state)
    assert (len(state.row), len(state.sales), len(state.automa.row)) == (4, 3, 5)


def test_botrik_is_played_by_the_rules() -> None:
    assert HAMLET.automas() == {BOTRIK: "botrik"}
