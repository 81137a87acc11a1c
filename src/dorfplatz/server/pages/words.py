"""The words of the pages that are the same for all games."""

from typing import Final

from dorfplatz.core import words as core_words
from dorfplatz.core.text import Text
from dorfplatz.showing import words as showing_words
from dorfplatz.showing.games import SHOWINGS, TITLES

# Said in several places
DICE: Final = Text("web.dice", "Dice")
SLOW: Final = Text("replay.speed-slow", "slow")
NORMAL: Final = Text("replay.speed-normal", "normal")
QUICK: Final = Text("replay.speed-quick", "quick")
AT_ONCE: Final = Text("web.pace-quick", "at once")
PAUSE: Final = Text("replay.pause", "Pause")
GO_ON: Final = Text("lesson.go-on", "Go on")
LINK_COPIED: Final = Text("replay.copied", "The link is copied.")

DORFPLATZ: Final = Text("web.dorfplatz", "Dorfplatz")
SKIP: Final = Text("web.skip", "To the content")
HOME: Final = Text("web.home", "To the start page")
LANGUAGE: Final = Text("web.language", "Language")
ABOUT: Final = Text(
    "web.about",
    "An unofficial rendering by people who like these games. Words and pictures are our own, and "
    "much of what the boards and tiles show is our reconstruction.",
)
BUY: Final = Text(
    "web.buy",
    "Bohemian Villages is by Reiner Stockhausen, published by dlp games; Hamlet is by David "
    "Chircop, published by Mighty Boards, Botrik by Nick Shaw and Dávid Turczi. Please buy them!",
)

GAME: Final = TITLES
GAME_IS: Final = {name: SHOWINGS[name].about for name in TITLES}
PLAY_NOW: Final = Text("web.play-now", "Play now")
AGAINST: Final = Text("web.against", "against")
BOTS: Final = Text("web.bots", "{number} bot", "{number} bots", "number")
YOUR_NAME: Final = Text("web.your-name", "Your name")
GUEST: Final = showing_words.GUEST
PLAYS: Final = Text("web.plays", "Who plays")
I_PLAY: Final = Text("web.i-play", "I do")
EASIER: Final = Text("web.easier", "Easier")
HARDER: Final = Text("web.harder", "Harder")
ROW_PLACE: Final = Text("web.row-place", "Place {number} of Botrik’s action row")
PRINTED: Final = Text("web.printed", "Beside the printed games")
PRINTED_IS: Final = Text(
    "web.printed-is", "For a real table: on your phone, also without a network."
)
COMPANION: Final = Text("web.companion", "Botrik’s companion")
COMPANION_IS: Final = Text(
    "web.companion-is", "Leads through Botrik’s turns by short questions and keeps his board."
)
SCORE_PAD: Final = Text("web.score-pad", "Score pad")
SCORE_PAD_IS: Final = Text(
    "web.score-pad-is", "Final scoring of Bohemian Villages, with all its parts."
)
RULES_OF: Final = Text("web.rules-of", "Rules of {game}")
RULES: Final = Text("web.rules", "The rules")
RULES_ARE: Final = Text("web.rules-are", "In our own words and pictures, to read and to print.")
OPEN_TABLE: Final = Text("web.open-table", "Open a table")
OPEN_TABLE_IS: Final = Text(
    "web.open-table-is", "With friends here or far away, with bots, set up as you like."
)
SEAT: Final = Text("web.seat", "Seat {number}")
SEAT_NAME: Final = Text("web.seat-name", "Name on seat {number}")
NOBODY: Final = showing_words.NOBODY
ME: Final = Text("web.me", "a person at this device")
OPEN_SEAT: Final = Text("web.open-seat", "open for somebody with the link")
STRENGTH: Final = Text("web.strength", "who play like this")
BOTS_LISTED: Final = Text("web.bots-listed", "Bots, from weakest to strongest")
WHICH_BOT: Final = Text("web.which-bot", "Which bot")
OPTIONS: Final = Text("web.options", "More options")
DRAWN: Final = Text("web.drawn", "drawn")
SIDES_HELP: Final = Text(
    "web.sides-help", "Empty: drawn. Or a letter for each board, such as {example}."
)
LISTED: Final = Text("web.listed", "Show this table to everyone on this server")
OPEN: Final = Text("web.open", "Open the table")
MY_GAMES: Final = Text("web.my-games", "My games")
NO_GAMES: Final = Text("web.no-games", "None yet: your games will stand here.")
WATCH: Final = Text("web.watch", "Watch")
NOTHING_TO_WATCH: Final = Text("web.nothing-to-watch", "No table is shown to everyone right now.")
WATCH_BOTS: Final = Text("web.watch-bots", "Watch bots play")
JOIN: Final = Text("web.join", "Join by link")
JOIN_HELP: Final = Text("web.join-help", "Paste the link you were given")
GO: Final = Text("web.go", "Go")
STATUS_LOBBY: Final = Text("web.status-lobby", "waits for players")
STATUS_YOUR_TURN: Final = Text("web.status-your-turn", "your turn")
STATUS_GOING: Final = Text("web.status-going", "in play")
STATUS_BROKEN: Final = Text("web.status-broken", "cannot be opened")
STATUS_OVER: Final = Text("web.status-over", "over")

LOBBY: Final = Text("web.lobby", "The table is waiting")
LOBBY_HELP: Final = Text(
    "web.lobby-help", "The game begins by itself as soon as every seat is taken."
)
INVITE: Final = Text("web.invite", "Invite with this link, or let them scan the code")
QR: Final = Text("web.qr", "The link to this table as a QR code")
ONLY_HERE: Final = Text(
    "web.only-here",
    "This link leads only to this device. To let others in, stop the server and start it again "
    "with: dorfplatz serve --host 0.0.0.0",
)
SIT_DOWN: Final = Text("web.sit-down", "Sit down here")
IS_YOU: Final = Text("web.is-you", "you")
SIT_BESIDE: Final = Text("web.sit-beside", "Add somebody at this device")
FREE_SEAT: Final = Text("web.free-seat", "open")
BEGIN: Final = Text("web.begin", "Begin now, with bots on the open seats")
WATCHING: Final = Text("web.watching", "You are watching.")

CHOICES: Final = Text("web.choices", "What you may do")
THEIR_CHOICES: Final = Text("web.their-choices", "What {who} may do")
LOG: Final = Text("web.log", "What happened")
YOUR_TURN: Final = Text("web.your-turn", "It is your turn, {who}.")
THEIR_TURN: Final = core_words.NOT_THIS_SEAT
BOT_THINKS: Final = Text("web.bot-thinks", "{who} is thinking.")
EXPLAIN: Final = Text("web.explain", "Explain a part of the table")
PLAYERS: Final = Text("web.players", "Players")
GAME_OVER: Final = core_words.OVER
IS_BOT: Final = Text("web.is-bot", "played by a bot")
IS_AWAY: Final = Text("web.is-away", "away")

TABLE: Final = Text("web.table", "This table")
LINK: Final = Text("web.link", "Link to watch or join")
PERSONAL_LINK: Final = Text("web.personal-link", "Personal link for {who}")
PERSONAL_HELP: Final = Text(
    "web.personal-help",
    "Opens this seat on another device of yours. Whoever has the link can play for you: keep it "
    "secret.",
)
DEVICES_JOINED: Final = Text(
    "web.devices-joined", "Other devices that play for {who} by the personal link: {number}"
)
OTHER_DEVICE: Final = Text("web.other-device", "Play on another device of mine")
RENEW_LINK: Final = Text(
    "web.renew-link", "Make a new personal link for {who}; other devices lose the seat"
)
TAKE_SEAT: Final = Text("web.take-seat", "Play as {who} on this device")
TAKE_SEAT_HELP: Final = Text(
    "web.take-seat-help",
    "This is a personal link. With it you can play this seat on this device too. Whoever sat down "
    "there sees that you joined, and can make a new link: then yours is worth nothing any more.",
)
RECORD: Final = Text("web.record", "The record of this game (text)")
HINT_THOUGHT: Final = Text("web.hint-thought", "Looking for good choices …")
HINTS: Final = Text("web.hints", "Hints")
HINTS_ALLOWED: Final = Text("web.hints-allowed", "allowed")
HINTS_FORBIDDEN: Final = Text("web.hints-forbidden", "not allowed")
UNDO: Final = Text("web.take-back", "Take back")
LEAVE: Final = Text("web.leave", "Let a bot play for {who}")
RETURN: Final = Text("web.return", "Back in as {who}")
REMATCH: Final = Text("web.rematch", "Another game")
TO_REMATCH: Final = Text("web.to-rematch", "To the rematch")
BACK_TO_TABLE: Final = Text("web.back-to-table", "Back to the table")
CLOSE: Final = Text("web.close", "Close")
STORY: Final = Text("web.story", "The whole story")
PREPARATION: Final = Text("web.preparation", "Preparation")
LOST_TOUCH: Final = Text("web.lost-touch", "No connection. Trying again …")
YOUR_TURN_TITLE: Final = Text("web.your-turn-title", "Your turn")

STAND_STILL: Final = Text("web.stand-still", "Stop reloading this page")
LOOK_AGAIN: Final = Text("web.look-again", "Look again")

PREFERENCES: Final = Text("web.preferences", "Preferences")
ENDS_TURNS: Final = Text("web.ends-turns", "End my turn by itself when nothing is left to do")
SOUND: Final = Text("web.sound", "Play a sound when it is my turn")
KEYS: Final = Text("web.keys", "Moves by a single key, as shown on the buttons")
THEME: Final = Text("web.theme", "Colours")
THEMES: Final = {
    "": Text("web.theme-system", "as the system"),
    "light": Text("web.theme-light", "light"),
    "dark": Text("web.theme-dark", "dark"),
}
PACE: Final = Text("web.pace", "Bots move")
PACES: Final = {
    "quick": AT_ONCE,
    "": Text("web.pace-usual", "after a moment"),
    "human": Text("web.pace-human", "at a human pace"),
}
SAVE: Final = Text("web.save", "Save")
PROBLEM: Final = Text("web.problem", "That did not work")


# The words around a table: numbers for its dice, its clock, and its end
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
WITHOUT_SEALED: Final = Text(
    "round.without-sealed",
    "{who} had sealed a number, and it does not come. If you go on without it, all others add new "
    "ones, and the record says for ever that these dice are not guaranteed for {who}.",
)
SEALED_UNTIL: Final = Text(
    "round.sealed-until",
    "A number was sealed for {who} already. The game does not go on without {who} before",
)
DROPPED: Final = Text("round.dropped", "sealed number left out")
DROPPED_TOLD: Final = Text(
    "round.dropped-told",
    "The number that was sealed for {who} in round {round} was left out of the dice: it was not "
    "opened before others went on. So these dice are not guaranteed for you: whoever runs the "
    "server and another player together could have chosen them. The record says so.",
)
DROPPED_NOTED: Final = Text("round.dropped-noted", "I have read it")
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
