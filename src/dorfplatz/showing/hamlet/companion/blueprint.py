"""To take a blueprint: an action of its own, and part of hiring a villager."""

from typing import Final

from dorfplatz.games.hamlet.cardboard.components import standard
from dorfplatz.games.hamlet.moves import Action
from dorfplatz.games.hamlet.options import Modifier
from dorfplatz.games.hamlet.reasons import Question
from dorfplatz.showing.hamlet.companion import words
from dorfplatz.showing.hamlet.companion.parts import do, first_line, has, walk_down
from dorfplatz.showing.hamlet.companion.program import Add, Answer, Ask, Block, Blocks, Go, If
from dorfplatz.showing.hamlet.companion.sentences import Relation, Say, when

ROOM: Final = when("blueprints", Relation.LESS, standard().supplies.hand)
"""In his hand."""


def take(name: str, action: Action, *, to: str, if_none: str) -> Blocks:
    taken = f"{name}.taken"
    answers = (
        Answer(Say(words.NONE), if_none),
        Answer(Say(words.ONE), taken),
        Answer(Say(words.SEVERAL), first_line(name, Question.OFFER)),
    )
    return {
        name: Block((), Ask(Say(words.ANY_OFFER), answers, about=action.value)),
        **walk_down(name, action, Question.OFFER, taken),
        taken: Block(
            (
                Add("blueprints", 1),
                do(words.TAKE_OFFER),
                do(words.OFFER_GOLD),
                If(has(Modifier.GOLD_COSTS_POINTS), (do(words.LOSES_PASSED),)),
            ),
            Go(to),
        ),
    }
