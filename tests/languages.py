"""For tests that are about something else than the languages they are run in."""

from typing import Final

import pytest

from dorfplatz.locale import LANGUAGES

ONE_OF_THE_LANGUAGES: Final = [
    pytest.param(code, marks=[pytest.mark.outer] if code != "de" else []) for code in LANGUAGES
]
"""The others are tried in the outer ring."""
