"""Small things side by side, none broken across lines."""

from collections.abc import Iterable

from rich.text import Text as Styled


def filled(parts: Iterable[Styled | str], room: int, gap: str = "   ") -> Styled:
    """The parts in as many lines as they need."""
    lines = [Styled()]
    for part in parts:
        if lines[-1] and lines[-1].cell_len + Styled.assemble(part).cell_len > room:
            lines.append(Styled())
        lines[-1].append_text(Styled.assemble(part, gap))
    return Styled("\n").join(lines)
