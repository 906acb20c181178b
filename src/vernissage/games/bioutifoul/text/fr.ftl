# Bioutifoul

game-summary = Achetez bas, vendez haut et montez les expositions qui font la plus belle galerie de la ville.

artist-name =
    { $artist ->
        [alice] Alice
        [heinrich] Heinrich
        [rodrigo] Rodrigo
       *[sunny] Sunny
    }
of-artist =
    { $artist ->
        [alice] d’Alice
        [heinrich] d’Heinrich
        [rodrigo] de Rodrigo
       *[sunny] de Sunny
    }
first-artist =
    { $first ->
        [alice] Alice
        [heinrich] Heinrich
       *[rodrigo] Rodrigo
    }
second-artist =
    { $second ->
        [heinrich] Heinrich
        [rodrigo] Rodrigo
       *[sunny] Sunny
    }
of-first-artist =
    { $first ->
        [alice] d’Alice
        [heinrich] d’Heinrich
       *[rodrigo] de Rodrigo
    }
of-second-artist =
    { $second ->
        [heinrich] d’Heinrich
        [rodrigo] de Rodrigo
       *[sunny] de Sunny
    }
both-artists = { first-artist } et { second-artist }

influence-who =
    { $artist ->
        [any] n’importe quel artiste
       *[other] { artist-name }
    }
influence-face =
    { $way ->
        [up] { influence-who }, seulement vers le haut
        [down] { influence-who }, seulement vers le bas
       *[either] { influence-who }
    }

label-player = { $player }
label-exhibition = { both-artists }
label-move =
    { $way ->
        [up] Faire monter { artist-name } de { $before } à { $rating } : { $cards ->
            [one] { $cards } carte
           *[other] { $cards } cartes
        }
       *[down] Faire descendre { artist-name } de { $before } à { $rating } : { $cards ->
            [one] { $cards } carte
           *[other] { $cards } cartes
        }
    }
label-stay = Laisser { artist-name } à { $rating }
label-no-influence = Ne jouer aucune carte Influence
label-buy =
    { $price ->
        [one] Acheter une œuvre { of-artist } pour { $price } lingot
       *[other] Acheter une œuvre { of-artist } pour { $price } lingots
    }
label-sell =
    { $price ->
        [one] Vendre une œuvre { of-artist } pour { $price } lingot
       *[other] Vendre une œuvre { of-artist } pour { $price } lingots
    }
label-mount = Monter l’exposition { both-artists }
label-end-actions = Terminer les actions
label-no-action =
    Ne faire aucune action : { $gold ->
        [one] { $gold } lingot
       *[other] { $gold } lingots
    }{ $cards ->
        [0] {""}
        [one] {" "}et une carte Influence
       *[other] {" "}et { $cards } cartes Influence
    }

## Prompts

ask-influence =
    { $max ->
        [one] Faites monter ou descendre un artiste : jouez une carte Influence, ou aucune
       *[other] Faites monter ou descendre un artiste : jouez jusqu’à { $max } cartes Influence, ou aucune
    }
wait-influence =
    { $max ->
        [one] { $player } peut jouer une carte Influence
       *[other] { $player } peut jouer jusqu’à { $max } cartes Influence
    }
ask-play-influence =
    { $left ->
        [one] Choisissez la carte Influence qui déplace { artist-name }
       *[other] Choisissez { $left } cartes Influence qui déplacent { artist-name }, une par une
    }
wait-play-influence = { $player } choisit les cartes Influence qui déplacent { artist-name }
ask-action =
    { $left ->
        [one] Faites une dernière action ou terminez les actions
       *[other] Faites jusqu’à { $left } actions : achetez, vendez, montez une exposition ou terminez les actions
    }
wait-action =
    { $left ->
        [one] { $player } peut faire une dernière action
       *[other] { $player } peut faire jusqu’à { $left } actions
    }

## Refusals

why-same-place = C’est déjà le rang { of-artist } : choisissez-en un autre.
why-influence =
    { $cards ->
        [one] Il faut { $cards } carte Influence { of-artist }, vous en avez { $held }.
       *[other] Il faut { $cards } cartes Influence { of-artist }, vous en avez { $held }.
    }
why-influence-limit =
    { $cards ->
        [one] Il faut { $cards } carte Influence, un tour en permet { $limit }.
       *[other] Il faut { $cards } cartes Influence, un tour en permet { $limit }.
    }
why-face = Cette carte ne déplace pas { moved-artist } dans ce sens.
why-no-such-influence = Vous n’avez pas cette carte Influence.
why-face-order =
    { $left ->
        [one] Les cartes se choisissent dans l’ordre : celle-ci aurait dû l’être plus tôt.
       *[other] Les cartes se choisissent dans l’ordre : à partir de celle-ci, vous n’en avez pas { $left } qui déplacent { moved-artist }.
    }
moved-artist =
    { $moved ->
        [alice] Alice
        [heinrich] Heinrich
        [rodrigo] Rodrigo
       *[sunny] Sunny
    }
why-no-such-work = Aucune œuvre { of-artist } n’est visible pour l’instant.
why-gallery-full = Votre galerie a { $limit } œuvres et n’a plus de place : vendez-en une ou montez d’abord une exposition.
why-gold =
    { $price ->
        [one] Lingots insuffisants : une œuvre { of-artist } coûte { $price } lingot, vous en avez { $gold }.
       *[other] Lingots insuffisants : une œuvre { of-artist } coûte { $price } lingots, vous en avez { $gold }.
    }
why-not-in-gallery = Votre galerie n’a aucune œuvre { of-artist }.
why-bought-this-turn = Vous avez acheté cette œuvre pendant ce tour : vous pourrez la vendre dès votre prochain tour.
why-no-such-exhibition = Aucune exposition { both-artists } n’est visible pour l’instant.
why-missing-work =
    { $artist ->
        [both] Cette exposition demande une œuvre de chacun de ses artistes : votre galerie n’en a ni { of-first-artist } ni { of-second-artist }.
       *[other] Cette exposition demande une œuvre de chacun de ses artistes : votre galerie n’en a pas { of-artist }.
    }

## Log

place-artist = Cote { $rating } : { artist-name }
lay-out-work = Nouvelle œuvre : { artist-name }
lay-out-exhibition = Nouvelle exposition : { both-artists }
shuffle-discard = Les œuvres défaussées forment une nouvelle pioche
first-player = { $player } commence chaque tour de table
begin-turn = Tour de table { $round }
renew-works =
    { $case ->
        [same_artist] Cas particulier, un artiste en surnombre : les œuvres sont renouvelées
       *[no_match] Cas particulier, aucun artiste en commun : les œuvres sont renouvelées
    }
move-artist =
    { $way ->
        [up] { $player } fait monter { artist-name } de { $before } à { $rating }
       *[down] { $player } fait descendre { artist-name } de { $before } à { $rating }
    }
pass-influence =
    { $cards ->
        [one] { $player } transmet { $cards } carte Influence { of-artist } à { $other }
       *[other] { $player } transmet { $cards } cartes Influence { of-artist } à { $other }
    }
pass-card = { $player } passe une carte Influence à { $other } : { influence-face }
buy-work =
    { $price ->
        [one] { $player } achète une œuvre { of-artist } pour { $price } lingot
       *[other] { $player } achète une œuvre { of-artist } pour { $price } lingots
    }
sell-work =
    { $price ->
        [one] { $player } vend une œuvre { of-artist } pour { $price } lingot
       *[other] { $player } vend une œuvre { of-artist } pour { $price } lingots
    }
mount-exhibition = { $player } monte l’exposition { both-artists }
draw-influence = { $player } pioche une carte Influence
draw-influence-own =
    { $way ->
        [either] { $artist ->
            [any] { $player } pioche une carte Influence : { influence-face }
           *[other] { $player } pioche une carte Influence { of-artist }
        }
       *[other] { $player } pioche une carte Influence : { influence-face }
    }
compensate =
    { $gold ->
        [one] { $player } ne fait aucune action et reçoit { $gold } lingot
       *[other] { $player } ne fait aucune action et reçoit { $gold } lingots
    }
bank =
    { $gold ->
        [one] { $player } prend { $gold } lingot à la banque
       *[other] { $player } prend { $gold } lingots à la banque
    }
last-round = La pioche d’expositions est vide : ce tour de table est le dernier
end-pile = Le dernier tour de table est terminé
end-stall =
    { $rounds ->
        [one] Fin faute d’expositions : { $rounds } tour de table sans en monter
       *[other] Fin faute d’expositions : { $rounds } tours de table sans en monter
    }
end-game =
    { $points ->
        [one] { $player } a { $points } point et { $wealth } de richesse
       *[other] { $player } a { $points } points et { $wealth } de richesse
    }
wins = { $player } remporte la partie
shares-win = { $player } partage la victoire

## Score sheet

score-exhibitions =
    { $count ->
        [0] Aucune exposition
        [one] { $count } exposition
       *[other] { $count } expositions
    }
score-all-artists = Les quatre artistes
score-artists-missing =
    { $missing ->
        [one] Les quatre artistes : il en manque { $missing }
       *[other] Les quatre artistes : il en manque { $missing }
    }
score-majority = Majorité { artist-name } : { $count } contre { $best }
score-majority-shared = Majorité { artist-name } partagée : { $count } à { $best }
score-no-majority = Pas de majorité { artist-name } : { $count } contre { $best }
tie-wealth = Richesse, en cas d’égalité : { $wealth }, dont { $gold } en lingots

## The lines of the score sheet, many games together

category-score-exhibitions = Expositions
category-score-all-artists = Les quatre artistes
category-score-artists-missing = { category-score-all-artists }
category-score-majority = Majorités
category-score-majority-shared = { category-score-majority }
category-score-no-majority = { category-score-majority }

## What the lines of the score sheet are for

about-score-exhibitions = Un point par exposition de la galerie.
about-score-all-artists = Un point si les expositions de la galerie montrent les quatre artistes.
about-score-artists-missing = Un point si les expositions de la galerie montrent les quatre artistes.
about-score-majority = Un point pour le plus grand nombre d’expositions montrant cet artiste ; à égalité, chaque galerie concernée le marque.
about-score-majority-shared = Un point pour le plus grand nombre d’expositions montrant cet artiste ; à égalité, chaque galerie concernée le marque.
about-score-no-majority = Un point pour le plus grand nombre d’expositions montrant cet artiste ; à égalité, chaque galerie concernée le marque.
about-tie-wealth = L’or, et les œuvres restées dans la galerie à la cote de leurs artistes. Elle ne rapporte aucun point : elle départage une égalité pour la victoire.

## The table in words

panel-ratings = Cotes
panel-market-works = Œuvres visibles
panel-work-pile = Œuvres dans la pioche
panel-discard = Défausse : { artist-name }
panel-market-exhibitions = Expositions visibles
panel-exhibition-pile = Expositions dans la pioche
panel-exhibitions-removed = Expositions hors jeu
panel-course = Déroulement
panel-round = Tour de table
panel-first = Commence chaque tour de table
panel-turn = Tour
panel-phase = Étape
panel-phase-name =
    { $phase ->
        [influence] Influence
        [actions] Actions, { $taken } sur { $limit }
       *[bank] Banque
    }
panel-last-round = Dernier tour de table
panel-quiet-rounds = Tours de table sans exposition
panel-quiet-rounds-of = { $rounds } sur { $limit }
panel-influence-pile = Cartes Influence dans la pioche
panel-points = Points
panel-gold = Lingots
panel-wealth = Richesse
panel-work = Œuvre { of-artist }
panel-bought = Achetée ce tour : { artist-name }
panel-exhibition = Exposition { both-artists }
panel-influence = Cartes Influence
panel-known = Carte Influence connue : { influence-face }
panel-hidden = Carte Influence secrète : { influence-face }

## What the component sheet describes

part-artists = les quatre artistes
part-ratings = les cotes de la colonne
part-works = le nombre d’œuvres
part-works-by-artist = combien d’œuvres a chaque artiste
part-exhibitions = le nombre d’expositions
part-exhibitions-by-artists = la répartition des expositions entre les paires d’artistes
part-influence = le nombre de cartes Influence
part-influence-by-artist = ce que montrent les cartes Influence
part-start = ce que chacun a au début
part-market = combien d’œuvres et d’expositions sont face visible
part-two-players = ce qui change à deux
part-turn = combien de cartes Influence et d’actions permet un tour
part-gallery = combien d’œuvres tient une galerie
part-bank = ce que la banque verse à chaque tour
part-compensation = ce que rapporte un tour sans action
part-special-case = combien d’œuvres d’un même artiste sont de trop
part-quiet-end = la fin d’une partie où plus personne n’expose

## Previews: what counts in a gallery

figure-points = Points
figure-gold = Lingots
figure-influence = Cartes Influence
figure-wealth = Richesse
figure-exhibitions = Expositions montées
figure-works = Œuvres dans la galerie
