"""What every request has in common: who asks, how often, how much, and what a refusal says."""
