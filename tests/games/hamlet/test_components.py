"""The cardboard: the shipped file, files of one's own, and the count against the box."""

import re
from collections import Counter

import pytest

from dorfplatz.core.refusal import Malformed
from dorfplatz.core.text import Text
from dorfplatz.games.hamlet.cardboard import box, checking, printed, words
from dorfplatz.games.hamlet.cardboard.components import read, standard, write
from dorfplatz.games.hamlet.kinds import GOODS, RAWS, Award, Resource, Role, Segment
from dorfplatz.games.hamlet.land.lattice import SIXTHS, area, shape
from dorfplatz.games.hamlet.land.village import Spot
from dorfplatz.games.hamlet.tile import Condition, Need, Tile

TEXT = write(standard())
SHIPPED = standard()
TILES = SHIPPED.tiles
STACKS = ["start"] * 6 + ["bag"] * 10 + [good.value for good in GOODS for _ in range(4)]
WALKS = {place: printed.walk_words(tile.walk) for place, tile in TILES.items()}


def changed(old: str, new: str) -> str:
    """The shipped components with one thing written differently."""
    assert old in TEXT
    return TEXT.replace(old, new, 1)


def line(beginning: str, row: str) -> str:
    """The shipped components with one line written differently."""
    text, found = re.subn(rf"^{re.escape(beginning)} = .*$", "", TEXT, flags=re.MULTILINE)
    assert found == 1
    return f"{text}\n{beginning} = {row}"


def without(beginning: str) -> str:
    return "\n".join(line for line in TEXT.splitlines() if not line.startswith(beginning))


def within(beginning: str, old: str, new: str) -> str:
    """The shipped components with something else in one line."""
    row = next(line for line in TEXT.splitlines() if line.startswith(f"{beginning} = "))
    assert old in row
    return changed(row, row.replace(old, new, 1))


def outline(place: str, walk: str) -> str:
    return within(f"tiles.{place}", WALKS[place], walk)


def refused(text: str) -> Malformed:
    with pytest.raises(Malformed) as caught:
        read(text)
    return caught.value


def asked(tile: Tile) -> str:
    return ", ".join(printed.needs_words(tile.cost, tile.gold))


# What is shipped


def test_the_box_holds_32_places_in_their_order() -> None:
    assert [tile.stack for tile in TILES.values()] == STACKS
    assert list(TILES)[:14] == [
        "church",
        "town-hall",
        "market",
        "farm",
        "woodcutter",
        "quarry",
        "sawmill",
        "stonemason",
        "dairy-farm",
        "flour-mill",
        "woodland",
        "mountains",
        "forest-pond",
        "rock-pond",
    ]
    assert all(tile.id == place for place, tile in TILES.items())


@pytest.mark.parametrize("good", GOODS)
def test_a_stack_holds_a_place_with_two_spaces_a_barn_and_two_sites(good: Resource) -> None:
    stack = [tile for tile in TILES.values() if tile.stack == good.value]
    roles = [Role.PROCESSING, Role.PRODUCTION, Role.SITE, Role.SITE]
    assert [tile.role for tile in stack] == roles
    assert (stack[0].spaces, stack[0].kinds) == (2, (good,))
    assert (stack[1].spaces, stack[1].kinds) == (3, RAWS)


@pytest.mark.parametrize("good", GOODS)
def test_every_good_has_a_place_with_one_space_in_the_bag(good: Resource) -> None:
    bag = [tile for tile in TILES.values() if tile.stack == "bag" and tile.kinds == (good,)]
    assert [tile.spaces for tile in bag] == [1]


@pytest.mark.parametrize(
    ("place", "raw"),
    [("farm", Resource.WHEAT), ("woodcutter", Resource.WOOD), ("quarry", Resource.STONE)],
)
def test_places_of_the_start_have_three_spaces_for_their_own_raw(place: str, raw: Resource) -> None:
    assert (TILES[place].spaces, TILES[place].kinds) == (3, (raw,))


@pytest.mark.parametrize(
    ("place", "cost", "points"),
    [
        ("sawmill", "2 wheat, 1 stone", 5),
        ("stonemason", "2 wheat, 1 wood", 4),
        ("dairy-farm", "2 wood, 1 stone", 4),
        ("flour-mill", "2 stone, 1 wood", 4),
        ("woodland", "1 wood", 3),
        ("mountains", "1 stone", 3),
        ("warehouse", "1 good, 2 stone", 5),
        ("plank-barn", "3 gold", 4),
        ("stone-barn", "3 gold", 4),
        ("grain-barn", "3 gold", 4),
        ("hay-barn", "3 gold", 4),
    ],
)
def test_places_that_are_known_have_their_cost_and_reward(
    place: str, cost: str, points: int
) -> None:
    assert (asked(TILES[place]), TILES[place].points) == (cost, points)


def test_other_places_cost_what_their_size_says() -> None:
    """Two raws for a small site, three for a larger processing place, four for a large site."""
    ours = [tile for tile in TILES.values() if dict(tile.marks).get("cost") == "ours"]
    for tile in ours:
        size = 1 if tile.stack == "bag" else 2 if tile.role is Role.PROCESSING else 3
        assert all(need.kinds[0] in RAWS for need in tile.cost)
        assert sum(need.count for need in tile.cost) == size + 1
        assert (tile.points, tile.gold) == (size, 0)


def test_raws_are_asked_for_evenly_and_wheat_least() -> None:
    asked_for = Counter[Resource]()
    for tile in TILES.values():
        asked_for.update({need.kinds[0]: need.count for need in tile.cost if need.kinds != GOODS})
    assert asked_for == {Resource.WOOD: 22, Resource.STONE: 23, Resource.WHEAT: 19}


def test_sites_score_for_all_conditions_and_only_sites_do() -> None:
    scoring = {place: tile.scoring for place, tile in TILES.items() if tile.scoring}
    assert {one.condition for one in scoring.values()} == set(Condition)
    assert list(scoring) == [place for place, tile in TILES.items() if tile.role is Role.SITE]
    known = ("woodland", "mountains", "warehouse", "forest-pond", "rock-pond")
    assert [printed.scoring_words(scoring[place]) for place in known] == [
        "1 forest",
        "1 rock",
        "1 roads",
        "3 path",
        "3 bridge",
    ]


def test_woodland_and_mountains_score_without_a_road() -> None:
    assert [place for place, tile in TILES.items() if tile.is_wild] == ["woodland", "mountains"]


@pytest.mark.parametrize("place", TILES)
def test_places_have_roads_unless_they_are_wild(place: str) -> None:
    found = [segment for _, segment in TILES[place].walk].count(Segment.ROAD)
    roadless = ("woodland", "mountains", "forest-pond", "rock-pond")
    assert found == 0 if place in roadless else 1 <= found <= 5


def test_ponds_lie_in_forest_or_in_rock() -> None:
    assert {segment for _, segment in TILES["forest-pond"].walk} == {Segment.FOREST}
    assert {segment for _, segment in TILES["rock-pond"].walk} == {Segment.ROCK}


def test_shapes_that_are_ours_differ_from_all_others_but_for_the_barns() -> None:
    ours = {place for place, tile in TILES.items() if dict(tile.marks)["shape"] == "ours"}
    alike = Counter(_grounds(tile) for tile in TILES.values())
    shared = {place for place in ours if alike[_grounds(TILES[place])] > 1}
    assert len(ours) == 18
    assert shared == {"plank-barn", "stone-barn", "grain-barn", "hay-barn"}
    assert all(4 <= area(TILES[place].walk) <= 12 for place in ours)


def _grounds(tile: Tile) -> frozenset[frozenset[int]]:
    """The ground of a tile in all its turns."""
    grounds = (shape(tile.walk, sixths).triangles for sixths in SIXTHS)
    return frozenset(frozenset(each - ground[0] // 2 * 2 for each in ground) for ground in grounds)


@pytest.mark.parametrize("place", TILES)
def test_every_place_says_how_sure_it_is(place: str) -> None:
    tile, marks = TILES[place], dict(TILES[place].marks)
    parts = ["shape", "use"] if tile.stack == "start" else list(box.PARTS)
    assert list(marks) == parts
    assert set(marks.values()) <= set(checking.MARKS)


def test_measured_shapes_are_known() -> None:
    known = {place for place, tile in TILES.items() if dict(tile.marks)["shape"] == "known"}
    assert known == {*list(TILES)[:12], "master-mason", "warehouse"}


def test_every_entry_of_the_other_tables_says_how_sure_it_is() -> None:
    entries = {
        *(f"sales.{sale}" for sale in SHIPPED.sales),
        *(f"orders.{order}" for order in SHIPPED.orders),
        *(f"awards.{award.value}" for award in Award),
        *(f"start.{place}" for place in SHIPPED.start),
        *(f"supplies.{word}" for word in (*box.SUPPLIES, "villager_prices")),
    }
    assert set(SHIPPED.marks) == entries
    ours = [entry for entry, mark in SHIPPED.marks.items() if mark == "ours"]
    assert [entry for entry in ours if not entry.startswith("sales.")] == [
        "supplies.gold_per_point",
        "supplies.rounds",
    ]
    assert len([entry for entry in ours if entry.startswith("sales.")]) == 9


def test_the_sale_tiles_ask_and_pay_so() -> None:
    shown = [(sale.tier, sale.id, sale.points, sale.gold) for sale in SHIPPED.sales.values()]
    assert shown == [
        (1, "wood-wood-wheat", 1, 1),
        (1, "stone-stone-wheat", 1, 1),
        (1, "milk", 1, 2),
        (1, "flour", 1, 2),
        (2, "wood-wood-stone-wheat", 2, 2),
        (2, "stone-stone-wood-wheat", 2, 2),
        (2, "timber-flour", 3, 2),
        (2, "wheat-wheat-wheat-wood", 2, 1),
        (3, "timber-milk", 4, 2),
        (3, "brick-flour", 4, 2),
        (3, "milk-milk", 4, 1),
        (3, "timber-brick", 4, 2),
    ]
    needs = SHIPPED.sales["wood-wood-wheat"].needs
    assert needs == (Need(2, (Resource.WOOD,)), Need(1, (Resource.WHEAT,)))


def test_the_church_orders_ask_and_pay_so_and_botrik_has_his_discount() -> None:
    orders = [
        (order.id, order.needs, order.gold, order.points, order.discount)
        for order in SHIPPED.orders.values()
    ]
    assert orders == [
        ("gold", (), 10, 6, 3),
        ("raw", (Need(10, RAWS),), 0, 6, 2),
        ("cellar", (Need(3, (Resource.BRICK, Resource.MILK)),), 0, 4, 1),
        ("loft", (Need(3, (Resource.TIMBER, Resource.FLOUR)),), 0, 4, 1),
    ]


def test_the_awards_bring_so_many_points() -> None:
    assert SHIPPED.awards == {Award.CHAPLAIN: 5, Award.MERCHANT: 4, Award.LANDSCAPER: 4}


def test_there_is_so_much_of_everything() -> None:
    supplies = SHIPPED.supplies
    assert (supplies.villagers, supplies.donkeys, supplies.roads) == (4, 6, 5)
    assert (supplies.raws, supplies.goods, supplies.start_raws) == (6, 2, 2)
    assert (supplies.row, supplies.open_sales, supplies.hand) == (4, 3, 3)
    assert supplies.villager_prices == (5, 7, 9)
    assert (supplies.donkey_price, supplies.raw_price, supplies.good_price) == (3, 3, 5)
    assert (supplies.production_gold, supplies.start_gold) == (2, 3)
    assert (supplies.botrik_gold, supplies.botrik_villager_price) == (2, 5)
    assert (supplies.gold_per_point, supplies.rounds) == (5, 30)


def test_the_start_lies_as_it_was_seen() -> None:
    assert {place: str(spot) for place, spot in SHIPPED.start.items()} == {
        "church": "-6,4,0",
        "town-hall": "-2,2,0",
        "market": "-1,6,0",
        "farm": "-3,6,0",
        "woodcutter": "-9,5,0",
        "quarry": "-7,7,0",
    }


# Files of one's own


def test_what_is_written_is_read_back() -> None:
    assert read(TEXT) == standard()
    assert write(read(TEXT)) == TEXT
    assert list(read(TEXT).tiles) == list(TILES)


def test_a_line_is_written_for_each_thing_and_nothing_about_how_sure_it_is() -> None:
    assert len(TEXT.splitlines()) == 1 + 1 + 1 + 4 + 12 + 6 + 32
    assert "marks" not in TEXT
    assert read(TEXT).marks == {}


@pytest.mark.parametrize("title", ["", "Größe \\\\ „3“", 'with \\"quotes\\"'])
def test_any_title_is_written_and_read_back(title: str) -> None:
    own = read(changed('title = "Reconstruction 1"', f'title = "{title}"'))
    assert own != standard()
    assert read(write(own)) == own


def test_components_with_the_same_title_are_told_apart() -> None:
    other = read(within("tiles.sawmill", "points = 5", "points = 6"))
    assert other != standard()
    assert hash(other) == hash(standard())


def test_an_empty_file_is_as_shipped_but_for_the_title() -> None:
    own = read("")
    assert own.title == ""
    assert own.tiles == TILES
    assert own.supplies == SHIPPED.supplies


def test_a_file_of_ones_own_may_change_a_single_table() -> None:
    own = read("awards = {chaplain = 1, merchant = 2, landscaper = 3}")
    assert own.awards == {Award.CHAPLAIN: 1, Award.MERCHANT: 2, Award.LANDSCAPER: 3}
    assert own.tiles == TILES
    assert "awards.chaplain" not in own.marks
    assert own.marks["sales.milk"] == "known"


def test_places_keep_their_order_however_a_file_is_written() -> None:
    lines = TEXT.splitlines()
    own = read("\n".join(reversed(lines)))
    assert own == standard()
    assert list(own.tiles) == list(TILES)
    assert list(own.start) == list(SHIPPED.start)
    assert list(own.orders) == list(SHIPPED.orders)


def test_a_file_may_name_kinds_in_any_order() -> None:
    own = read(within("orders.cellar", '"3 brick/milk"', '"3 milk/brick"'))
    assert own.orders["cellar"].needs == SHIPPED.orders["cellar"].needs
    assert read(write(own)) == own


def test_a_file_may_have_its_own_sales_shapes_and_scorings() -> None:
    text = changed("sales.milk = ", "sales.milk-flour-wood = ")
    text = text.replace(WALKS["lime-tree"], WALKS["mountains"]).replace("1 far", "9 near")
    own = read(text.replace('scores = "1 roads", wild = false', 'scores = "1 roads"'))
    assert len(own.sales["milk-flour-wood"].needs) == 3
    assert own.tiles["lime-tree"].walk == TILES["mountains"].walk
    assert not own.tiles["warehouse"].is_wild
    assert read(write(own)) == own


def test_a_file_may_lay_another_start() -> None:
    """The same, but further to the right."""
    moved = {place: Spot(spot.point + 20, 0) for place, spot in SHIPPED.start.items()}
    lines = (f'start.{place} = "{spot}"' for place, spot in moved.items())
    assert read("\n".join(lines)).start == moved


# What is refused

KINDS = "wood, stone, wheat, timber, brick, flour, milk"
CONDITIONS = ", ".join(condition.value for condition in Condition)
SUPPLIES = ", ".join((*box.SUPPLIES, "villager_prices", "marks"))
NO_NEED = (
    "tiles, sawmill, cost: “{}” is nothing that can be asked for; write “2 wood”, “1 good”, "
    "“3 brick/milk” or “3 gold”."
)
NO_SPOT = (
    "start, church: “{}” is no way to lie; write x, y (up to 99) and the turn (0 to 5), such as "
    "“-6,4,0”."
)
NO_STEP = (
    "tiles, sawmill, walk: “{}” is no step of an outline; a step is one of R, U, A, L, D, Z and "
    "then r, f or m."
)
NO_SALE = (
    "sales: “{}” is no name of a sale tile; it shows one to six of these, with hyphens between: "
    f"{KINDS}."
)
LONG = " ".join(["Uf"] * 13 + ["Zf"] + ["Df"] * 12 + ["Lf"])
STRIP = " ".join(["Uf"] * 12 + ["Rf"] + ["Df"] * 12 + ["Lf"])
HEXAGON = "Rf Zf Df Lf Af Uf"

REFUSALS = [
    (
        "components.not-toml",
        "title = ",
        "The component file is not valid TOML: Invalid value (at end of document).",
    ),
    (
        "components.unknown",
        TEXT + "\ncolour = 1",
        (
            "In the file: “colour” has no meaning here; possible are: title, supplies, awards, "
            "orders, sales, start, tiles."
        ),
    ),
    (
        "components.unknown",
        line("awards", "{bishop = 1}"),
        (
            "awards: “bishop” has no meaning here; possible are: chaplain, merchant, landscaper, "
            "marks."
        ),
    ),
    (
        "components.unknown",
        line("supplies", "{cows = 1}"),
        f"supplies: “cows” has no meaning here; possible are: {SUPPLIES}.",
    ),
    (
        "components.unknown",
        line("orders.gold", "{tier = 1}"),
        "orders, gold: “tier” has no meaning here; possible are: needs, points, discount.",
    ),
    (
        "components.unknown",
        line("sales.milk", "{level = 1}"),
        "sales, milk: “level” has no meaning here; possible are: tier, points, gold.",
    ),
    (
        "components.unknown",
        within("tiles.church", "role", "points = 1, role"),
        "tiles, church: “points” has no meaning here; possible are: role, stack, walk, marks.",
    ),
    (
        "components.unknown",
        within("tiles.hay-barn", "role", "wild = true, role"),
        (
            "tiles, hay-barn: “wild” has no meaning here; possible are: role, stack, walk, cost, "
            "points, spaces, kinds, marks."
        ),
    ),
    (
        "components.unknown",
        within("tiles.church", "role", 'marks = {colour = "known"}, role'),
        (
            "tiles, church, marks: “colour” has no meaning here; possible are: shape, cost, "
            "reward, use."
        ),
    ),
    (
        "components.unknown",
        TEXT + '\nsales.marks = {wheat = "known"}',
        (f"sales, marks: “wheat” has no meaning here; possible are: {', '.join(SHIPPED.sales)}."),
    ),
    (
        "components.unknown",
        TEXT + "\ntiles.marks = {}",
        f"tiles: “marks” has no meaning here; possible are: {', '.join(TILES)}.",
    ),
    (
        "components.missing",
        without("tiles.farm"),
        "tiles: the entry “farm” is missing.",
    ),
    (
        "components.missing",
        without("start.farm"),
        "start: the entry “farm” is missing.",
    ),
    (
        "components.missing",
        without("orders.raw"),
        "orders: the entry “raw” is missing.",
    ),
    (
        "components.missing",
        "awards = {chaplain = 5}",
        "awards: the entry “merchant” is missing.",
    ),
    (
        "components.missing",
        within("tiles.sawmill", "points = 5, ", ""),
        "tiles, sawmill: the entry “points” is missing.",
    ),
    (
        "components.missing",
        within("supplies", ", rounds = 30", ""),
        "supplies: the entry “rounds” is missing.",
    ),
    *(
        ("components.not-a-table", f"{name} = 1", f"{name}: here belongs a table.")
        for name in ("tiles", "start", "orders", "awards", "sales", "supplies")
    ),
    *(
        (
            "components.not-a-table",
            line(beginning, "1"),
            f"{beginning.replace('.', ', ')}: here belongs a table.",
        )
        for beginning in ("tiles.church", "orders.gold", "sales.milk")
    ),
    (
        "components.not-a-table",
        TEXT + "\nstart.marks = 1",
        "start, marks: here belongs a table.",
    ),
    (
        "components.not-a-text",
        "title = 1",
        "title: here belongs a text in quotes, on one line.",
    ),
    (
        "components.not-a-text",
        line("start.church", "1"),
        "start, church: here belongs a text in quotes, on one line.",
    ),
    (
        "components.not-a-text",
        within("tiles.farm", f'"{WALKS["farm"]}"', "[]"),
        "tiles, farm, walk: here belongs a text in quotes, on one line.",
    ),
    (
        "components.not-a-text",
        within("tiles.warehouse", '"1 roads"', "1"),
        "tiles, warehouse, scores: here belongs a text in quotes, on one line.",
    ),
    (
        "components.not-a-text",
        TEXT + "\norders.marks = {gold = 1}",
        "orders, marks, gold: here belongs a text in quotes, on one line.",
    ),
    (
        "components.not-texts",
        within("tiles.sawmill", '["2 wheat", "1 stone"]', '"2 wheat"'),
        "tiles, sawmill, cost: here belongs a list of texts in quotes.",
    ),
    (
        "components.not-texts",
        within("orders.gold", '["10 gold"]', "[10]"),
        "orders, gold, needs: here belongs a list of texts in quotes.",
    ),
    *(
        (
            "components.not-a-number",
            within("tiles.sawmill", "points = 5", f"points = {number}"),
            "tiles, sawmill, points: here belongs a whole number from 0 to 20.",
        )
        for number in ("-1", "21", "4.5", "true", '"5"')
    ),
    *(
        (
            "components.not-a-number",
            within("tiles.farm", "spaces = 3", f"spaces = {number}"),
            "tiles, farm, spaces: here belongs a whole number from 1 to 6.",
        )
        for number in (0, 7)
    ),
    (
        "components.not-a-number",
        within("orders.raw", "points = 6", "points = 21"),
        "orders, raw, points: here belongs a whole number from 0 to 20.",
    ),
    (
        "components.not-a-number",
        within("orders.raw", "discount = 2", "discount = 10"),
        "orders, raw, discount: here belongs a whole number from 0 to 9.",
    ),
    (
        "components.not-a-number",
        within("sales.milk", "tier = 1", "tier = 4"),
        "sales, milk, tier: here belongs a whole number from 1 to 3.",
    ),
    (
        "components.not-a-number",
        within("sales.milk", "points = 1", "points = 21"),
        "sales, milk, points: here belongs a whole number from 0 to 20.",
    ),
    (
        "components.not-a-number",
        within("sales.milk", "gold = 2", "gold = 21"),
        "sales, milk, gold: here belongs a whole number from 0 to 20.",
    ),
    (
        "components.not-a-number",
        changed("chaplain = 5", "chaplain = 21"),
        "awards, chaplain: here belongs a whole number from 0 to 20.",
    ),
    *(
        (
            "components.not-a-number",
            re.sub(rf"\b{word} = \d+", f"{word} = {number}", TEXT, count=1),
            f"supplies, {word}: here belongs a whole number from {least} to {most}.",
        )
        for word, (least, most) in box.SUPPLIES.items()
        for number in (least - 1, most + 1)
    ),
    (
        "components.not-a-number",
        changed("[5, 7, 9]", "[5, 7, 0]"),
        "supplies, villager_prices: here belongs a whole number from 1 to 99.",
    ),
    *(
        (
            "hamlet.components.prices",
            changed("[5, 7, 9]", prices),
            (
                "supplies, villager_prices: here belongs a list with a price for each villager "
                "after the first, 3 in all."
            ),
        )
        for prices in ("[5, 7]", "[5, 7, 9, 11]", "5", '"579"')
    ),
    (
        "hamlet.components.start-raws",
        changed("start_raws = 2", "start_raws = 4"),
        (
            "supplies, start_raws: the places of the start have 3 spaces, and the supply holds 6 "
            "of each kind, so 4 are too many."
        ),
    ),
    (
        "hamlet.components.start-raws",
        changed("raws = 6", "raws = 1"),
        (
            "supplies, start_raws: the places of the start have 3 spaces, and the supply holds 1 "
            "of each kind, so 2 are too many."
        ),
    ),
    (
        "hamlet.components.mark",
        within("tiles.church", "role", 'marks = {use = "sure"}, role'),
        "tiles, church, marks, use: “sure” is no mark; the marks are: known, probable, ours.",
    ),
    (
        "hamlet.components.mark",
        within("supplies", "villagers", 'marks = {raws = "sure"}, villagers'),
        "supplies, marks, raws: “sure” is no mark; the marks are: known, probable, ours.",
    ),
    (
        "hamlet.components.fixed",
        within("tiles.sawmill", '"processing"', '"site"'),
        "tiles, sawmill, role: this cannot be changed, so here belongs: processing.",
    ),
    (
        "hamlet.components.fixed",
        within("tiles.sawmill", '"bag"', "1"),
        "tiles, sawmill, stack: this cannot be changed, so here belongs: bag.",
    ),
    (
        "hamlet.components.fixed",
        within("tiles.hay-barn", '"wood", "stone"', '"milk", "wood"'),
        "tiles, hay-barn, kinds: this cannot be changed, so here belongs: wood, stone, wheat.",
    ),
    (
        "hamlet.components.one-need",
        within("orders.gold", '"10 gold"', '"1 gold", "9 raw"'),
        "orders, gold: a church order asks for one thing, such as “10 raw”.",
    ),
    (
        "hamlet.components.one-space",
        within("tiles.sawmill", "spaces = 1", "spaces = 2"),
        (
            "tiles, sawmill, spaces: the bag holds a place with a single space for each good, so "
            "here belongs a 1."
        ),
    ),
    *(
        (
            "hamlet.components.true-or-false",
            within("tiles.woodland", "wild = true", f"wild = {value}"),
            "tiles, woodland, wild: here belongs true or false.",
        )
        for value in ("1", '"true"')
    ),
    (
        "hamlet.components.nothing-asked",
        within("tiles.sawmill", '["2 wheat", "1 stone"]', "[]"),
        "tiles, sawmill, cost: something must be asked for.",
    ),
    *(
        (
            "hamlet.components.need",
            within("tiles.sawmill", '"2 wheat"', f'"{words}"'),
            NO_NEED.format(words),
        )
        for words in (
            "",
            "2",
            "wheat",
            "0 wheat",
            "100 wheat",
            "two wheat",
            "2  wheat",
            "2 Wheat",
            "2 wheat/",
            "2 corn",
            "2 gold/wheat",
            "1 raw/good",
            "٢ wheat",
        )
    ),
    (
        "hamlet.components.asked-twice",
        within("tiles.sawmill", '"2 wheat", "1 stone"', '"1 raw", "1 stone"'),
        "tiles, sawmill, cost: “stone” is asked for twice.",
    ),
    (
        "hamlet.components.asked-twice",
        within("orders.gold", '"10 gold"', '"1 gold", "2 gold"'),
        "orders, gold, needs: “gold” is asked for twice.",
    ),
    *(
        (
            "hamlet.components.scoring",
            within("tiles.warehouse", '"1 roads"', f'"{words}"'),
            (
                f"tiles, warehouse, scores: “{words}” is no way to score; write the points and "
                f"one of: {CONDITIONS}."
            ),
        )
        for words in ("", "1", "roads", "0 roads", "10 roads", "1 cows", "1 roads each")
    ),
    *(
        ("hamlet.components.spot", line("start.church", f'"{words}"'), NO_SPOT.format(words))
        for words in ("", "-6,4", "-6,4,6", "-6,4,0,0", "100,4,0", "-6, 4, 0", "a,b,c", "--6,4,0")
    ),
    *(
        ("hamlet.components.step", outline("sawmill", words), NO_STEP.format(words.split()[0]))
        for words in ("X", "Ux", "uf", "Uff", "Rf,Zf", "fU Rf")
    ),
    *(
        (
            "hamlet.components.shown",
            changed("sales.milk =", f"sales.{name} ="),
            NO_SALE.format(name.strip('"')),
        )
        for name in ('""', "cheese", "milk-", "Milk", "raw", "milk-milk-milk-milk-milk-milk-milk")
    ),
    (
        "hamlet.components.tier",
        without("sales.milk ="),
        "The box holds 4 sale tiles of tier 1, the file has 3.",
    ),
    (
        "hamlet.components.tier",
        within("sales.milk", "tier = 1", "tier = 3"),
        "The box holds 4 sale tiles of tier 1, the file has 3.",
    ),
    (
        "hamlet.components.tier",
        TEXT + "\nsales.wheat = {tier = 3, points = 1, gold = 1}",
        "The box holds 4 sale tiles of tier 3, the file has 5.",
    ),
    (
        "hamlet.components.steps",
        outline("sawmill", LONG),
        "tiles, sawmill, walk: an outline has up to 26 steps, this one has 27.",
    ),
    *(
        (
            "hamlet.components.open",
            outline("sawmill", words),
            (
                "tiles, sawmill, walk: the outline must end where it began and meet itself "
                "nowhere else."
            ),
        )
        for words in ("Uf", "Uf Zf Lf Uf Zf Lf", "Uf Uf Rf Df")
    ),
    (
        "hamlet.components.backwards",
        outline("sawmill", "Rm Um Am Lm Dm Zm"),
        "tiles, sawmill, walk: the outline must run clockwise.",
    ),
    *(
        (
            "hamlet.components.size",
            outline("sawmill", words),
            f"tiles, sawmill, walk: a tile has 4 to 24 triangles, this one has {found}.",
        )
        for words, found in (
            ("", 0),
            ("Uf Df", 0),
            ("Uf Rf Zf Lf Lf", 3),
            ("Uf Uf Uf Uf Uf Zf Zf Zf Zf Zf Lf Lf Lf Lf Lf", 25),
        )
    ),
    (
        "hamlet.components.overlap",
        line("start.farm", '"-6,4,0"'),
        "start: farm lies on ground that is taken already.",
    ),
    (
        "hamlet.components.cut",
        outline("farm", "Rf Rf Df Df Af Af"),
        "start: between farm and church a road meets forest or rock.",
    ),
    (
        "hamlet.components.apart",
        line("start.farm", '"40,40,0"'),
        "start: no road leads straight from farm to the Church.",
    ),
    (
        "hamlet.components.no-room",
        outline("hermitage", "Rr Zr Dr Lr Ar Ur").replace(
            WALKS["market"], WALKS["market"].replace("Zr", "Zf")
        ),
        ("tiles, hermitage: there is no way to lay this tile against the places of the start."),
    ),
]


@pytest.mark.parametrize(
    ("code", "text", "sentence"), [pytest.param(*row, id=row[2]) for row in REFUSALS]
)
def test_a_file_that_does_not_fit_the_box_is_refused(code: str, text: str, sentence: str) -> None:
    refusal = refused(text)
    assert str(refusal) == sentence
    assert refusal.code == code


def test_every_complaint_about_a_file_is_tried_here() -> None:
    tried = {code for code, _, _ in REFUSALS if code.startswith("hamlet.")}
    assert tried | {"hamlet.components.at"} == {
        value.key
        for value in vars(words).values()
        if isinstance(value, Text) and value.key.startswith("hamlet.")
    }


@pytest.mark.parametrize("word", ["x" * 1_000, "x\\ny"])
@pytest.mark.parametrize(
    "text",
    [
        '"{}" = 1',
        'sales."{}" = {{}}',
        'tiles."{}" = {{}}',
        'awards = {{chaplain = 1, merchant = 1, landscaper = 1, marks = {{chaplain = "{}"}}}}',
    ],
)
def test_words_from_a_file_are_quoted_short_and_printable(text: str, word: str) -> None:
    sentence = str(refused(text.format(word)))
    assert len(sentence) < 700
    assert word not in sentence
    assert sentence.isprintable()


def test_an_outline_as_large_as_possible_is_accepted() -> None:
    own = read(outline("dance-floor", STRIP))
    assert area(own.tiles["dance-floor"].walk) == 24
    assert len(own.tiles["dance-floor"].walk) == 26
