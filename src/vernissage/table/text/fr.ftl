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

## The terminal

ui-name = { $player }
ui-row = { $label } : { $value }
ui-you = vous
ui-bot = bot
ui-public = public
ui-language = Français
ui-total = Total
ui-wins = { $name } remporte la partie
ui-shared-win = Victoire partagée : { $names }
ui-and-two = { $some } et { $last }
ui-and-more = { $some } et { $last }
ui-points =
    { $points ->
        [one] { $player } : { $points } point
       *[other] { $player } : { $points } points
    }
ui-score-sheet = Feuille de score
ui-log = Journal
ui-table = Table
ui-not-possible = Impossible pour l’instant
ui-all-possible = Tout peut être choisi pour l’instant.
ui-hand-over = Passez l’écran à { $player }
ui-press-enter = Appuyez sur Entrée{" "}
ui-your-turn = À vous de jouer
ui-over = Fin de partie
ui-final-chance = Définitif : le hasard décide ensuite
ui-final-reveal = Définitif : un secret sera révélé
ui-undone = Le dernier choix est repris.
ui-saved = Partie enregistrée : { $file }
ui-not-saved = La partie n’a pas pu être enregistrée : { $reason }
ui-go-on = Pour reprendre : { $command }
ui-plain-help = un numéro choisit, ? pourquoi, u annuler, table, journal, scores, langue, aide, q quitter
ui-plain-unknown = « { $answer } » n’est pas compris : choisissez de 1 à { $last }.
