"""Pig, a dice game in the public domain, as somebody outside Dorfplatz would add it.

Roll a die as often as you like; whoever holds keeps what was rolled, a 1 loses it and ends the
turn. Who first has a hundred points wins. See docs/add-a-game.md.
"""
