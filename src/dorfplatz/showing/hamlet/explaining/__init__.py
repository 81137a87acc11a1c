"""What things on the table are about: places, tiles, orders, sales, actions, modifiers."""
