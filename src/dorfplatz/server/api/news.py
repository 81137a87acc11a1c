"""The lines of a program's stream: each a JSON object whose type says what else it holds."""

from typing import Annotated, Any, Literal

from pydantic import Field, RootModel

from dorfplatz.server.api.models import Choice, Described, EntryShown, ResultShown, Standing


class Line(Described):
    type: str


class _OfTable(Line):
    type: str
    table: str


class TableNews(Standing, _OfTable):
    """How a table stands: when you begin to listen, when you come to a table, when its game begins,
    when somebody else plays a seat, and as numbers for the dice come in. Entries that follow are
    those after its version."""

    type: Literal["table"] = "table"


class EntryNews(EntryShown, _OfTable):
    """Something was added to the record of a table."""

    type: Literal["entry"] = "entry"


class ChoicesNews(_OfTable):
    """It is your turn: send one of these texts as your move, together with the version."""

    type: Literal["choices"] = "choices"
    version: int
    seat: int
    legal: list[Choice]
    position: dict[str, Any]
    seconds: float | None
    """How long you may think before a bot moves for you; null: as long as you like."""


class OverNews(_OfTable):
    """The last line of a table. There is no result if it was closed before its game was over."""

    type: Literal["over"] = "over"
    version: int
    result: ResultShown | None


class Ping(Line):
    """You know everything as it stands. Comes again now and then: if it does not, connect anew."""

    type: Literal["ping"] = "ping"


class News(
    RootModel[
        Annotated[
            TableNews | EntryNews | ChoicesNews | OverNews | Ping, Field(discriminator="type")
        ]
    ]
):
    """A line of the stream."""
