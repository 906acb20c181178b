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
add-seat = Ajouter un siège
remove-seat = Retirer le siège
options = Variantes
public-table = Montrer la table parmi les tables ouvertes
pace = Rythme des bots
pace-about = Le temps qu’un bot laisse passer avant chaque coup, pour que vous puissiez suivre.
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
leave-table = Quitter la table
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
whole-rules = Toutes les règles
whole-log = Montrer tout le journal
history = Chronologie
history-about = Toute position antérieure, telle que vous pouvez la connaître
step-back = Une étape en arrière
step-forward = Une étape en avant
scores = Scores
seat = Siège
total = Total
round-points = Manche
if-it-ended-now = Si l’on s’arrêtait
score-sheet = Feuille de score
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
keys-rule = La règle derrière la question
keys-zoom = Plus près du plateau, plus loin, en entier (The Gallerist)
hint = Conseil
hint-is = Un bot choisirait : { $label }
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

me-title = Vous
me-link = Vous et vos appareils
me-about = Ici, aucun compte n’est nécessaire : ce navigateur, c’est vous. Emmenez vos places sur d’autres appareils, gardez-les pour de bon, et voyez ce que la maison sait de vous.

## Lobby

my-turn = À vous de jouer
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
box-minutes-each = { $most } min par joueur
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
find-looking = Recherche de joueurs…
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
ready-press = Je suis prêt
ready-yes = prêt
ready-not-yet = pas encore
ready-left = encore { $seconds } s
