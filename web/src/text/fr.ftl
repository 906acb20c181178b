# L’interface en français.

brand = Vernissage
tagline = Des jeux de société sur le monde de l’art, joués exactement selon leurs règles
home = Accueil
tables = Tables
open-tables = Tables ouvertes
my-tables = Mes tables
no-open-tables = Aucune table n’attend de monde en ce moment
no-my-tables = Pas encore de table : vos parties apparaîtront ici
create-table = Créer une table
play-now = Jouer maintenant
play-now-with = Vous et { $bots } bots
learn-by-playing = Apprendre en jouant
set-up = Préparer une table
continue-game = Reprendre
watch = Regarder
sit = S’asseoir
a-game-by = Un jeu de { $designer }
for-players = De { $least } à { $most }
unofficial = Adaptation non officielle
skip-to-content = Aller au contenu

## Absence

presence-here = en ligne
presence-gone = hors ligne depuis { $time }
presence-away = hors ligne : un bot joue
presence-time = temps écoulé : un bot joue
presence-wish = un bot joue
presence-conceded = abandon : un bot joue
presence-over = abandon
away-wish = Un bot joue à votre place.
away-time = Votre temps est écoulé : un bot joue à votre place.
away-away = Vous étiez hors ligne : un bot joue à votre place.
away-conceded = Vous avez abandonné : un bot joue à votre place jusqu’à la fin.
away-returning = Le bot répond encore à cette question, puis vous rejouez vous-même.
away-since = { $player } est hors ligne depuis { $time }.
come-back = Jouer à nouveau moi-même
bot-for-away = Laisser un bot jouer pour { $player }
bot-for-away-asked = Pour un bot : { $players }.
bot-for-away-waits = Vous avez demandé un bot ; en attente : { $players }.
leave-table = Quitter la table
leave-back = Revenir aux tables
leave-back-about = Rien ne change : votre siège vous attend.
leave-seat = Rendre le siège
leave-wish = Laisser un bot jouer à ma place
leave-wish-about = Vous revenez quand vous voulez.
leave-wish-sure = Un bot joue à votre place jusqu’à votre retour. Vraiment ?
leave-wish-yes = Laisser jouer un bot
leave-conceded = Abandonner
leave-conceded-about = Pour de bon : un bot joue jusqu’à la fin.
leave-conceded-sure = Vous abandonnez la partie pour de bon. Un bot joue jusqu’à la fin, et vous êtes au dernier rang pour le classement. Vraiment ?
leave-conceded-yes = Abandonner la partie
leave-not = Continuer à jouer
leave-hide = Retirer de mes tables
leave-hide-about = Rien n’est effacé : vous pouvez l’afficher à nouveau.
hidden-tables = Retirées de la liste
hidden-show = Afficher à nouveau
hidden-look = Voir les tables retirées

## Clocks

clock = Pendule
clock-none = Sans pendule
clock-none-about = Chacun prend le temps qu’il lui faut.
clock-live = En direct : tout le monde est à table
clock-live-about = Chacun a ce temps pour toute la partie et en reçoit un peu à la fin de chaque tour. Il s’écoule tant qu’on doit répondre.
clock-preset = Environ { $minutes } minutes ({ $bank } chacun, +{ $increment } s par tour)
clock-days = Sur plusieurs jours : quand on a le temps
clock-days-about = Chacun a ce délai pour chaque tour et apprend quand c’est le sien.
clock-days-turn =
    { $days ->
        [one] 1 jour par tour
       *[other] { $days } jours par tour
    }
clock-alone = Une pendule demande de la compagnie : laissez un siège libre.
clock-level = Le temps écoulé, qui continue ?
clock-level-about = Un bot de ce niveau répond jusqu’au retour de la personne.
clock-short-live = { $bank } + { $increment } s
clock-left = Temps restant
clock-days-left = { $days } j { $hours } h
clock-hours-left = { $hours } h { $minutes } min

## Créer une table

new-table = Nouvelle table : { $game }
who-plays = Qui joue ?
seat-number = Siège { $number }
who-me = Vous
who-here = Quelqu’un ici, sur le même écran
who-open = Qui viendra, par un lien
who-bot = Bot
display-name = Nom
your-name = Votre nom
level = Niveau
level-sketch = Croquis (facile)
level-study = Étude (moyen)
level-glaze = Glacis (difficile)
level-varnish = Vernis (expert)
level-master = Maître (le plus fort)
add-seat = Ajouter un siège
remove-seat = Retirer le siège
options = Variantes
public-table = Montrer la table parmi les tables ouvertes
pace = Rythme des bots
pace-about = Le temps qu’un bot laisse passer avant chaque coup, pour que vous puissiez suivre.
table-quiet = Pas de conversation à cette table
table-quiet-about = Personne ne peut y écrire ni réagir, ni qui joue ni qui regarde.
public-about = Chacun peut prendre un siège libre et regarder ; sinon, seulement qui a le lien.
who-open-about = Vous recevez un lien à envoyer ; la partie commence quand tout le monde est là.
name-asked = Comment les autres doivent-ils vous appeler ?
name-keep = Garder
name-later = Pas maintenant
pace-slow = Lent
pace-normal = Normal
pace-fast = Rapide
start-game = Commencer la partie
import-game = Importer une partie
import-about = Une partie téléchargée reprend là où elle s’est arrêtée, ou à tout moment antérieur.
import-file = Fichier de la partie
import-upto = Garder ce nombre d’étapes (vide : toutes)
import-broken = Ce n’est pas le fichier d’une partie.
your-turn = À vous de jouer
import-go = Reprendre

## Avant la partie

before-start = Avant la partie
invite = Inviter par un lien
copy-link = Copier le lien
copied = Copié
waiting-for-people =
    { $open ->
        [one] En attente de monde : { $open } siège libre
       *[other] En attente de monde : { $open } sièges libres
    }
start-with-bots = Commencer maintenant, avec des bots aux sièges libres
open-seat = Siège libre
give-to-bot = Confier à un bot
open-again = Rouvrir ce siège
remove-from-seat = Retirer
online = en ligne
offline = hors ligne

## La table

your-question = Ce qui est demandé
choices = Choix possibles
more-answers =
    { $count ->
        [one] { $count } autre
       *[other] { $count } autres
    }
all-answers = Les { $count } réponses
the-rule = La règle
undo = Annuler
ask-undo = Demander à annuler
undo-asked = { $player } demande à annuler
undo-agree = Accepter
undo-refuse = Ne pas accepter
confirm = Confirmer
not-yet = Pas encore
fast-forward = Accélérer
one-moment = Un instant
win = { $player } remporte la partie
shared-win = Victoire partagée : { $player }
reconnecting = Connexion perdue, nouvel essai en cours
problem-unknown = Cela n’a pas marché. Essayez encore.
earlier-position = Position antérieure : { $event } sur { $events }
back-to-live = Revenir au direct
play-on-from-here = Reprendre à partir d’ici
link-to-position = Copier un lien vers cette position
guide = Guide
guide-of = { $now } sur { $of }
guide-next = Compris
guide-skip = Passer le guide
log = Journal
since-your-turn = Depuis votre tour ↑
since-turn-told = Depuis votre tour :
since-turn-nothing = Rien depuis votre tour
whole-rules = Toutes les règles
whole-log = Montrer tout le journal
history = Chronologie
history-about = Toute position antérieure, telle que vous pouvez la connaître
step-back = Une étape en arrière
history-by = Avancer par
history-answer = réponse
history-turn = tour
history-round = manche
history-keys = Clavier : ← → pour avancer, avec Maj par tour ; Page préc. et Page suiv. par { $round } ; Espace déroule, Échap ferme
history-play = Dérouler la partie
history-pause = Arrêter
step-forward = Une étape en avant
scores = Scores
seat = Siège
total = Total
round-points = Manche
if-it-ended-now = Si l’on s’arrêtait
score-sheet = Feuille de score
points-from = D’où viennent les points
score-sheet-empty = Rien n’a encore été compté
standings = Évolution des scores
unavailable = indisponible
not-now = Impossible pour l’instant
rulebook = Livret, { $page }
rule-named = Les règles : « { $rule } »
you = vous
bot = bot
opponents = Adversaires
points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
spectating = Vous regardez la partie
hand-over = Passez l’écran à { $player }
hand-over-about = Les cartes restent cachées en attendant.
hand-over-ready = C’est à moi : { $player }
round-over = Manche { $round } : points
round-of = Manche { $now } sur { $of }
round-now = Tour de table { $now }
go-on = Continuer
game-over = Fin de partie
rematch = Revanche
share-picture = Partager en image
share-drawing = L’image se dessine…
share-failed = L’image n’a pas pu être dessinée ici.
share-now = Partager
share-png = Enregistrer en PNG
share-svg = Enregistrer en SVG
download-game = Télécharger la partie
close = Fermer
menu = Menu
rules = Règles
table = Table
tab-board = Plateau
tab-mine = À moi
tab-others = Les autres
text-view = Vue texte de la table
settings = Réglages
language = Langue
theme = Apparence
theme-light = Claire
theme-dark = Sombre
theme-system = Comme le système
switch-theme = Claire ou sombre
motion = Animations
motion-full = Complètes
motion-reduced = Réduites
keyboard-help = Raccourcis clavier
keys-numbers = Choisir la réponse qui porte ce numéro (0 : la dixième)
keys-arrows = Aller au plus proche dans cette direction
keys-enter = Choisir ce qui a le focus ; confirmer une réponse définitive
keys-escape = Revenir
keys-undo = Annuler
keys-forward = Laisser les bots jouer sans pause
play-in-words = Jouer avec la table en mots
keys-guide = Poursuivre le guide de la première partie
sound = Sons discrets
keys-regions = Vers la table, vos cartes, vos adversaires, le journal
keys-talk = Dire quelque chose aux autres
keys-rule = La règle derrière la question
keys-zoom = Plus près du plateau, plus loin, en entier (The Gallerist)
hint = Conseil
hint-is = Un bot choisirait : { $label }
hint-sure = Que ce soit mieux que « { $other } » est sûr à { $sure }.
hint-thinking = Comparaison des réponses…
hint-chance =
    { $label } : { $percent } % de chances de gagner, { $visits ->
        [one] { $visits } essai
       *[other] { $visits } essais
    }
share-table = Copier un lien pour le public
page-not-found = Il n’y a rien ici
search-rules = Chercher dans les règles
rules-of = Règles : { $game }
rules-none = Aucune règle ne contient ces mots
rules-missing = Ce jeu n’a pas encore de page de règles ici.
rules-about = Avec nos propres mots. Le livret décide.

## Component sheets

sheet-is-standard = Fiche du matériel : celle d’origine
sheet-is-own = Fiche du matériel : la vôtre
sheet-about = Si votre exemplaire du jeu dit autre chose que nous, jouez avec vos nombres : partez de la fiche d’origine, corrigez-la, ou envoyez la vôtre.
sheet-upload = Envoyer une fiche
sheet-start = Partir de la fiche d’origine
sheet-clear = Retirer cette fiche
sheet-text = La fiche (TOML)
sheet-right =
    { $count ->
        [0] On peut jouer avec cette fiche ; toutes ses valeurs sont celles d’origine.
        [one] On peut jouer avec cette fiche ; une valeur lui est propre :
       *[other] On peut jouer avec cette fiche ; { $count } valeurs lui sont propres :
    }
sheet-wrong = On ne peut pas jouer avec cette fiche.
sheet-wrong-line = Ligne { $line } :
sheet-download = Télécharger la fiche du matériel
sheet-own = Jouer avec vos propres nombres
sheet-own-download = La fiche du matériel de la table
own-sheet = fiche propre
plays-own-sheet = Cette table joue avec sa propre fiche du matériel.
components = Ce qui est imprimé, ce qui est de nous
components-about = Les livrets n’impriment pas tout. Ce qui leur manque vient de sources publiques, ou a été reconstitué pour s’accorder avec tout ce qu’ils disent ; tout peut être corrigé d’après votre exemplaire.
components-own = Cette table joue avec sa propre fiche du matériel, qui dit d’où viennent ses valeurs.

## Identity

me-about = Ici, aucun compte n’est nécessaire : ce navigateur, c’est vous. Emmenez vos places sur d’autres appareils, gardez-les pour de bon, et voyez ce que la maison sait de vous.
me-title = Vous
me-link = Vous et vos appareils

## Lobby

my-games = Mes parties
games-to-watch = Parties à regarder
no-games-to-watch = Aucune partie publique en cours
the-games = Les jeux
easiest-first = Du plus facile au plus difficile. Durées d’après les boîtes et leurs critiques ; règles comptées dans notre registre de chaque jeu.
box-minutes =
    { $same ->
        [yes] { $most } min
       *[no] { $least } à { $most } min
    }
box-minutes-each = { $most } min par personne
box-rules = { $rules } règles
box-ease-1 = facile
box-ease-2 = moyen
box-ease-3 = exigeant
box-ease-4 = difficile
find-game = Me trouver une partie
find-which = Quel jeu ?
find-any-game = N’importe lequel
find-seats = Combien à la table ?
find-pace = Avec quelle pendule ?
find-untimed = Aucune
find-live = En direct
find-days = Par jours
find-bots = Compléter avec des bots si personne ne vient en une minute
find-near = Plutôt des gens de mon niveau
find-go = Trouver une partie
find-looking = Recherche de partenaires…
find-waited = Attente : { $seconds } s.
find-bots-in = Les bots complètent la table dans { $seconds } s.
find-stop = Ne plus chercher
find-others =
    { $count ->
        [one] Une personne cherche une partie en ce moment
       *[other] { $count } personnes cherchent une partie en ce moment
    }
invited = Vous êtes invité à une table
invitation-card = La table
card-game = Jeu
card-seats = Places
card-options = Règles
card-clock = Pendule
card-standard = comme dans la boîte
card-own-sheet = avec sa propre fiche de composants
invite-qr = L’invitation en code QR
invite-show-qr = Afficher le code QR
ready-title = Tout le monde est là ?
ready-about = La partie commence quand tous ont appuyé. Qui ne le fait pas à temps laisse sa place à quelqu’un d’autre.
ready-press = Je suis là
ready-yes = est là
ready-not-yet = pas encore
ready-left = encore { $seconds } s


me-name-kept = Voilà comment vous vous appelez désormais.

devices = Vos appareils
device-this = Cet appareil
device-seen = Vu pour la dernière fois le { $day }
device-revoke = Déconnecter
device-revoke-sure = Vraiment le déconnecter, tout de suite ?
browser-firefox = Firefox
browser-edge = Edge
browser-opera = Opera
browser-samsung = Samsung Internet
browser-chrome = Chrome
browser-safari = Safari
browser-other = Un navigateur ou un programme
system-android = Android
system-iphone = iPhone
system-ipad = iPad
system-windows = Windows
system-mac = Mac
system-linux = Linux

carry-title = Continuer ailleurs
carry-about = Retrouvez vos places sur un autre appareil aussi, par exemple votre téléphone. Les deux restent vous.
carry-make = Créer un lien et un code QR
carry-how = Visez l’image avec l’appareil photo de l’autre appareil, ou ouvrez-y le lien. Il sert une seule fois, pendant { $minutes } minutes. Ne le montrez à personne : qui l’ouvre devient vous.
carry-qr = Code QR du lien
carry-link = Le lien
carry-copy = Copier le lien
carry-done = Terminé
carry-no-link = Il n’y a pas de lien ici, ou il a déjà été ouvert. Créez-en un nouveau sur l’appareil d’où vous venez.

arrive-title = Devenir cette personne ?
arrive-as = Devenir { $name } ?
arrive-warning = Ce navigateur devient un appareil de plus de cette personne. Ne continuez que si vous avez créé ce lien vous-même, sur un autre de vos appareils.
arrive-same = Ce navigateur est déjà cette personne : il reçoit seulement une nouvelle clé.
arrive-stays = Celui ou celle que ce navigateur était jusqu’ici peut encore entrer autrement ; ce qui est à lui ou à elle le reste.
arrive-had =
    { $count ->
        [one] Ce navigateur a sa propre place à une table.
       *[other] Ce navigateur a ses propres places à { $count } tables.
    }
arrive-clash = Vous êtes tous les deux à une même table de { $game } : impossible de réunir les places, car personne ne joue contre soi-même.
arrive-join = Elles suivent et appartiennent désormais à cette personne
arrive-leave = Les abandonner pour de bon : plus personne ne pourra les jouer
arrive-yes = Oui, c’est mon autre appareil
arrive-no = Non, ne rien changer

passkeys = Pour de bon : les clés d’accès
passkeys-about = Une clé d’accès lie tout cela à vous pour de bon, par votre empreinte, votre visage, le verrouillage de l’écran ou une clé de sécurité. Ni mot de passe, ni courriel. Sur n’importe quel appareil, elle fait de vous qui vous êtes.
passkey-add = Créer une clé d’accès
passkey-sign-in = S’identifier avec une clé d’accès
passkey-made = Votre clé d’accès est créée. Ce navigateur a lui aussi une nouvelle clé. Avec la première clé d’accès, les liens et les codes de secours antérieurs ne valent plus : créez de nouveaux codes ci-dessous.
passkey-made-with = Créée avec { $device }
passkey-used = Utilisée pour la dernière fois le { $day }, pour { $house }
passkey-remove = Retirer
passkey-remove-sure = Vraiment la retirer ?
passkeys-no-http = Pas de clés d’accès à cette adresse : les navigateurs ne les acceptent qu’en HTTPS. Les liens, codes QR et codes de secours fonctionnent quand même. Qui tient cette maison trouvera comment faire dans docs/self-host.md.
passkeys-no-address = Pas de clés d’accès à cette adresse : les navigateurs ne les acceptent que si la maison a un nom, pas une simple adresse chiffrée. Sur cette machine même, localhost en est un.
passkeys-no-browser = Ce navigateur n’a pas de clés d’accès. Les liens, codes QR et codes de secours fonctionnent quand même.
name-sign = ce nom n’est qu’à cette personne
name-yours = Personne d’autre ayant une clé d’accès ne peut s’appeler { $name }.
name-not-yours = Votre nom n’est pas à vous seul : choisissez-en un que personne d’autre ayant une clé d’accès ne porte.

codes = Codes de secours
codes-about = Pour le jour où vous n’aurez ni appareil ni clé d’accès sous la main. Chacun des dix codes sert une fois.
codes-make = Créer dix codes
codes-again = Créer dix nouveaux codes à la place
codes-once = Notez-les maintenant : ils ne seront plus jamais affichés.
codes-copy = Copier les codes
codes-kept = C’est noté
codes-left =
    { $count ->
        [one] Il reste un code.
       *[other] Il reste { $count } codes.
    }
code-have = J’ai un code de secours
code-use = Utiliser le code

my-data = Ce que la maison garde de vous
my-data-about = Vos noms, appareils, tables et tout ce qui est gardé sous votre personne, dans un fichier (JSON).
my-data-file = Mes données dans un fichier
forget-me = Me supprimer
forget-me-about = Tout ce qui est gardé de vous est supprimé. Les parties des autres restent, sans votre nom ; là où d’autres jouent encore, un bot joue pour vous. Tous vos appareils sont déconnectés. C’est irréversible.
forget-me-ask = Me supprimer…
forget-me-understood = Je comprends que personne ne pourra revenir en arrière.
forget-me-sure = Me supprimer pour de bon
forget-me-no = Non, tout garder


## News

news = Nouvelles
news-unread =
    { $count ->
        [one] Nouvelles : { $count } non lue
       *[other] Nouvelles : { $count } non lues
    }
news-new = non lue
news-none = Rien de nouveau dans vos parties
news-how = Comment vous êtes prévenu
news-read-all = Tout marquer comme lu
news-ways = Nouvelles de vos parties
news-ways-about = La cloche en haut de chaque page vous prévient toujours. Quand vous regardez ailleurs, vous pouvez aussi être prévenu ainsi :
news-push-here = Messages dans ce navigateur, même quand la page est fermée
news-push-all =
    { $count ->
        [one] Messages au seul navigateur que vous avez choisi
       *[other] Messages aux { $count } navigateurs que vous avez choisis
    }
news-push-unsupported = Ce navigateur ne peut pas recevoir de messages de cette adresse.
news-push-blocked = Les messages de cette adresse sont bloqués dans les réglages de ce navigateur.
news-mail = Courriels, un par quart d’heure au plus
news-mail-address = Adresse électronique
news-mail-ask = Envoyer un courriel pour la confirmer
news-mail-about = Elle ne sert qu’aux nouvelles de vos parties. Chaque courriel contient un lien pour y mettre fin.
news-mail-unconfirmed = Ouvrez le lien du courriel qui y a été envoyé ; rien d’autre n’est envoyé avant.
news-mail-forget = Oublier cette adresse
mail-confirm-title = Cette adresse est-elle la vôtre ?
mail-confirm-about = Vous y recevrez désormais des nouvelles de vos parties, par un courriel par quart d’heure au plus.
mail-confirm = Oui, envoyez-moi des courriels
mail-confirmed = C’est fait. Vous aurez des nouvelles de vos parties par courriel.
mail-stop-title = Plus de courriels ?
mail-stop-about = La cloche en haut de la page continue de vous prévenir.
mail-stop = Ne plus m’envoyer de courriels
mail-stopped = C’est fait. Vous ne recevrez plus de courriels.

## Ratings and finished games

archive = Archives
archive-about = Les parties terminées aux tables publiques. Chacune peut être revue du premier coup au dernier.
games = Parties
games-filters = Quelles parties
filter-all = Tout
filter-game = Jeu
filter-seats = Places
filter-clock = Pendule
filter-company = Avec
filter-since = Du
filter-until = Au
ended-clock-live = Pendule en direct
ended-clock-days = En jours par tour
ended-clock-untimed = Sans pendule
company-people = Des personnes seulement
company-bots = Des bots aussi
game-rated = Classée
game-private = Privée
seat-left = partie quittée
rating-change = Classement { $change }
own-rating = Votre classement : { $change }
replay = Revoir
no-games-found = Aucune partie de ce genre pour l’instant
earlier-games = Parties plus anciennes
person-none = Page introuvable
person-nameless = Une personne sans nom
person-mine = Votre propre palmarès : vous seul voyez les parties jouées aux tables privées.
ratings = Classements
ratings-about = À 400 points d’écart, le plus fort devance l’autre dix fois plus souvent. La vraie force se trouve à ± du nombre 19 fois sur 20. Les niveaux des bots ont été mesurés entre eux et ne bougent jamais.
rating-history = Partie après partie
rating-chart-about =
    { $games ->
        [one] De { $first } à { $last } en une partie
       *[other] De { $first } à { $last } en { $games } parties
    }
rating-unsure = Une première idée
no-ratings = Pas encore de classement : il faut une partie à la pendule jouée par au moins deux personnes.
games-of =
    { $games ->
        [one] { $games } partie
       *[other] { $games } parties
    }
seats-of =
    { $seats ->
        [one] { $seats } place
       *[other] { $seats } places
    }
results = Résultats
tally-games = Parties
tally-won = Gagnées
tally-rank = Rang
tally-points = Points
opponents-met = Adversaires
opponent = Adversaire
opponent-ahead = Devancé
opponent-games = { $games ->
        [one] Montrer la partie
       *[other] Montrer les { $games } parties
    }
compared = Points par catégorie
compared-about = La barre du haut est cette personne, celle du bas la moyenne de toutes les personnes aux tables publiques, pour le même jeu et le même nombre de places.
category = Catégorie
points-here = Ici
points-average = Moyenne
points-all = Tous les points
my-page = Ma page
my-page-about = Une page avec votre nom, vos classements et vos parties aux tables publiques, à une adresse que personne ne peut deviner. Qui vous a rencontré la trouve par votre nom dans les archives. Désactivée, elle disparaît aussitôt, et son adresse ne revient jamais.
my-page-wish = Les autres peuvent voir une page sur moi
my-record = Mon palmarès

## Conversation

talk = Conversation
talk-say = Dire quelque chose à la table
talk-send = Envoyer
talk-reactions = Réactions rapides
talk-none = Personne n’a encore rien dit.
talk-earlier = Montrer les lignes précédentes
talk-apart-players = Le public parle à part jusqu’à la fin de la partie.
talk-apart-watching = Vous regardez : ceux qui jouent vous liront à la fin de la partie.
talk-unread = { $count ->
    [one] une nouvelle ligne
   *[other] { $count } nouvelles lignes
}
talk-heard = { $name } dit : { $text }
talk-about-line = Que faire de la ligne de { $name }
talk-mute = Ne plus lire cette personne
talk-unmute = La lire à nouveau
talk-muted = Masqué.
talk-removed = Retiré par le responsable.
talk-report = Signaler
talk-report-why = Qu’est-ce qui ne va pas ?
talk-reason-insult = C’est insultant ou menaçant
talk-reason-secret = Cela révèle un secret
talk-reason-advert = C’est de la publicité
talk-reason-other = Autre chose
talk-report-words = Avec vos mots, si vous voulez
talk-report-send = Prévenir le responsable
talk-reported = Le responsable de cette maison le lira. Merci.
talk-allowed = On peut se parler à cette table

# Une maison dans la page
starting = La maison arrive
starting-comes = La maison arrive : { $done } Mo sur { $of }
starting-awakes = La maison ouvre ses portes…
starting-failed = La maison n’a pas pu ouvrir dans ce navigateur ({ $why }). Rechargez la page.
keeping-full = Il n’y a plus de place dans ce navigateur, et la partie attend. Rien de ce que vous avez vu n’est perdu : libérez de l’espace ou effacez les données d’autres sites, puis répondez à nouveau ; les bots reprennent d’eux-mêmes.
keeping-other = Ce navigateur ne peut rien enregistrer pour l’instant, et la partie attend. Rien de ce que vous avez vu n’est perdu ; un nouvel essai suit.
crate = Toutes les parties dans un fichier
crate-about = On peut demander à un navigateur d’oublier un site. Un fichier garde vos parties et votre progression dans les problèmes quoi qu’il arrive et s’ouvre dans tout autre navigateur ; il montre aussi ce qui est caché à leurs tables.
crate-save = Enregistrer toutes les parties
crate-read = Lire des parties enregistrées
crate-busy = { $done } parties sur { $of }
crate-saved =
    { $count ->
        [one] { $count } partie est dans le fichier.
       *[other] { $count } parties sont dans le fichier.
    }
crate-came =
    { $count ->
        [0] Rien de nouveau : toutes les parties du fichier sont là.
        [one] { $count } partie est arrivée.
       *[other] { $count } parties sont arrivées.
    }
crate-tries-saved =
    { $count ->
        [one] Il contient aussi { $count } problème tenté.
       *[other] Il contient aussi { $count } problèmes tentés.
    }
crate-tries-came =
    { $count ->
        [one] { $count } problème tenté est arrivé.
       *[other] { $count } problèmes tentés sont arrivés.
    }
crate-refused =
    { $count ->
        [one] { $count } partie n’a pas pu être reprise :
       *[other] { $count } parties n’ont pas pu être reprises :
    } { $why }
crate-broken = Ce n’est pas un fichier de parties enregistrées. Une partie seule s’ouvre par « Importer une partie ».
hand-in = Continuer à la maison
hand-in-away = La maison est injoignable pour l’instant. La partie reste ici ; réessayez quand il y aura une connexion.
practise = Sans connexion
practise-about = Entraînez-vous avec des bots dans ce navigateur, dans le train ou à la cave. Une partie commencée là-bas peut continuer ici plus tard, avec d’autres.
practise-go = S’entraîner hors ligne
house-away = La maison est injoignable. Un nouvel essai suit dès qu’il y a une connexion.
console = Console Python
console-about = Python tourne ici tel quel : les jeux, leurs règles et les bots sont le code même qui joue. Les exemples sont ceux de la documentation.
console-match = match est la partie de votre table telle qu’elle est, avec tout ce qui y est caché. Rien de ce que vous faites ici ne change la table.
console-typed = Python
console-example = Un exemple
console-run = Exécuter
console-stop = Arrêter
console-said = Résultats
console-wakes = Python arrive…
console-stopped = Arrêté. Tous les noms sont perdus.
levels-here = Croquis, étude, glacis et vernis jouent ici exactement comme sur un serveur. Le maître cherche pendant la même demi-seconde et y voit moins de coups : contre le maître d’un serveur, il gagne trois parties sur dix, et presque la moitié à Masters Gallery.
house-here = Cette maison est dans votre navigateur : vous jouez avec des bots, ou avec des amis sur cet écran. Rien ne quitte cet appareil et aucune connexion n’est nécessaire.
me-here = Votre nom dans cette maison, qui n’est que dans ce navigateur.
house-newer = Une nouvelle version est arrivée. Elle s’ouvrira quand toutes les pages de cette maison auront été fermées ; vos parties restent.
house-newer-others = Une nouvelle version est arrivée, et d’autres pages de cette maison sont ouvertes : fermez-les d’abord.
house-newer-open = L’ouvrir maintenant

## L’analyse d’une partie terminée

review-this = Analyser cette partie
review-title = Ce que cette partie enseigne
review-link = Copier le lien de l’analyse
review-leave = Revenir à la fin de la partie
review-none = Personne n’a encore fait analyser cette partie. L’analyse la reprend réponse par réponse, d’après ce que chacun savait.
review-none-here = Personne n’a encore fait analyser cette partie ; les personnes qui l’ont jouée peuvent la demander.
review-broken = L’analyse n’a pas abouti. On peut la redemander.
review-elsewhere = Vous pouvez garder la partie et la faire analyser dans un terminal, avec « vernissage review », ou dans une maison sur un serveur.
review-progress = Part de la partie déjà analysée
review-waiting = En attente de son tour
review-stop = Arrêter l’analyse
review-here = Dans cette page, une analyse prend quelques minutes : elle examine { $effort } de ce qu’un serveur examine, et ses notes sont moins sûres. Les bots passent d’abord. Vous pouvez jouer pendant ce temps ; si vous fermez la page, elle recommencera à votre retour.
review-effort = Faite avec { $effort } de l’effort habituel.
review-done = { $done } % de la partie ; les résultats s’affichent au fur et à mesure
review-ready =
    { $number ->
        [0] L’analyse est prête. Aucune réponse n’a nettement coûté.
        [one] L’analyse est prête. Une réponse a nettement coûté.
       *[other] L’analyse est prête. { $number } réponses ont nettement coûté.
    }
review-percent = { $amount } %
review-inaccuracy = imprécision
review-mistake = faute
review-blunder = bévue
review-chart = Chances de gagner
review-chart-about = Chances de gagner, du premier point au dernier : { $chances }. Suivent les réponses marquées ; les flèches mènent de l’une à l’autre.
review-mark = { $name }, { $grade } : « { $given } », { $loss } perdus
review-numbers = Les chances en chiffres
review-event = Après événements
review-answers =
    { $number ->
        [0] Aucune réponse n’a nettement coûté
        [one] Une réponse qui a nettement coûté
       *[other] { $number } réponses qui ont nettement coûté
    }
review-mine = Seulement les miennes
review-all = Tout afficher ({ $number })
review-fewer = En afficher moins
review-turns = Tours entiers
review-turn = { $name } : un tour de { $number } réponses
review-draws = La part du hasard
review-given = Choisie
review-better = Meilleure
review-loses = { $loss } perdus
review-worse = La réponse plus coûteuse
review-lesser = La réponse moins coûteuse
review-try = Essayer à partir d’ici
review-cost = { $name } a choisi « { $given } », ce qui laisse { $after } de chances de gagner ; « { $better } » en aurait laissé { $best }.
review-brings = Ce que cela aurait apporté en moyenne : { $facts }.
review-brings-others = Aux autres : { $facts }.
review-more = { $figure } +{ $amount }
review-less = { $figure } −{ $amount }
review-follows = Ensuite : { $answers }.
review-sure = D’après ce qu’on pouvait savoir alors, l’autre réponse est meilleure avec { $sure } de certitude ; la perte est mesurée à ± { $error } près.
review-account = Comment on en est arrivé là
review-unlucky = { $name } a moins perdu par ses réponses que qui a gagné ; les tirages en ont décidé autrement.
review-start = Chances au départ
review-luck = Chance des tirages
review-own = Effet de ses propres réponses
review-others = Effet des réponses des autres
review-hidden = Chance de ce que nul ne pouvait savoir
review-result = Résultat
review-lost = Perdu face aux meilleures réponses
review-mean = Perdu en moyenne par réponse
review-error = Du départ au résultat, chaque part est juste à environ ± { $number } près. L’effet des réponses se mesure à un jeu joué à première vue ; les pertes, aux meilleures réponses trouvées.
review-convention = À partir de { $inaccuracy } de perte on parle d’imprécision, de { $mistake } de faute, de { $blunder } de bévue. C’est une convention, pas encore mesurée pour ce jeu : voyez-y un indice de l’endroit où regarder.
review-measured = À partir de { $inaccuracy } de perte on parle d’imprécision, de { $mistake } de faute, de { $blunder } de bévue. Les réponses du meilleur bot perdent rarement autant : cela a été mesuré pour ce jeu.

## Problèmes

puzzles = Problèmes
puzzles-about = Des positions de parties réelles où une réponse, que le jeu à courte vue ne trouve pas, est nettement la meilleure. On répond une seule fois ; les chances de chaque réponse s’affichent alors, avec les raisons.
puzzles-more = Tous les problèmes
puzzle = Problème
puzzle-of = Problème · { $game }
puzzle-day = Le problème du jour
puzzle-day-solved = Résolu
puzzle-day-missed = Manqué aujourd’hui
puzzle-streak = { $days } jours de suite
puzzle-streak-on =
    { $days ->
        [one] Résolu hier : continuez !
       *[other] { $days } jours de suite : continuez !
    }
puzzle-solve = Résoudre
puzzle-look = Le revoir
puzzle-practise = S’entraîner
puzzle-go-on = Problème suivant
puzzle-again = Les reprendre tous
puzzle-count =
    { $count ->
        [one] 1 problème
       *[other] { $count } problèmes
    }
puzzle-progress = { $solved ->
        [0] Aucun résolu
        [one] 1 résolu
       *[other] { $solved } résolus
    }, { $missed ->
        [0] aucun manqué
        [one] 1 manqué
       *[other] { $missed } manqués
    }, sur { $count }
puzzle-my-rating = Votre classement aux problèmes : { $rating }
puzzle-of-my-games = On peut tirer des problèmes de mes parties terminées
puzzle-of-my-games-about = Seulement si tout le monde à la table le permet, sans les noms, et tout ce qui était caché est redistribué.
puzzle-you = Vous jouez { $name }.
puzzle-task = Une réponse est nettement meilleure que toutes les autres. Laquelle ? La première réponse compte.
puzzle-task-again = Vous avez déjà essayé ce problème : seule la première réponse a compté.
puzzle-day-asks = Une réponse est nettement la meilleure. La voyez-vous ?
puzzle-show = La solution
puzzle-others = Autres : { $figure }
puzzle-uncounted = Vous l’aviez déjà essayé : seule la première réponse compte.
puzzle-read = Solution
puzzle-next = Problème suivant
puzzle-right = Bien vu : { $best }
puzzle-wrong = Pas la meilleure : { $loss } perdus. La meilleure : { $best }
puzzle-shown = La meilleure réponse : { $best }
puzzle-is-right = Bien vu !
puzzle-is-wrong = Ce n’est pas la meilleure
puzzle-is-seen = La solution
puzzle-answers = Toutes les réponses et les chances de gagner après chacune
puzzle-answer = Réponse
puzzle-best = la meilleure
puzzle-yours = la vôtre
puzzle-greedy = tentante
puzzle-all = Afficher les { $number } réponses
puzzle-brings = Par rapport à « { $other } », en moyenne :
puzzle-sure = Sûr à { $sure } au moins, d’après ce qu’on peut savoir ici : chaque réponse a été jouée à partir des mêmes { $guesses } suppositions sur ce qui est caché.
puzzle-levels = Qui la trouve
puzzle-ratings = classement { $rating } · le vôtre { $mine }
puzzle-link = Copier le lien du problème
puzzle-gone = Il a peut-être été remplacé, ou bien il vient d’une version de la maison plus récente que celle-ci.
puzzle-level = Le niveau des bots
puzzle-away = La maison est injoignable. Réessayez quand il y aura une connexion.
level-name-sketch = Croquis
level-name-study = Étude
level-name-glaze = Glacis
level-name-varnish = Vernis
level-name-master = Maître
keys-puzzle = Le problème suivant
try-again = Réessayer
