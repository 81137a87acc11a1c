"""Values of the rules as plain JSON values, for programs."""

import re
from dataclasses import fields, is_dataclass
from enum import Enum
from typing import Any


def as_json(
    value: Any, *, leaving_out: tuple[str, ...] = (), as_text: tuple[type, ...] = ()
) -> Any:
    """Dataclasses become objects by their fields, tuples lists, and enums their values; some are
    shown as the text they print."""
    match value:
        case _ if isinstance(value, as_text):
            return str(value)
        case Enum():
            return value.value
        case tuple():
            return [as_json(part, as_text=as_text) for part in value]
        case _ if is_dataclass(value):
            names = (field.name for field in fields(value) if field.name not in leaving_out)
            return {name: as_json(getattr(value, name), as_text=as_text) for name in names}
        case _:
            return value


def snake_case(name: str) -> str:
    """MovedIn as moved_in."""
    return re.sub("(?<!^)(?=[A-Z])", "_", name).lower()
