"""A browser that tests drive. Both are driven in the same way, so each test is written once."""

import base64
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

from tests.other_browsers.consoles import Console
from tests.other_browsers.wire import ELEMENT, CommandFailed, Wire
from tests.waiting import wait_until

AMID_LOADING: Final = {"javascript error", "no such element", "stale element reference"}
MIDDLE: Final = """(({ x, y, width, height }) => [x + width / 2, y + height / 2].map(Math.round))(
  document.querySelector(arguments[0]).getBoundingClientRect()
)"""


class Browser:
    def __init__(self, name: str, wire: Wire, console: Console) -> None:
        self.name = name
        self._wire = wire
        self._console = console

    def goto(self, address: str) -> None:
        self._wire.ask("Navigate", url=address)

    def reload(self) -> None:
        self._wire.ask("Refresh")

    def back(self) -> None:
        self._wire.ask("Back")

    def forget_visitor(self) -> None:
        self._wire.ask("DeleteAllCookies")

    def evaluate(self, expression: str, *arguments: Any) -> Any:
        self._console.listen(self._run)
        return self._run(f"return {expression}", *arguments)

    def click(self, selector: str) -> None:
        """On what is there now: what was found may just have been replaced by its like."""

        def click() -> bool:
            self._wire.ask("ElementClick", id=self._find(selector))
            return True

        wait_until(lambda: _unless_loading(click), f"a click on {selector}")

    def point_and_click(self, selector: str) -> None:
        """In the middle of something, whatever is drawn there on top of it."""
        x, y = self.evaluate(MIDDLE, selector)
        move = {"type": "pointerMove", "duration": 0, "x": x, "y": y}
        press, release = ({"type": f"pointer{each}", "button": 0} for each in ("Down", "Up"))
        mouse = {"type": "pointer", "id": "mouse", "actions": [move, press, release]}
        self._wire.ask("PerformActions", actions=[mouse])

    def count(self, selector: str) -> int:
        return int(self.evaluate("document.querySelectorAll(arguments[0]).length", selector))

    def wait_until(self, expression: str, *arguments: Any) -> None:
        """Until something is so on this page, or on one that comes after it."""
        wait_until(
            lambda: _unless_loading(lambda: self.evaluate(expression, *arguments)),
            f"{expression} {arguments}",
        )

    def wait_for(self, selector: str) -> None:
        self.wait_until("document.querySelector(arguments[0]) !== null", selector)

    def screenshot(self, file: Path) -> None:
        file.write_bytes(base64.b64decode(self._wire.ask("TakeScreenshot", full=False)))

    def complaints(self) -> list[str]:
        """Errors and warnings on the console since last asked."""
        return self._console.complaints(self._run)

    def resize(self, width: int, height: int) -> None:
        """What is seen of the page; the window is larger."""
        outer = self.evaluate("[outerWidth - innerWidth, outerHeight - innerHeight]")
        self._wire.ask("SetWindowRect", x=0, y=0, width=width + outer[0], height=height + outer[1])
        self.wait_until(
            "innerWidth === arguments[0] && innerHeight === arguments[1]", width, height
        )

    def _run(self, script: str, *arguments: Any) -> Any:
        return self._wire.ask("ExecuteScript", script=script, args=arguments)

    def _find(self, selector: str) -> str:
        found = self._wire.ask("FindElement", using="css selector", value=selector)
        return str(found[ELEMENT])


def _unless_loading(do: Callable[[], Any]) -> Any:
    """Nothing comes of it while the page is just being replaced by another."""
    try:
        return do()
    except CommandFailed as failed:
        if failed.error in AMID_LOADING:
            return None
        raise
