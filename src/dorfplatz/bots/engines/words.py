"""What people are told about engines."""

from typing import Final

from dorfplatz.core.text import Text

NOT_A_COMMAND: Final = Text("engine.not-a-command", "“{found}” is no command to start an engine.")
NOT_HERE: Final = Text(
    "engine.not-here", "Engines can be started on Linux and macOS only, not on this system."
)
NOT_FOUND: Final = Text("engine.not-found", "There is no such program.")
NOT_ALLOWED: Final = Text("engine.not-allowed", "This cannot be run as a program.")
CANNOT_START: Final = Text("engine.cannot-start", "The program cannot be started ({reason}).")
GONE: Final = Text("engine.gone", "The program has ended.")
LAST_WORDS: Final = Text(
    "engine.last-words", "The program has ended; the last it said was “{said}”."
)
SILENT: Final = Text("engine.silent", "It did not answer in time.")
TOO_MUCH: Final = Text("engine.too-much", "It talked without end.")
COMPLAINED: Final = Text("engine.complained", "It said: “{said}”")
IMPOSSIBLE: Final = Text("engine.impossible", "It chose “{found}”. {problem}")
NOT_POSSIBLE: Final = Text("engine.not-possible", "This is not possible at the moment.")
OTHER_GAME: Final = Text(
    "engine.other-game", "It does not play “{game}” with rules {rules}; it plays: {known}."
)
ABOUT: Final = Text("engine.about", "Engine “{engine}”: {problem}")

OTHER_VERSION: Final = Text(
    "engine.other-version", "Version {found} of the protocol is not known; known is {known}."
)
NO_OPTION: Final = Text("engine.no-option", "There is no option “{found}”; there are: {known}.")
NO_POSITION: Final = Text("engine.no-position", "There is no position to think about.")
LONG_POSITION: Final = Text(
    "engine.long-position", "The position is too long: more than {most} signs."
)
LONG_LINE: Final = Text("engine.long-line", "A line is too long: more than {most} bytes.")
BUSY: Final = Text("engine.busy", "A thought is not finished yet; “stop” ends it.")
