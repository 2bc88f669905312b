## Ce que dit le terminal

terminal-word-help = aide
terminal-word-undo = annuler
terminal-word-rules = règles
terminal-word-save = sauver
terminal-word-export = exporter
terminal-word-quit = quitter
terminal-help =
    Tapez le numéro d’un choix ou sa phrase. Autres mots possibles :
    règles – les règles qui comptent pour cette question
    annuler – reprendre le dernier coup, tant qu’aucun dé ni carte n’a suivi
    sauver FICHIER – sauver la partie, avec sa chance, pour la reprendre plus tard
    exporter FICHIER – écrire la partie jouée, sans la chance à venir
    aide – cette page
    quitter – sauver la partie et sortir
terminal-hint = Un numéro, une phrase, ou : aide, règles, annuler, sauver, quitter.
terminal-seat = Place { $seat }
terminal-bot = Place { $seat } ({ $bot })
terminal-asked = Place { $seat } :
terminal-said = { $who } : { $move }
terminal-chose-in-secret = { $who } a choisi.
terminal-no-scene = Ce jeu n’a pas encore de dessin ; voici ce qu’il y a sur la table.
terminal-choice = Les choix vont de 1 à { $choices } ; { $number } n’en est pas un.
terminal-no-rules = Aucune règle numérotée n’est notée pour cette question.
terminal-undone = Repris : { $move }.
terminal-hand-over = La prochaine question est pour la place { $seat } seule. Passez la main, puis appuyez sur Entrée.
terminal-saved = Sauvé dans { $file }.
terminal-exported = La partie est dans { $file }.
terminal-which-file = Dites où : exporter FICHIER.
terminal-resume = Pour reprendre : { $command }
terminal-over = La partie est finie. { $reason }
terminal-winners = { $number ->
    [0] Personne ne gagne.
    [one] Gagne : place { $winners }.
   *[other] Gagnent : places { $winners }.
  }
terminal-won = Vous gagnez.
terminal-lost = Vous perdez.
terminal-scores = Scores : { $scores }.
terminal-look-back = Pour revoir la partie : { $command }
terminal-ply = coup { $ply }

## Les mots d’une table dessinée en lettres

letters-of = sur
letters-roads = routes vers
letters-empty = vide
letters-faded = indisponible
letters-back = face cachée
letters-asked = à jouer
letters-unthrown = pas lancé
letters-top = au-dessus
letters-free = libre
