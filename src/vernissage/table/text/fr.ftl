# What all games share: seats, errors, the terminal.

seat-name =
    { $colour ->
        [blue] Bleu
        [yellow] Jaune
        [purple] Violet
        [orange] Orange
        [green] Vert
       *[red] Rouge
    }

## Errors

error-finished = La partie est terminée.
error-not-asked = { $player } n’a rien à choisir pour l’instant.
error-no-such-choice = Il n’y a pas de choix { $choice } ici.
error-nothing-to-undo = Rien à annuler : une carte a été piochée, un secret révélé ou quelqu’un d’autre a répondu.
error-no-such-seat = Il n’y a pas de siège { $seat }.
why-not-possible = Impossible pour l’instant.
