"""What lies in the box: checks a setup against the printed pieces and the table of players."""

from collections import Counter

from tests.referee.rules import GLASS, INN, MANOR, MILL, TOWN_HALL, Json

BOARDS = ("AB", "CD", "EF", "GH", "IJ", "KL", "MN", "OP", "ST")
LEFT_OUT = {2: ("AB", "OP", "ST"), 3: ("ST",), 4: ("ST",), 5: ()}
FIGURES = {2: 13, 3: 13, 4: 10, 5: 10}
COINS = 45 * 1 + 24 * 5 + 12 * 10
SPECIAL_TILES = 7
TILES = {MILL: 6, GLASS: 7, INN: 8}

# Numbers of the buildings; a town hall or manor is followed by its value.
VILLAGES = {
    "A": ("Anschow", "2 3 5 6 8 11"),
    "B": ("Bracholnitz", "2 5 6 7 8 9 10:12 11 12:4"),
    "C": ("Chroschwitz", "5 8 9 10:6 11"),
    "D": ("Dubetschau", "5 7 8 11 12:5"),
    "E": ("Ellbrunn", "4 6 10:5 12:6"),
    "F": ("Faltenow", "4 6 7 9 10:9"),
    "G": ("Grelnitz", "3 7 8 9 10:10 11 12:4"),
    "H": ("Hrabenau", "3 6 8 9 12:5"),
    "I": ("Illowitz", "2 6 7 9"),
    "J": ("Jestrau", "2 6 7 8 11"),
    "K": ("Kolschau", "3 8 10:6 11 12:6"),
    "L": ("Ledelitz", "5 6 8 10:9 11 12:4"),
    "M": ("Moslowitz", "2 7 9 10:8 11"),
    "N": ("Nenbrad", "4 7 8 9 10:8"),
    "O": ("Obethal", "3 4 7 9 10:9 11"),
    "P": ("Palewnitz", "3 4 6 7 8 10:11 12:5"),
    "S": ("Sonnhofen", "2 3 4 5 9 10:7"),
    "T": ("Tielden", "2 3 4 5 8 9 11 12:7"),
}


def boards_in_use(seats: int) -> list[str]:
    return [board for board in BOARDS if board not in LEFT_OUT[seats]]


def village(side: str) -> Json:
    name, printed = VILLAGES[side]
    return {"side": side, "name": name, "buildings": [building(side, p) for p in printed.split()]}


def building(side: str, printed: str) -> Json:
    number, _, value = printed.partition(":")
    return {"id": f"{side}{number}", "number": int(number), "value": int(value or 0)}


def faults(setup: Json) -> list[str]:
    """Where a setup differs from the printed box; no faults is an empty list."""
    seats = setup["seats"]
    expected = {"figures": FIGURES[seats], "bank": COINS, "special_tiles": SPECIAL_TILES}
    found = [
        f"{key} should be {value}, not {setup[key]}"
        for key, value in expected.items()
        if setup[key] != value
    ]
    return [*found, *faults_of_sides(setup), *faults_of_villages(setup)]


def faults_of_sides(setup: Json) -> list[str]:
    sides = [v["side"] for v in setup["villages"]]
    boards = boards_in_use(setup["seats"])
    found = [
        f"exactly one side of board {'/'.join(board)} should lie on the table"
        for board in boards
        if sum(side in board for side in sides) != 1
    ]
    strange = [side for side in sides if not any(side in board for board in boards)]
    return [*found, *(f"side {side} should not lie on the table" for side in strange)]


def faults_of_villages(setup: Json) -> list[str]:
    found = [
        f"village {v['side']} is not as printed"
        for v in setup["villages"]
        if v["side"] in VILLAGES and plain(v) != plain(village(v["side"]))
    ]
    kinds = Counter(b["number"] for v in setup["villages"] for b in v["buildings"])
    short = [kind for kind, tiles in TILES.items() if kinds[kind] > tiles]
    return [*found, *(f"too few tiles for the buildings with number {kind}" for kind in short)]


def plain(shown: Json) -> tuple[str, list[tuple[int, int]]]:
    """A village without the names of its buildings and without their order."""
    pairs = [(b["number"], worth(b)) for b in shown["buildings"]]
    return shown["name"], sorted(pairs)


def worth(shown: Json) -> int:
    return int(shown["value"]) if shown["number"] in (TOWN_HALL, MANOR) else 0
