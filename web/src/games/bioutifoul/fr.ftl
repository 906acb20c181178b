bio-ratings = Cotes
bio-ratings-about = le prix d’une œuvre
bio-dearest = le plus cher
bio-cheapest = le moins cher
bio-rated = , cote { $rating }
bio-artist-about =
    { $rating ->
        [one] { $artist } : une œuvre coûte et rapporte { $rating } lingot en ce moment.
       *[other] { $artist } : une œuvre coûte et rapporte { $rating } lingots en ce moment.
    }
bio-ways = Déplacer { $artist }, cote { $rating }
bio-way = { $artist } à la cote { $rating }
bio-works = Œuvres
bio-work-pile = Pioche d’œuvres
bio-work-pile-about = La banque y prend de quoi compléter à la fin de chaque tour ; une fois vide, les œuvres défaussées sont mélangées.
bio-in-pile = { $cards } en pioche
bio-discard = Œuvres défaussées
bio-discarded =
    { $cards ->
        [one] { $cards } défaussée
       *[other] { $cards } défaussées
    }
bio-none = aucune
bio-place-bought = achetée ; la banque complétera
bio-work-at =
    { $price ->
        [one] { $artist }, une œuvre, { $price } lingot
       *[other] { $artist }, une œuvre, { $price } lingots
    }
bio-work-about =
    { $price ->
        [one] Coûte { $price } lingot en ce moment : la cote de son artiste.
       *[other] Coûte { $price } lingots en ce moment : la cote de son artiste.
    }
bio-both = { $first } et { $second }
bio-exhibitions = Expositions
bio-exhibition-pile = Pioche d’expositions
bio-exhibition-pile-about =
    { $removed ->
        [0] Quand la dernière est révélée, le tour de table en cours est le dernier.
       *[other] Quand la dernière est révélée, le tour de table en cours est le dernier. { $removed } autres sont hors jeu.
    }
bio-then-last = puis le dernier tour de table
bio-last-round = Dernier tour de table
bio-quiet = { $rounds } tours de table sur { $limit } sans exposition
bio-influence-pile = Pioche d’influence
bio-influence-pile-about = Une carte vient d’ici avec chaque exposition montée, et pour qui ne fait aucune action.
bio-influence-left = { $cards } influence
bio-place-mounted = montée
bio-exhibition-of = Exposition { $artists }
bio-exhibition-about = Demande une œuvre de chacun de ses deux artistes ; rapporte un point, une carte Influence et peut-être des majorités.
bio-most = Majorités
bio-most-worth = un point chacune
bio-most-nobody = Sur aucune exposition encore : un point pour la première galerie.
bio-most-words =
    { $leaders ->
        [one] Le plus souvent : { $names } ({ $count }), 1 point.
       *[other] Le plus souvent : { $names } ({ $count }), 1 point pour chaque galerie.
    }
bio-gold =
    { $gold ->
        [one] { $gold } lingot
       *[other] { $gold } lingots
    }
bio-cards =
    { $cards ->
        [one] { $cards } carte Influence
       *[other] { $cards } cartes Influence
    }
bio-first = 1er
bio-first-about = Commence chaque tour de table
bio-first-you = Vous commencez chaque tour de table
bio-label-works = œuvres
bio-label-exhibitions =
    { $count ->
        [0] aucune exposition
        [one] { $count } exposition
       *[other] { $count } expositions
    }
bio-label-influence = influence
bio-gallery-words =
    { $hidden ->
        [one] Œuvres : { $works }. Expositions : { $exhibitions }. Influence connue : { $known } ; { $hidden } carte secrète de plus.
       *[other] Œuvres : { $works }. Expositions : { $exhibitions }. Influence connue : { $known } ; { $hidden } cartes secrètes de plus.
    }
bio-hand-about =
    { $hidden ->
        [one] Cartes connues : { $known }. { $hidden } carte secrète de plus.
       *[other] Cartes connues : { $known }. { $hidden } cartes secrètes de plus.
    }
bio-gallery = Galerie
bio-gallery-of =
    { $works ->
        [one] { $works } œuvre sur { $limit }
       *[other] { $works } œuvres sur { $limit }
    }
bio-own-work =
    { $price ->
        [one] { $artist }, votre œuvre, { $price } lingot
       *[other] { $artist }, votre œuvre, { $price } lingots
    }
bio-own-about =
    { $price ->
        [one] Rapporte { $price } lingot en ce moment : la cote de son artiste.
       *[other] Rapporte { $price } lingots en ce moment : la cote de son artiste.
    }
bio-new = neuve
bio-bought-about = Achetée ce tour-ci : elle peut être exposée, mais vendue seulement dès votre prochain tour.
bio-free = libre
bio-no-exhibition = aucune encore
bio-influence = Influence
bio-any-artist = n’importe quel artiste
bio-any = tous
bio-only-up = { $name }, seulement vers le haut
bio-only-down = { $name }, seulement vers le bas
bio-no-influence = aucune carte
bio-influence-eye = un œil : connue de tout le monde
bio-influence-about = Une carte déplace son artiste d’un rang, vers le haut ou le bas. Vos cartes jouées vont à { $heir }, à votre droite.
bio-heir = Vos cartes jouées vont à { $player }.
bio-known-to-all = connue de tout le monde
bio-secret = cachée aux autres
bio-group-words =
    { $cards ->
        [one] { $cards } carte, dont { $known } connue
       *[other] { $cards } cartes, dont { $known } connues
    }
bio-points-made = { $shows } pour les expositions, { $all } pour les quatre artistes, { $most } pour les majorités.
bio-wealth = Richesse, en cas d’égalité : { $wealth }
bio-phases = Étapes du tour
bio-round = Tour de table { $round }
bio-phase-influence = Influence
bio-phase-actions = Actions
bio-phase-taken = Actions, { $taken } sur { $limit }
bio-phase-bank = Banque
bio-buy = Acheter
bio-sell = Vendre
bio-mount = Monter
bio-score-parts = Expos, les 4, maj.
bio-held =
    { $cards ->
        [one] , { $cards } carte en main
       *[other] , { $cards } cartes en main
    }
history-round-bioutifoul = tour de table
