"""`make ladder`: measure every row of the ladder in docs/bots.md, and write the table anew.

Games are kept in build/ladder as they finish, so it can be interrupted; it takes hours. With
--gather nothing is played: what is finished is written.
"""

import json
import subprocess
import sys
from argparse import ArgumentParser
from dataclasses import dataclass
from hashlib import sha256
from importlib.resources import files
from itertools import pairwise
from pathlib import Path
from typing import Any, Final

from dorfplatz import __version__

ROOT: Final = Path(__file__).parent.parent
KEPT: Final = ROOT / "build" / "ladder"
RESULTS: Final = ROOT / "docs" / "ladder.json"
PAGE: Final = ROOT / "docs" / "bots.md"
BEGIN: Final = "<!-- ladder: begin -->\n"
END: Final = "<!-- ladder: end -->"
SEED: Final = "1"


@dataclass(frozen=True, slots=True)
class Row:
    """One bot against another on all other seats."""

    bot: str
    others: str
    seats: int
    games: int
    seconds: float = 0.1

    @property
    def command(self) -> list[str]:
        return (
            f"arena --bots {self.bot},{self.others} --seats {self.seats} --games {self.games} "
            f"--seed {SEED} --seconds {self.seconds:g}"
        ).split()

    @property
    def name(self) -> str:
        return f"{self.bot}-{self.others}-{self.seats}"


STEPS: Final = ("uniform", "apprentice", "greedy", "tuned", "journeyman", "master", "mayor")
ROWS: Final = (
    *(Row(bot, others, 2, 120) for others, bot in pairwise(STEPS[:-1])),
    Row("mayor", "master", 2, 300),
    *(Row("mayor", others, 2, 200) for others in ("tuned", "greedy")),
    *(Row("mayor", others, 3, 60) for others in ("master", "tuned", "greedy")),
    *(Row(bot, others, 4, 120) for others, bot in pairwise(STEPS[:4])),
    *(Row(bot, others, 4, 400) for others, bot in pairwise(STEPS[3:-1])),
    Row("mayor", "master", 4, 160, 0.3),
    *(Row("mayor", others, 4, 240) for others in ("tuned", "greedy")),
    *(Row("mayor", others, 5, 60) for others in ("master", "tuned", "greedy")),
)


def minds() -> str:
    """A stamp of what the bots have learned: another stamp, another ladder."""
    stamp = sha256()
    folder = files("dorfplatz.bots.bohemian").joinpath("minds")
    for file in sorted(folder.iterdir(), key=lambda file: file.name):
        if file.name.endswith(".npy"):
            stamp.update(file.read_bytes())
    return stamp.hexdigest()[:12]


def measure(row: Row, jobs: str) -> None:
    KEPT.mkdir(parents=True, exist_ok=True)
    kept = ["--resume", str(KEPT / f"{row.name}.jsonl"), "--json", str(KEPT / f"{row.name}.json")]
    print(" ".join(row.command), flush=True)
    command = [sys.executable, "-m", "dorfplatz", *row.command, "--jobs", jobs, *kept]
    subprocess.run(command, check=True, stdout=subprocess.DEVNULL)


def gather() -> dict[str, Any]:
    rows = []
    for row in ROWS:
        path = KEPT / f"{row.name}.json"
        if path.exists():
            measured = json.loads(path.read_text("utf-8"))
            found, seconds = measured["bots"][0], measured["settings"]["seconds"]
            if (found["games"], seconds) != (row.games, row.seconds):
                sys.exit(f"{path.name} has {found['games']} games with {seconds} s a move")
            figures = {key: found[key] for key in ("games", "share", "low", "high", "margin")}
            command = "dorfplatz " + " ".join(row.command)
            rows.append(
                {
                    "bot": row.bot,
                    "others": row.others,
                    "seats": row.seats,
                    **figures,
                    "command": command,
                }
            )
    return {"version": __version__, "minds": minds(), "rows": rows}


def table(ladder: dict[str, Any]) -> str:
    lines = [
        f"Version {ladder['version']}, with what the bots have learned as `{ladder['minds']}`.",
        "",
        "| players | bot | against | wins | 95 % interval | lead | command |",
        "|---|---|---|---|---|---|---|",
    ]
    for row in ladder["rows"]:
        interval = f"{100 * row['low']:.1f}–{100 * row['high']:.1f} %"
        lines.append(
            f"| {row['seats']} | {row['bot']} | {row['others']} | {100 * row['share']:.1f} % "
            f"| {interval} | {row['margin']:+.1f} | `{row['command']}` |"
        )
    return "\n".join(lines) + "\n"


def write(ladder: dict[str, Any]) -> None:
    RESULTS.write_text(json.dumps(ladder, indent=1) + "\n", "utf-8")
    before, rest = PAGE.read_text("utf-8").split(BEGIN)
    after = rest.split(END)[1]
    PAGE.write_text(f"{before}{BEGIN}{table(ladder)}{END}{after}", "utf-8")


def main() -> None:
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("rows", nargs="*", help="such as mayor-master-2; none: all")
    parser.add_argument("--jobs", default="2")
    parser.add_argument("--gather", action="store_true", help="play nothing")
    chosen = parser.parse_args()
    if not chosen.gather:
        for row in ROWS:
            if not chosen.rows or row.name in chosen.rows:
                measure(row, chosen.jobs)
    write(gather())


if __name__ == "__main__":
    main()
