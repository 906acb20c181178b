ga-board = Plateau principal
ga-your-board = Votre plateau
ga-influence = Influence
ga-influence-range = 0 à { $most }
ga-influence-about = Reculez jusqu’aux pièces pour payer, jusqu’aux étoiles pour ajouter de la renommée. En fin de partie, la pièce atteinte par votre marqueur est versée.
ga-influence-of = Influence { $influence }
ga-box-office = Billetterie
ga-left = reste { $count }
ga-of = { $count } sur { $wanted }
ga-end-tickets = Tickets à la billetterie
ga-end-celebrities = Célébrités
ga-end-bag = Visiteurs dans le sac
ga-ends-at = Fin à 2 sur 3
ga-ends-solo = Fin si épuisé
ga-place-0 = Bureau commercial
ga-place-1 = Résidence d’artistes
ga-place-2 = Centre des médias
ga-place-3 = Marché international
ga-place-short-0 = Bureau
ga-place-short-1 = Artistes
ga-place-short-2 = Médias
ga-place-short-3 = Marché
ga-action-0 = Signer un contrat
ga-action-1 = Vendre une œuvre
ga-action-2 = Découvrir
ga-action-3 = Acheter une œuvre
ga-action-4 = Embaucher
ga-action-5 = Promouvoir
ga-action-6 = Réputation
ga-action-7 = Offre
ga-form-digital = Art numérique
ga-form-photo = Photographie
ga-form-sculpture = Sculpture
ga-form-painting = Peinture
ga-market-summary = { $taken } cases occupées sur { $spaces }
ga-column = Colonne { $column }
ga-column-1 = Demande un visiteur quelconque dans votre lobby
ga-column-2 = Demande un investisseur et un VIP dans votre lobby
ga-column-3 = Demande un collectionneur, et un investisseur ou un VIP, dans votre lobby
ga-row-about = Une tuile de cette ligne demande une œuvre acquise de cette forme
ga-rank-1 = 1er
ga-rank-2 = 2e
ga-rank-3 = 3e
ga-sales-summary = Contrats dans la pioche : { $deck }, défaussés : { $discard }
ga-deck = Pioche de contrats
ga-deck-about =
    { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    }
ga-discards = Contrats défaussés
ga-discards-short = défausse
ga-colony-summary = { $known } artistes découverts sur 8
ga-blue-artists = Artistes bleus
ga-red-artists = Artistes rouges
ga-works = Œuvres
ga-stack-about = Œuvres : { $left }. Celle du dessus rapporte { $fame } en renommée et { $tickets } en tickets ; ses visiteurs vont sur la Place quand elle est achetée.
ga-stack-empty = Il ne reste pas d’œuvre
ga-fame-of = Renommée { $fame }
ga-plaza = Place
ga-lobby = Lobby
ga-gallery = Galerie
ga-gallery-of = Galerie de { $player } : { $inside }. Lobby : { $lobby }.
ga-gallery-about = Collectionneurs : { $collectors }, au plus { $limit }, soit les œuvres vendues plus une
ga-nobody = personne
ga-some-investor =
    { $count ->
        [one] { $count } investisseur
       *[other] { $count } investisseurs
    }
ga-some-vip = { $count } VIP
ga-some-collector =
    { $count ->
        [one] { $count } collectionneur
       *[other] { $count } collectionneurs
    }
ga-you = Vous
ga-kicked-out = Éjection
ga-kicked-about = { $player } peut agir après ce tour
ga-kicked-you =
    { $place ->
        [0] { $player } vous éjecte du Bureau commercial
        [1] { $player } vous éjecte de la Résidence d’artistes
        [2] { $player } vous éjecte du Centre des médias
       *[3] { $player } vous éjecte du Marché international
    }
ga-kicked-by = { $player } vous éjecte
ga-kicked-now-short = Vous pouvez agir
ga-kicked-later-short = Vous pourrez agir après ce tour
ga-kicked-later = Après ce tour, vous pourrez agir ici en payant en influence, faire une action exécutive ou rentrer.
ga-kicked-now = Vous pouvez agir maintenant ; ensuite votre pion rentre.
ga-money = argent
ga-tickets = Tickets
ga-art-value = Valeur
ga-value-about = Une œuvre d’artiste à ce nombre d’étoiles vaut { $value } en argent
ga-commission = Commande
ga-commission-about = L’artiste de votre découverte : sa prochaine œuvre vous coûte sa renommée initiale
ga-sold = Vendues
ga-sold-about = Œuvres vendues : { $sold }
ga-slot = Case d’exposition { $slot }
ga-slot-free = Libre
ga-slot-locked = Ouverte tant que vous exposez un chef-d’œuvre
ga-queue = File d’attente
ga-next-hire = prochaine embauche : { $money }
ga-hire = Embauche : { $money } en argent
ga-hire-plain = Sans bonus d’embauche
ga-contracts = Contrats
ga-desks = Bureaux
ga-reputation = Réputation
ga-secret = Cartes secrètes
ga-secret-about = Visible par vous seulement
ga-curator = Conservateur
ga-dealer = Marchand d’art
ga-go-to = Aller à
ga-part-influence = Influence
ga-part-office = Billetterie
ga-part-market = Marché
ga-part-sales = Commercial
ga-part-plaza = Place
ga-part-colony = Artistes
ga-part-media = Médias
ga-zoom = Zoom
ga-zoom-in = Plus près
ga-zoom-out = Plus loin
ga-zoom-all = Plateau entier
ga-back = Revenir d’une question
ga-open-board = Ouvrir le plateau de { $player }
ga-at-home = à la maison
ga-lacerda-assistants = Assistants : { $supply } en réserve, { $market } au marché
ga-lacerda-last = Son dernier coup
ga-goal-cards = Les objectifs des deux cartes secrètes
ga-goal-reputation = { $wanted } tuiles Réputation
ga-goal-masterpieces =
    { $wanted ->
        [one] { $wanted } chef-d’œuvre
       *[other] { $wanted } chefs-d’œuvre
    }
ga-goal-money =
    { $wanted ->
        [one] { $wanted } pièce
       *[other] { $wanted } pièces
    }
ga-goal-reached = atteint
ga-goal-open = pas encore
ga-money-of = Argent : { $money }
ga-money-about = Paie les œuvres et les assistants. À la fin, tout est converti, et le plus d’argent remporte la partie.
ga-influence-use = Reculez jusqu’à une pièce pour payer, jusqu’à une étoile pour ajouter de la renommée ou agir après une éjection. À la fin, elle vaut ici { $worth } en argent.
ga-tickets-brown = Tickets marron : { $count }
ga-tickets-pink = Tickets roses : { $count }
ga-tickets-white = Tickets blancs : { $count }
ga-tickets-brown-about = En action exécutive, chacun déplace un investisseur d’une case vers sa galerie : autre lobby, Place, son lobby, galerie.
ga-tickets-pink-about = En action exécutive, chacun déplace un VIP d’une case vers sa galerie : autre lobby, Place, son lobby, galerie.
ga-tickets-white-about = En action exécutive, chacun déplace un collectionneur d’une case vers sa galerie : autre lobby, Place, son lobby, galerie.
ga-estimate = Si l’on s’arrêtait : { $points }
ga-estimate-about = L’argent avec tout ce que le décompte final ajouterait maintenant. Les cartes secrètes des autres ne comptent pas.
ga-work-about = Vendue maintenant, elle rapporte { $value } en argent : autant que les étoiles de son artiste.
ga-work-auctioned = Issue de la vente aux enchères : elle compte comme exposée et n’a pas de prix.
ga-work-masterpiece = Un chef-d’œuvre, car son artiste est une célébrité.
ga-slot-tile = La tuile de départ attend ici : avec la troisième œuvre, elle va sur une case Réputation.
ga-contract-free = Libre. Un contrat posé ici rapporte { $effect }
ga-contract-bonus = Un assistant envoyé dessus utilise le bonus une fois : { $effect }
ga-contract-about = Vendre une œuvre de cette forme le remplit.
ga-desks-of = Assistants aux bureaux : { $desks } sur { $in_all }
ga-desks-about = Prêts à rester à un emplacement, à aller sur un contrat ou au marché.
ga-queue-of = File d’attente : { $queue }
ga-queue-empty = Tous sont embauchés.
ga-commission-none = Aucune : découvrir un artiste en donne une, et le droit d’acheter une œuvre à la renommée initiale.
ga-sold-use = Chacune fait place à un collectionneur de plus dans la galerie : { $limit } maintenant.
ga-tile-counted = Compte { $counted } maintenant ; payée à la fin.
ga-reputation-free = Libre. Une tuile posée ici rapporte le bonus : { $effect }
ga-curator-about = Paie à la fin pour les œuvres alors exposées : chaque objectif atteint, une fois.
ga-dealer-about = Paie à la fin pour les œuvres vendues : chaque objectif atteint, une fois.
ga-goals-met = Atteints maintenant : { $met } sur { $goals }.
ga-bonus-influence = { $influence_per_vip } en influence par VIP et { $influence_per_collector } par collectionneur dans la galerie
ga-bonus-investment = { $money_per_investor } en argent par investisseur et { $money_per_collector } par collectionneur dans la galerie
ga-bonus-fame = { $fame_per_collector } de renommée par collectionneur dans la galerie, à un artiste au choix
ga-bonus-visitor-plaza-any = un visiteur au choix de la Place vers la galerie
ga-bonus-visitor-plaza-vip-or-investor = un VIP ou un investisseur de la Place vers la galerie
ga-bonus-visitor-bag = un visiteur au choix du sac vers la galerie
ga-bonus-assistant = le prochain assistant de la file d’attente, sans payer, avec son bonus d’embauche
ga-bonus-contract = signer un contrat
ga-bonus-ticket-any = un ticket au choix
ga-bonus-ticket-I = un ticket marron
ga-bonus-ticket-V = un ticket rose
ga-bonus-ticket-C = un ticket blanc
ga-bonus-two-different-tickets = deux tickets de couleurs différentes
history-round-gallerist = tour de table
