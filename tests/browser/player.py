"""Somebody at a browser: what people do at a table, and how they see that it is done."""

import re
from typing import Final
from urllib.parse import urlencode

from playwright.sync_api import BrowserContext, Locator, Page

from dorfplatz.core.text import Fact, Text
from dorfplatz.server.translator import Translator
from tests.browser.prepared import Prepared

ENGLISH: Final = Translator("en")
MINE: Final = re.compile("^● ")
"""The title of a page whose reader has to move."""
OFTEN: Final = 25
"""Milliseconds; tabs in the background paint too seldom to wait for that."""

SHOWS: Final = """version => {
  const field = document.querySelector("#act [name=version]");
  return document.readyState === "complete" && Boolean(field) && Number(field.value) >= version;
}"""
"""Whether the page has come alive and shows a version. Its forms name it, and change together with
the board."""

MY_TURN: Final = f"""version =>
  ({SHOWS})(version) && Boolean(document.querySelector("#turn.yours, .finale"))
"""
"""Whether the page shows a version in which it is the reader's turn, or the game is over."""


def post(context: BrowserContext, address: str, *fields: tuple[str, str], form_at: str = "") -> str:
    """Send a form as the visitor of this context, without a page. Returns where it leads. The form
    is on the start page, unless there is a smaller one."""
    home = "/".join(address.split("/")[:3])
    form = context.request.get(form_at or f"{home}/").text()
    found = re.search(r'name="form_key" value="([^"]+)"', form)
    assert found is not None
    answer = context.request.post(
        address,
        data=urlencode([("form_key", found[1]), *fields]),
        headers={"Content-Type": "application/x-www-form-urlencoded"},
        max_redirects=0,
    )
    assert answer.status == 303, answer.text()
    return home + answer.headers["location"]


class Player:
    """Wraps a page; at a table as soon as a seat is taken."""

    def __init__(self, page: Page, home: str) -> None:
        self.page = page
        self.home = home

    def button(self, text: Text, **facts: Fact) -> Locator:
        return self.page.get_by_role("button", name=ENGLISH(text, **facts))

    def field(self, text: Text, **facts: Fact) -> Locator:
        """Where something is filled in."""
        return self.page.locator("main").get_by_label(ENGLISH(text, **facts))

    # To a table

    def opens(self, *seats: tuple[str, str], **options: str) -> "Player":
        """A table with these kinds of seats and names on them."""
        fields = [pair for kind, name in seats for pair in (("kind", kind), ("name", name))]
        address = post(
            self.page.context, f"{self.home}tables", *fields, *(options | {"first": "0"}).items()
        )
        self.page.goto(address)
        return self

    def takes(self, table: Prepared, seat: int = 0) -> "Player":
        """A seat by its personal link."""
        address = f"{self.home}seat/{table.key(seat)}/"
        self.page.goto(post(self.page.context, address, form_at=address))
        return self

    def watches(self, table: Prepared) -> "Player":
        self.page.goto(f"{self.home}tables/{table.id}/")
        return self

    def opens_a_tab(self) -> "Player":
        """The same page once more, in front."""
        tab = Player(self.page.context.new_page(), self.home)
        tab.page.goto(self.page.url)
        return tab

    # At a table

    @property
    def version(self) -> int:
        return int(self.page.locator("#act [name=version]").input_value())

    @property
    def is_over(self) -> bool:
        return self.page.locator(".finale").count() > 0

    @property
    def choices(self) -> Locator:
        """All moves that can be clicked."""
        return self.page.locator("main button[name=move]:not(:disabled)")

    @property
    def placements(self) -> Locator:
        return self.page.locator("#choices button[data-house]:not(:disabled)")

    @property
    def rolled(self) -> str:
        """What lies on the table."""
        faces = self.page.locator("#dice .die").evaluate_all("all => all.map(e => e.dataset.face)")
        return " ".join(faces)

    @property
    def news(self) -> str:
        """The newest turn in the log."""
        return self.page.locator("#log .chapter").first.inner_text()

    def end(self) -> Locator:
        return self.page.locator('main button[value="end"]')

    def undo(self) -> Locator:
        return self.page.locator("main button[form=undo]")

    def waits_for_turn(self, version: int = 0) -> None:
        self.page.wait_for_function(MY_TURN, arg=version, polling=OFTEN)

    def waits_for(self, version: int) -> None:
        self.page.wait_for_function(SHOWS, arg=version, polling=OFTEN)

    def does(self, what: Locator) -> None:
        """Click, and wait until the page shows what came of it."""
        before = self.version
        what.click()
        self.waits_for(before + 1)

    def house(self, marked: str = ".reach") -> Locator:
        """Houses in the picture."""
        return self.page.locator(f".spot{marked} > a")

    def choices_for(self, house: Locator) -> Locator:
        return self.page.locator(
            f'#choices button[data-house="{house.get_attribute("data-building")}"]'
        )

    def ways(self) -> Locator:
        """The dice to choose from, if several sets of them reach a house."""
        return self.page.locator("#ways[open] .buttons button")

    def places(self) -> None:
        """Move in wherever it comes first."""
        self.does(self.placements.first)

    def takes_a_turn(self) -> None:
        """Make a move if there is one, then end the turn."""
        self.waits_for_turn()
        if self.placements.count():
            self.places()
        elif not self.end().count():
            self.does(self.choices.first)
        self.does(self.end())
