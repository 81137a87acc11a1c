"""What to do next in a turn: whatever is worth most of all that is possible."""

from collections.abc import Sequence

from dorfplatz.bots.hamlet import acting, carrying, gains
from dorfplatz.bots.hamlet.acting import Worths
from dorfplatz.bots.hamlet.errands import Errand, errands
from dorfplatz.bots.hamlet.outlook import Outlook, outlook
from dorfplatz.games.hamlet import turn
from dorfplatz.games.hamlet.actions import donkeys
from dorfplatz.games.hamlet.moves import END, Beg, HireDonkey, HireVillager, PlayerMove, Take
from dorfplatz.games.hamlet.state import PERSON, State


def best(state: State) -> PlayerMove:
    """The turn ends when nothing that is possible is worth anything."""
    worths = _worths(state, outlook(state))
    for deed in sorted(worths, key=worths.__getitem__, reverse=True):
        if worths[deed] > 0 and turn.problem(state, deed) is None:
            return deed
    return END


def _worths(state: State, look: Outlook) -> Worths:
    """What everything would be worth, possible or not."""
    is_ready = bool(state.players[PERSON].ready)
    wanted = errands(state, look) if is_ready else []
    found: Worths = {lead: gains.of_leading(state, lead, wanted) for lead in donkeys.moves(state)}
    if is_ready or state.visit:
        found |= _at_town_hall(state, look, wanted)
    if is_ready:
        found |= acting.worths(state, look)
        found[Beg()] = look.gold
    return found


def _at_town_hall(state: State, look: Outlook, wanted: Sequence[Errand]) -> Worths:
    takes = [Take(offer.tile) for offer in state.row]
    hires = [HireDonkey(place) for place in carrying.between(state)]
    return {
        **{take: gains.of_taking(state, take, look) for take in takes},
        HireVillager(): gains.of_hiring(look),
        **{hire: gains.of_donkey(state, hire, look, wanted) for hire in hires},
    }
