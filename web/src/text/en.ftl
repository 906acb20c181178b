# The interface in English.

brand = Vernissage
tagline = Art-world board games, played exactly by their rulebooks
home = Home
tables = Tables
open-tables = Open tables
my-tables = My tables
no-open-tables = No table is waiting for people now
no-my-tables = No table yet: the games you play appear here
create-table = Create a table
play-now = Play now
play-now-with = You and { $bots } bots
learn-by-playing = Learn by playing
set-up = Set up a table
continue-game = Go on
watch = Watch
sit = Take a seat
a-game-by = A game by { $designer }
for-players = For { $least } to { $most }
unofficial = Unofficial implementation
skip-to-content = Skip to content

## Absence

presence-here = here
presence-gone = away since { $time }
presence-away = away: a bot plays
presence-time = out of time: a bot plays
presence-wish = a bot plays on
presence-conceded = conceded: a bot plays
presence-over = conceded
away-wish = A bot plays on for you.
away-time = Your time ran out: a bot plays on for you.
away-away = You were away: a bot plays on for you.
away-conceded = You have conceded: a bot plays on to the end.
away-returning = The bot still answers this question; then you play again yourself.
away-since = { $player } has been away since { $time }.
come-back = Play again myself
bot-for-away = Let a bot play on for { $player }
bot-for-away-asked = For a bot: { $players }.
bot-for-away-waits = You have asked for a bot; waiting: { $players }.
leave-table = Leave the table
leave-back = Back to the tables
leave-back-about = Nothing changes: your seat waits for you.
leave-seat = Give up the seat
leave-wish = Let a bot play on for me
leave-wish-about = Come back at any time.
leave-wish-sure = A bot plays on in your seat until you come back. Really?
leave-wish-yes = Let a bot play on
leave-conceded = Concede
leave-conceded-about = For good: a bot plays on to the end.
leave-conceded-sure = You give the game up for good. A bot plays on to the end, and in the ratings you come last. Really?
leave-conceded-yes = Concede the game
leave-not = Keep playing
leave-hide = Remove from my tables
leave-hide-about = Nothing is deleted: you can show it again.
hidden-tables = Removed from the list
hidden-show = Show again
hidden-look = Show removed tables

## Clocks

clock = Clock
clock-none = No clock
clock-none-about = Everybody takes the time they need.
clock-live = Live: all at the table at once
clock-live-about = Everybody has this time for the whole game, and gets some more at the end of every turn. It runs while one is asked.
clock-preset = About { $minutes } minutes ({ $bank } each, +{ $increment } s a turn)
clock-days = Over days: whenever one has time
clock-days-about = Everybody has this long for each turn, and is told when it is theirs.
clock-days-turn =
    { $days ->
        [one] 1 day a turn
       *[other] { $days } days a turn
    }
clock-alone = A clock needs somebody to play with: leave a seat open.
clock-level = Out of time, who plays on?
clock-level-about = A bot of this level answers until the person comes back.
clock-short-live = { $bank } + { $increment } s
clock-left = Time left
clock-days-left = { $days } d { $hours } h
clock-hours-left = { $hours } h { $minutes } min

## Creating a table

new-table = New table: { $game }
who-plays = Who plays?
seat-number = Seat { $number }
who-me = You
who-here = Somebody here, on the same screen
who-open = Whoever comes, by link
who-bot = Bot
display-name = Name
your-name = Your name
level = Level
level-sketch = Sketch (easy)
level-study = Study (medium)
level-glaze = Glaze (hard)
level-varnish = Varnish (expert)
level-master = Master (strongest)
add-seat = Add a seat
remove-seat = Remove the seat
options = Options
public-table = List the table among the open ones
pace = Speed of the bots
pace-about = How long a bot waits before each move, so that you can follow.
table-quiet = No talk at this table
table-quiet-about = Nobody can write or react there, neither those who play nor those who watch.
public-about = Anybody may take an open seat and watch; otherwise only whoever has the link.
who-open-about = You get a link to send; the game begins when everybody has come.
name-asked = What shall the others call you?
name-keep = Keep
name-later = Not now
pace-slow = Slow
pace-normal = Normal
pace-fast = Fast
start-game = Start the game
import-game = Import a game
import-about = A game you have downloaded goes on from where it stopped, or from any earlier moment.
import-file = Game file
import-upto = Keep this many steps (empty: all)
import-broken = This is not a game file.
your-turn = Your turn
import-go = Play on

## Before the start

before-start = Before the start
invite = Invite by link
copy-link = Copy the link
copied = Copied
waiting-for-people =
    { $open ->
        [one] Waiting for people: { $open } seat is open
       *[other] Waiting for people: { $open } seats are open
    }
start-with-bots = Start now, with bots in the open seats
open-seat = Open seat
give-to-bot = Give it to a bot
open-again = Open the seat again
remove-from-seat = Remove
online = online
offline = offline

## The table

your-question = What is asked
choices = What you may choose
more-answers = { $count } more
all-answers = All { $count } answers
the-rule = The rule
undo = Undo
ask-undo = Ask to undo
undo-asked = { $player } asks to undo
undo-agree = Agree
undo-refuse = Do not agree
confirm = Confirm
not-yet = Not yet
fast-forward = Fast-forward
one-moment = One moment
win = { $player } wins the game
shared-win = Shared win: { $player }
reconnecting = Connection lost, trying again
problem-unknown = That did not work. Please try again.
earlier-position = Earlier position: { $event } of { $events }
back-to-live = Back to the present
play-on-from-here = Play on from here
link-to-position = Copy a link to this position
guide = Guide
guide-of = { $now } of { $of }
guide-next = Got it
guide-skip = Skip the guide
log = Log
since-your-turn = Since your turn ↑
since-turn-told = Since your turn:
since-turn-nothing = Nothing since your turn
whole-rules = All rules
whole-log = Show the whole log
history = History
history-about = Any earlier position, as you may know it
step-back = One step back
history-by = Step by
history-answer = answer
history-turn = turn
history-round = round
history-keys = Keys: ← → step, with Shift by turns; Page Up and Page Down by { $round }; Space plays, Escape closes
history-play = Play it through
history-pause = Stop
step-forward = One step forward
scores = Scores
seat = Seat
total = Total
round-points = Round
if-it-ended-now = If it ended now
score-sheet = Score sheet
points-from = Where the points came from
score-sheet-empty = Nothing has been scored yet
standings = Standings, turn by turn
unavailable = not available
not-now = Not possible now
rulebook = Rulebook, { $page }
rule-named = The rules: “{ $rule }”
you = you
bot = bot
opponents = Opponents
points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
spectating = You are watching
hand-over = Hand the screen to { $player }
hand-over-about = Cards are hidden until { $player } is ready.
hand-over-ready = I am { $player }
round-over = Round { $round }: points
round-of = Round { $now } of { $of }
round-now = Round { $now }
go-on = Go on
game-over = The game is over
rematch = Rematch
share-picture = Share as a picture
share-drawing = The picture is being drawn …
share-failed = The picture could not be drawn here.
share-now = Share
share-png = Save as PNG
share-svg = Save as SVG
download-game = Download the game
close = Close
menu = Menu
rules = Rules
table = Table
tab-board = Board
tab-mine = Mine
tab-others = Others
text-view = Text view of the table
settings = Settings
language = Language
theme = Appearance
theme-light = Light
theme-dark = Dark
theme-system = As the system
switch-theme = Light or dark
motion = Motion
motion-full = Full
motion-reduced = Reduced
keyboard-help = Keyboard
keys-numbers = Choose the answer with that number (0: the tenth)
keys-arrows = Go to the nearest thing in that direction
keys-enter = Choose what has the focus; confirm a final answer
keys-escape = Go back
keys-undo = Undo
keys-forward = Let the bots play without pauses
play-in-words = Play with the table in words
keys-guide = Read on in the guide of a first game
sound = Soft sounds
keys-regions = To the board, your own cards, the opponents, the log
keys-talk = Say something to the others
keys-rule = The rule behind the question
keys-zoom = Closer to the board, farther, all of it (The Gallerist)
hint = Hint
hint-is = A bot would choose: { $label }
hint-sure = That it is better than “{ $other }” is { $sure } sure.
hint-thinking = The answers are being compared…
hint-chance =
    { $label }: { $percent }% to win, { $visits ->
        [one] { $visits } try
       *[other] { $visits } tries
    }
share-table = Copy a link for spectators
page-not-found = There is nothing here
search-rules = Search the rules
rules-of = Rules of { $game }
rules-none = No rule contains these words
rules-missing = This game has no rules page here yet.
rules-about = In our own words. The rulebook decides.

## Component sheets

sheet-is-standard = Component sheet: the standard one
sheet-is-own = Component sheet: your own
sheet-about = If your copy of the game says otherwise than we do, play with your numbers: start from the standard sheet, correct it, or upload yours.
sheet-upload = Upload a sheet
sheet-start = Start from the standard sheet
sheet-clear = Remove this sheet
sheet-text = The sheet (TOML)
sheet-right =
    { $count ->
        [0] This sheet can be played with; all its values are the standard ones.
        [one] This sheet can be played with; one value is its own:
       *[other] This sheet can be played with; { $count } values are its own:
    }
sheet-wrong = This sheet cannot be played with.
sheet-wrong-line = Line { $line }:
sheet-download = Download the component sheet
sheet-own = Play with your own numbers
sheet-own-download = The table’s component sheet
own-sheet = own sheet
plays-own-sheet = This table plays with a component sheet of its own.
components = What is printed, what is ours
components-about = The rulebooks do not print everything. What they lack was taken from public sources, or reconstructed so that it fits everything they say; all of it can be corrected by your own copy of the game.
components-own = This table plays with a component sheet of its own, which says where its values come from.

## Identity

me-title = You
me-link = You and your devices
me-about = No account is needed here: this browser is you. Here you carry your seats to other devices, keep them for good, and see what the house knows about you.

## Lobby

my-games = My games
games-to-watch = Games to watch
no-games-to-watch = No public game is being played now
the-games = The games
easiest-first = Easiest first. Minutes as the boxes and their reviews print them; rules as counted in our ledger of each game.
box-minutes =
    { $same ->
        [yes] { $most } min
       *[no] { $least }–{ $most } min
    }
box-minutes-each = { $most } min a player
box-rules = { $rules } rules
box-ease-1 = easy
box-ease-2 = middling
box-ease-3 = demanding
box-ease-4 = hard
find-game = Find me a game
find-which = Which game?
find-any-game = Any of them
find-seats = How many at the table?
find-pace = With which clock?
find-untimed = None
find-live = Live
find-days = Days
find-bots = Fill up with bots if nobody comes for a minute
find-near = Rather people of about my rating
find-go = Find me a game
find-looking = Looking for people…
find-waited = Waiting for { $seconds } s.
find-bots-in = Bots fill the table in { $seconds } s.
find-stop = Look no longer
find-others =
    { $count ->
        [one] One person is looking for a game now
       *[other] { $count } people are looking for a game now
    }
invited = You are invited to a table
invitation-card = The table
card-game = Game
card-seats = Seats
card-options = Rules
card-clock = Clock
card-standard = as in the box
card-own-sheet = with a component sheet of its own
invite-qr = The invitation as a QR code
invite-show-qr = Show the QR code
ready-title = Is everybody there?
ready-about = The game begins when all have pressed. Who does not in time makes room for somebody else.
ready-press = I am ready
ready-yes = ready
ready-not-yet = not yet
ready-left = { $seconds } s left

me-name-kept = This is what you are called now.

devices = Your devices
device-this = This device
device-seen = Last seen on { $day }
device-revoke = Sign out
device-revoke-sure = Really sign it out, at once?
browser-firefox = Firefox
browser-edge = Edge
browser-opera = Opera
browser-samsung = Samsung Internet
browser-chrome = Chrome
browser-safari = Safari
browser-other = A browser or program
system-android = Android
system-iphone = iPhone
system-ipad = iPad
system-windows = Windows
system-mac = Mac
system-linux = Linux

carry-title = Carry on elsewhere
carry-about = Open your seats on another device as well, such as your phone. Both stay you.
carry-make = Make a link and a QR code
carry-how = Point the other device’s camera at the picture, or open the link there. It is good once, and for { $minutes } minutes. Show it to nobody else: whoever opens it is you.
carry-qr = QR code of the link
carry-link = The link
carry-copy = Copy the link
carry-done = Done
carry-no-link = There is no link here, or it was opened already. Make a new one on the device you come from.

arrive-title = Become this person?
arrive-as = Become { $name }?
arrive-warning = This browser becomes another device of theirs. Go on only if you made this link yourself, on another device of your own.
arrive-same = This browser is this person already: it only gets a new key.
arrive-stays = Whoever this browser was until now has other ways in; what is theirs stays theirs.
arrive-had =
    { $count ->
        [one] This browser has a seat of its own at one table.
       *[other] This browser has seats of its own at { $count } tables.
    }
arrive-clash = Both of you sit at one table of { $game }: the seats cannot be joined, because nobody plays against themselves.
arrive-join = They come along and belong to that person from now on
arrive-leave = Leave them behind for good: nobody can play them any more
arrive-yes = Yes, this is my other device
arrive-no = No, change nothing

passkeys = For good: passkeys
passkeys-about = A passkey binds all this to you for good, by your fingerprint, face, screen lock or security key. No password, no e-mail. On any device it makes you who you are.
passkey-add = Make a passkey
passkey-sign-in = Sign in with a passkey
passkey-made = Your passkey is made. This browser has a new key as well. With the first passkey, earlier links and recovery codes are no longer good: make new codes below.
passkey-made-with = Made with { $device }
passkey-used = Last used on { $day }, for { $house }
passkey-remove = Remove
passkey-remove-sure = Really remove it?
passkeys-no-http = There are no passkeys at this address: browsers allow them only under HTTPS. Links, QR codes and recovery codes work all the same. Whoever runs this house finds the way in docs/self-host.md.
passkeys-no-address = There are no passkeys at this address: browsers allow them only where a house has a name, not a bare number. On this very machine, localhost is one.
passkeys-no-browser = This browser has no passkeys. Links, QR codes and recovery codes work all the same.
name-sign = this name is theirs alone
name-yours = Nobody else with a passkey may be called { $name }.
name-not-yours = Your name is not yours alone: choose one that nobody else with a passkey has.

codes = Recovery codes
codes-about = For the day when no device and no passkey is at hand. Each of the ten codes is good once.
codes-make = Make ten codes
codes-again = Make ten new codes instead
codes-once = Write these down now: they are never shown again.
codes-copy = Copy the codes
codes-kept = I have them
codes-left =
    { $count ->
        [one] One code is left.
       *[other] { $count } codes are left.
    }
code-have = I have a recovery code
code-use = Use the code

my-data = What the house keeps about you
my-data-about = Your names, devices, tables and everything else that is kept under your person, as a file (JSON).
my-data-file = My data as a file
forget-me = Delete me
forget-me-about = Everything kept about you is deleted. Games of others stay, without your name; where others still play, a bot plays on for you. All your devices are signed out. This cannot be undone.
forget-me-ask = Delete me…
forget-me-understood = I understand that nobody can bring it back.
forget-me-sure = Delete me for good
forget-me-no = No, keep everything

## News

news = News
news-unread = News: { $count } unread
news-new = unread
news-none = Nothing new about your games
news-how = How you are told
news-read-all = Mark all as read
news-ways = News of your games
news-ways-about = The bell at the top of every page always tells you. When you look elsewhere, you can also hear of it like this:
news-push-here = Messages in this browser, also when the page is closed
news-push-all =
    { $count ->
        [one] Messages to the one browser you have chosen
       *[other] Messages to all { $count } browsers you have chosen
    }
news-push-unsupported = This browser cannot receive messages from this address.
news-push-blocked = Messages from this address are blocked in the settings of this browser.
news-mail = Mails, one in a quarter of an hour at most
news-mail-address = Mail address
news-mail-ask = Send a mail to confirm it
news-mail-about = Used for news of your games alone. Each mail has a link that ends them.
news-mail-unconfirmed = Open the link in the mail that was sent there; nothing else is sent before.
news-mail-forget = Forget this address
mail-confirm-title = Is this your address?
mail-confirm-about = From now on you will hear of your games there, by one mail in a quarter of an hour at most.
mail-confirm = Yes, send me mails
mail-confirmed = Done. You will hear of your games by mail.
mail-stop-title = No more mails?
mail-stop-about = The bell at the top of the page still tells you of your games.
mail-stop = Send me no more mails
mail-stopped = Done. No more mails will come.

## Ratings and finished games

archive = Archive
archive-about = Finished games at public tables. Each can be watched again from the first move to the last.
games = Games
games-filters = Which games
filter-all = All
filter-game = Game
filter-seats = Seats
filter-clock = Clock
filter-company = With
filter-since = From
filter-until = To
ended-clock-live = Live clock
ended-clock-days = Days a turn
ended-clock-untimed = Without a clock
company-people = People only
company-bots = Bots too
game-rated = Rated
game-private = Private
seat-left = left
rating-change = Rating { $change }
own-rating = Your rating: { $change }
replay = Replay
no-games-found = No such game yet
earlier-games = Earlier games
person-none = No such page
person-nameless = Somebody without a name
person-mine = Your own record: games at private tables are shown to you alone.
ratings = Ratings
ratings-about = 400 points apart, the stronger is ahead ten times as often. The true strength lies within ± of the number 19 times in 20. The levels of the bots were measured in games among themselves and never move.
rating-history = Game after game
rating-chart-about =
    { $games ->
        [one] From { $first } to { $last } in one game
       *[other] From { $first } to { $last } in { $games } games
    }
rating-unsure = A first idea
no-ratings = No rating yet: it takes a game with a clock that at least two people play.
games-of =
    { $games ->
        [one] { $games } game
       *[other] { $games } games
    }
seats-of =
    { $seats ->
        [one] { $seats } seat
       *[other] { $seats } seats
    }
results = Results
tally-games = Games
tally-won = Won
tally-rank = Place
tally-points = Points
opponents-met = Opponents
opponent = Opponent
opponent-ahead = Ahead of them
opponent-games = { $games ->
        [one] Show the game
       *[other] Show the { $games } games
    }
compared = Points by category
compared-about = The upper bar is this person, the lower one the average of all people at public tables, for the same game and number of seats.
category = Category
points-here = Here
points-average = Average
points-all = All points
my-page = My page
my-page-about = A page with your name, ratings and games at public tables, at an address that nobody can guess. Whoever has met you finds it by your name in the archive. Switched off, it is gone at once, and its address never comes back.
my-page-wish = Others may see a page about me
my-record = My record

## Talk

talk = Talk
talk-say = Say something to the table
talk-send = Send
talk-reactions = Quick reactions
talk-none = Nobody has said anything yet.
talk-earlier = Show earlier lines
talk-apart-players = Those who watch talk apart until the game is over.
talk-apart-watching = You are watching: whoever plays reads you when the game is over.
talk-unread = { $count ->
    [one] one new line
   *[other] { $count } new lines
}
talk-heard = { $name } says: { $text }
talk-about-line = What can be done about { $name }’s line
talk-mute = Mute this person
talk-unmute = Read again
talk-muted = Muted.
talk-removed = Removed by the operator.
talk-report = Report
talk-report-why = What is wrong with it?
talk-reason-insult = It is insulting or threatening
talk-reason-secret = It gives a secret away
talk-reason-advert = It is advertising
talk-reason-other = Something else
talk-report-words = In your words, if you like
talk-report-send = Tell the operator
talk-reported = The operator of this house will read it. Thank you.
talk-allowed = People may talk at this table

# A house in the page
starting = The house is on its way
starting-comes = The house is on its way: { $done } of { $of } MB
starting-awakes = The house opens its doors…
starting-failed = The house could not be opened in this browser ({ $why }). Load the page again.
keeping-full = There is no room left in this browser, and the game waits. Nothing you have seen is lost: free some space, or remove the data of other sites, and answer again; bots go on by themselves.
keeping-other = This browser cannot write at the moment, and the game waits. Nothing you have seen is lost; it is tried again.
crate = All games in one file
crate-about = A browser may be told to forget a site. A file keeps your games and your progress in puzzles whatever happens, and opens in any other browser; it shows what is hidden at their tables, too.
crate-save = Save all games
crate-read = Read saved games
crate-busy = { $done } of { $of } games
crate-saved =
    { $count ->
        [one] 1 game is in the file.
       *[other] { $count } games are in the file.
    }
crate-came =
    { $count ->
        [0] Nothing new: all games of the file are here.
        [one] 1 game has come.
       *[other] { $count } games have come.
    }
crate-tries-saved =
    { $count ->
        [one] 1 puzzle that you have tried is in it, too.
       *[other] { $count } puzzles that you have tried are in it, too.
    }
crate-tries-came =
    { $count ->
        [one] 1 puzzle that you have tried has come.
       *[other] { $count } puzzles that you have tried have come.
    }
crate-refused =
    { $count ->
        [one] 1 game could not be taken:
       *[other] { $count } games could not be taken:
    } { $why }
crate-broken = This is not a file of saved games. A single game is opened by “Import a game”.
hand-in = Play on at the house
hand-in-away = The house cannot be reached now. The game stays here; try again when there is a connection.
practise = Without a connection
practise-about = Practise with bots in this browser, in a train or a cellar. What you begin there can go on here later, with people.
practise-go = Practise offline
house-away = The house cannot be reached. It is tried again as soon as there is a connection.
console = Python console
console-about = Python runs here as it is: the games, their rules and bots are the same code that plays. The examples are those of the documentation.
console-match = match is the game at your table as it stands, with everything that is hidden there. Nothing you do here changes the table.
console-typed = Python
console-example = An example
console-run = Run
console-stop = Stop
console-said = Results
console-wakes = Python is on its way…
console-stopped = Stopped. All names are gone.
levels-here = Sketch, study, glaze and varnish play here exactly as they do on a server. Master searches for the same half second, and sees fewer moves in it: against a server’s master it wins three games in ten, at Masters Gallery nearly half.
house-here = This house is in your browser: you play with bots, or with friends on this screen. Nothing leaves this device, and no connection is needed.
me-here = What you are called in this house, which is in this browser alone.
house-newer = A new version is here. It opens when all pages of this house have been closed; your games stay.
house-newer-others = A new version is here, and other pages of this house are open: close them first.
house-newer-open = Open it now

## The review of a finished game

review-this = Review this game
review-title = What this game teaches
review-link = Copy a link to the review
review-leave = Back to the end of the game
review-none = Nobody has had this game reviewed yet. A review goes through it answer by answer, by what each player knew.
review-none-here = Nobody has had this game reviewed yet; whoever played it can.
review-broken = The review came to nothing. It can be asked for again.
review-elsewhere = You can keep the game and have it reviewed in a terminal, with “vernissage review”, or in a house on a server.
review-progress = How much of the game is reviewed
review-waiting = Waiting for its turn
review-stop = Stop the review
review-here = In this page a review takes some minutes: it looks at { $effort } of what one on a server looks at, and its grades are less certain. Bots have their turn first. You can play meanwhile; if you close the page, it begins anew when you come back.
review-effort = Made with { $effort } of the usual effort.
review-done = { $done }% of the game; what is found appears as it is known
review-ready =
    { $number ->
        [0] The review is done. No answer clearly cost anything.
        [one] The review is done. One answer clearly cost something.
       *[other] The review is done. { $number } answers clearly cost something.
    }
review-percent = { $amount }%
review-inaccuracy = inaccuracy
review-mistake = mistake
review-blunder = blunder
review-chart = Chances to win
review-chart-about = Chances to win from the first point to the last: { $chances }. Marked answers follow; the arrows go from one to the next.
review-mark = { $name }, { $grade }: “{ $given }”, { $loss } lost
review-numbers = The chances in numbers
review-event = After events
review-answers =
    { $number ->
        [0] No answer clearly cost anything
        [one] One answer that clearly cost something
       *[other] { $number } answers that clearly cost something
    }
review-mine = Only mine
review-all = Show all { $number }
review-fewer = Show fewer
review-turns = Whole turns
review-turn = { $name }: a turn of { $number } answers
review-draws = What luck did
review-given = Given
review-better = Better
review-loses = { $loss } lost
review-worse = The answer that cost more
review-lesser = The answer that cost less
review-try = Try it from here
review-cost = { $name } chose “{ $given }”, which leaves a chance to win of { $after }; “{ $better }” would have left { $best }.
review-brings = What it would have brought on average: { $facts }.
review-brings-others = To the others: { $facts }.
review-more = { $figure } +{ $amount }
review-less = { $figure } −{ $amount }
review-follows = Then: { $answers }.
review-sure = By what could be known then, the other answer is better with { $sure } certainty; the loss is measured to ± { $error }.
review-account = How it came to the result
review-unlucky = { $name } lost less by answers than the winner; the draws decided otherwise.
review-start = Chances at the start
review-luck = Luck of what was drawn
review-own = What own answers did
review-others = What the others’ answers did
review-hidden = Luck of what nobody could know
review-result = Result
review-lost = Lost against the best answers
review-mean = Lost on average with an answer
review-error = From the start to the result each part is good to about ± { $number }. What answers did is counted against playing on at first sight; what they lost, against the best that could be found.
review-convention = Losses from { $inaccuracy } on are called inaccuracies, from { $mistake } on mistakes, from { $blunder } on blunders. That is a convention, not measured for this game yet: take a grade as a hint where to look.
review-measured = Losses from { $inaccuracy } on are called inaccuracies, from { $mistake } on mistakes, from { $blunder } on blunders. The strongest bot’s own answers seldom lose as much: that was measured for this game.

## Puzzles

puzzles = Puzzles
puzzles-about = Positions from real games in which one answer is clearly the best, and greedy play misses it. You answer once; then every answer’s chances are shown, and why.
puzzles-more = All puzzles
puzzle = Puzzle
puzzle-of = Puzzle · { $game }
puzzle-day = Puzzle of the day
puzzle-day-solved = Solved
puzzle-day-missed = Missed today
puzzle-streak = { $days } days in a row
puzzle-streak-on =
    { $days ->
        [one] Solved yesterday: go on!
       *[other] { $days } days in a row: go on!
    }
puzzle-solve = Solve it
puzzle-look = Look at it again
puzzle-practise = Practise
puzzle-go-on = Next puzzle
puzzle-again = Go through them again
puzzle-count =
    { $count ->
        [one] 1 puzzle
       *[other] { $count } puzzles
    }
puzzle-progress = { $solved } solved, { $missed } missed, of { $count }
puzzle-my-rating = Your puzzle rating: { $rating }
puzzle-of-my-games = Puzzles may be made of my finished games
puzzle-of-my-games-about = Only where everybody at the table allows it, without names, and with all that was hidden dealt anew.
puzzle-you = You are { $name }.
puzzle-task = One answer is clearly better than all others. Which one? Your first answer counts.
puzzle-task-again = You have tried this puzzle before: only the first answer counted.
puzzle-day-asks = One answer is clearly the best. Do you see it?
puzzle-show = Show me
puzzle-others = Others: { $figure }
puzzle-uncounted = You had tried it before: only the first answer counts.
puzzle-read = Solution
puzzle-next = Next puzzle
puzzle-right = Right: { $best }
puzzle-wrong = Not the best: { $loss } lost. Best is: { $best }
puzzle-shown = The best answer: { $best }
puzzle-is-right = Right!
puzzle-is-wrong = Not the best
puzzle-is-seen = The solution
puzzle-answers = All answers and the chance to win after each
puzzle-answer = Answer
puzzle-best = best
puzzle-yours = yours
puzzle-greedy = tempting
puzzle-all = Show all { $number } answers
puzzle-brings = Compared with “{ $other }”, on average:
puzzle-sure = At least { $sure } sure, by what can be known here: every answer was played on from the same { $guesses } guesses at what is hidden.
puzzle-levels = Who finds it
puzzle-ratings = rating { $rating } · yours { $mine }
puzzle-link = Copy a link to the puzzle
puzzle-gone = It may have been replaced, or come with a newer version of the house than this one.
puzzle-level = The bots’ level
puzzle-away = The house cannot be reached. Try again when there is a connection.
level-name-sketch = Sketch
level-name-study = Study
level-name-glaze = Glaze
level-name-varnish = Varnish
level-name-master = Master
keys-puzzle = The next puzzle
try-again = Try again
