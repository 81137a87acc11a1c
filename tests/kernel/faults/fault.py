"""A mistake that somebody could have made in the kernel."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Fault:
    module: str
    old: str
    """What the module says, in one place only."""
    new: str
    breaks: str
