"""What the commands and options that only Bohemian Villages has are for."""

from typing import Final

from dorfplatz.core.text import Message, Text

HELP: Final[dict[str, Text | Message]] = {
    "train": Text(
        "help.train", "Train the evaluations of bots by self-play; it can be interrupted."
    ),
    "train seed": Text("help.train-seed", "The same seed gives the same training."),
    "train games": Text("help.train-games", "How many games the network learns from."),
    "train jobs": Text("help.train-jobs", "How many games are played at once."),
    "train out": Text(
        "help.train-out", "The folder for results and checkpoints; from these training goes on."
    ),
    "train weights": Text(
        "help.weights", "Tune the weights of greedy instead of training a network."
    ),
    "train generations": Text("help.generations", "With --weights: how many generations."),
    "train learn_on": Text("help.learn-on", "Begin with the network that comes with Dorfplatz."),
    "train cluster": Text(
        "help.cluster", "Play the games on a cluster by Ray; RAY_ADDRESS says on which."
    ),
}
