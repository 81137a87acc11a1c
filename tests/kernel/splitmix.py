"""The kernel's generator, worked out again with plain whole numbers, and backwards."""

from typing import Final

STEP: Final = 0x9E3779B97F4A7C15
MIX_ONE: Final = 0xBF58476D1CE4E5B9
MIX_TWO: Final = 0x94D049BB133111EB
ALL_BITS: Final = 2**64 - 1


def splitmix(seed: int) -> int:
    """The first number drawn with a seed."""
    bits = (seed + STEP) & ALL_BITS
    bits = (bits ^ bits >> 30) * MIX_ONE & ALL_BITS
    bits = (bits ^ bits >> 27) * MIX_TWO & ALL_BITS
    return bits ^ bits >> 31


def before(drawn: int) -> int:
    """The seed with which this number is the first drawn."""
    bits = unshifted(drawn, 31) * pow(MIX_TWO, -1, 2**64) & ALL_BITS
    bits = unshifted(bits, 27) * pow(MIX_ONE, -1, 2**64) & ALL_BITS
    return (unshifted(bits, 30) - STEP) & ALL_BITS


def unshifted(mixed: int, by: int) -> int:
    """The bits that become these when they are mixed with themselves, shifted."""
    bits = mixed
    for _ in range(64 // by + 1):
        bits = mixed ^ bits >> by
    return bits
