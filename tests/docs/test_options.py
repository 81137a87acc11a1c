"""The options of each game stand in the docs as the game declares them."""

from pathlib import Path
from typing import Final

import pytest

from dorfplatz.core.contract import Option
from dorfplatz.core.text import Message, say
from dorfplatz.games.catalogue import GAMES

PAGE: Final = (Path(__file__).parents[2] / "docs/record-format.md").read_text("utf-8")


def row(game: str, option: Option) -> str:
    """Values are told apart by “or”: a bar would end the cell."""
    written = [*option.values] or [part for part in option.written.split("|") if part]
    values = " or ".join(f"`{value}`" for value in written)
    about = say(option.about) if isinstance(option.about, Message) else option.about.english
    return f"| {game} | `{option.name}` | {values} | {about} |"


@pytest.mark.parametrize("game", GAMES)
def test_the_docs_list_the_options_as_the_game_declares_them(game: str) -> None:
    listed = [line for line in PAGE.splitlines() if line.startswith(f"| {game} | ")]
    assert listed == [row(game, option) for option in GAMES[game].options]


@pytest.mark.parametrize("game", GAMES)
def test_the_first_value_that_an_option_names_is_its_default(game: str) -> None:
    seats = 2
    settled = GAMES[game].settle(seats, {})
    for option in GAMES[game].options:
        first = next(iter(option.values), option.written.split("|")[0])
        assert option.is_file or settled[option.name] == first, option.name
