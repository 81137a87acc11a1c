"""The words of replays, of playing on from a position, and of records that are handed in."""

from typing import Final

from dorfplatz.core.text import Text
from dorfplatz.server.pages import words as pages_words

REPLAY: Final = Text("replay.replay", "Replay")
REPLAY_OF: Final = Text("replay.replay-of", "Replay: {game}")
CONTROLS: Final = Text("replay.controls", "Through the game")
SLIDER: Final = Text("replay.slider", "Position in the game")
MOVE: Final = Text("replay.move", "Move {number} of {count}")
TURN: Final = Text("replay.turn", "Turn {number}: {heading}")
PREPARED: Final = Text("replay.prepared", "The table is prepared")
FIRST: Final = Text("replay.first", "To the beginning")
PREVIOUS_TURN: Final = Text("replay.previous-turn", "Back by a turn")
PREVIOUS: Final = Text("replay.previous", "Back by a move")
NEXT: Final = Text("replay.next", "On by a move")
NEXT_TURN: Final = Text("replay.next-turn", "On by a turn")
LAST: Final = Text("replay.last", "To the end")
PLAY: Final = Text("replay.play", "Play")
PAUSE: Final = pages_words.PAUSE
SPEED: Final = Text("replay.speed", "Speed")
SPEEDS: Final = {
    "3000": pages_words.SLOW,
    "1500": pages_words.NORMAL,
    "700": pages_words.QUICK,
    "250": Text("replay.speed-hasty", "very quick"),
}
"""Milliseconds that a position is shown."""
USUAL_SPEED: Final = "1500"
GO_TO: Final = Text("replay.go-to", "Go to move")
KEYS: Final = Text(
    "replay.keys",
    "Arrow keys go by a move, with Shift by a turn; Home and End go to both ends; the space bar "
    "plays.",
)
TAKEN_BACK: Final = Text("replay.taken-back", "This move was taken back later.")
FORGED: Final = Text(
    "replay.forged", "Its dice do not follow from the secret and the numbers in its record:"
)
STILL_ON: Final = Text("replay.still-on", "The game is still going on.")
ENDS: Final = Text("replay.ends", "{who} ends the turn.")
DOES: Final = Text("replay.does", "{who}: {action} {detail}")
DOES_JUST: Final = Text("replay.does-just", "{who}: {action}")

SHARE: Final = Text("replay.share", "Link and record")
LINK: Final = Text("replay.link", "Link to this position")
COPY: Final = Text("replay.copy", "Copy the link")
COPIED: Final = pages_words.LINK_COPIED
BRANCHED_OFF: Final = Text("replay.branched-off", "Where this game branched off from another one")

PLAY_ON: Final = Text("replay.play-on", "Play on from here")
PLAY_ON_IS: Final = Text(
    "replay.play-on-is",
    "A new table begins with this position, with dice of its own. The game here stays as it is.",
)
HINTS_LATER: Final = Text(
    "replay.hints-later",
    "This game goes on without hints. Until it is over there are none at the new table either.",
)
PLAYS_SEAT: Final = Text("replay.plays-seat", "Who plays for {who}")
IS_OVER: Final = Text(
    "replay.is-over", "Here the game is over. Step back to a position from which you like to play."
)

UPLOAD: Final = Text("records.upload", "Replay a record")
UPLOAD_IS: Final = Text(
    "records.upload-is",
    "A game from the terminal, from a friend, or written down beside the printed game: look at it "
    "move by move, and play on from any position.",
)
FILE: Final = Text("records.file", "The file")
PASTED: Final = Text("records.pasted", "or its text")
SHOW_IT: Final = Text("records.show-it", "Show it")
CORRECT: Final = Text("records.correct", "You can correct it here and try again.")
NOTHING: Final = Text("records.nothing", "Choose a file, or paste the text of a record.")
NOT_TEXT: Final = Text("records.not-text", "This is no text in UTF-8.")
QUOTED: Final = Text("records.quoted", "{problem} The line reads: “{found}”")
