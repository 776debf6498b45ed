"""The Cardinalbot: a seat that plays by its own rules.

Its turn is a series of automatic steps on the game's stack. They stop only at chance: its dice, and ties
that its rules leave open. Every step reports its actions and reasons in events.
"""
