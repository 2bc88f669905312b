title = Mad Maxence
tagline = Traverse les Terres désolées, vis ce que chaque lieu réserve, et sois loin avant les Effaceurs.
story-so-far = Tu es Maxence, volontaire, avec un compte à régler. Au volant du Coin, tu traverses les Terres désolées, tu t’équipes, tu braves les dangers et tu apprends ce qu’on a voulu effacer. Mais avant tout, tu cherches une sortie.
about-reconstructed = Les règles de conduite, de pièces, de combat, de réparation et de carburant sont celles de l’éditeur. La carte imprimée est perdue et le livret d’aventures n’est pas disponible : la carte (sauf les routes autour du lieu 5 et de la cachette A), tous les lieux, adversaires, équipements et récits sont de nous.
credits = Un jeu d’Alexandre Weiss, illustré par Vianney Carvalho, édition anglaise de Faustine Di Nota. Tous les dessins et toute la prose d’ici sont de nous.

edition-booklet_0_9 = Les règles du livret 0.9, avec un livret d’aventures de notre plume.

option-adventure = Aventure
option-adventure-1 = L’Anneau de sel : trouve deux clés, ou ton chemin, et sors par la porte.
option-adventure-2 = La Mer de verre : en train, sur le verre mince, ou par une voie que personne ne dit.
option-adventure-3 = Le Registre : lire les noms, brûler les rayonnages, ou se faire tamponner.
option-adventure-campaign = Toute la campagne : les trois dans l’ordre, jauges et équipement conservés.
option-combat_loss = Une manche perdue coûte
option-combat_loss-tails = tes piles, comme le dit le texte principal.
option-combat_loss-heads = tes faces, comme le dit l’aide de jeu.
option-costly_victory = Un lancer gagnant qui amène la Combativité à 0
option-costly_victory-lost = est un combat perdu.
option-costly_victory-won = est un combat gagné ; il faut réparer avant de repartir.
option-after_defeat = Après une défaite en campagne
option-after_defeat-retry = l’aventure peut être retentée depuis son début.
option-after_defeat-final = la campagne est finie.

rule-tu_limit = Unités de temps avant que les Effaceurs te rattrapent
rule-drive_tu = Unités de temps par trajet
rule-coins_max = nombre maximal de pièces par lancer
rule-combat_round_tu = Unités de temps par manche de combat supplémentaire
rule-repair_parts = Pièces détachées par réparation
rule-repair_tu = Unités de temps par réparation
rule-repair_gain = Combativité gagnée par une réparation
rule-manoeuvre_fuel = Carburant par manœuvre
rule-easy_difficulty = faces nécessaires à une manœuvre facile
rule-easy_back = Unités de temps regagnées par une manœuvre facile
rule-hard_difficulty = faces nécessaires à une manœuvre difficile
rule-hard_back = Unités de temps regagnées par une manœuvre difficile
rule-manoeuvres_per_departure = manœuvres par départ
rule-carry_minimum = Combativité, Pièces détachées et Carburant minimaux au début d’une aventure suivante
rule-tech_start = TECH au départ
rule-orientation_start = Orientation au départ
rule-driving_start = Conduite au départ
rule-combativeness_start = Combativité au départ
rule-fuel_start = Carburant au départ
rule-parts_start = Pièces détachées au départ
rule-combativeness_max = Combativité maximale
rule-fuel_max = Carburant maximal
rule-parts_max = Pièces détachées maximales

## Moves

move-drive = Rouler vers { $place }
move-choose = { $option }
move-fight = Combattre
move-flee = Fuir
move-use = Utiliser : { $equipment }
move-repair = Réparer
move-manoeuvre = Manœuvre { $kind }
move-heads = { $hits } { $hits ->
    [one] face
   *[other] faces
  }
move-begin = Commencer l’aventure { $number }
move-retry = Réessayer
move-stop = Quitter la campagne

## Questions

ask-leave = Tu as lu ce que réserve { $at }. Et maintenant ?
ask-chosen = Que fais-tu ?
ask-fight_or_flee = Combattre, ou fuir ?
ask-second_throw = Relancer ?
ask-turn_page = Le carnet est ouvert. Comment continue-t-il ?

## Story (also the lines of the open page)

story-began = Aventure { $number } : { $fr_key }.
story-arrived = { $place } : { $fr_key }.
story-read = { $fr_key }
story-nothing = Rien de neuf ici.
story-chose = Tu choisis : { $fr_key }.
story-gained = { $gauge } +{ $amount }, maintenant { $value }.
story-lost = { $gauge } −{ $amount }, maintenant { $value }.
story-unmoved = { $gauge } reste à { $value }.
story-spent = { $amount } UT { $amount ->
    [one] dépensée
   *[other] dépensées
  }, maintenant { $value }.
story-turned_back = { $amount } UT { $amount ->
    [one] regagnée
   *[other] regagnées
  }, maintenant { $value }.
story-marked = { $fr_key } : { $value }.
story-given = Tu obtiens : { $equipment }.
story-owned_already = Encore : { $equipment } ; tu l’as déjà.
story-taken = Perdu : { $equipment }.
story-used = Utilisé : { $equipment } (reste { $left }).
story-tested = { $skill_key ->
    [orientation] Test d’Orientation
   *[other] Test de { $skill }
  }, difficulté { $difficulty }, { $pieces } { $pieces ->
    [one] pièce
   *[other] pièces
  } ({ $chance } %) : { $hits } { $hits ->
    [one] face
   *[other] faces
  }, { $passed ->
    [1] réussi
   *[0] raté
  }.
story-sure = { $skill_key ->
    [orientation] Test d’Orientation
   *[other] Test de { $skill }
  }, difficulté { $difficulty }, avec { $pieces } { $pieces ->
    [one] pièce
   *[other] pièces
  } : { $difficulty ->
    [0] réussi
   *[other] raté
  } sans lancer.
story-challenged = Combat : { $fr_key }, Cb { $cb }.
story-fought = Manche { $round } : { $hits } { $hits ->
    [one] face
   *[other] faces
  }, { $failures } { $failures ->
    [one] pile
   *[other] piles
  }. Combativité −{ $loss }, Cb adverse { $cb }.
story-won = Tu bats { $fr_key }.
story-beaten = Tu perds contre { $fr_key }.
story-fled = Tu fuis devant { $fr_key }.
story-again = { $failures } { $failures ->
    [one] relancée
   *[other] relancées
  }.
story-manoeuvred = Manœuvre { $kind }, difficulté { $difficulty }, { $pieces } { $pieces ->
    [one] pièce
   *[other] pièces
  } : { $hits } { $hits ->
    [one] face
   *[other] faces
  }, { $back ->
    [0] rien de gagné
   *[other] réussie
  }.
story-surely_manoeuvred = Manœuvre { $kind } : elle ne peut pas rater.
story-opened = La route { $road } est ouverte.
story-closed = La route { $road } est fermée.
story-revealed = Tu connais maintenant le chemin de { $place }.
story-concealed = { $place } : introuvable désormais.
story-escaped = Tu t’es échappée.
story-caught = L’aventure est perdue.
story-carried = Le temps repart de 0 ; ce que tu as et ce que tu sais t’accompagnent.

## Reasons

reason-erasers = Les Effaceurs t’ont rattrapée.
reason-stranded = En panne : plus de Combativité, et rien pour réparer.
reason-gate = Échappée par la porte de l’Anneau de sel.
reason-train = Échappée à bord du train de minerai.
reason-glass = Échappée par-dessus la Mer de verre.
reason-tunnel = Échappée par le tunnel des contrebandiers.
reason-sunk = Le verre a cédé.
reason-broadcast = Les noms ont été lus à voix haute.
reason-fire = Les rayonnages ont brûlé.
reason-clerk = Tamponnée, congédiée, libre.
reason-filed = Classée sous ton propre nom.
reason-campaign = La campagne est gagnée : la dernière aventure est derrière toi.
reason-stopped = La campagne a été quittée.

## Names

name-a = A
name-b = B
name-c = C
name-d = D
name-e = E
name-f = F
name-g = G
name-h = H
name-tu = Unités de temps
name-tech = TECH
name-orientation = Orientation
name-driving = Conduite
name-combativeness = Combativité
name-fuel = Carburant
name-parts = Pièces détachées
name-toolbox = Caisse à outils
name-scanner = Scanner
name-plating = Blindage
name-nitro = Nitro
name-flares = Fusées
name-winch = Treuil
name-canteen = Gourde
name-easy = facile
name-hard = difficile

## Costs

cost-tu = { $amount } { $amount ->
    [one] UT
   *[other] UT
  }
cost-tech = { $amount } { $amount ->
    [one] TECH
   *[other] TECH
  }
cost-orientation = { $amount } { $amount ->
    [one] Orientation
   *[other] Orientation
  }
cost-driving = { $amount } { $amount ->
    [one] Conduite
   *[other] Conduite
  }
cost-combativeness = { $amount } { $amount ->
    [one] Combativité
   *[other] Combativité
  }
cost-fuel = { $amount } { $amount ->
    [one] Carburant
   *[other] Carburants
  }
cost-parts = { $amount } { $amount ->
    [one] Pièce détachée
   *[other] Pièces détachées
  }

## The table

scene-summary = { $title }. Tu es à { $place }, UT { $tu } sur { $limit }, Combativité { $health }.
scene-clock = Temps
scene-clock-says = Unités de temps : { $value } sur { $limit }. Devoir dépasser { $limit } est une défaite ; il en reste { $left }.
scene-clock-warning = Les Effaceurs approchent
scene-gauge-says = { $gauge } : { $value } sur { $maximum }.
scene-here = Tu es à { $place }, { $name }.
scene-reach = { $place } : à portée pour { $cost } UT.
scene-reach-known = { $place }, { $name } : à portée pour { $cost } UT.
scene-reach-deadly = { $place } : partir maintenant dépasse la limite. C’est la défaite.
scene-back = { $place }, { $name } : tu en viens. Pas de demi-tour.
scene-away = { $place } : pas à côté de toi.
scene-away-known = { $place }, { $name } : pas à côté de toi.
scene-goal = une sortie
scene-option-says = { $label }.
scene-option-poor = { $label } : tu ne peux pas payer { $cost }.
scene-cost = payer { $cost }
scene-test = { $skill } { $difficulty } · { $pieces } { $pieces ->
    [one] pièce
   *[other] pièces
  } · { $chance } %
scene-combat = combat Cb { $cb } · { $chance } %
scene-fight = Combat : { $name }
scene-fight-text = Cb adverse { $cb } · ta Combativité { $health } · manche { $round } · { $pieces } { $pieces ->
    [one] pièce
   *[other] pièces
  }. { $loss ->
    [success] Les faces l’usent ; une manche perdue te coûte ses faces, une manche gagnée ses piles
   *[failure] Les faces l’usent, les piles t’usent
  } ; chaque manche de plus coûte { $tu } UT. Chances de gagner : { $chance } %.
scene-equipment = Équipement
scene-owned = { $name }. { $says }
scene-owned-uses = { $name }. { $says } Reste { $left }.
scene-findable = { $name } : à trouver dans cette aventure.
scene-notebook = Carnet
scene-notebook-line = Aventure { $number } : { $state }
scene-notebook-escaped = échappée
scene-notebook-lost = perdue
scene-notebook-now = commencée avec { $gauges }
scene-marks = { $name } : { $value }
scene-repair-says = Réparer : payer { $cost }, dépenser { $tu } UT, Combativité +{ $gain }.
scene-repair-no = Réparer est impossible : il faut { $cost } et une Combativité sous { $maximum }.
scene-use-no = { $name } : impossible à utiliser maintenant.
scene-too-late = Après la manœuvre, il ne reste qu’à prendre la route.
scene-too-weak = Sans Combativité, pas de manœuvre.
scene-manoeuvre-says = Manœuvre { $kind } : payer { $cost } ; { $chance } % de regagner { $back } UT.
scene-manoeuvre-no = Manœuvre { $kind } : il faut { $cost }, du temps à regagner et { $difficulty } { $difficulty ->
    [one] pièce
   *[other] pièces
  } de Conduite.
scene-begin-says = Tourner la page vers l’aventure suivante.
scene-retry-says = Recommencer cette aventure, telle que le carnet l’a gardée.
scene-stop-says = Fermer le carnet : la campagne s’arrête ici.
scene-page = { $place } · { $name }
scene-page-between = Entre deux aventures
scene-page-lost = L’aventure est perdue
scene-origin = Le livret est de nous : la carte et les récits sont reconstitués.
scene-deadly = dépasse la limite : défaite
scene-clock-cost = { $tu } UT
scene-gain = { $gauge } +{ $amount }
scene-none = rien

## Options of the booklet (the label printed there; one used in several places has a shorter name)

name-option-tech = Acheter l’astuce de câblage
name-maps = Faire copier les cartes
name-leave = Partir
name-fight = Combattre
name-pay = Payer le péage
name-detour = Prendre le détour
name-rest = Se reposer
name-trade = Échanger des histoires
name-leave_fuel = Filer à toute allure
name-leave_slow = Pousser la voiture
name-drive_past = Passer son chemin
name-lesson = Payer une leçon
name-ring_bell = Sonner la cloche et écouter
name-light_lamp = Remplir la lampe et s’asseoir
name-walk_on = Continuer
name-buy_plating = Acheter le blindage
name-buy_winch = Acheter le treuil
name-sell_fuel = Vendre un bidon
name-browse = Juste regarder
name-buy_ticket = Acheter un billet
name-play_cards = Le jouer aux cartes
name-nod = Saluer et partir
name-dive = Descendre avec eux
name-pay_divers = Payer leurs relevés
name-watch = Regarder un moment
name-sleep = Dormir dans la baignoire
name-ask_bar = Demander au bar la troisième voie
name-sign_register = Signer le registre
name-jump_train = Sauter à bord avec le Coin
name-let_it_go = Le laisser partir
name-fight_patrol = Affronter la patrouille
name-show_papers = Montrer tes papiers
name-run_barrier = Forcer la barrière
name-cross = S’engager sur le verre
name-turn_away = Renoncer
name-search_pockets = Fouiller ses poches
name-bury = L’enterrer
name-race = Faire la course
name-take_lessons = Payer une leçon
name-wave = Saluer et continuer
name-ambush = Lui tomber dessus
name-share_lunch = S’asseoir et partager
name-sneak_by = Passer sans bruit
name-fight_smuggler = Forcer le passage
name-bribe_smuggler = Payer le passage
name-back_out = Ressortir
name-wear_coat = Enfiler un manteau gris
name-search_coats = Faire les poches
name-leave_coats = Laisser les manteaux
name-eat = Manger
name-gossip = S’asseoir avec les employés
name-take_trolley = Voler le chariot
name-queue = Faire la queue
name-forge = En tailler un dans un pneu
name-bribe_clerk = Oublier deux pièces au guichet
name-fight_washer = Affronter le laveur
name-slip_past = Passer sur le savon
name-burn = Y mettre le feu
name-read_names = Lire et retenir
name-leave_stacks = Partir
name-complain = Se plaindre
name-sign_here = Signer là où il montre
name-step_back = Reculer
name-fight_mechanic = Affronter la mécanicienne
name-siphon = Siphonner un fourgon
name-tiptoe = Passer en roue libre
name-give_pencil = Lui donner une pièce pour un crayon
name-look_at_map = Regarder son plan
name-fight_machine = Affronter la machine
name-let_it_file = Ne pas bouger et se faire mal classer
name-fight_director = Prendre son tampon de force
name-ask_director = Lui demander à qui est le balai
name-close_door = Refermer la porte
