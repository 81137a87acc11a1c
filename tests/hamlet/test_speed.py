"""Botrik does not keep anyone waiting."""

from bench.botrik import AT_MOST, turns_of


def test_botriks_whole_turn_stays_under_the_limit_to_the_end_of_a_long_game() -> None:
    turns = list(turns_of(seed=11))
    assert len(turns) > 25
    assert max(turns) < AT_MOST
