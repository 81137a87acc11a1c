"""Reasons: sentences on why the first plan is better, true to the position and to the network."""

import pytest

from dorfplatz.bots.bohemian.prospects import Prospect
from dorfplatz.bots.bohemian.reasons import why
from dorfplatz.bots.bohemian.rolling import before_rolling
from dorfplatz.core.text import say
from dorfplatz.games.bohemian.state import Phase, State
from dorfplatz.locale import language
from tests.bots.planned import planned
from tests.positions import play, position

NAMES = ("Ada", "Ben", "Carla")


def said(state: State, *best: Prospect, code: str = "en") -> str:
    return " ".join(say(each, language(code), NAMES) for each in why(state, best))


def manors() -> tuple[State, Prospect, Prospect]:
    """One pays two coins more than the other, and nothing else is different."""
    state = position(dice=(6, 6), occupants={"A2": 0, "G3": 1})
    larger = planned(state, "6+6 Ellbrunn manor", share=0.40)
    return state, larger, planned(state, "6+6 Grelnitz manor", share=0.37)


def test_coins_are_counted() -> None:
    assert said(*manors()) == (
        "The first choice is better than the second, mainly because it brings 2 coins more right "
        "away."
    )
    assert said(*manors(), code="de") == (
        "Die erste Möglichkeit ist besser als die zweite, vor allem weil sie sofort 2 Taler mehr "
        "bringt."
    )
    assert said(*manors(), code="it") == (
        "La prima scelta è migliore della seconda, soprattutto perché porta subito 2 monete in più."
    )


def test_where_the_network_sees_it_otherwise_it_takes_a_look_ahead() -> None:
    state, larger, smaller = manors()
    smaller = planned(state, "6+6 Grelnitz manor", share=0.5)
    assert said(state, smaller, larger) == (
        "Only a look some turns ahead shows that the first choice is better than the second."
    )


@pytest.mark.parametrize(
    ("code", "sentence"),
    [
        ("en", "mainly because it takes the church in Kolschau from Ben"),
        ("de", "vor allem weil sie Ben die Kirche in Kolschau wegnimmt"),
        ("it", "soprattutto perché toglie a Ben la chiesa di Kolschau"),
    ],
)
def test_whoever_is_kicked_out_is_named(code: str, sentence: str) -> None:
    state = position(
        dice=(5, 6), occupants={"11": 1, "A11": 2, "C11": 0}, bishop=0, figures=[9] * 3
    )
    church = planned(state, "5+6 Kolschau church", share=0.5)
    assert sentence in said(state, church, planned(state, "end", share=0.3), code=code)


def test_glass_that_is_about_to_be_paid_is_worth_a_word() -> None:
    state = position(dice=(3, 4), occupants={"G7": 0, "I7": 0}, figures=[9] * 3)
    glass = planned(state, "3+4 Nenbrad glass", share=0.5)
    assert "it brings the scoring of glass near" in said(
        state, glass, planned(state, "end", share=0.3)
    )


@pytest.mark.parametrize(
    ("code", "sentence"),
    [
        ("en", "mainly because it brings the bishop"),
        ("de", "vor allem weil sie den Bischof bringt"),
        ("it", "soprattutto perché porta il vescovo"),
    ],
)
def test_the_bishop_is_worth_a_word(code: str, sentence: str) -> None:
    state = position(dice=(1, 1), occupants={"A11": 0, "C11": 0, "G11": 0})
    bishop = planned(state, "1+1 bishop", share=0.5)
    assert sentence in said(state, bishop, planned(state, "end", share=0.3), code=code)


def inn_or_manor() -> tuple[State, Prospect, Prospect]:
    """Coins before every roll, or six of them at once."""
    taken = {"N4": 1, "N7": 2, "N8": 1}
    state = position(dice=(1, 2, 3, 6), occupants=taken, figures=[9] * 3)
    inn = planned(state, "3+6 Nenbrad inn", "1+2 Grelnitz butchery", share=0.5)
    return state, inn, planned(state, "1+2+3+6 Ellbrunn manor", share=0.4)


def test_what_it_costs_is_not_kept_back() -> None:
    assert said(*inn_or_manor()).endswith(
        "mainly because it promises more from inns, even though it brings 6 coins less right away."
    )
    assert said(*inn_or_manor(), code="de").endswith(
        "vor allem weil sie bei den Wirtshäusern mehr verspricht, auch wenn sie sofort 6 Taler "
        "weniger bringt."
    )
    assert said(*inn_or_manor(), code="it").endswith(
        "soprattutto perché promette di più dalle locande, anche se porta subito 6 monete in meno."
    )


def test_what_outweighs_the_cost_only_later_is_said_to() -> None:
    state = position(dice=(6, 6), occupants={"A2": 0, "G3": 1}, figures=[4] * 3)
    tile = planned(state, "6+6 special", share=0.5)
    told = said(state, tile, planned(state, "6+6 Ellbrunn manor", share=0.4))
    assert "if one looks some turns ahead: it matters more that it " in told
    assert told.endswith("than that it brings 6 coins less right away.")


def test_two_that_are_alike_are_told_apart_from_the_third() -> None:
    state, larger, smaller = manors()
    twin = planned(state, "6+6 Kolschau manor", share=0.399)
    assert said(state, larger, twin, smaller).startswith(
        "The first two choices are worth nearly the same. The first choice is better than the third"
    )
    assert said(state, larger, twin) == "These choices are worth nearly the same."


def test_plans_that_are_all_the_same_to_a_person_are_one() -> None:
    state, larger, _ = manors()
    assert said(state, larger) == "Whatever is chosen, it comes to this."


def test_rolling_again_is_compared_with_the_dice_as_they_lie() -> None:
    state = position(dice=(6, 6), special=[0])
    again = planned(state, "reroll 6 6", share=0.5)
    manor = planned(state, "6+6 Ellbrunn manor", share=0.3)
    assert said(state, again, manor).startswith("Rolling again promises more, on average")
    better = planned(state, "6+6 Ellbrunn manor", share=0.6)
    assert "what these dice can do and the tile kept for later" in said(state, better, again)
    end = planned(state, "end", share=0.6)
    assert said(state, end, again).endswith("less than the tile kept for later.")
    alike = planned(state, "6+6 Ellbrunn manor", share=0.5)
    three = said(state, again, alike, planned(state, "end", share=0.3))
    assert three == "The first two choices are worth nearly the same."


def test_a_tile_that_would_be_taken_first_is_not_kept() -> None:
    state = position(dice=(1, 1, 6, 6))
    manor = planned(state, "6+6 Ellbrunn manor", share=0.6)
    again = planned(state, "1+1 special", "reroll 6 6", share=0.5)
    assert said(state, manor, again).endswith("less than what these dice can do.")


def test_where_only_the_tile_helps_it_must_be_spent() -> None:
    state = position(dice=(6, 6, 6, 6), special=[0], bishop=0, occupants={"12": 1})
    plans = [planned(state, "reroll 6", share=0.5), planned(state, "reroll 6 6", share=0.4)]
    assert said(state, *plans).endswith("the tile must be spent.")


def ending() -> State:
    """If anybody hands over, the game ends; Ada has what she needs."""
    return position(dice=(6, 6), figures=[3, 0, 5], coins=[40, 43, 10], occupants={"10": 0})


def test_winning_at_once_needs_no_other_reason() -> None:
    state = ending()
    manor, end = planned(state, "6+6 Ellbrunn manor", share=1), planned(state, "end", share=0)
    assert said(state, manor, end).endswith("mainly because it wins the game at once.")
    shared = planned(state, "6+6 Grelnitz manor", share=0.5)
    assert said(state, shared, end).endswith("it ends the game with a shared win.")
    more, less = planned(state, "end", share=0.5, coins=60), planned(state, "end", share=0.5)
    assert said(state, more, less).endswith("it ends the game with a better result.")


def test_not_ending_the_game_can_be_the_reason() -> None:
    state = position(dice=(6, 6), coins=[5, 9, 9], bank=6, figures=[5, 5, 5])
    end, manor = planned(state, "end", share=0.3), planned(state, "6+6 Ellbrunn manor", share=0.1)
    assert said(state, end, manor).endswith("mainly because it does not end the game yet.")


def test_a_game_that_is_decided_is_played_for_coins() -> None:
    state, *_ = manors()
    plans = [planned(state, "end", share=1, coins=60), planned(state, "6+6 special", share=1)]
    assert said(state, *plans).startswith("The win is as good as certain")
    lost = [planned(state, "end", share=0.001, coins=60), planned(state, "6+6 special", share=0)]
    assert said(state, *lost).startswith("The win is hardly within reach any more")


def test_income_is_collected_before_rolling() -> None:
    before = position(turn=2, dice=(), occupants={"N9": 0}, active=["N9"], income="claimed")
    state = play(before, "end")
    assert state.phase is Phase.INCOME
    collect, throw = before_rolling(state)
    assert collect.coins > throw.coins
    assert said(state, collect, throw).startswith("Whoever rolls without collecting")
