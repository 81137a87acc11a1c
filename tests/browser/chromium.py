"""Where a Chromium is. Run as a program it installs one if it can, or says in one sentence what to
install."""

import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Final

from playwright.sync_api import sync_playwright

from tests.debian import install

SHELL: Final = "chromium-headless-shell"
"""Chromium without windows, which opens a page for a new visitor in a third of the time."""
NAMES: Final = (SHELL, "chromium", "chromium-browser", "google-chrome", "google-chrome-stable")


def chromium() -> str | None:
    """The one that CHROMIUM names, one of the system's, or Playwright's own."""
    named = os.environ.get("CHROMIUM")
    if named:
        return named
    found = next(filter(None, map(shutil.which, NAMES)), None)
    if found is None:
        with sync_playwright() as playwright:
            own = playwright.chromium.executable_path
        found = own if Path(own).exists() else None
    return found


def main() -> None:
    if not os.environ.get("CHROMIUM") and shutil.which(SHELL) is None:
        install(SHELL)
    if chromium() is None:
        _from_playwright()
    if chromium() is None:
        sys.exit(f"The browser tests need Chromium; on Debian: apt install {SHELL}")


def _from_playwright() -> None:
    command = [sys.executable, "-m", "playwright", "install", "chromium"]
    subprocess.run(command, check=False, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)


if __name__ == "__main__":
    main()
