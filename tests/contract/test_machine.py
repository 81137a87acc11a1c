"""Any game keeps the contract, wherever random play leads it."""

import json
from random import Random
from typing import Any

import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from dorfplatz.core.seat import CHANCE
from dorfplatz.games.catalogue import GAMES
from tests.fuzz import bohemian, hamlet
from tests.fuzz.checks import Conservation, check_every_choice, check_notation, play_checked

TABLES = {"bohemian": bohemian.random_options, "hamlet": hamlet.quick_options}
CONSERVED: dict[str, Conservation] = {
    "bohemian": bohemian.conserved,
    "hamlet": hamlet.conserved,
}
WHOLE_GAMES = {"bohemian": 10, "hamlet": 2}
"""A game of Hamlet takes as long as a dozen others; `make prove` plays many."""


class ContractMachine(RuleBasedStateMachine):
    """Plays any game of the catalogue; Hypothesis chooses the table and every move."""

    @initialize(name=st.sampled_from(sorted(GAMES)), table=st.integers(0, 2**32))
    def sit_down(self, name: str, table: int) -> None:
        self.game = GAMES[name]
        self.conserved = CONSERVED[name]
        seats, options = TABLES[name](Random(table))
        self.state: Any = self.game.new(seats, options)
        self.seen: list[Any] = []

    @precondition(lambda self: self.game.actor(self.state) is CHANCE)
    @rule(chosen=st.integers(0, 2**32))
    def chance_acts(self, chosen: int) -> None:
        outcomes = self.game.odds(self.state).outcomes
        self._play(outcomes[chosen % len(outcomes)])

    @precondition(lambda self: self.game.legal(self.state))
    @rule(chosen=st.integers(0, 2**32))
    def a_seat_acts(self, chosen: int) -> None:
        legal = self.game.legal(self.state)
        self._play(legal[chosen % len(legal)])

    @invariant()
    def listed_moves_are_accepted_and_others_refused(self) -> None:
        check_every_choice(self.game, self.state, self.seen[-30:])

    def _play(self, move: Any) -> None:
        check_notation(self.game, self.state, move)
        after, events = self.game.play(self.state, move)
        assert json.dumps([self.game.report(event) for event in events])
        self.conserved(self.state, after)
        self.seen.append(move)
        self.state = after


ContractMachine.TestCase.settings = settings(max_examples=10, stateful_step_count=50)
test_every_game_keeps_the_contract = ContractMachine.TestCase


@pytest.mark.parametrize(
    ("name", "number"), [(name, number) for name in GAMES for number in range(WHOLE_GAMES[name])]
)
def test_whole_random_games_keep_the_contract_and_end(name: str, number: int) -> None:
    random = Random(f"contract/{number}")
    state = GAMES[name].new(*TABLES[name](random))
    play_checked(GAMES[name], state, random, CONSERVED[name], thorough=0.03)
