"""How many connections are open, in all and from each address, and who has to leave when it is one
too many."""

from typing import Protocol

from dorfplatz.core.refusal import Refusal
from dorfplatz.server.http.limits import network_of
from dorfplatz.server.http.proxies import TrustedProxies
from dorfplatz.server.http.refusals import Full, TooMany
from dorfplatz.server.http.words import NO_ROOM, TOO_MANY_CONNECTIONS
from dorfplatz.server.logs import RareWarning
from dorfplatz.server.settings import Settings


class Droppable(Protocol):
    def drop(self) -> None:
        """Close at once."""


class OpenConnections:
    """A connection is *waiting* unless a whole request of it is being answered: it is idle, or its
    request comes in bit by bit, or it is being closed. If no place is left, a newcomer gets that of
    the connection that has waited longest, so that half-sent requests never keep anybody out. Only
    if all others are being answered, the newcomer is refused."""

    def __init__(self, settings: Settings) -> None:
        self._most = settings.connections
        self._most_of_address = settings.connections_of_address
        self._proxies = TrustedProxies(settings.trusted_proxies)
        self._networks: dict[Droppable, str] = {}
        self._of_network: dict[str, dict[Droppable, None]] = {}
        self._waiting: dict[Droppable, None] = {}
        self._warn_full = RareWarning("all connections are in use")
        self._warn_crowded = RareWarning("an address has too many connections")

    def __len__(self) -> int:
        return len(self._networks)

    def add(self, connection: Droppable, host: str) -> Refusal | None:
        """A new connection, which waits; and why its request will be refused, if so."""
        network = "" if host in self._proxies else network_of(host)
        refusal = self._make_room() or self._make_room_in(network)
        self._networks[connection] = network
        if network:
            self._of_network.setdefault(network, {})[connection] = None
        self._waiting[connection] = None
        return refusal

    def wait(self, connection: Droppable) -> None:
        """The connection waits from now on."""
        if connection in self._networks:
            self._waiting.pop(connection, None)
            self._waiting[connection] = None

    def work(self, connection: Droppable) -> None:
        """A whole request of the connection is being answered."""
        self._waiting.pop(connection, None)

    def remove(self, connection: Droppable) -> None:
        network = self._networks.pop(connection, "")
        self._waiting.pop(connection, None)
        if network:
            neighbours = self._of_network[network]
            del neighbours[connection]
            if not neighbours:
                del self._of_network[network]

    def _make_room(self) -> Refusal | None:
        while len(self) >= self._most:
            self._warn_full(most=self._most)
            if not self._drop(next(iter(self._waiting), None)):
                return Full(NO_ROOM)
        return None

    def _make_room_in(self, network: str) -> Refusal | None:
        neighbours = self._of_network.get(network, {})
        while len(neighbours) >= self._most_of_address:
            self._warn_crowded(address=network, most=self._most_of_address)
            if not self._drop(next((each for each in neighbours if each in self._waiting), None)):
                return TooMany(TOO_MANY_CONNECTIONS, most=self._most_of_address)
        return None

    def _drop(self, connection: Droppable | None) -> bool:
        if connection is not None:
            self.remove(connection)
            connection.drop()
        return connection is not None
