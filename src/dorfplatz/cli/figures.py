"""How seats look: a colour, and a shape for those who see no colours."""

from typing import Final

from rich.text import Text as Styled

from dorfplatz.core.seat import Seat

SHAPES: Final = "●■▲◆★"
COLOURS: Final = ("red", "yellow", "green", "blue", "magenta")


def figure(seat: Seat) -> Styled:
    return Styled(SHAPES[seat], style=style(seat))


def style(seat: Seat) -> str:
    return f"bold {COLOURS[seat]}"


def named(seat: Seat, names: tuple[str, ...]) -> Styled:
    return Styled.assemble(figure(seat), " ", names[seat])
