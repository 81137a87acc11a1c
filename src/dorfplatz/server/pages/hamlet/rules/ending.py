"""Hamlet: the end and the final scoring, with a worked example."""

from dataclasses import dataclass
from typing import Final

from dorfplatz.core.text import Message, Text, message
from dorfplatz.games.hamlet.cardboard.components import Components
from dorfplatz.games.hamlet.events import Why
from dorfplatz.games.hamlet.game import HAMLET
from dorfplatz.games.hamlet.kinds import Award, Milestone
from dorfplatz.games.hamlet.options import Modifier
from dorfplatz.games.hamlet.scoring import PLACES_A_POINT
from dorfplatz.games.hamlet.sentences.words import AWARDS, MILESTONES, PLACES
from dorfplatz.server.pages.rules.sheet import Cell, Chapter, Grid, Paragraph, Points, Rule
from dorfplatz.server.pages.rules.words import END, EXAMPLE, SCORING, TOTAL
from dorfplatz.showing.hamlet import words as hamlet_words
from dorfplatz.showing.hamlet.explaining.about_tiles import botriks_points

LAST_ORDER: Final = Text("rules.hamlet.last-order", "When it ends")
LAST_ORDER_IS: Final = Text(
    "rules.hamlet.last-order-is",
    "When the last of the {orders} church orders is filled, the round is played to its end: if it "
    "was you, Botrik has one more turn. If nobody gets that far, the game ends after round "
    "{rounds}.",
)
SITES: Final = Text(
    "rules.hamlet.score-sites",
    "Special sites: what each of yours says, if it is connected. Each of Botrik’s brings him "
    "{botrik}★, connected or not.",
)
PLANNER: Final = Text("rules.hamlet.score-planner", "{planner}: 1★ for each own road.")
ROUTE: Final = Text(
    "rules.hamlet.score-route",
    "Longest route: 1★ for every {places} places of the longest route that includes a road of your "
    "own and none of the other side’s.",
)
AWARDED: Final = Text("rules.hamlet.score-awards", "Awards: {awards}.")
GOLD: Final = Text(
    "rules.hamlet.score-gold",
    "Gold: 1★ for every {gold} gold that you have left. Botrik’s gold brings him nothing.",
)
WIN: Final = Text(
    "rules.hamlet.win", "You win with more points than Botrik. If you have just as many, he wins."
)
OURS: Final = Text(
    "rules.hamlet.score-ours",
    "points for routes and for gold, what a tie means, and the last round are our reconstruction.",
)
TABLE: Final = Text("rules.hamlet.example-table", "The end of a game of ours")
YOU: Final = hamlet_words.YOU
BOTRIK: Final = hamlet_words.BOTRIK
IN_PLAY: Final = Text("rules.hamlet.in-play", "During the game")
SITES_ROW: Final = hamlet_words.SOURCES[Why.SITES]
ROUTE_ROW: Final = Text("rules.hamlet.route-row", "Longest route")
GOLD_ROW: Final = hamlet_words.HEADING_GOLD
EXPLAINED: Final = (
    Text(
        "rules.hamlet.example-sites",
        "Your {wild} touches forest with {edges} edges, and {production} production places lie "
        "beside your {garden}: {points}★. Botrik has {flags} sites, {each}★ each.",
    ),
    Text(
        "rules.hamlet.example-roads",
        "You are the Planner and have built {roads} roads. Your longest route has {mine} places, "
        "Botrik’s {his}; every {places} bring a point, rounded down.",
    ),
    Text(
        "rules.hamlet.example-awards",
        "Church orders are {orders} to {orders}, so both get that award. You have more sale tiles, "
        "Botrik more flags. Of {gold} gold every {per} are worth a point.",
    ),
)


@dataclass(frozen=True, slots=True)
class Position:
    """What the example is made of."""

    mine: int = 48
    his: int = 52
    edges: int = 4
    production: int = 2
    flags: int = 3
    roads: int = 3
    my_route: int = 7
    his_route: int = 4
    orders: int = 2
    gold: int = 13


def botriks(*modifiers: Modifier) -> int:
    """What each of Botrik's sites brings him."""
    names = ",".join(modifier.value for modifier in modifiers) or "none"
    return botriks_points(HAMLET.new(2, {"modifiers": names}))


def chapter(components: Components) -> Chapter:
    supplies = components.supplies
    ending = message(LAST_ORDER_IS, orders=len(components.orders), rounds=supplies.rounds)
    scored = (
        message(SITES, botrik=botriks()),
        message(PLANNER, planner=MILESTONES[Milestone.PLANNER]),
        message(ROUTE, places=PLACES_A_POINT),
        message(AWARDED, awards=tuple(AWARDS[award] for award in Award)),
        message(GOLD, gold=supplies.gold_per_point),
    )
    rules = (
        Rule("last-order", LAST_ORDER, (Paragraph(ending),), ("order",)),
        Rule(
            "scoring",
            SCORING,
            (Points(scored), Paragraph(WIN), Paragraph(OURS, "ours")),
            ("route", "awards", "places-sites"),
        ),
        Rule("example", EXAMPLE, (_table(components), Points(_explained(components)))),
    )
    return Chapter("end", END, (), rules)


def _table(components: Components) -> Grid:
    now, awards = Position(), components.awards
    rows = (
        (IN_PLAY, now.mine, now.his),
        (SITES_ROW, _my_sites(components), now.flags * botriks()),
        (MILESTONES[Milestone.PLANNER], now.roads, 0),
        (ROUTE_ROW, now.my_route // PLACES_A_POINT, now.his_route // PLACES_A_POINT),
        (AWARDS[Award.CHAPLAIN], awards[Award.CHAPLAIN], awards[Award.CHAPLAIN]),
        (AWARDS[Award.MERCHANT], awards[Award.MERCHANT], 0),
        (AWARDS[Award.LANDSCAPER], 0, awards[Award.LANDSCAPER]),
        (GOLD_ROW, now.gold // components.supplies.gold_per_point, 0),
    )
    totals = (TOTAL, sum(mine for _, mine, _ in rows), sum(his for _, _, his in rows))
    written: tuple[tuple[Cell, ...], ...] = tuple(
        (name, str(mine), str(his)) for name, mine, his in (*rows, totals)
    )
    return Grid(TABLE, ("", YOU, BOTRIK), written)


def _my_sites(components: Components) -> int:
    now, tiles = Position(), components.tiles
    wild, garden = tiles["woodland"].scoring, tiles["bee-garden"].scoring
    assert wild is not None
    assert garden is not None
    return now.edges * wild.points + now.production * garden.points


def _explained(components: Components) -> tuple[Message, ...]:
    now, (sites, roads, awards) = Position(), EXPLAINED
    return (
        message(
            sites,
            wild=PLACES["woodland"],
            edges=now.edges,
            production=now.production,
            garden=PLACES["bee-garden"],
            points=_my_sites(components),
            flags=now.flags,
            each=botriks(),
        ),
        message(
            roads, roads=now.roads, mine=now.my_route, his=now.his_route, places=PLACES_A_POINT
        ),
        message(awards, orders=now.orders, gold=now.gold, per=components.supplies.gold_per_point),
    )
