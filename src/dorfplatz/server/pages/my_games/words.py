"""The words of the pages about one's own games."""

from typing import Final

from dorfplatz.core.text import Text
from dorfplatz.server.pages import words as pages_words
from dorfplatz.showing import words as showing_words

ALL_GAMES: Final = Text("games.all", "All my finished games")
FOUND: Final = Text("games.found", "{games} game", "{games} games", "games")
NONE_FOUND: Final = Text("games.none-found", "No game of yours fits.")
SHOW_ALL: Final = Text("games.show-all", "Show all")

NAME: Final = Text("games.name", "Who played")
GAME: Final = Text("games.game", "Game")
ANY_GAME: Final = Text("games.any-game", "any")
OUTCOME: Final = Text("games.outcome", "Result")
OUTCOMES: Final = {
    "": ANY_GAME,
    "won": Text("games.only-won", "I won"),
    "lost": Text("games.only-lost", "I did not win"),
    "open": Text("games.only-open", "closed before the end"),
}
PLAYERS: Final = Text("games.players", "Players")
ANY_NUMBER: Final = Text("games.any-number", "any number")
SINCE: Final = Text("games.since", "from")
UNTIL: Final = Text("games.until", "until")
SEARCH: Final = Text("games.search", "Search")

GAMES: Final = showing_words.GAMES
WON: Final = Text("games.won", "Won")
AVERAGE_PLACE: Final = Text("games.average-place", "Average place")
BEST: Final = Text("games.best", "Best result")
NOT_COUNTED: Final = Text(
    "games.not-counted", "Uploaded games and those continued from another one are not counted here."
)

IS_WON: Final = Text("games.is-won", "won")
IS_PLACE: Final = Text("games.is-place", "place {place} of {players}")
PLACE: Final = Text("games.place", "Place {place}")
IS_CLOSED: Final = Text("games.is-closed", "closed before the end")
IS_WATCHED: Final = Text("games.is-watched", "played by others")
IS_UPLOAD: Final = Text("games.is-upload", "uploaded")
IS_FORK: Final = Text("games.is-fork", "continued from another game")
IS_PENDING: Final = Text("games.is-pending", "not looked through yet")
NOT_YET: Final = Text(
    "games.not-yet",
    "{games} older game is still being looked through. Load the page again in a moment.",
    "{games} older games are still being looked through. Load the page again in a moment.",
    "games",
)
DICE: Final = pages_words.DICE
RECORD: Final = Text("games.record", "Record")
PAGE: Final = Text("games.page", "Page {page} of {pages}")
PAGES: Final = Text("games.pages", "Pages")
NEWER: Final = Text("games.newer", "newer games")
OLDER: Final = Text("games.older", "older games")

NEXT: Final = Text("games.next", "Next table ({tables})")
NEXT_IS: Final = Text("games.next-is", "To the next table that waits for you")
NOTHING_WAITS: Final = Text("games.nothing-waits", "No other table is waiting for you.")
TURN_OF: Final = Text("games.turn-of", "{who}’s turn")
WAITS_FOR_YOU: Final = Text("games.waits-for-you", "waits for you to look in")
LAST_MOVE: Final = Text("games.last-move", "last move {when}")
OPENED: Final = Text("games.opened", "opened {when}")
TIME_ENDS: Final = Text("games.time-ends", "time runs out {when}")
TIME_IS_UP: Final = Text("games.time-is-up", "the time is up")
MORE_TABLES: Final = Text(
    "games.more-tables", "{tables} more table", "{tables} more tables", "tables"
)
LATELY: Final = Text("games.lately", "Finished last")

NO_DATE: Final = Text("games.no-date", "“{found}” is no date; write it like {example}.")
NO_OUTCOME: Final = Text("games.no-outcome", "One cannot search for the result “{found}”.")
NO_NUMBER: Final = Text("games.no-number", "“{found}” is no whole number.")


# Old games replayed with the present code: what is not as it was when they were played
NO_RESULT: Final = Text(
    "again.no-result", "It is stored as finished, but its record has no result."
)
NOT_OVER: Final = Text("again.not-over", "Its record has a result, but it is stored as unfinished.")
BAD_SUMMARY: Final = Text("again.bad-summary", "What was noted of its result cannot be read.")
TOTALS: Final = Text("again.totals", "The totals were {then}; now they are {now}.")
WINNERS: Final = Text("again.winners", "The winners were {then}; now they are {now}.")
REASON: Final = Text("again.reason", "It ended by “{then}”; now it ends by “{now}”.")
TURNS: Final = Text("again.turns", "It had {then} turns; now it has {now}.")
HISTORY: Final = Text(
    "again.history", "After turn {turn} the totals were {then}; now they are {now}."
)
NOBODY: Final = showing_words.NOBODY
FAILS: Final = Text("again.fails", "To replay it fails: {fault}")
