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
ga-place-short-0 = Commercial
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
ga-commission-short = comm.
ga-commission-about = L’artiste de votre découverte : sa prochaine œuvre vous coûte sa renommée initiale
ga-sold = Vendues
ga-sold-about = Œuvres vendues : { $sold }
ga-sold-count = vend. { $sold }
ga-slot = Case d’exposition { $slot }
ga-slot-free = Libre
ga-slot-locked = Ouverte tant que vous exposez un chef-d’œuvre
ga-queue = File d’attente
ga-next-hire = prochaine embauche : { $money }
ga-next = proch. { $money }
ga-hire = Embauche : { $money } en argent
ga-hire-plain = Sans bonus d’embauche
ga-bonus-influence = 2 points d’influence par VIP et 1 par collectionneur dans votre galerie
ga-bonus-investment = 2 pièces par investisseur et 1 par collectionneur dans votre galerie
ga-bonus-ticket-any = Un ticket au choix
ga-bonus-ticket-I = Un ticket marron
ga-bonus-ticket-V = Un ticket rose
ga-bonus-ticket-C = Un ticket blanc
ga-contracts = Contrats
ga-desks = Bureaux
ga-reputation = Réputation
ga-secret = Cartes secrètes
ga-secret-about = Visible par vous seulement
ga-revealed = Révélée en fin de partie
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
