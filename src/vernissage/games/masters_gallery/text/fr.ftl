# Masters Gallery

game-summary = Quatre manches, cinq artistes : jouez les chefs-d’œuvre que tout le monde voudra demain.

artist-name =
    { $artist ->
        [vermeer] Vermeer
        [degas] Degas
        [monet] Monet
        [renoir] Renoir
       *[van_gogh] Van Gogh
    }
symbol-name =
    { $symbol ->
        [draw] piocher une carte
        [second_face_up] seconde carte, face visible
        [second_face_down] seconde carte, face cachée
        [simultaneous] tour simultané
        [award] récompense
       *[plain] sans symbole
    }
a-card =
    { $symbol ->
        [plain] un { artist-name }
       *[other] un { artist-name } ({ symbol-name })
    }
label-card =
    { $symbol ->
        [plain] { artist-name }
       *[other] { artist-name }, { symbol-name }
    }
label-player = { $player }
label-stop = S’arrêter là

## Prompts

ask-play-card = Choisissez une carte à jouer
wait-play-card = { $player } choisit une carte à jouer
ask-second-face-up = Jouez un second { artist-name }, face visible, ou arrêtez-vous là
wait-second-face-up = { $player } peut jouer un second { artist-name }
ask-second-face-down = Jouez une seconde carte, face cachée, ou arrêtez-vous là
wait-second-face-down = { $player } peut jouer une seconde carte, face cachée
ask-choose-card = Tour simultané : choisissez une carte ; elle reste cachée jusqu’à ce que tout le monde ait choisi
wait-choose-card = { $player } choisit une carte en secret
ask-place-award = Choisissez l’artiste qui reçoit le jeton Récompense
wait-place-award = { $player } choisit l’artiste qui reçoit le jeton Récompense
ask-add-cards =
    { $left ->
        [one] Ajoutez une carte de votre main ou arrêtez-vous là
       *[other] Ajoutez jusqu’à { $left } cartes de votre main ou arrêtez-vous là
    }
wait-add-cards = { $player } ajoute des cartes

## Refusals

why-not-in-hand = Vous n’avez pas cette carte en main.
why-other-artist = La seconde carte doit être du même artiste : { artist-name }.

## Log

first-player = { $player } commence la première manche
new-round = Manche { $round }
deal =
    { $cards ->
        [one] { $player } reçoit { $cards } carte
       *[other] { $player } reçoit { $cards } cartes
    }
reveal-extra = Carte Supplémentaire : { a-card }
play-card = { $player } joue { a-card } ({ $count } sur { $threshold })
second-face-up = { $player } joue une seconde carte : { a-card } ({ $count } sur { $threshold })
second-face-down = { $player } joue une carte face cachée
second-face-down-own = { $player } joue { a-card } face cachée
draw-card = { $player } pioche une carte
draw-card-own = { $player } pioche { a-card }
choose-card = { $player } a choisi une carte
choose-card-own = { $player } a choisi { a-card }
reveal-cards = { $player } révèle { a-card }
place-award = { $player } place un jeton Récompense : { artist-name }
end-round = { $player } met fin à la manche { $round }
end-round-no-cards = Plus aucune carte en main : la manche { $round } est terminée
reveal-hidden = { $player } retourne { a-card }
rank-artists =
    { $count ->
        [one] Classement : { artist-name } avec { $count } carte reçoit le jeton Valeur { $token } ; chaque carte vaut { $value }
       *[other] Classement : { artist-name } avec { $count } cartes reçoit le jeton Valeur { $token } ; chaque carte vaut { $value }
    }
add-cards = { $player } ajoute { a-card }
count-points =
    { $points ->
        [0] { $player } ne marque rien et reste à { $total }
        [one] { $player } marque { $points } point, { $total } en tout
       *[other] { $player } marque { $points } points, { $total } en tout
    }

## Score sheet

score-round = Manche { $round } : { $cards } { artist-name } × { $value }

## The lines of the score sheet, many games together

category-score-round = Manche { $number }

## What the lines of the score sheet are for

about-score-round = Chaque carte devant vous d’un artiste du trio de tête vaut tous les jetons de cet artiste : jetons Valeur de toutes les manches jusqu’ici, et récompenses.

## The table in words

panel-artists = Artistes
panel-artist = { $shown } sur { $threshold } cartes jouées, jetons { $worth }
panel-table = Table
panel-round = Manche
panel-round-of = { $round } sur { $rounds }
panel-pile = Cartes dans la pioche
panel-extra = Carte Supplémentaire
panel-none = aucune
panel-awards-left = Jetons Récompense en réserve
panel-points = Points
panel-hand = Cartes en main
panel-played = { artist-name } joués
panel-face-down = Cartes cachées
panel-own-face-down = Face cachée, pour vos yeux seulement : { label-card }
panel-has-chosen = A choisi une carte

## What the component sheet describes

part-artist = combien de cartes a chaque artiste
part-symbols = combien de cartes portent chaque symbole
part-deal = combien de cartes sont distribuées à chaque manche
part-threshold = combien de cartes d’un artiste finissent une manche
part-value-tokens = les jetons Valeur
part-award-tokens = les jetons Récompense

## Previews: what lies before a player

figure-points = Points
figure-standing = Cette manche, si elle finissait là
figure-with-round = Points, avec ceux de cette manche si elle finissait là
figure-hand = Cartes en main
