"""The first turns: totals, coins at once, inns, kicking out, the bishop."""

from typing import Final

from dorfplatz.core.text import Text
from dorfplatz.server.pages.lesson import words as lesson_words
from dorfplatz.server.pages.lesson.script import Deed, Step, Watch

OPENING: Final = (
    Step(
        before=("chance: sides CHIN", "chance: first 1", "chance: roll 1 3 5 6"),
        says=(
            Text(
                "lesson.bohemian.welcome",
                "Hello, I am {friend}! Let us play a short game: I explain, you do. Each of us has "
                "5 figures. Whoever has the most coins in the end wins.",
            ),
            Text(
                "lesson.bohemian.dice",
                "I begin, and these are my dice: 1, 3, 5, 6. I add up two or more of them, and no "
                "die counts twice: 1+3 = 4 and 5+6 = 11. A total is the number of a building.",
            ),
        ),
        task=Watch(),
        points=('id="dice"',),
    ),
    Step(
        before=("1: 1+3 Nenbrad dairy", "1: 5+6 Chroschwitz church"),
        says=(
            Text(
                "lesson.bohemian.my-totals",
                "With the 4 I moved a figure into the dairy in Nenbrad, with the 11 one into the "
                "church in Chroschwitz. You see my yellow figures there.",
            ),
            Text(
                "lesson.bohemian.two-totals",
                "A turn has one or two totals, because each takes at least two dice. Now it is "
                "your turn.",
            ),
        ),
        task=Watch(),
        points=('id="house-N4"', 'id="house-C11"'),
    ),
    Step(
        before=("1: end", "chance: roll 2 4 5 6"),
        says=(
            Text(
                "lesson.bohemian.farm-is",
                "You rolled 2, 4, 5 and 6. Many buildings are in reach; the list shows all that "
                "you may do. 2+6 = 8 is a farm: it pays at once, a coin for each of your farms.",
            ),
        ),
        task=Deed(
            Text("lesson.bohemian.farm", "Move into the farm in Nenbrad with 2+6."),
            "2+6 Nenbrad farm",
            (
                (
                    "farm",
                    Text(
                        "lesson.bohemian.other-farm",
                        "That is a farm, too, and pays the same. But come to Nenbrad: you will "
                        "soon see why.",
                    ),
                ),
            ),
        ),
        points=('id="house-N8"',),
    ),
    Step(
        says=(
            Text(
                "lesson.bohemian.inn-is",
                "Well done: your first coin! 4 and 5 are left, which makes 9: an inn. It wakes up "
                "as soon as three other buildings of its village are occupied, no matter by whom. "
                "In Nenbrad there are two: your farm and my dairy.",
            ),
        ),
        task=Deed(
            Text("lesson.bohemian.inn", "Move into the inn in Nenbrad with 4+5."),
            "4+5 Nenbrad inn",
            (
                (
                    "inn",
                    Text(
                        "lesson.bohemian.other-inn",
                        "That is an inn, too, but it has no neighbours yet. Take the one in "
                        "Nenbrad.",
                    ),
                ),
                (
                    "end",
                    Text(
                        "lesson.bohemian.not-yet-over",
                        "You may stop after one move, that is true. But two dice are left, and I "
                        "would like to show you the inn.",
                    ),
                ),
            ),
        ),
        points=('id="house-N9"', 'data-moves="coins-0"'),
    ),
    Step(
        says=(
            Text(
                "lesson.bohemian.end-is",
                "Good. One more neighbour, and your inn wakes up. All your dice are used, so it is "
                "my turn next.",
            ),
        ),
        task=Deed(lesson_words.END_YOUR_TURN, "end"),
        points=('id="buttons"',),
    ),
    Step(
        before=("chance: roll 3 4 6 6", "1: 3+4 Nenbrad glass", "1: 6+6 Hrabenau manor"),
        says=(
            Text(
                "lesson.bohemian.awake",
                "With 3+4 I moved into the glass factory in Nenbrad. That is the third neighbour: "
                "the lamp at your inn is lit! From now on it pays you a coin before each of your "
                "rolls.",
            ),
            Text(
                "lesson.bohemian.manor-is",
                "With 6+6 = 12 I took the manor. It pays at once what is printed on it: 5 coins.",
            ),
        ),
        task=Watch(),
        points=('id="house-N9"', 'id="house-N7"', 'id="house-H12"'),
    ),
    Step(
        before=("1: end", "chance: roll 2 2 5 6"),
        says=(
            Text(
                "lesson.bohemian.kick-is",
                "There it is, the coin from your inn. 5+6 = 11 is a church, and at the end the "
                "most churches pay 10 coins. There is only one here, and I stand in it. But when "
                "no building of a kind is free, you may kick somebody out.",
            ),
        ),
        task=Deed(
            Text("lesson.bohemian.kick", "Kick me out of the church with 5+6. I can take it!"),
            "5+6 Chroschwitz church",
            (
                (
                    "bishop",
                    Text(
                        "lesson.bohemian.bishop-later",
                        "A good idea! But first the church: only with a church is the bishop worth "
                        "anything.",
                    ),
                ),
                (
                    "dairy",
                    Text(
                        "lesson.bohemian.other-kick",
                        "You may kick me out there, too. But let us begin with the church.",
                    ),
                ),
            ),
        ),
        points=('id="house-C11"', 'data-moves="coins-0"'),
    ),
    Step(
        says=(
            Text(
                "lesson.bohemian.bishop-is",
                "Ouch! But nothing is lost: my figure is back in my hand. Now look at your two "
                "equal dice: such a pair may fetch the bishop instead of moving in. As long as he "
                "is with you, each of your churches pays a coin before your rolls.",
            ),
        ),
        task=Deed(
            Text("lesson.bohemian.bishop", "Fetch the bishop with 2+2."),
            "2+2 bishop",
            (
                (
                    "dairy",
                    Text(
                        "lesson.bohemian.enough-kicking",
                        "You may even do that. But one kick a day is enough: fetch the bishop.",
                    ),
                ),
                (
                    "end",
                    Text(
                        "lesson.bohemian.not-without-bishop",
                        "You may stop after one move. But the bishop is worth his dice: fetch him.",
                    ),
                ),
            ),
        ),
        points=('data-moves="bishop"',),
    ),
    Step(
        says=(
            Text(
                "lesson.bohemian.bishop-stays",
                "Now he is with you, until somebody else fetches him with two equal dice. By the "
                "way: one move you must make if you can; the second one is up to you.",
            ),
        ),
        task=Deed(Text("lesson.bohemian.end-again", "End your turn again."), "end"),
        points=('id="buttons"',),
    ),
)
