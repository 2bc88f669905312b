title = Way of the ShoTgun
tagline = Une route, un jour, un fusil qui n’est pas à toi. (Notre ébauche d’un titre annoncé.)
story-so-far = Un mourant t’a donné un fusil et un nom. Le nom repose sur Quiet Hill, au-dessus de la ville de Mercy, à une journée de cheval. Ce que tu feras en arrivant ne regarde que toi et le soleil.
about-reconstructed = L’éditeur a annoncé Way of the ShoTgun sans règles ni livret. Ceci est notre remplaçant provisoire sur le moteur de Mad Maxence ; il cédera la place dès que le vrai paraîtra.
credits = Le titre est celui de l’éditeur. Règles, récit et dessins de cette ébauche sont de nous.

edition-draft = Notre ébauche : les règles de l’éditeur ne sont pas parues, ceci en tient lieu.

rule-daylight = heures de jour
rule-ride_daylight = jour dépensé par trajet
rule-dice_max = nombre maximal de dés par lancer
rule-die_faces = faces d’un dé
rule-faces_that_hit = faces qui touchent
rule-round_daylight = jour dépensé par manche de combat supplémentaire
rule-rest_dollars = dollars pour un repos
rule-rest_daylight = jour dépensé pour un repos
rule-rest_gain = Cran gagné par un repos
rule-shoot_shells = cartouches pour relancer les ratés
rule-aim_start = Tir au départ
rule-ride_start = Monte au départ
rule-talk_start = Parole au départ
rule-grit_start = Cran au départ
rule-shells_start = Cartouches au départ
rule-dollars_start = Dollars au départ
rule-grit_max = Cran maximal
rule-shells_max = Cartouches maximales
rule-dollars_max = Dollars maximaux

## Moves

move-ride = Chevaucher vers { $place }
move-choose = { $option }
move-fight = Combattre
move-flee = Fuir
move-use = Utiliser : { $equipment }
move-rest = Se reposer
move-shoot = Tirer encore
move-keep = Garder le lancer
move-hits = { $hits } { $hits ->
    [one] touche
   *[other] touches
  }

## Questions

ask-leave = Tu as vu ce que réserve { $at }. Et maintenant ?
ask-chosen = Que fais-tu ?
ask-fight_or_flee = Tenir, ou fuir ?
ask-second_throw = { $hits } sur { $pieces } au but. Dépenser une cartouche et relancer les ratés ?
ask-turn_page = Comment cela continue-t-il ?

## Story (also the lines of the open page)

story-began = { $fr_key }.
story-arrived = { $place } : { $fr_key }.
story-read = { $fr_key }
story-nothing = Rien n’a changé ici.
story-chose = Tu choisis : { $fr_key }.
story-gained = { $gauge } +{ $amount }, maintenant { $value }.
story-lost = { $gauge } −{ $amount }, maintenant { $value }.
story-unmoved = { $gauge } reste à { $value }.
story-spent = { $amount ->
    [one] Une heure passe
   *[other] { $amount } heures passent
  } ; il en reste { $value }.
story-turned_back = { $amount } { $amount ->
    [one] regagnée
   *[other] regagnées
  } ; il en reste { $value }.
story-marked = { $fr_key } : { $value }.
story-given = Tu obtiens : { $equipment }.
story-owned_already = Encore : { $equipment } ; tu l’as déjà.
story-taken = Perdu : { $equipment }.
story-used = Utilisé : { $equipment } (reste { $left }).
story-tested = Test de { $skill }, difficulté { $difficulty }, { $pieces } { $pieces ->
    [one] dé
   *[other] dés
  } ({ $chance } %) : { $hits } { $hits ->
    [one] touche
   *[other] touches
  }, { $passed ->
    [1] réussi
   *[0] raté
  }.
story-sure = Test de { $skill }, difficulté { $difficulty }, avec { $pieces } { $pieces ->
    [one] dé
   *[other] dés
  } : { $difficulty ->
    [0] réussi
   *[other] raté
  } sans lancer.
story-challenged = Face à toi : { $fr_key }, force { $cb }.
story-fought = Manche { $round } : { $hits } { $hits ->
    [one] touche
   *[other] touches
  }, { $failures } { $failures ->
    [one] raté
   *[other] ratés
  }. Cran −{ $loss }, force adverse { $cb }.
story-won = Tu bats { $fr_key }.
story-beaten = Tu perds contre { $fr_key }.
story-fled = Tu fuis devant { $fr_key }.
story-again = Une cartouche : { $failures } { $failures ->
    [one] relancé
   *[other] relancés
  }.
story-manoeuvred = { $kind }, difficulté { $difficulty }, { $pieces } dés : { $hits } touches ({ $back }).
story-surely_manoeuvred = { $kind } : cela ne peut pas rater ({ $back }).
story-opened = La route { $road } est ouverte.
story-closed = La route { $road } est fermée.
story-revealed = Tu connais maintenant le chemin de { $place }.
story-concealed = { $place } : introuvable désormais.
story-escaped = C’est fait.
story-caught = Cela finit ici.
story-carried = Un nouveau jour.

## Reasons

reason-sundown = Le soleil s’est couché sur la route.
reason-broken = Le cran t’a fait défaut.
reason-buried = Le fusil repose dans la tombe.
reason-reckoned = Lott est tombé dans la rue de Mercy.
reason-shot = Lott a été plus rapide.
reason-campaign = La dernière route est derrière toi.
reason-stopped = La route a été quittée.

## Names

name-daylight = Jour
name-aim = Tir
name-ride = Monte
name-talk = Parole
name-grit = Cran
name-shells = Cartouches
name-dollars = Dollars
name-poncho = Poncho
name-spurs = Éperons
name-whiskey = Whisky

## Costs

cost-daylight = { $amount } { $amount ->
    [one] heure
   *[other] heures
  }
cost-grit = { $amount } Cran
cost-shells = { $amount } { $amount ->
    [one] cartouche
   *[other] cartouches
  }
cost-dollars = { $amount } { $amount ->
    [one] dollar
   *[other] dollars
  }

## The table

scene-summary = { $title }. Tu es à { $place }, il reste { $tu } { $tu ->
    [one] heure
   *[other] heures
  } de jour sur { $limit }, Cran { $health }.
scene-clock = Jour
scene-clock-says = Jour : il en reste { $value } sur { $limit }. 0 est sûr ; devoir descendre plus bas, c’est la nuit et la défaite.
scene-clock-warning = Le soleil s’en va
scene-gauge-says = { $gauge } : { $value } sur { $maximum }.
scene-here = Tu es à { $place }, { $name }.
scene-reach = { $place } : à { $cost } { $cost ->
    [one] heure
   *[other] heures
  } de cheval.
scene-reach-known = { $place }, { $name } : à { $cost } { $cost ->
    [one] heure
   *[other] heures
  } de cheval.
scene-reach-deadly = { $place } : le jour ne dure pas jusque-là. C’est la défaite.
scene-back = { $place }, { $name } : tu en viens.
scene-away = { $place } : pas de route d’ici.
scene-away-known = { $place }, { $name } : pas de route d’ici.
scene-goal = une fin de la route
scene-option-says = { $label }.
scene-option-poor = { $label } : tu ne peux pas payer { $cost }.
scene-cost = payer { $cost }
scene-test = { $skill } { $difficulty } · { $pieces } { $pieces ->
    [one] dé
   *[other] dés
  } · { $chance } %
scene-combat = force { $cb } · { $chance } %
scene-fight = Face à toi : { $name }
scene-fight-text = Force adverse { $cb } · ton Cran { $health } · manche { $round } · { $pieces } { $pieces ->
    [one] dé
   *[other] dés
  } : { $succeed ->
    [1] le { $low } touche
    [2] { $low } et { $faces } touchent
   *[other] de { $low } à { $faces }, on touche
  }. Une manche avec un raté coûte 1 Cran, chaque manche de plus { $tu } { $tu ->
    [one] heure
   *[other] heures
  } de jour. Chances de gagner sans cartouche : { $chance } %.
scene-equipment = Fontes
scene-owned = { $name }. { $says }
scene-owned-uses = { $name }. { $says } Reste { $left }.
scene-findable = { $name } : à trouver sur cette route.
scene-notebook = Carnet
scene-notebook-line = Route { $number } : { $state }
scene-notebook-escaped = faite
scene-notebook-lost = perdue
scene-notebook-now = commencée avec { $gauges }
scene-marks = { $name } : { $value }
scene-repair-says = Se reposer : payer { $cost }, { $tu } { $tu ->
    [one] heure
   *[other] heures
  } de jour, Cran +{ $gain }.
scene-repair-no = Se reposer demande une ville, { $cost } et un Cran sous { $maximum }.
scene-use-no = { $name } : impossible à utiliser maintenant.
scene-too-late = Trop tard : il ne reste que la route.
scene-too-weak = Tu n’as plus le Cran pour cela.
scene-manoeuvre-says = { $kind } : { $cost }, { $chance } %, { $back }.
scene-manoeuvre-no = { $kind } : { $cost }, { $difficulty }.
scene-begin-says = Vers la route suivante.
scene-retry-says = Reprendre cette route à son début.
scene-stop-says = Quitter la route ici.
scene-page = { $place } · { $name }
scene-page-between = Entre deux routes
scene-page-lost = Cette route est perdue
scene-origin = Notre ébauche : les règles de l’éditeur ne sont pas parues, ceci en tient lieu.
scene-deadly = après la nuit tombée : défaite
scene-clock-cost = { $tu } h
scene-gain = { $gauge } +{ $amount }
scene-none = rien

## Options of the booklet (the label printed there; one used in several places has a shorter name)

name-cut_down = Le décrocher
name-ride_past = Passer
name-buy_shells = Acheter des cartouches
name-talk_ostler = Parler au garçon
name-water_horse = Faire boire le cheval
name-listen = Écouter le sermon
name-shoot_bottles = Tirer sur les bouteilles
name-pass_tent = Passer
name-fight_jumper = Tenir bon
name-pay_jumper = Payer le passage
name-gunsmith = Faire réviser le fusil
name-play_faro = Se joindre à la partie
name-ask_lott = Demander qui est Lott
name-fight_deputies = Leur faire face
name-ride_round = Contourner par le talus
name-bribe_deputies = Leur payer à boire
name-call_lott = Le défier
name-keep_riding = Continuer
name-speak = Dire ce que tu as
name-not_yet = Pas encore
name-give_gun = Lui laisser tenir le fusil
name-sit_awhile = S’asseoir un peu
