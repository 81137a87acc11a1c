"""What a table may choose before the game."""

import pytest

from dorfplatz.core.refusal import Malformed
from dorfplatz.games.bohemian.components import read, standard, write
from dorfplatz.games.bohemian.game import BOHEMIAN
from dorfplatz.games.bohemian.options import Income
from tests.games.bohemian.sentences import is_complete, keys

OWN = write(standard()).replace("Reconstruction 1", "My boards")


def test_by_default_all_is_drawn_and_income_is_automatic() -> None:
    assert BOHEMIAN.settle(3, {}) == {
        "income": "automatic",
        "first": "drawn",
        "sides": "drawn",
        "components": write(standard()),
    }


def test_settled_options_settle_to_themselves() -> None:
    given = {"income": "claimed", "first": "2", "sides": "ACEGIKNO", "components": OWN}
    assert BOHEMIAN.settle(3, given) == given
    assert BOHEMIAN.settle(3, BOHEMIAN.settle(3, {})) == BOHEMIAN.settle(3, {})


def test_a_game_keeps_the_options_it_was_started_with() -> None:
    options = BOHEMIAN.new(3, {"income": "claimed", "first": "2", "components": OWN}).options
    assert options.income is Income.CLAIMED
    assert options.first == 2
    assert options.sides is None
    assert options.components == read(OWN)


@pytest.mark.parametrize("sides", ["CEGIKN", "negikc", "C, E, G, I, K, N", " c e g i k n "])
def test_sides_may_be_written_in_any_order_with_spaces_and_commas(sides: str) -> None:
    assert BOHEMIAN.settle(2, {"sides": sides})["sides"] == "CEGIKN"


def test_components_of_ones_own_are_checked() -> None:
    with pytest.raises(Malformed) as caught:
        BOHEMIAN.new(2, {"components": ""})
    assert caught.value.code == "components.missing"


def test_the_game_has_a_name_and_a_version() -> None:
    assert (BOHEMIAN.name, BOHEMIAN.rules) == ("bohemian", 1)


SIDES_OF_TWO = (
    "The sides are “drawn” or one letter for each of the boards C/D, E/F, G/H, I/J, K/L, M/N, not "
    "“{}”."
)
REFUSALS: list[tuple[str, int, dict[str, str], str]] = [
    *(
        (
            "options.seats",
            seats,
            {},
            f"Bohemian Villages is for 2 to 5 players, not {seats}.",
        )
        for seats in (-1, 0, 1, 6)
    ),
    (
        "options.unknown",
        2,
        {"weather": "fine"},
        "There is no option “weather”; the options are: income, first, sides, components.",
    ),
    (
        "options.income",
        2,
        {"income": "lavish"},
        "Income is “automatic” or “claimed”, not “lavish”.",
    ),
    *(
        (
            "options.first",
            2,
            {"first": first},
            f"The first player is “drawn” or a seat from 0 to 1, not “{first}”.",
        )
        for first in ("2", "-1", "", "one")
    ),
    *(
        ("options.sides", 2, {"sides": sides}, SIDES_OF_TWO.format(sides))
        for sides in ("", "CEGIK", "CEGIKNA", "CDEGIK", "CCEGIK", "AEGIKN")
    ),
]


@pytest.mark.parametrize(
    ("code", "seats", "given", "sentence"), [pytest.param(*row, id=row[3]) for row in REFUSALS]
)
def test_options_that_make_no_sense_are_refused(
    code: str, seats: int, given: dict[str, str], sentence: str
) -> None:
    for refusing in (BOHEMIAN.new, BOHEMIAN.settle):
        with pytest.raises(Malformed) as caught:
            refusing(seats, given)
        assert caught.value.code == code
        assert str(caught.value) == sentence
        assert is_complete(sentence)


@pytest.mark.parametrize("option", ["income", "first", "sides", "x" * 1_000])
def test_words_of_an_option_are_quoted_short_and_printable(option: str) -> None:
    with pytest.raises(Malformed) as caught:
        BOHEMIAN.new(2, {option: "x\n" * 1_000})
    assert len(str(caught.value)) < 200
    assert str(caught.value).isprintable()


def test_every_complaint_about_options_is_tried_here() -> None:
    assert {code for code, *_ in REFUSALS} == keys("options.")
