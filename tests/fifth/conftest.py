"""The files of the fifth game are no tests of this project: they are run in a copy that has it."""

collect_ignore = ["tree"]
