"""Take pictures of the main pages in every language, and the README's pictures of both tables.

Run it with `make screenshots`. Nothing in them is random, so that a picture changes only where its
page does: `python -m tools.compare_pictures` tells where. The README's pictures are replaced unless
a folder is given.
"""

from argparse import ArgumentParser
from collections.abc import Callable, Iterator
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Final

from playwright.sync_api import Browser, sync_playwright

from dorfplatz.locale import LANGUAGES
from tests.browser.browsing import ARGUMENTS
from tests.browser.chromium import chromium
from tests.browser.player import Player
from tests.browser.prepared import ADA, BOTS, Prepared, in_round, over, store, turn_of
from tests.browser.serving import serving
from tests.browser.tables import hamlet

TARGET: Final = Path("build/screenshots")
IMAGES: Final = Path("docs/images")
IMAGE_AT_MOST: Final = 400 * 1024

WHOLE_TILES: Final = [*ARGUMENTS, "--disable-partial-raster"]
"""Without it, anti-aliasing depends on which part of a tile happened to be drawn again."""
WHOLE_DOTS: Final = "* { text-decoration-thickness: 1px !important }"
"""Chromium anti-aliases dotted underlines in one of two ways, and not always in the same; dots of
whole pixels need neither."""

MIDDLE: Final = Prepared("middle-of-a-game", (ADA, *BOTS[:3]), turn_of(0, 60), "picture 13")
END: Final = Prepared("end-of-a-game", (ADA, *BOTS[:3]), over, "picture 13")
VILLAGE: Final = hamlet("picture", in_round(11), choices="fixed")
VILLAGE_DONE: Final = hamlet("picture-of-the-end", over, "e", choices="fixed")

LAPTOP: Final = {"viewport": {"width": 1366, "height": 768}}
README: Final[dict[str, Any]] = {"viewport": {"width": 1366, "height": 700}}
PHONE: Final = {"viewport": {"width": 360, "height": 780}, "device_scale_factor": 2}


def start(player: Player) -> None:
    player.page.goto(player.home)


def lobby(player: Player) -> None:
    player.opens(("person", "Ada"), ("open", ""), ("open", ""), ("greedy", ""))


def table(player: Player) -> None:
    player.takes(MIDDLE)


def finale(player: Player) -> None:
    player.takes(END)


def explain(player: Player) -> None:
    player.takes(MIDDLE)
    player.house(":not(.reach):has(.pawn)").first.click()
    player.page.locator("#explain").wait_for()


def village(player: Player) -> None:
    player.takes(VILLAGE)


def village_done(player: Player) -> None:
    player.takes(VILLAGE_DONE)


def at(address: str) -> Callable[[Player], None]:
    def visit(player: Player) -> None:
        player.page.goto(player.home + address)

    return visit


PICTURES: Final[dict[str, tuple[Callable[[Player], None], dict[str, Any]]]] = {
    "start": (start, LAPTOP),
    "lobby": (lobby, LAPTOP),
    "table": (table, LAPTOP),
    "table-dark": (table, LAPTOP | {"color_scheme": "dark"}),
    "table-phone": (table, PHONE),
    "finale": (finale, LAPTOP),
    "explain": (explain, LAPTOP),
    "hamlet": (village, LAPTOP),
    "hamlet-dark": (village, LAPTOP | {"color_scheme": "dark"}),
    "hamlet-phone": (village, PHONE),
    "hamlet-finale": (village_done, LAPTOP),
    "companion": (at("companion/"), PHONE),
    "score-pad": (at("score-pad/"), PHONE),
    "rules-bohemian": (at("rules/bohemian"), LAPTOP),
    "rules-hamlet": (at("rules/hamlet"), LAPTOP),
}
IN_README: Final = {"table": table, "hamlet": village}
"""In English only, by the name of the image."""


def take(browser: Browser, home: str, open_page: Callable[[Player], None], **options: Any) -> bytes:
    """A picture of a page; where it is longer than a phone, all of it. The pages' own policy (CSP)
    would refuse the style."""
    context = browser.new_context(reduced_motion="reduce", bypass_csp=True, **options)
    player = Player(context.new_page(), home)
    open_page(player)
    player.page.wait_for_load_state("load")
    picture = player.page.screenshot(full_page=options["viewport"]["width"] < 600, style=WHOLE_DOTS)
    context.close()
    return picture


def pictures(browser: Browser, home: str) -> Iterator[tuple[str, bytes]]:
    """All of them, each with the name of its file."""
    for name, (open_page, options) in PICTURES.items():
        for code in LANGUAGES:
            yield f"{name}-{code}.png", take(browser, home, open_page, locale=code, **options)
    for name, open_page in IN_README.items():
        yield f"readme-{name}.png", take(browser, home, open_page, locale="en", **README)


def take_all(folder: Path) -> None:
    with (
        TemporaryDirectory() as kept,
        serving(Path(kept), "tools.served_for_pictures") as server,
        sync_playwright() as playwright,
    ):
        store(server.database, (MIDDLE, END, VILLAGE, VILLAGE_DONE))
        server.start()
        browser = playwright.chromium.launch(executable_path=chromium(), args=WHOLE_TILES)
        for name, picture in pictures(browser, server.address):
            (folder / name).write_bytes(picture)
            print(folder / name)
        browser.close()


def replace_images(folder: Path) -> None:
    for name in IN_README:
        picture, path = (folder / f"readme-{name}.png").read_bytes(), IMAGES / f"{name}.png"
        if len(picture) > IMAGE_AT_MOST:
            raise SystemExit(f"{path} would have {len(picture)} bytes, which is too large")
        path.write_bytes(picture)
        print(path)


def main() -> None:
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("folder", nargs="?", type=Path, help=f"instead of {TARGET}")
    given = parser.parse_args().folder
    folder = given or TARGET
    folder.mkdir(parents=True, exist_ok=True)
    take_all(folder)
    if given is None:
        replace_images(folder)


if __name__ == "__main__":
    main()
