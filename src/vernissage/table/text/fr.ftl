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
error-what-if-too-far = La réponse { $number } ne peut pas être essayée : le hasard ou quelqu’un d’autre passe avant.
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
ui-lost = La partie est perdue
ui-and-two = { $some } et { $last }
ui-and-more = { $some } et { $last }
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
ui-score-sheet = Feuille de score
ui-log = Journal
ui-table = Table
ui-not-possible = Impossible pour l’instant
ui-all-possible = Tout peut être choisi pour l’instant.
ui-hand-over = Passez l’écran à { $player }
ui-press-enter = Appuyez sur Entrée{" "}
ui-your-turn = À vous de jouer
ui-over = Fin de partie
ui-final-chance = Définitif : la suite dépend du hasard
ui-final-reveal = Définitif : tout le monde le verra
ui-undone = Le dernier choix est annulé.
ui-saved = Partie enregistrée : { $file }
ui-not-saved = La partie n’a pas pu être enregistrée : { $reason }
ui-go-on = Pour reprendre : { $command }
ui-plain-help = un numéro choisit ; sinon tapez pourquoi (?), annuler (u), table, journal, scores, langue, aide, quitter (q)
ui-plain-unknown = « { $answer } » n’est pas compris : choisissez de 1 à { $last }.
ui-undo = Annuler
ui-nothing-to-undo = Aucun choix à annuler.
ui-why-not = Pourquoi ?
ui-help = Aide
ui-keyboard-help = Raccourcis clavier
ui-quit = Quitter
ui-skip = Espace accélérer
ui-filter = une partie du nom ou un numéro, puis Entrée
ui-sheet-keys = ↑ ↓ défiler   Échap fermer
ui-confirm-keys = Entrée confirmer   Échap fermer
ui-quit-question = Quitter la partie ?
ui-quit-keys = Entrée quitter   Échap ne pas quitter
ui-hand-over-keys = Entrée quand personne d’autre ne voit l’écran
ui-hand-over-undo = u annuler : { $player }
ui-key-number = prendre le choix qui porte ce numéro
ui-key-arrows = parcourir les choix et en prendre un
ui-key-filter = chercher parmi les choix
ui-key-skip = accélérer les bots
ui-key-why-not = pourquoi ? ce qui est impossible, et selon quelle règle
ui-key-undo = annuler le dernier choix
ui-key-scroll = faire défiler la table
ui-key-language = langue : English, Français
ui-key-daylight = jour ou nuit
ui-key-quit = quitter ; la partie en cours est enregistrée
ui-back = Reculer
ui-forward = Avancer
ui-viewpoint = Point de vue
ui-position = { $number } choix sur { $length }, vus par : { $name }
ui-key-forward = à la ligne suivante du journal
ui-key-back = à la ligne précédente
ui-key-ends = au début, à la fin
ui-key-viewpoint = voir la table comme le public ou comme un autre siège
ui-keys-arrows = ↑ ↓ Entrée
ui-keys-space = Espace
ui-keys-pages = Page↑ Page↓
ui-keys-ends = Début Fin
ui-hint-answer = Réponse
ui-hint-expected = Chances de gagner
ui-hint-percent = { $number } %
ui-hint-visits = Essais
ui-hint-sure = Que « { $best } » vaille mieux que « { $second } » est sûr à { $sure }.

## L’analyse d’une partie terminée

ui-review-unfinished = seule une partie terminée peut être analysée
ui-review-percent = { $amount } %
ui-review-inaccuracy = imprécision
ui-review-mistake = faute
ui-review-blunder = bévue
ui-review-account = Comment on en est arrivé là
ui-review-answers =
    { $number ->
        [0] Aucune réponse n’a nettement coûté quoi que ce soit
        [one] Une réponse a nettement coûté quelque chose
       *[other] { $number } réponses ont nettement coûté quelque chose
    }
ui-review-start = Chances au départ
ui-review-luck = Chance des tirages
ui-review-hidden = Chance de ce que nul ne pouvait savoir
ui-review-own = Effet de ses propres réponses
ui-review-others = Effet des réponses des autres
ui-review-unlucky = { $name } a moins perdu par ses réponses que qui a gagné ; les tirages en ont décidé autrement.
ui-review-result = Résultat
ui-review-lost = Perdu face aux meilleures réponses
ui-review-mean = Perdu en moyenne par réponse
ui-review-error = Du départ au résultat, chaque part est juste à environ ± { $number } près. L’effet des réponses se mesure à un jeu joué à première vue ; les pertes, aux meilleures réponses trouvées.
ui-review-who = Siège
ui-review-at = Après réponses
ui-review-grade = Note
ui-review-loss = Coût
ui-review-number = Réponses
ui-review-turns = Tours entiers
ui-review-draws = La part du hasard
ui-review-way = { $number }, { $name } : mieux, { $answers }.
ui-review-cost = { $number }, { $name } : « { $given } » laissait { $after } de chances, « { $better } » en aurait laissé { $best }.
ui-review-more = { $figure } : { $amount } de plus en moyenne
ui-review-less = { $figure } : { $amount } de moins en moyenne
ui-review-given = Choisie
ui-review-better = Meilleure
ui-review-words = La table en mots
ui-review-follows = Ensuite : { $answers }

## Where the values of a component sheet come from

source-rulebook = imprimé dans le livret
source-published = publié ailleurs
source-derived = se déduit d’autres valeurs
source-reconstructed = reconstitué par nos soins

## Puzzles in the terminal

ui-puzzle-title = { $title } · problème { $puzzle } · { $seats ->
        [1] en solo
       *[other] { $seats } personnes
    } · classement { $rating }
ui-puzzle-you = Vous êtes { $name }. Quelle est la meilleure réponse ?
ui-puzzle-help = un numéro répond ; sinon tapez montrer (la solution), pourquoi (?), table, scores, langue, aide, quitter (q)
ui-puzzle-right = Bien vu : « { $best } ».
ui-puzzle-wrong = « { $given } » n’est pas la meilleure réponse : c’est « { $best } ».
ui-puzzle-shown = La meilleure réponse est « { $best } ».
ui-puzzle-chance = D’après ce que vous savez, elle laisse { $chance } de chances de gagner ; « { $other } » en laisse { $less }.
ui-puzzle-against = Au bout du calcul, « { $best } » apporte, par rapport à « { $other } » :
ui-puzzle-others-more = { $figure }, les autres : { $amount } de plus en moyenne
ui-puzzle-others-less = { $figure }, les autres : { $amount } de moins en moyenne
ui-puzzle-greedy = jeu glouton
ui-puzzle-yours = la vôtre
ui-puzzle-levels = Résolu par : { $levels }
ui-puzzle-level = { $level } { $solved } fois sur { $tries }
ui-puzzle-proof = Chaque réponse a été jouée dans les mêmes { $guesses } hypothèses sur ce que vous ne voyez pas, avec les mêmes dés (graine { $seed }).
ui-puzzle-counted = Vous l’aviez déjà essayé : seul le premier essai compte.
ui-puzzle-progress = { $title } : { $solved ->
        [one] { $solved } résolu
       *[other] { $solved } résolus
    } du premier coup, { $missed ->
        [one] { $missed } manqué
       *[other] { $missed } manqués
    }, sur { $puzzles } ; votre classement aux problèmes est de { $rating }.
ui-puzzle-next = Entrée pour le suivant, q pour quitter{" "}
ui-puzzle-all = Vous avez essayé tous les problèmes de { $title }. --id en rejoue un.
ui-puzzle-none = aucun problème de { $title }
ui-puzzle-unknown = le problème { $puzzle } n’existe pas
ui-puzzle-id = Problème
ui-puzzle-rating = Classement
ui-puzzle-state = Premier essai
ui-puzzle-new = –
ui-puzzle-solved = résolu
ui-puzzle-missed = manqué
