### Lucha Libre

## Le jeu

title = Lucha Libre
tagline = Deux masques, dix dés et soixante-treize fans à conquérir.
story-so-far = Samedi soir à l’arène. Blue Demon et El Bulldog dans un coin, El Santo et El Cavernario dans l’autre, et tout autour des rangées de gens venus acclamer, huer et crier plus fort que leurs voisins. Ici, les coups ne suffisent pas : le combat s’achève quand la salle est de votre côté. Frimez, frappez, passez le relais – et ne dépensez vos fans que pour un lancer qui en vaut la peine.
about-reconstructed = L’illustration de la carte postale est perdue. Le tracé de la piste d’énergie (combien de cases portent 2, 3, 4 et 5) est notre reconstitution, la même pour les quatre lutteurs, et la limite de 60 manches est notre ajout. Toutes les prises, les chiffres fétiches, les fans et les effets d’énergie sont ceux du livret.
credits = Un jeu d’Alexandre Weiss, illustré par Vianney Carvalho, texte anglais revu par Faustine Di Nota. Le livret propose comme musique la chanson mexicaine « El Santo, El Cavernario, Blue Demon y El Bulldog ». Tous les dessins sont ici les nôtres.

## Noms

seat-0 = Équipe bleue
seat-1 = Équipe d’argent
name-blue = Équipe bleue
name-silver = Équipe d’argent
name-demon = Blue Demon
name-bulldog = El Bulldog
name-santo = El Santo
name-cavernario = El Cavernario
name-triple_f = « Triple F »
name-triple = « Triple »
name-sequence_4 = « Suite de 4 »
name-sequence_3 = « Suite de 3 »
name-sequence_2 = « Suite de 2 »
name-show_off = « Frime »
name-change = « Relais »

## Coups et questions

move-reroll = Relancer { $dice }
move-stand = S’arrêter
move-perform = Porter { $moves }
move-pass = Passer
move-roll = Lancer { $dice }

ask-thrown = On lance les dés.
ask-wave_shown = Relancer certains de vos dés pour { $cost ->
    [one] un fan
   *[other] { $cost } fans
}, ou vous arrêter ? Chacun choisit en secret.
ask-reroll_or_stand = L’autre s’est arrêté. Relancer certains de vos dés pour { $cost ->
    [one] un fan
   *[other] { $cost } fans
}, ou vous arrêter ?
ask-moves_shown = Quelles prises portez-vous ? Chacun choisit en secret.
ask-moves_chosen = Quelles prises portez-vous ? Les dés de l’autre n’en permettent aucune.

## Le récit

story-round = Manche { $round }. Équipe bleue { $blue ->
    [one] { $blue } fan
   *[other] { $blue } fans
}, équipe d’argent { $silver ->
    [one] { $silver } fan
   *[other] { $silver } fans
}.
story-thrown = { $kept ->
    [0] { $wrestler } lance { $faces }.
   *[other] { $wrestler } lance { $faces } : { $dice } sur la table.
}
story-rerolled = { $wrestler } relance { $faces } pour { $cost ->
    [one] { $cost } fan
   *[other] { $cost } fans
} : il en reste { $fans }.
story-stood = { $wrestler } s’arrête sur { $dice }.
story-broke = { $wrestler } ne peut pas payer de relance et s’arrête sur { $dice }.
story-passed = { $wrestler } ne porte aucune prise.
story-unable = { $wrestler } ne peut rien faire de { $dice }.
story-performed = { $wrestler } : { $move_key ->
    [triple_f] Triple F
    [triple] Triple
    [sequence_4] Suite de 4
    [sequence_3] Suite de 3
    [sequence_2] Suite de 2
    [show_off] Frime
   *[change] Relais
} avec { $dice } – fans { $fans }, énergie adverse { $enemy }, énergie propre { $own }.
story-fans = { $team } : fans { $before } → { $fans }.
story-energy = { $wrestler } : énergie { $own } par ses prises, { $hits } par les coups reçus, somme { $sum } : niveau { $before } → { $level }, { $dice } dés.
story-shortfall = { $wrestler } n’a plus rien à perdre : { $lost ->
    [0] { $missing ->
        [one] 1 niveau manquant
       *[other] { $missing } niveaux manquants
    }, mais plus aucun fan pour payer.
   *[other] { $missing ->
        [one] 1 niveau manquant coûte
       *[other] { $missing } niveaux manquants coûtent
    } { $lost ->
        [one] 1 fan
       *[other] { $lost } fans
    }. { $fans ->
        [0] Il n’en reste aucun.
       *[other] Il en reste { $fans }.
    }
}
story-rested = { $wrestler } reprend son souffle : niveau { $level }, { $dice } dés.
story-changed = { $team } : { $leaves } passe le relais à { $enters }, qui entre sur le ring avec { $dice } dés.
story-level_crowd = Les deux équipes ont { $fans } fans : la salle est partagée, une autre manche décidera.
story-ended = { $reason_key ->
    [crowd_both] Les deux équipes ont conquis la salle ; { $winner_key ->
        [blue] l’équipe bleue
       *[silver] l’équipe d’argent
    } a plus de fans et gagne.
    [bell] La cloche sonne : { $winner_key ->
        [blue] l’équipe bleue
       *[silver] l’équipe d’argent
    } a plus de fans et gagne.
    [draw] La cloche sonne, et la salle est partagée en deux moitiés égales : partie nulle.
   *[crowd] La foule rugit : { $winner_key ->
        [blue] l’équipe bleue
       *[silver] l’équipe d’argent
    } a conquis la salle.
} Après { $rounds ->
    [one] une manche
   *[other] { $rounds } manches
} : équipe bleue { $blue }, équipe d’argent { $silver }.

reason-crowd = Une équipe a conquis la salle.
reason-crowd_both = Les deux équipes ont franchi la ligne ensemble ; la moitié la plus bruyante de la salle décide.
reason-bell = La cloche a sonné : l’équipe qui a le plus de fans gagne.
reason-draw = La cloche a sonné, et la salle est partagée en deux moitiés égales : partie nulle.

## Mise en place

edition-booklet_0_9 = Livret 0.9

option-cartridge = Piste d’énergie
option-cartridge-pairs = Par deux – 2 2 3 3 4 4 5 5 : chaque nombre de dés deux fois
option-cartridge-slow = Lente – 2 2 3 3 3 4 4 5 : il faut du temps pour avoir cinq dés
option-cartridge-steep = Raide – 2 3 3 4 4 5 5 : une seule case à 2
option-cartridge-wide = Large – 2 3 3 3 4 4 5 : trois dés la plupart du temps
option-cartridge-short = Courte – 2 3 3 4 4 5 : chaque coup compte

rule-fans_start = Fans de chaque équipe au début
rule-fans_goal = Fans nécessaires pour gagner
rule-reroll_cost = Fans que coûte une relance
rule-shortfall_cost = Fans perdus par niveau d’énergie manquant
rule-rest_gain = Niveaux gagnés à chaque manche par le lutteur au repos
rule-change_limit = Relais permis à une équipe par manche
rule-round_limit = Manches jusqu’à la cloche (0 : pas de cloche, et des joueurs qui choisissent au hasard peuvent alors ne jamais finir)
rule-triple_f_fans = Triple F : fans
rule-triple_f_enemy = Triple F : énergie adverse
rule-triple_f_own = Triple F : énergie propre
rule-triple_fans = Triple : fans
rule-triple_enemy = Triple : énergie adverse
rule-triple_own = Triple : énergie propre
rule-sequence_4_fans = Suite de 4 : fans
rule-sequence_4_enemy = Suite de 4 : énergie adverse
rule-sequence_4_own = Suite de 4 : énergie propre
rule-sequence_3_fans = Suite de 3 : fans
rule-sequence_3_enemy = Suite de 3 : énergie adverse
rule-sequence_3_own = Suite de 3 : énergie propre
rule-sequence_2_fans = Suite de 2 : fans
rule-sequence_2_enemy = Suite de 2 : énergie adverse
rule-sequence_2_own = Suite de 2 : énergie propre
rule-show_off_fans = Frime : fans
rule-show_off_enemy = Frime : énergie adverse
rule-show_off_own = Frime : énergie propre
rule-change_fans = Relais : fans
rule-change_enemy = Relais : énergie adverse
rule-change_own = Relais : énergie propre

## La table

scene-summary = Manche { $round }. { $blue_wrestler } ({ $blue_fans ->
    [one] { $blue_fans } fan
   *[other] { $blue_fans } fans
}, { $blue_level_dice } dés) contre { $silver_wrestler } ({ $silver_fans ->
    [one] { $silver_fans } fan
   *[other] { $silver_fans } fans
}, { $silver_level_dice } dés). Il faut { $goal } fans pour gagner.
scene-round = Manche { $round }
scene-round-bell = { $left ->
    [0] Manche { $round }, la dernière
    [one] Manche { $round }, cloche dans { $left } manche
   *[other] Manche { $round }, cloche dans { $left } manches
}
scene-start = départ
scene-goal = objectif
scene-start-at = départ { $fans }
scene-goal-at = objectif { $fans }
scene-fans-says = La piste des fans : équipe bleue { $blue }, équipe d’argent { $silver }. Qui en a { $goal } à la fin d’une manche gagne.
scene-count = { $needed ->
    [0] { $fans } : objectif atteint !
   *[other] { $fans ->
        [one] { $fans } fan
       *[other] { $fans } fans
    }, encore { $needed }
}
scene-you = { $team } (vous)
scene-in-ring = { $wrestler } est sur le ring.
scene-resting = { $wrestler } se repose hors du ring.
scene-ring-track = { $wrestler }, sur le ring
scene-rest-track = { $wrestler }, au repos (+{ $gain })
scene-lucky = chiffre fétiche F
scene-lucky-says = Le chiffre fétiche F est { $face }.
scene-energy = énergie
scene-energy-here = { $wrestler } est ici : { $dice } dés{ $cost ->
    [0] .
    [one] . C’est la case la plus basse : tout niveau perdu de plus coûte 1 fan.
   *[other] . C’est la case la plus basse : tout niveau perdu de plus coûte { $cost } fans.
}
scene-energy-space = Une case de la piste d’énergie de { $wrestler } : { $dice } dés{ $cost ->
    [0] .
   *[other] . La case la plus basse : au-delà, les pertes coûtent des fans.
}
scene-dice-says = Les dés de { $wrestler }.
scene-die-other = Un dé de { $wrestler } qui montre { $face }.
scene-die-reroll = Votre dé qui montre { $face }. Choisissez-le pour une relance : { $cost ->
    [one] 1 fan
   *[other] { $cost } fans
} pour tous les dés ensemble, sur vos { $fans }.
scene-die-use = Votre dé qui montre { $face } : une prise peut s’en servir.
scene-die-idle = Votre dé qui montre { $face } : il reste inutilisé.
scene-die-stands = Votre dé qui montre { $face }. Vous vous êtes arrêté, il reste ainsi.
scene-die-waits = Votre dé qui montre { $face }.
scene-legend = Fans · énergie adverse et propre. ★ possible.{ $cost ->
    [0] {""}
   *[other] {" "}! : pertes en fans.
}
scene-name-triple_f = Triple F
scene-name-triple = Triple
scene-name-sequence_4 = Suite de 4
scene-name-sequence_3 = Suite de 3
scene-name-sequence_2 = Suite de 2
scene-name-show_off = Frime
scene-name-change = Relais
scene-team-blue = Bleu
scene-team-silver = Argent
scene-lucky-label = fétiche F
scene-bell = Cloche après la manche { $limit }
scene-no-bell = Pas de cloche
scene-line-thinking = Réfléchit encore.
scene-line-sealed = A choisi en secret.
scene-line-stands = S’est arrêtée : ces dés sont définitifs.
scene-line-unable = Ces dés ne permettent aucune prise.
scene-line-waits = Attend les dés.
scene-round-short = Manche { $round } / { $limit }
scene-round-short-bell = { $left ->
    [0] Manche { $round }, ultime
   *[other] Manche { $round }, reste { $left }
}
scene-fans = Fans
scene-panel-first = Le combat commence
scene-line-over = Le combat est fini.
scene-doing = { $team } · { $doing }
scene-short-triple_f = Triple F
scene-short-triple = Triple
scene-short-sequence_4 = Suite 4
scene-short-sequence_3 = Suite 3
scene-short-sequence_2 = Suite 2
scene-short-show_off = Frime
scene-short-change = Relais
scene-move-triple_f = Triple F, { $dice } : fans { $fans }, énergie adverse { $enemy }, énergie propre { $own }.
scene-move-triple = Triple, trois dés identiques qui ne montrent pas F : fans { $fans }, énergie adverse { $enemy }, énergie propre { $own }.
scene-move-sequence_4 = Suite de 4, { $dice } : fans { $fans }, énergie adverse { $enemy }, énergie propre { $own }.
scene-move-sequence_3 = Suite de 3, { $dice } : fans { $fans }, énergie adverse { $enemy }, énergie propre { $own }.
scene-move-sequence_2 = Suite de 2, { $dice } : fans { $fans }, énergie adverse { $enemy }, énergie propre { $own }.
scene-move-show_off = Frime, { $dice } : fans { $fans }, énergie adverse { $enemy }, énergie propre { $own }.
scene-move-change = Relais, { $dice } : fans { $fans }, énergie adverse { $enemy }, énergie propre { $own } ; les lutteurs de l’équipe échangent leurs places après la manche.
scene-move-no-dice = Les dés ne permettent pas cette prise.
scene-move-forbidden = Il n’y a pas de relais dans ce combat.
scene-move-later = Les dés permettent cette prise ; on choisit les prises quand les deux se sont arrêtés.
scene-move-now = Les dés permettent cette prise.
scene-reroll = Relancer
scene-stand = Arrêter
scene-perform = Porter
scene-pass = Passer
scene-reroll-says = Relancer certains de vos dés, pour { $cost ->
    [one] 1 fan
   *[other] { $cost } fans
}.
scene-stand-says = Garder vos dés ; c’est définitif pour cette manche.
scene-perform-says = Porter les prises que vous nommez.
scene-pass-says = Ne porter aucune prise.
scene-why-sealed = Vous avez choisi ; l’autre réfléchit encore.
scene-why-stood = Vous vous êtes arrêté.
scene-why-not-rolling = Ce n’est pas le moment de relancer.
scene-why-rolling = On choisit les prises quand les deux se sont arrêtés.
scene-why-nothing = Vos dés ne permettent aucune prise.
scene-thinking = réfléchit…
scene-sealed = a choisi
scene-stands = s’arrête
scene-unable = aucune prise
scene-won = victoire !
scene-panel-over = La fin
scene-panel-moves = Ce que permettent vos dés
scene-panel-sealed = Votre choix secret
scene-sealed-choice = Votre choix secret : { $choice }
scene-panel-last = La manche précédente
scene-end = Équipe bleue { $blue }, équipe d’argent { $silver }, après { $round ->
    [one] une manche
   *[other] { $round } manches
}.
scene-first-round = Première manche. Qui a { $goal } fans à la fin d’une manche gagne le combat.
scene-first-pick = Première manche : choisissez des dés à relancer, ou arrêtez-vous. Qui a { $goal } fans à la fin d’une manche gagne le combat.
scene-performance = { $moves } : { $totals }
scene-chose-reroll = Relancer { $dice }
scene-chose-stand = S’arrêter
scene-chose-pass = Passer
scene-nothing = aucune prise
scene-last = { $team } : { $moves }. Fans { $fans }, somme d’énergie { $energy }{ $shortfall ->
    [0] .
    [one]  ; 1 fan perdu faute d’énergie.
   *[other]  ; { $shortfall } fans perdus faute d’énergie.
}
scene-reconstructed = Piste d’énergie et cloche : notre reconstitution.

about-reroll = { $cost ->
    [one] 1 fan
   *[other] { $cost } fans
}, { $odds } % de chances de mieux
about-stand = { $fans ->
    [0] aucun fan
    [one] jusqu’à 1 fan
   *[other] jusqu’à { $fans } fans
}
about-perform = fans { $fans }, adverse { $enemy }, propre { $own } ; dés { $dice }
