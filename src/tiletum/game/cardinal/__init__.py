"""The Cardinalbot: a seat that plays by its own rules.

Its turn is a series of steps on the game's stack that happen by themselves and stop only at chance:
its dice, and ties its rules leave open. Every step tells what it does and why in events.
"""
