"""What never changes in Bohemian Villages, and random tables to play at."""

from random import Random

from dorfplatz.core.seat import Seat
from dorfplatz.games.bohemian import components
from dorfplatz.games.bohemian.box import SPECIAL_TILES
from dorfplatz.games.bohemian.dice import DICE
from dorfplatz.games.bohemian.kinds import Kind
from dorfplatz.games.bohemian.options import Income
from dorfplatz.games.bohemian.state import Phase, State

POOR_BANK = components.write(components.standard()).replace(
    "{1 = 45, 5 = 24, 10 = 12}", "{1 = 81, 5 = 0, 10 = 0}"
)
"""Components whose coins run out in many games."""


def random_options(random: Random) -> tuple[int, dict[str, str]]:
    """Seats and options of some table."""
    seats = random.randint(2, 5)
    options = {"income": random.choice([income.value for income in Income])}
    if random.random() < 0.3:
        options["first"] = str(random.randrange(seats))
    if random.random() < 0.3:
        options["components"] = POOR_BANK
    return seats, options


def conserved(before: State, after: State) -> None:
    """Figures, coins, tiles and the bishop are all accounted for."""
    owners = [seat for seat in after.occupants if seat is not None]
    setup = after.options.components.setup(after.options.seats)
    for seat in map(Seat, after.seats):
        assert after.figures[seat] + owners.count(seat) == setup.figures
        assert after.figures[seat] >= 0
        assert after.coins[seat] >= before.coins[seat]
    assert after.bank + sum(after.coins) == after.options.components.bank
    assert after.bank > 0 or after.phase is Phase.OVER
    held = sum(after.special)
    assert after.special_left + held <= SPECIAL_TILES
    assert after.special_left + held <= before.special_left + sum(before.special)
    assert after.bishop is not None or before.bishop is None
    assert before.active <= after.active
    assert all(after.occupants[inn] is not None for inn in after.active)
    for kind in (Kind.MILL, Kind.GLASS):
        places = after.board.of_kind[kind]
        assert not places or any(after.occupants[place] is None for place in places)
    assert len(after.dice) + after.to_roll <= DICE
    assert list(after.dice) == sorted(after.dice)
    assert after.moves_made <= 2
