### La dernière lueur

## Le jeu

title = La dernière lueur
tagline = Un phare, cinq paires de bras et des tempêtes sans fin.
story-so-far = Le dernier phare vole au-dessus de Myiemord, où les cauchemars dévorent ceux qui dorment. Seuls les Apaise-Rêves peuvent élever un dôme autour de la planète, et ils se cachent au cœur de tempêtes perpétuelles. Vous êtes le capitaine. Votre vaisseau descend un peu plus à chaque tour, votre lampe faiblit, et les tempêtes approchent.
about-reconstructed = La carte postale imprimée est perdue, et trois de ses éléments sont reconstitués par nos soins : le quadrillage a six lignes, le Phare part de la case c4 (troisième colonne, quatrième ligne) et la luminosité va jusqu’à 6. Le texte des règles permet de déduire que les lignes sont numérotées à partir de 1 vers le bas, qu’il y a six colonnes et que la structure va jusqu’à 6. Tout le reste est publié.
credits = Un jeu d’Alexandre Weiss, illustré par Vianney Carvalho, relu et mis en page par Faustine Di Nota. Testé par Hamilcar, Gabriela, Wil, Faustine, Cécile, Jérémie, Ghislaine et Rémy.

## Coups et questions

move-light = Éclaire
move-maneuver = Manœuvre { $side }
move-hunt = Chasse { $cell }
move-capture = Capture { $cell }
move-capture-booklet_0_9 = Sommeil { $cell }
move-repair = Répare
move-throttle = Mettre les gaz
move-sleep = Sommeil
move-sleep-booklet_0_9 = Envoi

name-left = à gauche
name-right = à droite
name-storm = Tempête
name-nightmare = Cauchemar
name-perturbation = Perturbation

ask-crew_act = { $crew ->
    [1] Placez votre dernier membre d’équipage.
   *[other] Placez un membre d’équipage : il en reste { $crew }.
}
ask-hunted = La chasse en { $cell } : { $needed ->
    [6] seul un 6 révèle
   *[other] { $needed } ou plus révèle
} l’Apaise-Rêves.
ask-heart_rolled = { $throw ->
    [1] Le Cœur de Tempête en { $cell } agit : son dé s’ajoute à sa ligne.
   *[other] La voie du Cœur de Tempête en { $cell } est barrée : son second dé.
}
ask-heart_appears = { $turn ->
    [0] Avant le premier tour : un dé pour la colonne { $number ->
        [1] du premier Cœur de Tempête
       *[other] du Cœur de Tempête { $nth } sur { $number }
    }
   *[other] Un dé pour la colonne { $number ->
        [1] du nouveau Cœur de Tempête
       *[other] du nouveau Cœur de Tempête { $nth } sur { $number }
    }
}{ $throw ->
    [1] .
   *[other] , lancé de nouveau : la première case était prise.
}

## L’histoire

story-turn = Tour { $turn } : { $crew ->
    [0] aucun membre d’équipage à placer
    [1] un membre d’équipage à placer
   *[other] { $crew } membres d’équipage à placer
}{ $patching ->
    [0] .
    [1] , un autre colmate les fuites.
   *[other] , { $patching } autres colmatent les fuites.
}
story-lit = { $gain ->
    [0] La lampe est déjà au plus fort : la luminosité reste à { $brightness }.
   *[other] La lampe s’embrase : luminosité { $brightness }.
}
story-maneuvered = Le Phare glisse { $side } jusqu’en { $cell }.
story-hunting = L’équipage chasse le Cœur de Tempête en { $cell }, à distance { $distance }.
story-hunted = Dé { $die } − distance { $distance } = { $result } : le Cœur de Tempête en { $cell } s’ouvre, et un Apaise-Rêves luit à sa place.
story-missed = Dé { $die } − distance { $distance } = { $result } : le Cœur de Tempête en { $cell } tient bon.
story-captured = L’Apaise-Rêves de { $cell } est hissé à bord : { $cargo } dans la soute.
story-repaired = Les marteaux résonnent : structure { $structure }.
story-patched = Les fuites sont colmatées : l’équipage sera de nouveau au complet au prochain tour.
story-throttled = Pleins gaz : le Phare monte en { $cell }.
story-slept = Un Apaise-Rêves s’endort sur Myiemord : { $points ->
    [1] 1 point de victoire.
   *[other] { $points } points de victoire.
}
story-sank = Le Phare descend en { $cell }.
story-dimmed = { $brightness ->
    [0] La lampe s’éteint : luminosité 0.
   *[other] La lampe faiblit : luminosité { $brightness }.
}
story-damaged = { $cause_key ->
    [explosion] La coque se déchire
    [collision] La coque vole en éclats
    [throttle] Les moteurs ébranlent la coque
   *[darkness] Dans le noir, la coque souffre
} : structure −{ $loss }, il en reste { $structure }.
story-leaking = La coque se fissure : tant qu’elle fuit, une partie de l’équipage doit la colmater.
story-heart_rolled = Cœur de Tempête en { $cell } : dé { $die } + ligne { $line } = { $result }, { $effect_key ->
    [left] il dérive vers le bas à gauche.
    [right] il dérive vers le bas à droite.
    [down] il descend tout droit.
   *[explode] il explose.
}
story-heart_moved = Le Cœur de Tempête passe de { $cell } en { $target }.
story-heart_blocked = Un autre Cœur de Tempête barre la voie : celui de { $cell } descend tout droit.
story-heart_rerolls = Un autre Cœur de Tempête barre la voie : on relance le dé pour { $cell }.
story-heart_stayed = Un autre Cœur de Tempête barre la voie : celui de { $cell } reste sur place.
story-exploded = { $loss ->
    [0] Le souffle de l’explosion en { $cell } n’atteint pas le Phare.
   *[other] Le souffle de l’explosion en { $cell } frappe à { $distance ->
        [1] une case
       *[other] { $distance } cases
    } du Phare !
}
story-heart_burst = Le Cœur de Tempête en { $cell } se consume et disparaît.
story-collided = Collision en { $cell } : le Cœur de Tempête éclate contre le Phare !
story-item_destroyed = L’Apaise-Rêves en { $cell } est broyé par un Cœur de Tempête.
story-contact = Contact : le Cœur de Tempête de { $cell } atteint Myiemord.
story-ninth_heart = Le ciel ne peut porter plus de Cœurs de Tempête : le plus bas, en { $cell }, tombe sur Myiemord.
story-points_lost = Les cauchemars se répandent : { $points ->
    [0] il ne reste aucun point de victoire.
    [1] il reste 1 point de victoire.
   *[other] il reste { $points } points de victoire.
}
story-no_cube = Le ciel ne peut porter plus de Cœurs de Tempête : aucun nouveau n’apparaît.
story-heart_appeared = Dé { $die } : un Cœur de Tempête se forme en { $cell }.
story-spawn_rerolled = Dé { $die } : { $cell } contient déjà un Cœur de Tempête ; on relance le dé.
story-no_heart = Dé { $die } : { $cell } contient aussi un Cœur de Tempête ; celui-ci n’apparaît pas.
story-tally = { $turn ->
    [0] Avant le premier tour
   *[other] Tour { $turn }
} : { $points ->
    [0] aucun point de victoire
    [1] 1 point de victoire
   *[other] { $points } points de victoire
}, structure { $structure }.

reason-dome = Le dôme protecteur s’élève autour de Myiemord, et ses habitants dorment en paix.
reason-destroyed = Le Phare se disloque, et la dernière lueur s’éteint.
reason-crashed = Le Phare s’écrase sur Myiemord, et la dernière lueur s’éteint.
reason-nightmares = Un Cœur de Tempête a atteint la planète sans défense : les cauchemars dévorent Myiemord.

## Mise en place

edition-final = Règles finales
edition-booklet_0_9 = Livret 0.9 – la chasse ne coûte pas de luminosité, la soute n’a pas de limite propre, un Cœur qui explose disparaît

option-mode = Difficulté
option-mode-storm = Tempête – un nouveau Cœur par tour ; recommandé pour une première partie
option-mode-nightmare = Cauchemar – un à trois nouveaux Cœurs par tour ; quand vous maîtrisez le mode Tempête
option-mode-perturbation = Perturbation – comme Tempête, mais un Cœur qui explose disparaît ; l’initiation
option-blocked_heart = Un Cœur dont un autre barre la voie
option-blocked_heart-down = descend tout droit, ou reste sur place si cette case est prise elle aussi
option-blocked_heart-reroll = a droit à un second dé, et reste sur place si la voie est encore barrée
option-dark_rule = Quand la lampe s’éteint
option-dark_rule-already_zero = seule la lumière perdue à 0 de luminosité coûte de la structure
option-dark_rule-reaching_zero = passer de 1 à 0 coûte aussi de la structure
option-throttle_cost = Mettre les gaz une deuxième fois dans un tour coûte
option-throttle_cost-structure = de la structure
option-throttle_cost-brightness = de la luminosité
option-explosion_diagonal = Une explosion sur une case en diagonale
option-explosion_diagonal-near = compte pour une case et frappe comme une voisine
option-explosion_diagonal-far = compte pour deux cases et frappe moins fort

rule-columns = Colonnes du quadrillage, une par face du dé
rule-lines = Lignes du quadrillage, sans compter la planète
rule-first_line_number = Numéro de la ligne du haut, ajouté au dé d’un Cœur
rule-start_cell = Case de départ du Phare
rule-brightness_start = Luminosité au départ
rule-brightness_max = Luminosité maximale
rule-structure_start = Structure au départ
rule-structure_max = Structure maximale
rule-points_start = Points de victoire au départ
rule-points_to_win = Points de victoire pour gagner
rule-crew = Membres d’équipage
rule-patching_at = Niveau de structure où il faut commencer à colmater
rule-patching_crew = Membres d’équipage occupés à colmater
rule-heart_limit = Cœurs de Tempête sur le quadrillage, au plus
rule-soother_cubes = Apaise-Rêves sur le quadrillage et dans la soute, au plus
rule-cargo_max = Apaise-Rêves dans la soute, au plus
rule-setup_hearts = Cœurs de Tempête avant le premier tour
rule-light_gain = Luminosité gagnée par Éclaire
rule-hunt_brightness = Luminosité que coûte une chasse
rule-hunt_target = Ce que le dé moins la distance doit atteindre à la chasse
rule-capture_here = Membres d’équipage pour capturer sur la case du Phare
rule-capture_near = Membres d’équipage pour capturer à un pas
rule-repair_gain = Structure gagnée par Répare
rule-throttle_max = Mises des gaz par tour, au plus
rule-throttle_loss = Perte à chaque mise des gaz après la première du tour
rule-sleep_points = Points de victoire par Apaise-Rêves envoyé
rule-fall_lines = Lignes que le Phare descend à chaque tour
rule-dim = Luminosité perdue à chaque tour
rule-blast_near = Structure perdue par une explosion à une case
rule-blast_far = Structure perdue par une explosion à deux cases
rule-collision_loss = Structure perdue par une collision
rule-contact_points = Points de victoire perdus quand un Cœur atteint la planète

## Scène

scene-summary = { $turn ->
    [0] Avant le premier tour
   *[other] Tour { $turn }
}, { $mode }. Le Phare est en { $cell }, luminosité { $brightness }, structure { $structure }. Points de victoire : { $points } sur { $goal }. Équipage à placer : { $crew }. Apaise-Rêves dans la soute : { $cargo } ; dans le ciel : { $items }. Cœurs de Tempête, dans l’ordre où ils agissent : { $hearts }.
scene-none = aucun
scene-members-short = { $members } équip.
scene-turn = { $turn ->
    [0] Avant le tour 1
   *[other] Tour { $turn }
} · { $mode }
scene-edition-final = Règles finales
scene-edition-booklet_0_9 = Livret 0.9
scene-storm = Nouveaux Cœurs : { $now } ce tour, puis { $then }
scene-storm-short = Cœurs +{ $now }, puis +{ $then }

scene-lighthouse = Phare
scene-soother = Apaise-Rêves
scene-heart = Cœur de Tempête
scene-lighthouse-on = Le Phare est en { $cell } : luminosité { $brightness }, structure { $structure }.
scene-soother-on = Un Apaise-Rêves flotte en { $cell }.
scene-free-cell = { $cell } : ciel libre.
scene-members = { $members ->
    [1] 1 membre
   *[other] { $members } membres
}
scene-capture-takes = Le capturer demande { $members ->
    [1] un membre d’équipage
   *[other] { $members } membres d’équipage
}.
scene-heart-on = Cœur de Tempête en { $cell }, agit { $place } sur { $hearts }.
scene-hunt-odds = Chasse : distance { $distance }, il faut { $needed ->
    [6] un 6
   *[other] { $needed } ou plus
} ({ $odds }) ; coût : { $cost }.
scene-heart-dice = Son dé, avec le Phare en { $cell } – { $dice }.
scene-heart-hit = Le Phare va descendre dessus (structure −{ $loss }).
scene-dice = { $dice } : { $fate }
scene-dice-then = {" ; "}
scene-fate-explodes = explose ({ $loss ->
    [0] sans dégât
   *[other] structure −{ $loss }
})
scene-fate-moves = va en { $target }
scene-fate-slips = est bloqué et descend tout droit en { $target }
scene-fate-stays = est bloqué et reste sur place
scene-fate-rerolls = est bloqué et relance le dé
scene-fate-planet = atteint la planète ({ $points ->
    [0] défaite
   *[other] points −{ $points }
})
scene-fate-gone = puis disparaît
scene-fate-crushes = broie l’Apaise-Rêves
scene-fate-collides = percute le Phare (structure −{ $loss })

scene-warn-crash = Le Phare va s’écraser à la prochaine descente !
scene-warn-collision = La prochaine descente percute un Cœur !
scene-warn-dark = Dans le noir : structure −{ $loss } ce tour.

scene-brief-crash = Descente : chute !
scene-brief-collision = Descente : collision !
scene-brief-dark = Noir : structure −{ $loss }
scene-end-dome = Victoire ! Le dôme protège Myiemord.
scene-end-destroyed = Défaite. Le Phare est détruit.
scene-end-crashed = Défaite. Le Phare s’est écrasé.
scene-end-nightmares = Défaite. Les cauchemars l’emportent.
scene-wins = victoire
scene-bars-edge = bord
scene-bars-heart = un Cœur
scene-member = membre

scene-brightness = Luminosité
scene-brightness-says = Luminosité { $value } sur { $most }.
scene-structure = Structure
scene-structure-says = Structure { $value } sur { $most } ; à { $patching } ou moins, { $busy ->
    [1] un membre d’équipage colmate
   *[other] { $busy } membres d’équipage colmatent
} les fuites.
scene-patching-mark = fuites
scene-points = Points
scene-points-says = Points de victoire : { $value } sur { $most }.
scene-crew = Équipage
scene-crew-says = Équipage encore à placer : { $crew } sur { $most }.{ $patching ->
    [0] {""}
    [1] {" "}Fuites : un membre les colmate.
   *[other] {" "}Fuites : { $patching } membres les colmatent.
}

scene-patching = colmate les fuites
scene-cargo = Soute
scene-cargo-says = Apaise-Rêves dans la soute : { $cargo } sur { $most }.
scene-throttles = Gaz
scene-throttles-says = Gaz mis ce tour : { $throttles } sur { $most }.

scene-hearts = Cœurs de Tempête { $hearts }/{ $most }
scene-hearts-says = Cubes de Cœur de Tempête en jeu : { $hearts } sur { $most }.

scene-actions = Actions d’équipage
scene-light = Éclaire
scene-light-brief = Éclaire
scene-light-note = luminosité +{ $gain }
scene-light-short = +{ $gain }
scene-light-says = Éclaire : luminosité +{ $gain }.
scene-maneuver = Manœuvre
scene-maneuver-note = une case de côté
scene-maneuver-short = de côté
scene-maneuver-says = Manœuvre : le Phare vole d’une case à gauche ou à droite.
scene-left = Gauche
scene-left-says = Vers la gauche.
scene-right = Droite
scene-right-says = Vers la droite.
scene-hunt = Chasse
scene-hunt-short = { $cost ->
    [0] gratuite
   *[other] lum. −{ $cost }
}
scene-hunt-best = ≤ { $odds }
scene-hunt-note = dé − distance ≥ { $target }{ $cost ->
    [0] {""}
   *[other] {" "}· lum. −{ $cost }
}
scene-hunt-says = Chasser un Cœur de Tempête : le dé moins la distance doit atteindre { $target }.{ $cost ->
    [0] {""}
   *[other] {" "}Coût : { $cost } de luminosité.
}
scene-capture = Capture
scene-capture-booklet_0_9 = Sommeil
scene-capture-note = équipage : { $here } ici, { $near } à côté
scene-capture-short = { $here }–{ $near } mbr.
scene-capture-says = Capturer un Apaise-Rêves : { $here ->
    [1] un membre
   *[other] { $here } membres
} sur la case du Phare, { $near } sur une case voisine.
scene-repair = Répare
scene-repair-note = structure +{ $gain }
scene-repair-short = +{ $gain }
scene-repair-says = Répare : structure +{ $gain }.
scene-throttle = Mettre les gaz
scene-throttle-brief = Gaz
scene-throttle-note = une ligne plus haut · { $used }/{ $most }
scene-throttle-short = 1 ligne
scene-throttle-says = Mettre les gaz : une ligne plus haut. { $used } sur { $most } ce tour ; après la première fois, chacune coûte { $loss } de { $cost ->
    [structure] structure
   *[brightness] luminosité
}.
scene-sleep = Sommeil
scene-sleep-booklet_0_9 = Envoi
scene-sleep-note = depuis la soute · points +{ $gain }
scene-sleep-short = point +{ $gain }
scene-sleep-says = Envoyer un Apaise-Rêves de la soute vers la planète : points de victoire +{ $gain }.
scene-no-effect = sans effet
scene-loses-brightness = luminosité −{ $loss }
scene-loses-structure = { $left ->
    [0] structure −{ $loss } : détruit !
   *[other] structure −{ $loss }
}

scene-why-over = La partie est finie.
scene-why-wait = Pas maintenant : un dé est lancé.
scene-why-edge = Le quadrillage s’arrête là.
scene-why-top = Le Phare est sur la ligne du haut.
scene-why-heart = Un Cœur de Tempête barre la voie.
scene-why-hemmed = Les deux côtés sont barrés.
scene-why-no-heart = Aucun Cœur de Tempête dans le ciel.
scene-why-no-cube = Les { $cubes } Apaise-Rêves sont tous en jeu.
scene-why-far = Trop loin pour chasser.
scene-why-no-item = Aucun Apaise-Rêves dans le ciel.
scene-why-item-far = Trop loin pour capturer.
scene-why-full = La soute est pleine.
scene-why-crew = Pas assez d’équipage.
scene-why-maximum = La structure est au maximum.
scene-why-spent = Pas plus de { $most } fois par tour.
scene-why-empty = La soute est vide.

scene-help = Dé d’un Cœur + ligne { $offset }
scene-help-left = gauche
scene-help-left-says = Résultat { $results } : le Cœur dérive vers le bas à gauche.
scene-help-down = bas
scene-help-down-says = Résultat { $results } : le Cœur descend tout droit.
scene-help-right = droite
scene-help-right-says = Résultat { $results } : le Cœur dérive vers le bas à droite.
scene-help-explode = explose
scene-help-explode-says = Résultat { $results } : le Cœur explose ; structure −{ $near } à côté du Phare, −{ $far } à deux cases en ligne droite.

scene-die = Le dé
scene-harm = Explosion : structure −{ $near } à une case, −{ $far } à deux cases en ligne droite. Collision : structure −{ $collision }. Un Cœur sur la planète : points −{ $contact }.
scene-die-says = Le dé que l’on lance maintenant.
scene-reconstructed = La carte imprimée est perdue. Reconstitués : six lignes, le départ en c4, la luminosité jusqu’à 6.
scene-change = { $what } : { $value }.
