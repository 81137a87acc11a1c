"""The texts of server.http."""

from typing import Final

from dorfplatz.core.text import Text

# Saying no over HTTP: every refusal has a status, and a sentence in the reader's language
NO_PAGE: Final = Text("http.no-page", "There is no such page.")
NO_TABLE: Final = Text("http.no-table", "There is no such table. Is the link complete?")
NO_SUCH_LINK: Final = Text(
    "http.no-such-link", "This personal link leads nowhere. It may have been replaced by a new one."
)
NO_BUILDING: Final = Text("http.no-building", "There is no building “{found}” at this table.")
NOT_BEGUN: Final = Text("http.not-begun", "The game at this table has not begun yet.")
BEGUN: Final = Text("http.begun", "The game at this table has begun already.")
CLOSED: Final = Text(
    "http.closed", "This table is closed. You can look at its game and play on from any position."
)
NOT_OVER: Final = Text("http.not-over", "The game is not over yet.")
WATCHING: Final = Text(
    "http.watching", "You are watching this table; only its players can do that."
)
NOT_YOUR_SEAT: Final = Text("http.not-your-seat", "This seat belongs to somebody else.")
CAME_BY_LINK: Final = Text(
    "http.came-by-link",
    "You came to this seat by its personal link; only whoever sat down there can do that.",
)
SEAT_TAKEN: Final = Text("http.seat-taken", "This seat is taken already.")
NOT_AWAY: Final = Text(
    "http.not-away", "{who} is at the table; only an empty seat is given to a bot."
)
TURN_IS_TIMED: Final = Text(
    "http.turn-is-timed",
    "This table has a time per turn. A bot moves for {who} when it is up, and not before.",
)
NOT_YOUR_CHOICE: Final = Text(
    "http.not-your-choice",
    "Which bot plays for {who} is not yours to choose: it is always the usual one.",
)
BOT_PLAYS: Final = Text(
    "http.bot-plays", "A bot plays for {who} at the moment. Take the seat back first."
)
BOT_ALREADY: Final = Text("http.bot-already", "A bot plays for {who} already.")
PERSON_PLAYS: Final = Text("http.person-plays", "{who} plays in person already.")
NOBODY_THERE: Final = Text(
    "http.nobody-there", "Nobody sits on seat {number}, so nobody can begin there."
)
NOTHING_LEFT: Final = Text(
    "http.nothing-left", "The game is over at this position, so nobody can play on from it."
)
OTHER_SEATS: Final = Text(
    "http.other-seats", "The game has {most} seats; each of them needs somebody."
)
SLOW_RECORD: Final = Text(
    "http.slow-record",
    "To replay this record takes too long: more than {most} seconds of computing. It was not kept.",
)
LONG_UNDO: Final = Text(
    "http.long-undo",
    "This game is so long by now that nothing can be taken back any more. You can still play it to "
    "its end.",
)
LONG_COME_BACK: Final = Text(
    "http.long-come-back",
    "This game is so long by now that a bot plays on where it plays. You can still see it to its "
    "end.",
)
LONG_FORK: Final = Text(
    "http.long-fork",
    "So many moves lead to this position that nobody can play on from it.",
)
NO_POSITION: Final = Text("http.no-position", "The game has no position {found}, only 0 to {most}.")
NOT_AWAITED: Final = Text("http.not-awaited", "No number is awaited for this seat.")
NOT_A_NUMBER: Final = Text(
    "http.not-a-number", "A number for the dice has 64 hexadecimal digits, and so has its hash."
)
OTHER_NUMBER: Final = Text(
    "http.other-number", "This is not the number whose hash was given for this seat."
)
NOT_SEALED: Final = Text(
    "http.not-sealed", "Numbers are opened only when everybody has given the hash of theirs."
)
NOBODY_MISSING: Final = Text(
    "http.nobody-missing",
    "Nobody whose number is awaited has been away for long enough; one that was sealed is waited "
    "for longer.",
)
TURN_SECONDS: Final = Text(
    "http.turn-seconds", "The time per turn is at least {least} seconds and at most {most} days."
)
NOT_HOST: Final = Text("http.not-host", "Only those who opened the table can do that.")
NO_HINTS: Final = Text("http.no-hints", "At this table there are no hints.")
NO_HINTS_YET: Final = Text(
    "http.no-hints-yet",
    "This game comes from a table without hints where it still goes on. There are hints here when "
    "it is over there.",
)
HINT_LATER: Final = Text(
    "http.hint-later", "This takes longer than usual. Please ask again in a moment."
)
HINT_FAILED: Final = Text("http.hint-failed", "No hint could be found this time.")
FOREIGN_FORM: Final = Text(
    "http.foreign-form",
    "This form is not from your own page, or your page is too old. Load the page again, please.",
)
NO_VISITOR: Final = Text(
    "http.no-visitor", "Say who you are: send the token you got as “Authorization: Bearer …”."
)
TOO_LARGE: Final = Text("http.too-large", "That is too much: at most {most} kilobytes are taken.")
LONG_HEAD: Final = Text(
    "http.long-head",
    "The headers of this request are too long: at most {most} kilobytes are taken.",
)
TOO_SLOW: Final = Text(
    "http.too-slow", "The request did not arrive in time. Please send it once more."
)
NOT_HTTP: Final = Text("http.not-http", "This is no request that a web server understands.")
NO_ROOM: Final = Text(
    "http.no-room", "So many people are here that no place is left. Try again in a moment, please."
)
TOO_MANY_CONNECTIONS: Final = Text(
    "http.too-many-connections",
    "There are already {most} open connections from your address; close some pages.",
)
TOO_FAST: Final = Text("http.too-fast", "Not so fast, please: try again in a moment.")
MUCH_FROM_VISITOR: Final = Text(
    "http.much-from-visitor",
    "You have had very much stored lately. Go on in {minutes} minute, or ask whoever runs this "
    "server for more room.",
    "You have had very much stored lately. Go on in {minutes} minutes, or ask whoever runs this "
    "server for more room.",
    "minutes",
)
MUCH_FROM_NETWORK: Final = Text(
    "http.much-from-network",
    "From your network very much has been stored lately. Go on in {minutes} minute, or ask whoever "
    "runs this server for more room.",
    "From your network very much has been stored lately. Go on in {minutes} minutes, or ask "
    "whoever runs this server for more room.",
    "minutes",
)
LONG_OPTIONS: Final = Text(
    "http.long-options",
    "This table would have too much to keep: at most {most} kilobytes of a component file. Shorten "
    "its title or its names.",
)
TOO_MANY_PAGES: Final = Text(
    "http.too-many-pages", "More than {most} pages are open at once; close some of them."
)
TOO_MANY_TABLES: Final = Text(
    "http.too-many-tables", "You have {most} open tables already; finish one of them first."
)
TOO_MANY_DEVICES: Final = Text(
    "http.too-many-devices",
    "{most} devices play this seat by its personal link already. Whoever sat down there can make a "
    "new link.",
)
NOT_UNDERSTOOD: Final = Text("http.not-understood", "The request is not understood: {where}.")
NOT_ALLOWED: Final = Text("http.not-allowed", "This address does not take such a request.")
NOT_UTF8: Final = Text("http.not-utf8", "The component file is not text in UTF-8.")
FAULT: Final = Text(
    "http.fault",
    "Something went wrong on our side, and what you just did may not have counted. Please load the "
    "page again.",
)

# Reverse proxies whose word is taken for where a request comes from
NO_PROXY: Final = Text(
    "proxies.no-address", "“{found}” is neither an address nor a network, such as 10.0.0.0/8."
)
TRUSTS_EVERYBODY: Final = Text(
    "proxies.everybody",
    "“{found}” would believe everybody, and anybody could pretend to come from anywhere. Name the "
    "addresses of your proxies.",
)
