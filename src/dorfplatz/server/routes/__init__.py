"""What can be asked over HTTP: pages for people, JSON for programs."""
