"""Play thousands of changed boxes and positions to their end (part of `make measure`).

In tests/: `python -m tools.measure_fuzz [boxes|positions ...] [--count N] [--from N] [--seconds S]`. Without
`--from` every run has different numbers. Each failure is printed with the command that repeats it.
"""

from __future__ import annotations

import argparse
import secrets
import sys
import time
import traceback
from collections import Counter

from support.fuzzing import TRIALS

MOST = 2**40


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("kinds", nargs="*", help=" or ".join(TRIALS))
    parser.add_argument("--count", type=int, default=5000)
    parser.add_argument("--from", type=int, dest="first", default=secrets.randbelow(MOST))
    parser.add_argument("--seconds", type=float, default=float("inf"), help="limit for each kind")
    parser.add_argument("--brief", action="store_true", help="one line for each kind of failure, no traces")
    return parser.parse_args()


def main() -> int:
    options = arguments()
    return sum(run(kind, options) for kind in options.kinds or TRIALS)


def run(kind: str, options: argparse.Namespace) -> int:
    """Run trials of one kind and return the number of failures."""
    start, done, failed = time.monotonic(), Counter[str](), Counter[str]()
    for number in range(options.first, options.first + options.count):
        if time.monotonic() - start > options.seconds:
            break
        try:
            done["played" if TRIALS[kind](number) else "refused"] += 1
        except Exception as error:
            report(kind, number, error, failed, options.brief)
    print(f"{kind}: {done['played']} played, {done['refused']} refused, {failed.total()} failed", flush=True)
    return failed.total()


def report(kind: str, number: int, error: Exception, failed: Counter[str], brief: bool) -> None:
    """Print a failure. With `brief`, print equal failures once."""
    last = traceback.extract_tb(error.__traceback__)[-1]
    name = f"{type(error).__name__} in {last.name} ({last.filename.rsplit('/', 1)[-1]}:{last.lineno})"
    failed[name] += 1
    if failed[name] == 1 or not brief:
        print(f"{name}: {str(error)[:200]}", flush=True)
        print(f"  python -m tools.measure_fuzz {kind} --from {number} --count 1", flush=True)
    if not brief:
        traceback.print_exception(error)


if __name__ == "__main__":
    sys.exit(min(main(), 1))
