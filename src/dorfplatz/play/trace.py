"""A game as JSON values for referees and other programs; see docs/record-format.md."""

from collections.abc import Iterator
from itertools import islice

from dorfplatz.core.contract import Json
from dorfplatz.core.seat import CHANCE
from dorfplatz.games.catalogue import AnyCourse, AnyStep


def trace_lines(course: AnyCourse) -> Iterator[Json]:
    """The table, every move that stands, and the result. What chance did to prepare the table is
    in the first line."""
    game = course.game
    setups = (game.setup(state) for state in course.states())
    for setup in islice(filter(None, setups), 1):
        yield {"kind": "setup", **setup}
    for step in course.steps:
        if game.setup(step.before) is not None:
            yield _traced(course, step)
    result = game.result(course.state)
    if result is not None:
        final = zip(result.parts, result.totals, strict=True)
        yield {
            "kind": "result",
            "reason": result.reason,
            "final": [
                {"seat": seat, **parts, "total": total} for seat, (parts, total) in enumerate(final)
            ],
            "winners": list(result.winners),
        }


def _traced(course: AnyCourse, step: AnyStep) -> Json:
    game = course.game
    return {
        "kind": "move",
        "actor": CHANCE.value if step.actor is CHANCE else step.actor,
        "legal": [game.show(move) for move in game.legal(step.before)],
        "move": game.show(step.move),
        "state": game.view(step.after, None),
    }
