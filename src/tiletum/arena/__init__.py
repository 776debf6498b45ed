"""Games between bots, and what they tell about the bots."""
