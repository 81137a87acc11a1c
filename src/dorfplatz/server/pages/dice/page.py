"""What the page about the dice of one game shows."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from dorfplatz.core.dice_facts import Dice
from dorfplatz.core.text import Message, Text, message
from dorfplatz.games.catalogue import AnyCourse, AnyStep
from dorfplatz.play.checkable_dice import CheckedDraw, DiceCheck, check, drawn
from dorfplatz.play.dice_guarantee import Guarantee, guarantee_of
from dorfplatz.play.words import NOT_CHECKABLE, NOT_SHOWN, OTHER_SECRET
from dorfplatz.server.pages.dice import words
from dorfplatz.server.pages.game_pages import GAME_PAGES
from dorfplatz.server.tables.live_table import LiveTable
from dorfplatz.server.translator import Translator
from dorfplatz.showing.games import showing_of


@dataclass(frozen=True, slots=True)
class ShownDraw:
    version: int
    faces: tuple[int, ...]
    """Of a roll; empty for whatever else chance does."""
    who: str
    """Whose roll it is."""
    sentence: str
    is_elsewhere: bool
    fits: bool | None
    """None while nobody can say."""
    expected: str
    """What should stand there, if it does not fit."""


def game_facts(live: LiveTable, voice: Translator) -> dict[str, Any]:
    course, dice = live.course, live.record.dice
    found = found_at(live)
    draws = [*_draws(course, dice, found, voice)]
    own_draws = sum(not draw.is_elsewhere for draw in draws)
    holds = None if dice is None else guarantee_of(course.record, dice)
    return {
        "game": course.game.name,
        "dice": dice,
        "may_check": found is not None,
        "verdict": verdict(dice, found, holds),
        "dropped": {} if dice is None else _dropped(dice),
        "guarantee": () if holds is None else tuple(holds.sentences),
        "is_complete": holds is not None and holds.is_complete,
        "other_secret": OTHER_SECRET,
        "all_fit": all_fit(own_draws),
        "all_follow": all_fit(own_draws, for_everybody=False),
        "own_draws": own_draws,
        "draws": draws,
        "has_dice": showing_of(course).dice_counts is not None,
        "fallen": GAME_PAGES[course.game.name].fallen(course, voice),
    }


def _dropped(dice: Dice) -> dict[int, dict[str, int | str]]:
    """For browsers, which compare it with what they sealed."""
    return {each.seat: {"round": each.round, "seal": each.seal} for each in dice.dropped}


def found_at(live: LiveTable) -> DiceCheck | None:
    """What a check of the server itself finds; None while there is nothing to check with."""
    return live.cache.remembered("dice", lambda: _found(live.course, live.record.dice))


def _found(course: AnyCourse, dice: Dice | None) -> DiceCheck | None:
    return None if dice is None or dice.secret is None else check(course, dice=dice)


def verdict(dice: Dice | None, found: DiceCheck | None, holds: Guarantee | None) -> Text | Message:
    if found is None:
        return NOT_CHECKABLE if dice is None else NOT_SHOWN
    if found.problems:
        return found.problems[0].message
    return all_fit(found.checked, for_everybody=holds is None or holds.is_complete)


def all_fit(draws: int, *, for_everybody: bool = True) -> Text | Message:
    """A table that branched off may be closed before chance acts there."""
    if not draws:
        return words.NOTHING_DRAWN
    return message(words.ALL_FIT if for_everybody else words.ALL_FOLLOW, draws=draws)


def ways(course: AnyCourse) -> list[list[tuple[str, int]]]:
    """All that chance could do, draw by draw, with weights. Rolls are left empty: what dice can
    show a browser knows by itself."""
    rolled = GAME_PAGES[course.game.name].rolled
    return [[] if rolled(step) else _ways(course, step) for _, _, step in drawn(course)]


def _ways(course: AnyCourse, step: AnyStep) -> list[tuple[str, int]]:
    odds = course.game.odds(step.before)
    written = [course.game.write(step.before, way) for way in odds.outcomes]
    return [*zip(written, odds.weights, strict=True)]


def _draws(
    course: AnyCourse, dice: Dice | None, found: DiceCheck | None, voice: Translator
) -> Iterator[ShownDraw]:
    after, pages = 0 if dice is None else dice.after, GAME_PAGES[course.game.name]
    for number, (version, entry, step) in enumerate(drawn(course)):
        checked = None if found is None else found.draws[number]
        roll = pages.rolled(step)
        yield ShownDraw(
            version=version,
            faces=roll.faces if roll else (),
            who=course.names[roll.who] if roll else "",
            sentence=_sentence(course, step, voice) or entry.text,
            is_elsewhere=version <= after,
            fits=None if checked is None else checked.fits,
            expected=_expected(checked),
        )


def _expected(checked: CheckedDraw | None) -> str:
    return "" if checked is None or checked.fits else checked.expected or ""


def _sentence(course: AnyCourse, step: AnyStep, voice: Translator) -> str:
    """What the log says of it."""
    said = GAME_PAGES[course.game.name].draw_words(step)
    if said is not None:
        return voice(said)
    for event in step.events:
        told = course.game.tell(step.after, event) or course.game.heading(event)
        if told is not None:
            return voice(told)
    return ""
