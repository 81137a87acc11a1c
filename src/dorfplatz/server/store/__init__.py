"""What outlives the server: tables, their seats and the lines of their records."""
