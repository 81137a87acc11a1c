"""What lies open on the table: blueprints, milestones, sales, orders, and Botrik's board."""

from collections.abc import Iterator
from typing import Final

from rich.table import Table as Grid
from rich.text import Text as Styled

from dorfplatz.cli.figures import figure
from dorfplatz.cli.layout import filled
from dorfplatz.cli.screen import Screen
from dorfplatz.core.seat import Seat
from dorfplatz.games.hamlet.kinds import Milestone
from dorfplatz.games.hamlet.sentences.words import ACTIONS, COLOURS, MILESTONES, MODIFIERS, ORDERS
from dorfplatz.games.hamlet.state import SEATS, State
from dorfplatz.showing.hamlet import rewards
from dorfplatz.showing.hamlet import words as showing_words
from dorfplatz.showing.hamlet.accounts import HamletCourse
from dorfplatz.showing.hamlet.botriks_turn.recap import botriks_last_turn

CIRCLES: Final = "①②③"


def table(screen: Screen, course: HamletCourse) -> Grid:
    """A line for each thing: its name, then all of it."""
    state = course.state
    lines = (
        (showing_words.BLUEPRINTS, _blueprints(screen, state)),
        (showing_words.MILESTONE, _milestones(screen, state)),
        (showing_words.ROW, _row(screen, state)),
        (showing_words.ASKED, _sales(screen, state)),
        (showing_words.ORDERED, _orders(screen, state)),
        (showing_words.BOTRIKS_ROW, _botrik(screen, state)),
        (showing_words.LAST_TURN, _last_turn(screen, course)),
        (showing_words.MODIFIED, _modifiers(screen, state)),
    )
    grid = Grid(box=None, padding=(0, 1, 0, 0), show_header=False)
    grid.add_column(no_wrap=True, style="bold")
    grid.add_column()
    room = screen.out.width - max(len(screen.say(heading)) for heading, _ in lines) - 2
    for heading, parts in lines:
        if shown := filled(parts, room):
            grid.add_row(screen.say(heading), shown)
    return grid


def _blueprints(screen: Screen, state: State) -> Iterator[Styled]:
    for seat in SEATS:
        hand = state.players[seat].blueprints
        for tile in hand:
            yield Styled.assemble(figure(seat), " ", _tile(screen, state, tile))
        if not hand:
            yield Styled.assemble(
                figure(seat), " ", (screen.say(showing_words.NO_BLUEPRINT), "dim")
            )


def _milestones(screen: Screen, state: State) -> Iterator[Styled]:
    for milestone in Milestone:
        holder, name = state.milestones.get(milestone), screen.say(MILESTONES[milestone])
        if holder is None:
            yield Styled(name, style="dim")
        else:
            yield _taken(holder, name)


def _row(screen: Screen, state: State) -> Iterator[Styled]:
    for offer in state.row:
        words = Styled(_tile(screen, state, offer.tile))
        if offer.gold:
            words.append(f" +{screen.say(rewards.gold(offer.gold))}", style="bold yellow")
        yield words


def _sales(screen: Screen, state: State) -> Iterator[Styled]:
    for sale in state.sales:
        yield Styled(screen.say(rewards.sale_words(state.options.components.sales[sale])))


def _orders(screen: Screen, state: State) -> Iterator[Styled]:
    for order, filler in state.orders.items():
        if filler is None:
            yield Styled(screen.say(rewards.order_words(state.options.components.orders[order])))
        else:
            yield _taken(filler, screen.say(ORDERS[order]))


def _botrik(screen: Screen, state: State) -> Iterator[Styled]:
    """His action row under its circles, the bowl, and whether support is open."""
    automa = state.automa
    for number, action in enumerate(automa.row):
        circle = f"{CIRCLES[number]} " if number < len(CIRCLES) else ""
        yield Styled(f"{circle}{screen.say(ACTIONS[action])}")
    markers = tuple(
        f"{count} {screen.say(COLOURS[colour])}" for colour, count in automa.bowl.items()
    )
    yield Styled(screen.words(showing_words.BOWL, markers=markers), style="dim")
    yield Styled(
        screen.say(showing_words.SUPPORT_OPEN if automa.is_open else showing_words.SUPPORT_COVERED),
        style="dim",
    )


def _last_turn(screen: Screen, course: HamletCourse) -> Iterator[Styled]:
    for sentence in botriks_last_turn(course):
        yield Styled(screen.say(sentence, course.names))


def _modifiers(screen: Screen, state: State) -> Iterator[Styled]:
    for modifier, text in MODIFIERS.items():
        if state.has(modifier):
            yield Styled(screen.say(text), style="dim")


def _tile(screen: Screen, state: State, tile: str) -> str:
    return screen.say(rewards.tile_words(state.options.components.tiles[tile]))


def _taken(seat: Seat, name: str) -> Styled:
    return Styled.assemble(figure(seat), " ", name)
