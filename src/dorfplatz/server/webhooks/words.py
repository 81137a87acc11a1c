"""The words of webhooks: what they tell, their page, and what is refused."""

from typing import Final

from dorfplatz.core.text import Text
from dorfplatz.server.webhooks import complaints

YOUR_TURN: Final = Text("hooks.your-turn", "{game} with {names}: it is your turn, {who}.")
TURN: Final = Text("hooks.turn", "{game} with {names}: it is {who}’s turn.")
BEGUN_WITH_YOU: Final = Text(
    "hooks.begun-with-you", "{game} with {names} has begun. It is your turn, {who}."
)
BEGUN: Final = Text("hooks.begun", "{game} with {names} has begun. It is {who}’s turn.")
OVER: Final = Text("hooks.over", "{game} with {names} is over.")
WON: Final = Text("hooks.won", "{who} wins.", "{who} win together.", "count")
CLOSED: Final = Text("hooks.closed", "{game} with {names} was closed.")
TEST_SENTENCE: Final = Text("hooks.test-sentence", "This is a test: messages from here arrive.")

HOOKS: Final = Text("hooks.heading", "Webhooks")
LINK: Final = Text("hooks.link", "Be told when it is my turn (webhook)")
TABLE_LINK: Final = Text("hooks.table-link", "Tell another program or a chat about this table")
INTRODUCTION: Final = Text(
    "hooks.introduction",
    "A webhook is an address to which this server sends a short message: into a chat, to your "
    "phone, to a program of your own.",
)
FOR_ME: Final = Text("hooks.for-me", "For me, at all my tables")
FOR_ME_IS: Final = Text(
    "hooks.for-me-is",
    "Tells when it becomes your turn, when a game of yours begins, and when it is over or closed. "
    "Nothing is sent while you have the table open on your screen.",
)
FOR_TABLE: Final = Text("hooks.for-table", "For one table: {game} with {names}")
FOR_TABLE_IS: Final = Text(
    "hooks.for-table-is",
    "Tells whose turn it is, that the game begins, and that it is over or closed, also while you "
    "look at the table. It ends together with the game.",
)
HOW_FOR_TABLE: Final = Text(
    "hooks.how-for-table",
    "A table can have one of its own, for instance into the chat of those who play there: follow "
    "the link below “{table}” on its page.",
)
ADDRESS: Final = Text("hooks.address", "Address")
SECRET: Final = Text("hooks.secret", "Secret that messages are signed with")
SEND_TEST: Final = Text("hooks.send-test", "Send a test")
REMOVE: Final = Text("hooks.remove", "Remove")
WHAT: Final = Text("hooks.what", "What is sent")
WHAT_IS: Final = Text(
    "hooks.what-is",
    "A POST request with JSON. “text” and “content” are there for chats: Slack, Mattermost and "
    "Rocket.Chat show the one, Discord the other.",
)
SIGNED: Final = Text("hooks.signed", "How a program can check that a message is from here")
SIGNED_IS: Final = Text(
    "hooks.signed-is",
    "The header {header} carries the time and the HMAC-SHA-256 of time and body, made with the "
    "secret:",
)

NOTHING_YET: Final = Text("hooks.nothing-yet", "Nothing has been sent yet.")
DELIVERED: Final = Text("hooks.delivered", "Delivered {when}.")
FAILED: Final = Text(
    "hooks.failed", "Failed {count} time: {reason}.", "Failed {count} times: {reason}.", "count"
)
NEXT_TRY: Final = Text("hooks.next-try", "Next try {when}.")
PAUSED: Final = Text(
    "hooks.paused",
    "Paused, because nothing arrived for too long. A test that arrives wakes it up again.",
)

REASONS: Final = {
    complaints.NOWHERE: Text(
        "hooks.reason-nowhere", "the server is unknown, or lies inside a private network"
    ),
    complaints.UNREACHABLE: Text("hooks.reason-unreachable", "the server cannot be reached"),
    complaints.CERTIFICATE: Text(
        "hooks.reason-certificate", "the server’s certificate is not valid"
    ),
    complaints.SLOW: Text("hooks.reason-slow", "the server took too long"),
    complaints.NO_ANSWER: Text("hooks.reason-no-answer", "the server gave no proper answer"),
    complaints.REDIRECT: Text(
        "hooks.reason-redirect", "the server points to another address, which is not followed"
    ),
    complaints.GONE: Text("hooks.reason-gone", "the server says that nobody is there any more"),
    complaints.STATUS: Text("hooks.reason-status", "the server answered with status {status}"),
}

NOT_AN_ADDRESS: Final = Text(
    "hooks.not-an-address",
    "“{found}” is no address that could receive messages; it looks like "
    "“https://example.org/something”.",
)
NO_PASSWORD: Final = Text(
    "hooks.no-password", "The address must not contain a name or a password before its host."
)
TOO_LONG: Final = Text("hooks.too-long", "The address is too long: at most {most} signs.")
NOWHERE: Final = Text(
    "hooks.nowhere",
    "Nothing can be sent to “{host}”: it is unknown, or lies inside a private network.",
)
NOT_SEATED: Final = Text(
    "hooks.not-seated", "Only those who have a seat at a table can let it tell others."
)
AT_REST: Final = Text("hooks.at-rest", "Nothing more happens at this table.")
TOO_MANY: Final = Text(
    "hooks.too-many", "You have {most} webhooks already; remove one of them first."
)
UNKNOWN: Final = Text("hooks.unknown", "There is no such webhook of yours.")
