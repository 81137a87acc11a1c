"""The texts of cli."""

from typing import Final

from dorfplatz.core.text import Message, Text
from dorfplatz.lab.sequential import Verdict
from dorfplatz.showing import words as showing_words

# Said in several places
FITS: Final = Text("components-table.fits", "“{title}” fits the box.")

# The command that finds out which bots are stronger, and how sure that is
UNEVEN: Final = Text(
    "arena.uneven",
    "With this number of games not every bot sits everywhere equally often; {even} would do.",
)
ARENA_KEPT: Final = Text(
    "arena.kept",
    "{games} game is kept in {file}; the same command goes on from there.",
    "{games} games are kept in {file}; the same command goes on from there.",
    "games",
)

# Finished games of an arena: each is written to disk at once, so that a run can be stopped
ARENA_FILE_CHANGED: Final = Text(
    "arena.changed", "Another program has changed {file}; the last game was not written."
)

# What the arena is asked for, checked before any game is played
NOT_IN_RANGE: Final = Text(
    "arena.not-in-range", "{parameter} must be a number from {least} to {most}, not “{found}”."
)
BOT_NOT_INSTALLED: Final = Text(
    "arena.not-installed",
    "This needs {module}, which comes with the extra “lab”: pip install 'dorfplatz[lab]'",
)
NOT_A_PICTURE: Final = Text(
    "arena.not-a-picture", "{file}: the name of a picture ends in one of: {known}."
)
TAKES_TWO: Final = Text(
    "arena.takes-two", "--until-sure compares two different bots; here are: {named}."
)
NO_RIVALS: Final = Text(
    "arena.no-rivals",
    "In “{game}” the rules play against one bot; see it with: dorfplatz simulate --game {game}",
)

# The results of an arena: a table for people, JSON for programs, a picture
MARGIN: Final = Text("arena.margin", "Lead in coins")
RATING: Final = Text("arena.rating", "Rating")
BLOCKS: Final = Text(
    "arena.blocks",
    "{games} game. Blocks of equal dice and rotated seats: {blocks}. In brackets: 95 % intervals.",
    "{games} games. Blocks of equal dice and rotated seats: {blocks}. In brackets: 95 % intervals.",
    "games",
)
VERDICTS: Final = {
    Verdict.BETTER: Text("arena.better", "Sure after {games} games: {bot} is better than {other}."),
    Verdict.NOT_BETTER: Text(
        "arena.not-better",
        "Sure after {games} games: {bot} does not win {lead} points more than an even share "
        "against {other}.",
    ),
    Verdict.OPEN: Text(
        "arena.open",
        "After {games} games it is still open whether {bot} is better than {other}; more may tell.",
    ),
}
TITLE: Final = Text("arena.title", "{seats} players, {games} games; with 95 % intervals")
WRITTEN: Final = Text("arena.written", "Written: {files}.")

# The command that lists the bots
RUNG: Final = Text("bots.rung", "Rung")
NAME: Final = Text("bots.name", "Name")
HABITS: Final = Text("bots.habits", "Habits")
ORDER: Final = Text("bots.order", "From weakest to strongest.")

# Who plays at a keyboard's table: people first, then engines, then bots
TOO_MANY_PEOPLE: Final = Text(
    "play.too-many-people", "{found} people are named, but there are only {seats} seats."
)
TOO_MANY: Final = Text(
    "play.too-many",
    "Too many for this table: people {people}, engines {engines}, seats {seats}.",
)
NAME_TAKEN: Final = Text(
    "play.name-taken", "{name} is whom the rules play here; please take another name."
)

# What went wrong, as one sentence in the user's language
NO_SUCH_FILE: Final = Text("os.no-such-file", "{file}: there is no such file or folder.")
EXISTS: Final = Text("os.exists", "{file}: it exists already and is not overwritten.")
NOT_ALLOWED: Final = Text("os.not-allowed", "{file}: this is not permitted.")
IS_A_FOLDER: Final = Text("os.is-a-folder", "{file}: this is a folder, not a file.")
NOT_A_FOLDER: Final = Text("os.not-a-folder", "{file}: this is not a folder.")
DISK_FULL: Final = Text("os.disk-full", "{file}: the disk is full.")
OTHER: Final = Text("os.other", "{file}: reading or writing failed ({reason}).")
PIPE_CLOSED: Final = Text(
    "os.pipe-closed", "Standard output: the program reading it has stopped, so the rest is lost."
)
STREAM: Final = Text("os.stream", "Standard input or output")
NO_SUCH_COMMAND: Final = Text(
    "usage.no-such-command", "There is no command “{found}”; there are: {known}."
)
NO_SUCH_OPTION: Final = Text("usage.no-such-option", "There is no option “{found}”. Try --help.")
MISSING: Final = Text("usage.missing", "{parameter} is missing. Try --help.")
NOT_ONE_OF: Final = Text("usage.not-one-of", "{parameter} must be one of: {known}.")
NOT_A_NUMBER: Final = Text(
    "usage.not-a-number", "{parameter} must be a whole number from {least} to {most}."
)
NO_VALUE: Final = Text("usage.no-value", "{parameter} needs a value. Try --help.")
UNFIT: Final = Text("usage.unfit", "The command line is not understood. Try --help.")

# The command that shows components and checks them against the box
AS_GAME: Final = Text(
    "components.as-game", "As components of {game} (another game: --game): {problem}"
)

# Engines at a keyboard's table: one that fails is started once more, then a bot takes its seat
GETTING_READY: Final = Text("play.engine-getting-ready", "{name} is getting ready.")
SAYS: Final = Text("play.engine-says", "{name}: “{said}”")
ONCE_MORE: Final = Text("play.engine-once-more", "{problem} It is started once more.")
REPLACED: Final = Text(
    "play.engine-replaced", "{problem} From now on the bot “{bot}” plays in its place."
)
NO_ENGINE: Final = Text(
    "play.no-engine", "Nobody is played by an engine in this game, so it needs no --engine."
)
WANTED: Final = Text(
    "play.engines-wanted",
    "{names} is played by an engine in this game; go on with its command: --engine CMD",
    "{names} are played by engines in this game; go on with the command of each, in this order: "
    "--engine CMD --engine CMD",
    "count",
)

# Records and component files on disk: nothing is overwritten, nothing acknowledged is lost
IN_FILE: Final = Text("file.in-file", "{file}: {problem}")
NOT_TEXT: Final = Text("file.not-text", "This is no text in UTF-8.")
FILE_CHANGED: Final = Text(
    "file.changed",
    "Another program has changed {file}; nothing was written. Go on with: "
    "{command} play --resume {quoted}",
)
NO_GAME_TO_RESUME: Final = Text("file.nothing-to-resume", "There is no unfinished game to resume.")

# Engines that come to play: started before a game, ended with it whatever happens
NOT_A_SETTING: Final = Text(
    "play.not-a-setting", "“{found}” sets no option of an engine: write NAME=VALUE."
)

# Headings of columns that several tables about bots have
BOT: Final = Text("simulate.bot", "Bot")
SHARE: Final = Text("simulate.share", "Wins per seat")
INTERVAL: Final = Text("simulate.interval", "Interval (95 %)")

# What the commands and their options are for, in every language
COMMANDS: Final = {
    "dorfplatz": Text("help.dorfplatz", "Play and study village games."),
    "serve": Text("help.serve", "Open Dorfplatz in the browser, for yourself or for friends."),
    "play": Text("help.play", "Play in the terminal, against bots or with several people."),
    "engine": Text(
        "help.engine",
        "Play as an engine for other programs, over standard input and output; see "
        "docs/engine-protocol.md.",
    ),
    "simulate": Text("help.simulate", "Let bots play many games and see how they did."),
    "arena": Text(
        "help.arena",
        "Find out which bots are stronger: rotated seats, equal dice, ratings, honest intervals.",
    ),
    "bots": Text("help.bots-listed", "List the bots, from weakest to strongest."),
    "hint": Text(
        "help.hint", "Say what a strong bot would do in a recorded game, what else, and why."
    ),
    "replay": Text("help.replay", "Tell recorded games turn by turn."),
    "replay-all": Text(
        "help.replay-all",
        "Replay every stored game with this version of Dorfplatz and tell what is not as it was; "
        "records and folders of them can be named.",
    ),
    "check": Text("help.check", "Check that records are in order, move by move."),
    "trace": Text(
        "help.trace",
        "Print recorded games as JSON lines for programs; “-” reads standard input.",
    ),
    "components": Text(
        "help.components",
        "Show what is in the box of a game, or check a component file of your own.",
    ),
}
OPTIONS: Final[dict[str, Text | Message]] = {
    # A command's name before an option's: there it means something of its own.
    "host": Text(
        "help.host", "The address to listen at; 0.0.0.0 lets other devices in your network come in."
    ),
    "port": Text("help.port", "The port to listen at; if not given, 8000 or a free one."),
    "database": Text("help.database", "Where games are kept: a file, or the URL of a database."),
    "hooks_to_private": Text(
        "help.hooks-to-private",
        "Let webhooks lead to private addresses, such as machines of your own network.",
    ),
    "trusted_proxies": Text(
        "help.trusted-proxies",
        "Proxies in front of the server that say where visitors come from: addresses and networks "
        "with commas, or “none”; if not given, this machine.",
    ),
    "replay-all database": Text(
        "help.replay-all-database",
        "The games of this server; it may be running. If nothing is named, all games in your own "
        "folder.",
    ),
    "replay-all jobs": Text("help.replay-all-jobs", "How many processes replay at once."),
    "bot_pause": Text("help.bot-pause", "How long bots wait before they move, in milliseconds."),
    "browser": Text("help.browser", "Also open the page."),
    "people": Text("help.people", "Names of the people at this keyboard."),
    "bots": Text(
        "help.bots",
        "Names of bots, as “dorfplatz bots” lists them; the last one takes all seats that are "
        "left.",
    ),
    "simulate bots": Text(
        "help.simulate-bots",
        "Names of bots, as “dorfplatz bots” lists them; the last one takes all seats that are "
        "left. If not given, greedy and uniform play; in Hamlet steward.",
    ),
    "engines": Text(
        "help.engine-command",
        "A command that starts an engine, which takes one seat; can be given several times.",
    ),
    "engine_options": Text(
        "help.engine-option",
        "An option of the engines: all that have one of this name get the value.",
    ),
    "bot": Text("help.bot", "Which bot plays; “strongest” is the strongest of each game."),
    "engine seed": Text("help.engine-seed", "The same seed gives the same moves, if time allows."),
    "seats": Text("help.seats", "How many play."),
    "simulate seats": Text(
        "help.simulate-seats",
        "How many play, those whom the rules play included; if not given, as many as is usual.",
    ),
    "seed": Text("help.seed", "The same seed gives the same dice."),
    "record": Text("help.record", "Write the record to this new file."),
    "resume": Text("help.resume", "Go on with the last game, or with the one in a file."),
    "games": Text("help.games", "How many games."),
    "jobs": Text("help.jobs", "How many processes play at once; the records are the same."),
    "out": Text("help.out", "Write the records to this folder."),
    "game": Text("help.game", "Which game."),
    "arena bots": Text(
        "help.arena-bots",
        "Names of bots; the last one takes all seats that are left. More names than seats play a "
        "round robin: every table that can be made of them.",
    ),
    "arena games": Text(
        "help.arena-games", "How many games in all; with --until-sure, how many at most."
    ),
    "arena seed": Text(
        "help.arena-seed",
        "The same seed gives the same seats and dice; bots that think by the clock may still move "
        "differently.",
    ),
    "seconds": Text("help.seconds", "How long a bot may think about a move."),
    "pace": Text("help.pace", "Let bots wait a little before they move, like people."),
    "arena jobs": Text(
        "help.arena-jobs", "How many processes play at once; if not given, one for each core."
    ),
    "until_sure": Text(
        "help.until-sure",
        "Stop as soon as it is sure whether the first of two bots is better (a sequential test).",
    ),
    "lead": Text(
        "help.lead",
        "For --until-sure: so many percentage points above an even share of wins count as better.",
    ),
    "arena resume": Text(
        "help.arena-resume",
        "Keep every finished game in this file; with a file of the same settings, go on there.",
    ),
    "results": Text(
        "help.results", "Write the results to this file as JSON; “-” prints them instead."
    ),
    "plot": Text("help.plot", "Draw ratings and shares to this file (.png, .svg or .pdf)."),
    "move": Text(
        "help.move",
        "After how many moves, dice included; if not given, after the last one.",
    ),
    "as_json": Text("help.as-json", "As JSON, for programs."),
    "language": Text("help.language", "German, English or Italian; else as the environment says."),
    "version": Text("help.version", "Show the version and stop."),
    "help": Text("help.help", "Show this help and stop."),
}
USAGE: Final = Text("help.usage", "Usage: ")
HEADINGS: Final = {
    "Options": Text("help.options", "Options"),
    "Commands": Text("help.commands", "Commands"),
}

# The command that gives hints, and how a hint looks on a terminal
WORD: Final = Text("word.hint", "hint")
"""What a person types to get one."""
NUMBER: Final = Text("hint.number", "Number")
POSITION: Final = Text("hint.position", "After {move} moves; {who} decides.")
FEWER_MOVES: Final = Text(
    "hint.fewer-moves", "The record has only {most} moves; there is no position after {found}."
)
HINT_FINISHED: Final = Text(
    "hint.finished",
    "This game is over. Say with --move after how many of its {most} moves you want the hint.",
)
NO_HINTS: Final = Text("hint.none", "There are no hints for the game “{game}” yet.")

# The way in from the command line
STOPPED: Final = Text("main.stopped", "Stopped.")
FAULT: Final = Text(
    "main.fault",
    "Something is wrong inside Dorfplatz ({kind}). Please report it with the file {file}.",
)

# The bots at a keyboard
FAILED: Final = Text("play.bot-failed", "This bot failed; a simple one moves in its place.")

# Options that several commands share
TOO_MANY_BOTS: Final = Text(
    "command.too-many-bots", "{found} bots are named; seats for bots: {seats}."
)
NO_BOTS: Final = Text("command.no-bots", "Name at least one bot.")

# A game that draws nothing of its own on a terminal: what programs see, and a list of moves
LEGEND: Final = Text("plain.legend", "Above the choices stands all that is known of the table.")
NOTHING_TO_EXPLAIN: Final = Text("plain.nothing-to-explain", "This game has no explanations.")
WITH_DETAIL: Final = Text("plain.with-detail", "{action}: {detail}")

# The command to play in the terminal: against bots, or several people on one keyboard
GUEST: Final = showing_words.GUEST
OTHER_DICE: Final = Text(
    "play.other-dice",
    "The dice of this game were promised by the server where it is played, so it cannot go on "
    "here. Upload the record there to play on from any position.",
)
OVER: Final = Text("play.over", "This game is over already; see it with: {command} replay {quoted}")

# The commands that read records: replay, check, trace
RECORD_FINISHED: Final = Text(
    "check.finished",
    "{file}: in order; {game}, {seats} seats, {moves} move (chance included), finished: {result}",
    "{file}: in order; {game}, {seats} seats, {moves} moves (chance included), finished: {result}",
    "moves",
)
UNFINISHED: Final = Text(
    "check.unfinished",
    "{file}: in order; {game}, {seats} seats, {moves} move (chance included), not finished yet",
    "{file}: in order; {game}, {seats} seats, {moves} moves (chance included), not finished yet",
    "moves",
)
DICE: Final = Text(
    "check.dice",
    "{file}: dice in order; {draws} draw follows from the secret (people’s numbers: {numbers})",
    "{file}: dice in order; {draws} draws follow from the secret (people’s numbers: {numbers})",
    "draws",
)
DICE_FOLLOW: Final = Text(
    "check.dice-follow",
    "{file}: {draws} draw follows from the secret (people’s numbers: {numbers})",
    "{file}: {draws} draws follow from the secret (people’s numbers: {numbers})",
    "draws",
)
ELSEWHERE: Final = Text(
    "check.dice-elsewhere",
    "{file}: {draws} draw before the fork was made elsewhere and is not checked",
    "{file}: {draws} draws before the fork were made elsewhere and are not checked",
    "draws",
)
PERSON: Final = Text("transcript.person", "person")
TOTAL: Final = Text("transcript.total", "{who}: {total}")

# The command that replays every stored game with the present code
REPLAYING: Final = Text("replay-all.replaying", "Replaying")
ALL_THE_SAME: Final = Text("replay-all.same", "Games replayed: {games}. All are as they were.")
SOME_DIFFER: Final = Text(
    "replay-all.different", "Games replayed: {games}. Not as they were: {different}."
)

# The command that opens Dorfplatz in the browser
OPEN: Final = Text(
    "serve.open", "Dorfplatz is open at {address} – stop it with Ctrl-C; all games are kept."
)
CANNOT_LISTEN: Final = Text(
    "serve.cannot-listen", "The server cannot listen at {host}, port {port}: {reason}."
)
SERVER_NOT_INSTALLED: Final = Text(
    "serve.not-installed",
    "The server is not installed; it comes with: pip install 'dorfplatz[server]'",
)

# A game at one keyboard: people are asked, bots think; all is stored before it is told
NO_SUCH_CHOICE: Final = Text(
    "play.no-such-choice", "There is no choice {found}; choose 1 to {most}."
)
SESSION_KEPT: Final = Text(
    "play.kept", "The game is kept. Go on with: {command} play --resume {quoted}"
)
RECORDED: Final = Text("play.recorded", "The record is {file}.")

# The command that lets bots play many games
PLAYING: Final = Text("simulate.playing", "Playing")
SAVED: Final = Text("simulate.saved", "The records are in {folder}.")

# What many simulated games showed
PLACE: Final = Text("simulate.place", "Turn order")
SEATS: Final = Text("simulate.seats", "Seats")
SCORE: Final = showing_words.COINS
TURNS: Final = Text(
    "simulate.turns",
    "{games} game, {turns} turns for each player on average.",
    "{games} games, {turns} turns for each player on average.",
    "games",
)

# A game that draws nothing of its own on a terminal: what programs see, and a list of moves
PROMPT: Final = Text("plain.prompt", "Number, u, l, h or q")
HELP: Final = Text(
    "plain.help",
    "a number: make that choice, or write the move\n"
    "u: take back your last move, back to the last roll\n"
    "l: what has happened so far\n"
    "h: this help\n"
    "q: stop and keep the game",
)
