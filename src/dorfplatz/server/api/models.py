"""What programs are told, as JSON. OpenAPI describes it in the same words."""

from typing import Any

from pydantic import BaseModel, ConfigDict


class Described(BaseModel):
    """What is written below a field here is written there too."""

    model_config = ConfigDict(
        use_attribute_docstrings=True, json_schema_serialization_defaults_required=True
    )


class Problem(Described):
    """Why not: a code for programs, a sentence for people. Nothing has changed."""

    code: str
    sentence: str


class Identity(Described):
    """Send the token as “Authorization: Bearer …”."""

    token: str


class Done(Described):
    version: int


class DroppedShown(Described):
    """A number that was sealed and then left out. For its owner these dice are not guaranteed."""

    seat: int
    round: int
    """In which it was sealed."""
    seal: str


class DiceShown(Described):
    """The dice before a game begins. Everybody who is awaited gives the seal of their number; when
    all have, the numbers themselves."""

    hash: str
    """The SHA-256 of the server’s secret, which is shown when nothing more is played."""
    round: int
    opening: bool
    """Whether numbers are awaited, no longer seals."""
    awaited: list[int]
    """The seats whose seal, or number, is still to come."""
    seals: dict[int, str]
    """What was given so far, by seat. Keep them, and open your number only when all are there: in
    the end every number in the record must have the hash that was its seal, and every seal that you
    saw when you opened yours must have its number there."""
    dropped: list[DroppedShown]
    """Numbers of earlier rounds that were left out; the record will tell of them."""


class SeatShown(Described):
    """kind: “person” (programs too), “open”, or the bot that plays at the moment."""

    kind: str
    name: str
    mine: bool
    closes: bool
    """Whether its people want to close the table."""


class Choice(Described):
    text: str
    """What to send as a move."""
    move: dict[str, Any]


class ResultShown(Described):
    """How a game ended. Of each seat: what it scored, and for what."""

    reason: str
    totals: list[int]
    winners: list[int]
    parts: list[dict[str, int]]


class PositionShown(Described):
    """A position. The version is the length of the record that leads to it. Who acts is a seat, or
    null before the game begins, when it is over, and while chance is to act."""

    version: int
    actor: int | None
    setup: dict[str, Any] | None
    position: dict[str, Any] | None


class PastPosition(PositionShown):
    legal: list[Choice]
    result: ResultShown | None


class Standing(PositionShown):
    """A table as it is. Moves answer to its version."""

    game: str
    begun: bool
    over: bool
    closed: bool
    """Nothing more is played, though the game may not be over."""
    seats: list[SeatShown]
    dice: DiceShown | None
    """Null once the game has begun: then its record tells."""
    turn_seconds: int | None
    next: str | None
    """The table of the rematch."""


class TableShown(Standing):
    id: str
    legal: list[Choice]
    result: ResultShown | None


class TableInList(Described):
    id: str
    game: str
    names: list[str]
    """Empty for an open seat."""
    begun: bool
    over: bool
    closed: bool


class EntryShown(Described):
    """A line of the record, and what it caused. There is no move where a player changes or a move
    is taken back."""

    version: int
    """The length of the record with this line."""
    line: str
    move: dict[str, Any] | None
    events: list[dict[str, Any]]
