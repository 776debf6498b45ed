"""Running a server: settings, limits, logs, metrics, webhooks, and the operator's commands."""
