"""What went wrong, as one sentence in the user's language."""

import errno
from typing import Final

import click

from dorfplatz.core.refusal import Refusal
from dorfplatz.core.text import Message, Text, message

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

_BY_ERRNO: Final = {
    errno.ENOENT: NO_SUCH_FILE,
    errno.EEXIST: EXISTS,
    errno.EACCES: NOT_ALLOWED,
    errno.EPERM: NOT_ALLOWED,
    errno.EROFS: NOT_ALLOWED,
    errno.EISDIR: IS_A_FOLDER,
    errno.ENOTDIR: NOT_A_FOLDER,
    errno.ENOSPC: DISK_FULL,
}


class PipeClosed(Exception):
    """Nobody reads standard output any more."""


def complaint(problem: Refusal | OSError | PipeClosed | click.ClickException) -> Message:
    match problem:
        case Refusal():
            return problem.message
        case PipeClosed():
            return message(PIPE_CLOSED)
        case OSError():
            text = _BY_ERRNO.get(problem.errno or 0, OTHER)
            name = STREAM if problem.filename is None else str(problem.filename)
            return message(text, file=name, reason=problem.strerror or type(problem).__name__)
        case _:
            return _usage(problem)


def _usage(problem: click.ClickException) -> Message:
    match problem:
        case click.NoSuchCommand(
            command_name=found, ctx=click.Context(command=click.Group() as all)
        ):
            return message(NO_SUCH_COMMAND, found=found, known=tuple(all.commands))
        case click.NoSuchOption(option_name=found):
            return message(NO_SUCH_OPTION, found=found)
        case click.MissingParameter(param=click.Parameter() as parameter):
            return message(MISSING, parameter=_name(parameter))
        case click.BadParameter(param=click.Parameter(type=click.Choice() as choice) as parameter):
            return message(NOT_ONE_OF, parameter=_name(parameter), known=tuple(choice.choices))
        case click.BadParameter(param=click.Parameter(type=click.IntRange() as span) as parameter):
            least, most = int(span.min or 0), int(span.max or 0)
            return message(NOT_A_NUMBER, parameter=_name(parameter), least=least, most=most)
        case click.BadOptionUsage(option_name=option):
            return message(NO_VALUE, parameter=option)
        case _:
            return message(UNFIT)


def _name(parameter: click.Parameter) -> str:
    is_option = isinstance(parameter, click.Option)
    return parameter.opts[0] if is_option else parameter.human_readable_name
