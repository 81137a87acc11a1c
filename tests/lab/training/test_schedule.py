"""Training is bold at first, careful at the end."""

import pytest

from dorfplatz.lab.bohemian.training.schedule import pace


def test_steps_get_smaller_and_less_is_left_to_chance() -> None:
    paces = [pace(progress / 10) for progress in range(11)]
    rates, trusts, wanderings = zip(
        *((now.rate, now.trust, now.wandering) for now in paces), strict=True
    )
    for falling in (rates, trusts, wanderings):
        assert list(falling) == sorted(falling, reverse=True)
        assert falling[0] > falling[-1] > 0


@pytest.mark.parametrize("progress", [0, 0.3, 1])
def test_trust_and_wandering_are_shares(progress: float) -> None:
    now = pace(progress)
    assert 0 < now.wandering < now.trust <= 1
