"""The end of a game as pictures: they must add up."""

import pytest

from dorfplatz.core.record import read_all
from dorfplatz.games.catalogue import AnyCourse, course_of
from dorfplatz.server.pages.bohemian.finale import accounts
from dorfplatz.server.pages.charts import HEIGHT, WIDTH, bars, curve
from dorfplatz.showing.bohemian.growth import history
from tests.server.support import RECORDS

GAMES = [
    course_of(record)
    for file in sorted(RECORDS.glob("*.dorf"))
    for record in read_all(file.read_text(encoding="utf-8"))
]


def totals(course: AnyCourse) -> tuple[int, ...]:
    result = course.game.result(course.state)
    assert result is not None
    return tuple(result.totals)


@pytest.mark.parametrize("course", GAMES)
def test_the_sources_add_up_to_the_totals(course: AnyCourse) -> None:
    table = accounts(course)
    columns = zip(*(account.amounts for account in table), strict=True)
    sums = tuple(map(sum, columns))
    assert sums == totals(course)


@pytest.mark.parametrize("course", GAMES)
def test_a_bar_is_made_of_what_was_gained(course: AnyCourse) -> None:
    table = accounts(course)
    drawn = bars(table)
    assert tuple(bar.total for bar in drawn) == totals(course)
    for bar in drawn:
        gained = sum(max(0, account.amounts[bar.seat]) for account in table)
        assert sum(part.amount for part in bar.parts) == gained
        reached = 0
        for part in bar.parts:
            assert part.x == reached
            reached += part.width
        assert reached <= WIDTH
    assert max(part.x + part.width for bar in drawn for part in bar.parts) == WIDTH


@pytest.mark.parametrize("course", GAMES)
def test_the_curve_goes_from_nothing_to_the_totals(course: AnyCourse) -> None:
    drawn = curve(history(course))
    levels = dict(drawn.levels)
    assert [line.seat for line in drawn.lines] == list(range(len(totals(course))))
    for line in drawn.lines:
        first, *_, last = line.points.split(" ")
        assert first == f"0,{levels[0]}"
        assert last == f"{line.end_x},{line.end_y}"
        assert line.end_x == WIDTH
        assert 0 <= line.end_y <= HEIGHT
    best = max(drawn.lines, key=lambda line: totals(course)[line.seat])
    assert best.end_y == min(line.end_y for line in drawn.lines)
