"""The places as a table: everything that the map shows, and more."""

from collections import Counter

from rich.table import Table as Grid
from rich.text import Text as Styled

from dorfplatz.cli.figures import figure
from dorfplatz.cli.hamlet.names import local_name, short_name
from dorfplatz.cli.hamlet.signs import FLAG, POINTS, pieces, styled
from dorfplatz.cli.hamlet.words import APART, FINE, FREE, HERE, JOINED, LYING, PLACE
from dorfplatz.cli.screen import Screen
from dorfplatz.games.hamlet import sites
from dorfplatz.games.hamlet.sentences.words import RESOURCES
from dorfplatz.games.hamlet.state import PERSON, State, Token
from dorfplatz.showing.hamlet.explaining.about_tiles import botriks_points


def places(screen: Screen, state: State) -> Grid:
    grid = Grid(box=None, padding=(0, 1, 0, 0), header_style="bold")
    grid.add_column("", no_wrap=True, style="bold")
    for heading in (PLACE, LYING, HERE, JOINED):
        grid.add_column(screen.say(heading))
    for place in state.village:
        grid.add_row(
            short_name(screen, place),
            local_name(screen, place),
            _lying(screen, state, place),
            styled(pieces(state, place)),
            _joined(screen, state, place),
        )
    return grid


def _lying(screen: Screen, state: State, place: str) -> Styled:
    """What lies there, and how many spaces are free; of a site its flag and what it pays now."""
    if place in state.flags:
        owner = state.flags[place]
        pays = sites.points_of(state, place) if owner == PERSON else botriks_points(state)
        return Styled.assemble(FLAG, figure(owner), f" {pays}{POINTS}")
    if not state.village[place].spaces:
        return Styled()
    words = [_token(screen, token, count) for token, count in Counter(state.tokens[place]).items()]
    if free := state.free_spaces(place):
        words.append(Styled(screen.words(FREE, free=free), style="dim"))
    return Styled(", ").join(words)


def _token(screen: Screen, token: Token, count: int) -> Styled:
    name = screen.say(RESOURCES[token.kind])
    if token.owner is None:
        return Styled(f"{count} {name}")
    words = screen.words(FINE, good=name) if token.fine else name
    return Styled.assemble(f"{count} {words} ", figure(token.owner))


def _joined(screen: Screen, state: State, place: str) -> Styled:
    """With a sign for each road that somebody built."""
    words = []
    if place not in state.network.connected:
        words.append(Styled(screen.say(APART), style="dim"))
    for other in state.network.joined[place]:
        words.append(Styled(short_name(screen, other)))
        for road in state.roads:
            if {place, other} == {*road.ends}:
                words[-1].append_text(figure(road.owner))
    return Styled(" ").join(words)
