"""What people type for places and moves."""

from collections.abc import Sequence
from dataclasses import dataclass

import pytest

from dorfplatz.cli.hamlet.names import canonical, find, local_name, short_name
from dorfplatz.cli.screen import Screen
from dorfplatz.core.text import Message, Text
from dorfplatz.games.hamlet.notation import read, write
from dorfplatz.games.hamlet.sentences.words import PLACES
from dorfplatz.locale import LANGUAGES
from tests.showing.hamlet.games import played

GERMAN = {
    "hamlet.place.sawmill": "Sägewerk",
    "hamlet.place.market": "Markt",
    "hamlet.place.town-hall": "Rathaus",
    "hamlet.place.dairy-farm": "Großer Milchhof",
    "hamlet.word.build": "baue",
    "hamlet.word.from": "von",
    "hamlet.menu.sell": "verkaufe",
    "hamlet.word.use": "nutze",
    "hamlet.word.fine": "feine",
    "hamlet.word.end": "Ende",
    "hamlet.resource.wood": "Holz",
    "hamlet.resource.wheat": "Weizen",
    "hamlet.resource.milk": "Milch",
    "hamlet.work.path": "Pfad",
}


@dataclass(frozen=True, slots=True)
class German(Screen):
    """Says what a catalogue might say."""

    def say(self, spoken: Message | Text, _names: Sequence[str] = ()) -> str:
        text = spoken.text if isinstance(spoken, Message) else spoken
        return GERMAN.get(text.key, text.english)


@pytest.mark.parametrize("code", LANGUAGES)
def test_every_place_has_two_letters_of_its_own(code: str) -> None:
    screen = Screen(code)
    short = [short_name(screen, place) for place in PLACES]
    assert len(set(short)) == len(short)
    assert all(len(letters) == 2 for letters in short)
    assert all(find(screen, letters) == place for place, letters in zip(PLACES, short, strict=True))


@pytest.mark.parametrize("code", LANGUAGES)
def test_a_place_is_found_by_its_name_its_id_and_its_words(code: str) -> None:
    screen = Screen(code)
    for place in PLACES:
        assert find(screen, f" {local_name(screen, place).upper()} ") == place
        assert find(screen, place) == place
    assert find(screen, "town hall") == "town-hall"
    assert find(screen, "the moon") is None


@pytest.mark.parametrize(
    ("typed", "move"),
    [
        ("Build Sawmill from Market", "build sawmill from market"),
        ("build sa from ma", "build sawmill from market"),
        ("produce Dairy Farm", "produce dairy-farm"),
        ("use fine milk Dairy Farm 1", "use fine milk dairy-farm 1"),
        ("order raw", "order raw"),
        ("order gold for the bells", "order gold"),
        ("sell wood-wood-wheat", "sell wood-wood-wheat"),
        ("donkey Church Town Hall", "donkey church town-hall"),
        ("END", "end"),
        ("sing", "sing"),
    ],
)
def test_moves_are_understood_in_names_and_short_names(typed: str, move: str) -> None:
    assert canonical(Screen("en"), typed) == move


@pytest.mark.parametrize(
    ("typed", "move"),
    [
        ("Baue Sägewerk von Markt", "build sawmill from market"),
        ("build sägewerk from town hall", "build sawmill from town-hall"),
        ("verkaufe Holz-Holz-Weizen", "sell wood-wood-wheat"),
        ("nutze feine Milch Großer Milchhof 1", "use fine milk dairy-farm 1"),
        ("Pfad Farm Markt", "path farm market"),
        ("ende", "end"),
    ],
)
def test_moves_are_understood_in_the_words_of_the_person(typed: str, move: str) -> None:
    assert canonical(German("de"), typed) == move


def test_moves_as_the_record_has_them_mean_themselves() -> None:
    screen = Screen("en")
    for step in played(1).steps:
        text = write(step.move)
        assert read(canonical(screen, text)) == step.move
