"""Botrik's board, and where he is in his turn."""

from dataclasses import dataclass, field
from enum import Enum

from dorfplatz.games.hamlet.moves import Action, Colour


class Stage(Enum):
    """What Botrik does next."""

    HIRE = "hire"
    ORDER = "order"
    SELL = "sell"
    MARKER = "marker"
    ROW = "row"
    WALK = "walk"


@dataclass(slots=True)
class Automa:
    """Botrik's board and where he is in his turn."""

    row: tuple[Action, ...] = ()
    bowl: dict[Colour, int] = field(default_factory=dict)
    is_open: bool = True
    """His support tile shows its open side."""
    is_paid: bool = False
    """He got his gold of this turn."""
    is_first: bool = True
    """This is his first villager of the turn."""
    has_failed_to_hire: bool = False
    """With this villager."""
    stage: Stage = Stage.HIRE
    drawn: Colour | None = None
    """The marker that led to the row."""
    tried: tuple[Action, ...] = ()
    """In the row, with this villager, in vain."""
    acted: Action | None = None
    """What succeeded there."""
    aim: str = ""
    """Where a villager goes now."""
    answers: tuple[str, ...] = ()
    """What the person has decided for him since the stage began."""
    told: int = 0
    """How much of his thoughts since then has been told."""

    def copy(self) -> "Automa":
        return Automa(
            self.row,
            self.bowl.copy(),
            self.is_open,
            self.is_paid,
            self.is_first,
            self.has_failed_to_hire,
            self.stage,
            self.drawn,
            self.tried,
            self.acted,
            self.aim,
            self.answers,
            self.told,
        )
