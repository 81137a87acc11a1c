"""What is in the box: reading a component file, and counting it against the box."""
