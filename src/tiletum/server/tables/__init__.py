"""The tables in this process's memory."""
