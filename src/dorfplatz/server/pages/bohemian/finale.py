"""Where the coins of a game came from."""

from dorfplatz.core.seat import Seat
from dorfplatz.games.bohemian.events import Why
from dorfplatz.server.pages.charts import Account
from dorfplatz.showing.bohemian.accounts import BohemianCourse, sources


def accounts(course: BohemianCourse) -> tuple[Account, ...]:
    paid, seats = sources(course), course.state.seats
    return tuple(Account(why.value, tuple(paid[Seat(seat), why] for seat in seats)) for why in Why)
