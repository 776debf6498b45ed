"""The database: rows, the store, migrations, backups, notifications, and the operator's commands."""
