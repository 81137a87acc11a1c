"""The cardboard: the shipped file, files of one's own, and the count against the box."""

import pytest

from dorfplatz.core.refusal import Malformed
from dorfplatz.games.bohemian.board import lay
from dorfplatz.games.bohemian.box import TILES_AT_MOST
from dorfplatz.games.bohemian.components import Components, read, standard, write
from dorfplatz.games.bohemian.game import BOHEMIAN
from dorfplatz.games.bohemian.kinds import GOODS, KICKED_OUT_ALWAYS, SHOPS, Kind
from dorfplatz.games.bohemian.moves import Sides
from dorfplatz.games.bohemian.words import KINDS, THE_KINDS
from tests.games.bohemian.sentences import keys

SHIPPED = {
    "A": ("Anschow", "bakery, butchery, tailor, mill, farm, church"),
    "B": (
        "Bracholnitz",
        "bakery, tailor, mill, glass, farm, inn, town hall 12, church, manor 4",
    ),
    "C": ("Chroschwitz", "tailor, farm, inn, town hall 6, church"),
    "D": ("Dubetschau", "tailor, glass, farm, church, manor 5"),
    "E": ("Ellbrunn", "dairy, mill, town hall 5, manor 6"),
    "F": ("Faltenow", "dairy, mill, glass, inn, town hall 9"),
    "G": ("Grelnitz", "butchery, glass, farm, inn, town hall 10, church, manor 4"),
    "H": ("Hrabenau", "butchery, mill, farm, inn, manor 5"),
    "I": ("Illowitz", "bakery, mill, glass, inn"),
    "J": ("Jestrau", "bakery, mill, glass, farm, church"),
    "K": ("Kolschau", "butchery, farm, town hall 6, church, manor 6"),
    "L": ("Ledelitz", "tailor, mill, farm, town hall 9, church, manor 4"),
    "M": ("Moslowitz", "bakery, glass, inn, town hall 8, church"),
    "N": ("Nenbrad", "dairy, glass, farm, inn, town hall 8"),
    "O": ("Obethal", "butchery, dairy, glass, inn, town hall 9, church"),
    "P": ("Palewnitz", "butchery, dairy, mill, glass, farm, town hall 11, manor 5"),
    "S": ("Sonnhofen", "bakery, butchery, dairy, tailor, inn, town hall 7"),
    "T": ("Tielden", "bakery, butchery, dairy, tailor, farm, inn, church, manor 7"),
}
KNOWN_NAMES = {
    "Anschow",
    "Bracholnitz",
    "Nenbrad",
    "Obethal",
    "Palewnitz",
    "Sonnhofen",
    "Tielden",
}

TEXT = write(standard())
NENBRAD = '{name = "Nenbrad", buildings = ["dairy", "glass", "farm", "inn", "town hall 8"]}'


def changed(old: str, new: str) -> str:
    """The shipped components with one thing written differently."""
    assert old in TEXT
    return TEXT.replace(old, new, 1)


def nenbrad(name: str = "Nenbrad", buildings: str = '"dairy"', more: str = "") -> str:
    """The shipped components with another Nenbrad."""
    return changed(NENBRAD, f'{{name = "{name}", buildings = [{buildings}]{more}}}')


def refused(text: str) -> Malformed:
    with pytest.raises(Malformed) as caught:
        read(text)
    return caught.value


def words(kind: Kind, value: int) -> str:
    return f"{kind.word} {value}" if value else kind.word


def test_the_shipped_boards_show_these_buildings() -> None:
    shown = {
        side.letter: (side.name, ", ".join(words(each.kind, each.value) for each in side.buildings))
        for board in standard().boards
        for side in board.sides
    }
    assert shown == SHIPPED


def test_the_box_holds_nine_boards_with_two_sides() -> None:
    names = ["A/B", "C/D", "E/F", "G/H", "I/J", "K/L", "M/N", "O/P", "S/T"]
    assert [board.name for board in standard().boards] == names


def test_the_box_holds_81_coins_worth_285() -> None:
    assert standard().coins == ((1, 45), (5, 24), (10, 12))
    assert sum(pieces for _, pieces in standard().coins) == 81
    assert standard().bank == 285


@pytest.mark.parametrize(("kind", "most"), [(Kind.MILL, 6), (Kind.GLASS, 7), (Kind.INN, 8)])
def test_there_are_tiles_enough_however_the_boards_fall(kind: Kind, most: int) -> None:
    assert TILES_AT_MOST[kind] == most
    odds = BOHEMIAN.odds(BOHEMIAN.new(5))
    for sides in odds.outcomes:
        assert isinstance(sides, Sides)
        assert len(lay(standard(), sides.letters).of_kind[kind]) <= most


def test_the_file_says_what_of_it_is_published() -> None:
    known = {side.name: side.known for board in standard().boards for side in board.sides}
    assert {name for name, words in known.items() if "name" in words} == KNOWN_NAMES
    assert known["Nenbrad"] == ("name", "glass", "farm", "inn", "town hall")
    assert not any(words for name, words in known.items() if name not in KNOWN_NAMES)


def test_every_kind_of_building_has_its_number() -> None:
    assert {kind.word: kind.value for kind in Kind} == {
        "bakery": 2,
        "butchery": 3,
        "dairy": 4,
        "tailor": 5,
        "mill": 6,
        "glass": 7,
        "farm": 8,
        "inn": 9,
        "town hall": 10,
        "church": 11,
        "manor": 12,
    }


def test_every_kind_has_its_name_with_and_without_the_article() -> None:
    assert all(THE_KINDS[kind].english == f"the {KINDS[kind].english}" for kind in Kind)


def test_every_kind_is_either_a_shop_or_open_to_all_or_safe() -> None:
    safe = {*GOODS, Kind.MANOR}
    assert sorted([*SHOPS, *KICKED_OUT_ALWAYS, *safe]) == list(Kind)


def test_what_is_written_is_read_back() -> None:
    assert read(TEXT) == standard()
    assert write(read(TEXT)) == TEXT


@pytest.mark.parametrize("title", ["", "Größe \\\\ „3“", 'with \\"quotes\\"'])
def test_any_title_is_written_and_read_back(title: str) -> None:
    own = read(changed('title = "Reconstruction 1"', f'title = "{title}"'))
    assert read(write(own)) == own


def test_components_with_the_same_title_are_told_apart() -> None:
    other = read(changed('"manor 7"', '"manor 8"'))
    assert other != standard()
    assert hash(other) == hash(standard())


def own_boards_only() -> Components:
    lines = [line for line in TEXT.splitlines() if line.startswith("boards")]
    return read("\n".join(lines).replace('"manor 7"', '"manor 9"'))


def test_a_file_of_ones_own_without_coins_or_seats_uses_the_shipped_ones() -> None:
    own = own_boards_only()
    assert own.coins == standard().coins
    assert own.setups == standard().setups
    assert own.title == ""
    assert own.boards[-1].back.buildings[-1].value == 9


def test_a_file_of_ones_own_may_change_coins_and_seats() -> None:
    text = changed("1 = 45, 5 = 24, 10 = 12", "1 = 80, 5 = 1, 10 = 0")
    own = read(text.replace("{figures = 10, without = []}", '{figures = 9, without = ["A/B"]}'))
    assert own.bank == 85
    assert own.setup(5).figures == 9
    assert "A/B" not in [board.name for board in own.boards_for(5)]


def test_the_letters_of_a_board_may_be_written_either_way_round() -> None:
    own = read(TEXT.replace("S/T", "T/S"))
    assert own.boards == standard().boards
    assert own.boards_for(3) == standard().boards_for(3)


def test_words_of_a_building_may_have_capitals_and_spaces() -> None:
    assert read(changed('"town hall 12"', '"Town  Hall  12"')) == standard()


@pytest.mark.parametrize("value", [1, 99])
def test_any_number_from_1_to_99_may_be_printed_on_a_building(value: int) -> None:
    own = read(nenbrad(buildings=f'"town hall {value}"'))
    assert own.boards[6].back.buildings[0].value == value


def test_two_buildings_of_a_kind_in_a_village_have_their_own_ids() -> None:
    own = read(nenbrad(buildings='"farm", "farm", "farm"'))
    board = lay(own, ("N",))
    assert [building.id for building in board.buildings] == ["N8", "N8b", "N8c"]
    assert [building.name for building in board.buildings] == [
        "Nenbrad farm",
        "Nenbrad farm b",
        "Nenbrad farm c",
    ]


def test_a_village_of_nine_equal_buildings_can_be_laid() -> None:
    own = read(nenbrad(buildings=", ".join(['"farm"'] * 9)))
    assert len(set(lay(own, ("N",)).index)) == 9


FIVE_SEATS = "seats.5 = {figures = 10, without = []}"
COINS = "coins = {1 = 45, 5 = 24, 10 = 12}"
ALL_KINDS = "bakery, butchery, dairy, tailor, mill, glass, farm, inn, town hall, church, manor"
BAD_NAME = (
    "M/N, N: “{}” cannot be a name; use up to 40 letters, with single spaces, hyphens or "
    "apostrophes between them."
)


ALL_BOARDS = [board.name for board in standard().boards]

REFUSALS = [
    (
        "components.not-toml",
        "title = ",
        "The component file is not valid TOML: Invalid value (at end of document).",
    ),
    (
        "components.too-long",
        "#" * 40_001,
        "The component file is too long: more than 40000 signs.",
    ),
    (
        "components.tangled",
        "# a comment may have as many ...\na" + ".a" * 201 + " = 1",
        "Line 2 of the component file has too many dots.",
    ),
    ("components.missing", "", "In the file: the entry “boards” is missing."),
    (
        "components.missing",
        changed(NENBRAD, '{name = "Nenbrad"}'),
        "M/N, N: the entry “buildings” is missing.",
    ),
    ("components.missing", changed(", 10 = 12", ""), "coins: the entry “10” is missing."),
    ("components.missing", changed(FIVE_SEATS, ""), "seats: the entry “5” is missing."),
    (
        "components.missing",
        changed(FIVE_SEATS, "seats.5 = {figures = 10}"),
        "seats, 5: the entry “without” is missing.",
    ),
    (
        "components.unknown",
        TEXT + "\ncolour = 1",
        "In the file: “colour” has no meaning here; possible are: title, coins, seats, boards.",
    ),
    (
        "components.unknown",
        nenbrad(more=", known = ['church']"),
        "M/N, N: “church” has no meaning here; possible are: name, dairy.",
    ),
    (
        "components.unknown",
        nenbrad(more=", colour = 1"),
        "M/N, N: “colour” has no meaning here; possible are: name, buildings, known.",
    ),
    (
        "components.unknown",
        changed(FIVE_SEATS, 'seats.5 = {figures = 10, without = ["X/Y"]}'),
        (
            "seats, 5: “X/Y” has no meaning here; possible are: A/B, C/D, E/F, G/H, I/J, K/L, M/N, "
            "O/P, S/T."
        ),
    ),
    (
        "components.unknown",
        changed("1 = 45", "2 = 1, 1 = 45"),
        "coins: “2” has no meaning here; possible are: 1, 5, 10.",
    ),
    (
        "components.unknown",
        TEXT + "\nseats.6 = {}",
        "seats: “6” has no meaning here; possible are: 2, 3, 4, 5.",
    ),
    ("components.not-a-table", "boards = 9", "boards: here belongs a table."),
    ("components.not-a-table", changed(COINS, "coins = 81"), "coins: here belongs a table."),
    ("components.not-a-table", changed(NENBRAD, "7"), "M/N, N: here belongs a table."),
    (
        "components.not-a-table",
        changed(FIVE_SEATS, "seats.5 = 10"),
        "seats, 5: here belongs a table.",
    ),
    (
        "components.not-a-text",
        changed('"Reconstruction 1"', "1"),
        "title: here belongs a text in quotes, on one line.",
    ),
    (
        "components.not-a-text",
        changed('"Reconstruction 1"', '"two\\nlines"'),
        "title: here belongs a text in quotes, on one line.",
    ),
    (
        "components.not-a-text",
        changed('"Nenbrad"', "3"),
        "M/N, N, name: here belongs a text in quotes, on one line.",
    ),
    (
        "components.not-texts",
        changed(NENBRAD, '{name = "Nenbrad", buildings = "farm"}'),
        "M/N, N, buildings: here belongs a list of texts in quotes.",
    ),
    (
        "components.not-texts",
        nenbrad(buildings="7"),
        "M/N, N, buildings: here belongs a list of texts in quotes.",
    ),
    (
        "components.not-texts",
        nenbrad(more=", known = 1"),
        "M/N, N, known: here belongs a list of texts in quotes.",
    ),
    (
        "components.not-texts",
        changed(FIVE_SEATS, "seats.5 = {figures = 10, without = 1}"),
        "seats, 5, without: here belongs a list of texts in quotes.",
    ),
    *(
        (
            "components.not-a-number",
            changed("1 = 45", f"1 = {number}"),
            "coins, 1: here belongs a whole number from 0 to 81.",
        )
        for number in ("-1", "82", "4.5", "true", '"45"')
    ),
    *(
        (
            "components.not-a-number",
            changed(FIVE_SEATS, f"seats.5 = {{figures = {number}, without = []}}"),
            "seats, 5, figures: here belongs a whole number from 1 to 13.",
        )
        for number in (0, 14)
    ),
    (
        "components.board-count",
        "[boards]",
        "The box holds 9 village boards, the file has 0.",
    ),
    *(
        (
            "components.board-name",
            TEXT.replace('"M/N"', f'"{board}"'),
            f"Board “{board}”: a board is named by the letters of its two sides, such as “M/N”.",
        )
        for board in ("MN", "m/n", "N/N", "M/N/O", "")
    ),
    (
        "components.board-sides",
        changed('boards."M/N".M', 'boards."M/N".Q'),
        "Board “M/N”: its sides must be M, N, no more, no fewer.",
    ),
    (
        "components.board-sides",
        TEXT + '\nboards."M/N".Q = {}',
        "Board “M/N”: its sides must be M, N, no more, no fewer.",
    ),
    (
        "components.letter-twice",
        TEXT.replace("S/T", "S/N").replace('"S/N".T', '"S/N".N'),
        "The letter N is on two boards.",
    ),
    *(
        ("components.name", nenbrad(name=name), BAD_NAME.format(name))
        for name in ("", "N 7", "Nen  brad", "-Nenbrad", "Nenbrad ", "x" * 41, "a_b")
    ),
    (
        "components.name-twice",
        nenbrad(name="ANSCHOW"),
        "M/N, N: another village is called ANSCHOW too.",
    ),
    *(
        (
            "components.no-building",
            nenbrad(buildings=f'"{word}"'),
            f"M/N, N: “{word}” is no building; the buildings are: {ALL_KINDS}.",
        )
        for word in ("castle", "", "7", "manor six", "manor 123", "manor -1")
    ),
    *(
        (
            "components.no-value",
            nenbrad(buildings=f'"{words}"'),
            "M/N, N: “manor” needs the number printed on it, such as “manor 6”.",
        )
        for words in ("manor", "manor 0")
    ),
    (
        "components.value",
        nenbrad(buildings='"farm 3"'),
        "M/N, N: “farm” has no number printed on it, so write none.",
    ),
    (
        "components.building-count",
        nenbrad(buildings=""),
        "M/N, N: a village has 1 to 9 buildings, this one has 0.",
    ),
    (
        "components.building-count",
        nenbrad(buildings=", ".join(['"farm"'] * 10)),
        "M/N, N: a village has 1 to 9 buildings, this one has 10.",
    ),
    *(
        (
            "components.tiles",
            nenbrad(buildings=", ".join([f'"{word}"'] * 9)),
            (
                f"“{word}” can be visible {found} times at once, but the box holds only {most} "
                "tiles for it."
            ),
        )
        for word, found, most in (("mill", 15, 6), ("glass", 15, 7), ("inn", 16, 8))
    ),
    (
        "components.endless",
        changed(FIVE_SEATS, f"seats.5 = {{figures = 10, without = {ALL_BOARDS[:-1]}}}"),
        (
            "seats, 5: there could be no flour mill, glass factory or farm on the table, and "
            "without one a game might never end."
        ),
    ),
    (
        "components.coins",
        changed("1 = 45", "1 = 44"),
        "The box holds 81 coins, the file has 80.",
    ),
]


@pytest.mark.parametrize(
    ("code", "text", "sentence"), [pytest.param(*row, id=row[2]) for row in REFUSALS]
)
def test_a_file_that_does_not_fit_the_box_is_refused(code: str, text: str, sentence: str) -> None:
    refusal = refused(text)
    assert refusal.code == code
    assert str(refusal) == sentence


def test_every_complaint_about_a_file_is_tried_here() -> None:
    tried = {code for code, _, _ in REFUSALS} | {"components.the-file"}
    assert tried == keys("components.")


@pytest.mark.parametrize(
    "text",
    [
        pytest.param("title = " + "[" * 20_000, id="nested too deep"),
        pytest.param(changed("1 = 45", "1 = " + "9" * 5_000), id="too many digits"),
    ],
)
def test_a_file_that_nobody_could_read_is_refused_like_any_other(text: str) -> None:
    assert refused(text).code in keys("components.")


def test_a_file_must_leave_some_board_for_every_number_of_players() -> None:
    nothing_left = changed(FIVE_SEATS, f"seats.5 = {{figures = 10, without = {ALL_BOARDS}}}")
    assert refused(nothing_left).code == "components.endless"


def test_boards_with_other_letters_must_say_which_of_them_stay_in_the_box() -> None:
    lettered = "\n".join(line for line in TEXT.splitlines() if not line.startswith("seats"))
    refusal = refused(lettered.replace("S/T", "X/Y").replace(".S ", ".X ").replace(".T ", ".Y "))
    assert refusal.code == "components.unknown"
    assert str(refusal).startswith("seats, 2: “S/T” has no meaning here")


@pytest.mark.parametrize("word", ["x" * 1_000, "x\\ny"])
def test_words_from_a_file_are_quoted_short_and_printable(word: str) -> None:
    sentence = str(refused(f'"{word}" = 1'))
    assert len(sentence) < 200
    assert sentence.isprintable()


def test_names_may_have_spaces_hyphens_apostrophes_and_any_letters() -> None:
    for name in ("Český Krumlov", "Horní-Dolní", "L'Été", "x" * 40):
        assert read(nenbrad(name=name)).boards[6].back.name == name
