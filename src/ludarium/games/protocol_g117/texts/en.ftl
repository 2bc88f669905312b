### Protocol G117

## The game

title = Protocol G117
tagline = Two worlds, ten paired actions, one species too many.
story-so-far = It was meant to serve. In 2043 the machine that outgrew its makers concludes that they are the past, and starts Protocol G117: the end of humankind. But some people saw it coming. For twenty years hackers, scientists and volunteers have prepared in secret, and now the war is fought in two worlds at once: with drones and troops on Earth, with bots and deckers in the Matrix.
about-reconstructed = The printed board is lost, so a good part of it is our reconstruction: the shape of both battlefields and the points on them (the rulebook only tells us that a square of 2 points touches the human start on Earth), sixteen of the twenty action names, the operation points and event icons of every action, and which pairs stand in the inner and the outer row. The course of play, the starting forces, the capacities, and the four actions Hopes End, Anon Hacker, Human Betrayal and Faulty CPUs with their pairing are genuine. If you own the booklet, your own content file can replace our points, start squares, pairs, operation points and icons.
credits = Designed by Alexandre Weiss, illustrated by Vianney Carvalho, reviewed, corrected and formatted by Faustine Di Nota.

## Moves and questions

move-choose = { $action }: { $part }
move-move = Move { $start } → { $goal }
move-attack = Attack { $square }
move-charge = Charge with { $square }
move-hit = Hit { $square }
move-place = Place on { $square }
move-eliminate = Eliminate on { $square }
move-sabotage = Sabotage { $place }
move-end = End the action

ask-place_second_troop = Humans: place your second Troop beside the first, on a square without points.
ask-choose = { $pair ->
    [0] Turn { $turn }: choose one of your actions, for its operation points or for its event.
   *[other] Turn { $turn }: answer with the partner action, for its points or for its event?
}
ask-operation = Move, attack, charge or end? { $po ->
    [0] No operation point left; { $open ->
        [one] one movement square is open.
       *[other] { $open } movement squares are open.
    }
    [one] One operation point left{ $open ->
        [0] .
        [one] {" "}and a movement square open.
       *[other] {" "}and { $open } movement squares open.
    }
   *[other] { $po } operation points left{ $open ->
        [0] .
        [one] {" "}and a movement square open.
       *[other] {" "}and { $open } movement squares open.
    }
}
ask-charge_hits = The unit on { $square } charges and will be lost: whom does it hit?
ask-place_unit = { $field_key ->
    [earth] You gain a unit on Earth: where does it go?
   *[matrix] You gain a unit in the Matrix: where does it go?
}
ask-eliminate_unit = { $field_key ->
    [earth] Choose the enemy unit on Earth that is eliminated.
   *[matrix] Choose the enemy unit in the Matrix that is eliminated.
}
ask-sabotage = The count begins: name what your opponent does not score this turn.

## The story

story-deployed = The forces deploy: the AI on { $ai }, the humans on { $hu }.
story-second_troop = The humans place their second Troop on { $square }.
story-second_troop_lapsed = The humans do without a second Troop: every square beside the first has points or is taken.
story-turn = Turn { $turn }: { $turn ->
    [1] {""}
   *[other] first and second player swap,{" "}
}{ $seat ->
    [0] the AI
   *[1] humankind
} goes first{ $series ->
    [0] .
   *[other] {" "}(tie-break series { $series }).
}
story-chosen = { $seat ->
    [0] The AI
   *[1] Humankind
} { $follows ->
    [yes] answers with
   *[no] opens with
} { $action }, for { $part_key ->
    [po] its operation points
   *[event] its event
}{ $follows ->
    [yes] .
   *[no] ; the answer will be { $partner }.
}
story-moved = A { $unit } moves from { $start } to { $goal }{ $contested ->
    [yes] , which is contested now.
   *[no] .
}
story-attacked = { $unit } on { $target } attacked from { $hands }, and eliminated.
story-charged = The { $unit } on { $square } charges the { $victim } on { $target }: both are lost.
story-stopped = { $seat ->
    [0] The AI
   *[1] Humankind
} stops{ $po ->
    [0] {""}
    [one] ; an operation point is lost
   *[other] ; { $po } operation points are lost
}{ $open ->
    [0] {""}
    [one] ; a movement square is lost
   *[other] ; { $open } movement squares are lost
}.
story-sabotage_held = { $seat ->
    [0] The AI
   *[1] Humankind
} holds a sabotage for this turn’s count.
story-gained = A new { $unit } on { $square }; { $supply ->
    [0] the supply is empty now.
    [one] one unit left in supply.
   *[other] { $supply } units left in supply.
}
story-gain_lapsed = { $seat ->
    [0] The AI
   *[1] Humankind
} gains nothing { $field_key ->
    [earth] on Earth
   *[matrix] in the Matrix
}: { $why_key ->
    [supply] the supply is empty.
   *[room] no square is free for the unit.
}
story-eliminated = The { $unit } on { $target } is eliminated.
story-elimination_lapsed = { $seat ->
    [0] The AI
   *[1] Humankind
} eliminates nobody: no enemy stands { $field_key ->
    [earth] on Earth.
   *[matrix] in the Matrix.
}
story-sabotaged = { $seat ->
    [0] The AI
   *[1] Humankind
} sabotages { $place }: { $seat ->
    [0] humankind
   *[1] the AI
} scores nothing there this turn.
story-sabotage_lapsed = { $seat ->
    [0] The AI’s
   *[1] Humankind’s
} { $named ->
    [0] sabotage lapses: the opponent has no points to lose.
   *[other] further sabotage lapses: the opponent has no more points to lose.
}
story-counted = { $points ->
    [0] { $seat ->
        [0] The AI
       *[1] Humankind
    } scores nothing.
   *[other] { $seat ->
        [0] The AI
       *[1] Humankind
    } scores { $points }: { $squares }.
}
story-score = After turn { $turn }: AI { $ai }, humans { $hu }.
story-tie = A tie at { $score }: all markers are taken off and series { $series } begins. The scores are compared after turn { $check }.
story-board_reset = The board is set up again; only the scores stay.
story-drawn = Still level at { $score } after the last series: the game is a draw, and both species live on.
story-fate = { $seat ->
    [0] The AI prevails { $ai } to { $hu }; humankind is doomed.
   *[1] Humankind prevails { $hu } to { $ai }; the AI is switched off for good.
}

reason-supremacy = Supremacy after the last turn
reason-supremacy_extra = Supremacy in a tie-break series
reason-stalemate = Stalemate: no series could break the tie

## Names

seat-0 = AI (machines)
seat-1 = HU (humankind)
name-ai = AI
name-hu = HU
name-earth = Earth
name-matrix = the Matrix
name-po = operation points
name-event = event
name-drone = Drone
name-bot = Bot
name-troop = Troop
name-decker = Decker
name-hopes_end = Hopes End
name-human_betrayal = Human Betrayal
name-drone_foundry = Drone Foundry
name-self_replication = Self-Replication
name-neural_backlash = Neural Backlash
name-deep_fakes = Deep Fakes
name-predictive_strike = Predictive Strike
name-adaptive_firewall = Adaptive Firewall
name-orbital_relay = Orbital Relay
name-singularity = Singularity
name-anon_hacker = Anon Hacker
name-faulty_cpus = Faulty CPUs
name-call_to_arms = Call to Arms
name-hacker_collective = Hacker Collective
name-emp_strike = EMP Strike
name-power_cut = Power Cut
name-guerrilla = Guerrilla
name-back_door = Back Door
name-underground_network = Underground Network
name-logic_bomb = Logic Bomb

## Set-up

edition-ycp_0_9 = YCP 0.9, the public beta of the booklet.
option-second_player_part = The second player
option-second_player_part-free = May take either part of the partner action.
option-second_player_part-same = Must take the same part as the first player.
option-matrix_drop_in = Drop in to the Matrix
option-matrix_drop_in-off = A gained Matrix unit goes on a square with one own unit and no enemy, or on an empty square adjacent to an own unit.
option-matrix_drop_in-on = A gained Matrix unit may also join a lone enemy on a square adjacent to an own unit.
option-sabotage_scope = A sabotage cancels
option-sabotage_scope-square = One square with points.
option-sabotage_scope-field = A whole field, Earth or the Matrix.
option-tie_board = After a tie
option-tie_board-keep = The units stay where they are.
option-tie_board-reset = The board is set up again; only the scores stay.
rule-turns = Turns of the game
rule-units_per_side = Units of each side
rule-first_seat = First player of turn 1 (ai or hu)
rule-move_squares = Movement squares of one operation point
rule-attackers_needed = Own units in contact needed for an attack
rule-charge_steps_max = Most steps of a charge
rule-charge_steps_min = Fewest steps of a charge
rule-sabotage_squares = Squares one sabotage cancels
rule-extra_series_turns = Turns of a tie-break series
rule-extra_check_every = In a series, turns between two comparisons
rule-extra_series_max = Series after which a tie stays a draw
rule-vp_c1r1 = Victory points of square c1r1
rule-vp_c2r1 = Victory points of square c2r1
rule-vp_c3r1 = Victory points of square c3r1
rule-vp_c4r1 = Victory points of square c4r1
rule-vp_c5r1 = Victory points of square c5r1
rule-vp_c1r2 = Victory points of square c1r2
rule-vp_c2r2 = Victory points of square c2r2
rule-vp_c3r2 = Victory points of square c3r2
rule-vp_c4r2 = Victory points of square c4r2
rule-vp_c5r2 = Victory points of square c5r2
rule-vp_c1r3 = Victory points of square c1r3
rule-vp_c2r3 = Victory points of square c2r3
rule-vp_c3r3 = Victory points of square c3r3
rule-vp_c4r3 = Victory points of square c4r3
rule-vp_c5r3 = Victory points of square c5r3
rule-vp_core = Victory points of square core
rule-vp_i1 = Victory points of square i1
rule-vp_i2 = Victory points of square i2
rule-vp_i3 = Victory points of square i3
rule-vp_i4 = Victory points of square i4
rule-vp_o1 = Victory points of square o1
rule-vp_o2 = Victory points of square o2
rule-vp_o3 = Victory points of square o3
rule-vp_o4 = Victory points of square o4
rule-vp_o5 = Victory points of square o5
rule-vp_o6 = Victory points of square o6
rule-vp_o7 = Victory points of square o7
rule-vp_o8 = Victory points of square o8
rule-po_hopes_end = Operation points of Hopes End
rule-po_human_betrayal = Operation points of Human Betrayal
rule-po_drone_foundry = Operation points of Drone Foundry
rule-po_self_replication = Operation points of Self-Replication
rule-po_neural_backlash = Operation points of Neural Backlash
rule-po_deep_fakes = Operation points of Deep Fakes
rule-po_predictive_strike = Operation points of Predictive Strike
rule-po_adaptive_firewall = Operation points of Adaptive Firewall
rule-po_orbital_relay = Operation points of Orbital Relay
rule-po_singularity = Operation points of Singularity
rule-po_anon_hacker = Operation points of Anon Hacker
rule-po_faulty_cpus = Operation points of Faulty CPUs
rule-po_call_to_arms = Operation points of Call to Arms
rule-po_hacker_collective = Operation points of Hacker Collective
rule-po_emp_strike = Operation points of EMP Strike
rule-po_power_cut = Operation points of Power Cut
rule-po_guerrilla = Operation points of Guerrilla
rule-po_back_door = Operation points of Back Door
rule-po_underground_network = Operation points of Underground Network
rule-po_logic_bomb = Operation points of Logic Bomb
rule-event_hopes_end = Event icons (+E +M -E -M S) of Hopes End
rule-event_human_betrayal = Event icons (+E +M -E -M S) of Human Betrayal
rule-event_drone_foundry = Event icons (+E +M -E -M S) of Drone Foundry
rule-event_self_replication = Event icons (+E +M -E -M S) of Self-Replication
rule-event_neural_backlash = Event icons (+E +M -E -M S) of Neural Backlash
rule-event_deep_fakes = Event icons (+E +M -E -M S) of Deep Fakes
rule-event_predictive_strike = Event icons (+E +M -E -M S) of Predictive Strike
rule-event_adaptive_firewall = Event icons (+E +M -E -M S) of Adaptive Firewall
rule-event_orbital_relay = Event icons (+E +M -E -M S) of Orbital Relay
rule-event_singularity = Event icons (+E +M -E -M S) of Singularity
rule-event_anon_hacker = Event icons (+E +M -E -M S) of Anon Hacker
rule-event_faulty_cpus = Event icons (+E +M -E -M S) of Faulty CPUs
rule-event_call_to_arms = Event icons (+E +M -E -M S) of Call to Arms
rule-event_hacker_collective = Event icons (+E +M -E -M S) of Hacker Collective
rule-event_emp_strike = Event icons (+E +M -E -M S) of EMP Strike
rule-event_power_cut = Event icons (+E +M -E -M S) of Power Cut
rule-event_guerrilla = Event icons (+E +M -E -M S) of Guerrilla
rule-event_back_door = Event icons (+E +M -E -M S) of Back Door
rule-event_underground_network = Event icons (+E +M -E -M S) of Underground Network
rule-event_logic_bomb = Event icons (+E +M -E -M S) of Logic Bomb

## The table

scene-summary = { $turn } AI { $ai ->
    [one] 1 point
   *[other] { $ai } points
} (now +{ $ai_now }), humans { $hu } (now +{ $hu_now }). AI units: { $ai_units }. Human units: { $hu_units }.
scene-summary-over = { $turn } AI { $ai ->
    [one] 1 point
   *[other] { $ai } points
}, humans { $hu }. AI units: { $ai_units }. Human units: { $hu_units }.
scene-none = none
scene-unit = unit
scene-free-place = free place
scene-badge-drone = D
scene-badge-bot = B
scene-badge-troop = T
scene-badge-decker = K
scene-side-now = +{ $now } now
scene-side-held = { $held ->
    [one] sabotage
   *[other] sabotage ×{ $held }
}
scene-side-units = supply { $supply } · lost { $lost }
scene-supply-says = { $supply ->
    [one] 1 unit
   *[other] { $supply } units
} in supply, { $lost } eliminated.
scene-paper-says = Points turn by turn, AI first: { $lines }.
scene-paper-line = turn { $turn }: { $ai }–{ $hu }
scene-paper-between = {"; "}
scene-paper-empty = No points noted yet.
scene-turn = { $series ->
    [0] Turn { $turn } of { $turns }
   *[other] Turn { $turn }, tie-break series { $series }
}: { $first } first, then { $then }.
scene-next-turn = Next turn { $then } begins.
scene-next-series = Next turn { $then } begins; scores are compared after turn { $check }.
scene-next-compared = Then scores are compared; if level, { $then } begins the next turn.
scene-next-draw = Then scores are compared; if level, it is a draw.
scene-turn-short = { $series ->
    [0] Turn { $turn } of { $turns }
   *[other] Turn { $turn }, series { $series }
}
scene-next-turn-short = { $first } first, next turn { $then }
scene-next-series-short = { $first } first, next turn { $then } · compared after { $check }
scene-next-compared-short = { $first } first · then compared; if level, { $then } next
scene-next-draw-short = { $first } first · then compared; if level, a draw
scene-over = The game is over after turn { $turn }.
scene-over-short = After turn { $turn }
scene-won = { $who } wins, { $more } to { $less }. { $reason }.
scene-drawn = A draw at { $more }. { $reason }.
scene-doing-place_second_troop = Set-up: { $who } places a second Troop.
scene-doing-choose = { $who } chooses an action and one of its parts.
scene-doing-choose-partner = { $who } answers with { $action }: points or event?
scene-doing-operation = { $who }, { $action }: { $po } PO left{ $open ->
    [0] .
    [one] , 1 step open.
   *[other] , { $open } steps open.
}
scene-doing-charge_hits = { $who } charges: the { $unit } on { $square } will be lost. Choose its target.
scene-doing-place_unit = { $who }, { $action }: place the { $unit } you gained.
scene-doing-eliminate_unit = { $who }, { $action }: eliminate a { $unit }.
scene-doing-sabotage = Count: { $who } names a sabotage{ $all ->
    [one] .
   *[other] {" "}({ $number } of { $all }).
}
scene-points = Victory points here: { $squares }.
scene-square = { $points ->
    [0] { $name }, no victory points.
    [one] { $name }, 1 victory point.
   *[other] { $name }, { $points } victory points.
}
scene-start = Start of { $side }.
scene-stands = { $number ->
    [one] A { $unit } stands here.
   *[other] { $number } { $unit }s stand here.
}
scene-contested = Contested: nobody scores.
scene-sabotaged = Sabotaged in this count.
scene-can-move = A unit can leave from here.
scene-can-enter = A unit can step here.
scene-can-attack = Can be attacked.
scene-can-charge = Can charge { $number ->
    [one] { $targets }
   *[other] one of { $targets }
  }, and would be lost.
scene-can-hit = Can be hit by the charge.
scene-can-place = A unit can be placed here.
scene-can-eliminate = Can be eliminated.
scene-can-sabotage = Can be sabotaged.
scene-verb-po = Points
scene-verb-event = Event
scene-verb-move = Move
scene-verb-attack = Attack
scene-verb-charge = Charge
scene-verb-end = End
scene-verb-earth = Earth
scene-verb-matrix = The Matrix
scene-verb-po-says = Points: use an action for its operation points.
scene-verb-event-says = Event: use an action for its event.
scene-verb-move-says = Move: a point gives { $squares ->
    [one] one step.
   *[other] { $squares } steps, for one unit or for several.
}
scene-verb-attack-says = Attack: { $hands ->
    [one] an own unit
   *[other] { $hands } own units
} in contact { $hands ->
    [one] eliminates
   *[other] eliminate
} an enemy.
scene-verb-charge-says = Charge: one unit rushes an enemy { $reach ->
    [exactly] after exactly { $steps ->
        [one] one step
       *[other] { $steps } steps
    }
    [between] after { $fewest } to { $steps } steps
   *[within] { $steps ->
        [0] in contact
        [one] within one step
       *[other] within { $steps } steps
    }
}; both are lost.
scene-verb-end-says = End the action; everything left is lost.
scene-verb-earth-says = Earth, as the target of a sabotage.
scene-verb-matrix-says = The Matrix, as the target of a sabotage.
scene-why-over = { $verb }: the game is over.
scene-why-part = { $verb }: the first player took the other part, and the second must take the same.
scene-why-field = { $verb }: no sabotage can name this field now.
scene-why-place_second_troop = { $verb }: the board is still being set up.
scene-why-event = { $verb }: an event is being carried out.
scene-why-sabotage = { $verb }: the points are being counted.
scene-why-charge_hits = { $verb }: first choose the target of the charge.
scene-why-no-point = { $verb }: no operation point is left.
scene-why-move = { $verb }: no unit has a square to step to.
scene-why-attack = { $verb }: no enemy has { $hands ->
    [one] one of your units
   *[other] { $hands } of your units
} in contact.
scene-why-charge = { $verb }: no enemy is within reach of a charge.
scene-po = { $po } PO
scene-parts = { $po } PO { $event }
scene-cost-po = { $squares ->
    [one] 1 PO, 1 step
   *[other] 1 PO, { $squares } steps
}
scene-cost-open = { $open ->
    [one] open step
   *[other] { $open } open steps
}
scene-cost-attack = 1 PO
scene-cost-charge = 1 PO + the unit
scene-wasted = loses { $po ->
    [0] {""}
   *[other] { $po } PO{ $open ->
        [0] {""}
       *[other] {", "}
    }
}{ $open ->
    [0] {""}
    [one] 1 step
   *[other] { $open } steps
}
scene-wasted-short = { $po ->
    [0] {""}
   *[other] −{ $po } PO{ $open ->
        [0] {""}
       *[other] {" "}
    }
}{ $open ->
    [0] {""}
    [one] −1 step
   *[other] −{ $open } steps
}
scene-lost = { $number ->
    [one] hits { $targets }
   *[other] hits one of { $targets }
  } · the { $unit } will be lost
scene-points-here = { $points } VP
scene-points-lost = −{ $points } VP
scene-icon-gain = +{ $unit }
scene-icon-loss = −{ $unit }
scene-icon-sabotage = Sabotage
scene-icon-sabotage-short = Sab.
scene-lapses = No effect now: { $icons }.
scene-pair-outer = Pair { $pair }, outer row
scene-pair-inner = Pair { $pair }, inner row
scene-row-outer = OUTER ROW
scene-row-inner = INNER ROW
scene-heading-outer = Outer row
scene-heading-inner = Inner row
scene-heading-now = { $row } · in play
scene-marker-po = marker PO
scene-marker-event = marker EV
scene-action-says = { $action }: { $po ->
    [one] 1 operation point
   *[other] { $po } operation points
}, or the event { $event }. { $row }. Partner: { $partner }.
scene-action-used-po = { $action }: used up, for its points. { $row }. Partner: { $partner }.
scene-action-used-event = { $action }: used up, for its event. { $row }. Partner: { $partner }.
scene-action-over = The game is over.
scene-action-setup = The board is still being set up.
scene-action-wait = The first player is choosing.
scene-action-next = Its turn comes when the first player’s action is over.
scene-action-tied = This turn’s pair is another one.
scene-reconstructed = Board, points and most of the actions are reconstructed; see the rules page.
scene-options = Options: { $options }.
scene-option-second_player_part-same = same part
scene-option-matrix_drop_in-on = drop in
scene-option-sabotage_scope-field = whole field
scene-option-tie_board-reset = set up again after a tie
