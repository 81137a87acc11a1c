"""The villages and their houses, in words."""

from dataclasses import replace

from dorfplatz.games.catalogue import AnyCourse, course_of
from dorfplatz.locale import LANGUAGES
from dorfplatz.server.pages.bohemian.figures import whereabouts
from dorfplatz.server.pages.bohemian.houses import House, Village, villages
from dorfplatz.server.translator import Translator
from tests.server.support import finished


def houses(course: AnyCourse, code: str = "en") -> dict[str, House]:
    return {house.id: house for village in shown(course, code) for house in village.houses}


def shown(course: AnyCourse, code: str = "en") -> tuple[Village, ...]:
    return villages(course, Translator(code, course.names), whereabouts(course).houses)


def midgame(name: str = "no-figures-3-seats") -> AnyCourse:
    record = finished(name)
    return course_of(replace(record, entries=record.entries[: len(record.entries) * 2 // 3]))


def test_every_house_says_who_lives_there() -> None:
    course = midgame()
    state = course.state
    for building, owner in zip(state.board.buildings, state.occupants, strict=True):
        house = houses(course)[building.id]
        assert house.owner == owner
        assert house.owner_name == ("" if owner is None else course.names[owner])
        assert (": free." in house.says) == (owner is None)
        if owner is not None:
            assert f": {course.names[owner]} lives here." in house.says
        assert (f"Worth {house.value}." in house.says) == bool(building.value)
        assert ("The inn is active." in house.says) == house.active
        assert house.says.startswith(f"{building.kind.value} ")


def test_houses_speak_every_language() -> None:
    course = midgame()
    spoken = [houses(course, code) for code in LANGUAGES]
    for building in spoken[0]:
        assert len({each[building].says for each in spoken}) == len(LANGUAGES)


def test_houses_of_two_tables_do_not_get_mixed_up() -> None:
    """They are remembered by what they show."""
    course = midgame()
    other = course_of(
        replace(
            course.record,
            players=tuple(
                replace(player, name=f"{player.name} II") for player in course.record.players
            ),
        )
    )
    mine, theirs = houses(course), houses(other)
    for building, house in mine.items():
        if house.owner is not None:
            assert theirs[building].owner_name == f"{house.owner_name} II"
            assert " II lives here." in theirs[building].says
            assert " II " not in house.says


def test_the_villages_are_those_on_the_table() -> None:
    course = midgame()
    found = shown(course)
    assert [village.letter for village in found] == [
        side.letter for side in course.state.board.sides
    ]
    assert sum(len(village.houses) for village in found) == len(course.state.board.buildings)
