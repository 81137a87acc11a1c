"""What may be chosen before the game."""

import pytest

from dorfplatz.core.refusal import Malformed
from dorfplatz.games.hamlet.cardboard.components import read, standard, write
from dorfplatz.games.hamlet.game import HAMLET
from dorfplatz.games.hamlet.moves import SECONDARY
from dorfplatz.games.hamlet.options import EASIER, HARDER, Choices, Modifier
from dorfplatz.games.hamlet.sentences.words import MODIFIERS
from tests.games.bohemian.sentences import is_complete
from tests.games.hamlet.sentences import keys

OWN = write(standard()).replace("Reconstruction 1", "My tiles")


def test_by_default_no_modifier_is_chosen_the_row_is_drawn_and_the_person_is_asked() -> None:
    assert HAMLET.settle(2, {}) == {
        "modifiers": "none",
        "choices": "asked",
        "row": "drawn",
        "components": write(standard()),
    }


def test_settled_options_settle_to_themselves() -> None:
    given = {
        "modifiers": "two-donkeys,open-support",
        "choices": "fixed",
        "row": "road,build,make,blueprint,produce",
        "components": OWN,
    }
    assert HAMLET.settle(2, given) == given
    assert HAMLET.settle(2, HAMLET.settle(2, {})) == HAMLET.settle(2, {})


def test_a_game_keeps_the_options_it_was_started_with() -> None:
    given = {"modifiers": "goods-left", "choices": "fixed", "components": OWN}
    options = HAMLET.new(2, given).options
    assert options.modifiers == {Modifier.GOODS_LEFT}
    assert options.choices is Choices.FIXED
    assert options.row is None
    assert options.components == read(OWN)


@pytest.mark.parametrize(
    "words",
    ["open-support,two-donkeys", "two-donkeys open-support", " two-donkeys,  open-support,"],
)
def test_modifiers_may_be_written_in_any_order_with_spaces_and_commas(words: str) -> None:
    settled = HAMLET.settle(2, {"modifiers": words})
    assert settled["modifiers"] == "two-donkeys,open-support"


@pytest.mark.parametrize("words", ["none", "", " "])
def test_no_modifier_is_a_choice_too(words: str) -> None:
    assert HAMLET.settle(2, {"modifiers": words})["modifiers"] == "none"


@pytest.mark.parametrize(
    "words", ["road build make blueprint produce", "road, build,make blueprint,produce"]
)
def test_the_row_may_be_written_with_spaces_and_commas(words: str) -> None:
    assert HAMLET.new(2, {"row": words}).options.row == tuple(reversed(SECONDARY))


def test_each_modifier_alone_begins_a_game() -> None:
    for modifier in Modifier:
        assert HAMLET.new(2, {"modifiers": modifier.value}).has(modifier)


def test_three_modifiers_make_it_easier_and_six_harder() -> None:
    assert (len(EASIER), len(HARDER)) == (3, 6)
    for beginning, modifiers in (("Easier: ", EASIER), ("Harder: ", HARDER)):
        assert all(MODIFIERS[each].english.startswith(beginning) for each in modifiers)


def test_components_of_ones_own_are_checked() -> None:
    with pytest.raises(Malformed) as caught:
        HAMLET.new(2, {"components": "title = 7"})
    assert caught.value.code == "components.not-a-text"


def test_the_game_has_a_name_and_a_version() -> None:
    assert (HAMLET.name, HAMLET.rules) == ("hamlet", 1)


NAMES = ", ".join(modifier.value for modifier in Modifier)
ROW = (
    "Botrik’s row is “drawn” or his five action tiles in some order (produce, blueprint, make, "
    "build, road), not “{}”."
)
REFUSALS: list[tuple[str, int, dict[str, str], str]] = [
    *(
        (
            "seats",
            seats,
            {},
            f"Hamlet is played by one person against Botrik: two seats, not {seats}.",
        )
        for seats in (-1, 0, 1, 3)
    ),
    (
        "unknown",
        2,
        {"weather": "fine"},
        "There is no option “weather”; the options are: modifiers, choices, row, components.",
    ),
    (
        "modifier",
        2,
        {"modifiers": "two-donkeys,three-donkeys"},
        f"There is no modifier “three-donkeys”; the modifiers are: {NAMES}.",
    ),
    (
        "modifier",
        2,
        {"modifiers": "none,two-donkeys"},
        f"There is no modifier “none”; the modifiers are: {NAMES}.",
    ),
    (
        "contrary",
        2,
        {"modifiers": "five-point-sites,one-point-sites"},
        "“one-point-sites” and “five-point-sites” cannot be chosen together.",
    ),
    (
        "choices",
        2,
        {"choices": "thrown"},
        (
            "Where Botrik’s rules leave something open, the choice is “asked” or “fixed”, not "
            "“thrown”."
        ),
    ),
    *(
        ("row", 2, {"row": row}, ROW.format(row))
        for row in (
            "",
            "road",
            "road,road,make,build,produce",
            "hire,order,sell,make,road",
            "produce,blueprint,make,build,road,road",
        )
    ),
]


@pytest.mark.parametrize(
    ("code", "seats", "given", "sentence"), [pytest.param(*row, id=row[3]) for row in REFUSALS]
)
def test_options_that_make_no_sense_are_refused(
    code: str, seats: int, given: dict[str, str], sentence: str
) -> None:
    for refusing in (HAMLET.new, HAMLET.settle):
        with pytest.raises(Malformed) as caught:
            refusing(seats, given)
        assert caught.value.code == f"hamlet.options.{code}"
        assert str(caught.value) == sentence
        assert is_complete(sentence)


@pytest.mark.parametrize("option", ["modifiers", "choices", "row", "x" * 1_000])
def test_words_of_an_option_are_quoted_short_and_printable(option: str) -> None:
    with pytest.raises(Malformed) as caught:
        HAMLET.new(2, {option: "x\0" * 1_000})
    assert len(str(caught.value)) < 400
    assert str(caught.value).isprintable()


def test_every_complaint_about_options_is_tried_here() -> None:
    assert {f"hamlet.options.{code}" for code, *_ in REFUSALS} == keys("hamlet.options.")
