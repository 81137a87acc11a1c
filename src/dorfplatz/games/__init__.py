"""The rules of each game; standard library only, and no game knows another.

`catalogue` is the registry: all games by name, and every version of their rules that a record may
have been played with. `bohemian.game` and `hamlet.game` tie the rules of each game to
`core.contract`.
"""
