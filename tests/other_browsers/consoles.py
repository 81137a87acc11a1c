"""What pages complain about on their consoles: errors, warnings, rejections nobody handles."""

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final, Protocol

from tests.waiting import wait_until

Script = Callable[..., Any]
"""Runs a script in the page with arguments."""

HOOK: Final = """
if (window.isHeard) return;
window.isHeard = true;
const note = (what) => {
  const noted = JSON.parse(sessionStorage.getItem("complaints") ?? "[]");
  sessionStorage.setItem("complaints", JSON.stringify([...noted, String(what)]));
};
addEventListener("error", (event) => note(event.message ?? `${event.target.src} failed`), true);
addEventListener("unhandledrejection", (event) => note(event.reason));
addEventListener("securitypolicyviolation", (event) => note(event.violatedDirective));
for (const level of ["error", "warn"]) {
  const say = console[level];
  console[level] = (...all) => { note(all.join(" ")); say.apply(console, all); };
}
let leaves = false;
addEventListener("pagehide", () => { leaves = true; });
const scripts = [...document.querySelectorAll("script[type=module]")];
return Promise.all(scripts.map((each) => import(each.src).catch((fault) => leaves || note(fault))))
  .then(() => true);
"""
"""A module that failed before the hook was there fails again when it is imported."""
TAKE: Final = """
const noted = JSON.parse(sessionStorage.getItem("complaints") ?? "[]");
sessionStorage.removeItem("complaints");
return noted;
"""


class Console(Protocol):
    def listen(self, run: Script) -> None:
        """To the page that is open now."""

    def complaints(self, run: Script) -> list[str]:
        """All since last asked."""


class WrittenConsole:
    """The browser writes its consoles to its output."""

    def __init__(self, said: Path, complaint: re.Pattern[str]) -> None:
        self._said = said
        self._complaint = complaint
        self._seen = 0

    def listen(self, run: Script) -> None:
        pass

    def complaints(self, run: Script) -> list[str]:
        """What the page says last comes after all the others."""
        marker = f"all before {self._seen} were seen"
        run("console.error(arguments[0])", marker)
        wait_until(lambda: marker in self._read(), "the last line of the console")
        new = self._complaint.findall(self._read())[self._seen :]
        self._seen += len(new)
        return [each for each in new if marker not in each]

    def _read(self) -> str:
        return self._said.read_text("utf-8", "replace")


class HookedConsole:
    """The browser keeps its consoles to itself, so the page notes what it hears. Notes outlive a
    page that is loaded anew."""

    def listen(self, run: Script) -> None:
        run(HOOK)

    def complaints(self, run: Script) -> list[str]:
        return list(run(TAKE))
