"""Who meets whom: complete and fair."""

from collections import Counter
from itertools import combinations, islice, permutations

import pytest

from dorfplatz.lab.seating import Bots, blocks, fields, orders


def seatings(field: Bots, number: int) -> list[Bots]:
    return [seating for block in islice(blocks([field], "1"), number) for seating in block.seatings]


def test_the_last_bot_named_fills_the_seats_that_are_left() -> None:
    assert fields(["a", "b"], 4) == [("a", "b", "b", "b")]
    assert fields(["a", "b"], 2) == [("a", "b")]


def test_more_names_than_seats_make_every_table_once() -> None:
    names = ["a", "b", "c", "d"]
    assert fields(names, 3) == list(combinations(names, 3))
    assert fields(["a", "b", "a"], 2) == [("a", "b")]


@pytest.mark.parametrize("field", ["ab", "abbb", "aabb", "abc", "abcd", "abcde", "abbbb"])
def test_within_a_block_every_kind_sits_everywhere_equally_often(field: str) -> None:
    for block in islice(blocks([tuple(field)], "1"), 5):
        for kind in set(field):
            counts = {
                sum(bots[seat] == kind for bots in block.seatings) for seat in range(len(field))
            }
            assert len(counts) == 1


@pytest.mark.parametrize("field", ["ab", "abbb", "aabb", "abc", "abcd"])
def test_after_all_orders_every_seating_was_played_equally_often(field: str) -> None:
    rounds = len(orders(tuple(field)))
    counts = Counter(seatings(tuple(field), 2 * rounds))
    assert counts == dict.fromkeys(set(permutations(field)), 2)


def test_fields_take_turns_and_games_are_numbered_on() -> None:
    several = list(islice(blocks(fields(["a", "b", "c"], 2), "1"), 4))
    assert [set(block.seatings[0]) for block in several] == [
        {"a", "b"},
        {"a", "c"},
        {"b", "c"},
        {"a", "b"},
    ]
    assert [block.first_game for block in several] == [0, 2, 4, 6]


def test_the_same_seed_gives_the_same_seatings() -> None:
    field = tuple("abcde")
    assert seatings(field, 30) == seatings(field, 30)
