"""A letter for each player, so that colours are never all there is to tell them apart."""

from functools import lru_cache


@lru_cache(maxsize=1024)
def letters(names: tuple[str, ...]) -> tuple[str, ...]:
    """A letter of each name, different for all; a number where a name has none left."""
    found: list[str] = []
    for seat, name in enumerate(names, 1):
        signs = [sign.upper() for sign in name if sign.isalnum() and len(sign.upper()) == 1]
        others = (str(seat), *"123456789")
        found.append(next(sign for sign in (*signs, *others) if sign not in found))
    return tuple(found)
