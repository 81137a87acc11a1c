"""What things cost and bring, in short."""

from dorfplatz.core.text import Message, Text, message
from dorfplatz.games.hamlet.cardboard.components import Order, Sale
from dorfplatz.games.hamlet.sentences.places import place_name
from dorfplatz.games.hamlet.sentences.words import need_words
from dorfplatz.games.hamlet.tile import Need, Tile
from dorfplatz.showing.hamlet import words

Words = Text | Message


def tile_words(tile: Tile) -> Message:
    """A blueprint with its cost and its reward: “Sawmill (2 wheat + 1 stone → 5★)”."""
    name = place_name(tile.id)
    return message(
        words.PRICED, what=name, cost=cost(tile.cost, tile.gold), reward=points(tile.points)
    )


def sale_words(sale: Sale) -> Message:
    return message(words.PAYS, cost=cost(sale.needs), reward=reward(sale.points, sale.gold))


def order_words(order: Order) -> Message:
    return message(words.PAYS, cost=cost(order.needs, order.gold), reward=points(order.points))


def cost(needs: tuple[Need, ...], gold_too: int = 0) -> Words:
    parts = [*map(need_words, needs), *([gold(gold_too)] if gold_too else [])]
    return summed(parts)


def reward(some_points: int, some_gold: int) -> Words:
    parts = [points(some_points)] if some_points else []
    return summed([*parts, *([gold(some_gold)] if some_gold else [])])


def points(count: int) -> Message:
    return message(words.REWARD_POINTS, points=count)


def gold(count: int) -> Message:
    return message(words.REWARD_GOLD, gold=count)


def summed(parts: list[Message]) -> Words:
    if not parts:
        return words.NOTHING
    first, *others = parts
    for other in others:
        first = message(words.BOTH, one=first, other=other)
    return first
