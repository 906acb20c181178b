mg-artists = Artistes
mg-cards = { $cards } cartes
mg-of = { $shown } sur { $threshold }
mg-now =
    { $place ->
        [1] Serait 1er :
        [2] Serait 2e :
       *[3] Serait 3e :
    }
mg-each = { $each } la carte
mg-worthless = Ne vaudrait rien
mg-artist-label =
    { $place ->
        [0] { $artist } : { $shown } cartes sur { $threshold } en jeu ; jetons { $worth } ; ne vaudrait rien maintenant
       *[other] { $artist } : { $shown } cartes sur { $threshold } en jeu ; jetons { $worth } ; vaudrait { $each } la carte maintenant
    }
mg-artist-about = { $cards } cartes en tout. Jetons jusqu’ici : { $worth }.
mg-rank-rule = La manche finit à { $threshold } cartes ; les trois artistes qui en ont le plus sont comptés.
mg-pile = Pioche
mg-pile-about = On y prend les cartes de chaque manche et celles du symbole Pioche.
mg-awards = Récompenses
mg-extra = Carte suppl.
mg-extra-about = Révélée au début de la manche ; elle compte pour son artiste et n’appartient à personne.
mg-in-hand =
    { $cards ->
        [one] { $cards } carte en main
       *[other] { $cards } cartes en main
    }
mg-face-down = face cachée
mg-own-face-down = { $artist }, cachée aux autres
mg-has-chosen = a choisi
mg-your-hand = Votre main
mg-symbol-draw = pioche
mg-symbol-second-face-up = seconde carte, face visible
mg-symbol-second-face-down = seconde carte, face cachée
mg-symbol-simultaneous = tour simultané
mg-symbol-award = récompense
mg-about-draw = Après l’avoir jouée, piochez une carte.
mg-about-second-face-up = Vous pouvez jouer une seconde carte du même artiste, face visible.
mg-about-second-face-down = Vous pouvez jouer une seconde carte de n’importe quel artiste, cachée jusqu’à la fin de la manche.
mg-about-simultaneous = Tout le monde choisit une carte en secret ; elles sont révélées ensemble.
mg-about-award = Donnez un jeton Récompense à un artiste : chacune de ses cartes vaut { $worth } de plus quand il est compté.
mg-ignored-now = Pendant ce tour simultané, il est ignoré.
mg-ignored-second = Sur une seconde carte, il est ignoré.
mg-ignored-when = Ignoré si la carte a été jouée en second ou pendant un tour simultané.
