"""The end: what both have is counted, and scored by the rules of the game."""

from typing import Final

from dorfplatz.core.text import Text
from dorfplatz.games.hamlet import scoring
from dorfplatz.games.hamlet.actions.using import worth_of
from dorfplatz.games.hamlet.cardboard.components import standard
from dorfplatz.games.hamlet.events import Why
from dorfplatz.games.hamlet.kinds import Award, Resource
from dorfplatz.games.hamlet.options import Modifier
from dorfplatz.games.hamlet.sentences.words import END, WHY
from dorfplatz.games.hamlet.state import Token
from dorfplatz.showing.hamlet.companion import words
from dorfplatz.showing.hamlet.companion.parts import has, heading, note
from dorfplatz.showing.hamlet.companion.program import (
    Add,
    Block,
    Blocks,
    End,
    Field,
    Fill,
    Halve,
    If,
    Row,
    Set,
    Step,
    Times,
)
from dorfplatz.showing.hamlet.companion.sentences import (
    Conditions,
    Ref,
    Relation,
    Say,
    Size,
    When,
    when,
)

COUNTING: Final = "final"
MANY: Final = 99
YOURS: Final = "yours"
HIS: Final = "his"
SIDES: Final = (YOURS, HIS)
HOLDERS: Final = (Say(words.NOBODY), Say(words.YOU), Say(words.BOTRIK))
"""Of the Planner."""

ACCOUNT: Final = (
    Row(Say(words.IN_PLAY), "yours.points", "his.points"),
    Row(Say(WHY[Why.SITES]), "yours.sites", "his.sites"),
    Row(Say(WHY[Why.PLANNER]), "yours.planner", "his.planner"),
    Row(Say(WHY[Why.ROUTE]), "yours.route", "his.route"),
    Row(Say(WHY[Why.CHAPLAIN]), "yours.chaplain", "his.chaplain"),
    Row(Say(WHY[Why.MERCHANT]), "yours.merchant", "his.merchant"),
    Row(Say(WHY[Why.LANDSCAPER]), "yours.landscaper", "his.landscaper"),
    Row(Say(WHY[Why.GOLD]), yours="yours.gold-points"),
    Row(Say(WHY[Why.GOODS_LEFT]), his="his.goods"),
)


def _both(name: str, label: Text, most: int = MANY) -> tuple[Field, ...]:
    return tuple(Field(f"{side}.{name}", Say(label), most) for side in SIDES)


FIELDS: Final = (
    Field("yours.points", Say(words.TRACK), 999),
    Field("his.points", Say(words.TRACK), 999, least=-99),
    Field("yours.sites", Say(words.SITE_POINTS), MANY),
    *_both("flags", words.FLAGS),
    *_both("roads", words.BUILT, standard().supplies.roads),
    *_both("places", words.PLACES),
    *_both("orders", words.FILLED, len(standard().orders)),
    *_both("sales", words.SALES),
    Field("yours.gold", Say(words.LEFT), MANY),
    Field("his.simple", Say(words.SIMPLE), MANY, when=has(Modifier.GOODS_LEFT)),
    Field("his.fine", Say(words.FINE), MANY, when=has(Modifier.GOODS_LEFT)),
    Field("planner", Say(words.PLANNER), len(HOLDERS) - 1, named=HOLDERS),
)


def ending() -> Blocks:
    known = (Set("his.roads", Ref("roads")), Set("his.orders", Size("orders")))
    return {
        COUNTING: Block(known, Fill(Say(words.COUNT), FIELDS, "final.scored")),
        "final.scored": Block(
            (
                heading(END),
                *_sites(),
                *_roads(),
                *_award(Award.CHAPLAIN, "orders", Modifier.CHAPLAIN_TIES),
                *_award(Award.MERCHANT, "sales", Modifier.FIVE_SALES),
                If(
                    (*has(Modifier.FIVE_SALES), *_fewer_than(scoring.MERCHANTS_SALES)),
                    (Set("yours.merchant", 0),),
                ),
                *_award(Award.LANDSCAPER, "flags", None),
                *_gold_and_goods(),
                *_totals(),
            ),
            End(ACCOUNT),
        ),
    }


def _sites() -> tuple[Step, ...]:
    """Botrik has the same for each of his, whatever its tile says."""
    return (
        Set("his.sites", 3),
        If(has(Modifier.ONE_POINT_SITES), (Set("his.sites", 1),)),
        If(has(Modifier.FIVE_POINT_SITES), (Set("his.sites", 5),)),
        Times("his.sites", Ref("his.flags")),
    )


def _roads() -> tuple[Step, ...]:
    """A point for each own road if one is the planner, and the longest own route."""
    steps: list[Step] = []
    for holder, side in enumerate(SIDES, 1):
        steps += (
            Set(f"{side}.planner", 0),
            If(when("planner", Relation.IS, holder), (_copy(side, "planner", "roads"),)),
            _copy(side, "route", "places"),
            Halve(f"{side}.route", scoring.PLACES_A_POINT),
        )
    return tuple(steps)


def _award(award: Award, counted: str, ties: Modifier | None) -> tuple[Step, ...]:
    """Whoever has most of something; in a tie both, or Botrik alone if a modifier says so."""
    yours, his = (f"{side}.{counted}" for side in SIDES)
    won = {side: Set(f"{side}.{award.value}", standard().awards[award]) for side in SIDES}
    tied = (When(yours, Relation.IS, Ref(his)), When(yours, Relation.MORE, 0))
    unless = () if ties is None else when("modifiers", Relation.LACKS, ties.value)
    return (
        *(Set(f"{side}.{award.value}", 0) for side in SIDES),
        If(when(yours, Relation.MORE, Ref(his)), (won[YOURS],)),
        If(when(his, Relation.MORE, Ref(yours)), (won[HIS],)),
        If(tied, (won[HIS], If(unless, (won[YOURS],)))),
    )


def _fewer_than(sales: int) -> Conditions:
    return when("yours.sales", Relation.LESS, sales)


def _gold_and_goods() -> tuple[Step, ...]:
    """His goods pay what they are worth, and a point in place of gold."""
    simple, fine = (1 + worth_of(Token(Resource.MILK, fine=each)) for each in (False, True))
    return (
        _copy(YOURS, "gold-points", "gold"),
        Halve("yours.gold-points", standard().supplies.gold_per_point),
        _copy(HIS, "goods", "simple"),
        Times("his.goods", simple),
        Times("his.fine", fine),
        Add("his.goods", Ref("his.fine")),
    )


def _copy(side: str, name: str, of: str) -> Step:
    return Set(f"{side}.{name}", Ref(f"{side}.{of}"))


def _totals() -> tuple[Step, ...]:
    """You win if you have more points than Botrik."""
    totals = {"yours": Ref("yours.total"), "his": Ref("his.total")}
    return (
        *(Set(f"{side}.total", 0) for side in SIDES),
        *(Add("yours.total", Ref(row.yours)) for row in ACCOUNT if row.yours),
        *(Add("his.total", Ref(row.his)) for row in ACCOUNT if row.his),
        If(
            when("yours.total", Relation.MORE, Ref("his.total")),
            (note(words.YOU_WIN, **totals),),
            (note(words.BOTRIK_WINS, **totals),),
        ),
    )
