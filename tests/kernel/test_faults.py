"""The faults that `make faults` plants still fit the kernel."""

from tests.kernel.faults import FAULTS
from tests.kernel.faults.planting import occurrences


def test_every_fault_can_be_planted_in_just_one_place() -> None:
    assert [fault for fault in FAULTS if occurrences(fault) != 1] == []


def test_every_fault_is_another_one_and_says_what_it_breaks() -> None:
    assert len({(fault.module, fault.old, fault.new) for fault in FAULTS}) == len(FAULTS)
    assert all(fault.breaks and fault.old != fault.new for fault in FAULTS)
