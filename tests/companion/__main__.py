"""`make fuzz`: the companion beside the rules through as many games as wanted."""

from argparse import ArgumentParser
from concurrent.futures import ProcessPoolExecutor

from rich.progress import track

from tests.companion.following import follow_game
from tests.companion.scored import score_by_both
from tests.companion.watching import game


def main() -> None:
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--seed", default="companion")
    parser.add_argument("--jobs", type=int, default=2)
    chosen = parser.parse_args()
    seeds = [f"{chosen.seed}/{number}" for number in range(chosen.games)]
    with ProcessPoolExecutor(chosen.jobs) as pool:
        played = pool.map(play, seeds)
        turns, answers = map(sum, zip(*track(played, total=len(seeds)), strict=True))
    print(f"{chosen.games:,} games, {turns:,} turns of Botrik’s, {answers:,} answers: all alike")


def play(seed: str) -> tuple[int, int]:
    """A game through all comparisons; a failure names its seed. Returns turns and answers."""
    try:
        state, turns = game(seed)
        answers = follow_game(state, turns)
        by_rules, by_companion = score_by_both(state)
        assert by_rules == by_companion
    except Exception as fault:
        raise AssertionError(f"seed {seed!r}") from fault
    return len(turns), answers


if __name__ == "__main__":
    main()
