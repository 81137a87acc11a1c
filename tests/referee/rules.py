"""Bohemian Villages as the rulebook tells it: tiles lie in front of players and are passed on.

Nothing here is shared with the program under test. Speed does not matter, being plain does.
"""

import json
from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass
from itertools import combinations
from typing import Any

Json = dict[str, Any]

SHOPS = (2, 3, 4, 5)
MILL, GLASS, FARM, INN, TOWN_HALL, CHURCH, MANOR = 6, 7, 8, 9, 10, 11, 12

ALWAYS_KICKED = (FARM, INN, TOWN_HALL, CHURCH)
GOODS_WORTH = {MILL: 2, GLASS: 3}
SHOP_SET_WORTH = {1: 1, 2: 5, 3: 12, 4: 20}
NO_TOWN_HALL = -5
OTHERS_FOR_ACTIVE_INN = 3

# What the table waits for.
CLAIM = "claim"  # the player collects or throws (claimed income only)
THROW = "throw"  # the player has collected and can only throw
ROLL = "roll"  # chance
MOVE = "move"  # the player uses dice
OVER = "over"


@dataclass(frozen=True)
class Building:
    name: str
    number: int
    value: int
    village: str


@dataclass
class InnTile:
    holder: int | None = None
    active: bool = False


def canonical(value: object) -> str:
    """One spelling for each JSON value, so that true and 1 differ and key order does not."""
    return json.dumps(value, sort_keys=True, separators=(",", ":"))


def choices(dice: Iterable[int], smallest: int) -> list[list[int]]:
    """Every different choice of at least `smallest` dice, as ascending faces."""
    faces = sorted(dice)
    sizes = range(smallest, len(faces) + 1)
    return [list(c) for c in sorted({c for size in sizes for c in combinations(faces, size)})]


def without(dice: Iterable[int], used: Iterable[int]) -> list[int]:
    rest = list(dice)
    for face in used:
        rest.remove(face)
    return rest


class Game:
    def __init__(self, setup: Json) -> None:
        self.seats: int = setup["seats"]
        self.automatic = setup["income"] == "automatic"
        self.buildings = {
            b["id"]: Building(b["id"], b["number"], b["value"], village["side"])
            for village in setup["villages"]
            for b in village["buildings"]
        }

        self.coins = [0] * self.seats
        self.bank: int = setup["bank"]
        self.figures: list[int] = [setup["figures"]] * self.seats
        self.occupants: dict[str, int] = {}

        self.goods_supply = {kind: len(self.of_kind(kind)) for kind in (MILL, GLASS)}
        self.goods = {kind: [0] * self.seats for kind in (MILL, GLASS)}
        self.inn_tiles = {inn.name: InnTile() for inn in self.of_kind(INN)}
        self.bishop: int | None = None
        self.special = [False] * self.seats
        self.special_left: int = setup["special_tiles"]

        self.reason: str | None = None
        self.waits_for = ROLL
        self.begin_turn(setup["first"])

    # --- looking at the table

    def of_kind(self, number: int) -> list[Building]:
        return [b for b in self.buildings.values() if b.number == number]

    def of_village(self, village: str) -> list[Building]:
        return [b for b in self.buildings.values() if b.village == village]

    def owned(self, seat: int, number: int) -> list[Building]:
        return [b for b in self.of_kind(number) if self.occupants.get(b.name) == seat]

    def is_full(self, village: str) -> bool:
        return all(b.name in self.occupants for b in self.of_village(village))

    def income_due(self) -> int:
        inns = sum(t.active and t.holder == self.turn for t in self.inn_tiles.values())
        churches = len(self.owned(self.turn, CHURCH)) if self.bishop == self.turn else 0
        return inns + churches

    def state(self) -> Json:
        return {
            "turn": self.turn,
            "dice": sorted(self.dice),
            "coins": list(self.coins),
            "figures": list(self.figures),
            "occupants": dict(self.occupants),
            "active_inns": sorted(n for n, tile in self.inn_tiles.items() if tile.active),
            "bishop": self.bishop,
            "special": list(self.special),
            "special_left": self.special_left,
            "bank": self.bank,
            "over": self.waits_for == OVER,
        }

    # --- what may be done

    def actor(self) -> int | str:
        return "chance" if self.waits_for == ROLL else self.turn

    def legal(self) -> list[Json]:
        if self.waits_for == CLAIM:
            collect = [{"do": "collect"}] if self.income_due() else []
            return [*collect, {"do": "throw"}]
        if self.waits_for == THROW:
            return [{"do": "throw"}]
        if self.waits_for == MOVE:
            return self.legal_with_dice()
        return []

    def legal_with_dice(self) -> list[Json]:
        moves = self.legal_totals()
        rerolls = self.legal_rerolls()
        may_end = self.moves_made > 0 or not (moves or rerolls)
        return [*moves, *rerolls, *([{"do": "end"}] if may_end else [])]

    def legal_totals(self) -> list[Json]:
        if self.moves_made == 2:
            return []
        moves: list[Json] = []
        for dice in choices(self.dice, 2):
            targets = self.targets(sum(dice))
            moves += [{"do": "place", "dice": dice, "building": t.name} for t in targets]
            if self.takes_bishop(dice):
                moves.append({"do": "bishop", "dice": dice})
            if self.takes_special(dice):
                moves.append({"do": "special", "dice": dice})
        return moves

    def targets(self, total: int) -> list[Building]:
        """Where the player may place: a free one, and only if there is none, a kick."""
        if self.figures[self.turn] == 0:
            return []
        kind = self.of_kind(total)
        free = [b for b in kind if b.name not in self.occupants]
        if free:
            return free
        if not self.may_kick(total):
            return []
        return [b for b in kind if self.occupants[b.name] != self.turn]

    def may_kick(self, number: int) -> bool:
        if number in SHOPS:
            return not self.owned(self.turn, number)
        return number in ALWAYS_KICKED

    def takes_bishop(self, dice: list[int]) -> bool:
        return len(dice) == 2 and dice[0] == dice[1] and self.bishop != self.turn

    def takes_special(self, dice: list[int]) -> bool:
        return (
            len(dice) == 2
            and not self.special[self.turn]
            and self.special_left > 0
            and not self.special_spent
        )

    def legal_rerolls(self) -> list[Json]:
        if not self.special[self.turn] or len(self.dice) < 2:
            return []
        return [{"do": "reroll", "dice": dice} for dice in choices(self.dice, 1)]

    # --- doing it

    def begin_turn(self, seat: int) -> None:
        self.turn = seat
        self.dice: list[int] = []
        self.to_roll = 4
        self.moves_made = 0
        self.special_spent = False
        if self.figures[seat] == 0:
            self.finish("no-figures")
        elif self.automatic:
            self.waits_for = ROLL
            self.pay({seat: self.income_due()})
        else:
            self.waits_for = CLAIM

    def play(self, move: Json) -> None:
        match move["do"]:
            case "collect":
                self.waits_for = THROW
                self.pay({self.turn: self.income_due()})
            case "throw":
                self.waits_for = ROLL
            case "roll":
                self.dice = [*self.dice, *move["dice"]]
                self.waits_for = MOVE
            case "reroll":
                self.reroll(move["dice"])
            case "end":
                self.begin_turn((self.turn + 1) % self.seats)
            case _:
                self.use_total(move)

    def reroll(self, dice: list[int]) -> None:
        self.special[self.turn] = False
        self.special_spent = True
        self.dice = without(self.dice, dice)
        self.to_roll = len(dice)
        self.waits_for = ROLL

    def use_total(self, move: Json) -> None:
        self.dice = without(self.dice, move["dice"])
        self.moves_made += 1
        match move["do"]:
            case "bishop":
                self.bishop = self.turn
            case "special":
                self.special_left -= 1
                self.special[self.turn] = True
            case "place":
                self.place(self.buildings[move["building"]])
            case other:
                raise ValueError(f"no such move: {other}")

    def place(self, building: Building) -> None:
        self.send_home(building)
        self.figures[self.turn] -= 1
        self.occupants[building.name] = self.turn
        self.take_tile(building)
        self.look_at_inns(building.village)
        self.pay_for(building)

    def send_home(self, building: Building) -> None:
        owner = self.occupants.pop(building.name, None)
        if owner is not None:
            self.figures[owner] += 1

    def take_tile(self, building: Building) -> None:
        if building.number in GOODS_WORTH:
            self.goods_supply[building.number] -= 1
            self.goods[building.number][self.turn] += 1
        if building.number == INN:
            self.inn_tiles[building.name].holder = self.turn

    def look_at_inns(self, village: str) -> None:
        """Turn the taken inn tiles of a village to the active side where enough others stand."""
        here = [b for b in self.of_village(village) if b.name in self.occupants]
        for inn in here:
            others = [b for b in here if b != inn]
            if inn.number == INN and len(others) >= OTHERS_FOR_ACTIVE_INN:
                self.inn_tiles[inn.name].active = True

    def pay_for(self, building: Building) -> None:
        if building.number == FARM:
            self.pay({self.turn: len(self.owned(self.turn, FARM))})
        if building.number == MANOR:
            self.pay({self.turn: building.value})
        if building.number in GOODS_WORTH and self.goods_supply[building.number] == 0:
            self.score_goods(building.number)

    def score_goods(self, kind: int) -> None:
        tiles = self.goods[kind]
        payment = {seat: GOODS_WORTH[kind] * count for seat, count in enumerate(tiles)}
        self.goods_supply[kind] += sum(tiles)
        self.goods[kind] = [0] * self.seats
        for building in self.of_kind(kind):
            self.send_home(building)
        self.pay(payment)

    def pay(self, payment: dict[int, int]) -> None:
        for seat, amount in payment.items():
            self.coins[seat] += amount
            self.bank -= amount
        if sum(payment.values()) > 0 and self.bank <= 0:
            self.finish("bank-empty")

    def finish(self, reason: str) -> None:
        self.reason = reason
        self.waits_for = OVER

    # --- the end

    def result(self) -> Json:
        final = [self.final(seat) for seat in range(self.seats)]
        best = max(row["total"] for row in final)
        winners = [row["seat"] for row in final if row["total"] == best]
        return {"kind": "result", "reason": self.reason, "final": final, "winners": winners}

    def final(self, seat: int) -> Json:
        parts = {
            "coins": self.coins[seat],
            "town_halls": self.town_hall_points(seat),
            "shops": self.shop_points(seat),
            "churches": self.church_points(seat),
            "goods": self.goods_points(seat),
        }
        return {"seat": seat, **parts, "total": sum(parts.values())}

    def town_hall_points(self, seat: int) -> int:
        halls = self.owned(seat, TOWN_HALL)
        if not halls:
            return NO_TOWN_HALL
        return sum(hall.value for hall in halls if self.is_full(hall.village))

    def shop_points(self, seat: int) -> int:
        shops = Counter({kind: len(self.owned(seat, kind)) for kind in SHOPS})
        points = 0
        while kinds := [kind for kind in SHOPS if shops[kind] > 0]:
            points += SHOP_SET_WORTH[len(kinds)]
            shops.subtract(kinds)
        return points

    def church_points(self, seat: int) -> int:
        churches = [len(self.owned(s, CHURCH)) for s in range(self.seats)]
        mine = churches[seat]
        if mine == 0:
            return 0
        more = [count for count in churches if count > mine]
        if not more:
            return 10 if churches.count(mine) == 1 else 6
        most_is_alone = churches.count(max(churches)) == 1
        is_second = all(count == max(churches) for count in more)
        return 6 if most_is_alone and is_second else 0

    def goods_points(self, seat: int) -> int:
        return sum(worth * self.goods[kind][seat] for kind, worth in GOODS_WORTH.items()) // 2
