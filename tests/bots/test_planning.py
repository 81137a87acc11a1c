"""Plans for the rest of a turn: possible by the rules, complete, and worth what they say."""

from collections.abc import Iterator
from functools import cache
from random import Random

import numpy as np
import pytest

from dorfplatz.bots.bohemian import loading
from dorfplatz.bots.bohemian.features import Floats
from dorfplatz.bots.bohemian.players import Player
from dorfplatz.bots.bohemian.thinking import plans
from dorfplatz.bots.bohemian.valuing import value_all
from dorfplatz.bots.bohemian.wishing import wishes_of
from dorfplatz.bots.roster import bot, thinking_bots
from dorfplatz.core.seat import Seat
from dorfplatz.games.bohemian.game import BOHEMIAN
from dorfplatz.games.bohemian.kernel.codes import NONE, decode, encode
from dorfplatz.games.bohemian.kernel.layout import Row, pack, unpack
from dorfplatz.games.bohemian.kernel.table import Table, table_of
from dorfplatz.games.bohemian.moves import END, Collect, Move, Reroll, Throw
from dorfplatz.games.bohemian.state import Phase, State
from tests.bots.situations import choices
from tests.kernel.cardboard import random_cardboard
from tests.kernel.starts import random_start
from tests.positions import position

Plan = tuple[Move, ...]
THINKING = thinking_bots("bohemian")


def listed(state: State) -> list[tuple[Plan, State]]:
    """All plans of the network, and where they are said to lead."""
    thoughts, leads_to = plans(table_of(state), pack(state), loading.network(len(state.coins)))
    moves = [
        tuple(decode(state.board, code) for code in plan if code != NONE)
        for plan in thoughts.moves.tolist()
    ]
    return list(zip(moves, (unpack(row, state) for row in leads_to), strict=True))


def led_to(state: State, plan: Plan) -> State:
    """By the rules: up to the next roll of four dice or of those that are rolled again."""
    for move in plan:
        state, _ = BOHEMIAN.play(state, move)
    while BOHEMIAN.actor(state) is not None and state.phase is not Phase.ROLL:
        match state.phase:
            case Phase.INCOME:
                move = Collect()
            case Phase.THROW:
                move = Throw()
            case _:
                move = END
        state, _ = BOHEMIAN.play(state, move)
    return state


def strange_choices() -> Iterator[State]:
    """Positions on any cardboard, in the middle of a turn too."""
    for number in range(60):
        random = Random(f"strange/{number}")
        state = random_start(random, random_cardboard(Random(number // 6)), short=0.3)
        if state.phase is Phase.MOVES and len(BOHEMIAN.legal(state)) < 40:
            yield state


@cache
def all_listed() -> list[tuple[State, list[tuple[Plan, State]]]]:
    """The plans in many positions."""
    usual = (
        state
        for seats, income in ((2, "claimed"), (3, "automatic"), (4, "claimed"), (5, "automatic"))
        for state in choices(seats, f"some/{seats}", every=9, income=income)
    )
    return [(state, listed(state)) for state in (*usual, *strange_choices())]


def test_every_plan_is_possible_and_leads_where_it_says() -> None:
    for state, found in all_listed():
        for plan, leads_to in found:
            assert settled(led_to(state, plan)) == settled(leads_to), plan


def settled(state: State) -> State:
    """Once the game is over, what is left of the dice does not matter."""
    if state.phase is not Phase.OVER:
        return state
    state = state.copy()
    state.dice, state.moves_made, state.tile_spent = (), 0, False
    return state


def test_every_way_to_roll_again_is_a_plan() -> None:
    for state, found in all_listed():
        again = {plan for plan, _ in found if isinstance(plan[-1], Reroll)}
        assert again == set(rerolls(state))
    assert sum(state.special[state.turn] for state, _ in all_listed()) > 10


def rerolls(state: State) -> Iterator[Plan]:
    for move in BOHEMIAN.legal(state):
        if isinstance(move, Reroll):
            yield (move,)
        elif move != END:
            after, _ = BOHEMIAN.play(state, move)
            yield from ((move, then) for then in BOHEMIAN.legal(after) if isinstance(then, Reroll))


def value_of(state: State) -> Floats:
    """By the network or by counting."""
    seats = len(state.coins)
    out = np.empty((1, 2 * seats), np.float32)
    value_all(table_of(state), pack(state)[None, :], 1, loading.network(seats), out)
    return out.reshape(-1)


def best_value(state: State, seat: Seat) -> Floats:
    """Of all that one can do with the dice as they lie."""
    ends: list[Plan] = [(move,) for move in BOHEMIAN.legal(state)]
    values = [value_of(led_to(state, plan)) for plan in ends]
    return values[int(np.argmax(wishes_of(np.array(values), len(state.coins), seat)))]


@pytest.mark.parametrize("dice", [(1, 3), (4, 4), (2, 6)])
def test_a_reroll_is_worth_what_its_best_turns_are_on_average(dice: tuple[int, int]) -> None:
    """Two dice are left, so that one move is all that follows."""
    taken = {"N7": 0, "A6": 1, "K10": 0, "C10": 1, "O9": 2, "G11": 0}
    state = position(dice=dice, occupants=taken, special=(0,), coins=(9, 8, 11))
    network = loading.network(3)
    thoughts, _ = plans(table_of(state), pack(state), network)
    for again in (dice[:1], dice):
        waiting, _ = BOHEMIAN.play(state, Reroll(again))
        average = np.zeros(6)
        for roll, chance in BOHEMIAN.odds(waiting):
            rolled, _ = BOHEMIAN.play(waiting, roll)
            average += float(chance) * best_value(rolled, state.turn)
        code = encode(state.board, Reroll(again))
        said = thoughts.values[thoughts.moves[:, 0] == code]
        assert len(said) == 1
        assert said[0] == pytest.approx(average, rel=1e-3, abs=1e-3)


@pytest.mark.parametrize("name", THINKING)
def test_whoever_can_do_nothing_but_has_a_tile_rolls_again(name: str) -> None:
    shops = {"2": 0, "G3": 0, "K3": 1, "E4": 0, "N4": 1}
    state = position(seats=2, dice=(1, 1, 1, 1), occupants=shops, bishop=0, special=(0,))
    assert all(isinstance(move, Reroll) for move in BOHEMIAN.legal(state))
    assert isinstance(bot("bohemian", name, 0.01).choose(state, Random(1)), Reroll)


def planned(*plans: tuple[str, str | None]) -> tuple[Player, list[int]]:
    """A player with plans for its turns, as people write them; and every time it was asked."""
    waiting, asked, start = list(plans), list[int](), position()

    def code(text: str | None) -> int:
        return NONE if text is None else encode(start.board, BOHEMIAN.read(start, text))

    def choice(_table: Table, _row: Row, seats: int, _random: Random) -> tuple[int, int]:
        asked.append(seats)
        first, second = waiting.pop(0)
        return code(first), code(second)

    return Player(choice), asked


def test_a_plan_for_the_whole_turn_is_followed_in_its_middle() -> None:
    player, asked = planned(("3+4 Nenbrad glass", "2+6 Grelnitz farm"))
    state = position()
    for text in ("3+4 Nenbrad glass", "2+6 Grelnitz farm"):
        move = player.choose(state, Random(1))
        assert BOHEMIAN.write(state, move) == text
        state, _ = BOHEMIAN.play(state, move)
    assert len(asked) == 1


def test_a_plan_of_one_move_ends_the_turn_after_it() -> None:
    player, asked = planned(("3+4 Nenbrad glass", None))
    state = position()
    state, _ = BOHEMIAN.play(state, player.choose(state, Random(1)))
    assert len(BOHEMIAN.legal(state)) > 1
    assert player.choose(state, Random(1)) == END
    assert len(asked) == 1


def test_another_position_is_thought_about_anew() -> None:
    player, asked = planned(("3+4 Nenbrad glass", "2+6 Grelnitz farm"), ("2+6 Kolschau farm", None))
    state = position()
    state, _ = BOHEMIAN.play(state, player.choose(state, Random(1)))
    other = state.copy()
    other.coins[1] += 1
    other.bank -= 1
    move = player.choose(other, Random(1))
    assert BOHEMIAN.write(other, move) == "2+6 Kolschau farm"
    assert len(asked) == 2


def test_after_a_reroll_a_turn_is_thought_about_anew() -> None:
    player, asked = planned(("reroll 2 3", None), ("3+4 Nenbrad glass", None))
    state = position(special=(0,))
    move = player.choose(state, Random(1))
    assert move == Reroll((2, 3))
    state, _ = BOHEMIAN.play(state, move)
    state, _ = BOHEMIAN.play(state, BOHEMIAN.read(state, "roll 2 3"))
    player.choose(state, Random(1))
    assert len(asked) == 2
