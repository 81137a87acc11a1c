"""When the kernel does something else than the rules."""

from typing import Any


class Disagreement(AssertionError):
    """Says in a word or two what differs, and how."""

    def __init__(self, what: str, rules: Any, kernel: Any) -> None:
        super().__init__(f"{what}: {rules} by the rules, {kernel} by the kernel")
        self.what = what


def agree(what: str, rules: object, kernel: object) -> None:
    if rules != kernel:
        raise Disagreement(what, rules, kernel)
