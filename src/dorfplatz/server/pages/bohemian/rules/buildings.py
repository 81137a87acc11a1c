"""Bohemian Villages: what each kind of building does."""

from typing import Final

from dorfplatz.core.text import Text, message
from dorfplatz.games.bohemian.components import Components
from dorfplatz.games.bohemian.kinds import GOODS, SHOPS, Kind
from dorfplatz.games.bohemian.moving_in import ACTIVE_FROM
from dorfplatz.games.bohemian.scoring import (
    MOST_CHURCHES,
    NO_TOWN_HALL,
    SECOND_MOST_CHURCHES,
    SHOP_SETS,
    shop_sets,
)
from dorfplatz.games.bohemian.words import KINDS
from dorfplatz.server.pages.bohemian.rules import pictures
from dorfplatz.server.pages.rules.sheet import (
    Card,
    Chapter,
    Gallery,
    Paragraph,
    Part,
    Picture,
    Rule,
    Said,
)

BUILDINGS: Final = Text("rules.bohemian.buildings", "The buildings")
BUILDINGS_ARE: Final = Text(
    "rules.bohemian.buildings-are",
    "The number of a building is the total that you need for it. This is what they do.",
)
NUMBERED: Final = Text("rules.bohemian.numbered", "{kind} ({number})")
SHOPS_HEADING: Final = Text("rules.bohemian.shops", "Shops (2 to 5)")
SHOPS_ARE: Final = Text(
    "rules.bohemian.shops-are",
    "Shops pay only at the end, in sets of different kinds: {one} for one shop, {two} for two "
    "kinds, {three} for three, {four} for all four. What is left over makes further sets. When all "
    "shops of a kind are taken, somebody who has none of that kind can kick you out.",
)
SHOPS_SHOWN: Final = Text(
    "rules.bohemian.shops-shown",
    "Four rows of shops: one shop pays {one}, two different ones {two}, three {three}, four {four} "
    "coins.",
)
SHOPS_EXAMPLE: Final = Text(
    "rules.bohemian.shops-example",
    "A butchery, two dairies and a tailor: {three} coins for three kinds and {one} for the second "
    "dairy, {sum} in all.",
)
MILL_IS: Final = Text(
    "rules.bohemian.mill-is",
    "Whoever moves in takes a flour tile. As soon as the last free mill is taken, every flour tile "
    "pays its owner {pays} coins. Then the tiles go back, and all figures on mills return to their "
    "owners’ hands. Nobody is kicked out of a mill.",
)
MILL_SHOWN: Final = Text(
    "rules.bohemian.mill-shown",
    "All three mills are taken: red gets {two} coins for two flour tiles, blue {one} for one.",
)
GLASS_IS: Final = Text(
    "rules.bohemian.glass-is",
    "The same with glass, only better paid: when the last free glass factory is taken, every glass "
    "tile pays {pays} coins, and all figures on factories go home. Nobody is kicked out.",
)
GLASS_SHOWN: Final = Text(
    "rules.bohemian.glass-shown",
    "All three glass factories are taken: red gets {two} coins for two glass tiles, blue {one} for "
    "one.",
)
FARM_IS: Final = Text(
    "rules.bohemian.farm-is",
    "Pays at once: a coin for each farm that is yours now, the new one included. It pays just as "
    "much when you kicked somebody out.",
)
FARM_SHOWN: Final = Text("rules.bohemian.farm-shown", "The third own farm pays three coins.")
INN_IS: Final = Text(
    "rules.bohemian.inn-is",
    "You take its inn tile. It sleeps until {others} other buildings of the village are occupied, "
    "by whomever; perhaps they are already. Then the inn turns active, and it stays so for good, "
    "even if figures leave. An active inn brings its owner a coin before each of their rolls.",
)
INN_MORE: Final = Text(
    "rules.bohemian.inn-more",
    "Whoever kicks you out of the inn gets the tile as it is. Look at the inns before mills or "
    "glass factories send figures home: a factory that fills the village and is emptied at once "
    "has still woken the inn.",
)
INN_SHOWN: Final = Text(
    "rules.bohemian.inn-shown",
    "A village with an inn and three other buildings, all occupied: the lamp at the inn is lit.",
)
HALL_IS: Final = Text(
    "rules.bohemian.hall-is",
    "At the end it pays the number printed on it, from {least} to {most}, but only if every single "
    "building of its village is occupied, by whomever. Whoever has no town hall at all loses "
    "{loss} coins.",
)
HALL_SHOWN: Final = Text(
    "rules.bohemian.hall-shown",
    "In a full village the town hall pays its {printed} coins; in a village with an empty farm it "
    "pays nothing.",
)
CHURCH_IS: Final = Text(
    "rules.bohemian.church-is",
    "At the end the most churches bring {most} coins, and the second most {second} to everybody "
    "who has so many. If several share the first place, they get {second} each and nobody is "
    "second. With no church you get nothing.",
)
CHURCH_MORE: Final = Text(
    "rules.bohemian.church-more",
    "During the game each of your churches pays a coin before your roll while the bishop is with "
    "you.",
)
CHURCH_SHOWN: Final = Text(
    "rules.bohemian.church-shown",
    "Three churches bring red {most} coins, two bring blue {second}, one brings green nothing.",
)
MANOR_IS: Final = Text(
    "rules.bohemian.manor-is",
    "Pays the number printed on it at once, from {least} to {most} coins. Nobody is ever kicked "
    "out of a manor.",
)


def chapter(components: Components) -> Chapter:
    rules = (
        _shops(),
        _goods(Kind.MILL, "mill", MILL_IS, MILL_SHOWN),
        _goods(Kind.GLASS, "glass", GLASS_IS, GLASS_SHOWN),
        _rule(Kind.FARM, "farm", Picture(FARM_SHOWN, pictures.farms()), Paragraph(FARM_IS)),
        _inn(),
        _town_hall(components),
        _church(),
        _manor(components),
    )
    return Chapter("buildings", BUILDINGS, (Paragraph(BUILDINGS_ARE),), rules)


def _rule(kind: Kind, anchor: str, *parts: Part, see: tuple[str, ...] = ()) -> Rule:
    heading = message(NUMBERED, kind=KINDS[kind], number=kind.value)
    return Rule(anchor, heading, parts, see, pictures.icon(kind))


def _shops() -> Rule:
    pays = dict(zip(("one", "two", "three", "four"), SHOP_SETS[1:], strict=True))
    example = message(
        SHOPS_EXAMPLE, three=pays["three"], one=pays["one"], sum=shop_sets([0, 1, 2, 1])
    )
    cards = tuple(_card(kind) for kind in SHOPS)
    parts = (
        Gallery(cards),
        Picture(message(SHOPS_SHOWN, **pays), pictures.shop_sets()),
        Paragraph(message(SHOPS_ARE, **pays)),
        Paragraph(example, "example"),
    )
    return Rule("shops", SHOPS_HEADING, parts, ("kick-out",))


def _card(kind: Kind) -> Card:
    name: Said = message(NUMBERED, kind=KINDS[kind], number=kind.value)
    return Card(kind.word, pictures.icon(kind), name)


def _goods(kind: Kind, anchor: str, said: Text, shown: Text) -> Rule:
    pays = GOODS[kind]
    picture = Picture(message(shown, two=2 * pays, one=pays), pictures.goods(kind))
    return _rule(kind, anchor, picture, Paragraph(message(said, pays=pays)), see=("scoring",))


def _inn() -> Rule:
    said = Paragraph(message(INN_IS, others=ACTIVE_FROM))
    picture = Picture(INN_SHOWN, pictures.inn())
    return _rule(Kind.INN, "inn", picture, said, Paragraph(INN_MORE), see=("income",))


def _town_hall(components: Components) -> Rule:
    least, most = _printed(components, Kind.TOWN_HALL)
    said = message(HALL_IS, least=least, most=most, loss=-NO_TOWN_HALL)
    picture = Picture(message(HALL_SHOWN, printed=most), pictures.town_halls(most))
    return _rule(Kind.TOWN_HALL, "town-hall", picture, Paragraph(said))


def _church() -> Rule:
    pays = {"most": MOST_CHURCHES, "second": SECOND_MOST_CHURCHES}
    picture = Picture(message(CHURCH_SHOWN, **pays), pictures.churches())
    said = (Paragraph(message(CHURCH_IS, **pays)), Paragraph(CHURCH_MORE))
    return _rule(Kind.CHURCH, "church", picture, *said, see=("bishop",))


def _manor(components: Components) -> Rule:
    least, most = _printed(components, Kind.MANOR)
    return _rule(Kind.MANOR, "manor", Paragraph(message(MANOR_IS, least=least, most=most)))


def _printed(components: Components, kind: Kind) -> tuple[int, int]:
    """The lowest and the highest number printed on a kind."""
    sides = (side for board in components.boards for side in board.sides)
    values = [each.value for side in sides for each in side.buildings if each.kind is kind]
    return min(values), max(values)
