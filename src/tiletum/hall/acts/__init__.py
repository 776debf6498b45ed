"""The acts at a table.

An act either raises and changes nothing, or changes the table in memory and returns the change to store. If
the change cannot be stored, the table in memory is forgotten.
"""
