"""``python -m ludarium``."""

import sys

from ludarium.cli import main

if __name__ == "__main__":
    sys.exit(main())
