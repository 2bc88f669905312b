### The Last Glow

## The game

title = The Last Glow
tagline = One lighthouse, five hands, and storms without end.
story-so-far = The last lighthouse flies above Myiemord, where nightmares devour those who sleep. Only Dream-Soothers can raise a dome over the planet, and they lie hidden in the hearts of storms that never end. You are the captain. Your ship sinks a little every turn, your lamp grows dim, and the storms are coming down.
about-reconstructed = The printed postcard is lost, and three things on it are our reconstruction: the grid has six lines, the lighthouse starts on c4 (third column, fourth line), and brightness goes up to 6. From the words of the rules we infer that the lines are numbered from 1 downwards, that there are six columns, and that structure goes up to 6. Everything else is published.
credits = Designed by Alexandre Weiss, illustrated by Vianney Carvalho, edited by Faustine Di Nota. Tested by Hamilcar, Gabriela, Wil, Faustine, Cécile, Jérémie, Ghislaine and Rémy.

## Moves and questions

move-light = Light up
move-maneuver = Maneuver { $side }
move-hunt = Hunt { $cell }
move-capture = Capture { $cell }
move-capture-booklet_0_9 = Sleep { $cell }
move-repair = Repair
move-throttle = Full throttle
move-sleep = Sleep
move-sleep-booklet_0_9 = Send

name-left = left
name-right = right
name-storm = Storm
name-nightmare = Nightmare
name-perturbation = Perturbation

ask-crew_act = { $crew ->
    [one] Place your last crew member.
   *[other] Place a crew member: { $crew } left.
}
ask-hunted = The hunt of { $cell }: { $needed ->
    [6] only a 6
   *[other] { $needed } or more
} finds the Dream-Soother.
ask-heart_rolled = { $throw ->
    [1] The Storm Heart on { $cell } acts: its die is added to its line.
   *[other] The way of the Storm Heart on { $cell } is barred: its second die.
}
ask-heart_appears = { $turn ->
    [0] Before the first turn: a die for the column of { $number ->
        [one] the first Storm Heart
       *[other] Storm Heart { $nth } of { $number }
    }
   *[other] A die for the column of { $number ->
        [one] the new Storm Heart
       *[other] new Storm Heart { $nth } of { $number }
    }
}{ $throw ->
    [1] .
   *[other] , thrown once more: the first cell was taken.
}

## The story

story-turn = Turn { $turn }: { $crew ->
    [one] one crew member
   *[other] { $crew } crew members
} to place{ $patching ->
    [0] .
    [one] , one is patching leaks.
   *[other] , { $patching } are patching leaks.
}
story-lit = { $gain ->
    [0] The lamp cannot burn brighter: brightness stays at { $brightness }.
   *[other] The lamp flares up: brightness { $brightness }.
}
story-maneuvered = The lighthouse glides { $side } to { $cell }.
story-hunting = The crew hunts the Storm Heart on { $cell }, at distance { $distance }.
story-hunted = Die { $die } − distance { $distance } = { $result }: the Storm Heart on { $cell } breaks open, and a Dream-Soother glows in its place.
story-missed = Die { $die } − distance { $distance } = { $result }: the Storm Heart on { $cell } holds.
story-captured = The Dream-Soother from { $cell } is brought aboard: { $cargo } in cargo.
story-repaired = Hammers ring: structure { $structure }.
story-patched = The leaks are closed: the patching crew returns next turn.
story-throttled = Full throttle: the lighthouse climbs to { $cell }.
story-slept = A Dream-Soother is laid to sleep on Myiemord: { $points ->
    [one] { $points } victory point.
   *[other] { $points } victory points.
}
story-sank = The lighthouse sinks to { $cell }.
story-dimmed = { $brightness ->
    [0] The lamp goes out: brightness 0.
   *[other] The lamp grows dimmer: brightness { $brightness }.
}
story-damaged = { $cause_key ->
    [explosion] The hull is torn
    [collision] The hull splinters
    [throttle] The engines shake the hull
   *[darkness] In the dark the hull suffers
}: structure −{ $loss }, now { $structure }.
story-leaking = The hull leaks: as long as it does, part of the crew must patch it.
story-heart_rolled = Storm Heart on { $cell }: die { $die } + line { $line } = { $result }, { $effect_key ->
    [left] it drifts down to the left.
    [right] it drifts down to the right.
    [down] it comes straight down.
   *[explode] it explodes.
}
story-heart_moved = The Storm Heart moves from { $cell } to { $target }.
story-heart_blocked = Another Storm Heart bars the way: the one on { $cell } comes straight down instead.
story-heart_rerolls = Another Storm Heart bars the way: the die for { $cell } is thrown once more.
story-heart_stayed = Another Storm Heart bars the way: the one on { $cell } stays.
story-exploded = { $loss ->
    [0] The blast on { $cell } is too far away to harm the lighthouse.
   *[other] The blast on { $cell } goes off { $distance ->
        [one] one cell
       *[other] { $distance } cells
    } from the lighthouse!
}
story-heart_burst = The Storm Heart on { $cell } is spent and gone.
story-collided = Collision on { $cell }: the Storm Heart bursts against the lighthouse!
story-item_destroyed = The Dream-Soother on { $cell } is crushed by a Storm Heart.
story-contact = Contact: the Storm Heart from { $cell } reaches Myiemord.
story-ninth_heart = The sky can hold no more Storm Hearts: the lowest one, on { $cell }, falls to Myiemord.
story-points_lost = Nightmares spread: { $points ->
    [one] { $points } victory point left.
   *[other] { $points } victory points left.
}
story-no_cube = The sky can hold no more Storm Hearts: no new one appears.
story-heart_appeared = Die { $die }: a Storm Heart gathers on { $cell }.
story-spawn_rerolled = Die { $die }: { $cell } already holds a Storm Heart; the die is thrown once more.
story-no_heart = Die { $die }: { $cell } holds a Storm Heart too; this one does not appear.
story-tally = { $turn ->
    [0] Before the first turn
   *[other] Turn { $turn }
}: { $points ->
    [one] { $points } victory point
   *[other] { $points } victory points
}, structure { $structure }.

reason-dome = The protective dome rises over Myiemord, and its people sleep in peace.
reason-destroyed = The lighthouse breaks apart, and the last glow goes out.
reason-crashed = The lighthouse crashes onto Myiemord, and the last glow goes out.
reason-nightmares = A Storm Heart reached the unprotected planet: nightmares devour Myiemord.

## Set-up

edition-final = Final rules
edition-booklet_0_9 = Booklet 0.9 – hunting costs no brightness, the cargo has no limit of its own, exploded hearts are gone

option-mode = Difficulty
option-mode-storm = Storm – one new heart each turn; recommended for a first game
option-mode-nightmare = Nightmare – one to three new hearts each turn; once you have mastered Storm
option-mode-perturbation = Perturbation – like Storm, but a heart that explodes is gone; the introduction
option-blocked_heart = A heart whose way is barred by another
option-blocked_heart-down = comes straight down, or stays if that cell is taken too
option-blocked_heart-reroll = gets a second die, and stays if that way is barred too
option-dark_rule = When the lamp goes out
option-dark_rule-already_zero = only light lost at brightness 0 costs structure
option-dark_rule-reaching_zero = falling from 1 to 0 costs structure as well
option-throttle_cost = A second Full throttle in a turn costs
option-throttle_cost-structure = structure
option-throttle_cost-brightness = brightness
option-explosion_diagonal = An explosion on a diagonal cell
option-explosion_diagonal-near = counts as one cell away and harms like a neighbour
option-explosion_diagonal-far = counts as two cells away and harms less

rule-columns = Columns of the grid, one for each face of the die
rule-lines = Lines of the grid, the planet not counted
rule-first_line_number = Number of the top line, added to a heart’s die
rule-start_cell = Cell on which the lighthouse starts
rule-brightness_start = Brightness at the start
rule-brightness_max = Highest brightness
rule-structure_start = Structure at the start
rule-structure_max = Highest structure
rule-points_start = Victory points at the start
rule-points_to_win = Victory points that win the game
rule-crew = Crew members
rule-patching_at = Structure at or below which leaks must be patched
rule-patching_crew = Crew members busy patching leaks
rule-heart_limit = Storm Hearts on the grid at once, at most
rule-soother_cubes = Dream-Soothers on the grid and in cargo, at most
rule-cargo_max = Dream-Soothers in cargo, at most
rule-setup_hearts = Storm Hearts before the first turn
rule-light_gain = Brightness gained by Light up
rule-hunt_brightness = Brightness a hunt costs
rule-hunt_target = What die minus distance must reach in a hunt
rule-capture_here = Crew members to capture on the lighthouse’s own cell
rule-capture_near = Crew members to capture one step away
rule-repair_gain = Structure gained by Repair
rule-throttle_max = Full throttles in a turn, at most
rule-throttle_loss = Loss for each Full throttle after the first of a turn
rule-sleep_points = Victory points for a Dream-Soother sent
rule-fall_lines = Lines the lighthouse sinks each turn
rule-dim = Brightness lost each turn
rule-blast_near = Structure lost to an explosion one cell away
rule-blast_far = Structure lost to an explosion two cells away
rule-collision_loss = Structure lost in a collision
rule-contact_points = Victory points lost when a heart reaches the planet

## Scene

scene-summary = { $turn ->
    [0] Before the first turn
   *[other] Turn { $turn }
}, { $mode }. The lighthouse is on { $cell }, with brightness { $brightness } and structure { $structure }. Victory points: { $points } of { $goal }. Crew to place: { $crew }. Dream-Soothers in cargo: { $cargo }; in the sky: { $items }. Storm Hearts, in the order in which they act: { $hearts }.
scene-none = none
scene-members-short = { $members } crew
scene-turn = { $turn ->
    [0] Before turn 1
   *[other] Turn { $turn }
} · { $mode }
scene-edition-final = Final rules
scene-edition-booklet_0_9 = Booklet 0.9
scene-storm = New hearts: { $now } this turn, { $then } next
scene-storm-short = Hearts +{ $now }, then +{ $then }

scene-lighthouse = Lighthouse
scene-soother = Dream-Soother
scene-heart = Storm Heart
scene-lighthouse-on = The lighthouse is on { $cell }: brightness { $brightness }, structure { $structure }.
scene-soother-on = A Dream-Soother floats on { $cell }.
scene-free-cell = { $cell }: open sky.
scene-members = { $members ->
    [one] { $members } member
   *[other] { $members } members
}
scene-capture-takes = Capturing it takes { $members ->
    [one] one crew member
   *[other] { $members } crew members
}.
scene-heart-on = Storm Heart on { $cell }, acts { $place } of { $hearts }.
scene-hunt-odds = Hunt: distance { $distance }, needs { $needed ->
    [6] a 6
   *[other] { $needed } or more
} ({ $odds }); cost: { $cost }.
scene-heart-dice = Its die, with the lighthouse on { $cell } – { $dice }.
scene-heart-hit = The lighthouse will sink onto it (structure −{ $loss }).
scene-dice = { $dice }: { $fate }
scene-dice-then = {"; "}
scene-fate-explodes = explodes ({ $loss ->
    [0] no harm
   *[other] structure −{ $loss }
})
scene-fate-moves = moves to { $target }
scene-fate-slips = is barred and comes straight down to { $target }
scene-fate-stays = is barred and stays
scene-fate-rerolls = is barred and gets a second die
scene-fate-planet = reaches the planet ({ $points ->
    [0] defeat
   *[other] points −{ $points }
})
scene-fate-gone = then is gone
scene-fate-crushes = crushes the Dream-Soother
scene-fate-collides = hits the lighthouse (structure −{ $loss })

scene-warn-crash = The next sinking crashes the lighthouse!
scene-warn-collision = The next sinking hits a Storm Heart!
scene-warn-dark = In the dark: structure −{ $loss } this turn.

scene-brief-crash = Sinking: crash!
scene-brief-collision = Sinking: collision!
scene-brief-dark = Dark: structure −{ $loss }
scene-end-dome = Victory! The dome rises over Myiemord.
scene-end-destroyed = Defeat. The lighthouse is destroyed.
scene-end-crashed = Defeat. The lighthouse has crashed.
scene-end-nightmares = Defeat. Nightmares devour Myiemord.
scene-wins = victory
scene-bars-edge = edge
scene-bars-heart = a heart
scene-member = member

scene-brightness = Brightness
scene-brightness-says = Brightness { $value } of { $most }.
scene-structure = Structure
scene-structure-says = Structure { $value } of { $most }; at { $patching } or less, { $busy ->
    [one] one crew member patches
   *[other] { $busy } crew members patch
} leaks.
scene-patching-mark = leaks
scene-points = Points
scene-points-says = Victory points { $value } of { $most }.
scene-crew = Crew
scene-crew-says = Crew still to place: { $crew } of { $most }.{ $patching ->
    [0] {""}
    [one] {" "}Leaks: one member patches them.
   *[other] {" "}Leaks: { $patching } members patch them.
}

scene-patching = patching leaks
scene-cargo = Cargo
scene-cargo-says = Dream-Soothers in cargo: { $cargo } of { $most }.
scene-throttles = Throttles
scene-throttles-says = Full throttles this turn: { $throttles } of { $most }.

scene-hearts = Storm Hearts { $hearts }/{ $most }
scene-hearts-says = Storm Heart cubes in use: { $hearts } of { $most }.

scene-actions = Crew actions
scene-light = Light up
scene-light-brief = Light
scene-light-note = brightness +{ $gain }
scene-light-short = +{ $gain }
scene-light-says = Light up: brightness +{ $gain }.
scene-maneuver = Maneuver
scene-maneuver-note = one cell sideways
scene-maneuver-short = sideways
scene-maneuver-says = Maneuver: the lighthouse flies one cell to the left or to the right.
scene-left = Left
scene-left-says = To the left.
scene-right = Right
scene-right-says = To the right.
scene-hunt = Hunt
scene-hunt-short = { $cost ->
    [0] free
   *[other] light −{ $cost }
}
scene-hunt-best = ≤ { $odds }
scene-hunt-note = die − distance ≥ { $target }{ $cost ->
    [0] {""}
   *[other] {" "}· light −{ $cost }
}
scene-hunt-says = Hunt a Storm Heart: die minus distance must reach { $target }.{ $cost ->
    [0] {""}
   *[other] {" "}It costs { $cost } brightness.
}
scene-capture = Capture
scene-capture-booklet_0_9 = Sleep
scene-capture-note = crew: { $here } here, { $near } beside
scene-capture-short = { $here }–{ $near } crew
scene-capture-says = Capture a Dream-Soother: { $here ->
    [one] one member
   *[other] { $here } members
} for one on the lighthouse’s cell, { $near } for one beside it.
scene-repair = Repair
scene-repair-note = structure +{ $gain }
scene-repair-short = +{ $gain }
scene-repair-says = Repair: structure +{ $gain }.
scene-throttle = Full throttle
scene-throttle-brief = Throttle
scene-throttle-note = one line up · { $used }/{ $most } used
scene-throttle-short = 1 line up
scene-throttle-says = Full throttle: one line up. { $used } of { $most } used this turn; every one after the first costs { $loss } { $cost ->
    [structure] structure
   *[brightness] brightness
}.
scene-sleep = Sleep
scene-sleep-booklet_0_9 = Send
scene-sleep-note = from cargo · points +{ $gain }
scene-sleep-short = point +{ $gain }
scene-sleep-says = Send a Dream-Soother from the cargo to the planet: victory points +{ $gain }.
scene-no-effect = no effect
scene-loses-brightness = brightness −{ $loss }
scene-loses-structure = { $left ->
    [0] structure −{ $loss }: destroyed!
   *[other] structure −{ $loss }
}

scene-why-over = The game is over.
scene-why-wait = Not now: a die is being thrown.
scene-why-edge = The grid ends there.
scene-why-top = The lighthouse is on the top line.
scene-why-heart = A Storm Heart is in the way.
scene-why-hemmed = Both ways are barred.
scene-why-no-heart = No Storm Heart in the sky.
scene-why-no-cube = All { $cubes } Dream-Soothers are in use.
scene-why-far = Too far to hunt.
scene-why-no-item = No Dream-Soother in the sky.
scene-why-item-far = Too far to capture.
scene-why-full = The cargo is full.
scene-why-crew = Not enough crew left.
scene-why-maximum = Structure is at its maximum.
scene-why-spent = No more than { $most } in a turn.
scene-why-empty = The cargo is empty.

scene-help = A heart’s die + line { $offset }
scene-help-left = left
scene-help-left-says = Result { $results }: the heart drifts down to the left.
scene-help-down = down
scene-help-down-says = Result { $results }: the heart comes straight down.
scene-help-right = right
scene-help-right-says = Result { $results }: the heart drifts down to the right.
scene-help-explode = bursts
scene-help-explode-says = Result { $results }: the heart explodes; structure −{ $near } next to the lighthouse, −{ $far } two cells away in a straight line.

scene-die = The die
scene-harm = Explosion: structure −{ $near } one cell away, −{ $far } two cells away in a line. Collision: structure −{ $collision }. A heart on the planet: points −{ $contact }.
scene-die-says = The die that is being thrown now.
scene-reconstructed = The printed postcard is lost. Reconstructed: six lines, the start on c4, brightness up to 6.
scene-change = { $what }: { $value }.
