"""Both sides at a glance, and how far the game has come."""

from rich.table import Table as Grid
from rich.text import Text as Styled

from dorfplatz.cli.figures import named
from dorfplatz.cli.hamlet.signs import donkeys, villagers
from dorfplatz.cli.screen import Screen
from dorfplatz.games.hamlet import scoring
from dorfplatz.games.hamlet.sentences.words import RESOURCES
from dorfplatz.games.hamlet.state import PERSON, SEATS, State
from dorfplatz.showing.hamlet import words


def sides(screen: Screen, state: State, names: tuple[str, ...]) -> Grid:
    grid = Grid(box=None, padding=(0, 1, 0, 0), header_style="bold")
    grid.add_column(screen.say(words.PLAYER), no_wrap=True, max_width=16)
    headings = (
        words.HEADING_POINTS,
        words.NOW,
        words.HEADING_GOLD,
        words.VILLAGERS,
        words.DONKEYS,
        words.ROADS,
        words.SITES,
        words.SALES,
        words.ORDERS_FILLED,
    )
    for heading in headings:
        grid.add_column(screen.say(heading), justify="center")
    final = scoring.scores(state)
    for seat in SEATS:
        player = state.players[seat]
        grid.add_row(
            named(seat, names),
            str(player.points),
            str(final[seat].total),
            str(player.gold),
            villagers(state, seat),
            donkeys(state) if seat == PERSON else "–",
            f"{state.roads_of(seat)}/{state.options.components.supplies.roads}",
            str(list(state.flags.values()).count(seat)),
            str(len(player.sales)),
            str(list(state.orders.values()).count(seat)),
        )
    return grid


def progress(screen: Screen, state: State) -> Styled:
    most = state.options.components.supplies.rounds
    raws = tuple(f"{count} {screen.say(RESOURCES[kind])}" for kind, count in state.supply.items())
    parts = (
        screen.words(words.ROUND, round=state.round, most=most),
        screen.words(words.BAG, tiles=len(state.bag)),
        screen.words(words.SUPPLY, raws=raws),
    )
    return Styled(" · ".join(parts), style="dim")
