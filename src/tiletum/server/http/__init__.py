"""HTTP: the application, its routes, and the limits of connections."""
