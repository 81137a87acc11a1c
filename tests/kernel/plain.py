"""The kernel as plain Python (NUMBA_DISABLE_JIT=1): slow, but planting a fault needs no compiler.

Compiled code works with wide numbers and narrows them when it writes to an array; numpy's numbers
stay as narrow as the array they come from. So all arrays are made wide.
"""

from importlib import import_module
from pkgutil import iter_modules
from typing import Any, Final

import numba
import numpy as np
from numpy.typing import NDArray

from dorfplatz.games.bohemian import kernel
from dorfplatz.games.bohemian.kernel import layout, turns

PLAIN: Final = bool(numba.config.DISABLE_JIT)  # type: ignore[attr-defined]


def as_wide(numbers: NDArray[Any]) -> NDArray[Any]:
    """A row of numbers that the kernel can work with, plain or compiled."""
    return numbers.astype(np.int64) if PLAIN else numbers


def is_narrow(value: Any) -> bool:
    return isinstance(value, np.ndarray) and value.dtype.kind in "iu" and value.dtype.itemsize < 8


def widen_kernel() -> None:
    """Make every table of numbers in the kernel wide, wherever it was imported; and as many mixers
    as a wide row has words."""
    np.seterr(over="ignore")  # the generator counts on it
    for found in iter_modules(kernel.__path__, kernel.__name__ + "."):
        module = import_module(found.name)
        for name, value in vars(module).items():
            if is_narrow(value):
                setattr(module, name, value.astype(np.int64))
    random = np.random.default_rng(1)
    vars(turns)["MIXERS"] = random.integers(1 << 63, size=layout.SIZE, dtype=np.uint64)


if PLAIN:
    widen_kernel()
