"""The prepared tables of the tests. A test that moves has one for itself."""

from typing import Final

from dorfplatz.core.record import Player
from dorfplatz.games.bohemian.game import BOHEMIAN
from dorfplatz.games.hamlet.game import HAMLET
from dorfplatz.games.hamlet.moves import Build, Fill
from tests.browser.prepared import (
    ADA,
    BEN,
    BOTS,
    Goal,
    Prepared,
    able,
    asked,
    in_round,
    over,
    turn_of,
    with_a_choice_of_dice,
)
from tests.browser.told import told
from tests.play.checkable import played, played_without_zoe, with_dice, with_other_face

MIDDLE: Final = {
    seats: Prepared(f"middle-of-{seats}", (ADA, *BOTS[: seats - 1]), turn_of(0, 20 * seats))
    for seats in (2, 3, 4, 5)
}
"""Ada's turn in the middle of a game, by the number of players; only to look at."""
THEIRS: Final = Prepared("turn-of-ben", (ADA, BEN), turn_of(1, 40))
"""Only to look at."""
OVER: Final = Prepared("finished", (ADA, *BOTS[:2]), over)


def early(name: str) -> Prepared:
    """Ada's second turn against one bot."""
    return Prepared(f"early-{name}", (ADA, BOTS[0]), turn_of(0, 8))


TOUCH: Final = early("touch")
RECONNECT: Final = early("reconnect")
HASTE: Final = early("haste")
UNDO: Final = early("undo")
PERSONAL: Final = early("personal")
TABS: Final = early("tabs")
ENDING: Final = early("ending")
KEYS: Final = early("keys")
HINTED: Final = early("hinted")
CLOSING: Final = early("closing")
WAITS: Final = early("waits")
HOOKED: Final = Prepared("told-elsewhere", (ADA, BEN), turn_of(1, 8))
SILENT: Final = Prepared("silent-table", (ADA, BEN), turn_of(1, 8))
WAYS: Final = Prepared("several-ways", (ADA, BOTS[0]), with_a_choice_of_dice)

BOTRIK: Final = Player("botrik", "Botrik")


def hamlet(name: str, goal: Goal, seed: str = "prepared", **options: str) -> Prepared:
    return Prepared(f"hamlet-{name}", (ADA, BOTRIK), goal, seed, options, HAMLET)


HAMLET_START: Final = {
    each: hamlet(each, in_round(1)) for each in ("mouse", "keys", "road", "steps")
}
"""The first turn."""
HAMLET_BUILDING: Final = {each: hamlet(each, able(Build)) for each in ("laying", "laying-keys")}
"""A blueprint can be built."""
HAMLET_ORDER: Final = hamlet("ordering", able(Fill))
HAMLET_ASKED: Final = hamlet("asked", asked)
HAMLET_UNDO: Final = hamlet("undoing", in_round(3))
HAMLET_RECONNECT: Final = hamlet("reconnecting", in_round(3))
HAMLET_MIDDLE: Final = hamlet("middle", in_round(8), choices="fixed")
"""Only to look at."""
HAMLET_OVER: Final = hamlet("is-over", over, "e", choices="fixed")
HAMLETS: Final = (
    *HAMLET_START.values(),
    *HAMLET_BUILDING.values(),
    *(HAMLET_ORDER, HAMLET_ASKED, HAMLET_UNDO, HAMLET_RECONNECT),
    *(HAMLET_MIDDLE, HAMLET_OVER),
)

DICE: Final = told("dice-in-order", BOHEMIAN, lambda: played(BOHEMIAN))
"""Only to look at, like all that follow."""
DICE_OF_HAMLET: Final = told("dice-of-hamlet", HAMLET, lambda: played(HAMLET))
DICE_WITHOUT_ZOE: Final = told("dice-without-zoe", BOHEMIAN, played_without_zoe)
"""Her number was sealed, and then left out."""
FORGED_DICE: Final = {
    "face": told("dice-other-face", BOHEMIAN, lambda: with_other_face(played(BOHEMIAN))),
    "number": told("dice-other-number", BOHEMIAN, lambda: with_dice(played(BOHEMIAN), numbers={})),
    "secret": told(
        "dice-other-secret", BOHEMIAN, lambda: with_dice(played(BOHEMIAN), secret="0" * 64)
    ),
}

ALL: Final = (
    *MIDDLE.values(),
    *HAMLETS,
    *(
        THEIRS,
        OVER,
        TOUCH,
        RECONNECT,
        HASTE,
        UNDO,
        PERSONAL,
        TABS,
        ENDING,
        KEYS,
        HINTED,
        CLOSING,
    ),
    *(WAYS, WAITS, HOOKED, SILENT),
    *(DICE, DICE_OF_HAMLET, DICE_WITHOUT_ZOE, *FORGED_DICE.values()),
)
