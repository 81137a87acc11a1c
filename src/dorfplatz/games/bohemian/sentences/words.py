"""The texts of games.bohemian.sentences."""

from typing import Final

from dorfplatz.core.text import Text
from dorfplatz.games.bohemian.events import Why
from dorfplatz.games.bohemian.kinds import Kind
from dorfplatz.games.bohemian.state import Ending

# Events as sentences for the log
TURN: Final = Text("heading.turn", "{who}’s turn")
END: Final = Text("heading.end", "The end of the game")
VILLAGES: Final = Text("event.villages", "On the table lie {names}.")
INCOME_LOST: Final = Text(
    "event.income-lost",
    "{who} rolls the dice without collecting and loses {coins} coin of income.",
    "{who} rolls the dice without collecting and loses {coins} coins of income.",
    "coins",
)
ROLLED: Final = Text("event.rolled", "{who} rolls {dice}.")
ROLLED_AGAIN: Final = Text("event.rolled-again", "{who} rolls {dice} and keeps {kept}.")
KICKED_OUT: Final = Text("event.kicked-out", "{who} kicks {owner} out of {building}.")
MOVED_IN: Final = Text("event.moved-in", "{who} moves into {building} with {dice}.")
INN_ACTIVE: Final = Text("event.inn-active", "{who}’s inn in {village} is active from now on.")
SENT_HOME: Final = {
    Kind.MILL: Text("event.mills-empty", "All figures leave the flour mills."),
    Kind.GLASS: Text("event.glass-empty", "All figures leave the glass factories."),
}
BISHOP: Final = Text("event.bishop", "{who} takes the bishop with {dice}.")
BISHOP_FROM: Final = Text("event.bishop-from", "{who} takes the bishop from {before} with {dice}.")
SPECIAL: Final = Text("event.special", "{who} takes a special-action tile with {dice}.")
SPENT: Final = Text("event.spent", "{who} spends a special-action tile and rolls {dice} again.")
PASSED: Final = Text("event.passed", "{who} has no possible move and passes.")
PAID: Final = {
    Why.INNS: Text(
        "paid.inns",
        "{who} gets {coins} coin from an active inn.",
        "{who} gets {coins} coins from active inns.",
        "coins",
    ),
    Why.BISHOP: Text(
        "paid.bishop",
        "{who} has the bishop and gets {coins} coin for a church.",
        "{who} has the bishop and gets {coins} coins for churches.",
        "coins",
    ),
    Why.FARM: Text(
        "paid.farm",
        "{who} gets {coins} coin for a farm.",
        "{who} gets {coins} coins for as many farms.",
        "coins",
    ),
    Why.MANOR: Text(
        "paid.manor",
        "{who} gets {coins} coin for the manor.",
        "{who} gets {coins} coins for the manor.",
        "coins",
    ),
    Why.FLOUR: Text(
        "paid.flour",
        "All flour mills are taken: {who} gets {coins} coins for {count} flour tile.",
        "All flour mills are taken: {who} gets {coins} coins for {count} flour tiles.",
        "count",
    ),
    Why.GLASS: Text(
        "paid.glass",
        "All glass factories are taken: {who} gets {coins} coins for {count} glass tile.",
        "All glass factories are taken: {who} gets {coins} coins for {count} glass tiles.",
        "count",
    ),
}
SCORED: Final = {
    Why.TOWN_HALLS: Text(
        "scored.town-halls",
        "{who} gets {coins} coin for town halls of full villages.",
        "{who} gets {coins} coins for town halls of full villages.",
        "coins",
    ),
    Why.SHOPS: Text(
        "scored.shops",
        "{who} gets {coins} coin for shops.",
        "{who} gets {coins} coins for shops.",
        "coins",
    ),
    Why.CHURCHES: Text(
        "scored.churches",
        "{who} gets {coins} coin for churches.",
        "{who} gets {coins} coins for churches.",
        "coins",
    ),
    Why.GOODS: Text(
        "scored.goods",
        "{who} gets {coins} coin for flour and glass left over.",
        "{who} gets {coins} coins for flour and glass left over.",
        "coins",
    ),
}
NO_TOWN_HALL: Final = Text("scored.no-town-hall", "{who} has no town hall and loses {coins} coins.")
ENDED: Final = {
    Ending.NO_FIGURES: Text(
        "ended.no-figures", "{who} has no figure left at the start of the turn: the game is over."
    ),
    Ending.BANK_EMPTY: Text("ended.bank-empty", "The bank is empty: the game is over."),
}
