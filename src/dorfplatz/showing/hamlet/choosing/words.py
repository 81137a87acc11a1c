"""The texts of showing.hamlet.choosing."""

from typing import Final

from dorfplatz.core.text import Text
from dorfplatz.games.hamlet.kinds import Work
from dorfplatz.showing import words as showing_words

# What the person's moves are called: moves alike have the same heading
PRODUCE: Final = Text("hamlet.menu.produce", "produce at")
MAKE: Final = Text("hamlet.menu.make", "make goods")
SELL: Final = Text("hamlet.menu.sell", "sell")
ORDER: Final = Text("hamlet.menu.order", "fill a church order")
TAKE: Final = Text("hamlet.menu.take", "take a blueprint")
HIRE: Final = Text("hamlet.menu.hire", "hire a villager")
DONKEY: Final = Text("hamlet.menu.donkey", "buy a donkey, −{gold} gold")
BUILD: Final = Text("hamlet.menu.build", "build {tile} from")
BUILD_BUYING: Final = Text("hamlet.menu.build-buying", "build {tile}, −{gold} gold, from")
LAY: Final = Text("hamlet.menu.lay", "Where do you lay {tile}?")
ROADS: Final = {
    Work.BRIDGE: Text("hamlet.menu.bridge", "build a bridge"),
    Work.PATH: Text("hamlet.menu.path", "build a path"),
}
BEG: Final = Text("hamlet.menu.beg", "beg at the Church")
LEAD: Final = Text("hamlet.menu.lead", "lead a donkey")
END: Final = showing_words.END_TURN
FILLED_WITH: Final = Text("hamlet.menu.filled-with", "{place}: {raws}")
MADE_AT: Final = Text("hamlet.menu.made-at", "{count} {good} ({place})")
NAMED_ORDER: Final = Text("hamlet.menu.named-order", "{order}: {words}")
BETWEEN: Final = Text("hamlet.menu.between", "{start} → {end}")
LESS: Final = Text("hamlet.menu.less", "−{gold} gold")
MORE: Final = Text("hamlet.menu.more", "+{gold} gold")
REWARDS: Final = Text("hamlet.menu.rewards", "{what} → {who}: {reward}")
COSTS: Final = Text("hamlet.menu.costs", "{what}, −{gold} gold")
BRINGS: Final = Text("hamlet.menu.brings", "{what}, +{gold} gold")

# What a move is called where it stands alone, such as at the place where it is made
HERE_PRODUCE: Final = Text("hamlet.here.produce", "produce {raws}")
PRODUCE_NOTHING: Final = Text("hamlet.here.produce-nothing", "produce")
HERE_MAKE: Final = Text("hamlet.here.make", "make {count} {good}")
HERE_SELL: Final = Text("hamlet.here.sell", "sell {words}")
HERE_ORDER: Final = Text("hamlet.here.order", "fill the church order “{order}”: {words}")
HERE_TAKE: Final = Text("hamlet.here.take", "take the blueprint {tile} ({cost} → {reward})")
HERE_HIRE: Final = Text("hamlet.here.hire", "hire a villager, −{gold} gold")
HIRE_NO_MORE: Final = HIRE
HERE_DONKEY: Final = Text("hamlet.here.donkey", "buy a donkey for {place}, −{gold} gold")
HERE_BUILD: Final = Text("hamlet.here.build", "build {tile} next to {place}")
HERE_ROADS: Final = {
    Work.BRIDGE: Text("hamlet.here.bridge", "build a bridge from {start} to {end}"),
    Work.PATH: Text("hamlet.here.path", "build a path from {start} to {end}"),
}
HERE_LEAD: Final = Text("hamlet.here.lead", "lead a donkey from {start} to {end}")
HERE_BEG: Final = Text("hamlet.here.beg", "beg, +1 gold")

# What a move would use up and bring, in words
CHOICE: Final = Text("hamlet.preview.choice", "{count} of {found}: {places}")
OVER: Final = Text("hamlet.preview.over", "carried over {places}")
BUYS: Final = Text("hamlet.preview.buys", "buys {what} for {gold} gold")
PREVIEW_COSTS: Final = Text("hamlet.preview.costs", "costs {gold} gold")
GETS: Final = Text("hamlet.preview.gets", "{who} gets {reward} for goods")
MILESTONE: Final = Text("hamlet.preview.milestone", "takes the milestone {milestone}")

# What the person is asked: which resources to use, and what to choose for Botrik
USE: Final = Text(
    "hamlet.ask.use",
    "You pay for: {what}. Still needed at {place}: {needs}. What do you use first?",
)
GOES: Final = Text(
    "hamlet.ask.goes",
    "A villager of Botrik goes to {place}. Several are as near; you choose which.",
)
LAYS: Final = Text("hamlet.ask.lays", "You choose for Botrik, who builds {tile}: {question}")
OTHER: Final = Text("hamlet.ask.other", "You choose for Botrik ({action}): {question}")

# Ways to lay a tile, named by what they touch
PAYS: Final = Text("hamlet.way.pays", "would score {points}★ now")
JOINED: Final = Text("hamlet.way.joined", "road to {places}")
NO_ROAD: Final = Text("hamlet.way.no-road", "no road to it")
TOUCHES: Final = Text("hamlet.way.touches", "touches {places}")
FOREST: Final = Text("hamlet.way.forest", "forest at forest: {count}")
ROCK: Final = Text("hamlet.way.rock", "rock at rock: {count}")

# Why something that one might expect somewhere is not possible now
NOT: Final = Text("hamlet.why-not", "Not possible now – {what}: {why}")
FROM: Final = Text("hamlet.why-not.from", "From {places}: {why}")
