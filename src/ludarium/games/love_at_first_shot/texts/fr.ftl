### Bonnie and Clyde, Love at First Shot

## Le jeu

title = Bonnie and Clyde, Love at First Shot
tagline = Deux cœurs, trois poèmes, et la police à la porte.
story-so-far = Le Texas des années 1930. Le coton ne vaut plus rien, les banques prennent les terres, et des familles entières partent pour les villes, où il n’y a pas de travail non plus. Bonnie Parker, mariée très jeune à Roy Thornton, s’ennuie et écrit des poèmes. Clyde Barrow est pauvre, et c’est toujours à lui que la police pense d’abord. Vous êtes Clyde. Gagnez son cœur, laissez-la écrire, remplissez la boîte de cartouches, et quittez cette ville avec elle avant que la faim ou la loi ne vous rattrapent.
about-reconstructed = La carte postale imprimée est perdue. Un seul de ses nombres est reconstitué par nos soins : les économies vont jusqu’à 5 dollars. Le haut des autres jauges et le nombre de cases découlent du texte des règles et du nombre de cubes. La mise en page et les dessins sont de nous. Le texte des règles est celui de la bêta publique.
credits = Un jeu d’Alexandre Weiss, illustré par Vianney Carvalho, relu et mis en page par Faustine Di Nota.

## Coups et questions

move-spend-ammo = Dépenser une cartouche
move-keep = La garder
move-lose-place = Perdre un lieu
move-lose-daily = Perdre une action
move-home = À la maison
move-cement_city = Cement City
move-dallas = Dallas
move-ride = En virée
move-good_work = Chercher un bon travail
move-work = Chercher du travail
move-photo = Faire une photo
move-ammo-pay = Munitions : acheter
move-ammo-threat = Munitions : voler
move-stick_up-ammo = Braquage : arme au poing
move-stick_up-threat = Braquage : remarqué
move-leave_town = Quitter la ville
move-write = Écrire un poème
move-skip = Pas de poème

ask-police_rolled = La police lance son dé{ $modifier ->
    [0] .
   *[other] {" "}: on y ajoute { $modifier }.
}
ask-spend_ammunition = La police arrive à { $result }. Dépenser une cartouche pour le diminuer ?
ask-roy_rolled = Un dé pour Roy Thornton.
ask-lose_cube = Pas de cartouche à prendre : la police vous prend votre temps. À quoi renoncez-vous aujourd’hui ?
ask-visit = { $place_cubes ->
    [1] Où va Clyde maintenant ?
   *[other] Où va Clyde d’abord ?
}
ask-act = { $daily_cubes ->
    [1] Que fait encore Clyde aujourd’hui ?
   *[other] Comment Clyde passe-t-il sa journée ? Il lui reste { $daily_cubes } actions.
}
ask-write_poem = Bonnie s’ennuie assez pour un poème. Payer le papier et la paix ?

## Mots

name-savings = économies
name-love = amour
name-boredom = ennui
name-threat = menace
name-ammo = munitions
name-passion = passion
name-poems = poèmes
name-prisons = prisons
name-place = un lieu
name-daily = une action quotidienne
name-pay = économies
name-home = à la maison
name-cement_city = Cement City
name-dallas = Dallas
name-ride = en virée
name-quiet = il ne se passe rien
name-bored_less = ennui −1
name-love_less = amour −1
name-watched = menace +1
name-searched = menace +1, munitions −1
name-killed = Clyde est tué

## L’histoire

story-turn = Jour { $turn }.
story-police_rolled = Dé de la police { $die }{ $modifier ->
    [0] {" "}: résultat { $result }.
   *[other] {" "}+ { $modifier } = { $result }.
}
story-ammo_spent = Clyde dépense une cartouche : résultat { $result }, munitions { $ammo }.
story-police = { $effect_key ->
    [quiet] La police a mieux à faire : il ne se passe rien.
    [bored_less] La police interroge toute la rue, et personne ne s’ennuie : ennui −1.
    [love_less] La police dit à Bonnie ce qu’elle pense de Clyde : amour −1.
    [watched] La police a Clyde à l’œil : menace +1.
   *[searched] La police fouille Clyde : menace +1, munitions −1.
}
story-killed = Résultat { $result } : la police tire, et Clyde Barrow est mort.
story-roy_comes = Dé de Roy { $die } : Roy Thornton rentre chez lui.
story-roy_goes = Dé de Roy { $die } : Roy Thornton s’en va.
story-roy_stays = Dé de Roy { $die } : Roy Thornton reste chez lui.
story-roy_away = Dé de Roy { $die } : Roy Thornton est toujours absent.
story-cube_due = Il n’y a pas de cartouche à prendre : un cube d’action est perdu pour aujourd’hui.
story-cube_lost = Clyde renonce aujourd’hui à { $cube }.
story-visited = { $place_key ->
    [home] Clyde reste à la maison.
    [cement_city] Clyde va voir Bonnie à Cement City.
    [dallas] Clyde trouve un petit boulot à Dallas.
   *[ride] Clyde trouve une voiture et emmène Bonnie en virée.
}
story-acted = { $action_key ->
    [good_work] Clyde cherche un bon travail, en vain.
    [work] Clyde trouve un travail ennuyeux.
    [photo] Bonnie et Clyde se font photographier.
    [ammo_pay] Clyde achète des munitions.
    [ammo_threat] Clyde vole des munitions.
    [stick_up_ammo] Clyde braque un magasin, l’arme au poing.
    [stick_up_threat] Clyde braque un magasin, et quelqu’un se souvient de son visage.
   *[leave_town] Bonnie et Clyde quittent la ville.
}
story-earned = Un dollar de plus : économies { $savings }.
story-savings_full = Un dollar est perdu : les économies restent à { $savings }.
story-paid = Un dollar de moins : économies { $savings }.
story-love_more = L’amour grandit : { $love }.
story-love_wasted_roy = Roy est là : ce point d’amour est perdu.
story-love_wasted_full = Leur passion ne peut plus grandir : ce point d’amour est perdu.
story-passion_more = { $love ->
    [0] L’amour devient passion : passion { $passion }, et l’amour repart de zéro.
   *[other] L’amour déborde : passion { $passion }.
}
story-love_less = L’amour pâlit : { $love }.
story-passion_less = Il n’y avait déjà plus d’amour : la passion tombe à { $passion }.
story-nothing_to_lose = Il n’y a rien à perdre : { $gauge } 0.
story-boredom_more = Bonnie s’ennuie : ennui { $boredom }.
story-boredom_wasted_full = Bonnie a écrit tous ses poèmes : ce point d’ennui est perdu.
story-boredom_wasted_poor = Un poème coûterait { $cost } dollars, qu’il n’y a pas : ce point d’ennui est perdu.
story-poem_skipped = Aucun poème n’est écrit : ce point d’ennui est perdu.
story-poem_more = Bonnie écrit un poème, le numéro { $poems } : économies { $savings }{ $boredom ->
    [0] , et l’ennui s’est envolé.
   *[other] .
}
story-boredom_less = Bonnie s’ennuie moins : ennui { $boredom }.
story-poem_less = Personne ne s’ennuie, et un poème finit au panier : { $poems ->
    [0] il n’en reste aucun.
    [1] il en reste un.
   *[other] il en reste { $poems }.
}
story-threat_more = La menace grandit : { $threat }.
story-prison = Clyde va en prison.
story-surveillance = Désormais, on le surveille : +{ $modifier } au dé de la police.
story-threat_reset = Il a payé sa dette : menace 0.
story-ammo_more = Une cartouche dans la boîte : munitions { $ammo }.
story-ammo_wasted = La boîte est pleine : cette cartouche est perdue.
story-ammo_less = Une cartouche de moins : munitions { $ammo }.
story-life_paid = Le soir, la vie coûte { $cost ->
    [1] un dollar
   *[other] { $cost } dollars
} : économies { $savings }.
story-starved = Le soir, il n’y a plus d’argent : { $savings } ne suffit pas pour { $cost }.
story-tally = { $turn ->
    [1] Après un jour
   *[other] Après { $turn } jours
} : amour { $love }, munitions { $ammo }, passion { $passion }, poèmes { $poems }, prisons { $prisons }.

reason-ran_away = Bonnie et Clyde quittent la ville ensemble, amoureux à mort.
reason-killed = La police a abattu Clyde Barrow.
reason-hungry = Clyde part, seul et affamé, pour les camps de travail de Louisiane.
reason-jailed = Une prison de trop : Clyde reste derrière les barreaux.

## Mise en place

edition-booklet_0_9 = Livret 0.9 – la bêta publique

option-threat_after_prison = La menace après une prison
option-threat_after_prison-stay = reste au maximum
option-threat_after_prison-reset = retombe à 0
option-love_after_passion = L’amour après une passion
option-love_after_passion-stay = reste au maximum
option-love_after_passion-reset = retombe à 0, ce qui est plus difficile
option-boredom_after_poem = L’ennui après un poème
option-boredom_after_poem-stay = reste au maximum
option-boredom_after_poem-reset = retombe à 0, ce qui est plus difficile
option-ammo_per_roll = Munitions par dé de la police
option-ammo_per_roll-one = une au plus
option-ammo_per_roll-any = autant qu’on veut, ce qui est plus facile
option-modifiers_combine = Les modificateurs de prison
option-modifiers_combine-highest = seul le plus haut compte
option-modifiers_combine-sum = s’additionnent : +1, +3, +6
option-fourth_prison = Une quatrième prison
option-fourth_prison-love_only = coûte de l’amour et rien d’autre
option-fourth_prison-defeat = est une défaite

rule-savings_start = Dollars au départ
rule-savings_max = Économies maximales
rule-love_max = Amour maximal
rule-boredom_max = Ennui maximal
rule-threat_max = Menace maximale
rule-ammo_max = Cartouches que contient la boîte
rule-passion_spaces = Passions, toutes nécessaires pour gagner
rule-poem_spaces = Poèmes, tous nécessaires pour gagner
rule-win_love = Amour nécessaire pour quitter la ville
rule-win_ammo = Munitions nécessaires pour quitter la ville
rule-poem_cost = Prix d’un poème en dollars
rule-prison_love = Amour que coûte une prison
rule-prison_modifiers = Ce que chaque prison à son tour ajoute au dé de la police
rule-threat_modifier = Ce que la menace maximale ajoute au dé de la police
rule-life_cost = Prix d’une journée en dollars
rule-death_at = Résultat de la police à partir duquel Clyde est tué
rule-roy_changes_at = Dé de Roy à partir duquel il vient ou s’en va
rule-place_cubes = Lieux par tour
rule-daily_cubes = Actions quotidiennes par tour
rule-ammo_reduction = Ce qu’une cartouche retire au résultat de la police

## La table

scene-lettering = Love at First Shot
scene-lettering-above = BONNIE AND CLYDE
scene-summary = Jour { $turn }. Économies { $savings }, amour { $love }, ennui { $boredom }, menace { $threat }, munitions { $ammo }. Passion { $passion }, poèmes { $poems }, prisons { $prisons }. { $presence ->
    [here] Roy est là.
   *[away] Roy est absent.
} Le prochain dé de la police reçoit +{ $modifier }.
scene-turn = Dallas, jour { $turn }
scene-wishes = Amoureux à mort
scene-wish-says = Pour quitter la ville : { $what } { $needed } ; actuellement { $now }.
scene-odds = Prochain dé : +{ $modifier } (menace +{ $threat }, prison +{ $prison })
scene-odds-short = Dé de la police : +{ $modifier }
scene-odds-says = Dé de la police { $die }, résultat { $result } : { $effect }. Une chance sur six.
scene-die-police = Police
scene-die-roy = Roy
scene-die-roy-says = { $die ->
    [0] Dé de Roy : à partir de { $at }, il vient ou s’en va.
   *[other] Le dé de Roy a montré { $die } ; à partir de { $at }, il vient ou s’en va.
}
scene-police-none = La police n’est pas encore venue.
scene-police-says = Dernier résultat de la police, { $result } : { $effect }.
scene-police-so-far = Pour l’instant { $result } : { $effect }.
scene-roy = Roy Thornton
scene-roy-here = est là
scene-roy-away = est absent
scene-roy-here-says = Roy Thornton est là : l’amour au maximum est perdu. Son dé change cela à partir de { $at }.
scene-roy-away-says = Roy Thornton est absent : l’amour au maximum devient passion. Son dé change cela à partir de { $at }.
scene-title-savings = Économies
scene-title-love = Amour
scene-title-boredom = Ennui
scene-title-threat = Menace
scene-title-ammo = Munitions
scene-title-passion = Passion
scene-title-poems = Poèmes
scene-title-prisons = Prison
scene-savings-life = ce soir
scene-savings-says = Économies { $value } sur { $top }. Chaque soir coûte { $life } ; qui ne peut payer a perdu.
scene-love-below = −1 : une passion
scene-love-above = +1 : passion
scene-love-says = Amour { $value } sur { $top }. Un de plus au maximum est une passion si Roy est absent ; un de moins à 0 coûte une passion.
scene-boredom-below = −1 : un poème
scene-boredom-above = +1 : poème, { $cost } $
scene-boredom-says = Ennui { $value } sur { $top }. Un de plus au maximum peut devenir un poème pour { $cost } dollars ; un de moins à 0 coûte un poème.
scene-threat-above = +1 : prison
scene-threat-says = Menace { $value } sur { $top }. Un de plus au maximum mène en prison ; rien ne la fait baisser.
scene-ammo-below = −1 : un cube
scene-ammo-says = Munitions { $value } sur { $top }. Si la police en prend une à 0, un cube d’action est perdu pour la journée.
scene-passion-says = Passion : { $value } sur { $top }.
scene-poems-says = Poèmes : { $value } sur { $top }.
scene-prison-filled = Prison : +{ $added } à chaque dé de la police.
scene-prison-free = Les prochaines prisons remplissent ces cases ; celle-ci ajouterait { $added } à chaque dé de la police.
scene-evening = Ce soir, la vie coûte { $cost } $ : il y a { $savings } $ dans le tiroir.
scene-evening-poor = Ce soir, la vie coûte { $cost } $, et il n’y a que { $savings } $ dans le tiroir !
scene-places = Lieux
scene-actions = Actions quotidiennes
scene-cubes-place = Lieux restants aujourd’hui : { $cubes }.
scene-cubes-daily = Actions quotidiennes restantes aujourd’hui : { $cubes }.
scene-home = À la maison
scene-cement_city = Cement City
scene-dallas = Dallas
scene-ride = En virée
scene-good_work = Chercher un bon travail
scene-work = Chercher du travail
scene-photo = Faire une photo
scene-ammo = Trouver des munitions
scene-stick_up = Braquage
scene-leave_town = Quitter la ville
scene-short-savings = $
scene-short-love = ♥
scene-short-boredom = ennui
scene-short-threat = menace
scene-short-ammo = mun.
scene-short-ammunition = Munitions
scene-short-home = Maison
scene-short-cement_city = Cement City
scene-short-dallas = Dallas
scene-short-ride = En virée
scene-short-good_work = Bon travail
scene-short-work = Travail
scene-short-photo = Photo
scene-short-stick_up = Braquage
scene-short-leave_town = Partir
scene-short-spend = Dépenser
scene-short-keep = Garder
scene-short-place = Un lieu
scene-short-daily = Une action
scene-short-write = Écrire
scene-short-skip = Renoncer
scene-short-quiet = rien
scene-short-bored_less = ennui −1
scene-short-love_less = ♥ −1
scene-short-watched = menace
scene-short-searched = fouille
scene-short-killed = mort
scene-left = { $places ->
    [0] { $places } lieu
    [1] { $places } lieu
   *[other] { $places } lieux
}, { $actions ->
    [0] { $actions } action quotidienne
    [1] { $actions } action quotidienne
   *[other] { $actions } actions quotidiennes
}
scene-short-left = { $places } + { $actions }
scene-spot = { $spot } : { $does }.
scene-means = comme prix
scene-beware = ! { $what }
scene-means-pay = Payer les munitions.
scene-means-threat = Laisser grandir la menace, pour des munitions ou un braquage.
scene-means-ammo = Dépenser une cartouche pour un braquage.
scene-why-over = La partie est finie.
scene-why-used = Déjà choisi aujourd’hui.
scene-why-no-cubes = Plus de cube pour cela aujourd’hui.
scene-why-wait = Pas maintenant.
scene-why-not-ready = Pas encore prêt.
scene-why-money = Trop peu d’argent.
scene-why-prison = Ce serait une prison de trop.
scene-warn-killed = Clyde est tué
scene-warn-hungry = pas d’argent pour ce soir : la fin
scene-warn-broke = plus rien pour ce soir
scene-warn-prison = prison
scene-warn-poem = coûte un poème
scene-warn-passion = coûte une passion
scene-warn-roy = Roy est là : amour perdu
scene-warn-love = amour perdu
scene-warn-poor = trop pauvre pour un poème
scene-warn-poems = ennui perdu
scene-warn-ammo = la boîte est pleine
scene-warn-savings = les économies sont pleines
scene-warn-short-killed = mortel
scene-warn-short-hungry = affamé
scene-warn-short-broke = ce soir : 0 $
scene-warn-short-prison = prison
scene-warn-short-poem = poème perdu
scene-warn-short-passion = passion perdue
scene-warn-short-roy = Roy est là
scene-warn-short-love = amour perdu
scene-warn-short-poor = trop pauvre
scene-warn-short-poems = sans effet
scene-warn-short-ammo = boîte pleine
scene-warn-short-savings = caisse pleine
scene-result = résultat { $result } : { $effect }
scene-wins = la victoire
scene-no-effect = sans effet
scene-reconstructed = La carte postale imprimée est perdue : que les économies aillent jusqu’à 5 est notre reconstitution, comme la mise en page et les dessins.
scene-reconstructed-short = Carte postale perdue : les économies jusqu’à 5 sont notre reconstitution.
