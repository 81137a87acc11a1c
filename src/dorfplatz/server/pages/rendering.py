"""Pages from templates. Fragments are cached by what they show: most of a table stays the same from
one move to the next, and from one reader to another."""

import re
from collections.abc import Hashable, Mapping
from functools import cache, lru_cache
from hashlib import sha256
from pathlib import Path
from typing import Any, Final

from jinja2 import Environment, PackageLoader, StrictUndefined
from markupsafe import Markup

from dorfplatz.bots.words import GETTING_READY, bot_name, introduction
from dorfplatz.server.pages import words
from dorfplatz.server.pages.dice import words as dice_words
from dorfplatz.server.pages.lesson import words as lesson_words
from dorfplatz.server.pages.programs import words as program_words
from dorfplatz.server.pages.replay import words as replay_words
from dorfplatz.server.tables.replays.background import Slices
from dorfplatz.server.webhooks import words as hook_words
from dorfplatz.showing import words as showing_words

STATIC: Final = Path(__file__).parents[1] / "static"
FRAGMENTS_KEPT: Final = 20_000

Fragments = dict[str, Markup]
"""Parts of a page by the id of their element."""


@cache
def environment() -> Environment:
    templates = Environment(
        loader=PackageLoader("dorfplatz.server", "templates"),
        autoescape=True,
        undefined=StrictUndefined,
        auto_reload=False,
        trim_blocks=True,
        lstrip_blocks=True,
    )
    dice = ("", *(art(f"die-{face}", "small-die") for face in range(1, 7)))
    templates.globals.update(words=words, static=static, art=art, own_art=own_art)
    templates.globals.update(symbol=symbol, replaying=replay_words)
    templates.globals.update(small_dice=dice, dicing=dice_words)
    templates.globals.update(introduction=introduction, names=bot_name, getting_ready=GETTING_READY)
    templates.globals.update(hints=showing_words, hook_words=hook_words)
    templates.globals.update(lesson=lesson_words)
    templates.globals.update(programs=program_words)
    return templates


def render(template: str, **facts: Any) -> str:
    return environment().get_template(template).render(facts)


def templates_compiled() -> Slices[None]:
    """All of them, before anybody waits for one: some take a tenth of a second."""
    for name in environment().list_templates():
        environment().get_template(name)
        yield


@lru_cache(maxsize=FRAGMENTS_KEPT)
def fragment(template: str, **facts: Hashable) -> Markup:
    """Part of a page, made only of what is given: that is its key in the cache."""
    return Markup(render(template, **facts))


def static_files() -> list[str]:
    """Their paths below the folder."""
    found = (file for file in STATIC.rglob("*") if file.is_file())
    return sorted(file.relative_to(STATIC).as_posix() for file in found)


@cache
def static_folder() -> str:
    """The address of all drawings, styles and scripts: it has a hash of their content, so that
    browsers may cache them for ever, also the scripts that other scripts ask for."""
    content = sha256()
    for file in static_files():
        content.update((STATIC / file).read_bytes())
    return f"/static/{content.hexdigest()[:8]}"


def static(name: str) -> str:
    return f"{static_folder()}/{name}"


def symbol(name: str) -> str:
    """The address of a drawing. They stand in several files, so that a page loads only what it may
    show."""
    return f"{static(_files()[name])}#{name}"


def art(name: str, css: str = "") -> Markup:
    """A drawing that only repeats what words say beside it."""
    return _drawing(symbol(name), css)


def own_art(game: str, name: str, css: str = "") -> Markup:
    """The same from a game's own drawings, where a name may mean something else."""
    return _drawing(f"{static(f'{game}/art.svg')}#{name}", css)


@cache
def _drawing(address: str, css: str) -> Markup:
    return Markup('<svg class="art {}" aria-hidden="true"><use href="{}"/></svg>').format(
        css, address
    )


@cache
def _files() -> Mapping[str, str]:
    """Where each drawing stands."""
    return {
        name: file
        for file in sorted(path.name for path in STATIC.glob("*.svg"))
        for name in re.findall(r'<symbol id="([^"]+)"', (STATIC / file).read_text("utf-8"))
    }
