"""The names of the places, for sentences in every language."""

from typing import Final

from dorfplatz.core.text import Text

PLACES: Final = {
    "church": Text("hamlet.place.church", "Church"),
    "town-hall": Text("hamlet.place.town-hall", "Town Hall"),
    "market": Text("hamlet.place.market", "Market"),
    "farm": Text("hamlet.place.farm", "Farm"),
    "woodcutter": Text("hamlet.place.woodcutter", "Woodcutter"),
    "quarry": Text("hamlet.place.quarry", "Quarry"),
    "sawmill": Text("hamlet.place.sawmill", "Sawmill"),
    "stonemason": Text("hamlet.place.stonemason", "Stonemason"),
    "dairy-farm": Text("hamlet.place.dairy-farm", "Dairy Farm"),
    "flour-mill": Text("hamlet.place.flour-mill", "Flour Mill"),
    "woodland": Text("hamlet.place.woodland", "Woodland"),
    "mountains": Text("hamlet.place.mountains", "Mountains"),
    "forest-pond": Text("hamlet.place.forest-pond", "Forest Pond"),
    "rock-pond": Text("hamlet.place.rock-pond", "Rock Pond"),
    "lime-tree": Text("hamlet.place.lime-tree", "Lime Tree"),
    "bee-garden": Text("hamlet.place.bee-garden", "Bee Garden"),
    "timber-yard": Text("hamlet.place.timber-yard", "Timber Yard"),
    "plank-barn": Text("hamlet.place.plank-barn", "Plank Barn"),
    "guild-court": Text("hamlet.place.guild-court", "Guild Court"),
    "hermitage": Text("hamlet.place.hermitage", "Hermitage"),
    "master-mason": Text("hamlet.place.master-mason", "Master Mason"),
    "stone-barn": Text("hamlet.place.stone-barn", "Stone Barn"),
    "warehouse": Text("hamlet.place.warehouse", "Warehouse"),
    "toll-house": Text("hamlet.place.toll-house", "Toll House"),
    "twin-mill": Text("hamlet.place.twin-mill", "Twin Mill"),
    "grain-barn": Text("hamlet.place.grain-barn", "Grain Barn"),
    "threshing-floor": Text("hamlet.place.threshing-floor", "Threshing Floor"),
    "guesthouse": Text("hamlet.place.guesthouse", "Guesthouse"),
    "creamery": Text("hamlet.place.creamery", "Creamery"),
    "hay-barn": Text("hamlet.place.hay-barn", "Hay Barn"),
    "festival-meadow": Text("hamlet.place.festival-meadow", "Festival Meadow"),
    "dance-floor": Text("hamlet.place.dance-floor", "Dance Floor"),
}


def place_name(place: str) -> Text | str:
    """What is no place of the game has no name but what it was called."""
    return PLACES.get(place, place)
