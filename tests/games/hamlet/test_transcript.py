"""A whole game as people tell it: read it, and you see what the program says.

After a change that is meant: `dorfplatz replay --language en` of `records/rounds-won.dorf`, read,
and store it in `transcripts/`.
"""

from pathlib import Path

import pytest

from dorfplatz.cli.records import transcript
from dorfplatz.cli.screen import Screen
from dorfplatz.core.record import read
from dorfplatz.games.catalogue import course_of

pytestmark = pytest.mark.no_cover

HERE = Path(__file__).parent
RECORD = HERE / "records/rounds-won.dorf"
TOLD = HERE / "transcripts"


@pytest.mark.parametrize("code", ["de", "en", "it"])
def test_the_transcript_reads_like_this(code: str) -> None:
    course = course_of(read(RECORD.read_text("utf-8")))
    told = "\n".join(transcript(Screen(code), course)) + "\n"
    assert told == (TOLD / f"rounds-won.{code}.txt").read_text("utf-8")
