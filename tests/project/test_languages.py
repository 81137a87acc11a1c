"""Every sentence is said in every language, with the same facts."""

from functools import cache
from pathlib import Path
from string import Formatter

import pytest
from babel.messages.catalog import Catalog, Message
from babel.messages.pofile import read_po

from dorfplatz.core.text import Text, message, say
from dorfplatz.games.bohemian.kinds import Kind
from dorfplatz.games.bohemian.words import KINDS
from dorfplatz.locale import TRANSLATED, language, language_of_environment
from tools.messages import extracted

LOCALE = Path(__file__).parents[2] / "src/dorfplatz/locale"


@cache
def in_code() -> Catalog:
    return extracted()


@cache
def catalogue(code: str) -> Catalog:
    with (LOCALE / f"{code}.po").open("rb") as source:
        return read_po(source, locale=code)


def sentences(of: Catalog) -> dict[str, Message]:
    return {str(message.context): message for message in of if message.id}


def holes(text: str) -> set[str]:
    return {name for _, name, _, _ in Formatter().parse(text) if name is not None}


def forms(value: object) -> list[str]:
    return [str(part) for part in value] if isinstance(value, list | tuple) else [str(value)]


@pytest.mark.parametrize("code", TRANSLATED)
def test_a_catalogue_has_exactly_the_sentences_of_the_code(code: str) -> None:
    """If this fails: `make messages`, then translate."""
    wanted = {key: forms(message.id) for key, message in sentences(in_code()).items()}
    assert {key: forms(m.id) for key, m in sentences(catalogue(code)).items()} == wanted


@pytest.mark.parametrize("code", TRANSLATED)
def test_every_sentence_is_translated_with_the_same_facts(code: str) -> None:
    for key, one in sentences(catalogue(code)).items():
        facts = set().union(*map(holes, forms(one.id)))
        assert not one.fuzzy, key
        for form in forms(one.string):
            assert form.strip(), key
            assert holes(form) == facts, key


def test_english_says_what_the_code_says_also_in_the_plural() -> None:
    counted = Text("a.key", "{n} house", "{n} houses", "n")
    said = [say(message(counted, n=number), language("en")) for number in (1, 2)]
    assert said == ["1 house", "2 houses"]


def test_every_key_is_used_for_one_sentence() -> None:
    assert len(sentences(in_code())) == sum(1 for message in in_code() if message.id)


@pytest.mark.parametrize(("code", "inn"), [("de", "Wirtshaus"), ("en", "inn"), ("it", "locanda")])
def test_a_language_is_read_from_its_catalogue(code: str, inn: str) -> None:
    assert say(KINDS[Kind.INN], language(code)) == inn


def test_a_sentence_that_is_not_translated_is_said_in_english() -> None:
    assert say(Text("no.such-key", "Hello"), language("de")) == "Hello"


@pytest.mark.parametrize(
    ("variable", "value", "code"),
    [
        ("LC_ALL", "de_AT.UTF-8", "de"),
        ("LANG", "it_IT", "it"),
        ("LANG", "fr_FR.UTF-8", "en"),
        ("LANG", "C", "en"),
        ("LANGUAGE", "de:en", "de"),
    ],
)
def test_the_environment_tells_the_language(
    monkeypatch: pytest.MonkeyPatch, variable: str, value: str, code: str
) -> None:
    for name in ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LC_CTYPE", "LANG"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv(variable, value)
    assert language_of_environment() == code
