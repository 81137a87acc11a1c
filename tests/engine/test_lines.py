"""Lines of the protocol: what is written is read again, and nothing that is said can break it."""

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from dorfplatz.bots.engines import said_by_engine, said_by_host
from dorfplatz.bots.engines.said_by_engine import Info
from dorfplatz.bots.engines.wire import LINE_AT_MOST, Lines, flat

names = st.from_regex(r"[a-z][a-z0-9-]{0,8}", fullmatch=True)
words = st.text().map(flat)
sentences = words.filter(bool)
counts = st.integers(0, 999_999_999)
numbers = st.floats(-1e6, 1e6).map(lambda number: float(f"{number:g}"))

BY_ENGINE: st.SearchStrategy[Any] = st.one_of(
    st.builds(said_by_engine.Name, sentences),
    st.builds(said_by_engine.Author, sentences),
    st.builds(said_by_engine.Plays, names, counts),
    st.builds(said_by_engine.Option, names, words),
    st.builds(said_by_engine.Ready),
    st.builds(said_by_engine.ReadyNow),
    st.builds(Info, st.dictionaries(names.filter(lambda name: name != "text"), numbers), words),
    st.builds(said_by_engine.BestMove, sentences),
    st.builds(said_by_engine.Error, sentences),
)
BY_HOST: st.SearchStrategy[Any] = st.one_of(
    st.builds(said_by_host.Hello, counts),
    st.builds(said_by_host.SetOption, names, words),
    st.builds(said_by_host.IsReady),
    st.builds(said_by_host.NewGame, names, counts),
    st.builds(said_by_host.Position),
    st.builds(said_by_host.Legal, sentences),
    st.builds(
        said_by_host.Go,
        st.none() | st.integers(0, 99),
        st.none() | st.floats(0, 99_999).map(lambda number: round(number, 3)),
    ),
    st.builds(said_by_host.Stop),
    st.builds(said_by_host.Quit),
    st.builds(said_by_host.Error, sentences),
)


@given(BY_ENGINE)
def test_what_an_engine_says_is_read_as_it_was_meant(said: said_by_engine.Said) -> None:
    line = said_by_engine.write(said)
    assert "\n" not in line
    assert said_by_engine.read(line) == said


@given(BY_HOST)
def test_what_a_host_says_is_read_as_it_was_meant(said: said_by_host.Said) -> None:
    line = said_by_host.write(said)
    assert "\n" not in line
    assert said_by_host.read(line) == said


nearly = st.sampled_from(
    [
        *("id", "name", "author", "game", "option", "ready", "readyok", "info", "text", "bestmove"),
        *("error", "dorfplatz-engine", "setoption", "isready", "newgame", "position", "end"),
        *("legal", "go", "seat", "seconds", "stop", "quit", "1", "-1", "2.5", "nan", "1e999", ""),
    ]
)


@given(st.text() | st.lists(nearly | st.text(max_size=4)).map(" ".join))
def test_any_line_is_read_or_ignored(line: str) -> None:
    said_by_engine.read(line)
    said_by_host.read(line)


@pytest.mark.parametrize(
    ("line", "meant"),
    [
        ("info share 0.31 coins 45", Info({"share": 0.31, "coins": 45.0})),
        ("info text I like glass 7", Info({}, "I like glass 7")),
        ("info coins 45 text to text", Info({"coins": 45.0}, "to text")),
        ("info coins many nodes 1e999 share nan depth", Info({})),
        ("info text", Info({})),
        ("  bestmove   3+4  Nenbrad glass\r", said_by_engine.BestMove("3+4 Nenbrad glass")),
        ("bestmove", None),
        ("ready now", None),
        ("Ready", None),
        ("game bohemian one", None),
    ],
)
def test_a_line_of_an_engine_means(line: str, meant: said_by_engine.Said | None) -> None:
    assert said_by_engine.read(line) == meant


@pytest.mark.parametrize(
    ("line", "meant"),
    [
        ("go", said_by_host.Go()),
        ("go seconds 2.5 seat 3 depth 7", said_by_host.Go(3, 2.5)),
        ("go seconds -1", said_by_host.Go()),
        ("go seconds 1e5", said_by_host.Go()),
        ("gone", None),
        ("position of things", None),
        ("setoption bot", said_by_host.SetOption("bot", "")),
    ],
)
def test_a_line_of_a_host_means(line: str, meant: said_by_host.Said | None) -> None:
    assert said_by_host.read(line) == meant


@given(st.lists(st.binary(max_size=20) | st.just(b"\n")))
def test_lines_are_the_same_however_they_come_in(pieces: list[bytes]) -> None:
    whole, cut = Lines(), Lines()
    assert [line for piece in pieces for line in cut.feed(piece)] == whole.feed(b"".join(pieces))


def test_of_a_line_without_end_only_a_part_is_kept() -> None:
    lines = Lines()
    for _ in range(40):
        assert lines.feed(b"x" * LINE_AT_MOST) == []
        assert len(lines._rest) == LINE_AT_MOST + (lines._rest != b"x" * LINE_AT_MOST)
    assert lines.feed(b"\nready\n") == [None, "ready"]


def test_bytes_that_are_no_text_are_replaced_and_line_ends_of_all_kinds_taken_off() -> None:
    assert Lines().feed(b"\xff\xfe bestmove\r\nend\n") == ["\ufffd\ufffd bestmove", "end"]
