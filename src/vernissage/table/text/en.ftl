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
