"""Refusals: a code for programs and a sentence for people."""

import pickle

import pytest

from dorfplatz.core.refusal import Illegal, Malformed, NotYourTurn, Refusal, Stale
from dorfplatz.core.seat import Seat
from dorfplatz.core.text import Text, Who, say

KEPT = Text("refusal.kept", "{owner} keeps {building}.")
MILL = Text("test.mill", "the mill")


@pytest.mark.parametrize("kind", [Malformed, NotYourTurn, Illegal, Stale])
def test_every_kind_of_refusal_has_a_code_and_a_sentence(kind: type[Refusal]) -> None:
    refusal = kind(KEPT, owner=Who(Seat(1)), building=MILL)
    assert isinstance(refusal, Refusal)
    assert refusal.code == "refusal.kept"
    assert str(refusal) == "Player 2 keeps the mill."


def test_a_refusal_can_be_said_with_names() -> None:
    refusal = Illegal(KEPT, owner=Who(Seat(1)), building=MILL)
    assert say(refusal.message, names=("Ada", "Zdenka")) == "Zdenka keeps the mill."


def test_a_refusal_keeps_its_facts() -> None:
    refusal = Illegal(KEPT, owner=Who(Seat(1)), building=MILL)
    assert refusal.message.facts == {"owner": Who(Seat(1)), "building": MILL}


def test_a_refusal_travels_between_processes() -> None:
    refusal = Illegal(Text("some.rule", "No {thing}."), thing="luck").placed(
        Text("some.place", "{where}: {problem}"), where="here"
    )
    again = pickle.loads(pickle.dumps(refusal))
    assert (type(again), str(again), again.code) == (Illegal, "here: No luck.", "some.rule")
