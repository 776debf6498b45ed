"""A game being played: seats, dealer, log, undo, save files and the view."""
