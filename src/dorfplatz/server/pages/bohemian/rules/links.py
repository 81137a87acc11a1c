"""Bohemian Villages: which paragraph the texts on the table go by, by its anchor."""

from typing import Final

from dorfplatz.core.text import Text
from dorfplatz.games.bohemian import words as game_words
from dorfplatz.games.bohemian.events import Why
from dorfplatz.games.bohemian.kinds import SHOPS, Kind
from dorfplatz.server.pages.bohemian import words
from dorfplatz.showing.bohemian import words as bohemian_words

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
    **{text: KINDS[kind] for kind, text in bohemian_words.RULES.items()},
    bohemian_words.REACHED: "totals",
    bohemian_words.NOT_REACHED: "totals",
    bohemian_words.MAY_KICK: "kick-out",
}
REFUSED: Final[dict[Text, str]] = {
    game_words.NONE_UNUSED: "totals",
    game_words.DICE_NOT_THERE: "totals",
    game_words.SINGLE_DIE: "totals",
    game_words.TOTAL_TOO_HIGH: "totals",
    game_words.WRONG_TOTAL: "place",
    game_words.NO_FIGURE: "place",
    game_words.OWN_FIGURE: "kick-out",
    game_words.FREE_ONE_LEFT: "kick-out",
    game_words.NEVER_KICKED_OUT: "kick-out",
    game_words.SHOP_KEPT: "kick-out",
    game_words.NOT_A_DOUBLE: "bishop",
    game_words.BISHOP_AT_HAND: "faq-bishop",
    game_words.TWO_DICE: "special",
    game_words.TILE_AT_HAND: "special",
    game_words.NO_TILE_LEFT: "special",
    game_words.TILE_SPENT: "special",
    game_words.NO_TILE: "special",
    game_words.TOO_FEW_DICE: "faq-one-die",
    game_words.MUST_MOVE: "must",
    game_words.MUST_REROLL: "faq-pass",
    game_words.NO_INCOME: "income",
}
EXPECTED: Final[dict[Text, str]] = {
    words.FIRST_MOVE: "turn",
    words.SECOND_MOVE: "must",
    words.NOTHING_LEFT: "faq-end",
    words.NO_MOVE: "pass",
    words.COLLECT_FIRST: "income",
    words.THROW: "turn",
    bohemian_words.BISHOP: "bishop",
    bohemian_words.SPECIAL: "special",
    bohemian_words.REROLL: "special",
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
    **{text: PAID[why] for why, text in bohemian_words.SOURCES.items()},
}
