"""The rules of Bohemian Villages for people."""
