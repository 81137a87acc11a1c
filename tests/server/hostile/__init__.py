"""Visitors who mean harm, and a server in a process of its own that must not mind: `visits` has all
kinds of them, `watched` starts the server and looks at what it uses."""
