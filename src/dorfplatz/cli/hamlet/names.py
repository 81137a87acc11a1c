"""What places are called on a terminal, and what people type: names, short names, moves."""

from collections.abc import Iterator, Mapping
from functools import cache
from typing import Final

from dorfplatz.cli.hamlet.words import WORDS
from dorfplatz.cli.screen import Screen
from dorfplatz.core.text import Fact, Message, Text
from dorfplatz.games.hamlet.kinds import Work
from dorfplatz.games.hamlet.sentences.places import place_name
from dorfplatz.games.hamlet.sentences.words import ORDERS, PLACES, RESOURCES, WORKS
from dorfplatz.showing.hamlet.choosing import words as choosing_words

MENU: Final = {
    "produce": choosing_words.PRODUCE,
    "make": choosing_words.MAKE,
    "sell": choosing_words.SELL,
    "order": choosing_words.ORDER,
    "take": choosing_words.TAKE,
    "hire villager": choosing_words.HIRE,
    "hire donkey": choosing_words.DONKEY,
    "bridge": choosing_words.ROADS[Work.BRIDGE],
    "path": choosing_words.ROADS[Work.PATH],
    "beg": choosing_words.BEG,
    "donkey": choosing_words.LEAD,
    "end": choosing_words.END,
}
"""Beginnings of moves, and what the choices call them."""
LONGEST: Final = 6
"""Words in one name, at most."""


def spoken(screen: Screen, words: Fact, names: tuple[str, ...] = ()) -> str:
    return screen.say(words, names) if isinstance(words, Text | Message) else str(words)


def local_name(screen: Screen, place: str) -> str:
    return spoken(screen, place_name(place))


def short_name(screen: Screen, place: str) -> str:
    names = tuple(local_name(screen, each) for each in PLACES)
    return _short_names(names).get(local_name(screen, place), place[:2])


@cache
def _short_names(names: tuple[str, ...]) -> Mapping[str, str]:
    """Two letters for each, all different: the initials, or the first letter and another one."""
    short: dict[str, str] = {}
    for name in names:
        taken = {folded(each) for each in short.values()}
        short[name] = next(each for each in _possible(name) if folded(each) not in taken)
    return short


def _possible(name: str) -> Iterator[str]:
    words = name.replace("-", " ").split()
    if len(words) > 1:
        yield words[0][0].upper() + words[-1][0].upper()
    for letter in "".join(words)[1:]:
        yield name[0].upper() + letter.lower()
    for digit in "123456789":
        yield name[0].upper() + digit


def find(screen: Screen, typed: str) -> str | None:
    """The id of the place or tile that somebody means: by its name, its short name or its id."""
    meant = folded(typed)
    for place in PLACES:
        if meant in (place, folded(local_name(screen, place)), folded(place.replace("-", " "))):
            return place
    return next((each for each in PLACES if folded(short_name(screen, each)) == meant), None)


def canonical(screen: Screen, typed: str) -> str:
    """A move in the reader's language, as the notation has it; other words as they are."""
    words, written = _built(screen, typed).split(), list[str]()
    while words:
        length, meant = _first_name(screen, words, is_verb=not written)
        written.append(meant)
        words = words[length:]
    return " ".join(written)


def _built(screen: Screen, typed: str) -> str:
    """What is to be built and where, in the notation's order, if it stands as in the menu."""
    before, _, after = folded(screen.say(choosing_words.BUILD)).partition("{tile}")
    whole = folded(typed)
    if not (whole.startswith(before) and after in whole):
        return typed
    tile, _, site = whole.removeprefix(before).partition(after)
    return f"build {tile} from {site}"


def _first_name(screen: Screen, words: list[str], *, is_verb: bool) -> tuple[int, str]:
    """The longest beginning that means something, and what it means."""
    for length in range(min(LONGEST, len(words)), 0, -1):
        phrase = " ".join(words[:length])
        meant = _word(screen, phrase) or (_menu if is_verb else _thing)(screen, phrase)
        if meant is not None:
            return length, meant
    return 1, words[0]


def _word(screen: Screen, phrase: str) -> str | None:
    works = {work.value: text for work, text in WORKS.items()}
    return _local(screen, phrase, WORDS | works)


def _menu(screen: Screen, phrase: str) -> str | None:
    """Without the price that may follow."""
    meant = folded(phrase)
    called = {word: folded(screen.say(text)).partition(",")[0] for word, text in MENU.items()}
    return next((word for word, words in called.items() if words == meant), None)


def _thing(screen: Screen, phrase: str) -> str | None:
    resources = {kind.value: text for kind, text in RESOURCES.items()}
    found = _local(screen, phrase, resources | ORDERS)
    return found or _resources(screen, phrase) or find(screen, phrase)


def _resources(screen: Screen, phrase: str) -> str | None:
    """A sale tile by what it shows, such as “Holz-Holz-Weizen”."""
    resources = {kind.value: text for kind, text in RESOURCES.items()}
    kinds = [_local(screen, word, resources) for word in phrase.split("-")]
    return "-".join(kind for kind in kinds if kind) if all(kinds) else None


def _local(screen: Screen, phrase: str, texts: Mapping[str, Text]) -> str | None:
    meant = folded(phrase)
    return next((word for word, text in texts.items() if folded(screen.say(text)) == meant), None)


def folded(text: str) -> str:
    return " ".join(text.split()).casefold()
