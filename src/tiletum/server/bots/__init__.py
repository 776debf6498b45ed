"""Bots: who is asked next, and the process in which they think."""
