"""The third round: what cannot be done, mills, a special-action tile; and being kicked out."""

from typing import Final

from dorfplatz.core.text import Text
from dorfplatz.server.pages.lesson import words as lesson_words
from dorfplatz.server.pages.lesson.script import Deed, Look, Step, Watch

MIDDLE: Final = (
    Step(
        before=("chance: roll 2 3 4 5", "1: 2+4 Hrabenau mill", "1: 3+5 Hrabenau farm"),
        says=(
            Text(
                "lesson.bohemian.flour-is",
                "I moved into a farm: a coin for me. And into a flour mill: it gives me a flour "
                "tile, which pays nothing yet.",
            ),
            Text(
                "lesson.bohemian.empty-hand",
                "Do you see the figures in our hands? I have none left. That may soon be "
                "important.",
            ),
        ),
        task=Watch(),
        points=('id="house-H6"', 'id="house-H8"', 'id="player-1"'),
    ),
    Step(
        before=("1: end", "chance: roll 2 4 6 6"),
        says=(
            Text(
                "lesson.bohemian.never-kicked",
                "Two coins before your roll: one from the inn, one for your church, thanks to the "
                "bishop. 6+6 = 12 would be the manor. But I live there, and it is not in reach. "
                "Why not? Whatever you wonder about, the building itself tells you.",
            ),
        ),
        task=Look(
            Text("lesson.bohemian.look", "Choose the manor in Hrabenau and read what it says."),
            "H12",
        ),
        points=('id="house-H12"', 'data-moves="coins-0"'),
    ),
    Step(
        says=(
            Text(
                "lesson.bohemian.mill-is",
                "From manors, mills and glass factories nobody is ever kicked out. But 2+4 = 6 "
                "reaches a mill that is free: the last one! When all mills are taken, each flour "
                "tile pays 2 coins, and all figures there go home.",
            ),
        ),
        task=Deed(
            Text("lesson.bohemian.mill", "Move into the flour mill in Illowitz with 2+4."),
            "2+4 Illowitz mill",
            (
                (
                    "town hall",
                    Text(
                        "lesson.bohemian.town-hall-later",
                        "You will get your town hall in a moment. Take the mill first: it pays at "
                        "once.",
                    ),
                ),
            ),
        ),
        points=('id="house-I6"', 'id="house-H6"'),
    ),
    Step(
        says=(
            Text(
                "lesson.bohemian.special-is",
                "2 coins for each of us, and our figures are back. With glass it is the same, but "
                "3 coins. What to do with 6+6? The manor is taken, the bishop is with you. But any "
                "two dice bring a special-action tile. With it you may roll dice again later.",
            ),
        ),
        task=Deed(
            Text("lesson.bohemian.special", "Take a special-action tile with 6+6."),
            "6+6 special",
            (
                (
                    "end",
                    Text(
                        "lesson.bohemian.not-without-tile",
                        "You may leave the two dice, but they would be wasted. Take the tile.",
                    ),
                ),
            ),
        ),
        points=('data-moves="coins-0"', 'data-moves="coins-1"'),
    ),
    Step(
        says=(
            Text(
                "lesson.bohemian.tile-stays",
                "The tile stays with you until you need it; nobody may have two. Now me, please.",
            ),
        ),
        task=Deed(lesson_words.END_YOUR_TURN, "end"),
        points=('id="buttons"', 'id="player-0"'),
    ),
    Step(
        before=("chance: roll 1 4 5 6", "1: 5+6 Chroschwitz church", "1: 1+4 special"),
        says=(
            Text(
                "lesson.bohemian.kicked",
                "Forgive me, 5+6 was too tempting: I kicked you out of the church. Your figure is "
                "back in your hand, and the bishop stays with you, but without a church he pays "
                "nothing.",
            ),
            Text(
                "lesson.bohemian.last-turn",
                "It was my last figure, so for 1+4 I could only take a tile. Whoever begins a turn "
                "without a figure in hand ends the game. So your next turn is the last one!",
            ),
        ),
        task=Watch(),
        points=('id="house-C11"', 'id="end"'),
    ),
)
