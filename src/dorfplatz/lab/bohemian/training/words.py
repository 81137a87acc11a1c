"""The texts of lab.bohemian.training."""

from typing import Final

from dorfplatz.core.text import Text

# Who does the work of training: the cores of this machine, or a cluster of many
NO_CLUSTER: Final = Text(
    "train.no-cluster",
    "Training on a cluster needs Ray: install it with pip install 'dorfplatz[cluster]'.",
)
NOT_REACHED: Final = Text(
    "train.not-reached", "No Ray cluster answers at {address}, where RAY_ADDRESS says it is."
)

# Checkpoints of training and what comes out of it, as plain arrays and JSON; no pickles
NO_CHECKPOINT: Final = Text("train.no-checkpoint", "{file}: this is no checkpoint of training.")
OTHER_GOAL: Final = Text(
    "train.other-goal",
    "{file}: this checkpoint was made for another goal. Take the same options, or another folder.",
)
