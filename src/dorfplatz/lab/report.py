"""What an arena showed, as one document for programs."""

from dataclasses import dataclass
from math import isfinite
from typing import Any

from dorfplatz.lab import ledger
from dorfplatz.lab.arena import Arena, Finished, in_blocks
from dorfplatz.lab.deciding import Decision
from dorfplatz.lab.intervals import Estimate
from dorfplatz.lab.ratings import ratings
from dorfplatz.lab.sequential import BOUND, ERROR
from dorfplatz.lab.simulation import Outcome
from dorfplatz.lab.standings import Standing, standings


@dataclass(frozen=True, slots=True)
class Report:
    arena: Arena
    blocks: list[list[Outcome]]
    standings: list[Standing]
    ratings: dict[str, Estimate]
    decision: Decision | None

    @property
    def games(self) -> int:
        return sum(map(len, self.blocks))


def report(arena: Arena, games: int, finished: Finished, decision: Decision | None) -> Report:
    """On the first games, or on those a decision was made by."""
    if decision is not None and decision.is_made:
        games = decision.games
    blocks = in_blocks(arena, games, finished)
    kinds = [kind for kind in arena.kinds if any(kind in block[0].bots for block in blocks)]
    return Report(arena, blocks, standings(blocks, kinds), ratings(blocks, kinds), decision)


def document(of: Report) -> dict[str, Any]:
    """As JSON. A field is a set of bots that met; in a round robin each has its own figures."""
    rated = {name: _figure("rating", rating) for name, rating in of.ratings.items()}
    return {
        "settings": ledger.settings(of.arena),
        "games": of.games,
        "blocks": len(of.blocks),
        "bots": [_standing(each) | rated[each.name] for each in of.standings],
        **({"fields": _fields(of)} if len(of.arena.fields) > 1 else {}),
        **({"test": _test(of.decision)} if of.decision is not None else {}),
    }


def _fields(of: Report) -> list[dict[str, Any]]:
    fields = {tuple(sorted(block[0].bots)): list[list[Outcome]]() for block in of.blocks}
    for block in of.blocks:
        fields[tuple(sorted(block[0].bots))].append(block)
    order = of.arena.kinds.index
    return [
        {"bots": [_standing(each) for each in standings(blocks, sorted(set(bots), key=order))]}
        for bots, blocks in fields.items()
    ]


def _standing(of: Standing) -> dict[str, Any]:
    return {
        "name": of.name,
        "games": of.games,
        "share": _number(of.share.value),
        "low": _number(of.share.low),
        "high": _number(of.share.high),
        **_figure("margin", of.margin),
    }


def _test(of: Decision) -> dict[str, Any]:
    return {
        "bot": of.bot,
        "even": _number(of.trial.even),
        "better": _number(of.trial.even + of.trial.lead),
        "error": ERROR,
        "blocks": of.trial.blocks,
        "evidence": _number(of.trial.evidence),
        "bound": _number(BOUND),
        "verdict": of.trial.verdict.value,
    }


def _figure(name: str, of: Estimate) -> dict[str, float | None]:
    low, high = _number(of.low), _number(of.high)
    return {name: _number(of.value), f"{name}_low": low, f"{name}_high": high}


def _number(of: float) -> float | None:
    """JSON knows no infinity."""
    return round(of, 6) if isfinite(of) else None
