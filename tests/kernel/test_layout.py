"""A position becomes a row of numbers and comes back as it was."""

from random import Random

from dorfplatz.games.bohemian.kernel import layout
from tests.kernel.disagreement import agree
from tests.kernel.games import cardboard
from tests.kernel.mirror import Mirror
from tests.kernel.side_by_side import FIELDS
from tests.kernel.starts import random_start


def test_every_number_of_a_row_is_what_the_position_says() -> None:
    for number in range(100):
        start = random_start(Random(number), cardboard("layout", number // 10), short=0.5)
        row = layout.pack(start)
        agree("row", Mirror(start).row(start), row.tolist())
        agree("position", start, layout.unpack(row, start))


def test_fields_follow_each_other_and_a_row_is_a_whole_number_of_words() -> None:
    begins = [getattr(layout, field) for field in FIELDS]
    assert begins == sorted(set(begins))
    assert begins[0] == 0
    assert layout.SIZE % 4 == 0
    assert layout.OWNER + layout.PLACES <= layout.SIZE
