"""What can be done at a table.

An act either raises, having changed nothing, or changes the table in memory and returns the change to store.
If that cannot be stored, the table in memory is forgotten.
"""
