"""`python -m vernissage.server`: the same as `vernissage serve`."""

import argparse
import sys

from vernissage.cli.serve import add_parser

parser = argparse.ArgumentParser(prog="python -m vernissage.server")
add_parser(parser.add_subparsers(required=True))
args = parser.parse_args(["serve", *sys.argv[1:]])
sys.exit(args.run(args))
