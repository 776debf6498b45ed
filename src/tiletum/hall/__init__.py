"""Tables being played, without I/O."""
