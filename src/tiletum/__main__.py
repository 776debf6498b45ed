"""`python -m tiletum` is the command `tiletum`."""

import sys

from tiletum.cli import main

sys.exit(main())
