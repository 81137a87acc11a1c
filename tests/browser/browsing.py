"""How a browser is opened, and what it complains about."""

from typing import Final

from playwright.sync_api import BrowserContext

ARGUMENTS: Final = [
    "--no-sandbox",
    "--disable-gpu",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
LAPTOP: Final = {"width": 1366, "height": 650}
PHONE: Final = {"width": 360, "height": 740}

PATIENCE: Final = 15_000
"""Milliseconds until a page must have done what it should."""


def listen(context: BrowserContext, complaints: list[str]) -> None:
    """Note errors and warnings of all pages, also those that are still to come."""
    context.set_default_timeout(PATIENCE)
    context.on(
        "console",
        lambda said: complaints.append(said.text) if said.type in ("error", "warning") else None,
    )
    context.on("weberror", lambda error: complaints.append(str(error.error)))
