"""What both browsers understand: the commands of WebDriver, by the names that Marionette uses."""

from typing import Any, Protocol

ELEMENT = "element-6066-11e4-a52e-4f735466cecf"
"""The key under which WebDriver hands over an element."""


class Wire(Protocol):
    def ask(self, command: str, **parameters: Any) -> Any:
        """Give a command, and wait for its result."""


class CommandFailed(Exception):
    """The browser could not do it."""

    def __init__(self, error: str, message: str) -> None:
        super().__init__(f"{error}: {message}")
        self.error = error
