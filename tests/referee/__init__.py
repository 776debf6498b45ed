"""A second, independent implementation of the rules, slow and simple, to check the engine against."""
