"""What has to be done before something else can be done in the same turn."""

from collections.abc import Sequence
from dataclasses import dataclass

from dorfplatz.bots.hamlet.targets import Target
from dorfplatz.games.hamlet.actions import making, paying, producing, transport
from dorfplatz.games.hamlet.actions.using import held_at, price
from dorfplatz.games.hamlet.kinds import Resource, Role
from dorfplatz.games.hamlet.moves import Make, Produce
from dorfplatz.games.hamlet.state import PERSON, State
from dorfplatz.games.hamlet.tile import Need


@dataclass(frozen=True, slots=True)
class Help:
    """An action that brings forth resources, and gold or costs some."""

    move: Produce | Make
    brings: tuple[Resource, ...]
    gold: int


def helps(state: State) -> list[Help]:
    found = [_produced(state, move) for move in producing.moves(state)]
    return found + [_made(state, move) for move in making.moves(state)]


def before(state: State, target: Target, known: Sequence[Help]) -> list[Help] | None:
    """The actions that must come first, each the one that then helps most; None if there are no
    villagers or nothing to do for them."""
    need = Want(state, target)
    chosen: list[Help] = []
    spare = len(state.players[PERSON].ready) - 1
    left = list(known)
    while not need.is_met:
        best = max(left, key=need.saved, default=None)
        if best is None or len(chosen) == spare or need.saved(best) <= 0:
            return None
        left = [each for each in left if each.move.place != best.move.place]
        need.take(best)
        chosen.append(best)
    return chosen


class Want:
    """What is still missing for a target."""

    def __init__(self, state: State, target: Target) -> None:
        self._sources = frozenset(transport.sources(state, PERSON, target.site))
        self._missing = {need: self._lack(state, need) for need in target.needs}
        self._prices = {need: price(state, need) for need in target.needs}
        self._can_buy = target.may_trade and state.place_of(Role.MARKET) in self._sources
        self._gold = state.players[PERSON].gold - target.gold

    @property
    def is_met(self) -> bool:
        costs = self._costs
        return self._gold >= 0 if not costs else self._can_buy and self._gold >= costs

    def saved(self, helped: Help) -> int:
        """In gold; where nothing can be bought, gold is no help."""
        costs = sum(count * self._prices[need] for need, count in self._met(helped).items())
        return costs + helped.gold if self._can_buy or not self._costs else costs

    def take(self, helped: Help) -> None:
        for need, count in self._met(helped).items():
            self._missing[need] -= count
        self._gold += helped.gold

    @property
    def _costs(self) -> int:
        return sum(count * self._prices[need] for need, count in self._missing.items())

    def _lack(self, state: State, need: Need) -> int:
        return max(0, need.count - len(list(held_at(state, self._sources, need.kinds))))

    def _met(self, helped: Help) -> dict[Need, int]:
        if helped.move.place not in self._sources:
            return {}
        return {
            need: min(count, sum(kind in need.kinds for kind in helped.brings))
            for need, count in self._missing.items()
        }


def _produced(state: State, move: Produce) -> Help:
    brings = move.raws or producing.fillings(state, move.place)[0]
    return Help(move, brings, state.options.components.supplies.production_gold)


def _made(state: State, move: Make) -> Help:
    needs = making.needs(state, move.place, move.count)
    brings = (making.good_of(state, move.place),) * move.count
    return Help(move, brings, -paying.missing_price(state, move.place, needs))
