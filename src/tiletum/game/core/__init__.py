"""The basis of all rules: state, vocabulary, rules as tables, moves, steps and events."""
