"""An engine of ours over streams: it hears all, answers in order, and ends with its host."""

import os
from collections.abc import Iterator
from threading import Thread

import pytest

from dorfplatz.bots.engines.conversation import Conversation
from dorfplatz.bots.engines.question import question
from dorfplatz.bots.engines.speaker import Speaker
from tests.engine.foreign_programs import table
from tests.waiting import GUARD


def held(pieces: list[bytes]) -> list[str]:
    """What an engine says to a host who says this and is gone."""
    said: list[str] = []
    rest = iter(pieces)
    talk = Conversation(lambda: next(rest, b""), said.append)
    talk.hold(Speaker(talk.mind, bot="greedy"))
    return said


def test_lines_may_come_in_any_pieces() -> None:
    whole = "\n".join([*question(table().course, 0.1), "isready", ""]).encode()
    first, second = (
        held([whole]),
        held([whole[place : place + 7] for place in range(0, len(whole), 7)]),
    )
    assert first == second
    assert [line.split()[0] for line in first] == ["bestmove", "readyok"]


def test_it_ends_when_it_is_told_to_though_the_host_talks_on() -> None:
    assert held([b"isready\nquit\nisready\n", b"isready\n"]) == ["readyok"]
    assert held([b"isready\nposition\ndorfplatz 1\nquit\nend\nisready\n"]) == ["readyok"]


def test_a_stream_that_breaks_is_at_its_end() -> None:
    def broken() -> bytes:
        raise OSError

    talk = Conversation(broken, print)
    talk.hold(Speaker(talk.mind, bot="greedy"))


@pytest.fixture
def pipe() -> Iterator[tuple[int, int]]:
    ends = os.pipe()
    yield ends
    for end in ends:
        os.close(end)


def test_it_leaves_though_the_host_still_listens(pipe: tuple[int, int]) -> None:
    """The one who reads waits for more, and must not hold anybody up."""
    heard, told = pipe
    os.write(told, b"isready\nquit\n")
    said: list[str] = []
    talk = Conversation(lambda: os.read(heard, 100), said.append)
    holding = Thread(target=talk.hold, args=(Speaker(talk.mind, bot="greedy"),), daemon=True)
    holding.start()
    holding.join(GUARD)
    assert not holding.is_alive()
    assert said == ["readyok"]
