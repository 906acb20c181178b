# The Gallerist

game-summary = Découvrez des artistes, remplissez votre galerie, faites-les connaître, vendez à temps : la galerie la plus riche l’emporte.
earlier-rules-1 = Lacerda, éjecté, agit aussitôt, avant votre propre action ; une action exécutive peut rendre impossible l’action d’emplacement que vous devez faire, sauf au marché ; autant de tours d’affilée sans action qu’il y a de sièges mettent fin à la partie.
option-level = Niveau du jeu solo
option-level-about = Ne compte que si vous jouez en solo : ce qu’il faut atteindre pour gagner.
option-level-apprentice = Niveau Apprenti
option-level-apprentice-about = Pour une première partie en solo.
option-level-experienced = Niveau Expérimenté
option-level-experienced-about = Des objectifs plus hauts, dont le plus haut de la carte Conservateur.
option-level-master = Niveau Maître galeriste
option-level-master-about = Le plus difficile : vos deux cartes secrètes doivent rapporter beaucoup.

## Helpers: grammar stays here

of-player =
    { $player_vowel ->
        [yes] d’{ $player }
       *[no] de { $player }
    }
of-other =
    { $other_vowel ->
        [yes] d’{ $other }
       *[no] de { $other }
    }
label-player = { $player }

artist-colour =
    { $colour ->
        [red] rouge
       *[blue] bleu
    }
the-artist =
    { $form ->
        [painting] le peintre { artist-colour }
        [photo] le photographe { artist-colour }
        [sculpture] le sculpteur { artist-colour }
       *[digital] l’artiste numérique { artist-colour }
    }
of-artist =
    { $form ->
        [painting] du peintre { artist-colour }
        [photo] du photographe { artist-colour }
        [sculpture] du sculpteur { artist-colour }
       *[digital] de l’artiste numérique { artist-colour }
    }
artist-name =
    { $form ->
        [painting] Peintre { artist-colour }
        [photo] Photographe { artist-colour }
        [sculpture] Sculpteur { artist-colour }
       *[digital] Artiste numérique { artist-colour }
    }
form-name =
    { $form ->
        [painting] Peinture
        [photo] Photographie
        [sculpture] Sculpture
       *[digital] Art numérique
    }
a-work =
    { $form ->
        [painting] une peinture
        [photo] une photographie
        [sculpture] une sculpture
       *[digital] une œuvre numérique
    }
the-work =
    { $form ->
        [painting] la peinture
        [photo] la photographie
        [sculpture] la sculpture
       *[digital] l’œuvre numérique
    }
work-kind =
    { $form ->
        [painting] Peinture
        [photo] Photographie
        [sculpture] Sculpture
       *[digital] Œuvre numérique
    }
icon-one =
    { $icon_one ->
        [brown] ticket marron
        [pink] ticket rose
        [white] ticket blanc
        [brown_pink] ticket marron ou rose
        [brown_white] ticket marron ou blanc
        [pink_white] ticket rose ou blanc
       *[any] ticket au choix
    }
icon-two =
    { $icon_two ->
        [brown] ticket marron
        [pink] ticket rose
        [white] ticket blanc
        [brown_pink] ticket marron ou rose
        [brown_white] ticket marron ou blanc
        [pink_white] ticket rose ou blanc
       *[any] ticket au choix
    }
work-tickets =
    { $icons ->
        [one] { icon-one }
        [different] 2 tickets différents
       *[two] { icon-one } et { icon-two }
    }
work-name = { work-kind }, renommée +{ $fame }, { work-tickets }
a-visitor =
    { $visitor ->
        [investor] un investisseur
        [vip] un VIP
       *[collector] un collectionneur
    }
visitor-name =
    { $visitor ->
        [investor] Investisseur
        [vip] VIP
       *[collector] Collectionneur
    }
a-ticket =
    { $ticket ->
        [brown] un ticket marron
        [pink] un ticket rose
       *[white] un ticket blanc
    }
ticket-name =
    { $ticket ->
        [brown] Ticket marron
        [pink] Ticket rose
       *[white] Ticket blanc
    }
tickets-name =
    { $tickets ->
        [brown] Ticket marron
        [pink] Ticket rose
        [white] Ticket blanc
        [brown_pink] Tickets marron et rose
        [brown_white] Tickets marron et blanc
        [pink_white] Tickets rose et blanc
        [any] Un ticket de chaque couleur
       *[none] Aucun ticket
    }
some-tickets =
    { $tickets ->
        [brown] un ticket marron
        [pink] un ticket rose
        [white] un ticket blanc
        [brown_pink] un ticket marron et un rose
        [brown_white] un ticket marron et un blanc
        [pink_white] un ticket rose et un blanc
        [any] un ticket de chaque couleur
       *[none] aucun ticket
    }
place-name =
    { $place ->
        [artists_colony] Résidence d’artistes
        [media_center] Centre des médias
        [international_market] Marché international
       *[sales_office] Bureau commercial
    }
at-place =
    { $place ->
        [artists_colony] à la Résidence d’artistes
        [media_center] au Centre des médias
        [international_market] au Marché international
       *[sales_office] au Bureau commercial
    }
to-place =
    { $place ->
        [artists_colony] à la Résidence d’artistes
        [media_center] au Centre des médias
        [international_market] au Marché international
       *[sales_office] au Bureau commercial
    }
of-place =
    { $place ->
        [artists_colony] de la Résidence d’artistes
        [media_center] du Centre des médias
        [international_market] du Marché international
       *[sales_office] du Bureau commercial
    }
action-name =
    { $action ->
        [Discover] Découvrir un artiste
        [BuyWork] Acheter et exposer une œuvre
        [SignContract] Signer un contrat
        [SellWork] Vendre une œuvre
        [Hire] Embaucher des assistants
        [Promote] Promouvoir un artiste
        [TakeReputation] Prendre une tuile Réputation
       *[MakeOffer] Faire une offre
    }
bonus-name =
    { $bonus ->
        [influence] Influence
        [investment] Investissement
        [fame] Renommée
        [visitor_plaza_any] Visiteur
        [visitor_plaza_vip_or_investor] VIP ou investisseur
        [visitor_bag] Visiteur du sac
        [assistant] Assistant
        [contract] Contrat
        [ticket_any] Ticket au choix
        [ticket_I] Ticket marron
        [ticket_V] Ticket rose
        [ticket_C] Ticket blanc
        [two_different_tickets] 2 tickets différents
       *[none] Aucun bonus
    }
bonus-effect =
    { $bonus ->
        [influence] 2 points d’influence par VIP et 1 par collectionneur dans votre galerie
        [investment] 2 pièces par investisseur et 1 par collectionneur dans votre galerie
        [fame] 1 point de renommée par collectionneur dans votre galerie, à un artiste de votre choix
        [visitor_plaza_any] un visiteur de votre choix, de la Place à votre galerie
        [visitor_plaza_vip_or_investor] un VIP ou un investisseur, de la Place à votre galerie
        [visitor_bag] un visiteur de votre choix, du sac à votre galerie
        [assistant] le prochain assistant de votre file d’attente, sans frais, avec son bonus d’embauche
        [contract] signer un contrat
        [ticket_any] un ticket au choix
        [ticket_I] un ticket marron
        [ticket_V] un ticket rose
        [ticket_C] un ticket blanc
        [two_different_tickets] 2 tickets de couleurs différentes
       *[none] rien
    }
contract-name =
    { $form ->
        [painting] Contrat Peinture : { bonus-name }
        [photo] Contrat Photographie : { bonus-name }
        [sculpture] Contrat Sculpture : { bonus-name }
       *[digital] Contrat Art numérique : { bonus-name }
    }
a-contract =
    { $form ->
        [painting] un contrat Peinture ({ bonus-name })
        [photo] un contrat Photographie ({ bonus-name })
        [sculpture] un contrat Sculpture ({ bonus-name })
       *[digital] un contrat Art numérique ({ bonus-name })
    }
star-rating =
    { $stars ->
        [0] sans étoile
        [1] 1 étoile verte
        [2] 2 étoiles vertes
        [3] 3 étoiles vertes
        [4] 1 étoile dorée
        [5] 2 étoiles dorées
       *[6] célébrité
    }
money-amount =
    { $money ->
        [one] { $money } pièce
       *[other] { $money } pièces
    }
influence-amount =
    { $influence ->
        [one] { $influence } point d’influence
       *[other] { $influence } points d’influence
    }
ordinal-column =
    { $column ->
        [1] 1re colonne
        [2] 2e colonne
       *[3] 3e colonne
    }
some-investors =
    { $investor ->
        [one] { $investor } investisseur
       *[other] { $investor } investisseurs
    }
some-vips = { $vip } VIP
some-collectors =
    { $collector ->
        [one] { $collector } collectionneur
       *[other] { $collector } collectionneurs
    }

## Reputation tiles

rep-influence = Influence détenue
rep-collectors = Collectionneurs
rep-vips = VIP
rep-investors = Investisseurs
rep-visitors = Tous les visiteurs
rep-trios = Trios de visiteurs
rep-reputation = Tuiles Réputation
rep-offers = Offres faites
rep-assistants = Assistants en jeu
rep-promoted = Artistes promus
rep-acquired = Œuvres acquises
rep-sold = Œuvres vendues
rep-exhibited = Œuvres exposées
rep-forms = Formes d’art
rep-photo = Photographies
rep-painting = Peintures
rep-digital = Œuvres numériques
rep-sculpture = Sculptures
rep-famous = Artistes renommés
rep-masterpieces = Chefs-d’œuvre
tile-name =
    { $tile ->
        [rep_influence] { rep-influence }
        [rep_collectors] { rep-collectors }
        [rep_vips] { rep-vips }
        [rep_investors] { rep-investors }
        [rep_visitors] { rep-visitors }
        [rep_trios] { rep-trios }
        [rep_reputation] { rep-reputation }
        [rep_offers] { rep-offers }
        [rep_assistants] { rep-assistants }
        [rep_promoted] { rep-promoted }
        [rep_acquired] { rep-acquired }
        [rep_sold] { rep-sold }
        [rep_exhibited] { rep-exhibited }
        [rep_forms] { rep-forms }
        [rep_photo] { rep-photo }
        [rep_painting] { rep-painting }
        [rep_digital] { rep-digital }
        [rep_sculpture] { rep-sculpture }
        [rep_famous] { rep-famous }
       *[rep_masterpieces] { rep-masterpieces }
    }
tile-counts =
    { $tile ->
        [rep_influence] tranche de 3 points d’influence
        [rep_collectors] collectionneur dans la galerie
        [rep_vips] VIP dans la galerie
        [rep_investors] investisseur dans la galerie
        [rep_visitors] visiteur dans la galerie
        [rep_trios] trio investisseur, VIP et collectionneur dans la galerie
        [rep_reputation] tuile Réputation, celle-ci comprise
        [rep_offers] assistant dans la partie basse du marché
        [rep_assistants] assistant en jeu
        [rep_promoted] artiste au niveau de promotion 4 ou plus
        [rep_acquired] œuvre acquise
        [rep_sold] œuvre vendue
        [rep_exhibited] œuvre exposée
        [rep_forms] forme d’art acquise
        [rep_photo] photographie acquise
        [rep_painting] peinture acquise
        [rep_digital] œuvre numérique acquise
        [rep_sculpture] sculpture acquise
        [rep_famous] artiste à 15 points de renommée ou plus
       *[rep_masterpieces] chef-d’œuvre exposé
    }
tile-effect =
    { $influence ->
        [0] { money-amount } par { tile-counts }
       *[other] { influence-amount } et { money-amount } par { tile-counts }
    }

## Secret cards

curator-c1 = Conservateur – Art numérique
curator-c2 = Conservateur – Peinture
curator-c3 = Conservateur – Sculpture
curator-c4 = Conservateur – Photographie
dealer-d1 = Marchand d’art – Art numérique
dealer-d2 = Marchand d’art – Peinture
dealer-d3 = Marchand d’art – Sculpture
dealer-d4 = Marchand d’art – Photographie
card-name =
    { $card ->
        [curator_c1] { curator-c1 }
        [curator_c2] { curator-c2 }
        [curator_c3] { curator-c3 }
        [curator_c4] { curator-c4 }
        [dealer_d1] { dealer-d1 }
        [dealer_d2] { dealer-d2 }
        [dealer_d3] { dealer-d3 }
       *[dealer_d4] { dealer-d4 }
    }
some-first =
    { $first ->
        [painting] { $firsts ->
            [one] une peinture
           *[other] { $firsts } peintures
        }
        [photo] { $firsts ->
            [one] une photographie
           *[other] { $firsts } photographies
        }
        [sculpture] { $firsts ->
            [one] une sculpture
           *[other] { $firsts } sculptures
        }
       *[digital] { $firsts ->
            [one] une œuvre numérique
           *[other] { $firsts } œuvres numériques
        }
    }
some-second =
    { $second ->
        [painting] { $seconds ->
            [one] une peinture
           *[other] { $seconds } peintures
        }
        [photo] { $seconds ->
            [one] une photographie
           *[other] { $seconds } photographies
        }
        [sculpture] { $seconds ->
            [one] une sculpture
           *[other] { $seconds } sculptures
        }
       *[digital] { $seconds ->
            [one] une œuvre numérique
           *[other] { $seconds } œuvres numériques
        }
    }
some-third =
    { $third ->
        [painting] { $thirds ->
            [one] une peinture
           *[other] { $thirds } peintures
        }
        [photo] { $thirds ->
            [one] une photographie
           *[other] { $thirds } photographies
        }
        [sculpture] { $thirds ->
            [one] une sculpture
           *[other] { $thirds } sculptures
        }
       *[digital] { $thirds ->
            [one] une œuvre numérique
           *[other] { $thirds } œuvres numériques
        }
    }
some-fourth =
    { $fourth ->
        [painting] { $fourths ->
            [one] une peinture
           *[other] { $fourths } peintures
        }
        [photo] { $fourths ->
            [one] une photographie
           *[other] { $fourths } photographies
        }
        [sculpture] { $fourths ->
            [one] une sculpture
           *[other] { $fourths } sculptures
        }
       *[digital] { $fourths ->
            [one] une œuvre numérique
           *[other] { $fourths } œuvres numériques
        }
    }
goal-one = { money-amount } : { some-first }
goal-two = { money-amount } : { some-first } et { some-second }
goal-three = { money-amount } : { some-first }, { some-second } et { some-third }
goal-four = { money-amount } : { some-first }, { some-second }, { some-third } et { some-fourth }

## Prompts

ask-choose-start = Choisissez votre emplacement de départ ; vous recevez sa tuile Réputation
wait-choose-start = { $player } choisit un emplacement de départ
ask-move =
    { $executive ->
        [yes] Déplacez votre galeriste : choisissez un emplacement, ou faites d’abord une action exécutive
       *[no] Déplacez votre galeriste : choisissez un emplacement
    }
wait-move = { $player } choisit un emplacement
ask-leave-assistant = Laisser un assistant { at-place } ?
wait-leave-assistant = { $player } peut laisser un assistant { at-place }
ask-act =
    { $executive ->
        [yes] { place-name } : choisissez une action, ou faites d’abord une action exécutive
       *[no] { place-name } : choisissez une action
    }
wait-act = { $player } choisit une action { at-place }
ask-executive = Faites une action exécutive ou terminez votre tour
wait-executive = { $player } peut faire une action exécutive
ask-move-visitors =
    { $moved ->
        [0] Choisissez un visiteur à déplacer avec un ticket
       *[other] Choisissez un autre visiteur à déplacer avec un ticket, ou arrêtez-vous là
    }
wait-move-visitors = { $player } déplace des visiteurs
ask-use-contract = Choisissez le contrat dont vous utilisez le bonus
wait-use-contract = { $player } choisit un contrat à utiliser
ask-send-assistant =
    { $to ->
        [market] Choisissez l’assistant qui va au marché
       *[contract] Choisissez l’assistant qui va sur le contrat
    }
wait-send-assistant = { $player } choisit un assistant
ask-kicked-out =
    { $ways ->
        [both] { $fee ->
            [one] Éjection { of-place } : agissez-y pour { $fee } point d’influence, faites une action exécutive ou rentrez
           *[other] Éjection { of-place } : agissez-y pour { $fee } points d’influence, faites une action exécutive ou rentrez
        }
        [location] { $fee ->
            [one] Éjection { of-place } : agissez-y pour { $fee } point d’influence ou rentrez
           *[other] Éjection { of-place } : agissez-y pour { $fee } points d’influence ou rentrez
        }
       *[executive] Éjection { of-place } : faites une action exécutive ou rentrez
    }
wait-kicked-out = { $player } peut faire une action d’éjection { at-place }
ask-discover = Choisissez un artiste à découvrir
wait-discover = { $player } choisit un artiste à découvrir
ask-buy-work = Choisissez l’artiste dont vous achetez une œuvre
wait-buy-work = { $player } choisit à quel artiste acheter une œuvre
ask-pay =
    { $price ->
        [one] Prix : { $price } pièce ; choisissez la part à payer en influence
       *[other] Prix : { $price } pièces ; choisissez la part à payer en influence
    }
wait-pay =
    { $price ->
        [one] { $player } choisit comment payer { $price } pièce
       *[other] { $player } choisit comment payer { $price } pièces
    }
ask-raise-fame =
    { $amount ->
        [0] Choisissez combien de renommée ajouter pour { the-artist } avec votre influence
       *[other] Renommée +{ $amount } pour { the-artist } : choisissez combien ajouter avec votre influence
    }
wait-raise-fame = { $player } peut ajouter de la renommée pour { the-artist }
ask-give-fame =
    { $amount ->
        [one] Bonus de { $amount } point de renommée : choisissez un artiste, ou aucun
       *[other] Bonus de { $amount } points de renommée : choisissez un artiste, ou aucun
    }
wait-give-fame = { $player } choisit un artiste pour un bonus Renommée
ask-tickets =
    { $left ->
        [one] Choisissez un ticket
       *[other] Choisissez { $left } tickets de couleurs différentes
    }
wait-tickets = { $player } choisit des tickets
ask-exchange-ticket =
    { $ticket ->
        [brown] Plus de ticket marron à la billetterie : choisissez un ticket à défausser pour en avoir un
        [pink] Plus de ticket rose à la billetterie : choisissez un ticket à défausser pour en avoir un
       *[white] Plus de ticket blanc à la billetterie : choisissez un ticket à défausser pour en avoir un
    }
wait-exchange-ticket = { $player } échange un ticket contre { a-ticket }
ask-sign-contract =
    { $offer ->
        [first] Choisissez un contrat ou renouvelez les contrats
        [bonus] Choisissez un contrat, renouvelez les contrats ou n’en signez aucun
       *[laid] Choisissez un contrat, ou aucun
    }
wait-sign-contract = { $player } choisit un contrat
ask-place-contract = Choisissez une case Contrat
wait-place-contract = { $player } choisit une case Contrat
ask-sell-work = Choisissez une œuvre à vendre
wait-sell-work = { $player } choisit une œuvre à vendre
ask-dismiss-visitor = Choisissez un visiteur de votre galerie à renvoyer sur la Place
wait-dismiss-visitor = { $player } choisit un visiteur à renvoyer
ask-fulfil-contract = Choisissez le contrat rempli et la moitié du haut
wait-fulfil-contract = { $player } remplit un contrat
ask-hire = Choisissez combien d’assistants embaucher
wait-hire = { $player } embauche des assistants
ask-promote = Choisissez un artiste à promouvoir
wait-promote = { $player } choisit un artiste à promouvoir
ask-take-reputation = Choisissez une tuile Réputation
wait-take-reputation = { $player } choisit une tuile Réputation
ask-place-reputation = Choisissez une case Réputation pour la tuile { tile-name } : son bonus est à vous
wait-place-reputation = { $player } choisit une case Réputation
ask-send-visitor = Choisissez un visiteur de votre lobby à renvoyer sur la Place
wait-send-visitor = { $player } choisit un visiteur à renvoyer
ask-invite-visitor =
    { $from ->
        [bag] Choisissez dans le sac un visiteur pour votre galerie, ou aucun
       *[plaza] Choisissez sur la Place un visiteur pour votre galerie, ou aucun
    }
wait-invite-visitor = { $player } choisit un visiteur
ask-free-assistant = Prendre sans frais le prochain assistant de votre file d’attente ?
wait-free-assistant = { $player } peut prendre un assistant
ask-make-offer = Choisissez une offre
wait-make-offer = { $player } choisit une offre
ask-take-renowned = Vente aux enchères : choisissez une œuvre et où elle va
wait-take-renowned = { $player } choisit une œuvre de la vente aux enchères
ask-discard-ticket = Lacerda a été éjecté : choisissez le ticket qui quitte la billetterie
wait-discard-ticket = { $player } choisit un ticket à défausser

## Choices

label-place = { place-name }
label-place-tile = { place-name }, { tile-name }
label-place-kick =
    { $piece ->
        [gallerist] { place-name }, en éjectant { $other }
       *[assistant] { place-name }, en éjectant l’assistant { of-other }
    }
label-place-own = { place-name }, d’où votre assistant rentre
label-place-lacerda =
    { $piece ->
        [gallerist] { place-name }, en éjectant Lacerda
       *[assistant] { place-name }, en éjectant l’assistant de Lacerda
    }
label-executive =
    { $kind ->
        [visitors] Action exécutive : visiteurs
       *[contract] Action exécutive : contrat
    }
label-no-executive = Terminer votre tour
label-pass = Passer
label-from =
    { $source ->
        [desk] Celui d’un bureau
        [kicked] Celui qui vient d’être éjecté
        [artists_colony] Celui de la Résidence d’artistes
        [media_center] Celui du Centre des médias
        [international_market] Celui du Marché international
       *[sales_office] Celui du Bureau commercial
    }
label-leave-from =
    { $source ->
        [desk] Oui, celui d’un bureau
        [artists_colony] Oui, celui de la Résidence d’artistes
        [media_center] Oui, celui du Centre des médias
        [international_market] Oui, celui du Marché international
       *[sales_office] Oui, celui du Bureau commercial
    }
label-leave-none = Ne laisser aucun assistant
label-action = { action-name }
label-action-fee =
    { $fee ->
        [one] { action-name } (coût : { $fee } point d’influence)
       *[other] { action-name } (coût : { $fee } points d’influence)
    }
label-go-home = Rentrer
label-visitor = { visitor-name }
label-visitor-plaza = { visitor-name }, de la Place à votre lobby
label-visitor-lobby = { visitor-name }, de votre lobby à votre galerie
label-visitor-other = { visitor-name }, du lobby { of-other } à la Place
label-no-visitor = Aucun visiteur
label-stop = S’arrêter là
label-contract = { contract-name }
label-contract-back = Contrat rempli : { bonus-name }
label-discover = { artist-name } : renommée { $fame }, { bonus-name }
label-buy = { artist-name } : prix { $price }
label-buy-commission = { artist-name }, commande : prix { $price }
label-pay =
    { $money ->
        [one] Payer { $money } pièce
       *[other] Payer { $money } pièces
    }
label-pay-influence =
    { $money ->
        [0] Payer { $steps } en influence ({ $before } → { $after })
        [one] Payer { $money } pièce, et { $steps } en influence ({ $before } → { $after })
       *[other] Payer { $money } pièces, et { $steps } en influence ({ $before } → { $after })
    }
label-steps = { $steps } en influence
label-fame = Renommée { $fame }
label-fame-influence = Renommée { $fame } : +{ $steps }, influence { $before } → { $after }
label-fame-artist = { artist-name }, renommée { $fame }
label-no-artist = Aucun artiste
label-tickets = { tickets-name }
label-ticket = { ticket-name }
label-from-discard = Le prendre directement dans la défausse
label-new-contracts = Renouveler les contrats
label-no-contract = Aucun contrat
label-slot =
    { $covers ->
        [yes] Case { $slot }, sur le contrat rempli
       *[no] Case { $slot } : { icon-one }
    }
label-sell = { artist-name } : { money-amount }
label-fulfil =
    { $half ->
        [influence] Case { $slot }, { form-name } : influence en haut
       *[investment] Case { $slot }, { form-name } : investissement en haut
    }
label-hire =
    { $count ->
        [one] { $count } assistant : { money-amount }
       *[other] { $count } assistants : { money-amount }
    }
label-hire-count =
    { $count ->
        [one] { $count } assistant
       *[other] { $count } assistants
    }
label-promote = { artist-name }, niveau { $level } (influence −{ $influence }) : { bonus-name }
label-reputation = { tile-name } ({ ordinal-column }, { form-name })
label-space = { bonus-name }
label-take-assistant =
    { $bonus ->
        [none] Oui
       *[other] Oui, avec le bonus d’embauche : { bonus-name }
    }
label-no-assistant = Aucun assistant
label-offer = { money-amount }, { ordinal-column } : { bonus-name }
label-renowned =
    { $to ->
        [gallery] { work-kind } dans votre galerie : { money-amount }
       *[sold] { work-kind } avec vos œuvres vendues : { money-amount }
    }
label-work = { work-name }
label-bonus = { bonus-name }
label-tile = { tile-name }
label-artist = { artist-name } : renommée initiale { $fame }

## Refusals

why-already-there = Votre galeriste est déjà ici : choisissez un autre emplacement.
why-no-action-there = Aucune des deux actions n’est possible ici, alors qu’un autre emplacement en offre une.
why-executive-once = Vous avez déjà fait votre action exécutive ce tour-ci.
why-no-action-left = Aucune action ne serait alors possible à l’emplacement où vous allez.
why-other-location = Cette action est celle d’un autre emplacement.
why-must-act = Une action est possible ici : vous devez en faire une.
why-action-owed = Plus aucune des deux actions de cet emplacement ne serait alors possible, et vous devez encore en faire une.
why-desks-empty = Aucun de vos assistants n’est à un bureau.
why-no-assistant-there = Vous n’avez pas d’assistant là.
why-not-kicked-out = Aucun de vos assistants n’a été éjecté.
why-no-assistant = Aucun assistant disponible : il en faut un à un bureau ou à un emplacement.
why-assistant-needed = Votre dernier assistant disponible est nécessaire à l’action du Marché international.
why-no-such-lobby = Il n’y a pas de tel lobby dans cette partie.
why-no-ticket =
    { $ticket ->
        [brown] Vous n’avez pas de ticket marron.
        [pink] Vous n’avez pas de ticket rose.
        [white] Vous n’avez pas de ticket blanc.
       *[none] Vous n’avez aucun ticket.
    }
why-visitor-not-there =
    { $visitor ->
        [investor] Il n’y a pas d’investisseur là.
        [vip] Il n’y a pas de VIP là.
       *[collector] Il n’y a pas de collectionneur là.
    }
why-visitor-not-shown = Ce bonus n’amène qu’un investisseur ou un VIP.
why-visitor-needed = Ce visiteur vous ouvre le Marché international : agissez-y d’abord.
why-visitor-must-leave = Un visiteur doit partir : choisissez lequel.
why-nobody-to-move = Aucun de vos tickets ne peut rapprocher un visiteur de votre galerie.
why-move-one = Une action exécutive avec des tickets déplace au moins un visiteur.
why-collector-limit =
    { $limit ->
        [one] Votre galerie peut accueillir { $limit } collectionneur : vendez une œuvre pour en accueillir un autre.
       *[other] Votre galerie peut accueillir { $limit } collectionneurs : vendez une œuvre pour en accueillir un autre.
    }
why-slot-empty = Il n’y a pas de contrat sur cette case.
why-contract-used = Un assistant est déjà sur ce contrat : son bonus a été utilisé.
why-no-contract-unused = Vous n’avez aucun contrat dont le bonus reste à utiliser.
why-no-star-below =
    { $stars ->
        [0] Aucune case Étoile vers laquelle reculer : vous êtes à { $have } sur la piste d’influence.
        [one] Depuis la case { $have } de la piste d’influence, vous pouvez reculer d’une seule case Étoile.
       *[other] Depuis la case { $have } de la piste d’influence, vous pouvez reculer de { $stars } cases Étoile seulement.
    }
why-no-coin-below =
    { $coins ->
        [0] Aucune case Pièce vers laquelle reculer : vous êtes à { $have } sur la piste d’influence.
        [one] Depuis la case { $have } de la piste d’influence, vous pouvez reculer d’une seule case Pièce.
       *[other] Depuis la case { $have } de la piste d’influence, vous pouvez reculer de { $coins } cases Pièce seulement.
    }
why-more-than-price =
    { $price ->
        [one] L’influence ne rapporte jamais plus que le prix, qui est de { $price } pièce.
       *[other] L’influence ne rapporte jamais plus que le prix, qui est de { $price } pièces.
    }
why-too-little-money =
    { $missing ->
        [one] Il manquerait { $missing } pièce : vous en avez { $have } en caisse.
       *[other] Il manquerait { $missing } pièces : vous en avez { $have } en caisse.
    }
why-fame-lost = La renommée s’arrête à 19 : le surplus serait perdu.
why-commission-open = Vous avez déjà une commande, pour { the-artist } : achetez d’abord cette œuvre.
why-all-discovered = Tous les artistes ont été découverts.
why-discovered = Cet artiste a déjà été découvert.
why-not-discovered = Cet artiste reste à découvrir.
why-no-work-left = Il ne reste aucune œuvre de cette forme d’art.
why-celebrity-retired = Une célébrité ne vend plus qu’à qui a sa commande.
why-celebrity-already = Cet artiste est une célébrité : la renommée s’arrête à 19.
why-no-signature = Il ne reste aucun jeton Signature pour { the-artist } : il en revient un à chaque vente.
why-too-expensive =
    { $price ->
        [one] Argent insuffisant : le prix est de { $price } pièce, vous pouvez en réunir { $max }, influence comprise.
       *[other] Argent insuffisant : le prix est de { $price } pièces, vous pouvez en réunir { $max }, influence comprise.
    }
why-no-slot =
    { $slots ->
        [3] Vos trois cases d’exposition sont pleines : une quatrième s’ouvre tant que vous exposez un chef-d’œuvre.
       *[4] Vos quatre cases d’exposition sont pleines : vendez d’abord une œuvre.
    }
why-nothing-to-buy = Aucune œuvre à vendre que vous puissiez payer.
why-three-contracts = Vous avez trois contrats en cours : remplissez-en un d’abord.
why-contract-must-be-taken = Signez un contrat, ou renouvelez d’abord les contrats.
why-laid-once = Les contrats viennent d’être renouvelés.
why-contract-unfulfilled = Le contrat de cette case est encore en cours.
why-not-exhibited = Vous n’exposez aucune œuvre de cet artiste.
why-no-contract =
    { $form ->
        [painting] Vous n’avez pas de contrat Peinture en cours.
        [photo] Vous n’avez pas de contrat Photographie en cours.
        [sculpture] Vous n’avez pas de contrat Sculpture en cours.
       *[digital] Vous n’avez pas de contrat Art numérique en cours.
    }
why-nothing-to-sell = Une vente demande une œuvre exposée et un contrat en cours de la même forme d’art.
why-other-contract = Cette case n’a pas de contrat en cours pour l’œuvre vendue.
why-half-of-visitor =
    { $visitor ->
        [vip] Vous avez renvoyé un VIP : l’influence est en haut.
       *[investor] Vous avez renvoyé un investisseur : l’investissement est en haut.
    }
why-hire-one = Embauchez au moins un assistant.
why-desks-full =
    { $free ->
        [0] Vos quatre bureaux sont occupés.
        [one] Un seul bureau est libre.
       *[other] { $free } bureaux seulement sont libres.
    }
why-queue-empty =
    { $queue ->
        [0] Votre file d’attente est vide.
        [one] Il ne reste que { $queue } assistant dans votre file d’attente.
       *[other] Il ne reste que { $queue } assistants dans votre file d’attente.
    }
why-highest-level = Le niveau 5 est le plus haut : cet artiste l’a atteint.
why-too-little-influence = Influence insuffisante : le niveau { $level } coûte { $cost }, vous en avez { $have }.
why-no-promotion-token = Il ne reste aucun jeton Promotion de niveau { $level }.
why-nobody-to-promote =
    { $have ->
        [one] Aucun artiste à promouvoir avec { $have } point d’influence.
       *[other] Aucun artiste à promouvoir avec { $have } points d’influence.
    }
why-middle-column = La colonne du milieu est fermée dans une partie à un ou à deux.
why-lobby =
    { $column ->
        [1] La 1re colonne demande un visiteur dans votre lobby.
        [2] La 2e colonne demande un investisseur et un VIP dans votre lobby.
       *[3] La 3e colonne demande dans votre lobby un collectionneur, et aussi un investisseur ou un VIP.
    }
why-row =
    { $form ->
        [painting] Cette ligne demande une peinture, exposée ou vendue.
        [photo] Cette ligne demande une photographie, exposée ou vendue.
        [sculpture] Cette ligne demande une sculpture, exposée ou vendue.
       *[digital] Cette ligne demande une œuvre numérique, exposée ou vendue.
    }
why-space-taken = Cette case est prise.
why-no-work-acquired = Vous n’avez encore acquis aucune œuvre.
why-no-reputation-space = Vos six cases Réputation sont pleines.
why-reputation-space-taken = Une tuile est déjà sur cette case.
why-no-tile-open = Aucune tuile Réputation dans une colonne et une ligne auxquelles vous avez accès.
why-no-offer-open = Aucune offre libre que vous puissiez payer dans une colonne à laquelle vous avez accès.
why-ticket-nowhere = Il ne reste aucun ticket de ce genre, ni à la billetterie ni dans la défausse.
why-ticket-not-shown = Ce ticket n’est pas de ceux qui sont indiqués.
why-other-tickets = Prenez autant que possible des tickets indiqués, de couleurs différentes.
why-box-office-open = La billetterie a encore des tickets : l’un d’eux va d’abord à la défausse.
why-start-taken = Quelqu’un d’autre part déjà d’ici.
why-easel-empty = Il n’y a pas d’œuvre sur ce chevalet.
why-not-largest-stack = Le ticket vient de la plus grande pile de la billetterie.
why-ticket-sold-out = La billetterie n’a plus de ticket de cette couleur.

## Log

start-player = { $player } commence la partie
deal-curator = { $player } reçoit une carte Conservateur
deal-curator-own = { $player } reçoit la carte { card-name }
deal-dealer = { $player } reçoit une carte Marchand d’art
deal-dealer-own = { $player } reçoit la carte { card-name }
choose-start = { $player } part { of-place } avec la tuile Réputation { tile-name }
first-turn = Tour de table { $round } : au tour { of-player }
next-turn = Tour de table { $round } : au tour { of-player }
last-lap =
    { $solo ->
        [yes] Dernier tour, sans action d’éjection ensuite
       *[no] Derniers tours : encore un pour tout le monde, sans action d’éjection
    }
enter = { $player } se rend { to-place }
leave-assistant =
    { $source ->
        [desk] { $player } laisse un assistant { at-place }
        [artists_colony] { $player } laisse { at-place } l’assistant de la Résidence d’artistes
        [media_center] { $player } laisse { at-place } l’assistant du Centre des médias
        [international_market] { $player } laisse { at-place } l’assistant du Marché international
       *[sales_office] { $player } laisse { at-place } l’assistant du Bureau commercial
    }
kick-out =
    { $piece ->
        [gallerist] { $player } éjecte { $other } { of-place }
       *[assistant] { $player } éjecte l’assistant { of-other } { of-place }
    }
kick-out-lacerda =
    { $piece ->
        [gallerist] { $player } éjecte Lacerda { of-place }
       *[assistant] { $player } éjecte l’assistant de Lacerda { of-place }
    }
own-assistant =
    { $desk ->
        [yes] L’assistant { of-player } { at-place } rentre à un bureau
       *[no] L’assistant { of-player } { at-place } quitte le jeu : tous les bureaux sont occupés
    }
act = { $player } n’a aucune action possible { at-place } et passe
move-visitors =
    { $from ->
        [plaza] { $player } déplace { a-visitor } de la Place vers son lobby
        [lobby] { $player } déplace { a-visitor } de son lobby vers sa galerie
       *[other] { $player } déplace { a-visitor } du lobby { of-other } vers la Place
    }
use-contract =
    { $side ->
        [front] { $player } utilise le bonus d’{ a-contract }
       *[back] { $player } utilise le bonus d’un contrat rempli ({ bonus-name })
    }
send-assistant =
    { $source ->
        [kicked] { $player } envoie l’assistant qui vient d’être éjecté
        [artists_colony] { $player } envoie l’assistant de la Résidence d’artistes
        [media_center] { $player } envoie l’assistant du Centre des médias
        [international_market] { $player } envoie l’assistant du Marché international
       *[sales_office] { $player } envoie l’assistant du Bureau commercial
    }
kicked-out =
    { $ways ->
        [location] Action d’éjection : { $player } recule à la case { $influence } de la piste d’influence et agit { at-place }
       *[executive] Action d’éjection : { $player } fait une action exécutive
    }
go-home =
    { $to ->
        [gallery] Le galeriste { of-player } rentre
        [desk] L’assistant { of-player } rentre à un bureau
       *[out] L’assistant { of-player } quitte le jeu : tous les bureaux sont occupés
    }
discover = { $player } découvre { the-artist } et reçoit sa commande
drop-commission = { $player } renonce à la commande { of-artist }
turn-up = Un collectionneur quitte { the-artist } pour la Place
buy-work =
    { $commission ->
        [yes] { $player } achète l’œuvre de commande { of-artist } pour { $price ->
            [one] { $price } pièce
           *[other] { $price } pièces
        }
       *[no] { $player } achète { a-work } { of-artist } pour { $price ->
            [one] { $price } pièce
           *[other] { $price } pièces
        }
    }
visitors-to-plaza =
    { $visitor ->
        [investor] Un investisseur quitte { the-work } pour la Place
        [vip] Un VIP quitte { the-work } pour la Place
       *[collector] Un collectionneur quitte { the-work } pour la Place
    }
pay = { $player } en paie { $money } en influence et recule à la case { $influence }
raise-fame =
    { $steps ->
        [0] Renommée : { the-artist } passe de { $before } à { $after }
       *[other] Renommée : { the-artist } passe de { $before } à { $after } ; { $player } en ajoute { $steps } grâce à l’influence et recule à la case { $influence }
    }
become-celebrity =
    { $money ->
        [one] { $player } fait { of-artist } une célébrité et gagne { $money } pièce
       *[other] { $player } fait { of-artist } une célébrité et gagne { $money } pièces
    }
give-fame =
    { $given ->
        [yes] Bonus Renommée : { $player } choisit { the-artist }
       *[no] Bonus Renommée : { $player } ne choisit aucun artiste
    }
take-tickets =
    { $tickets ->
        [none] { $player } ne prend aucun ticket : il n’en reste pas
       *[other] { $player } prend { some-tickets }
    }
exchange-ticket =
    { $discarded ->
        [brown] { $player } défausse un ticket marron de la billetterie et prend { a-ticket } dans la défausse
        [pink] { $player } défausse un ticket rose de la billetterie et prend { a-ticket } dans la défausse
        [white] { $player } défausse un ticket blanc de la billetterie et prend { a-ticket } dans la défausse
       *[none] { $player } prend { a-ticket } dans la défausse
    }
uncover =
    { $form ->
        [painting] La dernière peinture est partie
        [photo] La dernière photographie est partie
        [sculpture] La dernière sculpture est partie
       *[digital] La dernière œuvre numérique est partie
    }
show-work = Œuvre suivante : { work-name }
draw-visitors =
    { $visitor ->
        [investor] Un investisseur sort du sac pour voir { the-work }
        [vip] Un VIP sort du sac pour voir { the-work }
       *[collector] Un collectionneur sort du sac pour voir { the-work }
    }
sign-contract = { $player } signe { a-contract }
no-contract = { $player } ne signe aucun contrat
new-contracts = { $player } renouvelle les contrats
shuffle-contracts = Les contrats sont mélangés à nouveau
lay-contract = Contrat visible : { form-name } ({ bonus-name })
place-contract =
    { $covers ->
        [yes] { $player } place le contrat sur la case { $slot }, sur un contrat rempli
       *[no] { $player } place le contrat sur la case { $slot }
    }
sell-work =
    { $value ->
        [0] { $player } vend { a-work } { of-artist } sans rien gagner
        [one] { $player } vend { a-work } { of-artist } pour { $value } pièce
       *[other] { $player } vend { a-work } { of-artist } pour { $value } pièces
    }
dismiss-visitor = { $player } renvoie { a-visitor } de sa galerie sur la Place
fulfil-contract =
    { $half ->
        [influence] { $player } remplit le contrat ({ form-name }) : l’influence est en haut
       *[investment] { $player } remplit le contrat ({ form-name }) : l’investissement est en haut
    }
hire =
    { $count ->
        [one] { $player } embauche un assistant pour { $price ->
            [one] { $price } pièce
           *[other] { $price } pièces
        }
       *[other] { $player } embauche { $count } assistants pour { $price ->
            [one] { $price } pièce
           *[other] { $price } pièces
        }
    }
promote =
    { $level ->
        [one] { $player } promeut { the-artist } au niveau { $level } pour { $level } point d’influence
       *[other] { $player } promeut { the-artist } au niveau { $level } pour { $level } points d’influence
    }
gain-influence =
    { $influence ->
        [0] { $player } ne gagne pas d’influence
       *[other] { $player } gagne { influence-amount }
    }
gain-investment =
    { $money ->
        [0] { $player } ne gagne pas d’argent
       *[other] { $player } gagne { money-amount }
    }
gain-column = { $player } gagne { influence-amount } pour la { ordinal-column }
take-reputation = { $player } prend la tuile Réputation { tile-name }
place-reputation = { $player } place la tuile { tile-name } sur une case Réputation : { bonus-name }
discard-start-tile = { $player } défausse la tuile Réputation de départ { tile-name }
send-visitor = { $player } renvoie { a-visitor } de son lobby sur la Place
invite-visitor =
    { $from ->
        [bag] { $player } accueille dans sa galerie { a-visitor } du sac
       *[plaza] { $player } accueille dans sa galerie { a-visitor } de la Place
    }
no-visitor = { $player } n’accueille aucun visiteur
free-assistant =
    { $taken ->
        [yes] { $player } gagne un assistant
       *[no] { $player } ne gagne pas d’assistant
    }
make-offer =
    { $price ->
        [one] { $player } fait une offre de { $price } pièce dans la { ordinal-column }
       *[other] { $player } fait une offre de { $price } pièces dans la { ordinal-column }
    }
intermediate-scoring = Décompte intermédiaire : { $player } gagne { influence-amount } et { money-amount }
check-end =
    { $solo ->
        [yes] La fin approche : le tour de table se termine, puis vient un dernier tour
       *[no] La fin approche : le tour de table se termine, puis tout le monde a un dernier tour
    }
final-scoring = Décompte final
score-majorities-log = Majorités du marché, { ordinal-column } : { $player } gagne { money-amount }
score-reputation-log =
    { $money ->
        [0] Tuile Réputation { tile-name } : { $player } ne gagne rien
       *[other] { $influence ->
            [0] Tuile Réputation { tile-name } : { $player } gagne { money-amount }
           *[other] Tuile Réputation { tile-name } : { $player } gagne { money-amount } et { influence-amount }
        }
    }
score-exhibition-log =
    { $works ->
        [0] Exposition : { $player } n’expose rien
        [one] Exposition : { $player } gagne { money-amount } pour { $works } œuvre
       *[other] Exposition : { $player } gagne { money-amount } pour { $works } œuvres
    }
auction = Vente aux enchères : { $player } a offert { money-amount } en tout
auction-lacerda = Vente aux enchères : Lacerda a offert { money-amount } en tout
auction-nobody = Vente aux enchères : personne n’a fait d’offre
take-renowned =
    { $to ->
        [gallery] { $player } prend { the-work } du chevalet dans sa galerie et gagne { money-amount }
       *[sold] { $player } place { the-work } du chevalet avec ses œuvres vendues et gagne { money-amount }
    }
score-curators =
    { $money ->
        [0] { $player } révèle la carte { card-name } et n’atteint aucun objectif
       *[other] { $player } révèle la carte { card-name } et gagne { money-amount }
    }
score-dealers =
    { $money ->
        [0] { $player } révèle la carte { card-name } et n’atteint aucun objectif
       *[other] { $player } révèle la carte { card-name } et gagne { money-amount }
    }
score-influence-log =
    { $money ->
        [0] Influence { $influence } : { $player } ne gagne rien et termine à { $total }
       *[other] Influence { $influence } : { $player } gagne { money-amount } et termine à { $total }
    }
win =
    { $by ->
        [works] { $player } remporte la partie : argent égal, plus d’œuvres acquises
        [visitors] { $player } remporte la partie : argent et œuvres égaux, plus de visiteurs dans la galerie
        [assistants] { $player } remporte la partie : argent, œuvres et visiteurs égaux, plus d’assistants en jeu
       *[money] { $player } remporte la partie
    }
shared-win = Victoire partagée : { $player }
goal-reached = Objectif atteint : { solo-goal }
goal-missed = Objectif manqué : { solo-goal }
solo-win =
    { $level ->
        [apprentice] { $player } gagne au niveau Apprenti
        [experienced] { $player } gagne au niveau Expérimenté
       *[master] { $player } gagne au niveau Maître galeriste
    }
solo-loss =
    { $level ->
        [apprentice] { $player } perd au niveau Apprenti
        [experienced] { $player } perd au niveau Expérimenté
       *[master] { $player } perd au niveau Maître galeriste
    }
lacerda-moves = Lacerda se rend { to-place }
lacerda-leaves = Lacerda laisse un assistant { at-place }
lacerda-kicks =
    { $piece ->
        [gallerist] Lacerda éjecte { $player } { of-place }
       *[assistant] Lacerda éjecte l’assistant { of-player } { of-place }
    }
lacerda-trades =
    { $part ->
        [upper] Lacerda place un assistant au marché, { ordinal-column } de la partie haute
       *[lower] Lacerda place un assistant au marché, { ordinal-column } de la partie basse
    }
lacerda-wins = Vente aux enchères : Lacerda prend l’œuvre du chevalet
discard-ticket = À cause de Lacerda, { $player } défausse { a-ticket } de la billetterie

## Score sheet

score-money = Argent en caisse
score-majorities =
    { $assistants ->
        [one] Majorités du marché, { ordinal-column } : { $assistants } assistant
       *[other] Majorités du marché, { ordinal-column } : { $assistants } assistants
    }
score-reputation =
    { $influence ->
        [0] Tuiles Réputation, { tile-name } : { $count }
       *[other] Tuiles Réputation, { tile-name } : { $count }, et { influence-amount }
    }
score-exhibition = Exposition : { work-kind } { of-artist }, { star-rating }
score-auction = Vente aux enchères : { work-kind }
score-curator-one = Carte Conservateur, { goal-one }
score-curator-two = Carte Conservateur, { goal-two }
score-curator-three = Carte Conservateur, { goal-three }
score-curator-four = Carte Conservateur, { goal-four }
score-dealer-one = Carte Marchand d’art, { goal-one }
score-dealer-two = Carte Marchand d’art, { goal-two }
score-dealer-three = Carte Marchand d’art, { goal-three }
score-dealer-four = Carte Marchand d’art, { goal-four }
score-influence = Influence : case { $influence } de la piste

## The lines of the score sheet, many games together

category-score-money = Argent en caisse
category-score-majorities = Majorités du marché
category-score-reputation = Tuiles Réputation
category-score-exhibition = Exposition
category-score-auction = Vente aux enchères
category-score-curator-one = Carte Conservateur
category-score-curator-two = { category-score-curator-one }
category-score-curator-three = { category-score-curator-one }
category-score-curator-four = { category-score-curator-one }
category-score-dealer-one = Carte Marchand d’art
category-score-dealer-two = { category-score-dealer-one }
category-score-dealer-three = { category-score-dealer-one }
category-score-dealer-four = { category-score-dealer-one }
category-score-influence = Influence

## What the lines of the score sheet are for

about-score-money = Le plus d’argent après le décompte final remporte la partie.
about-score-majorities = Dans chaque colonne du Marché international, les deux parties ensemble, le plus d’assistants rapporte le plus de pièces. À égalité, on additionne les rangs partagés et on divise, arrondi à l’inférieur.
about-score-reputation = Une tuile sur une case Réputation rapporte pour chaque { tile-counts }. Son influence compte à la dernière ligne.
about-score-exhibition = Chaque œuvre de la galerie rapporte la valeur de vente des étoiles de son artiste.
about-score-auction = Le plus haut total d’offres choisit en premier parmi les œuvres des chevalets. L’œuvre rapporte la valeur de vente de l’artiste le plus renommé de sa forme d’art.
about-score-curator-one = Un objectif de la carte Conservateur secrète : les œuvres exposées forment cette collection. Chaque objectif rapporte une fois.
about-score-curator-two = { about-score-curator-one }
about-score-curator-three = { about-score-curator-one }
about-score-curator-four = { about-score-curator-one }
about-score-dealer-one = Un objectif de la carte Marchand d’art secrète : ces œuvres sont parmi les œuvres vendues. Chaque objectif rapporte une fois.
about-score-dealer-two = { about-score-dealer-one }
about-score-dealer-three = { about-score-dealer-one }
about-score-dealer-four = { about-score-dealer-one }
about-score-influence = Le nombre de la pièce au niveau du marqueur Influence, ou de la dernière pièce au-dessous. L’influence des tuiles Réputation est comprise.

## The table in words

panel-table = Table
panel-round = Tour de table
panel-round-phase =
    { $phase ->
        [setup] mise en place
        [playing] { $round }
        [last_round] { $round }, à finir avant les derniers tours
        [last_lap] { $round }, derniers tours
       *[over] { $round }, partie terminée
    }
panel-start = Marqueur Premier joueur
panel-active = Tour en cours
panel-box-office =
    { $ticket ->
        [brown] Tickets marron à la billetterie
        [pink] Tickets roses à la billetterie
       *[white] Tickets blancs à la billetterie
    }
panel-tickets = marron { $brown }, rose { $pink }, blanc { $white }
panel-ticket-discard = Défausse de tickets
panel-intermediate = Décompte intermédiaire
panel-intermediate-state =
    { $state ->
        [not_yet] quand une couleur de ticket s’épuise
        [due] après ce tour
       *[done] fait
    }
panel-plaza =
    { $visitor ->
        [investor] Investisseurs sur la Place
        [vip] VIP sur la Place
       *[collector] Collectionneurs sur la Place
    }
panel-visitors = { some-investors }, { some-vips }, { some-collectors }
panel-bag = Sac
panel-celebrities = Célébrités
panel-of = { $count } sur { $wanted }
panel-empty = vide
panel-closed = fermée
panel-locations = Emplacements
panel-piece =
    { $piece ->
        [gallerist] galeriste { of-player }
       *[assistant] assistant { of-player }
    }
panel-lacerda-piece =
    { $piece ->
        [gallerist] Lacerda
       *[assistant] assistant de Lacerda
    }
panel-kicked = Éjection { of-place }
panel-location-tile = Tuile de départ { at-place }
panel-tile = { tile-name } : { tile-effect }
panel-artists = Artistes
panel-artist =
    { $signatures ->
        [one] renommée { $fame } (d’abord { $initial }), { star-rating }, valeur { $value }, promotion { $promotion }, { $signatures } signature
       *[other] renommée { $fame } (d’abord { $initial }), { star-rating }, valeur { $value }, promotion { $promotion }, { $signatures } signatures
    }
panel-undiscovered =
    { $colour ->
        [red] à découvrir : renommée initiale { $fame }, promotion { $promotion }, bonus { bonus-name }, un collectionneur attend
       *[blue] à découvrir : renommée initiale { $fame }, promotion { $promotion }, bonus { bonus-name }
    }
panel-works = Œuvres
panel-work = { work-name } ; encore { $below } dessous
panel-crowd =
    { $form ->
        [painting] Visiteurs sur la peinture
        [photo] Visiteurs sur la photographie
        [sculpture] Visiteurs sur la sculpture
       *[digital] Visiteurs sur l’œuvre numérique
    }
panel-easel = Chevalet { $number }
panel-contracts = Contrats
panel-display = Contrat visible { $number }
panel-contract =
    { $below ->
        [0] { contract-name }
       *[other] { contract-name } ; { $below } dessous
    }
panel-deck = Pioche de contrats
panel-contract-discard = Défausse de contrats
panel-promotion = Promotion
panel-level = Niveau { $level }
panel-promotion-level =
    { $tokens ->
        [0] { influence-amount }, bonus { bonus-name }, plus de jeton
        [one] { influence-amount }, bonus { bonus-name }, reste { $tokens } jeton
       *[other] { influence-amount }, bonus { bonus-name }, restent { $tokens } jetons
    }
panel-reputation = Marché, tuiles Réputation
panel-reputation-space = { form-name }, { ordinal-column }
panel-offers = Marché, offres
panel-offer = { money-amount }, { ordinal-column }, bonus { bonus-name }
panel-column = Majorité de la { ordinal-column } (influence { $influence })
panel-majority = { $first }, { $second }, { $third } pièces
panel-money = Argent
panel-influence = Influence
panel-own-tickets = Tickets
panel-lobby =
    { $visitor ->
        [investor] Investisseurs dans le lobby
        [vip] VIP dans le lobby
       *[collector] Collectionneurs dans le lobby
    }
panel-gallery =
    { $visitor ->
        [investor] Investisseurs dans la galerie
        [vip] VIP dans la galerie
       *[collector] Collectionneurs dans la galerie
    }
panel-collector-limit = Limite de collectionneurs
panel-gallerist = Galeriste
panel-away = à la maison
panel-desks = Assistants aux bureaux
panel-queue = File d’attente
panel-next =
    { $bonus ->
        [none] { $queue } ; le prochain coûte { $money }
       *[other] { $queue } ; le prochain coûte { $money }, bonus { bonus-name }
    }
panel-assistant-at = Assistant
panel-on-market = Assistants au marché
panel-out = Assistants hors jeu
panel-total-offer = Offre totale
panel-slots = Cases d’exposition occupées
panel-auctioned = { work-kind }, de la vente aux enchères
panel-exhibited = { work-kind } { of-artist }
panel-exhibit = { star-rating }, valeur { $value }
panel-start-tile = Sur la case 3
panel-commission = Commande
panel-sold =
    { $form ->
        [painting] Peintures vendues
        [photo] Photographies vendues
        [sculpture] Sculptures vendues
       *[digital] Œuvres numériques vendues
    }
panel-contract-slot = Case Contrat { $slot }
panel-free-slot = vide : { icon-one }
panel-unfulfilled =
    { $used ->
        [yes] { contract-name }, utilisé
       *[no] { contract-name }
    }
panel-fulfilled =
    { $used ->
        [yes] rempli ({ form-name }) : { bonus-name }, utilisé
       *[no] rempli ({ form-name }) : { bonus-name }
    }
panel-space = Case Réputation { bonus-name } : { bonus-effect }
panel-goal =
    { $met ->
        [yes] atteint
        [no] pas encore
       *[unknown] secret
    }
panel-lacerda = Lacerda
panel-supply = Assistants en réserve
panel-solo-goal = Objectif : { solo-goal }
solo-goal =
    { $goal ->
        [cards] { $level ->
            [apprentice] un objectif Conservateur et un objectif Marchand d’art
            [experienced] le plus haut objectif Conservateur et un objectif Marchand d’art
           *[master] 35 pièces grâce aux deux cartes
        }
        [reputation] { $wanted } tuiles Réputation
        [masterpieces] { $wanted ->
            [one] { $wanted } chef-d’œuvre
           *[other] { $wanted } chefs-d’œuvre
        }
       *[money] { $wanted } pièces
    }

## What the component sheet describes

part-influence = la piste d’influence : ses étoiles et ses pièces
part-start = l’argent au début
part-star-tracks = la renommée que demande chaque étoile
part-art-values = la valeur des œuvres selon les étoiles
part-celebrity = ce que verse une nouvelle célébrité
part-artist = les tuiles Artiste
part-work = les œuvres d’art
part-artist-bonus = les tuiles Bonus d’artiste
part-contracts = les bonus des contrats
part-promotion = les jetons Promotion et leurs bonus
part-market = le Marché international : influence, offres, majorités
part-hire = ce que coûtent et rapportent les assistants
part-contract-slots = les tickets des cases Contrat
part-reputation-spaces = les bonus des cases Réputation
part-bonus-rates = ce que les visiteurs ajoutent aux bonus
part-visitor-bonus = le bonus visiteur quand la Place est vide
part-reputation = les tuiles Réputation
part-curator = les cartes Conservateur
part-dealer = les cartes Marchand d’art
part-visitors = les visiteurs du sac
part-tickets = les tickets en jeu
part-easels = les chevalets en jeu

## Previews: what counts on a player's board

figure-points = Si l’on s’arrêtait
figure-money = Argent
figure-influence = Influence
figure-fame = { artist-name } : renommée
figure-tickets =
    { $ticket ->
        [brown] Tickets marron
        [pink] Tickets roses
       *[white] Tickets blancs
    }
figure-lobby = { panel-lobby }
figure-gallery = { panel-gallery }
figure-desks = { panel-desks }
figure-exhibited = Œuvres dans la galerie
figure-sold = Œuvres vendues
