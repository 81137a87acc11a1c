"""Webhooks: other programs are told when it is somebody's turn, and what else matters to them."""
