"""Forms of the companion: the fields as a page shows them, and what was written into them."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from starlette.datastructures import QueryParams

from dorfplatz.server.translator import Translator
from dorfplatz.showing.hamlet.companion.notation import write_form
from dorfplatz.showing.hamlet.companion.playing import Play, Senseless
from dorfplatz.showing.hamlet.companion.program import Field
from dorfplatz.showing.hamlet.companion.sentences import Value


@dataclass(frozen=True, slots=True)
class Entry:
    """A field with its present value."""

    name: str
    label: str
    least: int
    most: int
    value: Value
    named: tuple[str, ...]
    words: tuple[tuple[str, str], ...]
    """What can be chosen, and its name."""
    is_row: bool
    """The order of the words matters."""


def entries(play: Play, fields: Iterable[Field], voice: Translator) -> list[Entry]:
    return [_entry(play, field, voice) for field in play.fields(fields)]


def _entry(play: Play, field: Field, voice: Translator) -> Entry:
    names = play.program.words.get(field.words, {})
    return Entry(
        field.name,
        voice(play.say(field.say)),
        field.least,
        field.most,
        play.variables[field.name],
        tuple(voice(play.say(each)) for each in field.named),
        tuple((word, voice(names[word])) for word in field.among),
        bool(field.among and field.least),
    )


def written(kind: str, fields: Sequence[Field], query: QueryParams) -> str:
    """As the notation has it."""
    return write_form(kind, fields, {field.name: _value(field, query) for field in fields})


def _value(field: Field, query: QueryParams) -> Value:
    found = query.getlist(field.name)
    if field.among:
        chosen = tuple(word for word in found if word)
        if not {*chosen} <= {*field.among}:
            raise Senseless
        return chosen
    try:
        return int(found[0])
    except (IndexError, ValueError):
        raise Senseless from None
