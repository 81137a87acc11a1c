"""The words around a table: numbers for its dice, its clock, and its end."""

from typing import Final

from dorfplatz.core.text import Text

DICE_WAIT: Final = Text("round.wait", "The dice are being made ready")
DICE_HELP: Final = Text(
    "round.help",
    "Everybody’s browser adds a number of its own, so that nobody can choose the dice. This takes "
    "a moment; the game begins by itself.",
)
AWAITED: Final = Text("round.awaited", "number awaited")
SEALED: Final = Text("round.sealed", "number sealed")
OPENED: Final = Text("round.opened", "number added")
PLAYED_ON: Final = Text(
    "round.played-on", "Here a game is played on from its move {number}: look at the position."
)
STAND_UP: Final = Text("round.stand-up", "Stand up again")
HASH: Final = Text("round.hash", "Hash of the server’s secret for these dice:")
HOW: Final = Text("round.how", "How does this work?")
WITHOUT: Final = Text("round.without", "Go on without a number of {who}")
WITHOUT_HELP: Final = Text(
    "round.without-help",
    "Somebody’s number does not come. You can go on without it: all others add new ones, and the "
    "record says so.",
)

CLOSE_TABLE: Final = Text("rest.close", "Close this table")
CLOSE_HELP: Final = Text(
    "rest.close-help",
    "Nothing more is played at a closed table; its game stays to look at. It is closed when "
    "everybody who has a seat wants it; those who have been away for a week do not count.",
)
CLOSE_NOW: Final = Text("rest.close-now", "Yes, close it for good")
KEEP_OPEN: Final = Text("rest.keep-open", "Keep it open after all")
WANT_CLOSING: Final = Text("rest.want-closing", "{who} would like to close this table.")
AGREE: Final = Text("rest.agree", "Close it, yes")
CLOSED: Final = Text("rest.closed", "This table is closed")
CLOSED_BEFORE: Final = Text("rest.closed-before", "It was closed before a game began.")
CLOSED_GAME: Final = Text("rest.closed-game", "This table is closed; nothing more is played here.")
UPLOADED: Final = Text("rest.uploaded", "This game was uploaded: it is here to look at.")

TURN_TIME: Final = Text("rest.turn-time", "Time per turn")
TURN_TIMES: Final = {
    "": Text("rest.no-limit", "no limit"),
    "300": Text("rest.five-minutes", "5 minutes"),
    "3600": Text("rest.an-hour", "1 hour"),
    "86400": Text("rest.a-day", "1 day"),
    "259200": Text("rest.three-days", "3 days"),
    "604800": Text("rest.a-week", "1 week"),
}
TURN_TIME_HELP: Final = Text(
    "rest.turn-time-help", "When it is up, a bot makes that turn; after two in a row it stays."
)
DUE: Final = Text("rest.due", "Time for this turn until")
