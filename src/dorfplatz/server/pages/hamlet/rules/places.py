"""Hamlet: every place, what it costs and brings, and how sure we are."""

from collections.abc import Iterable
from typing import Final

from dorfplatz.core.text import Text, message
from dorfplatz.games.hamlet.cardboard.components import Components
from dorfplatz.games.hamlet.events import Why
from dorfplatz.games.hamlet.kinds import MADE_FROM, MILESTONE_OF, Resource, Role
from dorfplatz.games.hamlet.sentences.words import MILESTONES, PLACES, RESOURCES
from dorfplatz.games.hamlet.tile import Tile
from dorfplatz.server.pages.hamlet.rules import pictures
from dorfplatz.server.pages.hamlet.rules.ending import botriks
from dorfplatz.server.pages.rules.sheet import Card, Chapter, Gallery, Paragraph, Rule, Said
from dorfplatz.showing.hamlet import rewards
from dorfplatz.showing.hamlet import words as hamlet_words
from dorfplatz.showing.hamlet.explaining.conditions import scoring_words
from dorfplatz.showing.hamlet.explaining.words import WAITS
from dorfplatz.showing.hamlet.words import PAYS

HEADING: Final = Text("rules.hamlet.places", "The places")
INTRO: Final = Text(
    "rules.hamlet.places-are",
    "What a place costs is on the left of the arrow, what building it brings on the right.",
)
START: Final = Text("rules.hamlet.places-start", "The six of the start")
SERVICES: Final = {
    Role.CHURCH: Text(
        "rules.hamlet.church-is",
        "In the middle of everything. Here church orders are filled; new villagers arrive here.",
    ),
    Role.TOWN_HALL: Text(
        "rules.hamlet.town-hall-is", "Here you take blueprints and hire villagers and donkeys."
    ),
    Role.MARKET: Text(
        "rules.hamlet.market-is", "Here you sell, and from here comes what you buy by free trade."
    ),
}
PROCESSING: Final = Text("rules.hamlet.places-processing", "Processing places")
PROCESSING_ARE: Final = Text(
    "rules.hamlet.processing-are",
    "Here goods are made, a token for each space. The first place for a good brings its milestone.",
)
MAKES: Final = Text(
    "rules.hamlet.makes",
    "{raw} → {good}, {spaces} space",
    "{raw} → {good}, {spaces} spaces",
    "spaces",
)
BARNS: Final = Text("rules.hamlet.places-barns", "Barns")
BARNS_ARE: Final = Text(
    "rules.hamlet.barns-are",
    "Further places to produce at; each space takes any raw material. All barns are alike.",
)
PRODUCES: Final = Text(
    "rules.hamlet.produces", "{kinds}, {spaces} space", "{kinds}, {spaces} spaces", "spaces"
)
SITES: Final = hamlet_words.SOURCES[Why.SITES]
SITES_ARE: Final = Text(
    "rules.hamlet.sites-are",
    "A special site gets the flag of whoever built it and pays at the end, if it is connected to "
    "the Church, unless it says that it needs no road. Each of Botrik’s brings him {botrik}★, "
    "whatever lies around it.",
)
AT_END: Final = Text("rules.hamlet.at-end", "At the end: {pays}.")
AT_END_WILD: Final = Text("rules.hamlet.at-end-wild", "At the end: {pays}. Needs no road.")

ASPECTS: Final = {
    "shape": Text("rules.hamlet.aspect-shape", "shape"),
    "cost": Text("rules.hamlet.aspect-cost", "cost"),
    "reward": Text("rules.hamlet.aspect-reward", "reward"),
    "use": Text("rules.hamlet.aspect-use", "use"),
}
MARKS: Final = {
    "known": Text("rules.hamlet.mark-known", "Known: {what}."),
    "probable": Text("rules.hamlet.mark-probable", "Probable: {what}."),
    "ours": Text("rules.hamlet.mark-ours", "Ours: {what}."),
}
ALL_KNOWN: Final = Text("rules.hamlet.all-known", "All of it is known.")
ALL_OURS: Final = Text("rules.hamlet.all-ours", "All of it is ours.")
MARKED: Final = Text("rules.hamlet.marked", "{one} {other}")


def chapter(components: Components) -> Chapter:
    tiles = components.tiles.values()
    laid = [tile for tile in tiles if tile.id in components.start]
    others = [tile for tile in tiles if tile.id not in components.start]
    rules = (
        Rule("places-start", START, (_gallery(laid),)),
        _group("places-processing", PROCESSING, PROCESSING_ARE, others, Role.PROCESSING),
        _group("places-barns", BARNS, BARNS_ARE, others, Role.PRODUCTION),
        _group("places-sites", SITES, message(SITES_ARE, botrik=botriks()), others, Role.SITE),
    )
    return Chapter("places", HEADING, (Paragraph(INTRO),), rules)


def _group(anchor: str, heading: Text, said: Said, tiles: Iterable[Tile], role: Role) -> Rule:
    of_role = [tile for tile in tiles if tile.role is role]
    return Rule(anchor, heading, (Paragraph(said), _gallery(of_role)))


def _gallery(tiles: Iterable[Tile]) -> Gallery:
    return Gallery(tuple(_card(tile) for tile in tiles))


def _card(tile: Tile) -> Card:
    lines = (*_price(tile), *_use(tile), *_waits(tile))
    return Card(tile.id, pictures.icon(tile.id, 64), PLACES[tile.id], lines, _mark(tile))


def _price(tile: Tile) -> tuple[Said, ...]:
    if not (tile.cost or tile.gold):
        return ()
    cost, reward = rewards.cost(tile.cost, tile.gold), rewards.points(tile.points)
    return (message(PAYS, cost=cost, reward=reward),)


def _use(tile: Tile) -> tuple[Said, ...]:
    kinds = tuple(RESOURCES[kind] for kind in tile.kinds)
    match tile.role:
        case Role.PRODUCTION:
            return (message(PRODUCES, kinds=kinds, spaces=tile.spaces),)
        case Role.PROCESSING:
            raw = RESOURCES[MADE_FROM[tile.kinds[0]]]
            return (message(MAKES, raw=raw, good=kinds, spaces=tile.spaces),)
        case Role.SITE:
            assert tile.scoring is not None
            text = AT_END_WILD if tile.is_wild else AT_END
            return (message(text, pays=scoring_words(tile.scoring)),)
        case _:
            return (SERVICES[tile.role],)


def _waits(tile: Tile) -> tuple[Said, ...]:
    stacks = {good.value: good for good in MILESTONE_OF}
    if tile.stack not in stacks:
        return ()
    return (message(WAITS, milestone=MILESTONES[MILESTONE_OF[Resource(tile.stack)]]),)


def _mark(tile: Tile) -> Said | None:
    """What of it is known, probable and ours."""
    marks = dict(tile.marks)
    sorts = set(marks.values())
    if sorts == {"known"}:
        return ALL_KNOWN
    if sorts == {"ours"}:
        return ALL_OURS
    parts = [
        message(text, what=tuple(ASPECTS[part] for part, found in marks.items() if found == mark))
        for mark, text in MARKS.items()
        if mark in sorts
    ]
    if not parts:
        return None
    first, *rest = parts
    for other in rest:
        first = message(MARKED, one=first, other=other)
    return first
