"""Events as sentences for the log."""

from typing import assert_never

from dorfplatz.core.text import Message, Who, message
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
)
from dorfplatz.games.bohemian.naming import building_name, spaced, sum_of
from dorfplatz.games.bohemian.sentences import words


def tell(board: Board, event: Event) -> Message | None:
    """The sentence for an event; None where the events around it say it already."""
    match event:
        case Rolled(seat, dice, ()):
            return message(words.ROLLED, who=Who(seat), dice=spaced(dice))
        case Rolled(seat, dice, kept):
            return message(words.ROLLED_AGAIN, who=Who(seat), dice=spaced(dice), kept=spaced(kept))
        case MovedIn(seat, building, dice):
            return message(
                words.MOVED_IN, who=Who(seat), building=_named(board, building), dice=sum_of(dice)
            )
        case KickedOut(owner, by, building):
            return message(
                words.KICKED_OUT, who=Who(by), owner=Who(owner), building=_named(board, building)
            )
        case CoinsPaid(seat, coins, why, count):
            return message(words.PAID[why], who=Who(seat), coins=coins, count=count)
        case Scored(seat, coins, why):
            text = words.SCORED[why] if coins > 0 else words.NO_TOWN_HALL
            return message(text, who=Who(seat), coins=abs(coins))
        case InnActivated(seat, building):
            village = board.buildings[board.index[building]].village
            return message(words.INN_ACTIVE, who=Who(seat), village=village)
        case SentHome(kind):
            return message(words.SENT_HOME[kind])
        case BishopTaken(seat, before, dice) if before is not None:
            return message(words.BISHOP_FROM, who=Who(seat), before=Who(before), dice=sum_of(dice))
        case BishopTaken(seat, _, dice):
            return message(words.BISHOP, who=Who(seat), dice=sum_of(dice))
        case SpecialTaken(seat, dice):
            return message(words.SPECIAL, who=Who(seat), dice=sum_of(dice))
        case SpecialSpent(seat, dice):
            return message(words.SPENT, who=Who(seat), dice=spaced(dice))
        case IncomeLost(seat, coins):
            return message(words.INCOME_LOST, who=Who(seat), coins=coins)
        case TurnEnded(seat, True):
            return message(words.PASSED, who=Who(seat))
        case GameEnded(ending, seat):
            return message(words.ENDED[ending], who=Who(seat))
        case VillagesLaid(names):
            return message(words.VILLAGES, names=names)
        case TurnBegan() | TurnEnded():
            return None
        case _:
            assert_never(event)


def heading(event: Event) -> Message | None:
    """The heading that an event opens where a game is told at length."""
    match event:
        case TurnBegan(seat):
            return message(words.TURN, who=Who(seat))
        case GameEnded():
            return message(words.END)
        case _:
            return None


def _named(board: Board, building: str) -> Message:
    return building_name(board.buildings[board.index[building]])
