"""Games that were never played, for what is worked out of games."""

from random import Random

from dorfplatz.core.seat import Seat
from dorfplatz.lab.simulation import Outcome


def outcome(bots: tuple[str, ...], totals: tuple[int, ...], first: int = 0) -> Outcome:
    most = max(totals)
    winners = tuple(Seat(seat) for seat, total in enumerate(totals) if total == most)
    return Outcome(bots, first, totals, winners, turns=12)


def drawn(bots: tuple[str, ...], strengths: dict[str, float], random: Random) -> Outcome:
    """A game as the model of Plackett and Luce has it: exponential clocks, the quickest wins."""
    times = [random.expovariate(strengths[bot]) for bot in bots]
    places = [sum(other < time for other in times) for time in times]
    return outcome(bots, tuple(50 - 7 * place for place in places))
