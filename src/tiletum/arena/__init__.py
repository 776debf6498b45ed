"""Games between bots, and statistics about the bots."""
