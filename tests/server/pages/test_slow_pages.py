"""At which tables pages are made beside the event loop."""

import pytest

from dorfplatz.games.catalogue import find
from dorfplatz.server.routes.slow_pages import is_slow
from tests.server.support import House

pytestmark = pytest.mark.anyio


@pytest.mark.parametrize(("game", "people"), [("bohemian", 2), ("bohemian", 5), ("hamlet", 1)])
async def test_only_components_of_ones_own_are_expected_to_take_long(
    library: House, game: str, people: int
) -> None:
    ada = await library.program()
    shipped = find(game).settle(people + (game == "hamlet"), {})["components"]
    own = shipped.replace('title = "', 'title = "My own ', 1)
    kinds = ["person"] * people
    for options, expected in (({}, False), ({"components": own}, True)):
        table = (await ada.open(*kinds, game=game, options=options))["id"]
        assert is_slow(await library.live(table)) is expected
        assert (await ada.client.get(f"/tables/{table}/")).status_code == 200
        async with library.listening(f"/tables/{table}/events") as stream:
            await stream.begins()
