"""Somebody at one of these browsers: what people do at a table, and how it is seen to be done."""

from typing import Final

from tests.browser.player import MY_TURN, SHOWS
from tests.browser.prepared import Prepared
from tests.other_browsers.driven import Browser

IS_ALIVE: Final = (
    "document.readyState === 'complete' && document.querySelector('#choices') !== null"
)
PLACEMENT: Final = "#choices button[data-house]:not(:disabled)"
HOUSE: Final = ".spot.reach > a"
WAY: Final = "#ways[open] .buttons button"
END: Final = "main button[value=end]"

ON_ANOTHER_DEVICE: Final = f"""(async (address) => {{
  const answer = await fetch(address);
  const page = new DOMParser().parseFromString(await answer.text(), "text/html");
  const form = new URLSearchParams(new FormData(page.querySelector("#act")));
  form.append("move", page.querySelector("{PLACEMENT}").value);
  return (await fetch(`${{address}}move`, {{ method: "POST", body: form }})).ok;
}})(arguments[0])"""


class Visitor:
    def __init__(self, browser: Browser, home: str) -> None:
        self.browser = browser
        self.home = home

    def opens(self, page: str) -> None:
        self.browser.goto(self.home + page)

    def takes(self, table: Prepared) -> None:
        """The first seat by its personal link."""
        self.opens(f"seat/{table.key(0)}/")
        self.browser.click("main .go")
        self.browser.wait_until(IS_ALIVE)

    def watches(self, table: Prepared) -> None:
        self.opens(f"tables/{table.id}/")

    def reloads(self) -> None:
        self.browser.reload()
        self.browser.wait_until(IS_ALIVE)

    def moves_on_another_device(self, table: Prepared) -> None:
        """The first placement, while this browser shows another page."""
        assert self.browser.evaluate(ON_ANOTHER_DEVICE, f"{self.home}tables/{table.id}/")

    @property
    def version(self) -> int:
        return int(self.browser.evaluate("document.querySelector('#main').dataset.version"))

    def waits_for(self, version: int) -> None:
        self.browser.wait_until(f"({SHOWS})(arguments[0])", version)

    def waits_for_turn(self, version: int = 0) -> None:
        self.browser.wait_until(f"({MY_TURN})(arguments[0])", version)

    def does(self, selector: str) -> None:
        """Click, and wait until the page shows what came of it."""
        before = self.version
        self.browser.click(selector)
        self.waits_for(before + 1)

    def moves_into_a_house(self) -> None:
        """By its picture; if several sets of dice reach it, with the first."""
        before = self.version
        self.browser.click(HOUSE)
        if self.browser.count(WAY):
            self.browser.click(WAY)
        self.waits_for(before + 1)

    def takes_a_turn(self) -> None:
        """Make a move if there is one, end the turn, and wait for the next."""
        if self.browser.count(HOUSE):
            self.moves_into_a_house()
        elif not self.browser.count(END):
            self.does("main button[name=move]:not(:disabled)")
        before = self.version
        self.browser.click(END)
        self.waits_for_turn(before + 1)
