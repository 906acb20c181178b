"""The version of the project: the one place where it stands."""

VERSION = "0.2.0.dev0"
