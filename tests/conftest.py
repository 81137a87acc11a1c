"""How hard Hypothesis looks: `make test` tries the same examples everywhere, and `make prove` other
ones in every run (`--hypothesis-profile=search`). Time never decides whether a test passes."""

from hypothesis import HealthCheck, settings

settings.register_profile(
    "same", deadline=None, derandomize=True, suppress_health_check=[HealthCheck.too_slow]
)
settings.register_profile(
    "search", settings.get_profile("same"), derandomize=False, print_blob=True
)
settings.load_profile("same")
