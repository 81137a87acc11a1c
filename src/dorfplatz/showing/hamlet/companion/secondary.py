"""Botrik's secondary actions, those on his action tiles."""

from typing import Final

from dorfplatz.core.text import message
from dorfplatz.games.hamlet.moves import Action
from dorfplatz.games.hamlet.options import Modifier
from dorfplatz.games.hamlet.reasons import Failure, Question
from dorfplatz.games.hamlet.sentences.words import FAILED, PLACES
from dorfplatz.showing.hamlet.companion import blueprint, words
from dorfplatz.showing.hamlet.companion.parts import (
    do,
    failed,
    first_line,
    goes,
    has,
    possible,
    walk_down,
)
from dorfplatz.showing.hamlet.companion.program import Add, Block, Blocks, Fork, Go, If
from dorfplatz.showing.hamlet.companion.sentences import Relation, when

FAILS: Final = "row.next"
SUCCEEDS: Final = "row.done"


def secondary() -> Blocks:
    return {**produce(), **buy(), **make(), **build(), **road()}


def produce() -> Blocks:
    return {
        **possible(Action.PRODUCE, words.ANY_PRODUCTION, Question.PRODUCTION, "produce.do"),
        "produce.fail": Block((failed(words.NO_PRODUCTION),), Go(FAILS)),
        "produce.do": Block(
            (do(words.FILL_SPACES), do(words.PRODUCED), goes(words.GOES_THERE)), Go(SUCCEEDS)
        ),
    }


def buy() -> Blocks:
    town_hall = message(words.GOES_TO, place=PLACES["town-hall"])
    return {
        "blueprint": Block((), Fork(((blueprint.ROOM, "blueprint.offer"), ((), "blueprint.full")))),
        "blueprint.full": Block((failed(FAILED[Failure.HAND_FULL]),), Go(FAILS)),
        "blueprint.none": Block((failed(FAILED[Failure.ROW_EMPTY]),), Go(FAILS)),
        **blueprint.take(
            "blueprint.offer", Action.BLUEPRINT, to="blueprint.goes", if_none="blueprint.none"
        ),
        "blueprint.goes": Block((goes(town_hall),), Go(SUCCEEDS)),
    }


def make() -> Blocks:
    return {
        **possible(Action.MAKE, words.ANY_WORKSHOP, Question.WORKSHOP, "make.do"),
        "make.fail": Block((failed(words.NO_WORKSHOP),), Go(FAILS)),
        "make.do": Block(
            (
                do(words.USE_RAWS, Question.RESOURCE),
                do(words.PUT_GOODS),
                goes(words.GOES_THERE),
            ),
            Go(SUCCEEDS),
        ),
    }


def build() -> Blocks:
    """Which blueprint, against which place, and how: each by its own list."""
    where, how = Question.NEIGHBOUR, Question.SPOT
    asked = possible(
        Action.BUILD, words.ANY_BLUEPRINT, Question.BLUEPRINT, first_line("build", where)
    )
    return {
        "build": Block(
            (),
            Fork(((when("blueprints", Relation.IS, 0), "build.empty"), ((), "build.any"))),
        ),
        "build.any": asked.pop("build"),
        **asked,
        "build.empty": Block((failed(FAILED[Failure.NO_BLUEPRINT]),), Go(FAILS)),
        "build.fail": Block((failed(words.NO_BUILDING),), Go(FAILS)),
        **walk_down("build", Action.BUILD, where, first_line("build", how)),
        **walk_down("build", Action.BUILD, how, "build.do"),
        "build.do": Block(
            (
                Add("blueprints", -1),
                do(words.USE_COST, Question.RESOURCE),
                do(words.OWNERS),
                If(has(Modifier.GOLD_COSTS_POINTS), (do(words.LOSES_COST),)),
                do(words.LAY),
                do(words.MILESTONE),
                goes(words.GOES_BESIDE),
            ),
            Go(SUCCEEDS),
        ),
    }


def road() -> Blocks:
    return {
        **possible(Action.ROAD, words.ANY_ROAD, Question.ROAD, "road.do"),
        "road.fail": Block((failed(words.NO_ROAD),), Go(FAILS)),
        "road.do": Block(
            (
                Add("roads", 1),
                do(words.USE_ROAD, Question.RESOURCE),
                do(words.BUILD_ROAD),
                goes(words.GOES_ROAD),
            ),
            Go(SUCCEEDS),
        ),
    }
