"""What the pages about dice say."""

from typing import Final

from dorfplatz.core.text import Text
from dorfplatz.server.pages import words as pages_words

OF_GAME: Final = Text("dicepage.of-game", "The dice of this game")
CHECKABLE: Final = Text("dicepage.checkable", "Dice one can check")

# What is known
KNOWN: Final = Text("dicepage.known", "What is known")
HASH: Final = Text("dicepage.hash", "Hash of the secret, published before the first draw")
SECRET: Final = Text("dicepage.secret", "The server’s secret")
SECRET_LATER: Final = Text(
    "dicepage.secret-later", "is shown as soon as the game is over or the table closed"
)
NUMBERS: Final = Text("dicepage.numbers", "Numbers that people’s browsers added")
NO_NUMBERS: Final = Text("dicepage.no-numbers", "none: no browser took part")
DROPPED: Final = Text("dicepage.dropped", "Seals of numbers that were left out")
DROPPED_IN: Final = Text("dicepage.dropped-in", "{who}, round {round}:")
ROUND: Final = Text(
    "dicepage.round",
    "Round {round}: before that somebody stayed away, and all began anew with another secret. "
    "Whoever runs the server may have known how the dice of an earlier round would have fallen.",
)
BEFORE_FORK: Final = Text(
    "dicepage.before-fork",
    "{draws} draw was made at another table, before this game branched off: not checked here.",
    "{draws} draws were made at another table, before this game branched off: not checked here.",
    "draws",
)

# Checking
CHECK: Final = Text("dicepage.check", "Is it all right?")
CHECK_IS: Final = Text(
    "dicepage.check-is",
    "Your browser works out every draw anew, from the record, the secret and the numbers, and "
    "compares with what it remembers itself.",
)
CHECK_ALL: Final = Text("dicepage.check-all", "Check all draws")
PROGRESS: Final = Text("dicepage.progress", "Draws checked")
ALL_FIT: Final = Text(
    "dicepage.all-fit",
    "Everything fits: the secret has the published hash, and {draws} draw follows from it and "
    "the numbers.",
    "Everything fits: the secret has the published hash, and all {draws} draws follow from it "
    "and the numbers.",
    "draws",
)
ALL_FOLLOW: Final = Text(
    "dicepage.all-follow",
    "The secret has the published hash, and {draws} draw follows from it and the numbers, but that "
    "is not a guarantee for everybody.",
    "The secret has the published hash, and all {draws} draws follow from it and the numbers, but "
    "that is not a guarantee for everybody.",
    "draws",
)
FOR_WHOM: Final = Text("dicepage.for-whom", "For whom it is guaranteed")
FOR_WHOM_IS: Final = Text(
    "dicepage.for-whom-is",
    "Only your own browser knows which number is yours: above it compares.",
)
NOTHING_DRAWN: Final = Text(
    "dicepage.nothing-drawn",
    "The secret has the published hash. Nothing has been drawn with it.",
)
BROWSER_SAYS: Final = Text("dicepage.browser-says", "Your browser has checked it itself: {said}")
SOME_DO_NOT: Final = Text(
    "dicepage.some-do-not",
    "Not everything fits: draws with a cross do not follow from the secret and the numbers. The "
    "record was changed, or the dice were not honest.",
)
REMEMBERED: Final = Text(
    "dicepage.remembered",
    "This browser remembers the hash it saw before the game and the numbers it gave: the record "
    "has both unchanged.",
)
WATCHED: Final = Text(
    "dicepage.watched",
    "This browser gave no number. The hash and the seals that it saw before the game are "
    "unchanged.",
)
NOT_REMEMBERED: Final = Text(
    "dicepage.not-remembered",
    "This browser remembers nothing about these dice: it took no part, or its storage was cleared.",
)
OTHER_HASH: Final = Text(
    "dicepage.other-hash",
    "Attention: the hash in the record is not the one that this browser saw before the game.",
)
OTHER_NUMBER: Final = Text(
    "dicepage.other-number",
    "Attention: the record does not have the number that this browser gave.",
)
NOT_SEALED: Final = Text(
    "dicepage.not-sealed",
    "Attention: these dice do not hold exactly what this browser had seen sealed when it opened "
    "its own number.",
)
OTHER_ROUND: Final = Text(
    "dicepage.other-round",
    "This browser took part in another round of numbers than the one the game was played with. "
    "Unless another device of yours gave the number that stands there for you, these dice are not "
    "guaranteed for you.",
)
LEFT_OUT: Final = Text(
    "dicepage.left-out",
    "The number that this browser had sealed was left out, as the record says: these dice are not "
    "guaranteed for you.",
)
LOST: Final = Text(
    "dicepage.lost",
    "Attention: this browser sealed a number which the record neither has nor calls left out. It "
    "was dropped quietly.",
)
EARLIER_ROUND: Final = Text(
    "dicepage.earlier-round",
    "Attention: this browser took part in a later round of numbers than the one in the record. "
    "Rounds only ever follow each other.",
)
NOT_HERE: Final = Text(
    "dicepage.not-here",
    "Browsers work such things out only over HTTPS, or on the computer that the server runs on. "
    "So here is what the server found itself.",
)
FAILED: Final = Text("dicepage.failed", "The record could not be fetched; please try again.")
SERVER_SAYS: Final = Text("dicepage.server-says", "The server’s own check: {said}")
SCRIPT_IS: Final = Text(
    "dicepage.script-is",
    "You need not trust this page: a short script checks the record on your own computer. It "
    "needs nothing but Python.",
)
SCRIPT: Final = Text("dicepage.script", "The script")
HOW_LINK: Final = Text("dicepage.how-link", "How it works")

# The draws
DRAWS: Final = Text("dicepage.draws", "All draws")
BEGINS: Final = Text("dicepage.begins", "{who} begins.")
FITS: Final = Text("dicepage.fits", "fits")
DOES_NOT_FIT: Final = Text("dicepage.does-not-fit", "does not fit")
ELSEWHERE: Final = Text("dicepage.elsewhere", "made elsewhere")
NOT_YET: Final = Text("dicepage.not-yet", "not checked yet")
EXPECTED_DRAW: Final = Text("dicepage.expected-draw", "expected: {expected}")

# How they fell
COUNTS: Final = Text("dicepage.counts", "How the dice fell")
NO_DICE: Final = Text("dicepage.no-dice", "No dice have fallen at this table yet.")
FACES: Final = Text("dicepage.faces", "Faces")
FACES_ARE: Final = Text("dicepage.faces-are", "How often each face fell.")
SUMS: Final = Text("dicepage.sums", "Sums reached")
SUMS_ARE: Final = Text(
    "dicepage.sums-are",
    "In how many rolls of four dice two or more of them made each sum.",
)
EQUALS: Final = Text("dicepage.equals", "Equal dice")
EQUALS_ARE: Final = Text("dicepage.equals-are", "How many of four dice showed the same.")
SOME_EQUAL: Final = (
    Text("dicepage.none-equal", "all different"),
    Text("dicepage.two-equal", "two equal"),
    Text("dicepage.three-equal", "three equal"),
    Text("dicepage.four-equal", "all equal"),
)
EXPECTED: Final = Text("dicepage.expected", "expected")
FELL: Final = Text("dicepage.fell", "fell")
TOGETHER: Final = Text("dicepage.together", "together")
IN_FIGURES: Final = Text("dicepage.in-figures", "In figures")
SO_MANY: Final = Text(
    "dicepage.so-many",
    "{dice} die, on average {average} (expected: {expected}).",
    "{dice} dice, on average {average} (expected: {expected}).",
    "dice",
)
UNEVEN: Final = Text(
    "dicepage.uneven",
    "If fair dice were thrown as often a hundred times over, about {number} time the faces would "
    "come out at least as unevenly.",
    "If fair dice were thrown as often a hundred times over, about {number} times the faces would "
    "come out at least as unevenly.",
    "number",
)
VERY_UNEVEN: Final = Text(
    "dicepage.very-uneven",
    "If fair dice were thrown as often a hundred times over, the faces would hardly ever come out "
    "as unevenly.",
)
UNEVEN_MEANS: Final = Text(
    "dicepage.uneven-means",
    "A rare outcome proves nothing: among many honest games some are always rare. That nobody "
    "chose the rolls is shown by the check, not by counting.",
)
TOO_FEW: Final = Text("dicepage.too-few", "Too few dice yet to call anything unusual.")

# All games
OVERALL: Final = Text("dicepage.overall", "The dice of all games")
HOW: Final = (
    Text(
        "dicepage.how-secret",
        "Before the first roll the server makes a secret and publishes its hash: a fingerprint "
        "that fits no other secret.",
    ),
    Text(
        "dicepage.how-numbers",
        "Every person’s browser makes a number of its own. It first gives only the hash of it; "
        "when all have done so, the numbers are opened.",
    ),
    Text(
        "dicepage.how-draws",
        "Every roll follows from the secret, all the numbers, and which roll of the game it is. "
        "Nobody can choose it any more, not even whoever runs the server.",
    ),
    Text(
        "dicepage.how-shown",
        "When the game is over the secret is shown. Then every browser can work out all rolls "
        "anew, and so can a short script.",
    ),
)
HOW_NOT: Final = Text(
    "dicepage.how-not",
    "What this does not prevent: whoever runs the server could look at the secret during the game "
    "and foresee rolls, though not change them. And it protects only those whose own number is in "
    "the dice: a number that was sealed and never opened is left out after a long wait, and the "
    "record and every check say so.",
)
PEOPLE: Final = Text("dicepage.people", "people")
BOTS: Final = Text("dicepage.bots", "bots")
YOU: Final = pages_words.IS_YOU
OTHERS: Final = Text("dicepage.others", "others")
ALL_GAMES: Final = Text("dicepage.all-games", "All finished games on this server")
YOUR_GAMES: Final = Text("dicepage.your-games", "Your finished games")
GAMES: Final = Text(
    "dicepage.games",
    "{games} game of Bohemian Villages.",
    "{games} games of Bohemian Villages.",
    "games",
)
NO_GAMES: Final = Text(
    "dicepage.no-games", "No game of Bohemian Villages has been finished here yet."
)
NONE_OF_YOURS: Final = Text("dicepage.none-of-yours", "None of yours is finished yet.")
