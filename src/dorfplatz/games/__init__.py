"""The rules of each game; standard library only, and no game knows another."""
