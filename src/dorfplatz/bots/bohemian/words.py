"""The words of reasons: sentences, and the halves of sentences that follow “because” or “though”
and speak of the better plan."""

from typing import Final

from dorfplatz.bots.bohemian.terms import Topic
from dorfplatz.core.text import Text

ONLY: Final = Text("why.only", "There is no other choice.")
COLLECT: Final = Text("why.collect", "Whoever rolls without collecting loses this income.")
ALL_THE_SAME: Final = Text("why.all-the-same", "Whatever is chosen, it comes to this.")
MUST_ROLL: Final = Text(
    "why.must-roll", "Nothing else is possible with these dice: the tile must be spent."
)
ROLL_AGAIN: Final = Text(
    "why.roll-again", "Rolling again promises more, on average, than anything these dice can do."
)
KEEP_DICE: Final = Text(
    "why.keep-dice", "On average, rolling again is worth less than what these dice can do."
)
KEEP_TILE: Final = Text(
    "why.keep-tile", "On average, rolling again is worth less than the tile kept for later."
)
KEEP_BOTH: Final = Text(
    "why.keep-both",
    "On average, rolling again is worth less than what these dice can do and the tile kept for "
    "later.",
)
SURE: Final = Text(
    "why.sure",
    "The win is as good as certain with each of these choices; the first promises the largest "
    "lead.",
)
HOPELESS: Final = Text(
    "why.hopeless", "The win is hardly within reach any more; the first choice comes closest."
)
ALL_ALIKE: Final = Text("why.all-alike", "These choices are worth nearly the same.")
TWO_ALIKE: Final = Text("why.two-alike", "The first two choices are worth nearly the same.")

RIVALS: Final = (
    Text("why.than-second", "the second"),
    Text("why.than-third", "the third"),
)
BETTER: Final = Text("why.better", "The first choice is better than {rival}, mainly because {why}.")
BETTER_ALSO: Final = Text(
    "why.better-also",
    "The first choice is better than {rival}, mainly because {why} and {also}.",
)
BETTER_THOUGH: Final = Text(
    "why.better-though",
    "The first choice is better than {rival}, mainly because {why}, even though {cost}.",
)
BETTER_ALSO_THOUGH: Final = Text(
    "why.better-also-though",
    "The first choice is better than {rival}, mainly because {why} and {also}, even though {cost}.",
)
FRAMES: Final = {
    (False, False): BETTER,
    (True, False): BETTER_ALSO,
    (False, True): BETTER_THOUGH,
    (True, True): BETTER_ALSO_THOUGH,
}
MANY_THINGS: Final = Text(
    "why.many-things", "Several small things together make the first choice better than {rival}."
)
AHEAD: Final = Text(
    "why.ahead",
    "Only a look some turns ahead shows that the first choice is better than {rival}.",
)
AHEAD_THOUGH: Final = Text(
    "why.ahead-though",
    "The first choice is better than {rival} if one looks some turns ahead: it matters more that "
    "{why} than that {cost}.",
)
WINS: Final = Text("why.wins", "it wins the game at once")
SHARES: Final = Text("why.shares", "it ends the game with a shared win")
GOES_ON: Final = Text("why.goes-on", "it does not end the game yet")
LARGER_SCORE: Final = Text("why.larger-score", "it ends the game with a better result")

FROM: Final = {
    Topic.CHURCHES: Text("why.from-churches", "from churches"),
    Topic.INNS: Text("why.from-inns", "from inns"),
    Topic.FARMS: Text("why.from-farms", "from farms"),
    Topic.FLOUR: Text("why.from-flour", "from flour"),
    Topic.GLASS: Text("why.from-glass", "from glass"),
    Topic.SHOPS: Text("why.from-shops", "from shops"),
    Topic.HALLS: Text("why.from-halls", "from town halls"),
}
OWN: Final = (
    Text("why.own-less", "it promises less {topic}"),
    Text("why.own-more", "it promises more {topic}"),
)
"""What is bad for the player, then what is good; so all pairs here."""
OTHER: Final = (
    Text("why.other-more", "it leaves {who} more {topic}"),
    Text("why.other-less", "it leaves {who} less {topic}"),
)
OTHERS: Final = (
    Text("why.others-more", "it leaves the others more {topic}"),
    Text("why.others-less", "it leaves the others less {topic}"),
)
KICK: Final = (
    Text("why.not-taken", "it leaves {building} to {who}"),
    Text("why.taken", "it takes {building} from {who}"),
)
BISHOP: Final = (
    Text("why.no-bishop", "it does not bring the bishop"),
    Text("why.bishop", "it brings the bishop"),
)
TILE: Final = (
    Text("why.no-tile", "it leaves no special-action tile"),
    Text("why.tile", "it leaves a special-action tile in hand"),
)
NEAR: Final = {
    Topic.FLOUR: Text("why.flour-near", "it brings the scoring of flour near"),
    Topic.GLASS: Text("why.glass-near", "it brings the scoring of glass near"),
}
OWN_COINS: Final = (
    Text(
        "why.coins-less",
        "it brings {coins} coin less right away",
        "it brings {coins} coins less right away",
        "coins",
    ),
    Text(
        "why.coins-more",
        "it brings {coins} coin more right away",
        "it brings {coins} coins more right away",
        "coins",
    ),
)
OTHER_COINS: Final = (
    Text(
        "why.other-coins-more",
        "it gives {who} {coins} coin more right away",
        "it gives {who} {coins} coins more right away",
        "coins",
    ),
    Text(
        "why.other-coins-less",
        "it gives {who} {coins} coin less right away",
        "it gives {who} {coins} coins less right away",
        "coins",
    ),
)
FEWER_IN_HAND: Final = Text("why.fewer-in-hand", "it uses up more figures")
MORE_IN_HAND: Final = Text("why.more-in-hand", "it keeps more figures in hand")
NEARER_END: Final = Text("why.nearer-end", "it brings the end of the game nearer")
FARTHER_END: Final = Text("why.farther-end", "it puts off the end of the game")
