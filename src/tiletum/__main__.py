"""Run the command `tiletum` as `python -m tiletum`."""

import sys

from tiletum.cli import main

sys.exit(main())
