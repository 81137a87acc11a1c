"""The score pad counts as the rules do, and says why."""

from collections.abc import Iterator
from random import Random

import pytest

from dorfplatz.core.seat import CHANCE, Actor
from dorfplatz.games.bohemian.game import BOHEMIAN
from dorfplatz.games.bohemian.moves import Move
from dorfplatz.games.bohemian.scoring import Holding, holdings, scores, winners
from dorfplatz.games.bohemian.state import State
from dorfplatz.showing.bohemian.pad import COUNTS, PadRow, counts, holding, sheet, shop_sets
from tests.positions import position


def has(**counted: int) -> Holding:
    return holding(dict.fromkeys(COUNTS, 0) | counted)


def says(line: PadRow) -> str:
    return str(line.because) if line.because else "; ".join(str(each.says) for each in line.sets)


def any_move(state: State, actor: Actor, random: Random) -> Move:
    if actor is CHANCE:
        return BOHEMIAN.odds(state).draw(random)
    return random.choice(BOHEMIAN.legal(state))


def positions(seats: int, games: int) -> Iterator[State]:
    """Every tenth position of random games, and the last of each."""
    random = Random(seats)
    for _ in range(games):
        state, steps = BOHEMIAN.new(seats, {}), 0
        while (actor := BOHEMIAN.actor(state)) is not None:
            state, _ = BOHEMIAN.play(state, any_move(state, actor, random))
            steps += 1
            if steps % 10 == 0:
                yield state
        yield state


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_what_the_rules_count_is_scored_by_the_pad_as_by_the_rules(seats: int) -> None:
    for state in positions(seats, games=3):
        counted = [counts(each) for each in holdings(state.board, state.occupants, state.coins)]
        shown, final = sheet([holding(each) for each in counted]), scores(state)
        assert shown.totals == tuple(score.total for score in final)
        assert shown.winners == winners(final)
        for why, lines in shown.lines.items():
            assert [line.coins for line in lines] == [score.parts[why] for score in final]


def test_counts_are_in_the_order_of_the_rulebook() -> None:
    assert list(counts(has())) == list(COUNTS)
    assert (COUNTS[0], COUNTS[2], COUNTS[6], COUNTS[7], COUNTS[-1]) == (
        *("town_halls", "bakery", "churches", "flour"),
        "coins",
    )


def test_two_bakeries_and_a_butchery_are_two_sets() -> None:
    [line] = sheet([has(bakery=2, butchery=1)]).lines["shops"]
    assert line.coins == 6
    assert says(line) == "bakery, butchery: 5; bakery: 1"


@pytest.mark.parametrize("owned", [(0, 0, 0, 0), (1, 2, 3, 4), (2, 2, 0, 0), (0, 0, 0, 5)])
def test_the_sets_pay_what_the_shops_pay(owned: tuple[int, ...]) -> None:
    held = Holding(0, 0, 0, owned, 0, (0, 0))
    [line] = sheet([held]).lines["shops"]
    assert sum(each.coins for each in shop_sets(held)) == line.coins


def test_a_flour_and_a_glass_pay_half_of_five() -> None:
    [line] = sheet([has(flour=1, glass=1)]).lines["goods"]
    assert (line.coins, says(line)) == (2, "half of 5")


@pytest.mark.parametrize(
    ("churches", "told"),
    [
        ((3, 2, 2, 1), ["3: the most", "2: second most", "2: second most", "1: not enough"]),
        ((2, 2, 1), ["2: a tie for the most", "2: a tie for the most", "1: not enough"]),
        ((0, 1), ["", "1: the most"]),
        ((0, 0), ["", ""]),
    ],
)
def test_it_says_who_has_the_most_churches(churches: tuple[int, ...], told: list[str]) -> None:
    lines = sheet([has(churches=count) for count in churches]).lines["churches"]
    assert [says(line) for line in lines] == told


def test_it_says_why_a_town_hall_pays() -> None:
    lines = sheet([has(), has(town_halls=1), has(town_halls=2, printed=8)]).lines["town_halls"]
    assert [(line.coins, says(line)) for line in lines] == [
        (-5, "no town hall"),
        (0, "1 held; full villages pay 0"),
        (8, "2 held; full villages pay 8"),
    ]


def test_only_town_halls_of_full_villages_have_something_printed_that_counts() -> None:
    state = position(occupants={"N": 1, "N10": 0, "C10": 0, "E12": 2})
    held = holdings(state.board, state.occupants, state.coins)
    assert [(each.town_halls, each.printed) for each in held] == [(2, 8), (0, 0), (0, 0)]
