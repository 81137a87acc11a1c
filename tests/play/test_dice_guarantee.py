"""For whom dice are guaranteed: exactly those whose own number is in them."""

from dataclasses import replace

import pytest

from dorfplatz.core.dice_facts import Dice, DroppedSeal
from dorfplatz.core.record import Player, Record
from dorfplatz.core.seat import Seat
from dorfplatz.core.text import say
from dorfplatz.play.dice_guarantee import guarantee_of
from tests.play.checkable import HASH, NUMBERS

RECORD = Record(
    "bohemian", 1, (Player("person", "Ada"), Player("greedy", "Ben"), Player("person", "Zoe")), {}
)
ADAS, ZOES = {Seat(0): NUMBERS[Seat(0)]}, {Seat(2): NUMBERS[Seat(2)]}
ZOE_DROPPED = Dice(HASH, ADAS, round=3, dropped=(DroppedSeal(Seat(2), 2, "a" * 64),))
FOR_ADA = "Guaranteed for Ada, if the number in the dice is the one that their own browser gave."


def said(dice: Dice, record: Record = RECORD) -> list[str]:
    return [say(each, names=record.names) for each in guarantee_of(record, dice).sentences]


def test_with_a_number_of_everybody_it_holds_for_all_people() -> None:
    dice = Dice(HASH, ADAS | ZOES)
    (everybody,) = said(dice)
    assert everybody.startswith("Guaranteed for Ada, Zoe, if the numbers in the dice are those ")
    assert guarantee_of(RECORD, dice).is_complete


def test_it_does_not_hold_for_somebody_whose_sealed_number_was_left_out() -> None:
    assert said(ZOE_DROPPED) == [
        FOR_ADA,
        "Not guaranteed for Zoe: their number was sealed in round 2 and then left out.",
    ]
    assert not guarantee_of(RECORD, ZOE_DROPPED).is_complete


def test_nor_for_people_who_added_none() -> None:
    dice = Dice(HASH, ADAS)
    assert said(dice) == [
        FOR_ADA,
        "Not guaranteed for Zoe: no number of theirs is in the dice.",
    ]
    assert not guarantee_of(RECORD, dice).is_complete


@pytest.mark.parametrize("kind", ["person", "greedy"])
def test_where_no_number_is_there_it_holds_for_nobody(kind: str) -> None:
    record = replace(RECORD, players=(Player(kind, "Ada"), Player("greedy", "Ben")))
    first, *others = said(Dice(HASH, {}), record)
    assert first.startswith("Guaranteed for nobody: ")
    assert len(others) == (kind == "person")
    assert guarantee_of(record, Dice(HASH, {})).is_complete == (kind == "greedy")
