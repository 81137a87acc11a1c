"""Bring the catalogues up to date with the sentences in the code.

Run it with `make messages` after changing a `Text`, then translate what is new in de.po and it.po.
"""

from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from babel import Locale
from babel.messages.catalog import Catalog
from babel.messages.extract import extract_from_dir
from babel.messages.pofile import read_po, write_po

from dorfplatz import __version__
from dorfplatz.locale import TRANSLATED

SOURCE = Path("src/dorfplatz")
ONE, TWO = ((1, "c"), 2), ((1, "c"), 2, 3)
KEYWORDS: dict[str, Any] = {"Text": {2: ONE, 3: ONE, 4: TWO, 5: TWO}}
"""Text(key, sentence) and Text(key, singular, plural, counted): the key is the context. A comma
after the last argument counts as one more."""
BEGINNING = datetime(2026, 11, 15, tzinfo=UTC)
"""A fixed date, so that a catalogue changes only where its sentences do."""


def extracted() -> Catalog:
    """Every sentence in the code, in the order of its key."""
    template = Catalog(fuzzy=False)
    found = extract_from_dir(SOURCE, keywords=KEYWORDS, method_map=[("**.py", "python")])
    for _, _, sentence, _, key in sorted(found, key=lambda each: each[4] or ""):
        template.add(sentence, context=key)
    return template


def updated(code: str) -> Catalog:
    catalogue = Catalog(
        locale=code,
        project="Dorfplatz",
        version=__version__,
        header_comment=f"# Dorfplatz in {Locale(code).english_name}.",
        creation_date=BEGINNING,
        revision_date=BEGINNING,
        last_translator="The Dorfplatz maintainers",
        language_team=code,
        msgid_bugs_address="-",
        fuzzy=False,
    )
    path = SOURCE / "locale" / f"{code}.po"
    if path.exists():
        with path.open("rb") as source:
            for message in read_po(source, locale=code):
                if message.id:
                    catalogue[message.id] = message
    catalogue.update(extracted(), no_fuzzy_matching=True, update_creation_date=False)
    catalogue.obsolete.clear()
    return catalogue


def main() -> None:
    for code in TRANSLATED:
        catalogue = updated(code)
        with (SOURCE / "locale" / f"{code}.po").open("wb") as target:
            write_po(target, catalogue, width=100, no_location=True)
        missing = [each.context for each in catalogue if each.id and not any(each.string or ())]
        print(f"{code}: {len(catalogue)} sentences, {len(missing)} to translate")


if __name__ == "__main__":
    main()
