"""What programs see of tables, and how they hear of them."""
