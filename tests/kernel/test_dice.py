"""The tables of dice say what one can count with dice on the table."""

from itertools import combinations, product

from dorfplatz.games.bohemian.dice import rolls
from dorfplatz.games.bohemian.kernel import dice as tables
from dorfplatz.games.bohemian.kernel.dice import ALL, NUMBER
from tests.kernel.disagreement import agree

Dice = tuple[int, ...]


def chosen(dice: Dice, counts: range) -> list[Dice]:
    """Every different choice of so many of the dice; fewest first, then the lowest faces."""
    return [part for count in counts for part in sorted(set(combinations(dice, count)))]


def entries(starts: tables.Numbers, numbers: tables.Numbers, dice: Dice) -> list[int]:
    first = NUMBER[dice]
    return numbers[starts[first] : starts[first + 1]].tolist()  # type: ignore[no-any-return]


def test_every_set_of_up_to_four_dice_has_a_number() -> None:
    fallen = (faces for count in range(5) for faces in product(range(1, 7), repeat=count))
    agree("sets of dice", {tuple(sorted(faces)) for faces in fallen}, set(ALL))
    agree("no dice", (), ALL[0])
    agree("numbers", list(range(len(ALL))), [NUMBER[dice] for dice in ALL])
    agree("how many dice", [len(dice) for dice in ALL], tables.COUNT.tolist())


def test_totals_are_listed_lowest_first_and_then_by_dice() -> None:
    for dice in ALL:
        ways = sorted((sum(part), part) for part in chosen(dice, range(2, 5)) if sum(part) <= 12)
        agree("totals", [total for total, _ in ways], entries(tables.WAYS, tables.WAY_TOTAL, dice))
        numbers = entries(tables.WAYS, tables.WAY_DICE, dice)
        agree("dice of totals", [part for _, part in ways], [ALL[number] for number in numbers])


def test_pairs_and_parts_are_all_the_choices_there_are() -> None:
    for dice in ALL:
        pairs = entries(tables.PAIRS, tables.PAIR_DICE, dice)
        agree("pairs", chosen(dice, range(2, 3)), [ALL[number] for number in pairs])
        parts = entries(tables.PARTS, tables.PART_DICE, dice)
        agree("parts", chosen(dice, range(1, 5)), [ALL[number] for number in parts])
        double = len(dice) == 2 and len(set(dice)) == 1
        agree("doubles", double, bool(tables.DOUBLE[NUMBER[dice]]))


def test_used_dice_and_those_left_are_all_there_were() -> None:
    for dice, number in NUMBER.items():
        for part in chosen(dice, range(1, 5)):
            rest = ALL[tables.REST[number, NUMBER[part]]]
            agree("rest", dice, tuple(sorted(rest + part)))
            agree("joined", number, int(tables.JOINED[NUMBER[rest], NUMBER[part]]))
        agree("joined with none", number, int(tables.JOINED[0, number]))


def test_rolls_are_as_likely_as_by_the_rules() -> None:
    agree("no roll", 0, int(tables.ROLLS[1]))
    for count in range(1, 5):
        begin, end = tables.ROLLS[count], tables.ROLLS[count + 1]
        rolled = [ALL[number] for number in tables.ROLL_DICE[begin:end]]
        chances = [float(chance) for _, chance in rolls(count)]
        agree("rolls", [roll.dice for roll in rolls(count).outcomes], rolled)
        agree("chances", chances, tables.ROLL_CHANCE[begin:end].tolist())
    agree("last roll", len(tables.ROLL_DICE), len(tables.ROLL_CHANCE))
