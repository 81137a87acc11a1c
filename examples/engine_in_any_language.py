"""A whole engine for Dorfplatz: any possible move. It knows no rule, so it plays every game.

    dorfplatz play --engine "python3 examples/engine_in_any_language.py"

The protocol is in docs/engine-protocol.md; nothing of this is special to Python.
"""

import random
import sys

moves: list[str] = []

for line in sys.stdin:
    word, _, rest = line.strip().partition(" ")
    if word == "dorfplatz-engine":
        print("id name Random")
        print("ready", flush=True)
    elif word == "isready":
        print("readyok", flush=True)
    elif word == "position":
        moves = []  # the lines of a record follow; none of them begins like a command
    elif word == "legal":
        moves.append(rest)
    elif word == "go":
        print("bestmove", random.choice(moves), flush=True)
    elif word == "quit":
        break
