"""A letter for each player."""

import pytest

from dorfplatz.server.pages.player_initials import letters


@pytest.mark.parametrize(
    ("names", "signs"),
    [
        (("Ada", "Ben"), "AB"),
        (("Ada", "Anna"), "AN"),
        (("Ada", "ada"), "AD"),
        (("Al", "Al", "Al"), "AL3"),
        (("Ö", "ö"), "Ö2"),
        (("!?", "–"), "12"),
        (("ßtrudel", "Tom"), "TO"),
        (("Жанна", "京子"), "Ж京"),
    ],
)
def test_everyone_has_a_letter_of_their_own(names: tuple[str, ...], signs: str) -> None:
    found = letters(names)
    assert len({*found}) == len(names)
    assert "".join(found) == signs


def test_a_number_in_a_name_is_not_given_to_another() -> None:
    assert len({*letters(("2nd", "!!"))}) == 2
    assert len({*letters(("34", "?", "!", "–"))}) == 4
