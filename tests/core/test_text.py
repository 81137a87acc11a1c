"""Sentences: holes, plurals, names, and texts from users."""

from gettext import NullTranslations

import pytest

from dorfplatz.core.seat import Seat
from dorfplatz.core.text import Fact, Message, Text, Who, message, say, shortened, with_names

COINS = Text("test.coins", "{who} gets {coins} coin.", "{who} gets {coins} coins.", "coins")
THING = Text("test.thing", "the mill")
TAKES = Text("test.takes", "{who} takes {what}.")
OWN = Text("test.own", "{what} of {who}")


class Shouting(NullTranslations):
    """A language like English, only louder."""

    def pgettext(self, context: str, message: str) -> str:
        return f"{context}! {message}"

    def npgettext(self, context: str, msgid1: str, msgid2: str, n: int) -> str:
        return f"{context}! {msgid1 if n == 1 else msgid2}"


@pytest.mark.parametrize(
    ("coins", "sentence"),
    [
        (0, "Ada gets 0 coins."),
        (1, "Ada gets 1 coin."),
        (2, "Ada gets 2 coins."),
        (-1, "Ada gets -1 coin."),
    ],
)
def test_a_text_that_counts_has_a_plural(coins: int, sentence: str) -> None:
    assert say(message(COINS, who="Ada", coins=coins)) == sentence


@pytest.mark.parametrize(
    ("what", "words"),
    [
        (7, "7"),
        ("a tile", "a tile"),
        (THING, "the mill"),
        (message(OWN, who="Karel", what=THING), "the mill of Karel"),
        ((), ""),
        (("flour", 2, THING), "flour, 2, the mill"),
    ],
)
def test_a_fact_may_be_a_number_a_word_a_text_a_message_or_several(what: Fact, words: str) -> None:
    assert str(message(TAKES, who="Ada", what=what)) == f"Ada takes {words}."


def test_a_player_is_spoken_of_by_name() -> None:
    spoken = message(TAKES, who=Who(Seat(1)), what=(Who(Seat(0)), THING))
    assert say(spoken, names=("Ada", "Zdenka")) == "Zdenka takes Ada, the mill."


def test_a_player_without_a_name_is_spoken_of_by_number() -> None:
    spoken = message(TAKES, who=Who(Seat(1)), what=Who(Seat(0)))
    assert str(spoken) == "Player 2 takes Player 1."
    assert say(spoken, names=("Ada",)) == "Player 2 takes Ada."


@pytest.mark.parametrize(
    ("what", "sentence"),
    [
        (THING, "Zdenka takes the mill."),
        (Who(Seat(0)), "Zdenka takes Ada."),
        (Who(Seat(2)), "Zdenka takes Player 3."),
        (message(OWN, who=Who(Seat(0)), what=THING), "Zdenka takes the mill of Ada."),
        ((Who(Seat(0)), THING), "Zdenka takes Ada, the mill."),
    ],
)
def test_names_can_be_put_into_a_message_for_good(what: Fact, sentence: str) -> None:
    spoken = with_names(message(TAKES, who=Who(Seat(1)), what=what), ("Ada", "Zdenka"))
    assert str(spoken) == sentence


def test_a_name_with_braces_is_said_as_it_is() -> None:
    assert say(message(TAKES, who=Who(Seat(0)), what=THING), names=("{who}",)) == (
        "{who} takes the mill."
    )


def test_every_part_of_a_sentence_is_said_in_the_language() -> None:
    loud = Shouting()
    spoken = message(TAKES, who=Who(Seat(0)), what=THING)
    assert say(spoken, loud) == "test.takes! player.unnamed! Player 1 takes test.thing! the mill."
    assert say(message(COINS, who="Ada", coins=2), loud) == "test.coins! Ada gets 2 coins."
    assert say(THING, loud) == "test.thing! the mill"


def test_a_message_is_known_by_the_key_of_its_text() -> None:
    assert message(COINS, who="Ada", coins=1).key == "test.coins"
    assert message(THING) == Message(THING, {})


@pytest.mark.parametrize(
    ("text", "quoted"),
    [
        ("3+4 N7", "3+4 N7"),
        ("x" * 60, "x" * 60),
        ("x" * 61, "x" * 59 + "…"),
        ("a\0b\nc", "a�b�c"),
        ("", ""),
    ],
)
def test_text_from_a_user_is_quoted_short_and_printable(text: str, quoted: str) -> None:
    assert shortened(text) == quoted
