"""Each own donkey may move once a turn, to an adjacent place joined by a road."""

from dorfplatz.core.text import Message, message
from dorfplatz.games.hamlet.actions.words import NO_DONKEY, NOT_JOINED
from dorfplatz.games.hamlet.events import DonkeyLed, News
from dorfplatz.games.hamlet.moves import Lead
from dorfplatz.games.hamlet.sentences.places import place_name
from dorfplatz.games.hamlet.state import PERSON, Piece, State


def problem(state: State, move: Lead) -> Message | None:
    if Piece(move.start) not in state.players[PERSON].donkeys:
        return message(NO_DONKEY, place=place_name(move.start))
    if move.end not in state.network.joined[move.start]:
        return message(NOT_JOINED, start=place_name(move.start), end=place_name(move.end))
    return None


def moves(state: State) -> list[Lead]:
    starts = dict.fromkeys(
        donkey.place for donkey in state.players[PERSON].donkeys if not donkey.is_done
    )
    joined = state.network.joined
    return [Lead(start, end) for start in starts for end in joined[start]]


def lead(state: State, move: Lead, news: News) -> None:
    donkeys = state.players[PERSON].donkeys
    donkeys[donkeys.index(Piece(move.start))] = Piece(move.end, is_done=True)
    news.append(DonkeyLed(PERSON, move.start, move.end))
