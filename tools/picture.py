"""Draw the README's picture: a game in the terminal, as a person sees it."""

from io import StringIO
from pathlib import Path
from random import Random

from rich.console import Console
from rich.terminal_theme import TerminalTheme

from dorfplatz.bots.bohemian.greedy import Greedy
from dorfplatz.cli.bohemian.face import BohemianFace
from dorfplatz.cli.screen import Screen
from dorfplatz.core.chance import RandomSource
from dorfplatz.core.record import Player
from dorfplatz.games.bohemian.game import BOHEMIAN
from dorfplatz.games.catalogue import AnyCourse, course_of
from dorfplatz.play.table import Table, new_record

TARGET = Path("docs/images/terminal.svg")
STEPS = 60

PAPER = TerminalTheme(
    (253, 246, 227),
    (60, 56, 54),
    [
        (60, 56, 54), (178, 52, 41), (91, 124, 28), (168, 112, 16),
        (40, 92, 150), (140, 62, 120), (32, 120, 130), (124, 111, 100),
    ],
)  # fmt: skip
"""Warm paper, so that the picture reads well on light and dark pages alike."""

FRAME = """\
<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" role="img"
 aria-label="A game of Bohemian Villages in the terminal">
<style>
.{unique_id}-matrix {{
  font: {char_height}px/{line_height}px "DejaVu Sans Mono", Menlo, Consolas, monospace;
}}
{styles}
</style>
<defs>{lines}</defs>
<rect width="{width}" height="{height}" rx="12" fill="#fdf6e3"/>
<g transform="translate(18, 14)">
{backgrounds}
<g class="{unique_id}-matrix">
{matrix}
</g>
</g>
</svg>
"""
"""The frame around the text, with fonts that every reader has."""


def position() -> AnyCourse:
    """Some way into a game between greedy bots, when it is Ada's turn."""
    players = (Player("person", "Ada"), Player("greedy", "Zdenka"), Player("greedy", "Matěj"))
    course = course_of(new_record(BOHEMIAN, players, {"sides": "ACFGIKNO", "first": "0"}))
    table = Table(course, RandomSource("picture"))
    while len(course.steps) < STEPS or course.actor != 0 or len(course.state.dice) < 4:
        seat = course.actor
        assert isinstance(seat, int)
        move = Greedy().choose(course.state, Random(1))
        table.submit(seat, table.version, BOHEMIAN.write(course.state, move))
    return course


def main() -> None:
    console = Console(record=True, width=92, force_terminal=True, highlight=False, file=StringIO())
    screen, face, course = Screen("en", out=console), BohemianFace(), position()
    console.print(face.position(screen, course))
    console.print()
    console.print(face.choices(screen, course))
    TARGET.write_text(console.export_svg(theme=PAPER, code_format=FRAME, unique_id="d"), "utf-8")
    print(TARGET)


if __name__ == "__main__":
    main()
