"""The prepared tables of the tests. A test that moves has one for itself."""

from typing import Final

from tests.browser.prepared import ADA, BEN, BOTS, Prepared, over, turn_of, with_a_choice_of_dice

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
UNDO: Final = early("undo")
PERSONAL: Final = early("personal")
TABS: Final = early("tabs")
MOVING: Final = early("moving")
ENDING: Final = early("ending")
KEYS: Final = early("keys")
HINTED: Final = early("hinted")
WAYS: Final = Prepared("several-ways", (ADA, BOTS[0]), with_a_choice_of_dice)

ALL: Final = (
    *MIDDLE.values(),
    *(THEIRS, OVER, TOUCH, RECONNECT, UNDO, PERSONAL, TABS, MOVING, ENDING, KEYS, HINTED, WAYS),
)
