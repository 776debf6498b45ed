"""The database: rows, the store, migrations, backups, and notifications between processes."""
