"""What special sites pay for, in words."""

from typing import Final

from dorfplatz.core.text import Message, Text, message
from dorfplatz.games.hamlet.tile import Condition, Scoring

PAYS: Final = {
    Condition.FOREST: Text(
        "hamlet.condition.forest", "{points}★ for each of its edges that touches forest"
    ),
    Condition.ROCK: Text(
        "hamlet.condition.rock", "{points}★ for each of its edges that touches rock"
    ),
    Condition.ROADS: Text("hamlet.condition.roads", "{points}★ for each built road joined to it"),
    Condition.PATH: Text("hamlet.condition.path", "{points}★ if a path is joined to it"),
    Condition.BRIDGE: Text("hamlet.condition.bridge", "{points}★ if a bridge is joined to it"),
    Condition.PRODUCTION: Text(
        "hamlet.condition.production", "{points}★ for each production place next to it"
    ),
    Condition.PROCESSING: Text(
        "hamlet.condition.processing", "{points}★ for each processing place next to it"
    ),
    Condition.SITES: Text(
        "hamlet.condition.sites", "{points}★ for each special site next to it, whoever built it"
    ),
    Condition.NEIGHBOURS: Text(
        "hamlet.condition.neighbours", "{points}★ for each place next to it"
    ),
    Condition.JOINED: Text("hamlet.condition.joined", "{points}★ for each place joined to it"),
    Condition.FAR: Text("hamlet.condition.far", "{points}★ for each step of the way to the Church"),
    Condition.NEAR: Text(
        "hamlet.condition.near", "{points}★ for each step fewer than five to the Church"
    ),
}


def scoring_words(scoring: Scoring) -> Message:
    return message(PAYS[scoring.condition], points=scoring.points)
