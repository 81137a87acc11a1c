"""What moves are called, what is asked, and where points came from."""

from collections.abc import Callable

import pytest

from dorfplatz.core.text import Fact, Message, Text, say
from dorfplatz.games.hamlet.actions import building
from dorfplatz.games.hamlet.game import HAMLET
from dorfplatz.games.hamlet.moves import Build, Fill, Make, Take, Use
from dorfplatz.games.hamlet.reasons import Question
from dorfplatz.games.hamlet.sentences.places import place_name
from dorfplatz.games.hamlet.state import PERSON, SEATS, Offer, Phase, State
from dorfplatz.showing.endings import winners
from dorfplatz.showing.hamlet.accounts import sources
from dorfplatz.showing.hamlet.botriks_turn.recap import botriks_last_turn
from dorfplatz.showing.hamlet.choosing.choices import action, can_meet_road, detail, price
from dorfplatz.showing.hamlet.choosing.questions import bill_words, botriks_tile, question_words
from dorfplatz.showing.hamlet.choosing.spots import best_first, ways
from dorfplatz.showing.hamlet.words import SOURCES
from tests.showing.hamlet.games import SEEDS, begun, decisions, first, played


def said(words: Fact) -> str:
    return say(words) if isinstance(words, Text | Message) else str(words)


@pytest.mark.parametrize("seed", SEEDS)
def test_no_two_moves_of_a_position_are_called_the_same(seed: int) -> None:
    for state in decisions(played(seed)):
        if state.phase in (Phase.TURN, Phase.PAY, Phase.ASK):
            names = [
                (said(action(state, move)), said(detail(state, move)))
                for move in HAMLET.legal(state)
            ]
            assert len(set(names)) == len(names)


@pytest.mark.parametrize("seed", SEEDS)
def test_a_price_is_what_a_move_takes_in_gold(seed: int) -> None:
    """Where nothing else is earned or paid with it."""
    for state in decisions(played(seed)):
        for move in HAMLET.legal(state):
            if isinstance(move, Make | Fill):
                after, _ = HAMLET.play(state, move)
                if after.phase is Phase.TURN and not any(
                    token.owner == PERSON for lying in state.tokens.values() for token in lying
                ):
                    before, left = state.players[PERSON].gold, after.players[PERSON].gold
                    assert before - left == price(state, move)


def test_a_blueprint_is_called_with_what_it_costs_and_what_lies_on_it() -> None:
    state = begun().state.copy()
    tiles = [offer.tile for offer in state.row]
    state.row = [Offer(tile, gold) for tile, gold in zip(tiles, (0, 1, 4, 0), strict=True)]
    signs = [said(detail(state, Take(tile))).partition(", ")[2] for tile in tiles]
    assert signs == ["", "", "+2 gold", "−3 gold"]


def test_what_is_missing_for_a_place_is_in_its_heading() -> None:
    state = begun().state.copy()
    state.players[PERSON].blueprints = ["sawmill"]
    assert str(action(state, Build("sawmill", "market"))) == "build Sawmill from"
    state.tokens["farm"] = ()
    assert str(action(state, Build("sawmill", "market"))) == "build Sawmill, −6 gold, from"


def test_places_where_the_roads_of_a_new_one_can_meet_are_known() -> None:
    state = begun().state.copy()
    state.players[PERSON].blueprints = ["sawmill", "woodland"]
    meets = {site for site in state.village if can_meet_road(state, Build("sawmill", site))}
    assert meets
    assert not any(can_meet_road(state, Build("woodland", site)) for site in state.village)


def test_a_good_is_called_with_what_its_owner_gets() -> None:
    state = begun().state
    assert said(detail(state, Use("wheat farm"))) == "wheat (Farm)"
    fine = said(detail(state, Use("fine brick stonemason 1")))
    assert fine == "fine brick of Player 2 (Stonemason) → Player 2: 3★"
    own = said(detail(state, Use("brick stonemason 0")))
    assert own == "brick of Player 1 (Stonemason) → Player 1: 1★ + 1 gold"


def test_a_bill_says_what_is_paid_for() -> None:
    state = first(lambda state: state.phase is Phase.PAY)
    assert str(bill_words(state)).startswith("You pay for: ")


def asks(question: Question) -> Callable[[State], bool]:
    return lambda state: state.question is not None and state.question[0] is question


@pytest.mark.parametrize("question", [Question.SPOT, Question.NEIGHBOUR])
def test_the_tile_that_botrik_lays_is_the_one_he_then_builds(question: Question) -> None:
    state = first(asks(question))
    tile = botriks_tile(state).id
    assert f"who builds {said(place_name(tile))}: " in str(question_words(state))
    while state.phase is Phase.ASK:
        state, _ = HAMLET.play(state, HAMLET.legal(state)[0])
    assert tile in state.village


def test_a_question_about_a_villager_says_where_it_goes() -> None:
    state = first(asks(Question.VILLAGER))
    assert str(question_words(state)).startswith("A villager of Botrik goes to ")


def test_ways_to_lay_a_tile_keep_the_numbers_of_the_moves() -> None:
    state = first(lambda state: state.phase is Phase.LAY)
    assert state.building is not None
    tile = state.options.components.tiles[state.building.tile]
    legal = building.lays(state)
    found = ways(state, tile, [move.spot for move in legal])
    ranked = [way for alike in best_first(found) for way in alike]
    assert sorted(way.number for way in ranked) == list(range(1, len(legal) + 1))
    assert all(legal[way.number - 1].spot == way.spot for way in ranked)


@pytest.mark.parametrize("seed", SEEDS)
def test_the_sources_of_points_add_up_to_the_result(seed: int) -> None:
    course = played(seed)
    result, got = course.game.result(course.state), sources(course)
    assert result is not None
    for seat, total in zip(SEATS, result.totals, strict=True):
        assert sum(got[seat, why] for why in SOURCES) == total
    assert {why for _, why in got} <= set(SOURCES)
    assert str(winners(course)).endswith(f"wins with {max(result.totals)} points.")


def test_the_recap_has_botriks_last_deeds_and_nothing_else() -> None:
    assert botriks_last_turn(begun()) == []
    told = [str(sentence) for sentence in botriks_last_turn(played(SEEDS[0]))]
    assert told
    assert all(sentence.startswith(("Player 2 ", "Botrik can do nothing")) for sentence in told)
