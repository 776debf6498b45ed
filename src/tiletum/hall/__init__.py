"""Tables in play, without I/O."""
