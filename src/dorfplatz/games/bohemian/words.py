"""The names of things, for sentences in every language; each used by several files."""

from typing import Final

from dorfplatz.core.text import Text
from dorfplatz.games.bohemian.kinds import Kind

KINDS: Final = {
    Kind.BAKERY: Text("kind.bakery", "bakery"),
    Kind.BUTCHERY: Text("kind.butchery", "butchery"),
    Kind.DAIRY: Text("kind.dairy", "dairy"),
    Kind.TAILOR: Text("kind.tailor", "tailor"),
    Kind.MILL: Text("kind.mill", "flour mill"),
    Kind.GLASS: Text("kind.glass", "glass factory"),
    Kind.FARM: Text("kind.farm", "farm"),
    Kind.INN: Text("kind.inn", "inn"),
    Kind.TOWN_HALL: Text("kind.town-hall", "town hall"),
    Kind.CHURCH: Text("kind.church", "church"),
    Kind.MANOR: Text("kind.manor", "manor"),
}

# With the article, as the object of a sentence ("moves into the inn").
THE_KINDS: Final = {
    Kind.BAKERY: Text("the-kind.bakery", "the bakery"),
    Kind.BUTCHERY: Text("the-kind.butchery", "the butchery"),
    Kind.DAIRY: Text("the-kind.dairy", "the dairy"),
    Kind.TAILOR: Text("the-kind.tailor", "the tailor"),
    Kind.MILL: Text("the-kind.mill", "the flour mill"),
    Kind.GLASS: Text("the-kind.glass", "the glass factory"),
    Kind.FARM: Text("the-kind.farm", "the farm"),
    Kind.INN: Text("the-kind.inn", "the inn"),
    Kind.TOWN_HALL: Text("the-kind.town-hall", "the town hall"),
    Kind.CHURCH: Text("the-kind.church", "the church"),
    Kind.MANOR: Text("the-kind.manor", "the manor"),
}

BUILDING: Final = Text("building", "{the_kind} in {village}")
