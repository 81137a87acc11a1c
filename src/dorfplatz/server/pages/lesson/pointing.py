"""Pointing at what is meant: elements of a page are marked, and style sheets let them glow."""

from collections.abc import Iterable, Iterator

from markupsafe import Markup, escape

from dorfplatz.server.pages.lesson.script import Deed, Step
from dorfplatz.server.pages.rendering import Fragments


def marks_of(step: Step) -> Iterator[str]:
    """The button of the move that is asked for is always meant."""
    yield from step.points
    if isinstance(step.task, Deed):
        yield f'value="{escape(step.task.move)}"'


def pointed(parts: Fragments, marks: Iterable[str]) -> Fragments:
    """The same parts, with what is meant marked."""
    marks = tuple(marks)
    return {name: _pointed(part, marks) for name, part in parts.items()}


def first_place(step: Step) -> str:
    """Where a link to what is meant leads: the first of it that has an id, or nowhere."""
    named = (mark.split('"')[1] for mark in step.points if mark.startswith("id="))
    return next(named, "")


def _pointed(part: Markup, marks: Iterable[str]) -> Markup:
    text = str(part)
    for mark in marks:
        text = text.replace(f" {mark}", f" {mark} data-pointed", 1)
    return Markup(text)
