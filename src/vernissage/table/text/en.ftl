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
ui-and-two = { $some } and { $last }
ui-and-more = { $some }, and { $last }
ui-points =
    { $points ->
        [one] { $player }: { $points } point
       *[other] { $player }: { $points } points
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
ui-final-reveal = Final: a secret will be shown
ui-undone = The last answer is taken back.
ui-saved = The game is saved: { $file }
ui-not-saved = The game could not be saved: { $reason }
ui-go-on = To go on: { $command }
ui-plain-help = a number chooses, ? why not?, u undo, table, log, scores, lang language, help, q quit
ui-plain-unknown = “{ $answer }” is not understood: choose from 1 to { $last }.
