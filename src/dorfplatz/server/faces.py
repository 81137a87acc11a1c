"""The pages of each game."""

from typing import Any, Final, Protocol

from markupsafe import Markup

from dorfplatz.core.refusal import Malformed
from dorfplatz.core.text import Text
from dorfplatz.games.catalogue import AnyCourse, AnyGame
from dorfplatz.server.bohemian.page import BohemianPage
from dorfplatz.server.reader import Public, Reader
from dorfplatz.server.rendering import Fragments


class Face(Protocol):
    """How a game looks on a page."""

    @property
    def template(self) -> str:
        """The template of the table's page."""

    def shared(self, course: Any, public: Public, turns: int, /) -> Fragments:
        """What a move may change on every page, by its id; of the log the last turns."""

    def personal(self, course: Any, reader: Reader, /) -> Fragments:
        """What a move may change on the page of one reader."""

    def layout(self, course: Any, reader: Reader, /) -> dict[str, Any]:
        """What never changes and the page is laid out by."""

    def accounts(self, course: Any, reader: Reader, /) -> Markup:
        """Where everybody's points came from, and what would score now."""

    def explain(self, course: Any, building: str, reader: Reader, /) -> list[str] | None:
        """Sentences about a part of the board; None if there is none."""

    def ends_turn(self, move: Any, /) -> bool:
        """Whether a move only hands over to the next player."""


FACES: Final[dict[str, Face]] = {"bohemian": BohemianPage()}


NO_PAGE: Final = Text(
    "web.no-page",
    "“{game}” cannot be played in the browser yet, but in the terminal: "
    "dorfplatz play --game {game}",
)


def check_has_page(game: AnyGame) -> None:
    if game.name not in FACES:
        raise Malformed(NO_PAGE, game=game.name)


def face_of(course: AnyCourse) -> Face:
    return FACES[course.game.name]
