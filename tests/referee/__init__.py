"""A second, independent, slow and plain implementation of the rules, to check the engine against."""
