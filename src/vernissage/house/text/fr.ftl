# What the house says: tables, seats, refusals of requests.

## Bots

level-sketch = Croquis (facile)
level-study = Étude (moyen)
level-glaze = Glacis (difficile)
level-varnish = Vernis (expert)
level-master = Maître (le plus fort)
bot-level =
    { $level ->
        [sketch] Croquis
        [study] Étude
        [glaze] Glacis
        [varnish] Vernis
       *[master] Maître
    }
bot-name =
    { bot-level } ({ $colour ->
        [blue] bleu
        [yellow] jaune
        [purple] violet
        [orange] orange
        [green] vert
       *[red] rouge
    })
twin-name =
    { $name } ({ $colour ->
        [blue] bleu
        [yellow] jaune
        [purple] violet
        [orange] orange
        [green] vert
       *[red] rouge
    })

## Absence: stand-ins

told-stand-in-time = { $player } n’a plus de temps : un bot ({ bot-level }) joue à sa place
told-stand-in-away = { $player } n’est plus là : un bot ({ bot-level }) joue à sa place
told-stand-in-wish = { $player } laisse un bot ({ bot-level }) jouer à sa place
told-stand-in-conceded = { $player } abandonne : un bot ({ bot-level }) joue à sa place jusqu’à la fin
told-back = { $player } est de retour
error-alone = Personne d’autre ne joue ici : la partie vous attend, et aucun bot ne la termine.
error-conceded = Pour ce siège, la partie est abandonnée.
error-not-a-person = Ce siège n’est à personne.
error-stand-in = Un bot joue à votre place : revenez d’abord dans la partie.
error-nobody-to-concede-to = Tous les autres ont abandonné : la partie est à vous.
error-not-away = Un siège peut être confié à un bot après { $minutes } minutes d’absence.
error-own-seat = Ce siège est le vôtre.
error-timed = À cette table, c’est la pendule qui décide.
error-waited-for = On vous y attend : laissez d’abord un bot jouer à votre place, ou abandonnez.

## Clocks

error-timed-alone = Une pendule est faite pour deux personnes au moins : laissez un siège libre pour quelqu’un.
error-still-out = Votre temps s’est écoulé à cette question. Le bot y répond ; ensuite, vous pouvez revenir.

## What cannot be undone

final-chance = Définitif : la suite dépend du hasard
final-reveal = Définitif : tout le monde le verra

## Notices

told-undone = { $player } a repris une réponse
told-bot-takes = { $name } a quitté la table : { $player } continue
told-bot-sits = { $player } prend la place et continue
ask-undo-to = { $player } demande à annuler
notice-corrected = Une règle a été corrigée depuis le début de cette partie. Elle reprend à sa dernière position enregistrée ; ce qui précède ne peut plus être revu.
notice-kept = Une règle a été corrigée depuis cette partie. Sa fin est montrée telle qu’elle fut ; son déroulement se revoit avec la version qui l’a jouée.
notice-earlier-rules = Une règle a été corrigée depuis le début de cette partie, qui garde l’ancienne jusqu’au bout : { $how }

## News

news-turn = À vous de jouer
news-over = La partie est terminée
news-seat-taken = Quelqu’un a pris place à votre table
news-time-short = Il vous reste peu de temps
news-undo-asked = Quelqu’un demande à annuler
mail-subject = { $count } nouvelles de vos parties
mail-more =
    { $count ->
        [one] et une autre
       *[other] et { $count } autres
    }
mail-confirm-subject = Cette adresse est-elle la vôtre ?
mail-confirm-text =
    Quelqu’un, sans doute vous, souhaite recevoir à cette adresse des nouvelles de ses parties sur Vernissage.

    Si c’est vous, ouvrez ce lien dans la journée pour le confirmer :
    { $link }

    Sinon, ne faites rien : rien d’autre ne sera envoyé ici.
mail-ending =
    Vous recevez des nouvelles de vos parties parce que vous l’avez demandé.
    Pour ne plus recevoir de courriels, ouvrez ce lien :
    { $link }
error-address = Ce n’est pas l’adresse d’une boîte aux lettres.
error-asked-often = Cette adresse a déjà été sollicitée plusieurs fois : attendez un jour.
error-mail-off = Cette maison n’envoie pas de courriels.
error-no-key = La maison ne vous connaît pas encore.
error-no-code = Ce lien n’est plus valable : demandez-en un autre.
error-browser = Ce navigateur ne peut pas être joint ainsi.

## Refusals of requests

error-request = Cette demande n’est pas comprise.
error-json = Ceci n’est pas du JSON valable.
error-method = Cela ne peut pas se faire à cette adresse.
error-not-found = Il n’y a rien à cette adresse.
error-type = La demande doit être en JSON.
error-too-large = C’est trop volumineux.
error-too-many = Trop de demandes : attendez un instant.
error-too-many-connections = Trop de connexions : fermez d’abord quelques tables.
error-too-many-tables = Vous avez { $count } parties inachevées : terminez-en une ou retirez-la de vos tables avant d’en ouvrir une autre.
error-quota =
    { $kind ->
        [tables] Cette maison n’ouvre qu’un certain nombre de tables par jour pour une personne ou une adresse.
        [imports] Cette maison ne lit qu’un certain nombre de parties enregistrées par jour pour une personne ou une adresse.
        [hints] Cette maison ne donne qu’un certain nombre de conseils par jour à une personne ou à une adresse.
       *[reviews] Cette maison n’analyse qu’un certain nombre de parties par jour pour une personne ou une adresse.
    } { $minutes ->
        [one] Il faut attendre une minute.
       *[other] Il faut attendre { $minutes } minutes.
    }
error-quota-none =
    { $kind ->
        [tables] Cette maison n’ouvre pas de table en ce moment.
        [imports] Cette maison ne lit pas de parties enregistrées.
        [hints] Cette maison ne donne pas de conseils.
       *[reviews] Cette maison n’analyse pas de parties.
    }
error-host = Cette adresse n’est pas celle de cette maison.
error-storage = La maison ne peut rien enregistrer pour l’instant. Rien n’a changé : réessayez bientôt.
error-storage-full = Il n’y a plus de place dans ce navigateur. Rien n’a changé : libérez de l’espace, puis répondez à nouveau.
error-origin = Cette demande vient d’un autre site.
error-server = Un problème est survenu dans la maison. Rien n’a changé : essayez encore.
error-no-page = Cette page n’existe pas, ou la personne n’en veut plus.
error-no-table = Cette table n’existe pas.
error-no-game = Ce jeu n’existe pas.
error-setup = Cette partie ne peut pas être mise en place ainsi.
error-seats = { $title } demande de { $least } à { $most } sièges.
error-not-your-seat = Ce siège n’est pas le vôtre.
error-no-seat-left = Aucun siège n’est libre à cette table.
error-invitation = Ce lien n’ouvre aucun siège à cette table.
error-already-seated = Vous avez déjà un siège à cette table.
error-removed = La personne qui a créé cette table a rendu votre siège.
error-name-taken = Quelqu’un s’appelle déjà { $name } ici, ou presque : choisissez un autre nom.
error-not-host = Seule la personne qui a créé la table peut faire cela.
error-not-started = La partie n’a pas encore commencé.
error-started = La partie a déjà commencé.
error-not-finished = La partie n’est pas encore terminée.
error-stale = La position vient de changer. Voici la nouvelle.
error-used-id = Cet identifiant appartient à une autre réponse.
error-no-puzzle = Ce problème n’existe pas.
error-puzzle-untried = Répondez d’abord au problème : à une table, il y aurait des conseils.
error-no-event = Ce moment n’existe pas dans cette partie.
error-no-undo-request = Personne ne demande à annuler.
error-nothing-to-ask-back = Il n’y a rien de vous à annuler.
error-record = Cette partie enregistrée ne peut pas être jouée.
error-sheet =
    { $line ->
        [0] On ne peut pas jouer avec cette fiche du matériel.
       *[other] On ne peut pas jouer avec cette fiche du matériel : voyez la ligne { $line }.
    }
error-no-such-trial = Il n’y a rien de tel à essayer pour l’instant.
error-hint-contest = À une table avec pendule où jouent d’autres personnes, il n’y a pas de conseil : ces parties sont classées.
error-no-advice = Il n’y a pas de conseil pour l’instant.
error-unplayable = Cette partie ne peut plus être ouverte.

## Identity

error-signed-out = Cet appareil a été déconnecté d’ici. Repartez de zéro ou identifiez-vous à nouveau.
error-two-keys = Cet appareil vient de recevoir une nouvelle clé. Attendez une minute, puis réessayez.
error-link = Ce lien a déjà servi, ou il date de plus de dix minutes. Créez-en un nouveau.
error-things = Dites ce que deviennent les places de cet appareil.
error-seated-twice = Vous êtes assis deux fois à la même table de { $title }, avec les deux appareils : impossible de réunir les places.
error-code = Ce code n’est pas valable, ou il a déjà servi.
error-prove = Présentez d’abord votre clé d’accès : il en faut une utilisée depuis moins de dix minutes.
error-passkey = Cette clé d’accès n’est pas acceptée.
error-passkeys = Vous avez assez de clés d’accès : retirez-en une d’abord.
error-passkeys-http = Les navigateurs n’acceptent les clés d’accès qu’en HTTPS, et l’on accède à cette maison sans lui.
error-passkeys-address = Les navigateurs n’acceptent les clés d’accès que si la maison a un nom ; celle-ci n’a qu’une adresse chiffrée.
error-nobody = Ce navigateur n’est encore connu de personne ici.
error-name-unique = Quelqu’un qui a une clé d’accès s’appelle { $name }, ou presque : choisissez un autre nom.
error-farewell = Rien n’a été supprimé : il faut confirmer dans les dix minutes. Recommencez.

## Lobby

error-not-checking = À cette table, on ne demande pas qui est prêt.
error-seek-seated = Vous attendez déjà à une table, ou jouez une partie en direct : quittez-la avant d’en chercher une autre.
error-too-many-seeks = Trop de personnes cherchent une partie depuis cette adresse : attendez un instant.

# Conversation

talk-hello = Bonjour !
talk-good-luck = Bonne chance, et bon jeu !
talk-well-played = Bien joué !
talk-nice = Quel beau coup !
talk-ouch = Aïe !
talk-thanks = Merci !
talk-moment = Un instant, s’il vous plaît.
talk-good-game = Belle partie. Merci à tous !
talk-by-watcher = { $name } (spectateur)
talk-by-somebody = Quelqu’un dans le public
notice-closed = Le responsable de cette maison a fermé cette table. Rien n’a été effacé, mais on ne peut plus y jouer.
notice-barred = Le responsable de cette maison ne vous laisse plus prendre place, parler ni créer de table. Vos parties en cours peuvent être jouées jusqu’au bout.
notice-expires = { $days ->
    [one] Si personne ne joue ici dans la journée, cette table sera supprimée : le responsable de cette maison n’en garde aucune indéfiniment.
   *[other] Si personne ne joue ici dans les { $days } jours, cette table sera supprimée : le responsable de cette maison n’en garde aucune indéfiniment.
}
expires-empty = { $days ->
    [one] Une table où personne ne vient jouer est supprimée au bout d’un jour.
   *[other] Une table où personne ne vient jouer est supprimée au bout de { $days } jours.
}
expires-abandoned = { $days ->
    [one] Une partie que personne ne joue ni ne regarde pendant un jour est supprimée.
   *[other] Une partie que personne ne joue ni ne regarde pendant { $days } jours est supprimée.
}
expires-anonymous = { $days ->
    [one] Une partie terminée est conservée un jour, et indéfiniment si quelqu’un qui y jouait a ici une clé d’accès, des codes de secours, un second appareil ou une adresse électronique.
   *[other] Une partie terminée est conservée { $days } jours, et indéfiniment si quelqu’un qui y jouait a ici une clé d’accès, des codes de secours, un second appareil ou une adresse électronique.
}
error-closed = Le responsable de cette maison a fermé cette table.
error-barred = Le responsable de cette maison ne vous laisse plus prendre place, parler ni créer de table.
error-name-removed = Le responsable de cette maison a retiré ce nom : choisissez-en un autre.
error-no-talk = On ne se parle pas à cette table.
error-no-line = Il n’y a pas de telle ligne.
error-nothing-said = Dites quelque chose, avec vos mots ou par une réaction.
error-talk-fast = C’est beaucoup à la fois : attendez un instant avant d’en dire plus.
error-talk-full = On a tant parlé à cette table qu’il n’y a plus de place.
error-mute-yourself = Personne d’autre n’a dit cela.
error-not-closed = Cette table n’est pas fermée.
admin-tables-head = TABLE JEU ÉTAT PERSONNES BOTS LIBRES LIGNES DÉBUT CHANGÉE
admin-none = Il n’y en a pas.
admin-closed = La table { $table } est fermée. Ses occupants le lisent ; rien n’a été effacé.
admin-reopened = La table { $table } est rouverte.
admin-line-removed = La ligne { $line } de la table { $table } dit maintenant qu’elle a été retirée.
admin-name-removed = { $count ->
    [0] Cette personne n’a pas de nom.
    [one] Un nom a été retiré.
   *[other] { $count } noms ont été retirés.
}
admin-barred = { $person } ne peut plus prendre place, parler ni créer de table.
admin-unbarred = { $person } peut de nouveau prendre place, parler et créer des tables.
admin-deleted = { $person } est oublié. Les parties des autres restent, sans le nom.
admin-expire-what = Dites ce qui n’est pas à garder : --empty, --abandoned ou --anonymous, chacun avec un nombre de jours.
admin-expiring = { $count ->
    [0] Il n’y en a pas.
    [one] Une table. Rien n’a été supprimé : dites --yes.
   *[other] { $count } tables. Rien n’a été supprimé : dites --yes.
}
admin-records = { $count ->
    [0] Il n’y en a pas.
    [one] Un enregistrement a été écrit.
   *[other] { $count } enregistrements ont été écrits.
}
admin-expired = { $count ->
    [0] Il n’y en a pas.
    [one] Une table a été supprimée.
   *[other] { $count } tables ont été supprimées.
}
admin-sure = C’est irréversible : ajoutez --yes.
admin-no-person = Personne n’est connu comme { $person }.
admin-many-people = Plusieurs personnes commencent par { $person } : écrivez-en davantage.
admin-status-gathering = en attente
admin-status-playing = en cours
admin-status-finished = finie
admin-status-closed = fermée
admin-reason-insult = insulte
admin-reason-secret = secret
admin-reason-advert = publicité
admin-reason-other = autre
admin-person = personne
admin-bot = bot
admin-open = libre
admin-removed = (retiré)
admin-made = début { $date }, changée { $changed }, { $answers } réponses, { $lines } lignes de conversation
admin-public = publique
admin-private = sur invitation
