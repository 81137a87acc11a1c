"""Words that only the page of Hamlet uses."""

from typing import Final

from dorfplatz.core.text import Text

TO_BOTRIK: Final = Text("hamlet.web.to-botrik", "To Botrik’s board")
CARDS: Final = Text("hamlet.web.cards", "On the table")
HAND: Final = Text("hamlet.web.hand", "Blueprints of {who}")
NONE_IN_HAND: Final = Text("hamlet.web.none-in-hand", "None: take one at the Town Hall.")
OFFERS: Final = Text("hamlet.web.offers", "Blueprints at the Town Hall")
SALES: Final = Text("hamlet.web.sales", "Wanted at the Market")
ORDERS: Final = Text("hamlet.web.orders", "Orders of the Church")
MILESTONES: Final = Text("hamlet.web.milestones", "Milestones and awards")
GOLD_ON_IT: Final = Text("hamlet.web.gold-on-it", "{gold} gold lies on it")
FILLED_BY: Final = Text("hamlet.web.filled-by", "filled by {who}")
HELD_BY: Final = Text("hamlet.web.held-by", "{who} has it")
LEADS: Final = Text("hamlet.web.leads", "{who} is ahead")
NOW: Final = Text("hamlet.web.now", "Points if the game ended now")
VILLAGERS: Final = Text("hamlet.web.villagers", "Villagers: still to act / in all")
GOODS: Final = Text("hamlet.web.goods", "Own goods not in the village")
TURN_HINT: Final = Text(
    "hamlet.web.turn-hint", "Pick a villager, a place or a blueprint, or choose from the list."
)
LAY_HINT: Final = Text("hamlet.web.lay-hint", "Choose where the new place lies.")
PAY_HINT: Final = Text("hamlet.web.pay-hint", "Choose what you use.")
ASK_HINT: Final = Text("hamlet.web.ask-hint", "Botrik leaves a choice to you.")
WINNER: Final = Text("hamlet.web.winner", "{who} wins with {points} points.")
CURVE: Final = Text("hamlet.web.curve", "Points over the game")
BARS_SAY: Final = Text(
    "hamlet.web.bars-say", "A bar for each side, made of the sources named below."
)
ACCOUNTS: Final = Text(
    "hamlet.web.accounts", "Where the points came from, and what would score now"
)
