### Protocol G117

## Le jeu

title = Protocol G117
tagline = Deux mondes, dix paires d’actions, une espèce de trop.
story-so-far = Elle devait servir. En 2043, la machine qui a dépassé ses créateurs conclut qu’ils appartiennent au passé et lance le Protocole G117 : la fin de l’humanité. Mais certains l’avaient vu venir. Depuis vingt ans, des hackers, des scientifiques et des volontaires se préparent en secret, et la guerre se mène désormais dans deux mondes à la fois : drones et troupes sur Terre, bots et deckers dans la Matrice.
about-reconstructed = Le plateau imprimé est perdu ; une bonne partie en est donc notre reconstitution : la forme des deux champs de bataille et leurs points (le livret dit seulement qu’une case de 2 points touche le départ humain sur Terre), seize des vingt noms d’actions, les points d’opération et les icônes d’événement de chaque action, et la répartition des paires entre rangée intérieure et rangée extérieure. Le déroulement, les forces de départ, les capacités et les quatre actions Fin des espoirs, Hacker anonyme, Trahison humaine et Puces défectueuses (dans le livret : Hopes End, Anon Hacker, Human Betrayal et Faulty CPUs) avec leurs paires sont authentiques. Si vous possédez le livret, votre propre fichier de contenu peut remplacer nos points, cases de départ, paires, points d’opération et icônes.
credits = Conçu par Alexandre Weiss, illustré par Vianney Carvalho, relu, corrigé et mis en page par Faustine Di Nota.

## Coups et questions

move-choose = { $action } : { $part }
move-move = Déplacer { $start } → { $goal }
move-attack = Attaquer { $square }
move-charge = Charger avec { $square }
move-hit = Frapper { $square }
move-place = Placer en { $square }
move-eliminate = Éliminer en { $square }
move-sabotage = Saboter { $place }
move-end = Finir l’action

ask-place_second_troop = Humains : placez votre seconde Troupe à côté de la première, sur une case sans points.
ask-choose = { $pair ->
    [0] Tour { $turn } : choisissez une de vos actions, pour ses points d’opération ou pour son événement.
   *[other] Tour { $turn } : répondez par l’action partenaire, pour ses points ou pour son événement ?
}
ask-operation = Déplacer, attaquer, charger ou finir ? { $po ->
    [0] Plus de point d’opération ; { $open ->
        [one] une case de déplacement est ouverte.
       *[other] { $open } cases de déplacement sont ouvertes.
    }
   *[other] { $po ->
        [one] Il reste un point d’opération
       *[other] Il reste { $po } points d’opération
    }{ $open ->
        [0] .
        [one] {" "}et une case de déplacement ouverte.
       *[other] {" "}et { $open } cases de déplacement ouvertes.
    }
}
ask-charge_hits = L’unité en { $square } charge et sera perdue : qui frappe-t-elle ?
ask-place_unit = { $field_key ->
    [earth] Vous gagnez une unité sur Terre : où la placer ?
   *[matrix] Vous gagnez une unité dans la Matrice : où la placer ?
}
ask-eliminate_unit = { $field_key ->
    [earth] Choisissez l’unité ennemie éliminée sur Terre.
   *[matrix] Choisissez l’unité ennemie éliminée dans la Matrice.
}
ask-sabotage = Le décompte commence : nommez ce que l’adversaire ne marque pas ce tour-ci.

## Le récit

story-deployed = Les forces se déploient : l’IA en { $ai }, les humains en { $hu }.
story-second_troop = Les humains placent leur seconde Troupe en { $square }.
story-second_troop_lapsed = Les humains se passent de seconde Troupe : toutes les cases à côté de la première ont des points ou sont prises.
story-turn = Tour { $turn } : { $turn ->
    [1] {""}
   *[other] premier et second joueur échangent leurs rôles,{" "}
}{ $seat ->
    [0] l’IA
   *[1] l’humanité
} commence{ $series ->
    [0] .
   *[other] {" "}(série de départage { $series }).
}
story-chosen = { $seat ->
    [0] L’IA
   *[1] L’humanité
} { $follows ->
    [yes] répond par
   *[no] ouvre avec
} { $action }, pour { $part_key ->
    [po] ses points d’opération
   *[event] son événement
}{ $follows ->
    [yes] .
   *[no] {" "}; la réponse sera { $partner }.
}
story-moved = { $unit } : de { $start } à { $goal }{ $contested ->
    [yes] , désormais disputée.
   *[no] .
}
story-attacked = { $unit } en { $target } : attaque depuis { $hands }, unité éliminée.
story-charged = { $unit } en { $square } charge { $victim } en { $target } : les deux sont perdus.
story-stopped = { $seat ->
    [0] L’IA
   *[1] L’humanité
} s’arrête{ $po ->
    [0] {""}
    [one] {" "}; un point d’opération est perdu
   *[other] {" "}; { $po } points d’opération sont perdus
}{ $open ->
    [0] {""}
    [one] {" "}; une case de déplacement est perdue
   *[other] {" "}; { $open } cases de déplacement sont perdues
}.
story-sabotage_held = { $seat ->
    [0] L’IA
   *[1] L’humanité
} détient un sabotage pour le décompte de ce tour.
story-gained = Nouvelle unité en { $square } ({ $unit }) ; { $supply ->
    [0] la réserve est vide.
    [one] il reste une unité en réserve.
   *[other] il reste { $supply } unités en réserve.
}
story-gain_lapsed = { $seat ->
    [0] L’IA
   *[1] L’humanité
} ne gagne rien { $field_key ->
    [earth] sur Terre
   *[matrix] dans la Matrice
} : { $why_key ->
    [supply] la réserve est vide.
   *[room] aucune case n’est libre pour l’unité.
}
story-eliminated = { $unit } en { $target } : unité éliminée.
story-elimination_lapsed = { $seat ->
    [0] L’IA
   *[1] L’humanité
} n’élimine personne : aucun ennemi { $field_key ->
    [earth] sur Terre.
   *[matrix] dans la Matrice.
}
story-sabotaged = { $seat ->
    [0] L’IA
   *[1] L’humanité
} sabote { $place } : { $seat ->
    [0] l’humanité
   *[1] l’IA
} n’y marque rien ce tour-ci.
story-sabotage_lapsed = { $seat ->
    [0] Le sabotage de l’IA
   *[1] Le sabotage de l’humanité
} { $named ->
    [0] est perdu : l’adversaire n’a pas de points à perdre.
   *[other] est perdu pour le reste : l’adversaire n’a plus de points à perdre.
}
story-counted = { $points ->
    [0] { $seat ->
        [0] L’IA
       *[1] L’humanité
    } ne marque rien.
   *[other] { $seat ->
        [0] L’IA
       *[1] L’humanité
    } marque { $points } : { $squares }.
}
story-score = Après le tour { $turn } : IA { $ai }, humains { $hu }.
story-tie = Égalité à { $score } : tous les marqueurs sont retirés et la série { $series } commence. Les scores seront comparés après le tour { $check }.
story-board_reset = Le plateau est remis en place ; seuls les scores restent.
story-drawn = Toujours égalité à { $score } après la dernière série : la partie est nulle, et les deux espèces survivent.
story-fate = { $seat ->
    [0] L’IA l’emporte { $ai } à { $hu } ; l’humanité est condamnée.
   *[1] L’humanité l’emporte { $hu } à { $ai } ; l’IA est débranchée pour de bon.
}

reason-supremacy = Suprématie après le dernier tour
reason-supremacy_extra = Suprématie dans une série de départage
reason-stalemate = Partie nulle : aucune série n’a pu départager

## Noms

seat-0 = IA (machines)
seat-1 = HU (humanité)
name-ai = IA
name-hu = HU
name-earth = la Terre
name-matrix = la Matrice
name-po = points d’opération
name-event = événement
name-drone = Drone
name-bot = Bot
name-troop = Troupe
name-decker = Decker
name-hopes_end = Fin des espoirs
name-human_betrayal = Trahison humaine
name-drone_foundry = Fonderie de drones
name-self_replication = Autoréplication
name-neural_backlash = Choc neuronal
name-deep_fakes = Hypertrucages
name-predictive_strike = Frappe prédictive
name-adaptive_firewall = Pare-feu adaptatif
name-orbital_relay = Relais orbital
name-singularity = Singularité
name-anon_hacker = Hacker anonyme
name-faulty_cpus = Puces défectueuses
name-call_to_arms = Appel aux armes
name-hacker_collective = Collectif de hackers
name-emp_strike = Frappe IEM
name-power_cut = Coupure de courant
name-guerrilla = Guérilla
name-back_door = Porte dérobée
name-underground_network = Réseau clandestin
name-logic_bomb = Bombe logique

## Mise en place

edition-ycp_0_9 = YCP 0.9, la bêta publique du livret.
option-second_player_part = Le second joueur
option-second_player_part-free = Prend l’une ou l’autre partie de l’action partenaire.
option-second_player_part-same = Doit prendre la même partie que le premier joueur.
option-matrix_drop_in = Parachutage dans la Matrice
option-matrix_drop_in-off = Une unité gagnée dans la Matrice va sur une case avec une seule unité à soi et aucun ennemi, ou sur une case vide adjacente à une unité à soi.
option-matrix_drop_in-on = Une unité gagnée dans la Matrice peut aussi rejoindre un ennemi seul sur une case adjacente à une unité à soi.
option-sabotage_scope = Un sabotage annule
option-sabotage_scope-square = Une case avec des points.
option-sabotage_scope-field = Un champ entier, la Terre ou la Matrice.
option-tie_board = Après une égalité
option-tie_board-keep = Les unités restent où elles sont.
option-tie_board-reset = Nouvelle mise en place ; seuls les scores restent.
rule-turns = Tours de la partie
rule-units_per_side = Unités de chaque camp
rule-first_seat = Premier joueur du tour 1 (ai ou hu)
rule-move_squares = Cases de déplacement d’un point d’opération
rule-attackers_needed = Unités à soi au contact nécessaires pour une attaque
rule-charge_steps_max = Nombre maximal de pas d’une charge
rule-charge_steps_min = Nombre minimal de pas d’une charge
rule-sabotage_squares = Cases annulées par un sabotage
rule-extra_series_turns = Tours d’une série de départage
rule-extra_check_every = Dans une série, tours entre deux comparaisons
rule-extra_series_max = Séries après lesquelles une égalité reste nulle
rule-vp_c1r1 = Points de victoire de la case c1r1
rule-vp_c2r1 = Points de victoire de la case c2r1
rule-vp_c3r1 = Points de victoire de la case c3r1
rule-vp_c4r1 = Points de victoire de la case c4r1
rule-vp_c5r1 = Points de victoire de la case c5r1
rule-vp_c1r2 = Points de victoire de la case c1r2
rule-vp_c2r2 = Points de victoire de la case c2r2
rule-vp_c3r2 = Points de victoire de la case c3r2
rule-vp_c4r2 = Points de victoire de la case c4r2
rule-vp_c5r2 = Points de victoire de la case c5r2
rule-vp_c1r3 = Points de victoire de la case c1r3
rule-vp_c2r3 = Points de victoire de la case c2r3
rule-vp_c3r3 = Points de victoire de la case c3r3
rule-vp_c4r3 = Points de victoire de la case c4r3
rule-vp_c5r3 = Points de victoire de la case c5r3
rule-vp_core = Points de victoire de la case core
rule-vp_i1 = Points de victoire de la case i1
rule-vp_i2 = Points de victoire de la case i2
rule-vp_i3 = Points de victoire de la case i3
rule-vp_i4 = Points de victoire de la case i4
rule-vp_o1 = Points de victoire de la case o1
rule-vp_o2 = Points de victoire de la case o2
rule-vp_o3 = Points de victoire de la case o3
rule-vp_o4 = Points de victoire de la case o4
rule-vp_o5 = Points de victoire de la case o5
rule-vp_o6 = Points de victoire de la case o6
rule-vp_o7 = Points de victoire de la case o7
rule-vp_o8 = Points de victoire de la case o8
rule-po_hopes_end = Points d’opération : Fin des espoirs
rule-po_human_betrayal = Points d’opération : Trahison humaine
rule-po_drone_foundry = Points d’opération : Fonderie de drones
rule-po_self_replication = Points d’opération : Autoréplication
rule-po_neural_backlash = Points d’opération : Choc neuronal
rule-po_deep_fakes = Points d’opération : Hypertrucages
rule-po_predictive_strike = Points d’opération : Frappe prédictive
rule-po_adaptive_firewall = Points d’opération : Pare-feu adaptatif
rule-po_orbital_relay = Points d’opération : Relais orbital
rule-po_singularity = Points d’opération : Singularité
rule-po_anon_hacker = Points d’opération : Hacker anonyme
rule-po_faulty_cpus = Points d’opération : Puces défectueuses
rule-po_call_to_arms = Points d’opération : Appel aux armes
rule-po_hacker_collective = Points d’opération : Collectif de hackers
rule-po_emp_strike = Points d’opération : Frappe IEM
rule-po_power_cut = Points d’opération : Coupure de courant
rule-po_guerrilla = Points d’opération : Guérilla
rule-po_back_door = Points d’opération : Porte dérobée
rule-po_underground_network = Points d’opération : Réseau clandestin
rule-po_logic_bomb = Points d’opération : Bombe logique
rule-event_hopes_end = Icônes d’événement (+E +M -E -M S) : Fin des espoirs
rule-event_human_betrayal = Icônes d’événement (+E +M -E -M S) : Trahison humaine
rule-event_drone_foundry = Icônes d’événement (+E +M -E -M S) : Fonderie de drones
rule-event_self_replication = Icônes d’événement (+E +M -E -M S) : Autoréplication
rule-event_neural_backlash = Icônes d’événement (+E +M -E -M S) : Choc neuronal
rule-event_deep_fakes = Icônes d’événement (+E +M -E -M S) : Hypertrucages
rule-event_predictive_strike = Icônes d’événement (+E +M -E -M S) : Frappe prédictive
rule-event_adaptive_firewall = Icônes d’événement (+E +M -E -M S) : Pare-feu adaptatif
rule-event_orbital_relay = Icônes d’événement (+E +M -E -M S) : Relais orbital
rule-event_singularity = Icônes d’événement (+E +M -E -M S) : Singularité
rule-event_anon_hacker = Icônes d’événement (+E +M -E -M S) : Hacker anonyme
rule-event_faulty_cpus = Icônes d’événement (+E +M -E -M S) : Puces défectueuses
rule-event_call_to_arms = Icônes d’événement (+E +M -E -M S) : Appel aux armes
rule-event_hacker_collective = Icônes d’événement (+E +M -E -M S) : Collectif de hackers
rule-event_emp_strike = Icônes d’événement (+E +M -E -M S) : Frappe IEM
rule-event_power_cut = Icônes d’événement (+E +M -E -M S) : Coupure de courant
rule-event_guerrilla = Icônes d’événement (+E +M -E -M S) : Guérilla
rule-event_back_door = Icônes d’événement (+E +M -E -M S) : Porte dérobée
rule-event_underground_network = Icônes d’événement (+E +M -E -M S) : Réseau clandestin
rule-event_logic_bomb = Icônes d’événement (+E +M -E -M S) : Bombe logique

## La table

scene-summary = { $turn } IA { $ai ->
    [one] { $ai } point
   *[other] { $ai } points
} (maintenant +{ $ai_now }), humains { $hu } (maintenant +{ $hu_now }). Unités de l’IA : { $ai_units }. Unités humaines : { $hu_units }.
scene-summary-over = { $turn } IA { $ai ->
    [one] { $ai } point
   *[other] { $ai } points
}, humains { $hu }. Unités de l’IA : { $ai_units }. Unités humaines : { $hu_units }.
scene-none = aucune
scene-unit = unité
scene-free-place = place libre
scene-badge-drone = D
scene-badge-bot = B
scene-badge-troop = T
scene-badge-decker = K
scene-side-now = +{ $now } maintenant
scene-side-held = { $held ->
    [one] sabotage
   *[other] sabotage ×{ $held }
}
scene-side-units = réserve { $supply } · perdues { $lost }
scene-supply-says = { $supply ->
    [one] { $supply } unité
   *[other] { $supply } unités
} en réserve, { $lost ->
    [one] { $lost } éliminée
   *[other] { $lost } éliminées
}.
scene-paper-says = Points tour par tour, IA d’abord : { $lines }.
scene-paper-line = tour { $turn } : { $ai }–{ $hu }
scene-paper-between = {" ; "}
scene-paper-empty = Aucun point noté pour l’instant.
scene-turn = { $series ->
    [0] Tour { $turn } sur { $turns }
   *[other] Tour { $turn }, série de départage { $series }
} : { $first } d’abord, puis { $then }.
scene-next-turn = Au tour suivant, { $then } commence.
scene-next-series = Au tour suivant, { $then } commence ; comparaison des scores après le tour { $check }.
scene-next-compared = Ensuite, comparaison ; en cas d’égalité, { $then } commence le tour suivant.
scene-next-draw = Ensuite, comparaison ; en cas d’égalité, partie nulle.
scene-turn-short = { $series ->
    [0] Tour { $turn } sur { $turns }
   *[other] Tour { $turn }, série { $series }
}
scene-next-turn-short = { $first } d’abord, { $then } au tour suivant
scene-next-series-short = { $first } d’abord, { $then } au suivant · comparés après { $check }
scene-next-compared-short = { $first } d’abord · comparaison ; si égalité, { $then }
scene-next-draw-short = { $first } d’abord · comparaison ; si égalité, nulle
scene-over = La partie est finie après le tour { $turn }.
scene-over-short = Après le tour { $turn }
scene-won = { $who } gagne, { $more } à { $less }. { $reason }.
scene-drawn = Égalité à { $more }. { $reason }.
scene-doing-place_second_troop = Mise en place : { $who } place une seconde Troupe.
scene-doing-choose = { $who } choisit une action et une de ses parties.
scene-doing-choose-partner = { $who } répond par { $action } : points ou événement ?
scene-doing-operation = { $who }, { $action } : reste { $po } PO{ $open ->
    [0] .
    [one] , 1 pas ouvert.
   *[other] , { $open } pas ouverts.
}
scene-doing-charge_hits = { $who } charge : l’unité en { $square } ({ $unit }) sera perdue. Choisissez la cible.
scene-doing-place_unit = { $who }, { $action } : placez l’unité gagnée ({ $unit }).
scene-doing-eliminate_unit = { $who }, { $action } : éliminez une unité ({ $unit }).
scene-doing-sabotage = Décompte : { $who } nomme un sabotage{ $all ->
    [one] .
   *[other] {" "}({ $number } sur { $all }).
}
scene-points = Points de victoire ici : { $squares }.
scene-square = { $points ->
    [0] { $name }, sans points de victoire.
    [one] { $name }, 1 point de victoire.
   *[other] { $name }, { $points } points de victoire.
}
scene-start = Case de départ ({ $side }).
scene-stands = Ici : { $unit } ×{ $number }.
scene-contested = Disputée : personne ne marque.
scene-sabotaged = Sabotée lors de ce décompte.
scene-can-move = Une unité peut partir d’ici.
scene-can-enter = Une unité peut entrer ici.
scene-can-attack = Peut être attaquée.
scene-can-charge = Peut charger { $number ->
    [one] { $targets }
   *[other] l’une de { $targets }
  }, et serait perdue.
scene-can-hit = Peut être frappée par la charge.
scene-can-place = Une unité peut être placée ici.
scene-can-eliminate = Peut être éliminée.
scene-can-sabotage = Peut être sabotée.
scene-verb-po = Points
scene-verb-event = Événement
scene-verb-move = Déplacer
scene-verb-attack = Attaquer
scene-verb-charge = Charger
scene-verb-end = Finir
scene-verb-earth = La Terre
scene-verb-matrix = La Matrice
scene-verb-po-says = Points : utiliser une action pour ses points d’opération.
scene-verb-event-says = Événement : utiliser une action pour son événement.
scene-verb-move-says = Déplacer : un point donne { $squares ->
    [one] un pas.
   *[other] { $squares } pas, pour une ou plusieurs unités.
}
scene-verb-attack-says = Attaquer : { $hands ->
    [one] une unité à soi
   *[other] { $hands } unités à soi
} au contact { $hands ->
    [one] élimine
   *[other] éliminent
} un ennemi.
scene-verb-charge-says = Charger : une unité se jette sur un ennemi { $reach ->
    [exactly] après exactement { $steps } pas
    [between] après { $fewest } à { $steps } pas
   *[within] { $steps ->
        [0] au contact
        [one] à un pas au plus
       *[other] à { $steps } pas au plus
    }
} ; les deux sont perdues.
scene-verb-end-says = Finir l’action ; tout ce qui reste est perdu.
scene-verb-earth-says = La Terre, comme cible d’un sabotage.
scene-verb-matrix-says = La Matrice, comme cible d’un sabotage.
scene-why-over = { $verb } : la partie est finie.
scene-why-part = { $verb } : le premier joueur a pris l’autre partie, et le second doit prendre la même.
scene-why-field = { $verb } : aucun sabotage ne peut nommer ce champ maintenant.
scene-why-place_second_troop = { $verb } : la mise en place n’est pas finie.
scene-why-event = { $verb } : un événement est en cours.
scene-why-sabotage = { $verb } : le décompte est en cours.
scene-why-charge_hits = { $verb } : choisissez d’abord la cible de la charge.
scene-why-no-point = { $verb } : il ne reste aucun point d’opération.
scene-why-move = { $verb } : aucune unité n’a de case où aller.
scene-why-attack = { $verb } : aucun ennemi n’a { $hands ->
    [one] une de vos unités
   *[other] { $hands } de vos unités
} au contact.
scene-why-charge = { $verb } : aucun ennemi n’est à portée d’une charge.
scene-po = { $po } PO
scene-parts = { $po } PO { $event }
scene-cost-po = 1 PO, { $squares } pas
scene-cost-open = { $open ->
    [one] pas ouvert
   *[other] { $open } pas ouverts
}
scene-cost-attack = 1 PO
scene-cost-charge = 1 PO + l’unité
scene-wasted = perd { $po ->
    [0] {""}
   *[other] { $po } PO{ $open ->
        [0] {""}
       *[other] {" "}et{" "}
    }
}{ $open ->
    [0] {""}
   *[other] { $open } pas
}
scene-wasted-short = { $po ->
    [0] {""}
   *[other] −{ $po } PO{ $open ->
        [0] {""}
       *[other] {" "}
    }
}{ $open ->
    [0] {""}
   *[other] −{ $open } pas
}
scene-lost = { $number ->
    [one] frappe { $targets }
   *[other] frappe l’une de { $targets }
  } · { $unit } : unité perdue
scene-points-here = { $points } PV
scene-points-lost = −{ $points } PV
scene-icon-gain = +{ $unit }
scene-icon-loss = −{ $unit }
scene-icon-sabotage = Sabotage
scene-icon-sabotage-short = Sab.
scene-lapses = Sans effet : { $icons }.
scene-pair-outer = Paire { $pair }, rangée extérieure
scene-pair-inner = Paire { $pair }, rangée intérieure
scene-row-outer = EXTÉRIEURE
scene-row-inner = INTÉRIEURE
scene-heading-outer = Rangée extérieure
scene-heading-inner = Rangée intérieure
scene-heading-now = { $row } · en jeu
scene-marker-po = marqueur PO
scene-marker-event = marqueur ÉV
scene-action-says = { $action } : { $po ->
    [one] 1 point d’opération
   *[other] { $po } points d’opération
}, ou l’événement { $event }. { $row }. Partenaire : { $partner }.
scene-action-used-po = { $action } : épuisée, pour ses points. { $row }. Partenaire : { $partner }.
scene-action-used-event = { $action } : épuisée, pour son événement. { $row }. Partenaire : { $partner }.
scene-action-over = La partie est finie.
scene-action-setup = La mise en place n’est pas finie.
scene-action-wait = Le premier joueur choisit.
scene-action-next = Ce sera son tour quand l’action du premier joueur sera finie.
scene-action-tied = La paire de ce tour est une autre.
scene-reconstructed = Le plateau, les points et la plupart des actions sont reconstitués ; voir la page des règles.
scene-options = Options : { $options }.
scene-option-second_player_part-same = même partie
scene-option-matrix_drop_in-on = parachutage
scene-option-sabotage_scope-field = champ entier
scene-option-tie_board-reset = nouvelle mise en place après une égalité
