"""Running a server: settings, limits, logs, metrics and webhooks."""
