"""Whatever on the table can be explained, by the name that its link has."""

from collections.abc import Iterator

from dorfplatz.core.text import Message, Text
from dorfplatz.games.hamlet.kinds import Award, Milestone
from dorfplatz.games.hamlet.moves import Action
from dorfplatz.games.hamlet.sentences.places import place_name
from dorfplatz.games.hamlet.sentences.words import ACTIONS, AWARDS, MILESTONES, ORDERS
from dorfplatz.games.hamlet.state import State
from dorfplatz.showing.hamlet.explaining.about_places import about_place
from dorfplatz.showing.hamlet.explaining.about_rest import (
    about_action,
    about_award,
    about_milestone,
    about_order,
    about_sale,
)
from dorfplatz.showing.hamlet.explaining.about_tiles import about_tile
from dorfplatz.showing.hamlet.words import ASKED

_MILESTONES = {milestone.value: milestone for milestone in Milestone}
_AWARDS = {award.value: award for award in Award}
_ACTIONS = {f"act-{action.value}": action for action in Action}


def about(state: State, subject: str) -> tuple[Text | str, Iterator[Message]] | None:
    """What it is called, and sentences about it; None if there is no such thing."""
    cardboard = state.options.components
    if subject in state.village:
        return place_name(subject), about_place(state, subject)
    if subject in cardboard.tiles:
        return place_name(subject), about_tile(state, cardboard.tiles[subject])
    kind, _, name = subject.partition("-")
    if kind == "order" and name in cardboard.orders:
        return ORDERS[name], about_order(state, cardboard.orders[name])
    if kind == "sale" and name in cardboard.sales:
        return ASKED, about_sale(state, cardboard.sales[name])
    return _about_rule(state, subject)


def _about_rule(state: State, subject: str) -> tuple[Text, Iterator[Message]] | None:
    if milestone := _MILESTONES.get(subject):
        return MILESTONES[milestone], about_milestone(state, milestone)
    if award := _AWARDS.get(subject):
        return AWARDS[award], about_award(state, award)
    if action := _ACTIONS.get(subject):
        return ACTIONS[action], about_action(action)
    return None
