"""Helpers of the client's tests: the browser, tables to look at, and a robot that plays."""
