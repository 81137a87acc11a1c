"""The texts of games.hamlet.actions."""

from typing import Final

from dorfplatz.core.text import Text
from dorfplatz.games.hamlet.kinds import Role, Work

# Build a place: a blueprint is laid adjacent to the villager, its cost is used there
NOT_IN_HAND: Final = Text("hamlet.refusal.not-in-hand", "You have no blueprint of {tile}.")
NO_ROOM: Final = Text("hamlet.refusal.no-room", "{tile} cannot be laid next to {site}.")
NOT_THERE: Final = Text("hamlet.refusal.not-there", "{tile} cannot be laid at {spot} from {site}.")

# The Church: four orders, each filled once; and a gold for those who can do nothing else
NO_ORDER: Final = Text("hamlet.refusal.no-order", "There is no church order “{order}”.")
FILLED: Final = Text("hamlet.refusal.filled", "This church order has been filled already.")

# Each own donkey may move once a turn, to an adjacent place joined by a road
NO_DONKEY: Final = Text(
    "hamlet.refusal.no-donkey", "None of your donkeys on {place} can still move in this turn."
)
NOT_JOINED: Final = Text("hamlet.refusal.not-joined", "No road joins {start} and {end}.")

# Make goods: for each space that is filled its raw material is used up, and a good put there
NO_SPACE: Final = Text(
    "hamlet.refusal.no-space",
    "{place} has {free} empty space; that is too few for {count}.",
    "{place} has {free} empty spaces; that is too few for {count}.",
    "free",
)
NO_TOKEN: Final = Text(
    "hamlet.refusal.no-token",
    "You have only {left} token of {good} left for {count}.",
    "You have only {left} tokens of {good} left for {count}.",
    "left",
)
NOTHING: Final = Text("hamlet.refusal.nothing", "At least one good must be made.")

# The Market: deliver what an open sale tile shows, take it and its reward
NOT_OPEN: Final = Text("hamlet.refusal.not-open", "No sale tile “{sale}” lies open.")

# How the person pays: with resources brought by donkeys, and by free trade where they are missing
MISSING: Final = Text(
    "hamlet.refusal.missing",
    "Not enough can be brought there: {needs}. What is missing may be bought only where it can be "
    "brought from the Market.",
)
MISSING_FOR_SALE: Final = Text(
    "hamlet.refusal.missing-for-sale",
    "Not enough can be brought to the Market: {needs}. For a sale nothing may be bought.",
)
TOO_DEAR: Final = Text(
    "hamlet.refusal.too-dear", "This costs {price} gold in all, and you have {gold}."
)
MISSING_DEAR: Final = Text(
    "hamlet.refusal.missing-dear",
    "Not there, so to be bought: {missing}. That makes {price} gold in all, and you have {gold}.",
)
NOT_USABLE: Final = Text("hamlet.refusal.not-usable", "“{token}” cannot be used for this.")

# Produce: all empty spaces of a production place are filled, as far as the supply goes
FULL: Final = Text("hamlet.refusal.full", "{place} has no empty space.")
RUN_OUT: Final = Text("hamlet.refusal.run-out", "The supply of what {place} produces has run out.")
FILLING: Final = Text(
    "hamlet.refusal.filling",
    "{place} must be filled as far as it goes, with raw materials that are there.",
)

# Build a road to an adjacent place: a bridge over rock, a path through forest
NO_ROADS: Final = Text("hamlet.refusal.no-roads", "You have built all your roads.")
NO_EDGE: Final = {
    Work.BRIDGE: Text(
        "hamlet.refusal.no-rock",
        "A bridge needs rock on both sides, and none of yours there yet: not so between {site} "
        "and {end}.",
    ),
    Work.PATH: Text(
        "hamlet.refusal.no-forest",
        "A path needs forest on both sides, and none of yours there yet: not so between {site} "
        "and {end}.",
    ),
}

# The Town Hall: one blueprint and any number of hires in one action
NOT_OFFERED: Final = Text("hamlet.refusal.not-offered", "{tile} does not lie in the row.")
HAND_FULL: Final = Text(
    "hamlet.refusal.hand-full", "You have {hand} blueprints already; that is the most."
)
TOO_POOR: Final = Text("hamlet.refusal.too-poor", "That costs {price} gold, and you have {gold}.")
NO_MORE_VILLAGERS: Final = Text(
    "hamlet.refusal.no-more-villagers", "You have all your villagers already."
)
NO_MORE_DONKEYS: Final = Text(
    "hamlet.refusal.no-more-donkeys", "You have all your donkeys already."
)

# Villagers walk any distance along connected roads, do one thing, and rest
NO_VILLAGER: Final = Text(
    "hamlet.refusal.no-villager", "All your villagers have acted already in this turn."
)
NO_PLACE: Final = Text("hamlet.refusal.no-place", "There is no “{place}” in the village.")
NOT_CONNECTED: Final = Text(
    "hamlet.refusal.not-connected", "No road leads from the Church to {place} yet."
)
WRONG_ROLE: Final = {
    Role.PRODUCTION: Text("hamlet.refusal.not-production", "{place} produces no raw materials."),
    Role.PROCESSING: Text("hamlet.refusal.not-processing", "{place} makes no goods."),
}
