"""What a program knows of a table from its stream, and what it should."""

from tests.server.api.hearing import Hearing
from tests.server.support import Json, lines


class Listening:
    """What a program was told of a table."""

    def __init__(self, stream: Hearing, table: str) -> None:
        self._stream = stream
        self._table = table
        self._told: list[Json] = []

    def knows(self, shown: Json) -> bool:
        """Whether it knows how the table stands, and that it is to choose if it is."""
        self._told += [each for each in self._stream.so_far() if each.get("table") == self._table]
        standing = self._last("table")
        if (
            not standing
            or standing["seats"] != shown["seats"]
            or self._version() != shown["version"]
        ):
            return False
        if shown["over"] or shown["closed"]:
            return bool(self._last("over"))
        return not is_to_move(shown) or self._last("choices").get("legal") == shown["legal"]

    def check(self, record: str) -> None:
        """Every entry since it began to listen, each once and in order."""
        entries = [each for each in self._told if each["type"] == "entry"]
        versions = [each["version"] for each in entries]
        assert versions == [*range(versions[0], versions[0] + len(versions))] if versions else True
        assert [each["line"] for each in entries] == [lines(record)[at - 1] for at in versions]

    async def close(self) -> None:
        await self._stream.close()

    def _last(self, kind: str) -> Json:
        return next((each for each in reversed(self._told) if each["type"] == kind), {})

    def _version(self) -> int:
        return max((each["version"] for each in self._told), default=-1)


def is_to_move(shown: Json) -> bool:
    if shown["actor"] is None:
        return False
    seat = shown["seats"][shown["actor"]]
    return bool(seat["mine"] and seat["kind"] == "person")
