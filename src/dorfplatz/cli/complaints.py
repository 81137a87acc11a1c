"""What went wrong, as one sentence in the user's language."""

import errno
from typing import Final

import click

from dorfplatz.cli import words
from dorfplatz.core.refusal import Refusal
from dorfplatz.core.text import Message, message

_BY_ERRNO: Final = {
    errno.ENOENT: words.NO_SUCH_FILE,
    errno.EEXIST: words.EXISTS,
    errno.EACCES: words.NOT_ALLOWED,
    errno.EPERM: words.NOT_ALLOWED,
    errno.EROFS: words.NOT_ALLOWED,
    errno.EISDIR: words.IS_A_FOLDER,
    errno.ENOTDIR: words.NOT_A_FOLDER,
    errno.ENOSPC: words.DISK_FULL,
}


class PipeClosed(Exception):
    """Nobody reads standard output any more."""


def complaint(problem: Refusal | OSError | PipeClosed | click.ClickException) -> Message:
    match problem:
        case Refusal():
            return problem.message
        case PipeClosed():
            return message(words.PIPE_CLOSED)
        case OSError():
            text = _BY_ERRNO.get(problem.errno or 0, words.OTHER)
            name = words.STREAM if problem.filename is None else str(problem.filename)
            return message(text, file=name, reason=problem.strerror or type(problem).__name__)
        case _:
            return _usage(problem)


def _usage(problem: click.ClickException) -> Message:
    match problem:
        case click.NoSuchCommand(
            command_name=found, ctx=click.Context(command=click.Group() as all)
        ):
            return message(words.NO_SUCH_COMMAND, found=found, known=tuple(all.commands))
        case click.NoSuchOption(option_name=found):
            return message(words.NO_SUCH_OPTION, found=found)
        case click.MissingParameter(param=click.Parameter() as parameter):
            return message(words.MISSING, parameter=_name(parameter))
        case click.BadParameter(param=click.Parameter(type=click.Choice() as choice) as parameter):
            return message(
                words.NOT_ONE_OF, parameter=_name(parameter), known=tuple(choice.choices)
            )
        case click.BadParameter(param=click.Parameter(type=click.IntRange() as span) as parameter):
            least, most = int(span.min or 0), int(span.max or 0)
            return message(words.NOT_A_NUMBER, parameter=_name(parameter), least=least, most=most)
        case click.BadOptionUsage(option_name=option):
            return message(words.NO_VALUE, parameter=option)
        case _:
            return message(words.UNFIT)


def _name(parameter: click.Parameter) -> str:
    is_option = isinstance(parameter, click.Option)
    return parameter.opts[0] if is_option else parameter.human_readable_name
