"""Replays traces of Bohemian Villages and stops at the first line it disagrees with.

Usage: python -m tests.referee.referee [--box] [FILE|-]
With --box the setup is also checked against the pieces of the printed game.
"""

import json
import sys
from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import NoReturn

from tests.referee import box
from tests.referee.rules import OVER, ROLL, Game, Json, canonical

UNORDERED = ("dice", "active_inns")


class Disagreement(Exception):
    def __init__(self, line: int, what: str, expected: object, found: object) -> None:
        super().__init__(f"line {line}: {what}: expected {expected}, found {found}")
        self.line = line
        self.what = what
        self.expected = expected
        self.found = found


@dataclass
class Verdict:
    games: int = 0
    moves: int = 0
    finished: int = 0

    def __str__(self) -> str:
        return f"agreed: {self.games} games, {self.finished} finished, {self.moves} moves"


def referee(lines: Iterable[str], *, printed_box: bool = False) -> Verdict:
    """Check every line; `printed_box` also asks for the boards and pieces of the printed game."""
    return Referee(printed_box).read(lines)


class Referee:
    def __init__(self, printed_box: bool) -> None:
        self.printed_box = printed_box
        self.verdict = Verdict()
        self.game: Game | None = None  # none before the first setup and after a result
        self.line = 0

    def read(self, lines: Iterable[str]) -> Verdict:
        for self.line, text in enumerate(lines, start=1):
            if text.strip():
                self.read_line(text)
        self.line += 1
        self.leave_game()
        return self.verdict

    def read_line(self, text: str) -> None:
        entry = self.parse(text)
        match entry.get("kind"):
            case "setup":
                self.leave_game()
                self.check_setup(entry)
                self.game = Game(entry)
                self.verdict.games += 1
            case "move":
                self.check_move(self.running_game("move"), entry)
                self.verdict.moves += 1
            case "result":
                self.check_result(self.running_game("result"), entry)
                self.game = None
                self.verdict.finished += 1
            case kind:
                self.disagree("kind of line", "setup, move or result", kind)

    def parse(self, text: str) -> Json:
        try:
            entry = json.loads(text)
        except ValueError:
            entry = None
        if not isinstance(entry, dict):
            self.disagree("line", "a JSON object", text.strip())
        return entry

    def running_game(self, kind: str) -> Game:
        if self.game is None:
            self.disagree("kind of line", "setup", kind)
        return self.game

    def leave_game(self) -> None:
        if self.game is not None and self.game.waits_for == OVER:
            self.disagree("finished game", "a result line", "none")

    # --- the setup

    def check_setup(self, setup: Json) -> None:
        try:
            found = faults_of_setup(setup)
            if not found and self.printed_box:
                found = box.faults(setup)
        except (KeyError, TypeError) as fault:
            found = [f"not readable ({fault!r})"]
        if found:
            self.disagree("setup", "a possible table", "; ".join(found))

    # --- a move

    def check_move(self, game: Game, entry: Json) -> None:
        if game.waits_for == OVER:
            self.disagree("finished game", "a result line", "a move")
        self.check_keys(entry, ("kind", "actor", "legal", "move", "state"))
        self.same("actor", game.actor(), entry["actor"])
        self.check_legal(game.legal(), entry["legal"])
        if game.waits_for == ROLL:
            self.check_roll(game.to_roll, entry["move"])
        else:
            self.check_is_legal(game.legal(), entry["move"])
        game.play(entry["move"])
        self.check_state(game.state(), entry["state"])

    def check_legal(self, expected: list[Json], found: object) -> None:
        if not isinstance(found, list):
            self.disagree("legal moves", "a list", found)
        wanted, given = Counter(map(canonical, expected)), Counter(map(canonical, found))
        missing, extra = sorted(wanted - given), sorted(given - wanted)
        if missing or extra:
            self.disagree(
                "legal moves",
                f"{len(wanted)} moves",
                f"missing {', '.join(missing) or 'none'}; not allowed {', '.join(extra) or 'none'}",
            )

    def check_roll(self, count: int, move: object) -> None:
        if not is_roll(move, count):
            self.disagree("roll", f"{count} faces in ascending order", canonical(move))

    def check_is_legal(self, legal: list[Json], move: object) -> None:
        if canonical(move) not in map(canonical, legal):
            self.disagree("move", "one of the legal moves", canonical(move))

    def check_state(self, expected: Json, found: object) -> None:
        if not isinstance(found, dict):
            self.disagree("state", "an object", found)
        self.check_keys(found, tuple(expected), "state")
        for key, value in expected.items():
            tidy = in_order if key in UNORDERED else as_it_is
            self.same(f"state: {key}", tidy(value), tidy(found[key]))

    # --- the result

    def check_result(self, game: Game, entry: Json) -> None:
        if game.waits_for != OVER:
            self.disagree("unfinished game", "no result line", "a result line")
        expected = game.result()
        self.check_keys(entry, tuple(expected))
        self.same("reason", expected["reason"], entry["reason"])
        self.same("winners", expected["winners"], entry["winners"])
        if not isinstance(entry["final"], list) or len(entry["final"]) != game.seats:
            self.disagree("final", f"a row for each of {game.seats} seats", entry["final"])
        for row, shown in zip(expected["final"], entry["final"], strict=True):
            self.same(f"final of seat {row['seat']}", row, shown)

    # --- saying no

    def same(self, what: str, expected: object, found: object) -> None:
        if canonical(expected) != canonical(found):
            self.disagree(what, canonical(expected), canonical(found))

    def check_keys(self, found: Json, expected: Sequence[str], where: str = "line") -> None:
        self.same(f"{where}: fields", sorted(expected), sorted(found))

    def disagree(self, what: str, expected: object, found: object) -> NoReturn:
        raise Disagreement(self.line, what, expected, found)


def as_it_is(value: object) -> object:
    return value


def in_order(value: object) -> object:
    return sorted(value, key=canonical) if isinstance(value, list) else value


def faults_of_setup(setup: Json) -> list[str]:
    """What makes a setup impossible with any boards whatever."""
    villages = setup["villages"]
    buildings = [b for v in villages for b in v["buildings"]]
    sides = [v["side"] for v in villages]
    names = [b["id"] for b in buildings]
    demands = {
        "the game is not bohemian": setup["game"] == "bohemian",
        "the seats are not 2 to 5": setup["seats"] in range(2, 6),
        "the first seat is not at the table": setup["first"] in range(setup["seats"]),
        "there are no figures": setup["figures"] > 0,
        "the bank is empty": setup["bank"] > 0,
        "the special tiles are below zero": setup["special_tiles"] >= 0,
        "the income is unknown": setup["income"] in ("automatic", "claimed"),
        "a side appears twice": len(set(sides)) == len(sides),
        "a building appears twice": len(set(names)) == len(names),
        "a building has no number from 2 to 12": all(
            b["number"] in range(2, 13) for b in buildings
        ),
        "a value is below zero": all(b["value"] >= 0 for b in buildings),
    }
    return [fault for fault, holds in demands.items() if not holds]


def is_roll(move: object, count: int) -> bool:
    if not isinstance(move, dict) or set(move) != {"do", "dice"} or move["do"] != "roll":
        return False
    dice = move["dice"]
    if not isinstance(dice, list) or len(dice) != count:
        return False
    return all(type(d) is int and 1 <= d <= 6 for d in dice) and dice == sorted(dice)


def main(arguments: Sequence[str]) -> int:
    printed_box = "--box" in arguments
    files = [a for a in arguments if a != "--box"]
    if len(files) > 1 or any(f.startswith("--") for f in files):
        print(__doc__, file=sys.stderr)
        return 2
    try:
        if files in ([], ["-"]):
            verdict = referee(sys.stdin, printed_box=printed_box)
        else:
            with Path(files[0]).open(encoding="utf-8") as lines:
                verdict = referee(lines, printed_box=printed_box)
    except Disagreement as disagreement:
        print(disagreement)
        return 1
    print(verdict)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
