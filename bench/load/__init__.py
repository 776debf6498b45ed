"""Parts of the load benchmark: sockets, tables, people, processes, report."""
