"""What every game and everything around the games agrees on; standard library only."""
