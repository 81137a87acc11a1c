"""The last turn, and what is scored at the end."""

from typing import Final

from dorfplatz.core.text import Text
from dorfplatz.server.pages.lesson.script import Deed, Step, Watch

ENDING: Final = (
    Step(
        before=("1: end", "chance: roll 3 4 6 6"),
        says=(
            Text(
                "lesson.bohemian.town-hall-is",
                "Your inn has paid again. Now think of the end: whoever has no town hall loses 5 "
                "coins. A town hall pays what is printed on it if its whole village is occupied. "
                "In Nenbrad nothing else is free, so it will be full: 8 coins for you!",
            ),
        ),
        task=Deed(
            Text("lesson.bohemian.town-hall", "Move into the town hall in Nenbrad with 4+6."),
            "4+6 Nenbrad town hall",
            (
                (
                    "Chroschwitz town hall",
                    Text(
                        "lesson.bohemian.other-town-hall",
                        "That is a town hall, too. But Chroschwitz is not full, so it would pay "
                        "nothing.",
                    ),
                ),
                (
                    "reroll",
                    Text(
                        "lesson.bohemian.reroll-later",
                        "Keep your tile for a moment: these dice can do something good.",
                    ),
                ),
                (
                    "glass",
                    Text(
                        "lesson.bohemian.not-glass",
                        "That would pay, but then all figures leave the glass factories, and "
                        "Nenbrad would not be full any more. Take the town hall.",
                    ),
                ),
            ),
        ),
        points=('id="house-N10"',),
    ),
    Step(
        says=(
            Text(
                "lesson.bohemian.reroll-is",
                "Nenbrad is full. 3+6 = 9 would be one more inn, but it would never wake up. So "
                "spend your tile: it rolls any unused dice again, and that is no move of its own.",
            ),
        ),
        task=Deed(
            Text(
                "lesson.bohemian.reroll",
                "Open the line with the tile and roll both dice again: 3 and 6.",
            ),
            "reroll 3 6",
            (
                (
                    "reroll",
                    Text(
                        "lesson.bohemian.other-reroll",
                        "One die alone may be rolled, too. But this time take both, 3 and 6.",
                    ),
                ),
                (
                    "end",
                    Text(
                        "lesson.bohemian.not-without-reroll",
                        "You may stop here. But it is your last turn, and an unused tile is worth "
                        "nothing.",
                    ),
                ),
            ),
        ),
        points=('class="group reroll"',),
    ),
    Step(
        before=("chance: roll 2 3",),
        says=(
            Text(
                "lesson.bohemian.shop-is",
                "2+3 = 5: a tailor! Bakery, butchery, dairy and tailor are shops. They pay at the "
                "end: 1 coin for one shop, 5 for two different ones, 12 for three, 20 for all "
                "four.",
            ),
        ),
        task=Deed(
            Text("lesson.bohemian.shop", "Move into the tailor in Chroschwitz with 2+3."),
            "2+3 Chroschwitz tailor",
            (
                (
                    "end",
                    Text(
                        "lesson.bohemian.not-without-shop",
                        "You may stop here. But take the tailor: one coin can decide a game.",
                    ),
                ),
            ),
        ),
        points=('id="house-C5"',),
    ),
    Step(
        says=(
            Text(
                "lesson.bohemian.now-is",
                "Look at the players: beside the coins stands, under the crown, what everyone "
                "would have if the game ended now. It will be close!",
            ),
        ),
        task=Deed(Text("lesson.bohemian.end-all", "End your turn, and with it the game."), "end"),
        points=('id="buttons"', 'id="player-0"', 'id="player-1"'),
    ),
    Step(
        before=("result: no-figures 16 15",),
        says=(
            Text(
                "lesson.bohemian.won",
                "{mine} to {theirs}: you win. Congratulations! You got 8 coins for the town hall "
                "in Nenbrad and 1 for the tailor, which decided it. I got 10 for the church, but "
                "lost 5, because I have no town hall.",
            ),
            Text(
                "lesson.bohemian.whole-game",
                "The whole game is just like this, only larger: two to five players, six to nine "
                "villages, 10 or 13 figures each. It also ends when all coins are paid out. Have "
                "fun!",
            ),
        ),
        task=Watch(),
    ),
)
