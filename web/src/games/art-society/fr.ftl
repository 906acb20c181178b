as-round = Manche { $round }
as-museum = Musée
as-prestige = prestige
as-marker = { $genre } : prestige { $prestige }, ×{ $level } si la partie finissait maintenant
as-short-city = Ville
as-short-portrait = Portrait
as-short-still-life = Nature morte
as-short-landscape = Paysage
as-genre-city = Scène urbaine
as-genre-portrait = Portrait
as-genre-still-life = Nature morte
as-genre-landscape = Paysage
as-frame-gold = cadre doré
as-frame-shell = cadre à coquilles
as-frame-wood = cadre en bois
as-frame-silver = cadre argenté
as-painting = { $genre }, { $size }, { $frame }, valeur { $value }
as-decor-tile =
    { $value ->
        [one] Tuile Décor { $size }, { $value } bouclier
       *[other] Tuile Décor { $size }, { $value } boucliers
    }
as-hung =
    { $clash ->
        [yes] { $tile } ; colonne { $column }, ligne { $row } ; faute de goût
       *[no] { $tile } ; colonne { $column }, ligne { $row }
    }
as-saleroom = Salle des ventes
as-holds-gavel = { $player } tient le marteau
as-gavel = tient le marteau
as-end-full = La partie finit avec cette manche : un mur est complet.
as-end-excess = La partie finit avec cette manche : un deuxième tableau superflu.
as-end-hands = La partie finit avec cette manche : plus de carte Enchère.
as-lots = Lots
as-value = Jeton Estimation
as-value-about = De combien avance le marqueur du genre si ce lot reste invendu. Ce ne sont pas des points.
as-taken = pris
as-unsold = invendu, pour le musée
as-try = Essayer
as-try-about = Le tableau s’accroche à votre mur pour vos yeux seulement ; rien n’est décidé.
as-try-named = Essayer sur votre mur : { $tile }
as-on-your-wall = sur votre mur
as-put-back = Reposer
as-trying = Personne d’autre ne le voit ; rien n’est décidé.
as-tried = À l’essai : { $tile } ; colonne { $column }, ligne { $row }. { $verdict }. Les flèches le déplacent, Échap le repose
as-fits-nowhere = Il ne tient nulle part sur votre mur.
as-take = Prendre ce tableau
as-hang-here = L’accrocher ici
as-how-to-hang = Faites glisser la tuile sur le mur, ou choisissez la case de son coin supérieur gauche.
as-matches =
    { $matches ->
        [one] { $matches } cadre assorti : une tuile Décor de valeur 1
        [2] { $matches } cadres assortis : une tuile Décor de valeur 2 au plus
        [3] { $matches } cadres assortis : une tuile Décor de valeur 3 au plus
       *[other] { $matches } cadres assortis : des tuiles Décor pour { $matches } en tout
    }
as-clash =
    { $paintings ->
        [one] faute de goût : { $paintings } tableau de plus sans prestige
       *[other] faute de goût : { $paintings } tableaux de plus sans prestige
    }
as-gain =
    { $points ->
        [0] points inchangés
        [one] { $sign }{ $points } point
       *[other] { $sign }{ $points } points
    }
as-bids-sealed = Enchères secrètes
as-bids-open = Enchères, de la plus haute à la plus basse
as-bid-open = { $player } : { $bid }
as-bid-own = Votre enchère : { $bid }, cachée à tous les autres
as-bid-sealed = { $player } a choisi son enchère ; toutes seront révélées ensemble
as-bid-none = { $player } n’a pas encore enchéri
as-pile-title = Pile d’enchères
as-pile =
    { $cards ->
        [one] Carte du dessus : { $bid }, { $cards } carte
       *[other] Carte du dessus : { $bid }, { $cards } cartes
    }
as-you = Vous
as-stacks = Piles, face cachée
as-width-height = largeur × hauteur
as-stack =
    { $left ->
        [0] Pile { $size }, valeur { $value }, vide
       *[other] Pile { $size }, valeur { $value }, reste { $left }
    }
as-your-wall = Votre mur
as-wall-of = Mur : { $player }
as-fact-free = libres
as-fact-decor = décor
as-fact-eyeline = en ligne de vue
as-fact-corners = coins nus
as-fact-clashing = en faute
as-fact-points = points
as-about-free = Les cases du mur que rien ne recouvre.
as-about-decor = Chaque bouclier des tuiles Décor du mur vaut un point.
as-about-eyeline = Les tableaux du genre le plus prestigieux dans la bande claire valent 3 points chacun.
as-about-corners = Chaque coin que rien ne recouvre coûte 2 points.
as-about-clashing = Des tableaux du même genre côte à côte sont une faute de goût et ne rapportent pas de prestige.
as-about-points = Si la partie finissait maintenant.
as-tray = Main, assistant et décor
as-hand = Votre main
as-hand-count =
    { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    }
as-bid-card = Carte Enchère { $bid }
as-bid-spent = Carte Enchère { $bid }, déjà jouée
as-in-hand = À accrocher
as-to-hang = à accrocher : { $tile }
as-assistant = Assistant
as-assistant-about = Il tient une tuile jusqu’à ce que vous l’accrochiez, dans cette manche ou plus tard.
as-assistant-holds =
    { $held ->
        [yes] Assistant, qui tient { $tile }
       *[no] Assistant, qui ne tient rien
    }
as-excess = Superflus
as-excess-count = Tableaux superflus : { $count } sur { $of }
as-excess-short = superflus { $count }/{ $of }
as-excess-about = Un tableau qui ne tient nulle part reste ici et coûte 2 points. Un deuxième met fin à la partie avec la manche.
as-decor = Réserve de décor
as-decor-left = { $tile } ; reste { $left }
as-exchange = Échanger
as-in-hand-count = { $cards } en main
as-cards-left = Cartes Enchère restantes : { $cards }, { $total } en tout
as-collection = Collection du musée
as-collection-count = { $left } en pile
as-lots-summary =
    { $lots ->
        [0] Aucun tableau en vente
        [one] { $lots } tableau en vente
       *[other] { $lots } tableaux en vente
    }
as-wall-summary =
    { $tiles ->
        [one] { $tiles } tuile accrochée, cases libres : { $free }, points pour l’instant : { $points }
       *[other] { $tiles } tuiles accrochées, cases libres : { $free }, points pour l’instant : { $points }
    }
