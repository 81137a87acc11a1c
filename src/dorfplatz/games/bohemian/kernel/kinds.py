"""The kinds of building as plain numbers, which compiled code takes for constants."""

from typing import Final

from dorfplatz.games.bohemian.kinds import KICKED_OUT_ALWAYS, SHOPS, Kind

MILL: Final = int(Kind.MILL)
GLASS: Final = int(Kind.GLASS)
FARM: Final = int(Kind.FARM)
INN: Final = int(Kind.INN)
TOWN_HALL: Final = int(Kind.TOWN_HALL)
CHURCH: Final = int(Kind.CHURCH)
MANOR: Final = int(Kind.MANOR)

FIRST_SHOP: Final = int(min(SHOPS))
LAST_SHOP: Final = int(max(SHOPS))
"""Shops are the kinds from the one to the other."""
FIRST_ALWAYS: Final = int(min(KICKED_OUT_ALWAYS))
LAST_ALWAYS: Final = int(max(KICKED_OUT_ALWAYS))
"""From these kinds, from the one to the other, anyone can be kicked out."""
