"""Check the dice of a game from its record alone: python check_dice.py GAME.dorf ...

Nothing but Python is needed. docs/dice.md says how the dice work. Every draw of Bohemian Villages
is checked. In Hamlet the order of Botrik's tiles, his markers and the sales are; when new tiles
come into the bag depends on his buildings, which only the rules can follow, so draws from the bag
must fit some order of filling it. `dorfplatz check` knows the rules and checks these exactly.

That draws follow from secret and numbers is a guarantee for those whose own number is among them,
and for nobody else: it is said for whom.
"""

import hashlib
import hmac
import sys
import tomllib
from functools import cache
from itertools import permutations, product
from pathlib import Path

FORMAT = 3
"""Of the records that are understood here."""


class Wrong(Exception):
    """What does not fit, and where."""


def drawn(dice, draw, ways):
    """One of these ways, each as likely: values that would favour the first are not used."""
    known = [f"{seat}:{number}" for seat, number in sorted(dice["numbers"].items())]
    known += [f"dropped {seat} {told}" for seat, told in sorted(dice["dropped"].items())]
    attempt, value = 0, 2**32
    while value >= 2**32 - 2**32 % len(ways):
        message = " ".join([*known, f"draw {draw}", f"try {attempt}"])
        digest = hmac.digest(bytes.fromhex(dice["secret"]), message.encode(), "sha256")
        attempt, value = attempt + 1, int.from_bytes(digest[:4], "big")
    return ways[value % len(ways)]


@cache
def rolls(number):
    """All rolls of so many dice in order, each as often as it can fall."""
    return sorted(" ".join(sorted(faces)) for faces in product("123456", repeat=number))


class Bohemian:
    def __init__(self, components, seats):
        boards, unused = components["boards"], components["seats"][str(seats)]["without"]
        used = [sorted(sides) for name, sides in boards.items() if name not in unused]
        self.sides = sorted("".join(sorted(letters)) for letters in product(*used))
        self.first = [str(seat) for seat in range(seats)]

    def possible(self, kind, before):
        """What chance could do, in order: with four dice, or with those that are rolled again."""
        dice = len(before.split()) - 1 if before.startswith("reroll ") else 4
        return {"": {"sides": self.sides, "first": self.first, "roll": rolls(dice)}[kind]}

    def follow(self, kind, found, fitting):
        """Nothing that chance did changes what it can do later."""


class Hamlet:
    def __init__(self, components, _seats):
        self.stacks = {}
        for tile, printed in components["tiles"].items():
            self.stacks.setdefault(printed["stack"], []).append(tile)
        self.orders, self.drawn, self.bowl = [("bag",)], [], []
        self.sales = {sale: printed["tier"] for sale, printed in components["sales"].items()}

    def possible(self, kind, _before):
        """What chance could do, in order, for each way in which the bag may have been filled."""
        if kind == "draw":
            return {order: self.bag(order) for order in self.filled()}
        if kind == "show":
            lowest = min(self.sales.values())
            return {"": [sale for sale, tier in self.sales.items() if tier == lowest]}
        if kind == "marker":
            self.bowl = self.bowl or ["red"] * 3 + ["blue"] * 2 + ["yellow"]
            return {"": self.bowl}
        actions = ("produce", "blueprint", "make", "build", "road")
        return {"": [*map(" ".join, permutations(actions))]}

    def filled(self):
        """Stacks may have come into the bag since the last draw: none, some or all."""
        orders = [*self.orders]
        for order in orders:
            orders += [(*order, name) for name in self.stacks if name not in ("start", *order)]
        return orders

    def bag(self, order):
        return [tile for name in order for tile in self.stacks[name] if tile not in self.drawn]

    def follow(self, kind, found, fitting):
        if kind == "draw":
            self.orders = fitting
            self.drawn.append(found)
        elif kind == "show":
            del self.sales[found]
        elif kind == "marker":
            self.bowl.remove(found)


def header(lines):
    """The dice, who plays, and the game that they belong to."""
    dice, players, components = {"numbers": {}, "dropped": {}, "after": 0}, [], []
    if int(lines[0].removeprefix("dorfplatz ")) > FORMAT:
        raise Wrong("the record has a newer format; get the script that belongs to it")
    for word, _, rest in (line.partition(" ") for line in lines):
        if word == "seat":
            players.append(rest.split(" ", 2)[1:])
        if word == "option" and rest.startswith("components "):
            components.append(rest.removeprefix("components "))
        if word == "dice":
            fact, *values = rest.split()
            if fact == "number":
                dice["numbers"][int(values[0])] = values[1]
            elif fact == "dropped":
                dice["dropped"][int(values[0])] = " ".join(values[1:])
            else:
                dice[fact] = int(values[0]) if fact in ("after", "round") else values[0]
    game = {"bohemian": Bohemian, "hamlet": Hamlet}[lines[1].split()[1]]
    return dice, players, game(tomllib.loads("\n".join(components)), len(players))


def draws(lines):
    """What chance did, each with its line after the header and what was done before it."""
    before = ""
    for line, (who, _, what) in enumerate((line.partition(": ") for line in lines), 1):
        if who == "chance":
            kind, _, found = what.partition(" ")
            yield line, kind, found, before
        before = what


def check(text):
    """How many draws fit, how many were drawn elsewhere, how many numbers there are, and for whom
    that is a guarantee; what does not fit is said with its line."""
    lines = text.splitlines()
    body = lines.index("") + 1
    dice, players, game = header(lines[: body - 1])
    if "hash" not in dice or "secret" not in dice:
        raise Wrong("the record tells no secret of dice; only finished games of a server do")
    if hashlib.sha256(bytes.fromhex(dice["secret"])).hexdigest() != dice["hash"]:
        raise Wrong("the secret is not the one whose hash was published before the game")
    count = elsewhere = 0
    for count, (line, kind, found, before) in enumerate(draws(lines[body:]), 1):
        ways = {key: way for key, way in game.possible(kind, before).items() if found in way}
        if line > dice["after"]:
            ways = {key: way for key, way in ways.items() if drawn(dice, count - 1, way) == found}
        else:
            elsewhere += 1
        if not ways:
            raise Wrong(f"line {body + line}: “{kind} {found}” does not follow from the secret")
        game.follow(kind, found, [*ways])
    return count - elsewhere, elsewhere, len(dice["numbers"]), [*guarantee(dice, players)]


def guarantee(dice, players):
    """For whom nobody can have chosen the draws, and for whom somebody can."""
    names = [name for _, name in players]
    owners = [names[seat] for seat in sorted(dice["numbers"])]
    gave = "numbers in the dice are those that their own browsers gave"
    if len(owners) == 1:
        gave = "number in the dice is the one that their own browser gave"
    if owners:
        yield f"Guaranteed for {', '.join(owners)}, if the {gave}."
    else:
        yield "Guaranteed for nobody: no person’s number is in the dice, the secret alone decides."
    for seat, told in sorted(dice["dropped"].items()):
        number = f"their number was sealed in round {told.split()[0]} and then left out"
        yield f"Not guaranteed for {names[seat]}: {number}."
    for seat, (kind, name) in enumerate(players):
        if kind == "person" and seat not in dice["numbers"] and seat not in dice["dropped"]:
            yield f"Not guaranteed for {name}: no number of theirs is in the dice."


def counted(number, one, many):
    return f"{number} {one if number == 1 else many}"


def main():
    failed = not sys.argv[1:]
    for name in sys.argv[1:]:
        try:
            checked, elsewhere, numbers, sentences = check(Path(name).read_text("utf-8"))
            found = counted(checked, "draw follows", "draws follow")
            print(f"{name}: {found} from the secret and {counted(numbers, 'number', 'numbers')}.")
            for sentence in sentences:
                print(f"{name}: {sentence}")
            if elsewhere:
                left = counted(elsewhere, "draw is", "draws are")
                print(f"{name}: {left} from before the fork and not checked.")
        except Wrong as problem:
            failed = True
            print(f"{name}: {problem}")
        except (LookupError, ValueError, OSError) as problem:
            failed = True
            print(f"{name}: this cannot be read as a record ({problem})")
    sys.exit(1 if failed else 0)


if __name__ == "__main__":
    main()
