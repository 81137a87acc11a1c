"""The score pad for the printed Bohemian Villages."""
