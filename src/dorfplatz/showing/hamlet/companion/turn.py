"""The frame of Botrik's turn: his villagers one by one, his markers, his row."""

from typing import Final

from dorfplatz.core.text import message
from dorfplatz.games.hamlet.botrik.markers import CIRCLES, IN_THE_BOWL
from dorfplatz.games.hamlet.botrik.priorities import PRIMARY
from dorfplatz.games.hamlet.cardboard.components import standard
from dorfplatz.games.hamlet.moves import SECONDARY, Action
from dorfplatz.games.hamlet.sentences.words import (
    ALL_FAILED,
    BOWL,
    MARKER,
    MOVED,
    OPEN,
    PLACES,
    REMOVED,
)
from dorfplatz.showing.hamlet.companion import words
from dorfplatz.showing.hamlet.companion.parts import goes, heading, note, pay_support, say
from dorfplatz.showing.hamlet.companion.primary import ACTED
from dorfplatz.showing.hamlet.companion.program import (
    Add,
    Answer,
    Append,
    Ask,
    Block,
    Blocks,
    Draw,
    Find,
    Fork,
    Go,
    If,
    Kind,
    Onward,
    Pick,
    Remove,
    Set,
    Step,
    Tell,
)
from dorfplatz.showing.hamlet.companion.secondary import FAILS, SUCCEEDS
from dorfplatz.showing.hamlet.companion.sentences import Ref, Relation, Say, Size, When, Word, when

MARKER_NEEDED: Final = "marker"
COLOURS: Final = tuple(colour.value for colour in CIRCLES)
ACTION: Final = Word("actions", "action")


def turn(ending: str) -> Blocks:
    return {
        "yours": Block(
            (),
            Ask(
                say(words.YOUR_TURN, round=Ref("round")),
                (
                    Answer(Say(words.TO_BOTRIK), "turn"),
                    Answer(Say(words.GAME_OVER), ending),
                ),
            ),
        ),
        "turn": Block(
            (
                heading(words.BEGINS, round=Ref("round")),
                Set("paid", 0),
                Set("first", 1),
                Set("team", Ref("villagers")),
            ),
            Go("villager"),
        ),
        **_villagers(),
        **_markers(),
    }


def _villagers() -> Blocks:
    """With each of them it begins anew."""
    begins = say(words.VILLAGER, number=Ref("number"), team=Ref("team"))
    return {
        "villager": Block(
            (
                Add("number", 1),
                Set("failed", 0),
                Set("tried", 0),
                Set("drawn", ""),
                Set("action", ""),
                Tell(Kind.VILLAGER, begins),
            ),
            Go(PRIMARY[0].value),
        ),
        ACTED: Block(
            (Set("first", 0),),
            Ask(Say(words.DO_THIS), (Answer(Say(words.DONE), "villager.done"),)),
        ),
        "villager.done": Block(
            (),
            Fork(((when("number", Relation.LESS, Ref("team")), "villager"), ((), "turn.over"))),
        ),
        "turn.over": Block((note(words.TURN_OVER), Add("round", 1), Set("number", 0)), Go("yours")),
    }


def _markers() -> Blocks:
    """From the circle of the marker along the row, until an action succeeds or all have failed."""
    ways = tuple((when("action", Relation.IS, each.value), each.value) for each in SECONDARY)
    told = note(MARKER, colour=Word("colours", "drawn"), circle=Ref("circle"), action=ACTION)
    all_tried = when("tried", Relation.AT_LEAST, Size("row"))
    return {
        MARKER_NEEDED: Block((), Draw(Say(words.DRAW), COLOURS, "drawn", "row.begin")),
        "row.begin": Block(
            (
                Find("place", "drawn", COLOURS),
                Set("circle", Ref("place")),
                Add("circle", 1),
                Pick("action", "row", "place"),
                told,
            ),
            Fork(ways),
        ),
        FAILS: Block(
            (Add("tried", 1), Onward("place", "row"), Pick("action", "row", "place")),
            Fork(((all_tried, "row.failed"), *ways)),
        ),
        "row.failed": Block(
            (
                note(ALL_FAILED),
                goes(message(words.GOES_TO, place=PLACES["church"])),
                pay_support(),
                *_put_aside(),
            ),
            Go(ACTED),
        ),
        SUCCEEDS: Block((*_move_on(), *_put_aside()), Go(ACTED)),
    }


def _move_on() -> tuple[Step, ...]:
    """To the end of the row; out of the game once the last road is built."""
    last_road = (
        When("action", Relation.IS, Action.ROAD.value),
        When("roads", Relation.AT_LEAST, standard().supplies.roads),
    )
    gone = (note(REMOVED, action=ACTION),)
    moved = (Append("row", Ref("action")), note(MOVED, action=ACTION))
    return Remove("row", Ref("action")), If(last_road, gone, moved)


def _put_aside() -> tuple[Step, ...]:
    """When the bowl is empty all markers go back, support is open again and pays a gold."""
    opened = If(when("open", Relation.IS, 0), (Set("open", 1), note(OPEN)))
    return (refill(opened, pay_support()),)


def refill(*then: Step) -> Step:
    """If the bowl is empty, all markers go back."""
    filled = tuple(Set(colour.value, count) for colour, count in IN_THE_BOWL.items())
    empty = tuple(When(colour, Relation.IS, 0) for colour in COLOURS)
    return If(empty, (note(BOWL), *filled, *then))
