"""Which wooden figure stands where."""

from collections import Counter
from dataclasses import replace

import pytest

from dorfplatz.games.catalogue import course_of
from dorfplatz.server.pages.bohemian.figures import whereabouts
from tests.server.support import finished


@pytest.mark.parametrize(
    "name", ["no-figures-2-seats", "no-figures-5-seats", "with-undo", "bank-empty-by-flour"]
)
def test_every_figure_is_in_one_place_and_belongs_to_whoever_lives_there(name: str) -> None:
    record = finished(name)
    course = course_of(replace(record, entries=()))
    for entry in record.entries:
        course.add(entry)
        state, places = course.state, whereabouts(course)
        living = {
            building.id: owner
            for building, owner in zip(state.board.buildings, state.occupants, strict=True)
            if owner is not None
        }
        assert places.houses.keys() == living.keys()
        for building, figure in places.houses.items():
            assert figure.startswith(f"{living[building]}-")
        assert all(count == 1 for count in Counter(places.houses.values()).values())
        for seat, next_out in enumerate(places.hands):
            assert bool(next_out) == bool(state.figures[seat])
            assert next_out not in places.houses.values()


def test_a_figure_that_moves_in_is_the_one_that_left_the_hand() -> None:
    record = finished("no-figures-3-seats")
    course = course_of(replace(record, entries=()))
    for entry in record.entries:
        before = whereabouts(course)
        course.add(entry)
        after = whereabouts(course)
        for building in after.houses.keys() - before.houses.keys():
            assert after.houses[building] in before.hands
