"""Everything on one core, so that no engine gains by threads and all meet the same noise."""

import os

ONE_THREAD = dict.fromkeys(("OMP_NUM_THREADS", "OPENBLAS_NUM_THREADS", "MKL_NUM_THREADS"), "1")
"""For libraries that would start threads; a help where no process can be tied to a core."""


def use_one_core() -> int | None:
    """Tie this process, and those it starts, to a core. Tells which, if the system can do it."""
    if not hasattr(os, "sched_setaffinity"):
        return None
    core = max(os.sched_getaffinity(0))
    os.sched_setaffinity(0, {core})
    return core
