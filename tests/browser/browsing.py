"""How a browser is opened, and what it complains about."""

import re
from contextlib import suppress
from typing import Final

from playwright.sync_api import BrowserContext, ConsoleMessage, Error, expect

from tests.waiting import GUARD

ARGUMENTS: Final = [
    "--no-sandbox",
    "--disable-gpu",
    "--in-process-gpu",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
LAPTOP: Final = {"width": 1366, "height": 650}
PHONE: Final = {"width": 360, "height": 740}

PATIENCE: Final = GUARD * 1000
"""Milliseconds until a page must have done what it should."""
expect.set_options(timeout=PATIENCE)

NEXT_TASK: Final = """new Promise((done) => {
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = done;
  port2.postMessage("");
})"""
"""Resolves when the page has done what it had to do before; no test's clock can hold it up."""


class Complaints:
    """Errors and warnings of browsers. Those that a test does not expect make it fail."""

    def __init__(self) -> None:
        self._heard: list[str] = []
        self._expected: list[str] = []

    def expect(self, pattern: str) -> None:
        """Also what has been heard before, and what comes when the test is over."""
        self._expected.append(pattern)

    def hear(self, said: str) -> None:
        self._heard.append(said)

    @property
    def unexpected(self) -> list[str]:
        return [
            said
            for said in self._heard
            if not any(re.search(pattern, said) for pattern in self._expected)
        ]


def listen(context: BrowserContext, complaints: Complaints) -> None:
    """Hear all pages and workers of a context, also those that are still to come."""

    def console(message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            complaints.hear(message.text)

    context.set_default_timeout(PATIENCE)
    context.on("console", console)
    context.on("weberror", lambda error: complaints.hear(str(error.error)))


def hear_out(context: BrowserContext) -> None:
    """Wait until all pages have said what they have to say; they need scripts for that."""
    for page in context.pages:
        with suppress(Error):  # it is about to leave for another address
            page.evaluate(NEXT_TASK)
