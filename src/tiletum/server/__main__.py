"""`python -m tiletum.server` prints the OpenAPI description, from which the client's types are made."""

from __future__ import annotations

import sys

from tiletum.hall.wire import encode
from tiletum.server.http.description import description

if __name__ == "__main__":
    sys.stdout.buffer.write(encode(description()))
