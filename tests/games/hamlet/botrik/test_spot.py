"""Build a place: how the tile is laid against its neighbour."""

import pytest

from dorfplatz.games.hamlet.botrik import laying
from dorfplatz.games.hamlet.botrik.mind import Mind, Undecided
from dorfplatz.games.hamlet.kinds import Segment
from dorfplatz.games.hamlet.land.village import Contact
from dorfplatz.games.hamlet.reasons import Question, Weighed
from tests.games.hamlet.botrik.comb import comb, hexagon
from tests.games.hamlet.botrik.situations import found

CHURCH = "church"


def laid(sides: str, cells: dict[str, str]) -> tuple[list[str], tuple[Contact, ...]]:
    """The priorities that decided, and what a hexagon touches then; nobody is asked."""
    state, tile = comb(cells, choices="fixed"), hexagon(sides)
    mind = Mind(state)
    _, spot = laying.choose(state, mind, tile)
    by = [step.by.value for step in found(mind.thoughts, Weighed)[-1].steps]
    return by, state.village.touching(tile.walk, spot)


def kinds(contacts: tuple[Contact, ...]) -> list[tuple[str, str]]:
    return sorted((one.own.value, one.other.value) for one in contacts)


def test_roads_meet_if_that_is_possible() -> None:
    by, contacts = laid("rfffff", {CHURCH: "0,0 rfffff"})
    assert by == ["road-meets"]
    assert kinds(contacts) == [("road", "road")]


def test_even_where_more_segments_would_be_alike_without_a_road() -> None:
    """Between the two places forest would meet forest twice."""
    _, contacts = laid("rfffff", {CHURCH: "0,0 rfffff", "other": "1,0 ffffff"})
    assert kinds(contacts) == [("road", "road")]


def test_otherwise_forest_meets_forest_or_rock_rock() -> None:
    by, contacts = laid("mmmmmm", {CHURCH: "0,0 fffffm"})
    assert by == ["fits"]
    assert kinds(contacts) == [("rock", "rock")]


def test_forest_meets_rock_only_as_a_last_resort() -> None:
    by, contacts = laid("ffffff", {CHURCH: "0,0 mmmmmm"})
    assert by == []
    assert kinds(contacts) == [("forest", "rock")]


def test_of_the_ways_that_fit_he_takes_the_one_with_most_segments_alike() -> None:
    by, contacts = laid("ffffff", {CHURCH: "0,0 ffffff", "other": "1,0 ffffff"})
    assert by == ["most-alike"]
    assert kinds(contacts) == [("forest", "forest")] * 2


def test_most_segments_alike_counts_after_roads_too() -> None:
    """Two cells let a road meet the Church's; at one of them forest meets forest as well."""
    cells = {CHURCH: "0,0 frfrff", "other": "-1,1 ffffff"}
    by, contacts = laid("rfffff", cells)
    assert by == ["road-meets", "most-alike"]
    assert kinds(contacts) == [("forest", "forest"), ("road", "road")]


def test_at_least_one_segment_is_alike_at_the_neighbour_itself() -> None:
    """Beside the Church's rock it could touch forest of two other places."""
    cells = {CHURCH: "0,0 mfmmmm", "other": "1,0 ffffff", "third": "1,1 ffffff"}
    _, contacts = laid("ffffff", cells)
    assert any(one.place == CHURCH and one.is_alike for one in contacts)


def test_if_several_ways_are_left_the_person_chooses() -> None:
    state = comb({CHURCH: "0,0 ffffff"})
    with pytest.raises(Undecided) as caught:
        laying.choose(state, Mind(state), hexagon("ffffff"))
    assert caught.value.question is Question.SPOT
    assert len(caught.value.answers) == 6


def test_a_road_never_meets_forest_or_rock() -> None:
    state = comb({CHURCH: "0,0 rfmfmf"})
    for _, contacts in state.village.spots_for(hexagon("rfmfmf")):
        for one in contacts:
            assert (one.own is Segment.ROAD) == (one.other is Segment.ROAD)
