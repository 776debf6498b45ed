"""`python -m tiletum.server` prints the OpenAPI description, from which the client's types are made."""

from __future__ import annotations

import sys

from .app import description
from .schema import encode

if __name__ == "__main__":
    sys.stdout.buffer.write(encode(description()))
