"""What a moment of a game with the companion shows, in the reader's language."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, Final

from dorfplatz.core.text import Text
from dorfplatz.games.hamlet.botrik.markers import CIRCLES
from dorfplatz.games.hamlet.moves import Action
from dorfplatz.games.hamlet.reasons import Question
from dorfplatz.games.hamlet.sentences.words import ACTIONS, COLOURS
from dorfplatz.server.pages.hamlet.companion import words as w
from dorfplatz.server.translator import Translator
from dorfplatz.showing.hamlet.companion import words
from dorfplatz.showing.hamlet.companion.notation import join, split
from dorfplatz.showing.hamlet.companion.playing import Play, Told
from dorfplatz.showing.hamlet.companion.program import Ask, Draw, Kind

WIDTH: Final = 600
"""Of the longest bar."""
ALONE: Final = "0"
EQUAL: Final = "1"
"""The answers to a line of a list."""


@dataclass(frozen=True, slots=True)
class Tile:
    """An action tile of the row, and the marker on the circle above it."""

    action: str
    name: str
    colour: str
    circle: str
    is_now: bool


@dataclass(frozen=True, slots=True)
class PriorityLine:
    """Of a list of priorities: passed already, asked about now, or still to come."""

    text: str
    state: str
    address: str = ""
    """Where it leads if this line decides."""


@dataclass(frozen=True, slots=True)
class Choice:
    text: str
    address: str
    colour: str = ""


@dataclass(frozen=True, slots=True)
class Sentence:
    kind: str
    text: str
    lines: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Part:
    """Of a bar: which line of the account, and where it is drawn."""

    line: int
    x: int
    width: int
    points: int


class View:
    """For the pages; `setup` and `said` are the address of the moment."""

    def __init__(self, setup: str, said: str, play: Play, voice: Translator) -> None:
        self.setup, self.said, self.play, self.voice = setup, said, play, voice

    @property
    def waits(self) -> Any:
        return self.play.waits

    @property
    def kind(self) -> str:
        return type(self.waits).__name__.lower()

    @property
    def question(self) -> str:
        return self.voice(self.play.say(self.waits.say))

    @property
    def progress(self) -> str:
        number, team = self.play.number("number"), self.play.number("team")
        return self.voice(words.VILLAGER, number=number, team=team) if number else ""

    @property
    def about(self) -> str:
        return self.waits.about if isinstance(self.waits, Ask) else ""

    @property
    def hints(self) -> list[str]:
        hints = self.waits.hints if isinstance(self.waits, Ask) else ()
        return [self.voice(self.play.say(each.say)) for each in hints if self.play.holds(each.when)]

    @property
    def choices(self) -> list[Choice]:
        waits = self.waits
        if isinstance(waits, Draw):
            return [*self._markers(waits)]
        return [
            Choice(self.voice(self.play.say(answer.say)), self.after(str(number)))
            for number, answer in self.play.offered(waits)
        ]

    def _markers(self, draw: Draw) -> Iterator[Choice]:
        for number, colour in enumerate(draw.bag):
            if self.play.number(colour):
                text = self.voice(_colour(colour))
                yield Choice(text, self.after(str(number)), colour)

    @property
    def lines(self) -> list[PriorityLine]:
        """The list that is walked down."""
        waits = self.waits
        if not isinstance(waits, Ask) or waits.by is None:
            return []
        found = []
        for number, text in enumerate(self.play.program.lists[waits.by]):
            later = number - waits.line
            state = "past" if later < 0 else "later" if later else "now"
            jump = self.after(*self._jump(waits, later)) if later > 0 else ""
            found.append(PriorityLine(self.voice(text), state, jump))
        return found

    def _jump(self, ask: Ask, later: int) -> str:
        """The answers that let a later line decide; some lines decide without being asked about."""
        said, then = "", ask
        for _ in range(later):
            said += EQUAL
            after = self.play.program.blocks[then.answers[int(EQUAL)].to].then
            if not isinstance(after, Ask):
                return said
            then = after
        return said + ALONE

    @property
    def told(self) -> list[Sentence]:
        return [self._sentence(each) for each in self.play.news if each.kind is not Kind.DO]

    @property
    def to_do(self) -> list[Sentence]:
        return [self._sentence(each) for each in self.play.news if each.kind is Kind.DO]

    @property
    def history(self) -> list[list[Sentence]]:
        """By turns, the newest first."""
        turns: list[list[Sentence]] = []
        for each in self.play.told:
            if each.kind is Kind.HEADING or not turns:
                turns.append([])
            turns[-1].append(self._sentence(each))
        return turns[::-1]

    def _sentence(self, told: Told) -> Sentence:
        lists = self.play.program.lists
        by: tuple[Text, ...] = () if told.by is None else lists[told.by]
        shown = by if told.by is Question.RESOURCE else ()
        return Sentence(told.kind.value, self.voice(told.said), tuple(map(self.voice, shown)))

    @property
    def row(self) -> list[Tile]:
        return [self._tile(place, action) for place, action in enumerate(self.play.words("row"))]

    def _tile(self, place: int, action: str) -> Tile:
        colour = CIRCLES[place] if place < len(CIRCLES) else None
        circle = "" if colour is None else self._circle(place + 1, colour.value)
        return Tile(
            action,
            self.voice(ACTIONS[Action(action)]),
            "" if colour is None else colour.value,
            circle,
            self.play.variables["action"] == action,
        )

    def _circle(self, number: int, colour: str) -> str:
        return self.voice(w.CIRCLE, number=number, colour=_colour(colour))

    @property
    def bowl(self) -> list[tuple[str, int, str]]:
        """Colours, how many, and both in words."""
        counts = [(colour.value, self.play.number(colour.value)) for colour in CIRCLES]
        return [
            (colour, count, self.voice(w.BOWL, count=count, colour=_colour(colour)))
            for colour, count in counts
        ]

    @property
    def account(self) -> list[tuple[str, str, str]]:
        """Each line of the final account: what for, your points, his."""
        return [
            (self.voice(self.play.say(row.say)), self._points(row.yours), self._points(row.his))
            for row in self.waits.account
        ]

    def _points(self, name: str) -> str:
        return self.voice.number(self.play.number(name)) if name else ""

    @property
    def bars(self) -> list[list[Part]]:
        """The same as two bars; what was lost shortens nothing, it is in the table."""
        rows = self.waits.account
        amounts = [
            [max(0, self.play.number(name)) if name else 0 for name in names]
            for names in ([row.yours for row in rows], [row.his for row in rows])
        ]
        most = max(1, *map(sum, amounts))
        return [[*_parts(counts, most)] for counts in amounts]

    @property
    def undone(self) -> str:
        """The address of the moment before; empty at the beginning."""
        answers = split(self.said)
        return address(self.setup, join(answers[:-1])) if answers else ""

    def after(self, *answers: str) -> str:
        return address(self.setup, join([*split(self.said), *answers]))


def _parts(counts: list[int], most: int) -> Iterator[Part]:
    reached = 0
    for line, points in enumerate(counts):
        x = WIDTH * reached // most
        reached += points
        if points:
            yield Part(line, x, WIDTH * reached // most - x, points)


def address(setup: str, said: str) -> str:
    return f"/companion/{setup}/{said}/" if said else f"/companion/{setup}/"


def _colour(colour: str) -> Text:
    return next(text for each, text in COLOURS.items() if each.value == colour)
