"""Records that somebody hands in: as kind as possible to what mail and editors do to a text."""

from typing import Final

from dorfplatz.core.record import at_line
from dorfplatz.core.refusal import Malformed, Refusal
from dorfplatz.core.text import Message, shortened
from dorfplatz.core.words import AT_LINE
from dorfplatz.server.pages.replay import words

BYTE_ORDER_MARK: Final = "\ufeff"


def text_of(file: bytes, pasted: str) -> str:
    """A file goes before what was pasted. The last line may lack its end, for mail often loses it;
    if it is really cut off, it is refused for what is left of it."""
    text = _decoded(file) if file.strip() else pasted
    text = text.removeprefix(BYTE_ORDER_MARK)
    if not text.strip():
        raise Malformed(words.NOTHING)
    return text if text.endswith("\n") else f"{text}\n"


def quoting(refusal: Refusal, text: str) -> Refusal:
    """The refusal with what stands in its line, unless it quotes that already."""
    number = line_of(refusal)
    found = shortened("".join(text.split("\n")[number - 1 : number]).strip()) if number else ""
    problem = refusal.message.facts.get("problem")
    quotes = isinstance(problem, Message) and found in problem.facts.values()
    return refusal if quotes or not found else refusal.placed(words.QUOTED, found=found)


def line_of(refusal: Refusal) -> int | None:
    """The line that a refusal names, counted from 1."""
    number = refusal.message.facts.get("line")
    return number if refusal.message.text == AT_LINE and isinstance(number, int) else None


def _decoded(file: bytes) -> str:
    try:
        return file.decode("utf-8")
    except UnicodeDecodeError as problem:
        line = file[: problem.start].count(b"\n") + 1
        raise at_line(line, Malformed(words.NOT_TEXT)) from None
