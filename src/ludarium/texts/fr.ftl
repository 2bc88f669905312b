## Ce que tous les jeux partagent

move-roll = Dé : { $die }

## La maison

ui-skip = Aller au contenu
ui-house = La maison
ui-language-en = English
ui-language-fr = Français
ui-theme = Clair ou sombre
ui-guest = Invité
ui-unofficial = Ludarium est une adaptation non officielle. Les jeux et leurs noms appartiennent à leurs éditeurs ; tous les dessins sont de nous.
ui-refused = Cela n’a pas marché
ui-to-shelf = Vers l’étagère

## L’étagère

ui-shelf-title = À table !
ui-shelf-lead = Des jeux de société publiés, d’après leurs règles : seul, entre amis ou contre des robots honnêtes.
ui-join-code = Code d’une table
ui-join = Rejoindre
ui-import = Ouvrir une partie…
ui-continue = Reprendre
ui-your-turn = À vous de jouer
ui-their-turn = On attend les autres
ui-waiting-for-players = On attend des joueurs
ui-finished = Tables terminées ({ $count })
ui-games = Jeux
ui-filter = Montrer les jeux pour tant de joueurs
ui-players = Joueurs
ui-any = tous
ui-no-game = Aucun jeu de l’étagère ne convient à ce nombre de joueurs.
ui-fact-players = { $fewest ->
    [1] { $most ->
        [1] en solo
       *[other] 1 à { $most } joueurs
    }
   *[other] { $most ->
        [2] 2 joueurs
       *[other] { $fewest } à { $most } joueurs
    }
}
ui-fact-minutes = { $fewest } à { $most } min
ui-fact-minutes-about = { $minutes } min
ui-fact-complexity = complexité { $level } sur 5
ui-fact-reconstructed = en partie reconstitué
ui-fact-draft = notre propre ébauche
ui-play = Jouer
ui-rules = Règles

## Une nouvelle table

ui-new-table = nouvelle table
ui-edition = Édition
ui-seats = Places
ui-how-many = Nombre de joueurs
ui-seat = Place { $number }
ui-seat-me = Moi
ui-seat-friend = Un ami, sur invitation
ui-seat-beside = Quelqu’un à côté de moi
ui-bot-random = Robot : joue au hasard
ui-bot-greedy = Robot : suit les conseils
ui-their-name = Son nom
ui-clock = Pendule
ui-clock-none = Sans pendule
ui-clock-live = En direct : des minutes pour chacun
ui-clock-days = Des jours pour chaque coup
ui-minutes = Minutes
ui-bonus = Secondes en plus par coup
ui-days = Jours par coup
ui-rulings = Décisions et variantes
ui-rulings-lead = Là où la règle se tait ou se contredit, voici notre lecture, et les autres lectures possibles.
ui-designer = Changer les nombres imprimés
ui-designer-lead = Et si la règle disait autre chose ? Chaque nombre du livret peut être changé pour cette table.
ui-status-published = (publié)
ui-status-inferred = (déduit)
ui-status-reconstructed = (reconstitué)
ui-seed = Graine (la même graine donne les mêmes dés)
ui-open-table = Ouvrir la table

## La table

ui-board = La table
ui-moves = Ce que vous pouvez faire
ui-command = Taper un coup…
ui-undo = Annuler
ui-since = Depuis votre dernier tour
ui-side = Autour de la table
ui-tab-story = Récit
ui-tab-seats = Places
ui-tab-rules = Règles
ui-tab-replay = Revoir
ui-tab-more = Plus
ui-chat = Discussion
ui-chat-say = Dire quelque chose…
ui-send = Envoyer
ui-all-rules = Toutes les règles de ce jeu
ui-ply = Coup
ui-back = Un coup en arrière
ui-forward = Un coup en avant
ui-autoplay = Dérouler
ui-now = Maintenant
ui-fork = Et si… continuer d’ici
ui-link = Copier le lien
ui-export = Enregistrer la partie
ui-confirm-all = Demander avant chaque coup qui ne peut être repris
ui-in-words = La table en mots
ui-keys = Touches
ui-keys-text = Les flèches vont d’une chose éclairée à l’autre, avec Maj vers toute chose, qui dit ce qu’elle est ; Entrée choisit, Échap relâche. / mène à la ligne de commande, u reprend un coup, 1 à 9 choisissent dans la liste, b mène au plateau.
ui-rematch = Rejouer
ui-leave = Partir (un robot continue)
ui-curtain = Personne d’autre ne doit regarder maintenant.
ui-curtain-open = C’est moi

## Invitations et identité

ui-invited = Vous êtes invité
ui-invited-to = { $host } vous invite à une table de { $title }.
ui-your-name = Votre nom
ui-sit-down = S’asseoir
ui-only-watch = Seulement regarder
ui-you = Vous
ui-you-lead = On peut jouer sans nom. Un nom dit aux autres qui vous êtes ; avec une phrase secrète, vous retrouvez vos tables sur un autre appareil.
ui-keep = Garder un nom
ui-passphrase = Phrase secrète (8 caractères ou plus)
ui-save = Enregistrer
ui-login = Revenir

## Mots des scripts

js-guest = Invité
js-open-seat = libre
js-you = vous
js-invite = Copier l’invitation
js-fill = Asseoir un robot
js-claim = Temps écoulé : laisser un robot continuer
js-copied = Copié.
js-thinking = réfléchit
js-in-secret = choisi en secret
js-your-turn = À vous de jouer
js-waiting-for = On attend { $names }
js-not-full = On attend des joueurs : envoyez l’invitation ou asseyez un robot.
js-won = Vous avez gagné
js-lost = Vous avez perdu
js-ended = La partie est finie
js-winner = Victoire : { $names }
js-offline = Pas de connexion. Nouvel essai…
js-online = De nouveau connecté.
js-again = { $label } : appuyez encore
js-chosen = Choisi : { $words }.
js-several = { $count } coups possibles
js-enough = Appuyez sur « { $label } » dans la liste, ou continuez à choisir.
js-clear = Relâcher
js-taken-back = Coup repris.
js-chance = Hasard
js-begin = Le début
js-pass-to = À { $name }
js-seat = Place { $number }
js-since = Depuis votre dernier tour
js-leave-sure = Un robot prendra votre place. Partir ?
js-saved = Enregistré.
js-code = Code { $code }
js-watching = Vous regardez.
js-moves = Coups
js-stop = Arrêter
js-close = Fermer
js-colon = {" : "}
js-end-rematch = Rejouer
js-end-join = La partie suivante est prête : rejoindre
js-end-replay = Revoir la partie
js-refused-stale = La table a changé depuis votre dernier regard ; la voici telle qu’elle est.
js-refused-not_your_turn = Ce n’est pas votre tour.
js-refused-illegal_move = Ce n’est pas possible maintenant ; les boutons montrent ce qui l’est.
js-refused-game_over = La partie est finie ; aucun coup n’est plus possible.
js-refused-not_ready = La table n’est pas encore complète ; invitez quelqu’un ou asseyez un robot.
js-refused-busy = Trop de changements à la fois ; réessayez.
