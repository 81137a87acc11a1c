"""Tokens: who has one is a visitor of their own."""

from dataclasses import replace

from dorfplatz.core.names import check_new_name
from dorfplatz.server.http.visitors import QUICK, Signer, new_visitor


def new_token(signer: Signer, name: str) -> str:
    """Nobody can tell from a token whose program it is. Programs need no time to follow bots."""
    check_new_name(name)
    return signer.token(replace(new_visitor(name), pace=QUICK))
