"""What happened: every event in its order, every coin with its reason, each told in a sentence."""

import pytest

from dorfplatz.core.seat import Seat
from dorfplatz.core.text import say
from dorfplatz.games.bohemian.events import (
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
    Why,
)
from dorfplatz.games.bohemian.game import BOHEMIAN
from dorfplatz.games.bohemian.kinds import Kind
from dorfplatz.games.bohemian.sentences.words import PAID, SCORED
from dorfplatz.games.bohemian.state import Ending, State
from tests.games.bohemian.sentences import is_complete, keys
from tests.positions import happened, play, position, told

PREPARED = BOHEMIAN.new(3, {"first": "0"})
HANDING_OVER = position(dice=(1,))


def with_income(*, coins: int, income: str = "automatic") -> State:
    inns, churches = ("N9", "G9")[:coins], ("A11", "C11")[:coins]
    occupants = dict.fromkeys((*inns, *churches), 1)
    return position(dice=(1,), occupants=occupants, active=inns, bishop=1, income=income)


def test_a_whole_turn_is_told_in_the_order_it_happened() -> None:
    occupants = {"N8": 0, "N9": 0, "N10": 1, "G7": 1, "I7": 2, "O7": 1}
    state = position(dice=(1,), turn=2, occupants=occupants, special=(0,))
    assert happened(state, "end", "roll 1 1 3 4", "3+4 N7", "reroll 1 1") == [
        TurnEnded(Seat(2), passed=False),
        TurnBegan(Seat(0)),
        Rolled(Seat(0), (1, 1, 3, 4), kept=()),
        MovedIn(Seat(0), "N7", (3, 4)),
        InnActivated(Seat(0), "N9"),
        CoinsPaid(Seat(0), 3, Why.GLASS, 1),
        CoinsPaid(Seat(1), 6, Why.GLASS, 2),
        CoinsPaid(Seat(2), 3, Why.GLASS, 1),
        SentHome(Kind.GLASS, ("G7", "I7", "N7", "O7"), tuple(map(Seat, (1, 2, 0, 1)))),
        SpecialSpent(Seat(0), (1, 1)),
    ]


def test_a_turn_that_takes_a_tile_and_spends_it_is_told_in_the_order_it_happened() -> None:
    moves = ("2+3 special", "reroll 4", "roll 1", "1+6 N7", "end")
    assert happened(position(), *moves) == [
        SpecialTaken(Seat(0), (2, 3)),
        SpecialSpent(Seat(0), (4,)),
        Rolled(Seat(0), (1,), kept=(6,)),
        MovedIn(Seat(0), "N7", (1, 6)),
        TurnEnded(Seat(0), passed=False),
        TurnBegan(Seat(1)),
    ]


def test_kicking_out_comes_before_moving_in_and_that_before_the_coins() -> None:
    state = position(dice=(2, 6), occupants={"8": 1})
    assert happened(state, "2+6 N8") == [
        KickedOut(Seat(1), Seat(0), "N8"),
        MovedIn(Seat(0), "N8", (2, 6)),
        CoinsPaid(Seat(0), 1, Why.FARM, 1),
    ]


def test_lost_income_is_told_before_the_roll() -> None:
    state = play(with_income(coins=2, income="claimed"), "end")
    assert happened(state, "throw", "roll 1 2 3 4") == [
        IncomeLost(Seat(1), 4),
        Rolled(Seat(1), (1, 2, 3, 4), kept=()),
    ]


def test_the_end_of_the_game_is_told_before_the_final_scoring() -> None:
    events = happened(position(dice=(1,), figures=(1, 0, 1)), "end")
    assert events[1] == GameEnded(Ending.NO_FIGURES, Seat(1))
    assert events[2:] == [Scored(Seat(seat), -5, Why.TOWN_HALLS) for seat in range(3)]


@pytest.mark.parametrize(
    ("state", "move"),
    [
        (with_income(coins=2), "end"),
        (play(with_income(coins=2, income="claimed"), "end"), "collect"),
        (position(dice=(2, 6), occupants={"A8": 0}), "2+6 N8"),
        (position(dice=(6, 6)), "6+6 E12"),
        (position(dice=(1, 5), occupants={"A6": 1, "E6": 0}), "1+5 I6"),
        (position(dice=(3, 4), occupants={"G7": 1, "I7": 0, "O7": 2}), "3+4 N7"),
    ],
)
def test_every_coin_says_why_it_was_paid(state: State, move: str) -> None:
    after = play(state, move)
    paid = [event for event in happened(state, move) if isinstance(event, CoinsPaid)]
    for seat in state.seats:
        gained = after.coins[seat] - state.coins[seat]
        assert gained == sum(event.coins for event in paid if event.seat == seat)


TOLD: list[tuple[State, str, str]] = [
    (
        PREPARED,
        "sides ACEGIKNO",
        (
            "On the table lie Anschow, Chroschwitz, Ellbrunn, Grelnitz, Illowitz, Kolschau, "
            "Nenbrad, Obethal."
        ),
    ),
    (play(HANDING_OVER, "end"), "roll 2 3 4 6", "Player 2 rolls 2 3 4 6."),
    (play(position(special=(0,)), "reroll 3 4"), "roll 1 5", "Player 1 rolls 1 5 and keeps 2 6."),
    (
        position(special=(0,)),
        "reroll 3 4",
        "Player 1 spends a special-action tile and rolls 3 4 again.",
    ),
    (position(), "3+4 special", "Player 1 takes a special-action tile with 3+4."),
    (position(dice=(5, 5)), "5+5 bishop", "Player 1 takes the bishop with 5+5."),
    (
        position(dice=(5, 5), bishop=2),
        "5+5 bishop",
        "Player 1 takes the bishop from Player 3 with 5+5.",
    ),
    (position(), "3+4 N7", "Player 1 moves into the glass factory in Nenbrad with 3+4."),
    (
        position(dice=(4, 6), occupants={"10": 1}),
        "4+6 N10",
        "Player 1 kicks Player 2 out of the town hall in Nenbrad.",
    ),
    (
        position(dice=(3, 6), occupants={"N4": 1, "N7": 1, "N8": 1}),
        "3+6 N9",
        "Player 1’s inn in Nenbrad is active from now on.",
    ),
    (position(dice=(2, 6)), "2+6 N8", "Player 1 gets 1 coin for a farm."),
    (
        position(dice=(2, 6), occupants={"A8": 0}),
        "2+6 N8",
        "Player 1 gets 2 coins for as many farms.",
    ),
    (position(dice=(6, 6)), "6+6 E12", "Player 1 gets 6 coins for the manor."),
    (
        position(dice=(1, 5), occupants={"A6": 1, "E6": 1}),
        "1+5 I6",
        "All flour mills are taken: Player 2 gets 4 coins for 2 flour tiles.",
    ),
    (
        position(dice=(1, 5), occupants={"A6": 1, "E6": 1}),
        "1+5 I6",
        "All figures leave the flour mills.",
    ),
    (
        position(dice=(3, 4), occupants={"G7": 1, "I7": 1, "O7": 1}),
        "3+4 N7",
        "All glass factories are taken: Player 1 gets 3 coins for 1 glass tile.",
    ),
    (
        position(dice=(3, 4), occupants={"G7": 1, "I7": 1, "O7": 1}),
        "3+4 N7",
        "All figures leave the glass factories.",
    ),
    (with_income(coins=1), "end", "Player 2 gets 1 coin from an active inn."),
    (with_income(coins=2), "end", "Player 2 gets 2 coins from active inns."),
    (with_income(coins=1), "end", "Player 2 has the bishop and gets 1 coin for a church."),
    (with_income(coins=2), "end", "Player 2 has the bishop and gets 2 coins for churches."),
    (
        play(with_income(coins=2, income="claimed"), "end"),
        "throw",
        "Player 2 rolls the dice without collecting and loses 4 coins of income.",
    ),
    (
        position(dice=(6, 6, 6, 6), occupants={"12": 1}, bishop=0, special_left=0),
        "end",
        "Player 1 has no possible move and passes.",
    ),
    (
        position(dice=(1,), figures=(1, 0, 1)),
        "end",
        "Player 2 has no figure left at the start of the turn: the game is over.",
    ),
    (position(dice=(6, 6), bank=6), "6+6 E12", "The bank is empty: the game is over."),
    (
        position(dice=(1,), figures=(1, 0, 1), occupants={"N": 0}),
        "end",
        "Player 1 gets 8 coins for town halls of full villages.",
    ),
    (
        position(dice=(1,), figures=(1, 0, 1)),
        "end",
        "Player 3 has no town hall and loses 5 coins.",
    ),
    (
        position(dice=(1,), figures=(1, 0, 1), occupants={"A2": 2}),
        "end",
        "Player 3 gets 1 coin for shops.",
    ),
    (
        position(dice=(1,), figures=(1, 0, 1), occupants={"A11": 1}),
        "end",
        "Player 2 gets 10 coins for churches.",
    ),
    (
        position(dice=(1,), figures=(1, 0, 1), occupants={"A6": 1}),
        "end",
        "Player 2 gets 1 coin for flour and glass left over.",
    ),
]


@pytest.mark.parametrize(
    ("state", "move", "sentence"), [pytest.param(*row, id=row[2]) for row in TOLD]
)
def test_what_happened_is_told_in_a_sentence(state: State, move: str, sentence: str) -> None:
    assert sentence in told(state, move)
    assert is_complete(sentence)


def test_every_sentence_of_the_log_is_tried_here() -> None:
    said = {
        line.key
        for state, move, _ in TOLD
        for event in happened(state, move)
        if (line := BOHEMIAN.tell(play(state, move), event))
    }
    assert said == keys("event.", "paid.", "scored.", "ended.")


def test_every_reason_for_coins_has_a_sentence() -> None:
    assert PAID.keys() | SCORED.keys() == set(Why)


@pytest.mark.parametrize("event", [TurnBegan(Seat(0)), TurnEnded(Seat(0), passed=False)])
def test_what_the_events_around_say_already_is_not_told(event: Event) -> None:
    assert BOHEMIAN.tell(position(), event) is None


@pytest.mark.parametrize(
    ("event", "heading"),
    [
        (TurnBegan(Seat(1)), "Player 2’s turn"),
        (GameEnded(Ending.BANK_EMPTY, Seat(1)), "The end of the game"),
        (Rolled(Seat(1), (1, 2, 3, 4), kept=()), None),
    ],
)
def test_a_turn_and_the_end_open_a_heading(event: Event, heading: str | None) -> None:
    found = BOHEMIAN.heading(event)
    assert (found and str(found)) == heading


def test_the_log_speaks_of_players_by_their_names() -> None:
    line = BOHEMIAN.tell(position(), KickedOut(Seat(1), Seat(0), "N9"))
    assert line is not None
    assert say(line, names=("Ada", "Zdenka")) == "Ada kicks Zdenka out of the inn in Nenbrad."
