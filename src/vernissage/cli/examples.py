"""What the help of each command shows: examples to type, and what exit codes mean."""

from __future__ import annotations

EXIT_CODES = """
exit codes:
  0    done, also when a game is left or its input ends
  1    the reader of the output went away
  2    the command cannot be carried out as written; one line says why
  130  interrupted
"""

EXAMPLES = """
examples:
  vernissage games
  vernissage play masters-gallery
  vernissage play masters-gallery --seats 4 --me 1,3 --name Ada,Hugo --lang fr
  vernissage play masters-gallery --plain < answers.txt
  vernissage play --resume game.json
  vernissage replay game.json
  vernissage export game.json --format text --lang fr
  vernissage hint game.json --at 120
  vernissage review game.json
  vernissage puzzle
  vernissage arena masters-gallery random greedy --games 100
  vernissage sheet art-society > my-box.toml
"""

SHEET_EXAMPLES = """
examples:
  vernissage sheet art-society > my-box.toml        the standard sheet, to correct by your copy of the game
  vernissage sheet art-society --check my-box.toml  can it be played with? which line is wrong, what does it change
  vernissage sheet art-society --sources            what was printed, what published, what is reconstructed
  vernissage play art-society --sheet my-box.toml
  vernissage arena art-society sketch study --sheet my-box.toml

In the browser the page that sets up a table takes a sheet, too. docs/sheets.md explains the sheets of all games.
"""

PLAY_EXAMPLES = """
examples:
  vernissage play masters-gallery --seats 3 --me 1 --bots random --lang fr
  vernissage play masters-gallery --me 1,2 --name Ada,Hugo     two people at one screen
  vernissage play masters-gallery --me none                    watch the bots
  vernissage play --resume game.json                           go on with a saved game

on the screen:
  1-9 choose, / filter, w why not?, u undo, s score sheet, g log, l language, d day or night, ? help, q quit
with --plain:
  a number chooses; ? why not, u undo, table, log, scores, lang, help, q quit; the end of the input leaves the game
"""

REPLAY_EXAMPLES = """
examples:
  vernissage replay game.json                 step with the arrow keys
  vernissage replay game.json --at 120 --me 2
  vernissage replay game.json --plain --lang fr
"""

EXPORT_EXAMPLES = """
examples:
  vernissage export game.json --format text --lang fr
  vernissage export game.json --at 40 | jq .views.public
  vernissage export game.json --every > positions.json
"""

HINT_EXAMPLES = """
examples:
  vernissage hint game.json                         where the record stops
  vernissage hint game.json --at 120 --effort 1     as careful as a review
  vernissage hint game.json --at 120 --seat 2 --iterations 2000 --lang fr
  vernissage hint game.json --at 120 --json | jq '.answers[0]'

The hint comes from what the seat knows, never from the true position. Only with --seconds two of them may differ.
"""

ARENA_EXAMPLES = """
examples:
  vernissage arena masters-gallery random greedy ismcts@0.1 --games 400
  vernissage arena gallerist sketch study glaze varnish master --ladder --seats 4 --out levels.json
  vernissage arena gallerist sketch study glaze varnish master --ladder --seats 4 --out levels.json --resume
  vernissage arena bioutifoul greedy mybots:Cautious          a class of your own, from mybots.py in this folder
  vernissage arena art-society greedy ismcts@1 --ray auto     on the Ray cluster that runs here

bots:
  random, greedy, greedy%0.6 (a dim eye), ismcts@0.5 (seconds an answer), ismcts@200i (iterations an answer),
  greedy~0.3 (slips in 3 of 10 answers), the levels sketch, study, glaze, varnish, master, or module:Class with a
  method choose(seat, position, dice)

Each bot sits alone at every seat of a table of every other bot, with the same deal each time. The results say how
strong each bot is (1500 on average; 400 points are odds of ten to one) and how sure that is (95 %).
"""

TRAIN_EXAMPLES = """
examples:
  vernissage train bioutifoul --out learning/bioutifoul
  vernissage train bioutifoul --out learning/bioutifoul --generations 12      go on, with more generations
  vernissage train masters-gallery --out small --games 40 --generations 2 --iterations 20 --gate 40 --jobs 2

Each generation plays against itself, fits a network to how the games ended, and lets the new weights meet the old
ones until it is 95 % sure whether they are better; the better go on (--gate 0: all do). The folder holds the log, the
games and the weights of every generation; the same command goes on where it was stopped.
Needs the extra `training`.
"""

SERVE_EXAMPLES = """
examples:
  vernissage serve --open
  vernissage serve --host 0.0.0.0 --port 80 --database postgresql://vernissage@localhost/vernissage
"""

BACKUP_EXAMPLES = """
examples:
  vernissage backup monday.backup
  vernissage backup monday.backup --database postgresql://vernissage@localhost/vernissage

The house may run meanwhile. The file is opened again and every game in it replayed before it gets its name; it is as
secret as the database itself.
"""

RESTORE_EXAMPLES = """
examples:
  vernissage restore monday.backup --database games.sqlite3
  vernissage restore monday.backup --database postgresql://vernissage@localhost/vernissage

Either kind of database takes backups of both, and those of earlier releases. Close the house first. All is filled or
nothing is changed; a SQLite file that is replaced is kept beside.
"""

ADMIN_EXAMPLES = """
examples:
  vernissage admin tables
  vernissage admin reports --database postgresql://vernissage@localhost/vernissage
  vernissage admin remove-line k3v9d2m4x7q8w2r5 s12
  vernissage admin bar 3f9a0c51d2ee --why "insults at three tables"
  vernissage admin journal --lang fr

A house that runs follows within a second. A person is named by the beginning of the id that the lists show. Nothing
but `delete` and `expire --yes` deletes anything, and every act is kept in the journal.
"""

ADMIN: dict[str, tuple[str, tuple[str, ...]]] = {
    "tables": ("list the latest tables", ()),
    "table": ("show one table: its seats, dates and counts", ("table",)),
    "close": ("close a table, and tell its people", ("table", "--why")),
    "reopen": ("open a closed table again", ("table",)),
    "reports": ("list the lines that people have reported", ()),
    "remove-line": ("take the words of a line of talk away", ("table", "line")),
    "remove-name": ("take a person's names away", ("person", "--everybody")),
    "bar": ("let a person sit, talk and create tables no longer", ("person", "--why")),
    "unbar": ("let a person in again", ("person",)),
    "delete": ("forget a person; games of others stay", ("person", "--yes")),
    "expire": (
        "list the tables that nobody has come back to, or remove them",
        ("--empty", "--abandoned", "--anonymous", "--yes"),
    ),
    "journal": ("list what was done by these commands", ()),
    "records": ("write the games of which their people let puzzles be made", ("folder",)),
}
"""What an operator can do, what it is for, and what has to be said."""
EXPIRING = {
    "empty": "tables where nobody came to play",
    "abandoned": "games that stand still, if nobody has looked in,",
    "anonymous": "finished games of people known by one browser only",
}
"""What an operator may wish not to keep."""
ADMIN_WORDS = {
    **{f"--{kind}": f"{whose} for so many days" for kind, whose in EXPIRING.items()},
    "table": "the id of a table, as its address has it",
    "line": "the line: s12, or g3 in the gallery",
    "person": "the beginning of a person's id, as the lists show it",
    "folder": "where the records are written, without names",
    "--why": "why, for the journal",
    "--everybody": "nobody may be called so any more",
    "--yes": "really",
}
