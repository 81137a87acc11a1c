"""The program as plain data with its sentences in one language, for the interpreter in browsers."""

from collections.abc import Callable
from dataclasses import fields, is_dataclass
from enum import Enum
from typing import Any

from dorfplatz.core.text import Message, Text, message
from dorfplatz.games.hamlet.reasons import Question
from dorfplatz.showing.hamlet.companion.notation import ACTIONS, LONGEST, MODIFIERS
from dorfplatz.showing.hamlet.companion.program import Program
from dorfplatz.showing.hamlet.companion.sentences import Say

Speak = Callable[[Message], str]


def export(program: Program, speak: Speak) -> dict[str, Any]:
    plain = _plain(program, speak)
    assert isinstance(plain, dict)
    return {**plain, "actions": ACTIONS, "modifiers": MODIFIERS, "longest": LONGEST}


def _plain(value: object, speak: Speak) -> Any:
    """Each part is named by its class in `is`; what is empty is left out."""
    match value:
        case Say():
            return _sentence(value, speak)
        case Text():
            return speak(message(value))
        case Enum():
            return value.value
        case tuple():
            return [_plain(each, speak) for each in value]
        case dict():
            return {_key(key): _plain(each, speak) for key, each in value.items()}
        case _ if is_dataclass(value):
            named = {each.name: getattr(value, each.name) for each in fields(value)}
            kept = {key: each for key, each in named.items() if each not in ((), None)}
            kind = type(value).__name__.lower()
            return {"is": kind, **{key: _plain(each, speak) for key, each in kept.items()}}
        case _:
            return value


def _sentence(said: Say, speak: Speak) -> dict[str, Any]:
    """With holes where variables will be."""
    plain = message(said.text) if isinstance(said.text, Text) else said.text
    holes = {name: f"{{{name}}}" for name in said.facts}
    text = speak(message(plain.text, **plain.facts, **holes))
    return {"text": text, "facts": {key: _plain(each, speak) for key, each in said.facts.items()}}


def _key(key: object) -> str:
    return key.value if isinstance(key, Question) else str(key)
