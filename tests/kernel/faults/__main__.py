"""`make faults`: plant one fault after another in a copy of the kernel; each must be found."""

import subprocess
import sys
from argparse import ArgumentParser
from concurrent.futures import ThreadPoolExecutor
from functools import partial

from tests.kernel.faults import FAULTS
from tests.kernel.faults.fault import Fault
from tests.kernel.faults.planting import found, occurrences


def verdict(fault: Fault, games: int, compiled: bool) -> tuple[bool, str]:
    """Whether it was found, and by what."""
    if occurrences(fault) != 1:
        return False, f"cannot be planted: “{fault.old}” is there {occurrences(fault)} times"
    try:
        what = found(fault, games, compiled=compiled)
    except subprocess.CalledProcessError:
        return False, "cannot be looked at"
    return what is not None, what or f"nothing in {games} games"


def main() -> None:
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=600)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--module", default="", help="only faults of this module of the kernel")
    parser.add_argument("--every", type=int, default=1, help="only every so many-th fault")
    parser.add_argument("--compiled", action="store_true", help="slower: not as plain Python")
    chosen = parser.parse_args()
    look = partial(verdict, games=chosen.games, compiled=chosen.compiled)
    unplanted = found(None, 10, compiled=chosen.compiled)
    if unplanted:
        sys.exit(f"Something is wrong before any fault was planted: {unplanted}")
    faults = [fault for fault in FAULTS if chosen.module in ("", fault.module)][:: chosen.every]
    missed = 0
    with ThreadPoolExecutor(chosen.jobs) as threads:
        for fault, (is_found, what) in zip(faults, threads.map(look, faults), strict=True):
            missed += not is_found
            mark = "found " if is_found else "MISSED"
            print(f"{mark} {fault.module}: {fault.breaks} ({what})", flush=True)
    print(f"{len(faults)} faults planted, {len(faults) - missed} found, {missed} missed")
    sys.exit(missed > 0)


if __name__ == "__main__":
    main()
