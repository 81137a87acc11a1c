"""How fast the bots at a table should move, as its people wish."""

from dorfplatz.server.http.visitors import PACES, USUAL, Visitor


class BotPace:
    def __init__(self) -> None:
        self._wishes: dict[str, str] = {}

    def wish(self, visitor: Visitor) -> None:
        """As their preferences say by now."""
        self._wishes[visitor.id] = visitor.pace if visitor.pace in PACES else USUAL

    @property
    def slowest(self) -> str:
        """Of all wishes: nobody should miss what a bot does."""
        return max(self._wishes.values(), key=PACES.index, default=USUAL)
