"""What many readers of a table need, made once."""

from collections.abc import Callable, Hashable
from typing import Any, TypeVar

Made = TypeVar("Made")


class TableCache:
    """Keeps everything until the next change."""

    def __init__(self) -> None:
        self._made: dict[Hashable, Any] = {}

    def remembered(self, key: Hashable, make: Callable[[], Made]) -> Made:
        """If it takes so long that the table changes meanwhile, it is not kept."""
        kept = self._made
        if key not in kept:
            kept[key] = make()
        made: Made = kept[key]
        return made

    def table_changed(self, _live: object) -> None:
        self._made = {}
