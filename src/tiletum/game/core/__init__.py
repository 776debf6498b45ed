"""What every rule works with: state, vocabulary, printed rules as tables, moves, steps and events."""
