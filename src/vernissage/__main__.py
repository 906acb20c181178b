"""`python -m vernissage` is the command `vernissage`."""

import sys

from vernissage.cli import main

if __name__ == "__main__":
    sys.exit(main())
