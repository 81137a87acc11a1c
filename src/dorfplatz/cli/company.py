"""Who plays at a keyboard's table: people first, then engines, then bots."""

from collections.abc import Sequence
from dataclasses import dataclass

from dorfplatz.bots.engines.foreign import KIND
from dorfplatz.bots.roster import usual
from dorfplatz.cli.guests import Guest
from dorfplatz.cli.options import bots_for, names_in
from dorfplatz.cli.words import NAME_TAKEN, TOO_MANY, TOO_MANY_PEOPLE
from dorfplatz.core.names import check_name_among, check_new_name
from dorfplatz.core.record import PERSON, Player
from dorfplatz.core.refusal import Malformed
from dorfplatz.games.catalogue import AnyGame
from dorfplatz.play.names import free_name
from dorfplatz.play.seating import automa_player, seated


@dataclass(frozen=True, slots=True)
class Wishes:
    """Whom somebody wants to see at the table; the person who asks is `guest` if they have no other
    name."""

    guest: str
    people: tuple[str, ...] = ()
    engines: int = 0
    bots: str | None = None
    seats: int | None = None


@dataclass(frozen=True, slots=True)
class Company:
    """All that are not played by the rules; bots by their kinds."""

    people: tuple[str, ...]
    engines: int
    bots: tuple[str, ...]


def company(game: AnyGame, wishes: Wishes) -> Company:
    """Bots are those named, the last of whom fills the seats that are left. If nobody says
    otherwise, one person plays against two usual bots, or against nobody but whom the rules play;
    several people, and whoever brings an engine, play without any."""
    automas, engines, bots = len(game.automas()), wishes.engines, wishes.bots
    people = wishes.people or ((wishes.guest,) if _has_room(game, wishes) else ())
    if bots is None and wishes.seats is None:
        alone = len(people) == 1 and not automas and not engines
        bots = ",".join([usual(game.name)] * 2) if alone else ""
    seats = wishes.seats
    if seats is None:
        seats = len(people) + engines + len(names_in(bots or "")) + automas
    free = seats - automas - len(people) - engines
    if automas or free >= 0:
        game.settle(seats, {})  # refuses a wrong number of seats
    _check_seats(len(people), engines, seats - automas)
    kinds = bots_for(game.name, bots or usual(game.name), free) if free or bots else ()
    return Company(people, engines, kinds)


def _has_room(game: AnyGame, wishes: Wishes) -> bool:
    """Whether nobody who is named takes the seat of the one who asks: else they look on."""
    if not wishes.engines:
        return True
    if wishes.seats is None:
        return not game.automas()
    named = wishes.engines + len(names_in(wishes.bots or "")) + len(game.automas())
    return named < wishes.seats


def _check_seats(people: int, engines: int, seats: int) -> None:
    if people + engines <= seats:
        return
    if engines:
        raise Malformed(TOO_MANY, people=people, engines=engines, seats=seats)
    raise Malformed(TOO_MANY_PEOPLE, found=people, seats=seats)


def players(game: AnyGame, company: Company, guests: Sequence[Guest]) -> tuple[Player, ...]:
    """Everybody on a seat and with a name."""
    automas = game.automas()
    by_rules = {automa_player(kind).name for kind in automas.values()}
    for number, name in enumerate(company.people):
        check_new_name(name)
        check_name_among(name, company.people[:number])
        if name.casefold() in {each.casefold() for each in by_rules}:
            raise Malformed(NAME_TAKEN, name=name)
    others = [Player(PERSON, name) for name in company.people]
    for guest in guests:
        others.append(Player(KIND, guest.name({*by_rules, *(each.name for each in others)})))
    for kind in company.bots:
        others.append(Player(kind, free_name({player.name for player in others})))
    return seated(automas, others, automa_player)
