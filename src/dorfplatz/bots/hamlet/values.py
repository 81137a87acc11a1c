"""What the steward goes by: a guess in points for everything, made by hand."""

from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True, slots=True)
class Values:
    action: float = 2.5
    """What a villager brings in a turn when nothing special is at hand; Botrik's too."""
    raw: float = 0.15
    """A raw material that lies in the village; Botrik may use it as well."""
    good: float = 2.5
    """A good that one still has to get."""
    gold: float = 0.2
    """A gold at the end, when nothing can be bought any more."""
    saving: float = 0.9
    """Part of what something is worth that the gold saved for it is worth already."""
    chaplain: float = 2.5
    merchant: float = 0.8
    landscaper: float = 1.2
    """What one more church order, sale tile or flag adds to the chance of an award."""
    denied: float = 0.4
    """Part of what Botrik would have had."""
    hurry: float = 8.0
    """At most, for bringing the end nearer while one is ahead."""
    risk: float = 5.0
    """So far behind one may be and still end the game: waiting makes it worse."""
    win: float = 50.0
    """More than anything else."""
    fine: float = 4.0
    """The milestone of a good."""
    workshop: float = 1.0
    """A processing place without it."""
    planner: float = 4.0
    """The milestone of roads."""
    road: float = 0.6
    """A road without it."""
    kept: float = 0.8
    """Part of a good's reward that is sure when it is made; the rest when it is used."""
    planned: float = 0.55
    """Part of a place's worth that is sure when its blueprint is taken."""
    carried: float = 0.3
    """A way to carry something, for each round that is left."""
    near: float = 0.25
    """How likely Botrik gets the one resource that he lacks for an order, before the next turn."""
    connected: float = 3.0
    """A place that no road leads to does little."""
    link: float = 0.4
    """Lost for each link on the way to the Church."""
    open_end: float = 0.5
    """For each end of a printed road that leads on into the open."""
    laid: float = 3.0
    """What a place is worth where it will lie, as long as nobody has looked."""
    alike: float = 0.05
    """For each edge over which a road could be built one day."""


VALUES: Final = Values()
