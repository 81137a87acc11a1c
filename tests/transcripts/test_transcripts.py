"""A whole game as people tell it, in every language: read it, and you see what the program says.

After a change that is meant: `dorfplatz replay tests/records/passed.dorf --language de`, read, and
store it.
"""

from pathlib import Path

import pytest

from dorfplatz.cli.records import transcript
from dorfplatz.cli.screen import Screen
from dorfplatz.core.record import read
from dorfplatz.games.catalogue import course_of
from dorfplatz.locale import LANGUAGES

HERE = Path(__file__).parent
RECORD = HERE.parent / "records/passed.dorf"


@pytest.mark.parametrize("code", LANGUAGES)
def test_the_transcript_reads_like_this(code: str) -> None:
    course = course_of(read(RECORD.read_text("utf-8")))
    told = "\n".join(transcript(Screen(code), course)) + "\n"
    assert told == (HERE / f"passed.{code}.txt").read_text("utf-8")
