"""What the script of the score pad needs to count without us."""

import json
from functools import cache

from dorfplatz.core.text import UNNAMED
from dorfplatz.core.words import NAME
from dorfplatz.games.bohemian.box import SEATS, TILES_AT_MOST
from dorfplatz.games.bohemian.components import standard
from dorfplatz.games.bohemian.words import KINDS
from dorfplatz.server.pages.bohemian import words as of_the_table
from dorfplatz.server.pages.bohemian.score_pad import words
from dorfplatz.server.pages.bohemian.score_pad.complaints import most_of
from dorfplatz.server.pages.bohemian.score_pad.entered import OF_COUNT
from dorfplatz.server.translator import Translator
from dorfplatz.showing.bohemian.pad import BECAUSE, COUNTS, GOODS_COUNTS, SHOP_COUNTS, rules
from dorfplatz.showing.bohemian.words import SET


@cache
def for_script(voice: Translator) -> str:
    """The rules as data, the limits, and sentences with their holes."""
    says = {
        "unnamed": UNNAMED,
        "winner": of_the_table.WINNER,
        "winners": of_the_table.WINNERS,
        "set": SET,
        "copied": words.COPIED,
        "name": NAME,
        "number": words.NUMBER,
        "figures": words.FIGURES,
        "printed": words.NOTHING_PRINTED,
        "tiles": words.TILES,
    }
    known = {
        "rules": rules(),
        "because": {
            why: {case: voice(text) for case, text in cases.items()}
            for why, cases in BECAUSE.items()
        },
        "counts": OF_COUNT,
        "labels": {count: voice(text) for count, text in words.LABELS.items()},
        "shops": {name: voice(KINDS[kind]) for name, kind in SHOP_COUNTS.items()},
        "titles": {why: voice(text) for why, text in words.TITLES.items()},
        "most": {count: {n: most_of(count, n) for n in SEATS} for count in COUNTS},
        "figures": {n: standard().setup(n).figures for n in SEATS},
        "tiles": {name: TILES_AT_MOST[kind] for name, kind in GOODS_COUNTS.items()},
        "says": {name: voice(text) for name, text in says.items()},
    }
    return json.dumps(known, ensure_ascii=False)
