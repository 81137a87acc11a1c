"""Dorfplatz whose streams notice soon that somebody has left: nobody waits for that here."""

from typing import Final

from dorfplatz.__main__ import main
from dorfplatz.server.tables import server_sent_events

SOON: Final = 1.0

if __name__ == "__main__":
    vars(server_sent_events)["LOOK_AGAIN"] = SOON
    main()
