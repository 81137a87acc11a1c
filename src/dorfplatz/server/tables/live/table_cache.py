"""What many readers of a table need, made once."""

from collections.abc import Callable, Hashable
from typing import Any, TypeVar

Made = TypeVar("Made")


class TableCache:
    """Keeps everything until the next change."""

    def __init__(self) -> None:
        self._made: dict[Hashable, Any] = {}

    def remembered(self, key: Hashable, make: Callable[[], Made]) -> Made:
        if key not in self._made:
            self._made[key] = make()
        made: Made = self._made[key]
        return made

    def table_changed(self, _live: object) -> None:
        self._made.clear()
