"""What programs may ask for, as JSON. OpenAPI describes it in the same words."""

from typing import Annotated

from fastapi import Path
from pydantic import Field

from dorfplatz.core.record import NAME_AT_MOST
from dorfplatz.games.catalogue import DEFAULT
from dorfplatz.server.api.models import Described
from dorfplatz.server.tables.new_tables import TURN_AT_LEAST, TURN_AT_MOST

Name = Annotated[str, Field(min_length=1, max_length=NAME_AT_MOST)]
Short = Annotated[str, Field(max_length=40)]
SeatNumber = Annotated[int, Path(ge=0, le=8)]
Version = Annotated[int, Field(ge=0, le=1_000_000)]
TurnSeconds = Annotated[int, Field(ge=TURN_AT_LEAST, le=TURN_AT_MOST)] | None
Round = Annotated[int, Field(ge=1, le=1_000_000)]
Digits = Annotated[str, Field(pattern="^[0-9a-f]{64}$")]


class NewProgram(Described):
    name: Name


class SeatWish(Described):
    """kind: “person” (you), “open” (whoever comes), or the name of a bot. Seats that the rules of a
    game play themselves need not be named."""

    kind: Short
    name: Short = ""
    adds_number: bool = False
    """Whether you will add a number of your own to the dice before the game begins."""


Wishes = Annotated[list[SeatWish], Field(min_length=1, max_length=9)]


class NewTable(Described):
    game: Short = DEFAULT
    seats: Wishes
    options: dict[Short, Annotated[str, Field(max_length=65536)]] = Field(default_factory=dict)
    listed: bool = False
    hints: bool = True
    """Whether people may ask what a strong bot would do."""
    turn_seconds: TurnSeconds = None
    """For a turn, after which a bot makes it; null: no limit."""


class Fork(Described):
    """A new table that begins with a position of another one; a wish for each of its seats."""

    version: Version
    seats: Wishes
    listed: bool = False
    hints: bool = True
    """Stay forbidden while the game that it branches off forbids them and still goes on."""
    turn_seconds: TurnSeconds = None
    """For a turn, after which a bot makes it; null: no limit."""


class RecordText(Described):
    record: Annotated[str, Field(max_length=131_072)]
    """As text, of at most 3000 entries; the whole request may have 128 KB."""


class Sitting(Described):
    name: Name
    adds_number: bool = False
    """Whether you will add a number of your own to the dice before the game begins."""


class Substitute(Described):
    bot: Short = ""
    """Which bot plays, if the seat is yours; if nobody says, one that is always there."""


class Move(Described):
    version: Version
    move: Annotated[str, Field(max_length=200)]


class Undo(Described):
    version: Version


class Closing(Described):
    wish: bool = True
    """False takes an earlier wish back."""


class Seal(Described):
    round: Round
    seal: Digits
    """The SHA-256 of the 32 bytes of your number."""


class Number(Described):
    round: Round
    number: Digits
    """32 bytes that nobody can guess."""


class NewRound(Described):
    round: Round
