"""How long a click takes at a table of Hamlet: from the click until the page shows what came of it.

Run it with `python -m bench.clicks` on a machine that does nothing else.
"""

from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from typing import Final

from playwright.sync_api import sync_playwright

from tests.browser.browsing import ARGUMENTS, LAPTOP
from tests.browser.chromium import chromium
from tests.browser.hamlet import Villager
from tests.browser.player import Player
from tests.browser.prepared import in_round, store
from tests.browser.serving import serving
from tests.browser.tables import hamlet

TABLE: Final = hamlet("hurrying", in_round(6), choices="fixed")
CLICKS: Final = 30
PAUSE: Final = 150
"""Milliseconds between clicks."""
PRESSES: Final = {"produce": '#choices button[value^="produce"]', "undo": "button[form=undo]"}

SOON: Final = """() => new Promise((done) => {
  const field = document.querySelector("#act [name=version]"), before = field.value;
  const button = document.querySelector(document.body.dataset.presses);
  const began = performance.now();
  const look = () => field.value === before ? setTimeout(look, 1) : done(performance.now() - began);
  button.click();
  look();
})"""
"""Milliseconds from a click until the page shows what came of it."""


def measured(villager: Villager) -> dict[str, list[float]]:
    times: dict[str, list[float]] = {name: [] for name in PRESSES}
    for _ in range(CLICKS):
        for name, presses in PRESSES.items():
            villager.page.evaluate("what => { document.body.dataset.presses = what }", presses)
            times[name].append(villager.page.evaluate(SOON))
            villager.page.wait_for_timeout(PAUSE)
    return times


def main() -> None:
    with TemporaryDirectory() as folder, serving(Path(folder)) as server:
        store(server.database, (TABLE,))
        server.start()
        with sync_playwright() as playwright:
            browser = playwright.chromium.launch(executable_path=chromium(), args=ARGUMENTS)
            page = browser.new_page(viewport=LAPTOP)  # type: ignore[arg-type]
            times = measured(Villager(Player(page, server.address), TABLE))
            browser.close()
    for name, each in times.items():
        print(f"{name}: median {median(each):.0f} ms, slowest {max(each):.0f} ms")


if __name__ == "__main__":
    main()
