"""The words of the game that everything else is made of."""

from enum import Enum
from typing import Final


class Kind(Enum):
    """Members are the same only if they are identical, so their hash need not look at names."""

    __hash__ = object.__hash__


class Resource(Kind):
    """What is produced, made, delivered and built with."""

    WOOD = "wood"
    STONE = "stone"
    WHEAT = "wheat"
    TIMBER = "timber"
    BRICK = "brick"
    FLOUR = "flour"
    MILK = "milk"


RAWS: Final = (Resource.WOOD, Resource.STONE, Resource.WHEAT)
GOODS: Final = (Resource.TIMBER, Resource.BRICK, Resource.FLOUR, Resource.MILK)
MADE_FROM: Final = {
    Resource.TIMBER: Resource.WOOD,
    Resource.BRICK: Resource.STONE,
    Resource.FLOUR: Resource.WHEAT,
    Resource.MILK: Resource.WHEAT,
}


class Segment(Kind):
    """What lies along one unit edge of a tile."""

    ROAD = "road"
    FOREST = "forest"
    ROCK = "rock"


class Role(Kind):
    """What a place is for."""

    CHURCH = "church"
    TOWN_HALL = "town-hall"
    MARKET = "market"
    PRODUCTION = "production"
    PROCESSING = "processing"
    SITE = "site"


class Work(Kind):
    """A road that somebody builds, by what it leads over."""

    BRIDGE = "bridge"
    PATH = "path"


OVER: Final = {Work.BRIDGE: Segment.ROCK, Work.PATH: Segment.FOREST}
MATERIAL: Final = {Work.BRIDGE: Resource.WOOD, Work.PATH: Resource.STONE}
ROAD_COST: Final = 2


class Milestone(Kind):
    """Taken by whoever is first; in the order of the goods, then the roads."""

    CARPENTER = "carpenter"
    MASON = "mason"
    MILLER = "miller"
    HERDER = "herder"
    PLANNER = "planner"


MILESTONE_OF: Final = {
    Resource.TIMBER: Milestone.CARPENTER,
    Resource.BRICK: Milestone.MASON,
    Resource.FLOUR: Milestone.MILLER,
    Resource.MILK: Milestone.HERDER,
}


class Award(Kind):
    """For the most of something at the end."""

    CHAPLAIN = "chaplain"
    MERCHANT = "merchant"
    LANDSCAPER = "landscaper"
