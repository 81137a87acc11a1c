"""Events as sentences for the log."""

from typing import Final, assert_never

from dorfplatz.core.text import Message, Text, Who, message
from dorfplatz.games.bohemian.board import Board
from dorfplatz.games.bohemian.events import (
    BishopTaken,
    CoinsPaid,
    Event,
    GameEnded,
    IncomeLost,
    InnActivated,
    KickedOut,
    MovedIn,
    Rolled,
    Scored,
    SentHome,
    SpecialSpent,
    SpecialTaken,
    TurnBegan,
    TurnEnded,
    VillagesLaid,
    Why,
)
from dorfplatz.games.bohemian.kinds import Kind
from dorfplatz.games.bohemian.naming import building_name, spaced, sum_of
from dorfplatz.games.bohemian.state import Ending

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


def tell(board: Board, event: Event) -> Message | None:
    """The sentence for an event; None where the events around it say it already."""
    match event:
        case Rolled(seat, dice, ()):
            return message(ROLLED, who=Who(seat), dice=spaced(dice))
        case Rolled(seat, dice, kept):
            return message(ROLLED_AGAIN, who=Who(seat), dice=spaced(dice), kept=spaced(kept))
        case MovedIn(seat, building, dice):
            return message(
                MOVED_IN, who=Who(seat), building=_named(board, building), dice=sum_of(dice)
            )
        case KickedOut(owner, by, building):
            return message(
                KICKED_OUT, who=Who(by), owner=Who(owner), building=_named(board, building)
            )
        case CoinsPaid(seat, coins, why, count):
            return message(PAID[why], who=Who(seat), coins=coins, count=count)
        case Scored(seat, coins, why):
            text = SCORED[why] if coins > 0 else NO_TOWN_HALL
            return message(text, who=Who(seat), coins=abs(coins))
        case InnActivated(seat, building):
            village = board.buildings[board.index[building]].village
            return message(INN_ACTIVE, who=Who(seat), village=village)
        case SentHome(kind):
            return message(SENT_HOME[kind])
        case BishopTaken(seat, before, dice) if before is not None:
            return message(BISHOP_FROM, who=Who(seat), before=Who(before), dice=sum_of(dice))
        case BishopTaken(seat, _, dice):
            return message(BISHOP, who=Who(seat), dice=sum_of(dice))
        case SpecialTaken(seat, dice):
            return message(SPECIAL, who=Who(seat), dice=sum_of(dice))
        case SpecialSpent(seat, dice):
            return message(SPENT, who=Who(seat), dice=spaced(dice))
        case IncomeLost(seat, coins):
            return message(INCOME_LOST, who=Who(seat), coins=coins)
        case TurnEnded(seat, True):
            return message(PASSED, who=Who(seat))
        case GameEnded(ending, seat):
            return message(ENDED[ending], who=Who(seat))
        case VillagesLaid(names):
            return message(VILLAGES, names=names)
        case TurnBegan() | TurnEnded():
            return None
        case _:
            assert_never(event)


def heading(event: Event) -> Message | None:
    """The heading that an event opens where a game is told at length."""
    match event:
        case TurnBegan(seat):
            return message(TURN, who=Who(seat))
        case GameEnded():
            return message(END)
        case _:
            return None


def _named(board: Board, building: str) -> Message:
    return building_name(board.buildings[board.index[building]])
