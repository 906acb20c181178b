# What all games share: seats, errors, the terminal.

seat-name =
    { $colour ->
        [blue] Blue
        [yellow] Yellow
        [purple] Purple
        [orange] Orange
        [green] Green
       *[red] Red
    }

## Errors

error-finished = The game is over.
error-not-asked = { $player } is not asked for anything now.
error-no-such-choice = There is no choice { $choice } here.
error-nothing-to-undo = Nothing can be undone: a card was drawn, a secret shown, or somebody else has answered.
error-no-such-seat = There is no seat { $seat }.
error-what-if-too-far = Answer { $number } cannot be tried: chance or somebody else comes before it.
why-not-possible = Not possible now.

## The terminal

ui-name = { $player }
ui-row = { $label }: { $value }
ui-you = you
ui-bot = bot
ui-public = public
ui-language = English
ui-total = Total
ui-wins = { $name } wins the game
ui-shared-win = Shared win: { $names }
ui-lost = The game is lost
ui-and-two = { $some } and { $last }
ui-and-more = { $some }, and { $last }
ui-score-row =
    { $points ->
        [one] { $label }, { $points } point
       *[other] { $label }, { $points } points
    }
ui-score-row-minus =
    { $points ->
        [one] { $label }, −{ $points } point
       *[other] { $label }, −{ $points } points
    }
ui-score-sheet = Score sheet
ui-log = Log
ui-table = Table
ui-not-possible = Not possible now
ui-all-possible = Everything can be chosen now.
ui-hand-over = Hand over the screen to { $player }
ui-press-enter = Press Enter{" "}
ui-your-turn = Your turn
ui-over = The game is over
ui-final-chance = Final: chance decides next
ui-final-reveal = Final: everyone will see it
ui-undone = The last answer is taken back.
ui-saved = The game is saved: { $file }
ui-not-saved = The game could not be saved: { $reason }
ui-go-on = To go on: { $command }
ui-plain-help = a number chooses; or type: why (?), undo (u), table, log, scores, lang, help, quit (q)
ui-plain-unknown = “{ $answer }” is not understood: choose from 1 to { $last }.
ui-undo = Undo
ui-nothing-to-undo = There is no answer to undo.
ui-why-not = Why not?
ui-help = Help
ui-keyboard-help = Keyboard help
ui-quit = Quit
ui-skip = Space fast-forward
ui-filter = a part of the name or a number, then Enter
ui-sheet-keys = ↑ ↓ scroll   Esc close
ui-confirm-keys = Enter confirm   Esc close
ui-quit-question = Quit the game?
ui-quit-keys = Enter quit   Esc keep playing
ui-hand-over-keys = Enter when only you can see the screen
ui-hand-over-undo = u undo: { $player }
ui-key-number = choose the option with this number
ui-key-arrows = go through the options and choose one
ui-key-filter = search the options
ui-key-skip = fast-forward the bots
ui-key-why-not = why not? what is refused, and by which rule
ui-key-undo = undo the last answer
ui-key-scroll = scroll the table
ui-key-language = language: English, Français
ui-key-daylight = day or night
ui-key-quit = quit; a game being played is saved
ui-back = Back
ui-forward = Forward
ui-viewpoint = Point of view
ui-position = { $number } of { $length } answers, as seen by: { $name }
ui-key-forward = to the next line of the log
ui-key-back = to the line before
ui-key-ends = to the beginning, to the end
ui-key-viewpoint = see the table as the public or as another seat
ui-keys-arrows = ↑ ↓ Enter
ui-keys-space = Space
ui-keys-pages = PgUp PgDn
ui-keys-ends = Home End
ui-hint-answer = Answer
ui-hint-expected = Chance to win
ui-hint-percent = { $number }%
ui-hint-visits = Tries
ui-hint-sure = That “{ $best }” is better than “{ $second }” is { $sure } sure.

## The review of a finished game

ui-review-unfinished = only a game that is over is reviewed
ui-review-percent = { $amount }%
ui-review-inaccuracy = inaccuracy
ui-review-mistake = mistake
ui-review-blunder = blunder
ui-review-account = How it came to the result
ui-review-answers =
    { $number ->
        [0] No answer clearly cost anything worth a word
        [one] One answer clearly cost something
       *[other] { $number } answers clearly cost something
    }
ui-review-start = Chances at the start
ui-review-luck = Luck of what was drawn
ui-review-hidden = Luck of what nobody could know
ui-review-own = What own answers did
ui-review-others = What the others’ answers did
ui-review-unlucky = { $name } lost less by answers than the winner; the draws decided otherwise.
ui-review-result = Result
ui-review-lost = Lost against the best answers
ui-review-mean = Lost on average with an answer
ui-review-error = From the start to the result each part is good to about ± { $number }. What answers did is counted against playing on at first sight; what they lost, against the best that could be found.
ui-review-who = Player
ui-review-at = After answers
ui-review-grade = Grade
ui-review-loss = Cost
ui-review-number = Answers
ui-review-turns = Whole turns
ui-review-draws = What luck did
ui-review-way = { $number }, { $name }: better { $answers }.
ui-review-cost = { $number }, { $name }: “{ $given }” left a chance of { $after }, “{ $better }” would have left { $best }.
ui-review-more = { $figure }: { $amount } more on average
ui-review-less = { $figure }: { $amount } less on average
ui-review-given = Given
ui-review-better = Better
ui-review-words = The table in words
ui-review-follows = Then: { $answers }

## Where the values of a component sheet come from

source-rulebook = printed in the rulebook
source-published = published elsewhere
source-derived = follows from other values
source-reconstructed = reconstructed by us

## Puzzles in the terminal

ui-puzzle-title = { $title } · puzzle { $puzzle } · { $seats ->
        [1] alone
       *[other] { $seats } players
    } · rated { $rating }
ui-puzzle-you = You are { $name }. What is best?
ui-puzzle-help = a number answers; or type: show (the solution), why (?), table, scores, lang, help, quit (q)
ui-puzzle-right = Right: “{ $best }”.
ui-puzzle-wrong = “{ $given }” is not the best: “{ $best }” is.
ui-puzzle-shown = The best is “{ $best }”.
ui-puzzle-chance = From what you know it leaves a chance to win of { $chance }; “{ $other }” leaves { $less }.
ui-puzzle-against = Where the look ahead ends, “{ $best }” brings, against “{ $other }”:
ui-puzzle-others-more = { $figure }, the others: { $amount } more on average
ui-puzzle-others-less = { $figure }, the others: { $amount } less on average
ui-puzzle-greedy = greedy play
ui-puzzle-yours = yours
ui-puzzle-levels = Solved by: { $levels }
ui-puzzle-level = { $level } { $solved } of { $tries }
ui-puzzle-proof = Every answer was played on in the same { $guesses } guesses of what you cannot see, with the same dice (seed { $seed }).
ui-puzzle-counted = It was tried before: the first try counts.
ui-puzzle-progress = { $title }: { $solved } solved at the first try, { $missed } missed, of { $puzzles }; your rating at puzzles is { $rating }.
ui-puzzle-next = Enter for the next one, q to leave{" "}
ui-puzzle-all = You have tried all puzzles of { $title }. --id tries one again.
ui-puzzle-none = no puzzles of { $title }
ui-puzzle-unknown = no puzzle { $puzzle }
ui-puzzle-id = Puzzle
ui-puzzle-rating = Rating
ui-puzzle-state = First try
ui-puzzle-new = –
ui-puzzle-solved = solved
ui-puzzle-missed = missed
