### Which Side, New York 1910-1911

## Le jeu

title = Which Side
tagline = Un foyer d’ouvriers migrants, une ville d’ateliers de misère, et dix tours pour fonder une commune.
story-so-far = New York, 1910. Vous venez de descendre la passerelle d’Ellis Island : quatre personnes, deux dollars, une chambre froide dans un immeuble. Les docks paient bien et brisent les os, la teinturerie paie bien et empoisonne, le Tenderloin paie bien et la police le sait. Le soir, on entend d’autres voix : le syndicat, l’imprimerie, une arrière-salle de café. Nourrissez tout le monde, évitez la prison, et prenez un à un les ateliers de la ville avant que le patronat ne la tienne tout entière.
about-reconstructed = L’image de la carte postale est perdue. Les noms et les prix des huit moyens de production, la longueur des jauges de Risque, d’Insalubrité, de Menace policière et d’Épargne, et le choix des deux actions répétables du groupe sont notre reconstitution. Les actions, les salaires, le tableau du dé, les phases, les valeurs de départ et les niveaux de difficulté sont ceux du livret.
credits = Création d’Alexandre Weiss. Illustration de la carte imprimée par Vianney Carvalho, édition anglaise par Faustine Di Nota. Tout ce qui est dessiné ici est de notre main.

## Mise en place

edition-booklet_0_9 = Le livret anglais, bêta 0.9 : la seule édition.
option-mode = Difficulté
option-mode-normal = Normal : 5 moyens de production, loyer 1 $
option-mode-advanced = Avancé : 6 moyens de production, loyer 1 $
option-mode-hard = Difficile : les 8 moyens de production, loyer 2 $
option-mode-experienced = Expérimenté : un autre nom du mode avancé
option-means = Prix des moyens de production
option-means-standard = Standard (reconstitués)
option-means-heavy = Lourds (reconstitués) : plus chers, pour les experts
option-take_limit = Moyens de production par tour
option-take_limit-1 = Un par tour
option-take_limit-0 = Autant qu’on veut : plus facile
option-place_limit = Ouvriers par lieu
option-place_limit-0 = Autant qu’on veut dans chaque lieu de New York et dans l’immeuble
option-place_limit-1 = Un par tour dans chaque lieu de New York et dans l’immeuble : plus difficile
option-keep_resources = Ressources non dépensées
option-keep_resources-no = Perdues à la fin du tour
option-keep_resources-yes = Gardées d’un tour à l’autre : plus facile

rule-workers_total = Ouvriers dans le jeu
rule-workers_start = Ouvriers libres au départ
rule-injured_max = Blessés à la fois
rule-savings_start = Dollars au départ
rule-savings_max = Fin de la jauge d’Épargne, en dollars
rule-worker_cost = Coût de la vie par ouvrier libre
rule-injured_cost = Coût de la vie en plus par blessé
rule-jailed_cost = Coût de la vie par emprisonné
rule-idle_divisor = Un inactif pour tant de blessés
rule-risk_hurt_at = Risque auquel un ouvrier est blessé
rule-unsanitary_hurt_at = Insalubrité à laquelle un ouvrier est blessé
rule-threat_jail_at = Menace policière à laquelle un ouvrier est emprisonné
rule-risk_after = Risque après une blessure
rule-unsanitary_after = Insalubrité après une blessure
rule-threat_after = Menace policière après une arrestation
rule-strength_start = Force du patronat au départ
rule-strength_step = Hausse de la Force du patronat à chaque tour
rule-strength_last = Force du patronat au dernier tour
rule-two_dice_at = Forces auxquelles on lance deux dés
rule-press_cost = Dollars par usage de la presse à imprimer
rule-docks_pay = Salaire aux docks de l’East River
rule-triangle_pay = Salaire à Triangle Shirtwaist
rule-dye_pay = Salaire à la teinturerie de Newtown Creek
rule-tenderloin_pay = Salaire au Tenderloin

## Mots des phrases

name-tenement = l’immeuble
name-bonesetter = rebouteux
name-local_union = syndicat local
name-printing_press = presse à imprimer
name-lawyers = avocats libéraux
name-political_cafe = café politique
name-chemistry = atelier de chimie
name-docks = Docks de l’East River
name-triangle = Triangle Shirtwaist
name-dye = Teinturerie de Newtown Creek
name-greenwich = Greenwich Village
name-tenderloin = Tenderloin
name-risk = Risque
name-unsanitary = Insalubrité
name-threat = Menace policière
name-free = un camarade libéré
name-healthy = valide
name-injured = blessé
name-union = agitation syndicale
name-anarchist = agitation anarchiste
name-strike = grève
name-sabotage = sabotage
name-bakery = Boulangerie
name-print_shop = Imprimerie
name-garment_workshop = Atelier de confection
name-dock_warehouse = Entrepôt des docks
name-dye_works = Usine de teinture
name-tram_depot = Dépôt de tramways
name-power_station = Centrale électrique
name-foundry = Fonderie
name-normal = normal
name-advanced = avancé
name-hard = difficile
name-rent_rise = le propriétaire augmente
name-accident = un accident du travail
name-raid = une descente de police
name-squalor = la saleté gagne
name-sickness = quelqu’un tombe malade
name-offensive = le patronat serre les rangs

## Coups

move-tenement = { $hazard_key ->
    [risk] Immeuble : le rendre plus sûr
   *[unsanitary] Immeuble : le nettoyer
 }
move-bonesetter = Rebouteux : soigner un blessé
move-local_union = Syndicat local : agiter
move-printing_press = Presse : imprimer des tracts
move-lawyers = { $favour_key ->
    [free] Avocats : libérer un camarade
   *[threat] Avocats : calmer la police
 }
move-political_cafe = Café politique : préparer une grève
move-chemistry = { $hazard_key ->
    [risk] Chimie : sabotage risqué
   *[unsanitary] Chimie : sabotage et vapeurs
 }
move-docks = Docks de l’East River : décharger
move-triangle = Triangle Shirtwaist : coudre
move-dye = Newtown Creek : teindre
move-greenwich = Greenwich Village : recruter
move-tenderloin = Tenderloin : gagner la nuit
move-jail = { $state_key ->
    [healthy] Laisser emprisonner un ouvrier valide
   *[injured] Laisser emmener un blessé
 }
move-take = Prendre : { $workplace }
move-done = Ne plus rien prendre

## Questions

ask-act = Envoyez un ouvrier : { $actions ->
    [one] la dernière action de ce tour
   *[other] encore { $actions } actions
 }. Épargne { $savings } $.
ask-jail = La police est à la porte. Qui emmène-t-elle ?
ask-take = Prendre un moyen de production ? Épargne { $savings } $.
ask-thrown = Le patronat lance le dé.

## Récit

story-turn = Tour { $turn }.
story-two_dice = À la force { $strength }, le patronat lance deux dés.
story-thrown = Le dé montre { $die } : { $effect }.
story-rent_rose = Le coût de la vie monte à { $cost } $ jusqu’à la fin du tour.
story-strength_rose = La Force du patronat monte à { $strength }.
story-last_turn = C’est le dernier tour : à sa fin le patronat gagne.
story-worsened = { $gauge_key ->
    [risk] Le Risque monte à { $level }.
    [unsanitary] L’Insalubrité monte à { $level }.
   *[threat] La Menace policière monte à { $level }.
 }
story-relieved = { $gauge_key ->
    [risk] L’immeuble est rendu plus sûr : le Risque descend à { $level }.
    [unsanitary] L’immeuble est nettoyé : l’Insalubrité descend à { $level }.
   *[threat] Les avocats calment la police : la Menace policière descend à { $level }.
 }
story-hurt = { $cause_key ->
    [risk] Le Risque est au bout : un ouvrier est blessé dans un accident.
    [unsanitary] L’Insalubrité est au bout : un ouvrier tombe malade.
    [sickness] Un ouvrier tombe malade.
   *[debt] Il manque un dollar : un ouvrier souffre de la faim et compte comme blessé.
 } Blessés : { $injured }.
story-died = { $state_key ->
    [healthy] Faute de soins pour un blessé de plus, un ouvrier
   *[injured] Un blessé
 } { $cause_key ->
    [risk] meurt dans un accident.
    [unsanitary] meurt de l’insalubrité.
    [sickness] meurt de maladie.
   *[debt] meurt de misère.
 }
story-jailed = La Menace policière est au bout : un ouvrier est envoyé en prison. Emprisonnés : { $jailed }.
story-died_in_prison = La Menace policière est au bout : un blessé est envoyé en prison et y meurt.
story-workers_ready = { $actions ->
    [one] Un ouvrier agit
   *[other] { $actions } ouvriers agissent
 } ce tour-ci{ $idle ->
    [0] .
    [one] , un reste couché.
   *[other] , { $idle } restent couchés.
 }
story-nothing_to_do = Il ne reste rien à faire ; { $actions ->
    [one] une action est perdue.
   *[other] { $actions } actions sont perdues.
 }
story-healed = Le rebouteux soigne un ouvrier. Blessés : { $injured }.
story-freed = Les avocats libèrent un camarade. Emprisonnés : { $jailed }.
story-gained = { $resource_key ->
    [union] Le syndicat local agite : agitation syndicale { $amount }.
    [anarchist] Les tracts sortent de la presse : agitation anarchiste { $amount }.
    [strike] Une grève se prépare au café : grève { $amount }.
   *[sabotage] L’atelier prépare un sabotage : sabotage { $amount }.
 }
story-recruited = Une recrue rejoint le foyer : { $free } ouvriers libres, { $reserve } en réserve.
story-earned = { $place } : un salaire de { $pay } ${ $lost ->
    [0] .
   *[other] , dont { $lost } $ perdus.
 } Épargne { $savings } $.
story-paid = Le coût de la vie est de { $cost } $ : { $missing ->
    [0] payé, il reste { $savings } $.
    [one] il manque un dollar.
   *[other] il manque { $missing } dollars.
 }
story-no_take = Rien n’est pris.
story-took = Les ouvriers prennent un moyen de production, { $workplace } : { $controlled } sur { $needed }.
story-resources_lost = { $lost ->
    [one] Une ressource non dépensée est perdue.
   *[other] { $lost } ressources non dépensées sont perdues.
 }
story-rents_fell = Les hausses de ce tour sont annulées : le coût de la vie revient à { $cost } $.
story-tally = { $means ->
    [one] { $means } moyen de production
   *[other] { $means } moyens de production
 } après { $turns ->
    [one] { $turns } tour.
   *[other] { $turns } tours.
 }

## Raisons

reason-commune = La Commune de New York est fondée : les ouvriers tiennent leurs ateliers.
reason-employers = L’emprise du patronat est trop forte : la ville est à lui.
reason-no_workers = Plus personne du foyer n’est libre.

## La table

scene-subtitle = New York 1910–1911 · { $turn ->
    [0] avant le premier tour
   *[other] tour { $turn }
 } · { $mode } : { $needed } moyens
scene-subtitle-brief = { $turn ->
    [0] Mise en place
   *[other] Tour { $turn }
 } · { $mode }
scene-summary = { $turn ->
    [0] Avant le premier tour
   *[other] Tour { $turn }
 }, mode { $mode }. Force du patronat { $strength } sur { $last }. Foyer : valides { $healthy }, blessés { $injured } ; emprisonnés { $jailed }, morts { $dead }, en réserve { $reserve }. Épargne { $savings } $, coût de la vie { $cost } $. Risque { $risk }, Insalubrité { $unsanitary }, Menace policière { $threat }. Moyens de production contrôlés : { $controlled } sur { $needed }.
scene-last-turn = Dernier tour : gagner ou perdre la ville.
scene-won = La commune est fondée !
scene-lost = La ville est au patronat.
scene-group = Groupe anarchiste
scene-new_york = New York
scene-means = Moyens de production
scene-actions = { $actions ->
    [0] aucune action
    [one] encore { $actions } action
   *[other] encore { $actions } actions
 }
scene-actions-with-idle = { scene-actions }, { $idle } au lit
scene-strength = Force du patronat
scene-strength-says = Force du patronat { $strength } sur { $last } ; elle monte à chaque tour et à chaque 6. Deux dés à { $dice }.
scene-two-dice = 2 dés
scene-end = fin
scene-hurt = Blessé
scene-jail-mark = Prison
scene-gauge-says = { $gauge } { $level } sur { $end } : au bout, un ouvrier est { $kind ->
    [jail] emprisonné
   *[hurt] blessé
 }.
scene-gauge-level = { $level } sur { $end }
scene-jail = Prison
scene-reserve = Ellis Island
scene-dead = Morts
scene-jail-says = { $jailed ->
    [0] Personne n’est en prison.
    [one] Un ouvrier est en prison : sans action ni coût, jusqu’à l’aide des avocats.
   *[other] { $jailed } ouvriers sont en prison : sans action ni coût, jusqu’à l’aide des avocats.
 }
scene-reserve-says = { $reserve ->
    [0] Il ne reste personne à recruter.
    [one] Une personne peut être recrutée à Greenwich Village.
   *[other] { $reserve } personnes peuvent être recrutées à Greenwich Village.
 }
scene-dead-says = { $dead ->
    [0] Personne n’est mort.
    [one] Un ouvrier est mort.
   *[other] { $dead } ouvriers sont morts.
 }
scene-healthy = ouvrier valide
scene-injured = blessé
scene-idle = blessé, au lit
scene-jailed = emprisonné
scene-newcomer = recrue possible
scene-grave = tombe
scene-placed = ouvrier placé
scene-healthy-says = Un ouvrier valide : coût de la vie 1 $.
scene-injured-says = Un blessé : coût de la vie 2 $. La moitié des blessés, arrondie à l’unité inférieure, ne peut pas agir.
scene-idle-says = Un blessé qui ne peut pas agir ce tour-ci.
scene-savings = Épargne
scene-life_cost = Coût de la vie
scene-purse-says = Épargne { $savings } $, coût de la vie { $cost } $.
scene-life = Épargne { $savings } $. Coût de la vie { $cost } $ = ouvriers { $workers } + blessés { $injured } + loyer { $rent }{ $jailed ->
    [0] { "" }
   *[other] { " " }+ prison { $jailed }
 }{ $rises ->
    [0] { "" }
   *[other] { " " }+ dés { $rises }
 }
scene-life-brief = { $savings } $ − vie { $cost } $
scene-left = Il resterait { $left } $.
scene-missing = { $missing ->
    [one] Il manque 1 $ : un blessé de plus !
   *[other] Il manque { $missing } $ : { $missing } blessures !
 }
scene-left-brief = reste { $left } $
scene-missing-brief = manque { $missing } $ !
scene-resources = Ressources de ce tour
scene-union = Syndicat
scene-anarchist = Anarchie
scene-strike = Grève
scene-sabotage = Sabotage
scene-resource-says = { $resource } : { $amount }
scene-goal = { $controlled } sur { $needed }
scene-goal-note = { $limit ->
    [0] sans limite par tour
   *[other] un par tour
 }
scene-goal-says = Moyens de production contrôlés : { $controlled } sur les { $needed } qu’il faut ; { $limit ->
    [0] on peut en prendre autant qu’on veut à chaque tour
   *[other] on peut en prendre un à chaque tour
 }.
scene-done = Ne rien prendre
scene-done-says = Finir le tour sans prendre d’autre moyen de production.
scene-done-later = Demandé à la fin d’un tour où l’on peut prendre quelque chose.
scene-dollars = dollars
scene-taken = pris
scene-control = marque de contrôle
scene-reach = à portée
scene-lacks = manque { $what }
scene-means-taken = { $workplace } : contrôlé par les ouvriers.
scene-means-reach = { $workplace } : coûte { $price } ; vos ressources et l’épargne restante après le paiement suffiraient.
scene-means-lacks = { $workplace } : coûte { $price } ; il manque encore : { $what }.
scene-dice = Offensive
scene-die-says = Dé { $die } : { $effect }.
scene-effect-rent_rise = Propriétaire : coût de la vie +1 $ ce tour
scene-effect-accident = Accident : Risque +1
scene-effect-raid = Descente : Menace policière +1
scene-effect-squalor = Saleté : Insalubrité +1
scene-effect-sickness = Maladie : un ouvrier est blessé
scene-effect-offensive = Offensive : Force du patronat +1
scene-no-die = Le dé va être lancé.

scene-label-tenement = Immeuble
scene-label-bonesetter = Rebouteux
scene-label-local_union = Syndicat local
scene-label-printing_press = Presse à imprimer
scene-label-lawyers = Avocats libéraux
scene-label-political_cafe = Café politique
scene-label-chemistry = Atelier de chimie
scene-label-docks = Docks de l’East River
scene-label-triangle = Triangle Shirtwaist
scene-label-dye = Teinturerie de Newtown
scene-label-greenwich = Greenwich Village
scene-label-tenderloin = Tenderloin
scene-brief-tenement = Immeuble
scene-brief-bonesetter = Rebouteux
scene-brief-local_union = Syndicat
scene-brief-printing_press = Presse
scene-brief-lawyers = Avocats
scene-brief-political_cafe = Café
scene-brief-chemistry = Chimie
scene-brief-docks = Docks
scene-brief-triangle = Triangle
scene-brief-dye = Newtown
scene-brief-greenwich = Village
scene-brief-tenderloin = Tenderloin
scene-brief-risk = Risque
scene-brief-unsanitary = Saleté
scene-brief-threat = Police
scene-note-tenement = Risque −1 ou Insalubrité −1
scene-note-bonesetter = soigne un blessé, sans limite
scene-note-local_union = +1 syndicat, sans limite
scene-note-printing_press = +1 anarchie, −{ $pay } $
scene-note-lawyers = libère un, ou Menace −1
scene-note-political_cafe = +1 grève, Menace +1
scene-note-chemistry = +1 sabotage, Risque ou Insalubrité +1
scene-note-docks = +{ $pay } $, Risque +1
scene-note-triangle = +{ $pay } $
scene-note-dye = +{ $pay } $, Insalubrité +1
scene-note-greenwich = +1 ouvrier, coût de la vie +1 $
scene-note-tenderloin = +{ $pay } $, Menace +1
scene-short-tenement = Risque/Saleté −1
scene-short-bonesetter = soigne un
scene-short-local_union = U +1
scene-short-printing_press = A +1, −{ $pay } $
scene-short-lawyers = libère/Police −1
scene-short-political_cafe = K +1, Police +1
scene-short-chemistry = X +1, danger +1
scene-short-docks = +{ $pay } $, Risque +1
scene-short-triangle = +{ $pay } $
scene-short-dye = +{ $pay } $, Saleté +1
scene-short-greenwich = +1 ouvrier
scene-short-tenderloin = +{ $pay } $, Police +1
scene-danger-hurt = { $note } : BLESSÉ !
scene-danger-dies = { $note } : MORT !
scene-danger-jail = { $note } : PRISON !
scene-danger-lost = { $note } : LA FIN !
scene-danger-says-hurt = Attention : la jauge arrive au bout et un ouvrier est blessé.
scene-danger-says-dies = Attention : la jauge arrive au bout et un ouvrier meurt.
scene-danger-says-jail = Attention : la jauge arrive au bout et un ouvrier va en prison.
scene-danger-says-lost = Attention : la jauge arrive au bout et plus personne n’est libre : la partie est perdue.
scene-place-says = { $place } : { $note }.
scene-why-used = Déjà utilisé ce tour-ci.
scene-why-tenement = Le Risque et l’Insalubrité sont à 0 : rien à faire.
scene-why-bonesetter = Personne n’est blessé.
scene-why-printing_press = L’épargne ne paie pas le papier.
scene-why-lawyers = Personne n’est en prison et la Menace policière est à 0.
scene-why-greenwich = La réserve est vide.
scene-why-later = On envoie les ouvriers dans la phase des ouvriers.

## Notes sur les coups

about-pay = +{ $pay } $
about-cost = −{ $cost } $
about-gauge = { $gauge } { $level }/{ $end }
about-healed = coût de la vie −1 $
about-recruit = coût de la vie +1 $
about-gain-union = +1 syndicat
about-gain-anarchist = +1 anarchie
about-gain-strike = +1 grève
about-gain-sabotage = +1 sabotage
about-danger-hurt = un blessé
about-danger-dies = un mort
about-danger-jail = un emprisonné
about-danger-lost = la fin
about-jailed = pourra être libéré
about-dies = en meurt
about-price = { $price }
about-wins = fonde la commune
about-last = la partie est perdue
about-dollars = { $dollars } $
scene-lower-union = syndicat
scene-lower-anarchist = anarchie
scene-lower-strike = grève
scene-lower-sabotage = sabotage
scene-alarm-hurt = BLESSE !
scene-alarm-dies = TUE !
scene-alarm-jail = PRISON !
scene-alarm-lost = LA FIN !
scene-brief-bakery = Fournil
scene-brief-print_shop = Imprimerie
scene-brief-garment_workshop = Confection
scene-brief-dock_warehouse = Entrepôt
scene-brief-dye_works = Teinture
scene-brief-tram_depot = Tramways
scene-brief-power_station = Centrale
scene-brief-foundry = Fonderie
scene-reconstructed = Reconstitués : prix des moyens, longueur des jauges, actions répétables.
scene-hit-rent_rise = vie +1 $
scene-hit-accident = Risque +1
scene-hit-raid = Police +1
scene-hit-squalor = Saleté +1
scene-hit-sickness = un blessé
scene-hit-offensive = Force +1
scene-spend = Épargne { $savings } $, coût de la vie déduit.
