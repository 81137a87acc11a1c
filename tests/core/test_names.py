"""Names of new players: somebody must be able to see them, and to tell them apart."""

import pytest

from dorfplatz.core.names import check_name_among, check_new_name
from dorfplatz.core.record import Player, Record, read, write
from dorfplatz.core.refusal import Malformed

INVISIBLE = {
    "Hangul filler": "\u3164",
    "halfwidth Hangul filler": "\uffa0",
    "Hangul choseong filler": "\u115f",
    "Hangul jungseong filler": "\u1160",
    "Braille blank": "\u2800",
    "Egyptian blank": "\U00013441",
    "null notehead": "\U0001d159",
    "variation selector": "\ufe0f",
    "variation selector for ideographs": "\U000e0100",
    "combining grapheme joiner": "\u034f",
    "Khmer inherent vowel": "\u17b4",
    "Mongolian variation selector": "\u180b",
    "Mongolian vowel separator": "\u180e",
    "combining mark": "\u0301",
    "enclosing mark": "\u20dd",
    "zero width space": "\u200b",
    "zero width joiner": "\u200d",
    "word joiner": "\u2060",
    "soft hyphen": "\u00ad",
    "tags": "\U000e0041\U000e007f",
    "no-break space": "\u00a0",
}
VISIBLE = (
    "Ada",
    "Žofie",
    "Zoe\u0308",
    "李",
    "अदा",
    "❤\ufe0f",
    "👍🏽",
    "渡邉\U000e0100",
    "-",
    "7",
    "אדה",
)


@pytest.mark.parametrize("sign", INVISIBLE.values(), ids=INVISIBLE)
@pytest.mark.parametrize("shape", ["{0}", "{0}{0}", "{0} {0}", "{0}\ufe0f", "\u3164{0}"])
def test_a_name_that_nobody_can_see_is_refused(sign: str, shape: str) -> None:
    with pytest.raises(Malformed) as refused:
        check_new_name(shape.format(sign))
    assert refused.value.code in ("record.name", "record.unseen-name")


@pytest.mark.parametrize("name", VISIBLE)
def test_a_name_that_can_be_seen_is_taken(name: str) -> None:
    check_new_name(name)


@pytest.mark.parametrize("name", ["", " Ada", "A" * 41, "Ada\nBob"])
def test_whatever_no_record_could_hold_is_refused_too(name: str) -> None:
    with pytest.raises(Malformed) as refused:
        check_new_name(name)
    assert refused.value.code == "record.name"


@pytest.mark.parametrize("name", ["\u3164", "\u2800", "\ufe0f", "\u0301"])
def test_a_record_that_has_such_a_name_already_is_still_read(name: str) -> None:
    record = Record("bohemian", 1, (Player("person", name), Player("greedy", "Zdenka")), {})
    assert read(write(record)) == record


@pytest.mark.parametrize(
    "name", ["Ada\ufe0f", "A\u034fda", "Ada\u2800", "\u3164Ada", "Ada\U000e0100", "Ada  Lovelace"]
)
def test_a_name_that_only_differs_from_another_in_what_nobody_sees_is_refused(name: str) -> None:
    with pytest.raises(Malformed) as refused:
        check_name_among(name, ["Ben", "Ada", "Ada Lovelace"])
    assert refused.value.code == "record.same-looks"


def test_letters_in_one_piece_or_two_look_the_same() -> None:
    with pytest.raises(Malformed):
        check_name_among("Zoe\u0308", ["Zoë"])


@pytest.mark.parametrize("name", ["Ada", "ADA", "Áda", "Ada 2", "❤\ufe0f"])
def test_other_names_and_the_very_same_one_are_taken(name: str) -> None:
    check_name_among(name, ["Ada", "Ben"])
