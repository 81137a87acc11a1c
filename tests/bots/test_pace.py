"""Bots that wait like people."""

from random import Random

from dorfplatz.bots.pace import human


def test_more_choices_take_longer() -> None:
    random = Random(1)
    forced, few, many = (
        sum(human(choices, random) for _ in range(200)) / 200 for choices in (1, 5, 50)
    )
    assert 0.4 < forced < few < many < 3


def test_nobody_waits_for_ever() -> None:
    assert max(human(10**6, Random(seed)) for seed in range(100)) < 4
