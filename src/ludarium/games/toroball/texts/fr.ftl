### Toroball

## The game

title = Toroball
tagline = Deux équipes, un ballon en mousse, et une jeune vache qui aimerait bien jouer aussi.
story-so-far = Dimanche matin dans un village des Landes. La banda a joué toute la nuit, l’arène est faite de planches et de barrières, et deux équipes de trois fêtards, à court de sommeil mais pas de sangria, ont décidé de régler l’affaire au ballon en mousse. Personne n’a demandé son avis à la jeune vache ; elle est pourtant sur le terrain, et elle suit le dernier qui a bougé. Leur football ne restera pas dans les annales. Leurs courses, si.
about-reconstructed = L’image de la carte postale est perdue. La taille du terrain, la place des buts, des bouteilles, des barrières, de la cachette et des croix de départ, ainsi que les six directions de la boussole, sont notre reconstitution. Les pièces, le tour de jeu et les nombres pour la course, le tir, l’énervement et les buts sont ceux du livret. Le jeu rend hommage à la tradition landaise : la vache est respectée, personne n’est blessé, et qui se fait bousculer sort puis revient.
credits = Créé par Nicolas Vonthron, Franck Catoire et Alexandre Weiss, illustré par Vianney Carvalho, édition anglaise de Faustine Di Nota. Tous les dessins d’ici sont les nôtres.

## Moves and questions

move-first = Les { $team } commencent
move-cow = La vache en { $cross }
move-place = Placer en { $arrow }
move-run = Courir : { $character }
move-skip = Passer : { $character }
move-enter = Revenir en { $bottle }
move-step = Un pas { $direction }
move-kick = Tirer vers { $square }
move-agitate = Énerver la vache
move-perch = Se percher
move-hide = Se cacher
move-stop = S’arrêter
move-charge = Charger { $direction }
move-nudge = Bousculer { $character }

seat-0 = Rouges
seat-1 = Bleus
name-red = Rouges
name-blue = Bleus
name-red1 = Rouge 1
name-red2 = Rouge 2
name-red3 = Rouge 3
name-blue1 = Bleu 1
name-blue2 = Bleu 2
name-blue3 = Bleu 3
name-cow = la vache
name-ball = le ballon
name-hideout = la cachette
name-n = vers le nord
name-ne = vers le nord-est
name-e = vers l’est
name-se = vers le sud-est
name-s = vers le sud
name-sw = vers le sud-ouest
name-w = vers l’ouest
name-nw = vers le nord-ouest

ask-first_named = Qui commence ? L’usage veut que ce soit le dernier à avoir bu de la sangria, ou à défaut le jus le plus pulpeux. Ici, c’est le hasard.
ask-cow_named = Sur quelle croix se tient la vache ?
ask-third_placed = Placez { $character } sur l’une des trois flèches devant votre but.
ask-act = Courez ou passez avec l’un de vos personnages.
ask-entered = { $runner } revient : sur quelle bouteille de votre camp ?
ask-run_act = Que fait { $runner } ? { $left ->
    [0] Plus de case.
    [1] Encore une case.
   *[other] Encore { $left } cases.
}
ask-drunk = { $runner } boit : le dé donne la direction.
ask-scattered = Le ballon dévie depuis { $origin } : le dé donne la direction.
ask-cow_rolled = La vache baisse la tête : son dé.
ask-charged = Menez la vache : par où ? { $cow_left ->
    [1] Encore une case.
   *[other] Encore { $cow_left } cases.
}
ask-nudge_chosen = Ils sont plusieurs à côté de la vache : qui bouscule-t-elle ?
ask-cow_turned = Personne n’est à découvert. La vache regarde autour d’elle : un dé pour la direction.
ask-cow_wanders = La vache part { $direction } : un dé pour la distance.

## The story

story-first = Les { $team } commencent.
story-lined_up = Tout le monde en place : la vache en { $cow }, le ballon en { $ball }, énervement { $agitation }.
story-placed = { $character } prend position en { $square }.
story-round = Manche { $round } : les { $team } commencent.
story-skipped = { $character } passe.
story-runs = { $character } s’élance depuis { $square }.
story-returned = { $character } revient sur le terrain, en { $square }, remis de ses émotions.
story-stepped = { $character } en { $square }, { $left ->
    [0] plus de case.
    [1] encore une case.
   *[other] encore { $left } cases.
}
story-stopped = { $character } s’arrête en { $square }.
story-drank = Sangria ! Dé { $die } : { $character } titube { $direction }, { $squares ->
    [1] une case
   *[other] { $squares } cases
} au plus, et finit en { $square }.{ $by_key ->
    [nobody] {""}
    [cow] {" "}La vache barrait le chemin.
   *[other] {" "}{ $by } barrait le chemin.
}
story-kicked = { $character } tire vers { $square }.
story-intercepted = { $by_key ->
    [hideout] Le ballon rebondit sur la cachette en { $square }.
    [cow] Le ballon rebondit sur la vache en { $square }. Elle ne s’en formalise pas.
   *[other] { $by } l’arrête en { $square }.
}
story-scattered = Dé { $die } : il dévie { $direction } et s’immobilise en { $square }.
story-agitated = { $character } taquine la vache : énervement { $agitation }, et { $left ->
    [0] plus de case
    [1] encore une case
   *[other] encore { $left } cases
} à courir.
story-perched = { $character } se perche sur la clôture en { $square }, hors de portée de la vache.
story-hidden = { $character } se cache en { $square }.
story-cow_stays = Dé { $die } : la vache reste où elle est et rumine l’affaire.
story-cow_charges = Dé { $die } : la vache a { $squares ->
    [1] une case
   *[other] { $squares } cases
} et vise { $character }. Les { $team } la mènent.
story-cow_steps = La vache trotte jusqu’à { $square }.
story-cow_stops = La vache s’arrête en { $square } sans avoir rattrapé personne.
story-cow_turns = Personne à découvert. Dé { $die } : la vache se tourne { $direction }.
story-cow_wanders = Dé { $die } : elle se promène { $direction }, { $squares ->
    [1] une case
   *[other] { $squares } cases
} au plus, et finit en { $square }.
story-hurried = À côté de la vache, à agir en premier à la prochaine manche : { $characters }.
story-nudged = Depuis { $square }, la vache bouscule { $character }, qui sort en riant et revient à partir de la manche { $round }.
story-both_empty = Plus personne à découvert dans les deux équipes : pas de but.
story-goal = { $how_key ->
    [crossed] But pour les { $team } : le ballon traverse !
    [fell_in] But pour les { $team } : le ballon tombe dedans !
   *[empty_field] But pour les { $team } : plus personne à découvert en face !
}{ $own ->
    [yes] {" "}Contre son camp.
   *[no] {""}
} Rouges { $red }, Bleus { $blue }.
story-calmed = La vache, qui s’y connaît en football, respire plus lentement : énervement { $agitation }.

reason-two_goals = Ce but décide du match, et la banda reprend de plus belle.
reason-round_limit = La fête est finie : les buts marqués décident.

## Set-up

edition-booklet_0_9 = Livret 0.9

option-goal_line = Un tir traverse un but
option-goal_line-straight = seulement le long d’une de ses trois flèches
option-goal_line-arrow_square = dès qu’il entre dans le but depuis l’une de ses cases fléchées et continue
option-goal_squares = Se tenir dans un but
option-goal_squares-closed = personne n’y entre, ni personnages ni vache
option-goal_squares-open = tout le monde peut, et qui s’y tient arrête le ballon
option-sight_corner = Une ligne de vue par le coin de la cachette
option-sight_corner-touch = cache : il suffit qu’elle touche la cachette
option-sight_corner-cross = ne cache pas : elle doit passer par l’intérieur

rule-run_squares = Cases d’une course
rule-kick_min = Case la plus proche d’un tir
rule-kick_max = Case la plus éloignée d’un tir
rule-scatter_squares = Cases dont dévie un ballon
rule-sangria_factor = Facteur de la sangria sur les cases restantes
rule-agitate_squares = Cases gagnées en énervant la vache
rule-agitate_step = Énervement gagné à chaque fois
rule-agitation_start = Énervement au départ
rule-agitation_min = Énervement minimal
rule-agitation_max = Énervement maximal
rule-calm_step = Énervement perdu à chaque but
rule-cow_still_on = Face du dé sur laquelle la vache reste (0 : aucune)
rule-goals_to_win = Buts pour gagner
rule-kicks_per_run = Tirs par course, au plus
rule-agitates_per_run = Énervements par course, au plus
rule-drinks_per_run = Verres par course, au plus
rule-rounds_out = Manches entières manquées après une bousculade
rule-round_limit = Manches après lesquelles le score décide (0 : sans limite)

## Scene

scene-summary = Manche { $round }. Rouges { $red }, Bleus { $blue }. { $cow ->
    [none] La vache et le ballon ne sont pas encore sur le terrain ; énervement { $agitation }.
   *[other] La vache est en { $cow }, énervement { $agitation }, le ballon en { $ball }.
} { $standing }
scene-round = Manche { $round } · les { $team } d’abord
scene-over = Le match est fini
scene-score = { $team } { $goals }
scene-score-says = { $most ->
    [1] Les { $team } { $goals ->
        [0] n’ont pas encore de but
       *[other] ont marqué
    } : un seul but gagne.
   *[other] Les { $team } ont { $goals ->
        [one] { $goals } but
       *[other] { $goals } buts
    } sur { $most }.
}
scene-to-move = à eux de jouer
scene-cow-in-hand = mènent la vache
scene-moves-cow = mèneront la vache
scene-moves-cow-brief = puis la vache
scene-begins = jouent d’abord
scene-waits = attendent
scene-won = gagné
scene-lost = perdu
scene-draw = match nul
scene-agitation = Énervement de la vache
scene-cow = Vache
scene-ball = Ballon
scene-cow-says = La jeune vache, énervement { $agitation }.
scene-ball-says = Le ballon en mousse est ici.
scene-with-ball = avec le ballon
scene-no-target = Personne à découvert : elle flânera.
scene-target = Elle suit { $character }, menée par les { $team }.
scene-reach = Ses cases selon le dé : { $ways }.
scene-reach-face = { $die }→{ $squares }
scene-reach-still = Sur { $die }, elle reste.
scene-cow-brief = Vache : énervement { $agitation }, prochain dé { $low }–{ $high } cases.
scene-left = { $left ->
    [0] Plus de case à courir.
    [1] Encore une case à courir.
   *[other] Encore { $left } cases à courir.
}
scene-cow-left = { $left ->
    [1] La vache a encore une case.
   *[other] La vache a encore { $left } cases.
}
scene-no-run = Personne ne court.
scene-squares = { $left ->
    [one] case
   *[other] cases
}
scene-round-brief =
    Manche { $round }
    { $team } d’abord
scene-rested = { $character } est sur le banc et peut revenir
scene-stays-out = { $character } reste sur le banc cette manche et peut revenir à partir de la manche { $round }
scene-benched = { $character } est sur le banc
scene-entering = { $character } revient sur le terrain
scene-on = { $character } en { $square }
scene-off = { $character } n’est pas encore sur le terrain
scene-out = { $character } est sur le banc, de retour à la manche { $round }
scene-sheltered = à l’abri
scene-is-target = cible de la vache
scene-exposed = à découvert
scene-running = en course, { $left ->
    [0] plus de case
    [1] encore une case
   *[other] encore { $left } cases
}
scene-first = doit agir en premier
scene-acted = a déjà agi
scene-bench = banc
scene-bench-of = Banc, { $team }
scene-bench-says = Les personnages bousculés se reposent ici avant de revenir.
scene-back = ↩ { $round }
scene-square-sand = { $square } : du sable.
scene-square-hideout = { $square } : la cachette. Personne ne s’y tient, et le ballon y rebondit.
scene-square-goal = { $square } : le but des { $team }.
scene-square-bottle = { $square } : une bouteille de sangria. { $drinks ->
    [nobody] Dans ce match, personne ne boit.
    [enough] Le coureur a assez bu et n’y boira plus.
   *[runner] Qui y entre alors qu’il lui reste des cases boit.
}
scene-square-cross = { $square } : une croix de départ de la vache et du ballon.
scene-square-barrier = { $square } : une barrière. Un coureur peut s’y cacher ; la vache n’y entre pas.
scene-square-arrow = { $square } : une flèche { $direction }, dans le but des { $team }.
scene-square-fence = { $square } : la clôture. Un coureur peut s’y percher.
scene-kind-hideout = cachette
scene-kind-goal = but
scene-kind-bottle = sangria
scene-kind-cross = x
scene-kind-barrier = barrière
scene-kind-arrow = flèche
scene-step-here = Un pas { $direction } mène ici.
scene-charge-here = Une charge { $direction } mène ici.
scene-kick-path = Un tir ici passe par { $path }.
scene-kick-sure = But assuré pour les { $team }.
scene-kick-stopped = Il est arrêté en { $square } par { $by }.
scene-kick-lands = Il s’immobilise sur l’une de ces cases : { $squares }.
scene-kick-odds = But pour les { $team } : { $odds }.
scene-sure = but assuré
scene-sure-own = contre son camp !
scene-stopped = arrêté par { $by }
scene-goal-odds = but { $odds }
scene-own-odds = contre son camp { $odds }
scene-step-drink = { $square }, boit
scene-risk = à découvert
scene-agitate-note = +{ $more ->
    [one] { $more } case
   *[other] { $more } cases
}, énervement +{ $step }
scene-way-n = N
scene-way-ne = NE
scene-way-e = E
scene-way-se = SE
scene-way-s = S
scene-way-sw = SO
scene-way-w = O
scene-way-nw = NO
scene-way-says = { $direction } ; on dévie par là sur { $dice }.
scene-compass-says = La boussole du dé : { $ways }.
scene-compass-face = { $die } { $direction }
scene-die-says = { $die ->
    [0] Aucun dé n’a encore été lancé.
   *[other] Le dernier dé lancé : { $die }.
}
scene-verb-run = Courir
scene-verb-skip = Passer
scene-verb-kick = Tirer
scene-verb-stop = S’arrêter
scene-verb-perch = Se percher
scene-verb-hide = Se cacher
scene-verb-agitate = Énerver
scene-run-says = Courir : un personnage avance { $squares ->
    [1] d’une case
   *[other] de 1 à { $squares } cases
}.
scene-skip-says = Passer : un personnage reste comme il est, et la vache l’ignore.
scene-kick-says = Tirer : le ballon vole { $span ->
    [0] à { $high } cases
   *[other] de { $low } à { $high } cases
}, puis dévie.
scene-stop-says = S’arrêter : la course finit, et le personnage reste à découvert.
scene-perch-says = Se percher : sur la clôture, la course finit à l’abri.
scene-hide-says = Se cacher : derrière une barrière, ou derrière la cachette là où la vache ne vous voit pas, la course finit à l’abri.
scene-agitate-says = Énerver : la vache gagne { $step }, vous gagnez { $more ->
    [one] { $more } case
   *[other] { $more } cases
}.
scene-why-over = Le match est fini.
scene-why-running = Un personnage court déjà.
scene-why-turn = Pas maintenant.
scene-why-no-runner = Seul un coureur peut le faire.
scene-why-not-moved = Le coureur doit d’abord avancer d’au moins une case.
scene-why-no-ball = Le ballon n’est pas sur la case du coureur.
scene-why-no-kicking = Dans ce match, personne ne peut tirer.
scene-why-no-target = Aucune case n’est à la distance d’un tir.
scene-why-kicked = Ce coureur a déjà tiré.
scene-why-far = La vache n’est pas à côté du coureur.
scene-why-wildest = La vache ne peut pas s’énerver davantage.
scene-why-no-agitating = Dans ce match, personne ne peut énerver la vache.
scene-why-agitated = Ce coureur a déjà énervé la vache.
scene-why-no-fence = Le coureur n’est pas à la clôture.
scene-why-seen = La vache voit le coureur ici.
scene-why-no-cover = Il n’y a ici ni barrière ni cachette.
scene-remarks = Le terrain et la boussole sont notre reconstitution, les règles celles du livret. Dans le respect de la vache et des Landes.
