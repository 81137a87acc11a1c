"""Botrik: each of his actions with its lists."""

from typing import Final

from dorfplatz.core.text import Text, message
from dorfplatz.games.hamlet.cardboard.components import Components
from dorfplatz.games.hamlet.kinds import ROAD_COST
from dorfplatz.games.hamlet.moves import Action
from dorfplatz.games.hamlet.reasons import Question
from dorfplatz.games.hamlet.sentences.words import ACTIONS
from dorfplatz.server.pages.hamlet.rules.botrik_lists import listed
from dorfplatz.server.pages.hamlet.rules.pictures import icon
from dorfplatz.server.pages.rules.sheet import Chapter, Paragraph, Part, Rule

HEADING: Final = Text("rules.hamlet.botrik-actions", "Botrik’s actions")
NAMED: Final = Text("rules.hamlet.botrik-named", "Botrik: {action}")
HIRE: Final = Text(
    "rules.hamlet.botrik-hire",
    "With {price} gold on his support tile he hires at the Town Hall; then support is covered. "
    "With fewer than {hand} blueprints he also takes one along, by the list for buying a "
    "blueprint; the tile of that action does not move in his row. With all {villagers} villagers "
    "in the village he skips this, which is neither success nor failure.",
)
ORDER: Final = Text(
    "rules.hamlet.botrik-order",
    "If what an open order asks of him, with his discount, lies on connected places, he fills it "
    "at the Church. The gold order covers his support. A donkey of the box marks his fourth order, "
    "because he has only three markers for them.",
)
SELL: Final = Text(
    "rules.hamlet.botrik-sell",
    "If what an open sale tile shows lies on connected places, he sells it at the Market. In place "
    "of its gold he gets 1★, which counts among its points.",
)
PRODUCE: Final = Text(
    "rules.hamlet.botrik-produce",
    "If a connected production place has an empty space, he fills all its spaces and gets 1★ in "
    "place of the gold. In a barn he tries to produce one of each kind; if that leaves a choice it "
    "is yours.",
)
BLUEPRINT: Final = Text(
    "rules.hamlet.botrik-blueprint",
    "With fewer than {hand} blueprints he takes one at the Town Hall. The gold for the tiles he "
    "passes comes from the supply; for gold on his tile he gets 1★. The new blueprint lies to the "
    "right of his others.",
)
MAKE: Final = Text(
    "rules.hamlet.botrik-make",
    "If a connected processing place has an empty space and its raw material lies on a connected "
    "place, he fills as many spaces as he can.",
)
BUILD: Final = Text(
    "rules.hamlet.botrik-build",
    "If what one of his blueprints costs lies on connected places, he builds it; gold that it "
    "costs he need not pay. He chooses the blueprint, then the place to lay it against, then how "
    "it lies. Last come its points and its milestone.",
)
BUILD_AVOIDS: Final = Text(
    "rules.hamlet.botrik-build-avoids",
    "He avoids to lengthen the longest route that includes a road of yours, and to touch a special "
    "site of yours, unless nothing else is possible. Forest against rock is his last resort.",
)
ROAD: Final = Text(
    "rules.hamlet.botrik-road",
    "If {cost} wood for a bridge or {cost} stone for a path lie on connected places, he builds a "
    "road where the rules allow one. With his last of {roads} roads this action tile leaves the "
    "game, and four are left in his row.",
)
USES: Final = Text("rules.hamlet.botrik-uses", "What Botrik uses up")
USES_IS: Final = Text(
    "rules.hamlet.botrik-uses-is",
    "For each resource that an action costs he goes by this list. Nearest means: the fewest steps "
    "along roads from where the action is done.",
)
WALKS: Final = Text("rules.hamlet.botrik-walks", "Which villager goes")
WALKS_IS: Final = Text(
    "rules.hamlet.botrik-walks-is",
    "Only villagers of his that have not acted in this turn come into question.",
)


def chapter(components: Components) -> Chapter:
    supplies = components.supplies
    hire = message(
        HIRE,
        price=supplies.botrik_villager_price,
        hand=supplies.hand,
        villagers=supplies.villagers,
    )
    taking = message(BLUEPRINT, hand=supplies.hand)
    paving = message(ROAD, cost=ROAD_COST, roads=supplies.roads)
    rules = (
        _rule(Action.HIRE, Paragraph(hire), see=("botrik-blueprint", "botrik-support")),
        _rule(Action.ORDER, Paragraph(ORDER), listed(Question.ORDER), see=("order",)),
        _rule(Action.SELL, Paragraph(SELL), listed(Question.SALE)),
        _rule(Action.PRODUCE, Paragraph(PRODUCE), listed(Question.PRODUCTION)),
        _rule(Action.BLUEPRINT, Paragraph(taking), listed(Question.OFFER)),
        _rule(Action.MAKE, Paragraph(MAKE), listed(Question.WORKSHOP)),
        _building(),
        _rule(Action.ROAD, Paragraph(paving), listed(Question.ROAD), see=("faq-lengthen",)),
        Rule("botrik-uses", USES, (Paragraph(USES_IS), listed(Question.RESOURCE, titled=False))),
        Rule("botrik-walks", WALKS, (Paragraph(WALKS_IS), listed(Question.VILLAGER, titled=False))),
    )
    return Chapter("botrik-actions", HEADING, (), rules)


def _rule(action: Action, *parts: Part, see: tuple[str, ...] = ()) -> Rule:
    heading = message(NAMED, action=ACTIONS[action])
    return Rule(f"botrik-{action.value}", heading, parts, see, icon(f"act-{action.value}"))


def _building() -> Rule:
    parts = (
        Paragraph(BUILD),
        listed(Question.BLUEPRINT),
        listed(Question.NEIGHBOUR),
        listed(Question.SPOT),
        Paragraph(BUILD_AVOIDS),
    )
    return _rule(Action.BUILD, *parts, see=("botrik-uses", "faq-avoid", "route"))
