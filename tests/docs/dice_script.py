"""The script that checks dice, as its readers get it."""

from functools import cache
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType
from typing import Final

import pytest

SCRIPT: Final = Path(__file__).parents[2] / "docs/check_dice.py"


@cache
def script() -> ModuleType:
    spec = spec_from_file_location("check_dice", SCRIPT)
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def complaint(text: str) -> str:
    """What the script says of a forged record."""
    with pytest.raises(script().Wrong) as refused:
        script().check(text)
    return str(refused.value)
