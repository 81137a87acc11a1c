"""`make bench-server`: how many live tables the server carries.

Every table has three people, each with a page that listens to it, and a move every three seconds.
A number of tables is carried if 99 of 100 moves show up at the other two pages within 250 ms. The
server and the load each run on a core; what they use of it tells which of them was the limit.
"""

import asyncio
import contextlib
import os
import signal
import subprocess
import sys
import time
from argparse import ArgumentParser
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from random import Random
from statistics import median, quantiles
from tempfile import TemporaryDirectory

import uvloop

from bench.server_load import Figures, Table
from bench.server_tables import prepare

EVERY = 3.0
"""Seconds from one move at a table to the next."""
SOON = 0.250
SHARE = 0.99
BUSY = 0.2
"""Of a core: more than this by other programs spoils a measurement."""
CLICKS = 200
CLICK = 0.050
"""How soon a click on an idle server must be answered."""
TICKS = os.sysconf("SC_CLK_TCK")


@dataclass(frozen=True, slots=True)
class Measured:
    tables: int
    moves: int
    percentiles: tuple[float, float, float]
    most: float
    soon: float
    faults: tuple[str, ...]
    server_cpu: float
    load_cpu: float
    others_cpu: float
    """What everything else on the machine used meanwhile, which should be nothing."""
    megabytes: float
    """Sent by the server in a second."""

    @property
    def is_carried(self) -> bool:
        return self.soon >= SHARE and not self.faults

    def __str__(self) -> str:
        times = " ".join(f"{1000 * each:>6.0f}" for each in (*self.percentiles, self.most))
        shares = (self.server_cpu, self.load_cpu, self.others_cpu)
        used = " ".join(f"{100 * each:>6.0f} %" for each in shares)
        verdict = "carried" if self.is_carried else "NOT carried"
        return (
            f"{self.tables:>6} {self.moves:>6} {times} {100 * self.soon:>8.2f} %"
            f" {used} {self.megabytes:>5.1f}  {verdict}"
        )


HEADING = (
    f"{'tables':>6} {'moves':>6} {'50 %':>6} {'90 %':>6} {'99 %':>6} {'most':>6}"
    f" {'≤ 250 ms':>10} {'server':>8} {'load':>8} {'others':>8} {'MB/s':>5}"
)


@contextlib.contextmanager
def server(database: Path, profile: str | None = None) -> Iterator[tuple[int, int]]:
    """The server in a process of its own. Gives its port and its process."""
    command = [sys.executable, "-m", "bench.server_entry", str(database)]
    process = subprocess.Popen(
        command + ([profile] if profile else []), stdout=subprocess.PIPE, text=True
    )
    try:
        assert process.stdout is not None
        yield int(process.stdout.readline()), process.pid
    finally:
        process.send_signal(signal.SIGINT)
        try:
            process.wait(30)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()


def cpu_seconds(process: int) -> float:
    """What a process has used of all cores so far, with its threads."""
    stat = Path(f"/proc/{process}/stat").read_text(encoding="utf-8")
    user, system = stat.rpartition(")")[2].split()[11:13]
    return (int(user) + int(system)) / TICKS


def all_cpu_seconds() -> float:
    """What all processes have used so far."""
    user, nice, system, _, _, irq, soft = (
        int(each) for each in Path("/proc/stat").read_text(encoding="utf-8").split()[1:8]
    )
    return (user + nice + system + irq + soft) / TICKS


def used(process: int) -> tuple[float, float, float]:
    """By the server, by the load, by all."""
    return cpu_seconds(process), cpu_seconds(os.getpid()), all_cpu_seconds()


async def measure(process: int, tables: list[Table], seconds: float) -> Measured:
    """Sit down, let the moves begin, then watch for so many seconds."""
    for at in range(0, len(tables), 20):
        await asyncio.gather(*(table.sit() for table in tables[at : at + 20]))
    every = EVERY / len(tables)
    playing = [
        asyncio.create_task(table.keep_moving(number * every, EVERY))
        for number, table in enumerate(tables)
    ]
    await asyncio.sleep(2 * EVERY)
    figures = tables[0].figures
    for table in tables:
        table.measuring = True
    started, sent = time.perf_counter(), sum(table.bytes for table in tables)
    before = used(process)
    await asyncio.sleep(seconds)
    spent = time.perf_counter() - started
    server_cpu, load_cpu, all_cpu = (
        (after - first) / spent for first, after in zip(before, used(process), strict=True)
    )
    sent = sum(table.bytes for table in tables) - sent
    for table in tables:
        table.measuring = False
    for task in playing:
        task.cancel()
    ended = await asyncio.gather(*playing, return_exceptions=True)
    faults = [repr(end) for end in ended if isinstance(end, Exception)]
    for table in tables:
        table.leave()
    heard = sorted(figures.heard)
    cuts = quantiles(heard, n=100, method="inclusive")
    return Measured(
        tables=len(tables),
        moves=len(figures.answered),
        percentiles=(cuts[49], cuts[89], cuts[98]),
        most=heard[-1],
        soon=sum(each <= SOON for each in heard) / len(heard),
        faults=tuple(figures.faults + faults),
        server_cpu=server_cpu,
        load_cpu=load_cpu,
        others_cpu=max(0.0, all_cpu - server_cpu - load_cpu),
        megabytes=sent / spent / 1e6,
    )


def at_tables(number: int, seconds: float, profile: str | None = None) -> Measured:
    """A fresh server with so many tables, each anywhere in its game."""
    with TemporaryDirectory() as folder:
        database = Path(folder, "bench.sqlite")
        prepared = prepare(str(database), number, f"{number} tables")
        with server(database, profile) as (port, process):
            figures, random = Figures(), Random("moves")
            measured = uvloop.run(
                measure(
                    process,
                    [Table(port, each, figures, random) for each in prepared],
                    seconds,
                )
            )
    print(measured, flush=True)
    for fault in measured.faults[:3]:
        print(f"       {fault}", flush=True)
    return measured


def clicks() -> list[float]:
    """How long each of many moves at the only table takes until it is answered."""
    with TemporaryDirectory() as folder:
        database = Path(folder, "bench.sqlite")
        prepared = prepare(str(database), CLICKS // 10, "clicks")
        with server(database) as (port, _):

            async def click() -> list[float]:
                spent: list[float] = []
                for each in prepared:
                    table = Table(port, each, Figures(), Random("clicks"))
                    await table.sit()
                    while len(spent) < CLICKS and not table.is_over:
                        spent.append(await table.move())
                    table.leave()
                return spent

            return uvloop.run(click())


def search(seconds: float, most: int) -> int:
    """The largest number of tables that is carried, in steps of 25."""
    carried, step = 0, 200
    not_carried = most + 25
    while not_carried - carried > 25:
        number = min(carried + step, not_carried - 25)
        measured = at_tables(number, seconds)
        if not measured.is_carried and measured.others_cpu > BUSY:
            print("       something else was busy on this machine: once more", flush=True)
            measured = at_tables(number, seconds)
        if measured.is_carried:
            carried = number
        else:
            not_carried = number
            step = max(25, (not_carried - carried) // 2 // 25 * 25)
    return carried


def main() -> None:
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, help="measure this number only")
    parser.add_argument("--most", type=int, default=1000, help="do not look for more tables")
    parser.add_argument("--seconds", type=float, default=20)
    parser.add_argument("--profile", help="a file for the server's profile, with --tables")
    chosen = parser.parse_args()
    spent = clicks()
    quick = "reached" if max(spent) < CLICK else "NOT reached"
    print(
        f"a click on an idle server: median {1000 * median(spent):.1f} ms,"
        f" slowest of {len(spent)} {1000 * max(spent):.1f} ms; below {1000 * CLICK:.0f} ms: {quick}"
    )
    print("milliseconds from a move to its showing up at the other two pages")
    print(HEADING, flush=True)
    if chosen.tables is not None:
        sys.exit(not at_tables(chosen.tables, chosen.seconds, chosen.profile).is_carried)
    print(f"carried: {search(chosen.seconds, chosen.most)} tables")


if __name__ == "__main__":
    main()
