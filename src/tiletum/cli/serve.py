"""`tiletum serve`: online tables over HTTP and WebSocket.

By default it runs one process with SQLite in the user's data folder. Several processes or machines need
a PostgreSQL database. docs/server.md explains how to run it, docs/api.md describes the API.
"""

from __future__ import annotations

import argparse
import os
import socket
import tempfile
import threading
import time
import urllib.request
import webbrowser
from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING

from tiletum.errors import TiletumError, cause
from tiletum.extras import require

from .common import Commands, add_lang, words_for

if TYPE_CHECKING:
    from tiletum.server.operate.settings import Settings

SHUTDOWN = 10
"""Seconds for requests to finish when the server stops."""
LARGEST_MESSAGE = 4096
MOST = 1000
"""Most worker processes."""
HERE, EVERYWHERE = "127.0.0.1", ("0.0.0.0", "::")
FAR_AWAY = ("192.0.2.1", 9)
"""An unused address, reserved for documentation (RFC 5737)."""
TRIES = 50
"""Attempts to reach a starting server, five per second."""


def add_command(commands: Commands) -> None:
    parser = commands.add_parser("serve", help="serve tables over the network", description=__doc__)
    parser.add_argument(
        "--host", default=HERE, metavar="H", help="address to listen on (default: only this machine)"
    )
    parser.add_argument(
        "--port", type=port, default=8321, metavar="P", help="port to listen on (default 8321)"
    )
    add_database(parser)
    parser.add_argument(
        "--workers",
        type=number,
        metavar="W",
        help="processes (default 1); more than one needs PostgreSQL",
    )
    parser.add_argument(
        "--bots",
        type=number,
        metavar="N",
        help="bot processes for each worker (default: the number of processors minus one)",
    )
    parser.add_argument(
        "--address", metavar="URL", help="base URL of the links, e.g. https://tiletum.example"
    )
    parser.add_argument(
        "--proxy",
        default="127.0.0.1",
        metavar="A",
        help="proxy whose X-Forwarded-For is trusted (default 127.0.0.1)",
    )
    parser.add_argument("--open", action="store_true", help="open the game in your browser")
    parser.add_argument(
        "--log",
        choices=["info", "debug"],
        help="how much is logged (default info); debug also logs every request",
    )
    parser.add_argument("--settings", metavar="FILE", help="a settings file in TOML (docs/server.md)")
    parser.set_defaults(run=run)
    saving = commands.add_parser(
        "backup", help="write all tables of a server to a file", description=backup.__doc__
    )
    saving.add_argument("file", metavar="FILE", help="file to write, e.g. tables.jsonl.gz")
    add_database(saving)
    saving.set_defaults(run=backup)
    restoring = commands.add_parser(
        "restore", help="read a backup into an empty database", description=restore.__doc__
    )
    restoring.add_argument("file", metavar="FILE", help="a file written by tiletum backup")
    add_database(restoring)
    restoring.set_defaults(run=restore)


def number(text: str) -> int:
    return check_range(int(text), 1, MOST)


def port(text: str) -> int:
    return check_range(int(text), 1, 65535)


def check_range(value: int, low: int, high: int) -> int:
    """Return the number if it is in range; otherwise raise ValueError, which argparse reports."""
    if not low <= value <= high:
        raise ValueError
    return value


def add_database(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--db",
        metavar="URL",
        help="sqlite:///FILE or postgresql://USER@HOST/DATABASE (default: SQLite in the data folder)",
    )
    add_lang(parser)


def database(arguments: argparse.Namespace) -> str:
    from tiletum.server.operate.settings import default_database

    return arguments.db or default_database()


def settings_of(arguments: argparse.Namespace) -> Settings:
    """Return the settings: the command line overrides the settings file."""
    from tiletum.server.operate.settings import Settings, read_settings

    given = {} if arguments.settings is None else read_settings(arguments.settings)
    address = arguments.address and arguments.address.rstrip("/")
    flags = {
        "db": arguments.db,
        "address": address,
        "workers": arguments.workers,
        "thinkers": arguments.bots,
        "log": arguments.log,
    }
    flags = {name: value for name, value in flags.items() if value is not None}
    defaults = {"db": database(arguments), "thinkers": max(1, (os.cpu_count() or 2) - 1)}
    names = () if ":" in arguments.host else (arguments.host,)  # IP addresses are always accepted
    hosts = (*given.get("hosts", ()), *names)
    return Settings(**{**defaults, **given, **flags, "hosts": hosts})


def run(arguments: argparse.Namespace) -> int:
    require("server")
    from tiletum.server.operate.settings import to_environment
    from tiletum.server.storage.migrate import migrate, redact_password
    from tiletum.server.storage.process_lock import lock_file

    settings = settings_of(arguments)
    if settings.workers > 1 and settings.db.startswith("sqlite"):
        raise TiletumError("server-workers", workers=settings.workers)
    check_free(arguments.host, arguments.port)
    lock_file(settings.db)
    migrate(settings.db)
    to_environment(settings)
    words = words_for(arguments.lang)
    everywhere = arguments.host in EVERYWHERE
    address = f"http://{HERE if everywhere else arguments.host}:{arguments.port}"
    # Printed for people; the log goes to stderr.
    print(words.say("server-listening", address=address, database=redact_password(settings.db)), flush=True)
    if everywhere and not settings.address:
        network = network_address()
        if network is None:
            print(words.say("server-network-unknown"), flush=True)
        else:
            # Open the browser with this address, too, so that the page's links work on other devices.
            address = f"http://{network}:{arguments.port}"
            print(words.say("server-network", address=address), flush=True)
    if arguments.open:
        threading.Thread(target=open_browser, args=(address,), daemon=True).start()
    with shared_metrics(settings.workers):
        serve(arguments, settings.workers)
    return 0


def network_address() -> str | None:
    """Return the address in the local network that this computer would send from. Sends nothing."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(FAR_AWAY)
        except OSError:  # no network
            return None
        found = str(probe.getsockname()[0])
    return None if found.startswith("127.") or found in EVERYWHERE else found


@contextmanager
def shared_metrics(workers: int) -> Iterator[None]:
    """Share metrics between workers. The library reads their common folder from the environment."""
    if workers == 1:
        yield
        return
    with tempfile.TemporaryDirectory(prefix="tiletum-metrics-", ignore_cleanup_errors=True) as folder:
        os.environ["PROMETHEUS_MULTIPROC_DIR"] = folder
        yield


def serve(arguments: argparse.Namespace, workers: int) -> None:
    import uvicorn

    from tiletum.server.http.connections import raise_descriptors
    from tiletum.server.http.uvicorn_limits import LimitedHttp, LimitedStream

    raise_descriptors()
    uvicorn.run(
        "tiletum.server.http.app:create",
        factory=True,
        host=arguments.host,
        port=arguments.port,
        workers=workers,
        http=LimitedHttp,
        ws=LimitedStream,
        # Without message compression a connection needs a third of the memory.
        ws_per_message_deflate=False,
        ws_max_size=LARGEST_MESSAGE,
        log_config=None,
        access_log=False,
        server_header=False,
        forwarded_allow_ips=arguments.proxy,
        timeout_graceful_shutdown=SHUTDOWN,
    )


def check_free(host: str, port: int) -> None:
    """Raise if the port is taken, before anything is opened or announced."""
    try:
        family = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0][0]
        with socket.socket(family, socket.SOCK_STREAM) as probe:
            probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            probe.bind((host, port))
    except OSError as error:
        why = "EADDRNOTAVAIL" if isinstance(error, socket.gaierror) else cause(error)
        raise TiletumError("server-port", host=host, port=port, why=why) from error


def open_browser(address: str) -> None:
    """Open the browser as soon as the server answers."""
    for _ in range(TRIES):
        time.sleep(0.2)
        try:
            urllib.request.urlopen(f"{address}/health", timeout=2).close()
        except OSError:
            continue
        webbrowser.open(address)
        return


def backup(arguments: argparse.Namespace) -> int:
    """Write a consistent backup of the database. The server can keep running."""
    require("server")
    from tiletum.server.storage.backup import backup as write

    tables = write(database(arguments), arguments.file)
    print(words_for(arguments.lang).say("server-backup", tables=tables, file=arguments.file))
    return 0


def restore(arguments: argparse.Namespace) -> int:
    """Restore a backup into a database without tables, SQLite or PostgreSQL."""
    require("server")
    from tiletum.server.storage.backup import restore as read

    tables = read(database(arguments), arguments.file)
    print(words_for(arguments.lang).say("server-restored", tables=tables, file=arguments.file))
    return 0
