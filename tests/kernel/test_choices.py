"""Room for the longest list of moves: compiled code does not look where it writes."""

from dorfplatz.games.bohemian.kernel import dice as tables
from dorfplatz.games.bohemian.kernel.choices import MOST
from dorfplatz.games.bohemian.kernel.layout import PLACES
from tests.kernel.disagreement import agree


def test_there_is_room_for_every_use_of_any_dice_on_a_full_board_of_one_kind() -> None:
    for number in range(len(tables.ALL)):
        ways = tables.WAYS[number + 1] - tables.WAYS[number]
        pairs = tables.PAIRS[number + 1] - tables.PAIRS[number]
        parts = tables.PARTS[number + 1] - tables.PARTS[number]
        longest = int(ways) * PLACES + 2 * int(pairs) + int(parts) + 1
        agree("room", True, longest <= MOST)
