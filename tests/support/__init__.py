"""Helpers shared by tests: positions, games to play, servers and checks."""
