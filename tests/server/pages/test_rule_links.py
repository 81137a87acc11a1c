"""Whatever the table says of a rule leads to its paragraph: explanations, refusals, reasons."""

import re
from collections.abc import Iterator
from html import unescape
from types import ModuleType

import pytest

from dorfplatz.core.text import Message, Text, message
from dorfplatz.games.bohemian.placing import obstacle
from dorfplatz.games.bohemian.state import State
from dorfplatz.games.hamlet.reasons import Question
from dorfplatz.games.hamlet.sentences.words import QUESTIONS
from dorfplatz.games.hamlet.state import Phase
from dorfplatz.locale import LANGUAGES
from dorfplatz.server.pages.bohemian.rules import links as bohemian
from dorfplatz.server.pages.hamlet.page import HINTS
from dorfplatz.server.pages.hamlet.rules import links as hamlet
from dorfplatz.server.pages.rules import library, links
from dorfplatz.server.pages.rules.books import BOOKS
from dorfplatz.server.translator import Translator
from dorfplatz.showing.bohemian import explaining, words
from dorfplatz.showing.hamlet import words as hamlet_words
from dorfplatz.showing.hamlet.botriks_turn import words as step_words
from dorfplatz.showing.hamlet.botriks_turn.step_kinds import RULES
from dorfplatz.showing.hamlet.choosing import words as choosing_words
from dorfplatz.showing.hamlet.choosing.why_not import why_not
from dorfplatz.showing.hamlet.choosing.words import NOT
from dorfplatz.showing.hamlet.explaining import words as explaining_words
from dorfplatz.showing.hamlet.explaining.words import NO_REACH
from tests.games.bohemian.sentences import keys as keys_of_bohemian
from tests.games.hamlet.sentences import keys as keys_of_hamlet
from tests.positions import position
from tests.server.support import House, version_on
from tests.showing.hamlet.games import decisions, played

VOICE = Translator("en", ("Ada", "Ben", "Cleo"))
NO_RULE_NEEDED = {
    *("unreadable", "not-a-move", "not-now", "cannot-fall", "game-over"),
    *("no-such-building", "no-place", "no-order"),
}
"""Refusals of what is no move at all, or not of this moment, or of something that is not there."""
HOW_THINGS_STAND = {
    *("explain.free", "explain.taken", "explain.printed"),
    *("hamlet.about.connected", "hamlet.about.lies", "hamlet.about.empty", "hamlet.about.many"),
    *("hamlet.about.filled-by", "hamlet.about.to-fill", "hamlet.about.held-by"),
    *("hamlet.about.to-take", "hamlet.about.in-hand", "hamlet.about.in-bag"),
    *("hamlet.why-not", "hamlet.why-not.from", "hamlet.step.only-one", "hamlet.step.stays"),
}
"""Sentences of explanations that tell no rule; those with a reason inside have the reason's."""
SENTENCES = ("explain.", "hamlet.about.", "hamlet.rule.", "hamlet.step.", "hamlet.why-not")
"""How their keys begin; the names of things begin otherwise."""
EXPLAINING = (words, explaining_words, choosing_words, step_words)

OUT_OF_REACH: dict[str, tuple[State, str, str]] = {
    "the dice do not reach it": (position(dice=(1, 1, 1, 1)), "N8", "totals"),
    "a single die is left": (position(dice=(4,)), "N4", "totals"),
    "no die is left": (position(dice=()), "N8", "totals"),
    "no figure is in hand": (position(figures=(0, 1, 1)), "N7", "place"),
    "one's own figure": (position(occupants={"N7": 0}), "N7", "kick-out"),
    "another is free": (position(occupants={"N8": 1}), "N8", "kick-out"),
    "nobody is kicked out of a manor": (position(occupants={"12": 1}), "E12", "kick-out"),
    "nor of a mill": (position(occupants={"E6": 1}), "E6", "kick-out"),
    "one keeps such a shop": (position(occupants={"A2": 0, "I2": 1}), "I2", "kick-out"),
}


def texts_in(module: ModuleType) -> Iterator[Text]:
    """Its own, and those of its tables."""
    for value in vars(module).values():
        for text in value.values() if isinstance(value, dict) else (value,):
            if isinstance(text, Text):
                yield text


def paragraph(said: Text | Message) -> str | None:
    """The anchor it leads to."""
    link = links.rule_of(said, VOICE)
    return None if link is None else link.address.partition("#")[2]


def test_no_text_belongs_to_both_games() -> None:
    assert len(links.PARAGRAPHS) == len(bohemian.RULES) + len(hamlet.RULES)


@pytest.mark.parametrize("code", LANGUAGES)
def test_every_link_leads_to_a_paragraph_that_it_names(code: str) -> None:
    ids = {
        game: {*re.findall(r'\sid="([^"]+)"', library.body(game, code).chapters)} for game in BOOKS
    }
    for text, (game, anchor) in links.PARAGRAPHS.items():
        assert anchor in ids[game], text.key
        link = links.rule_of(text, Translator(code))
        assert link is not None
        assert link.address == f"/rules/{game}#{anchor}"
        assert Translator(code).sentence(library.sheet(game).headings()[anchor]) in link.says


def test_every_refusal_of_the_rules_has_its_paragraph_or_needs_none() -> None:
    for prefix, keys in (("refusal.", keys_of_bohemian), ("hamlet.refusal.", keys_of_hamlet)):
        ruled = {text.key for text in links.PARAGRAPHS}
        bare = {key.removeprefix(prefix) for key in keys(prefix) - ruled}
        assert bare <= NO_RULE_NEEDED
        assert ruled.isdisjoint(f"{prefix}{code}" for code in NO_RULE_NEEDED)


def test_every_sentence_of_an_explanation_has_its_paragraph_or_tells_no_rule() -> None:
    texts = {text for module in EXPLAINING for text in texts_in(module)}
    bare = {text.key for text in texts if text not in links.PARAGRAPHS}
    assert {key for key in bare if key.startswith(SENTENCES)} == HOW_THINGS_STAND


@pytest.mark.parametrize("why", OUT_OF_REACH)
def test_why_one_cannot_move_in_here_leads_to_its_rule(why: str) -> None:
    state, house, anchor = OUT_OF_REACH[why]
    told = [*explaining.chances(state, state.board.index[house])]
    lines = links.lines(told, VOICE)
    assert all('href="/rules/bohemian#' in line.sign for line in lines)
    assert anchor in [paragraph(said) for said in told]


def test_every_obstacle_to_moving_in_is_among_these() -> None:
    met = {
        found.code
        for state, house, _ in OUT_OF_REACH.values()
        if (found := obstacle(state, state.board.index[house])) is not None
    }
    codes = ("no-figure", "own-figure", "never-kicked-out", "free-one-left", "shop-kept")
    assert met == {f"refusal.{code}" for code in codes}


def test_whatever_is_not_possible_in_hamlet_leads_to_its_rule() -> None:
    seen = set[str]()
    for state in [*decisions(played(9))][::6]:
        if state.phase is Phase.TURN:
            cards = (*state.village, *(f"sale-{sale}" for sale in state.sales))
            subjects = (*cards, *(f"order-{order}" for order in state.orders))
            for said in (each for subject in subjects for each in why_not(state, subject)):
                anchor = paragraph(said)
                assert anchor is not None, str(said)
                seen.add(anchor)
    assert {"joined", "turn", "produce", "transport", "hire"} <= seen


def test_the_reason_inside_a_sentence_counts() -> None:
    why = message(NO_REACH)
    assert paragraph(message(NOT, what="beg", why=why)) == "transport"
    assert paragraph(message(NOT, what="beg", why="no reason")) is None


def test_all_that_botrik_goes_by_has_its_paragraph() -> None:
    assert {*hamlet.ASKED} == {*Question}
    assert {*hamlet.STEPS} == {*RULES}
    assert all(paragraph(text) for text in (*QUESTIONS.values(), *RULES.values()))


def test_every_source_and_every_hint_has_its_paragraph() -> None:
    sources = (*words.SOURCES.values(), *hamlet_words.SOURCES.values())
    assert all(paragraph(text) for text in (*sources, *HINTS.values()))


def test_a_sentence_without_a_rule_has_no_sign() -> None:
    assert links.sign(words.PRINTED, VOICE) == ""
    assert links.named(words.PRINTED, VOICE, "<b>") == "&lt;b&gt;"


@pytest.mark.anyio
async def test_a_refused_move_leads_to_its_rule_with_and_without_scripts(library: House) -> None:
    ada = await library.person(accept_language="de")
    table = await ada.open("person", "person")
    fields = {"version": version_on(await ada.page(table)), "move": "end"}
    plain = await ada.send(f"{table}move", fields)
    assert plain.status_code == 409
    assert 'href="/rules/bohemian#must" target="rules"' in plain.text
    ada.client.headers["Accept"] = "application/json"
    said = (await ada.send(f"{table}move", fields)).json()
    assert said["code"] == "refusal.must-move"
    assert said["rule"]["address"] == "/rules/bohemian#must"
    assert said["rule"]["says"] == "Regel: Was du musst und was du darfst – in neuem Tab"
    stale = (await ada.send(f"{table}move", fields | {"version": 0})).json()
    assert "rule" not in stale


@pytest.mark.anyio
async def test_an_explanation_is_a_page_with_links_to_the_rules(library: House) -> None:
    ada = await library.person()
    table = await ada.open("person", "person")
    address = re.findall(r'href="(buildings/[^"]+)"', await ada.page(table))[0]
    for path in (address, f"{address}?part=1"):
        html = await ada.page(f"{table}{path}")
        rules = re.findall(r'class="to-rule" href="(/rules/bohemian#[^"]+)"', html)
        assert "/rules/bohemian#totals" in rules
        assert unescape(html).count("Rule: ") == len(rules) >= 2
