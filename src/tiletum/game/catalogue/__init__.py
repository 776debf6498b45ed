"""Vocabularies of the game: one record per concept, and no logic."""
