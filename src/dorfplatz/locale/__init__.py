"""The languages: catalogues that translators edit as .po files, read as they are."""

import os
import re
from functools import cache
from gettext import GNUTranslations, NullTranslations
from importlib.resources import files
from io import BytesIO
from typing import Final

from babel.messages.mofile import write_mo
from babel.messages.pofile import read_po

LANGUAGES: Final = ("de", "en", "it")
FALLBACK: Final = "en"
"""English stands in the code and needs no catalogue."""
TRANSLATED: Final = tuple(code for code in LANGUAGES if code != FALLBACK)


@cache
def language(code: str) -> NullTranslations:
    """All sentences in a language."""
    if code == FALLBACK:
        return NullTranslations()
    with files("dorfplatz.locale").joinpath(f"{code}.po").open("rb") as source:
        catalogue = read_po(source, locale=code)
    compiled = BytesIO()
    write_mo(compiled, catalogue)
    compiled.seek(0)
    return GNUTranslations(compiled)


def language_of_environment() -> str:
    """The user's language as the environment tells it, if we speak it."""
    variables = ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG")
    wanted = next((value for name in variables if (value := os.environ.get(name))), "")
    for choice in wanted.split(":"):
        code = re.split("[-_.@]", choice)[0].lower()
        if code in LANGUAGES:
            return code
    return FALLBACK
