"""Bohemian Villages: which paragraph the texts on the table go by, by its anchor."""

from typing import Final

from dorfplatz.core.text import Text
from dorfplatz.games.bohemian import bishop, kicking, placing, special, turn, using
from dorfplatz.games.bohemian.events import Why
from dorfplatz.games.bohemian.kinds import SHOPS, Kind
from dorfplatz.server.pages.bohemian import words
from dorfplatz.showing.bohemian import choices, explaining
from dorfplatz.showing.bohemian.accounts import SOURCES

KINDS: Final = {
    **dict.fromkeys(SHOPS, "shops"),
    Kind.MILL: "mill",
    Kind.GLASS: "glass",
    Kind.FARM: "farm",
    Kind.INN: "inn",
    Kind.TOWN_HALL: "town-hall",
    Kind.CHURCH: "church",
    Kind.MANOR: "manor",
}
EXPLAINED: Final[dict[Text, str]] = {
    **{text: KINDS[kind] for kind, text in explaining.RULES.items()},
    explaining.REACHED: "totals",
    explaining.NOT_REACHED: "totals",
    explaining.MAY_KICK: "kick-out",
}
REFUSED: Final[dict[Text, str]] = {
    using.NONE_UNUSED: "totals",
    using.DICE_NOT_THERE: "totals",
    placing.SINGLE_DIE: "totals",
    placing.TOTAL_TOO_HIGH: "totals",
    placing.WRONG_TOTAL: "place",
    placing.NO_FIGURE: "place",
    placing.OWN_FIGURE: "kick-out",
    placing.FREE_ONE_LEFT: "kick-out",
    kicking.NEVER_KICKED_OUT: "kick-out",
    kicking.SHOP_KEPT: "kick-out",
    bishop.NOT_A_DOUBLE: "bishop",
    bishop.BISHOP_AT_HAND: "faq-bishop",
    special.TWO_DICE: "special",
    special.TILE_AT_HAND: "special",
    special.NO_TILE_LEFT: "special",
    special.TILE_SPENT: "special",
    special.NO_TILE: "special",
    special.TOO_FEW_DICE: "faq-one-die",
    turn.MUST_MOVE: "must",
    turn.MUST_REROLL: "faq-pass",
    turn.NO_INCOME: "income",
}
EXPECTED: Final[dict[Text, str]] = {
    words.FIRST_MOVE: "turn",
    words.SECOND_MOVE: "must",
    words.NOTHING_LEFT: "faq-end",
    words.NO_MOVE: "pass",
    words.COLLECT_FIRST: "income",
    words.THROW: "turn",
    choices.BISHOP: "bishop",
    choices.SPECIAL: "special",
    choices.REROLL: "special",
}
"""What a player is told to do, or may do instead of placing."""
COUNTED: Final[dict[Text, str]] = {
    words.COINS: "scoring",
    words.NOW: "scoring",
    words.HAND: "end-figures",
    words.FARMS: "farm",
    words.CHURCHES: "church",
    words.HALLS: "town-hall",
    words.INNS: "inn",
    words.SHOPS: "shops",
    words.FLOUR: "mill",
    words.GLASS: "glass",
    words.EXTRAS: "bishop",
    words.FIGURES_LEFT: "end-figures",
    words.BANK_LEFT: "end-bank",
    words.TILES_LEFT: "special",
    words.BISHOP_FREE: "bishop",
}
PAID: Final[dict[Why, str]] = {
    Why.INNS: "inn",
    Why.BISHOP: "bishop",
    Why.FARM: "farm",
    Why.MANOR: "manor",
    Why.FLOUR: "mill",
    Why.GLASS: "glass",
    Why.TOWN_HALLS: "town-hall",
    Why.SHOPS: "shops",
    Why.CHURCHES: "church",
    Why.GOODS: "scoring",
}
RULES: Final[dict[Text, str]] = {
    **EXPLAINED,
    **REFUSED,
    **EXPECTED,
    **COUNTED,
    **{text: PAID[why] for why, text in SOURCES.items()},
}
