"""Component files such as nobody would print: anything at all that fits the box."""

from collections.abc import Sequence
from random import Random
from string import ascii_uppercase
from typing import Final

from dorfplatz.games.bohemian import box, components
from dorfplatz.games.bohemian.components import Components, Printed, Setup, Side, VillageBoard
from dorfplatz.games.bohemian.kinds import VALUED, Kind

SIZES: Final = ((1, 1), (1, 4), (3, 6), (4, 9), (1, 9), (9, 9))
"""How many buildings the villages of one set have, from the one number to the other."""
LIKED: Final = (0, 0, 1, 1, 2, 8)
"""How often a set shows a kind; some not at all."""
VALUES: Final = ((1, 1), (4, 12), (1, 99), (99, 99))
PAYING: Final = (Kind.MILL, Kind.GLASS, Kind.FARM)
"""Without any of these a game might never end, and the file would be refused."""
PLENTY: Final = tuple(kind for kind in Kind if kind not in box.TILES_AT_MOST)


def random_cardboard(random: Random) -> str:
    """A component file that is accepted."""
    boards = random_boards(random)
    names = [board.name for board in boards]
    return components.write(
        Components(
            title=f"Cardboard {random.getrandbits(32)}",
            coins=random_coins(random),
            setups=tuple((seats, random_setup(random, names)) for seats in box.SEATS),
            boards=tuple(boards),
        )
    )


def random_boards(random: Random) -> list[VillageBoard]:
    """The first has something on both sides that pays again and again."""
    likes = {kind: random.choice(LIKED) for kind in Kind}
    likes[random.choice(PLENTY)] += 1
    sizes, values = random.choice(SIZES), random.choice(VALUES)
    tiles = dict(box.TILES_AT_MOST)
    letters = random.sample(ascii_uppercase, 2 * box.BOARDS)
    boards, needed = [], [random.choice(PAYING)]
    for pair in zip(letters[::2], letters[1::2], strict=True):
        front, back = (
            random_side(random, letter, random_kinds(random, likes, tiles, sizes, needed), values)
            for letter in sorted(pair)
        )
        needed = []
        for kind in tiles:
            tiles[kind] -= max(front.count(kind), back.count(kind))
        boards.append(VillageBoard(front, back))
    return boards


def random_kinds(
    random: Random,
    likes: dict[Kind, int],
    tiles: dict[Kind, int],
    sizes: tuple[int, int],
    needed: list[Kind],
) -> list[Kind]:
    """The buildings of a village; the box has only so many tiles for some kinds."""
    kinds, size = needed.copy(), random.randint(*sizes)
    while len(kinds) < size:
        kind = random.choices(list(likes), list(likes.values()))[0]
        if kinds.count(kind) < tiles.get(kind, size):
            kinds.append(kind)
    return kinds


def random_side(
    random: Random, letter: str, kinds: Sequence[Kind], values: tuple[int, int]
) -> Side:
    printed = [(kind, random.randint(*values) if kind in VALUED else 0) for kind in kinds]
    buildings = tuple(Printed(kind, value) for kind, value in sorted(printed))
    return Side(letter, f"Village {letter}", buildings)


def random_coins(random: Random) -> tuple[tuple[int, int], ...]:
    """As many pieces as the box holds, of any value."""
    most = box.COIN_PIECES
    few, many = sorted(random.choice((0, most, random.randint(0, most))) for _ in range(2))
    pieces = (most - many, many - few, few)
    return tuple(zip(box.COIN_VALUES, pieces, strict=True))


def random_setup(random: Random, boards: list[str]) -> Setup:
    """Any number of boards may stay in the box, but not the first."""
    left_out = random.sample(boards[1:], random.choice((0, 0, 1, 3, random.randint(0, 8))))
    return Setup(random.randint(1, box.FIGURES), tuple(sorted(left_out)))
