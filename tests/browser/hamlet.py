"""Somebody at a table of Hamlet."""

from playwright.sync_api import Locator

from tests.browser.player import Player
from tests.browser.prepared import Prepared

PACE = "localStorage.setItem('dorfplatz-botrik-pace', '{pace}')"


class Villager:
    """Plays by the map, the cards and the list; sees Botrik's turns at the pace given."""

    def __init__(self, player: Player, table: Prepared, pace: str = "once") -> None:
        self.player = player
        self.page = player.page
        self.page.add_init_script(PACE.format(pace=pace))
        player.takes(table)

    def place(self, name: str) -> Locator:
        """A place on the map."""
        return self.page.locator(f"#place-{name} a[data-building]")

    def choice(self, begins: str) -> Locator:
        """A choice of the list, by the beginning of its move."""
        return self.page.locator(f'#choices button[value^="{begins}"]')

    def menu(self, *words: str) -> Locator:
        """What can be done at the place whose menu is open."""
        found = self.page.locator("#place-menu[open] .to-do button")
        for word in words:
            found = found.filter(has_text=word)
        return found

    @property
    def steps(self) -> Locator:
        return self.page.locator("#botrik-turn .step")

    @property
    def ghosts(self) -> Locator:
        """Ways to lay the tile, as it is turned now."""
        return self.page.locator("#ghosts .turned.on .ghost")

    def tokens(self, place: str) -> list[str]:
        lying = self.page.locator(f"#place-{place} [data-token]")
        return [str(each) for each in lying.evaluate_all("all => all.map(e => e.dataset.token)")]

    def pays(self) -> None:
        """The first of whatever there is to choose from, until nothing is left."""
        while self.page.locator("#choices[data-phase=pay]").count():
            self.player.does(self.page.locator("#choices button.choice").first)

    def ends(self) -> None:
        """Hand over to Botrik, decide for him whatever he asks, and wait for the next turn."""
        self.player.does(self.page.locator("button[value=end]"))
        self.decides()

    def decides(self) -> None:
        """Whatever Botrik asks, until it is the person's turn."""
        self.player.waits_for_turn()
        while self.page.locator("#choices[data-phase=ask]").count():
            self.player.does(self.page.locator("#choices button.choice").first)
            self.player.waits_for_turn()
