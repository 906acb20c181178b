# Art Society

game-summary = Enchérissez, accrochez avec goût, et laissez le musée décider de ce que valent vos tableaux.
earlier-rules-1 = chacun accroche ce qu’il a choisi avant que le siège suivant ne choisisse.

genre-name =
    { $genre ->
        [city] scène urbaine
        [portrait] portrait
        [still_life] nature morte
       *[landscape] paysage
    }
genre-title =
    { $genre ->
        [city] Scène urbaine
        [portrait] Portrait
        [still_life] Nature morte
       *[landscape] Paysage
    }
frame-name =
    { $frame ->
        [gold] cadre doré
        [shell] cadre à coquilles
        [wood] cadre en bois
       *[silver] cadre argenté
    }
level-name =
    { $level ->
        [5] Encensé
        [4] Adulé
        [3] Admiré
       *[other] Reconnu
    }
the-painting =
    { $genre ->
        [city] la scène urbaine { $size }
        [portrait] le portrait { $size }
        [still_life] la nature morte { $size }
       *[landscape] le paysage { $size }
    }
the-painting-given =
    { $given_genre ->
        [city] la scène urbaine { $given_size }
        [portrait] le portrait { $given_size }
        [still_life] la nature morte { $given_size }
       *[landscape] le paysage { $given_size }
    }
the-tile =
    { $genre ->
        [none] la tuile Décor { $size }
       *[other] { the-painting }
    }
shields =
    { $value ->
        [one] { $value } bouclier
       *[other] { $value } boucliers
    }

label-player = { $player }
label-painting = { genre-title }, { $size }, { frame-name }, valeur { $value }
label-decor = Tuile Décor { $size }, { shields }
label-no-lot = Lot { $number }
label-stack = { $size }, valeur { $value }
label-bid = Carte Enchère { $bid }
label-cell = Colonne { $column }, ligne { $row }
label-place =
    Colonne { $column }, ligne { $row }{ $matches ->
        [0] { "" }
        [one] , { $matches } cadre assorti
       *[other] , { $matches } cadres assortis
    }{ $faux_pas ->
        [yes] , faute de goût
       *[no] { "" }
    }
label-give = Confier à l’assistant
label-held-first = Accrocher d’abord la tuile de l’assistant
label-exchange-museum = Échanger avec le musée
label-keep-excess = Garder comme tableau superflu
label-hang-held = Accrocher la tuile de l’assistant
label-confirm = Confirmer l’accrochage
label-exchange-decor = Échanger des tuiles Décor de votre mur pour prendre la valeur { $value }
label-forgo = Ne pas prendre de tuile Décor
label-form =
    { $standing ->
        [yes] { $before } contre { $after }, à la verticale
       *[no] { $before } contre { $after }, à l’horizontale
    }

## Prompts

ask-hang-start-painting = Accrochez { the-painting } sur une case Étoile
wait-hang-start-painting = { $player } accroche un tableau de départ : { the-painting }
ask-choose-lot =
    { $left ->
        [one] Choisissez le dernier tableau à mettre en vente
       *[other] Choisissez encore { $left } tableaux à mettre en vente
    }
wait-choose-lot =
    { $left ->
        [one] { $player } choisit le dernier tableau à mettre en vente
       *[other] { $player } choisit encore { $left } tableaux à mettre en vente
    }
ask-bid = Choisissez une carte Enchère ; elle reste cachée jusqu’à ce que tout le monde ait choisi
wait-bid = { $player } choisit une carte Enchère
ask-pick = Choisissez un tableau de la salle des ventes
wait-pick = { $player } choisit un tableau de la salle des ventes
ask-hang = Accrochez { the-painting } ({ frame-name }) ou confiez ce tableau à votre assistant
wait-hang = { $player } accroche un tableau : { the-painting } ({ frame-name })
ask-out-of-space = Manque d’espace pour { the-painting } ({ frame-name }) : choisissez ce qu’il en advient
wait-out-of-space = { $player } manque d’espace pour { the-painting } ({ frame-name })
ask-hang-from-assistant = Accrochez la tuile de votre assistant : { the-tile }
wait-hang-from-assistant = { $player } accroche la tuile de l’assistant : { the-tile }
ask-hang-from-museum = Accrochez le tableau du musée : { the-painting }
wait-hang-from-museum = { $player } accroche un tableau du musée : { the-painting }
ask-hang-decor = Accrochez { the-tile } ou confiez-la à votre assistant
wait-hang-decor = { $player } accroche du décor : { the-tile }
ask-take-decor =
    { $several ->
        [yes] Décor : choisissez une à une des tuiles d’une valeur totale de { $left }
       *[no] Décor : choisissez une tuile d’une valeur de { $left } au plus
    }
wait-take-decor =
    { $several ->
        [yes] { $player } choisit des tuiles Décor d’une valeur totale de { $left }
       *[no] { $player } choisit une tuile Décor d’une valeur de { $left } au plus
    }
ask-exchange-decor = Choisissez l’échange de tuiles Décor qui rend la valeur { $value }
wait-exchange-decor = { $player } échange des tuiles Décor pour que la valeur { $value } revienne
ask-exchange-line =
    { $standing ->
        [yes] Choisissez la case du haut des tuiles à échanger : { $before } contre { $after }
       *[no] Choisissez la case de gauche des tuiles à échanger : { $before } contre { $after }
    }
wait-exchange-line =
    { $standing ->
        [yes] { $player } échange des tuiles Décor verticales : { $before } contre { $after }
       *[no] { $player } échange des tuiles Décor horizontales : { $before } contre { $after }
    }
ask-exchange-museum = Choisissez un tableau du musée en échange : { the-painting }
wait-exchange-museum = { $player } choisit un tableau du musée en échange : { the-painting }
ask-confirm-hanging = Confirmez votre accrochage, ou revenez en arrière pour le changer
wait-confirm-hanging = { $player } regarde son accrochage

## Refusals

why-no-star = Un tableau de départ doit recouvrir une case Étoile.
why-stack-empty = Il ne reste aucun tableau de ces dimensions : choisissez une autre pile.
why-card-spent = Cette carte Enchère est déjà jouée : choisissez-en une de votre main.
why-no-such-lot = Il y a un lot de plus que de sièges, et pas d’autre.
why-lot-taken = Ce tableau est déjà pris : choisissez-en un qui reste dans la salle des ventes.
why-outside = À partir d’ici la tuile dépasserait du mur.
why-covered = La tuile en recouvrirait une autre.
why-touches-nothing = Une nouvelle tuile doit toucher par un bord une tuile déjà accrochée à votre mur.
why-too-few-matches =
    { $left ->
        [one] Vous avez { $left } cadre assorti : une tuile Décor de plus grande valeur en demande davantage.
       *[other] Vous avez { $left } cadres assortis : une tuile Décor de plus grande valeur en demande davantage.
    }
why-decor-compulsory = Une tuile Décor qu’on peut accrocher ou confier à l’assistant doit être prise.
why-decor-no-room = Cette tuile ne tient nulle part sur votre mur, et votre assistant en tient déjà une.
why-wall-full = Votre mur est complet : le décor gagné maintenant est perdu.
why-out-of-stock = Il ne reste aucune tuile Décor de cette valeur.
why-still-in-stock = Il reste des tuiles Décor de cette valeur : prenez-en une sans échanger.
why-no-exchange = Rien sur votre mur ne s’échange contre cette valeur : il faut des tuiles Décor à vous, en ligne droite.
why-exchanged = Vous avez échangé du décor pour une autre valeur : prenez celle-là.
why-value-stays-out = Cet échange ne rend pas la valeur que vous voulez.
why-supply-too-small = Il manque à la réserve les tuiles de cet échange.
why-no-such-line = Aucune tuile Décor de votre mur ne forme une telle ligne droite.
why-no-line-here = Aucune ligne de tuiles Décor de cette sorte ne commence ici.
why-lying-only = Dans cette boîte, le décor s’accroche seulement à l’horizontale.
why-assistant-busy = Votre assistant tient déjà une tuile : accrochez-la d’abord.
why-assistant-free = Votre assistant ne tient aucune tuile.
why-just-given = Vous venez de confier cette tuile à votre assistant : revenez en arrière pour l’accrocher.
why-held-no-place = La tuile de votre assistant ne tient nulle part sur votre mur.
why-fits = Ce tableau tient sur votre mur : accrochez-le, ou confiez-le à votre assistant si rien ne l’occupe.
why-museum-offers-none = Le musée n’a aucun tableau de ce genre qui tienne sur votre mur.
why-not-in-museum = Le musée n’a pas ce tableau.
why-other-genre = Le tableau doit être du même genre : { genre-name }.
why-museum-no-place = Ce tableau ne tient nulle part sur votre mur.

## Log

deal-start-painting = { $player } reçoit un tableau de départ : { the-painting }
hang-start-painting = { $player } accroche { the-painting } en colonne { $column }, ligne { $row }
deal-start-bid = { $player } reçoit la carte Enchère de départ { $bid }
first-auctioneer = { $player } a la carte Enchère de départ la plus basse et prend le marteau
new-round = Manche { $round } : { $player } tient le marteau
choose-lot = { $player } met un tableau en vente : { $size }, valeur { $value }
turn-lot = En vente : { the-painting }, { frame-name }, valeur { $value }
bid = { $player } a choisi son enchère
bid-own = { $player } enchérit à { $bid }, en secret
reveal-bids = { $player } révèle une enchère de { $bid }
settle-tie =
    { $depth ->
        [one] Égalité : { $player } passe avant { $other }, { $bid } contre { $other_bid } à la carte du dessous
       *[other] Égalité : { $player } passe avant { $other }, { $bid } contre { $other_bid }, { $depth } cartes plus bas
    }
pick = { $player } enchérit à { $bid } et choisit { the-painting }
hang =
    { $matches ->
        [0] { $player } accroche { the-painting } en colonne { $column }, ligne { $row }
        [one] { $player } accroche { the-painting } en colonne { $column }, ligne { $row } : { $matches } cadre assorti
       *[other] { $player } accroche { the-painting } en colonne { $column }, ligne { $row } : { $matches } cadres assortis
    }
hang-from-assistant =
    { $matches ->
        [0] { $player } accroche la tuile de l’assistant en colonne { $column }, ligne { $row } : { the-tile }
        [one] { $player } accroche la tuile de l’assistant en colonne { $column }, ligne { $row } : { the-tile }, { $matches } cadre assorti
       *[other] { $player } accroche la tuile de l’assistant en colonne { $column }, ligne { $row } : { the-tile }, { $matches } cadres assortis
    }
hang-from-museum =
    { $matches ->
        [0] { $player } accroche un tableau du musée en colonne { $column }, ligne { $row } : { the-painting }
        [one] { $player } accroche un tableau du musée en colonne { $column }, ligne { $row } : { the-painting }, { $matches } cadre assorti
       *[other] { $player } accroche un tableau du musée en colonne { $column }, ligne { $row } : { the-painting }, { $matches } cadres assortis
    }
hang-decor = { $player } accroche { the-tile } en colonne { $column }, ligne { $row }
give-to-assistant = { $player } confie { the-tile } à l’assistant
keep-excess =
    { $count ->
        [one] { $player } garde { the-painting } comme tableau superflu
       *[other] { $player } garde { the-painting } comme tableau superflu, { $count } en tout
    }
take-decor = { $player } prend une tuile Décor : { $size }, { shields }
lose-decor =
    { $full ->
        [yes] { $player } perd son décor : le mur est complet
       *[no] { $player } ne prend pas de tuile Décor
    }
exchange-line =
    { $standing ->
        [yes] { $player } échange des tuiles Décor verticales de son mur : { $before } contre { $after }
       *[no] { $player } échange des tuiles Décor horizontales de son mur : { $before } contre { $after }
    }
exchange-museum = { $player } échange { the-painting-given } avec le musée contre { the-painting }
confirm-hanging = { $player } confirme son accrochage
raise-prestige = Invendu : { the-painting } ; le genre monte à { $prestige }
pass-gavel = { $player } prend le marteau
end-full = Fin de partie après cette manche : un mur est complet
end-excess = Fin de partie après cette manche : un deuxième tableau superflu
end-hands = Fin de partie après cette manche : plus de carte Enchère

## Score sheet

score-prestige =
    { $faux_pas ->
        [0] Points de prestige, { genre-name } : { $count } × { $each }
       *[other] Points de prestige, { genre-name } : { $count } × { $each } ({ $faux_pas } en faute de goût)
    }
score-decor = Bonus de décor : { $count } × { $each }
score-eyeline = Bonus de ligne de vue : { $count } × { $each }
score-full = Bonus de galerie complète : { $count } × { $each }
score-corners = Coins nus : { $count } × −{ $each }
score-excess = Tableaux superflus : { $count } × −{ $each }
tie-hand = Cartes Enchère restantes, en cas d’égalité : { $total }

## The lines of the score sheet, many games together

category-score-prestige = Points de prestige
category-score-decor = Bonus de décor
category-score-eyeline = Bonus de ligne de vue
category-score-full = Bonus de galerie complète
category-score-corners = Coins nus
category-score-excess = Tableaux superflus

## What the lines of the score sheet are for

about-score-prestige = Chaque tableau de ce genre sur votre mur rapporte le niveau du genre au musée. S’il en touche un autre du même genre, c’est une faute de goût : il ne rapporte rien ici.
about-score-decor = Un point par bouclier sur les tuiles Décor accrochées à votre mur.
about-score-eyeline = Chaque tableau du genre Encensé (×5) qui couvre une case de la ligne de vue, ne serait-ce qu’une, même en faute de goût.
about-score-full = Cinq points si aucune case de votre mur n’est libre.
about-score-corners = Chaque case de coin qui n’est pas couverte coûte des points.
about-score-excess = Chaque tableau superflu coûte des points. Une tuile tenue par votre assistant n’en coûte pas.
about-tie-hand = Le total des cartes Enchère restées en main. Il ne rapporte aucun point : il départage une égalité pour la victoire.

## The table in words

panel-table = Table
panel-round = Manche
panel-gavel = Marteau
panel-none = aucune
panel-nobody = personne
panel-nothing = rien
panel-decor-left = Tuiles Décor en réserve, valeur { $value }
panel-saleroom = Salle des ventes
panel-face-down = Face cachée : { $size }, valeur { $value }
panel-lot-taken = Pris
panel-stacks = Piles, face cachée
panel-museum = Musée
panel-genre = prestige { $prestige }, { level-name } (×{ $level })
panel-points = Points pour l’instant
panel-hand = Cartes Enchère en main
panel-hand-total = Total de ces cartes, en cas d’égalité
panel-top-bid = Dernière enchère
panel-has-bid = A choisi son enchère
panel-own-bid = Votre enchère, encore secrète
panel-picked = Tableau choisi, à accrocher
panel-assistant = L’assistant tient
panel-excess = Tableaux superflus
panel-of = { $count } sur { $of }
panel-wall = Mur : { $player }
panel-free = Cases libres
panel-wall-row =
    { $eyeline ->
        [yes] { $row }  { $cells }  vue
       *[no] { $row }  { $cells }
    }
panel-tile =
    { $faux_pas ->
        [yes] { $letter } en colonne { $column }, ligne { $row }, faute de goût
       *[no] { $letter } en colonne { $column }, ligne { $row }
    }

## What the component sheet describes

part-wall = le mur : sa taille, les cases Étoile, la ligne de vue
part-start-paintings = les genres et les cadres des tableaux de départ
part-values = la valeur de chaque format
part-stack = la liste des tableaux : combien de chaque format, quels genres et quels cadres
part-decor = combien de tuiles Décor de chaque valeur, et comment elles s’accrochent
part-bids = les cartes Enchère
part-start-bids = les cartes Enchère de départ
part-museum = la piste et le podium du musée
part-score = les points du décompte final

## Previews: what counts on a wall

figure-points = Points
figure-free = Cases libres
figure-decor = Écussons de décor
figure-eyeline = Tableaux en ligne de vue
figure-corners = Coins nus
figure-clashing = Tableaux en faute de goût
figure-excess = Tableaux superflus
