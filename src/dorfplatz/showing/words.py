"""The texts of showing."""

from typing import Final

from dorfplatz.core.text import Text

# Said in several places
NOBODY: Final = Text("web.nobody", "nobody")
TOTAL: Final = Text("finale.total", "Total")
PLAYER: Final = Text("players.player", "Player")
NOW: Final = Text("players.now", "Now")
END_TURN: Final = Text("menu.end", "end the turn")
GAMES: Final = Text("games.games", "Games")
GUEST: Final = Text("web.guest", "Guest")
COINS: Final = Text("web.coins", "Coins")

# All that is particular to a game when people are told about it
WINNER: Final = Text("showing.winner", "{who} wins with {total} points.")
WINNERS: Final = Text("showing.winners", "{who} share the win with {total} points each.")
GROWTH: Final = Text("showing.growth", "Points after each turn")
AS_WRITTEN: Final = Text("showing.as-written", "{move}")

# The words of hints, whatever the game and the screen
HINT: Final = Text("hint.hint", "Hint")
CHOICE: Final = Text("hint.choice", "Choice")
SHARE: Final = Text("hint.share", "Wins")
FINAL_COINS: Final = Text("hint.coins", "Final coins")
THEN: Final = Text("hint.then", "then {deed}")
BOTH: Final = Text("hint.both", "{before}, {after}")

# Sentences about a table, whatever the game
UNDONE: Final = Text("play.undone", "{who} takes a move back.")
NOW_BOT: Final = Text("play.now-bot", "A bot plays on for {who}.")
NOW_PERSON: Final = Text("play.now-person", "{who} is back and plays again.")
