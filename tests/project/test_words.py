"""Every package has one file of texts, and one sentence has one key."""

import ast
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from dorfplatz.locale import TRANSLATED, language
from tools.messages import extracted

PACKAGE: Final = Path(__file__).parents[2] / "src/dorfplatz"
CHAPTERS: Final = (
    "server/pages/bohemian/lesson",
    "server/pages/bohemian/rules",
    "server/pages/hamlet/rules",
)
"""Packages of prose: each chapter is a file of texts, in the order in which people read them."""
AT_HOME: Final = {
    "core/text.py": "the name of a player without a name, which `say` itself needs",
    "showing/game_showing.py": "the title of a game that brings none, made of its name",
}
CODES: Final = (
    {"course.over", "refusal.game-over", "hamlet.refusal.game-over"},
    {"options.unknown", "hamlet.options.unknown"},
    {"refusal.not-now", "hamlet.refusal.not-now"},
)
"""Codes of refusals that programs know from the API: they stay, also where the words are alike."""


def texts_made_in(module: Path) -> Iterator[int]:
    for node in ast.walk(ast.parse(module.read_text("utf-8"))):
        if (
            isinstance(node, ast.Call)
            and isinstance(node.func, ast.Name)
            and node.func.id == "Text"
        ):
            yield node.lineno


def test_texts_stand_in_the_words_of_their_package() -> None:
    elsewhere = {
        str(module.relative_to(PACKAGE))
        for module in PACKAGE.rglob("*.py")
        if module.name != "words.py"
        and "migrations" not in module.parts
        and not str(module.relative_to(PACKAGE)).startswith(CHAPTERS)
        and any(texts_made_in(module))
    }
    assert elsewhere == {*AT_HOME}


def test_one_sentence_has_one_key() -> None:
    keys = defaultdict[tuple[str, ...], set[str]](set)
    languages = [language(code) for code in TRANSLATED]
    for each in extracted():
        if each.id:
            one = each.id if isinstance(each.id, str) else each.id[0]
            assert each.context is not None
            said = (one, *(spoken.pgettext(each.context, one) for spoken in languages))
            keys[said].add(each.context)
    assert [alike for alike in keys.values() if len(alike) > 1 and alike not in CODES] == []
