"""`python -m vernissage.server`: the same as `vernissage serve`."""

import sys

from vernissage.cli import main

sys.exit(main(["serve", *sys.argv[1:]]))
