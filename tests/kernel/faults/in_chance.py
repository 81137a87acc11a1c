"""Mistakes in dice and chance."""

from tests.kernel.faults.fault import Fault

FAULTS = (
    Fault(
        "dice",
        "for total, some in totals(dice) for part in some",
        "for total, some in totals(dice) for part in some[::-1]",
        "moves in another order",
    ),
    Fault(
        "dice",
        "for total, some in totals(dice)",
        "for total, some in totals(dice)[:8]",
        "high totals are overlooked",
    ),
    Fault(
        "dice",
        "len(dice) == 2 and dice[0] == dice[1]",
        "len(dice) == 2 and dice[0] == dice[1] < 6",
        "a double six does not call the bishop",
    ),
    Fault(
        "dice",
        "NUMBER[without(_dice, _part) or ()]",
        "NUMBER[tuple(face for face in _dice if face not in _part)]",
        "equal dice are used together",
    ),
    Fault(
        "dice",
        "if len(_one) + len(_other) <= DICE:",
        "if 2 != len(_one) <= DICE - len(_other):",
        "two kept dice are lost",
    ),
    Fault(
        "dice",
        "for faces in product(FACES, repeat=count)",
        "for faces in combinations_with_replacement(FACES, count)\n"
        "        for _ in range(6**count // 6)",
        "every roll is as likely",
    ),
    Fault("dice", "range(1, count)) for", "range(2, count)) for", "rolls of fewer dice"),
    Fault("dice", "[float(chance) for", "[float(chance) * 2 for", "chances too high"),
    Fault(
        "dice",
        "NUMBER[tuple(sorted(faces))]",
        "NUMBER[tuple(sorted((*faces[1:], max(faces))))]",
        "loaded dice",
    ),
    Fault("chance", "FALLS[count + 1] - first)", "FALLS[count + 1] - first - 1)", "no four sixes"),
    Fault("chance", "first + below(", "FALLS[1] + below(", "too few dice"),
    Fault("chance", "row[layout.TO_ROLL]", "4", "all dice are rolled again"),
    Fault(
        "chance",
        "int(((draw(random) >> np.uint64(32)) * np.uint64(limit)) >> np.uint64(32))",
        "int(draw(random) % np.uint64(limit + 1)) % limit",
        "the first number is twice as likely",
    ),
    Fault("chance", "bits >> np.uint64(27)", "bits >> np.uint64(28)", "a poor generator"),
    Fault("chance", "0x94D049BB133111EB", "0x94D049BB133111EC", "a poor generator"),
    Fault("chance", "random[0] += STEP", "random[0] ^= STEP", "a generator that goes in circles"),
    Fault("chance", "2.0**-53", "2.0**-52", "shares up to two"),
)
