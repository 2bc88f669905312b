### Bonnie and Clyde, Love at First Shot

## The game

title = Bonnie and Clyde, Love at First Shot
tagline = Two hearts, three poems, and the police at the door.
story-so-far = Texas in the 1930s. Cotton is worth nothing any more, the banks take the land, and whole families move to the cities to find no work there either. Bonnie Parker was married very young to Roy Thornton; she is bored, and writes poems. Clyde Barrow is poor, and always the first the police think of. You are Clyde. Win her heart, let her write, fill the tin with cartridges, and leave this town with her before hunger or the law get you.
about-reconstructed = The printed postcard is lost. One number on it is our reconstruction: savings go up to 5 dollars. The tops of the other gauges and the number of spaces follow from the rules text and from the number of cubes. The layout and the drawings are ours. The rules text is that of the public beta.
credits = Designed by Alexandre Weiss, illustrated by Vianney Carvalho, edited by Faustine Di Nota.

## Moves and questions

move-spend-ammo = Spend a cartridge
move-keep = Keep it
move-lose-place = Lose a place
move-lose-daily = Lose a daily action
move-home = Home
move-cement_city = Cement City
move-dallas = Dallas
move-ride = Go for a ride
move-good_work = Apply for Good Work
move-work = Apply for Work
move-photo = Make a Photo
move-ammo-pay = Get Ammunition: buy
move-ammo-threat = Get Ammunition: steal
move-stick_up-ammo = Stick Up: with a weapon
move-stick_up-threat = Stick Up: noticed
move-leave_town = Leave Town
move-write = Write a poem
move-skip = Skip the poem

ask-police_rolled = The police roll their die{ $modifier ->
    [0] .
   *[other] : { $modifier } is added to it.
}
ask-spend_ammunition = The police come to { $result }. Spend a cartridge to lower it?
ask-roy_rolled = A die for Roy Thornton.
ask-lose_cube = No cartridge to take, so the police take your time. What do you give up today?
ask-visit = { $place_cubes ->
    [one] Where does Clyde go now?
   *[other] Where does Clyde go first?
}
ask-act = { $daily_cubes ->
    [one] What else does Clyde do today?
   *[other] How does Clyde spend the day? { $daily_cubes } daily actions left.
}
ask-write_poem = Bonnie is bored enough for a poem. Pay for paper and peace?

## Words

name-savings = savings
name-love = love
name-boredom = boredom
name-threat = threat
name-ammo = ammunition
name-passion = passion
name-poems = poems
name-prisons = prisons
name-place = a place
name-daily = a daily action
name-pay = savings
name-home = home
name-cement_city = Cement City
name-dallas = Dallas
name-ride = for a ride
name-quiet = nothing happens
name-bored_less = boredom −1
name-love_less = love −1
name-watched = threat +1
name-searched = threat +1, ammunition −1
name-killed = Clyde is killed

## The story

story-turn = Day { $turn }.
story-police_rolled = Police die { $die }{ $modifier ->
    [0] : result { $result }.
   *[other] {" "}+ { $modifier } = { $result }.
}
story-ammo_spent = Clyde spends a cartridge: result { $result }, ammunition { $ammo }.
story-police = { $effect_key ->
    [quiet] The police have other things to do: nothing happens.
    [bored_less] The police ask questions all over the street, and nobody is bored: boredom −1.
    [love_less] The police tell Bonnie what they think of Clyde: love −1.
    [watched] The police have an eye on Clyde: threat +1.
   *[searched] The police search Clyde: threat +1, ammunition −1.
}
story-killed = Result { $result }: the police shoot, and Clyde Barrow is dead.
story-roy_comes = Roy’s die { $die }: Roy Thornton comes home.
story-roy_goes = Roy’s die { $die }: Roy Thornton goes away.
story-roy_stays = Roy’s die { $die }: Roy Thornton stays at home.
story-roy_away = Roy’s die { $die }: Roy Thornton is still away.
story-cube_due = There is no cartridge to take: an action cube is lost for today.
story-cube_lost = Clyde gives up { $cube } today.
story-visited = { $place_key ->
    [home] Clyde stays at home.
    [cement_city] Clyde visits Bonnie in Cement City.
    [dallas] Clyde finds a small job in Dallas.
   *[ride] Clyde finds a car and takes Bonnie for a ride.
}
story-acted = { $action_key ->
    [good_work] Clyde applies for good work, in vain.
    [work] Clyde finds dull work.
    [photo] Bonnie and Clyde have their photo taken.
    [ammo_pay] Clyde buys ammunition.
    [ammo_threat] Clyde steals ammunition.
    [stick_up_ammo] Clyde holds up a store, weapon in hand.
    [stick_up_threat] Clyde holds up a store, and somebody remembers his face.
   *[leave_town] Bonnie and Clyde leave town.
}
story-earned = One dollar more: savings { $savings }.
story-savings_full = A dollar is lost: savings stay at { $savings }.
story-paid = One dollar less: savings { $savings }.
story-love_more = Love grows: { $love }.
story-love_wasted_roy = Roy is home: this point of love is lost.
story-love_wasted_full = Their passion cannot grow any more: this point of love is lost.
story-passion_more = { $love ->
    [0] Love turns into passion: passion { $passion }, and love begins anew.
   *[other] Love overflows: passion { $passion }.
}
story-love_less = Love fades: { $love }.
story-passion_less = Love was gone already: passion falls to { $passion }.
story-nothing_to_lose = There is no { $gauge } to lose.
story-boredom_more = Bonnie is bored: boredom { $boredom }.
story-boredom_wasted_full = Bonnie has written all her poems: this point of boredom is lost.
story-boredom_wasted_poor = A poem would cost { $cost } dollars, which are not there: this point of boredom is lost.
story-poem_skipped = No poem is written: this point of boredom is lost.
story-poem_more = Bonnie writes a poem, her number { $poems }: savings { $savings }{ $boredom ->
    [0] , and boredom is gone.
   *[other] .
}
story-boredom_less = Bonnie is less bored: boredom { $boredom }.
story-poem_less = Nobody is bored, and a poem is thrown away: { $poems ->
    [one] { $poems } poem left.
   *[other] { $poems } poems left.
}
story-threat_more = The threat grows: { $threat }.
story-prison = Clyde goes to prison.
story-surveillance = From now on he is watched: +{ $modifier } to the police die.
story-threat_reset = His debt is paid: threat 0.
story-ammo_more = A cartridge for the tin: ammunition { $ammo }.
story-ammo_wasted = The tin is full: this cartridge is lost.
story-ammo_less = A cartridge less: ammunition { $ammo }.
story-life_paid = In the evening life costs { $cost ->
    [one] one dollar
   *[other] { $cost } dollars
}: savings { $savings }.
story-starved = In the evening the money is gone: { $savings } is not enough for { $cost }.
story-tally = { $turn ->
    [one] After one day
   *[other] After { $turn } days
}: love { $love }, ammunition { $ammo }, passion { $passion }, poems { $poems }, prisons { $prisons }.

reason-ran_away = Bonnie and Clyde leave town together, in love to death.
reason-killed = The police have shot Clyde Barrow.
reason-hungry = Clyde leaves alone and hungry for the work camps of Louisiana.
reason-jailed = One prison too many: Clyde stays behind bars.

## Set-up

edition-booklet_0_9 = Booklet 0.9 – the public beta

option-threat_after_prison = Threat after a prison
option-threat_after_prison-stay = stays at its top
option-threat_after_prison-reset = goes back to 0
option-love_after_passion = Love after a passion
option-love_after_passion-stay = stays at its top
option-love_after_passion-reset = goes back to 0, which is harder
option-boredom_after_poem = Boredom after a poem
option-boredom_after_poem-stay = stays at its top
option-boredom_after_poem-reset = goes back to 0, which is harder
option-ammo_per_roll = Ammunition per police die
option-ammo_per_roll-one = one at most
option-ammo_per_roll-any = any number, which is easier
option-modifiers_combine = Prison modifiers
option-modifiers_combine-highest = only the highest counts
option-modifiers_combine-sum = are added up: +1, +3, +6
option-fourth_prison = A fourth prison
option-fourth_prison-love_only = costs love and nothing else
option-fourth_prison-defeat = is a defeat

rule-savings_start = Dollars at the start
rule-savings_max = Highest savings
rule-love_max = Highest love
rule-boredom_max = Highest boredom
rule-threat_max = Highest threat
rule-ammo_max = Cartridges the tin holds
rule-passion_spaces = Passions, all of them needed to win
rule-poem_spaces = Poems, all of them needed to win
rule-win_love = Love needed to leave town
rule-win_ammo = Ammunition needed to leave town
rule-poem_cost = Dollars a poem costs
rule-prison_love = Love lost by a prison
rule-prison_modifiers = What each prison in turn adds to the police die
rule-threat_modifier = What the highest threat adds to the police die
rule-life_cost = Dollars a day costs
rule-death_at = Police result from which on Clyde is killed
rule-roy_changes_at = Roy’s die from which on he comes or goes
rule-place_cubes = Places per turn
rule-daily_cubes = Daily actions per turn
rule-ammo_reduction = What one cartridge takes off the police result

## The table

scene-lettering = Love at First Shot
scene-lettering-above = BONNIE AND CLYDE
scene-summary = Day { $turn }. Savings { $savings }, love { $love }, boredom { $boredom }, threat { $threat }, ammunition { $ammo }. Passion { $passion }, poems { $poems }, prisons { $prisons }. { $presence ->
    [here] Roy is home.
   *[away] Roy is away.
} The next police die gets +{ $modifier }.
scene-turn = Dallas, day { $turn }
scene-wishes = Love to death
scene-wish-says = To leave town: { $what } { $needed }; now { $now }.
scene-odds = Next police die +{ $modifier }  (threat +{ $threat }, prison +{ $prison })
scene-odds-short = Next police die +{ $modifier }
scene-odds-says = Police die { $die }, result { $result }: { $effect }. One chance in six.
scene-die-police = Police
scene-die-roy = Roy
scene-die-roy-says = { $die ->
    [0] Roy’s die: on { $at } or more he comes or goes.
   *[other] Roy’s die showed { $die }; on { $at } or more he comes or goes.
}
scene-police-none = The police have not come yet.
scene-police-says = Last police result { $result }: { $effect }.
scene-roy = Roy Thornton
scene-roy-here = is home
scene-roy-away = is away
scene-roy-here-says = Roy Thornton is home: love at its top is lost. His die changes that on { $at } or more.
scene-roy-away-says = Roy Thornton is away: love at its top turns into passion. His die changes that on { $at } or more.
scene-title-savings = Savings
scene-title-love = Love
scene-title-boredom = Boredom
scene-title-threat = Threat
scene-title-ammo = Ammunition
scene-title-passion = Passion
scene-title-poems = Poems
scene-title-prisons = Prison
scene-savings-life = tonight
scene-savings-says = Savings { $value } of { $top }. Every evening costs { $life }; who cannot pay is lost.
scene-love-below = −1: a passion
scene-love-above = +1: passion
scene-love-says = Love { $value } of { $top }. One more at the top is a passion while Roy is away; one less at 0 costs a passion.
scene-boredom-below = −1: a poem
scene-boredom-above = +1: poem, ${ $cost }
scene-boredom-says = Boredom { $value } of { $top }. One more at the top may be a poem for { $cost } dollars; one less at 0 costs a poem.
scene-threat-above = +1: prison
scene-threat-says = Threat { $value } of { $top }. One more at the top is a prison; nothing lowers it.
scene-ammo-below = −1: a cube
scene-ammo-says = Ammunition { $value } of { $top }. If the police take one at 0, an action cube is lost for the day.
scene-passion-says = Passion: { $value } of { $top }.
scene-poems-says = Poems: { $value } of { $top }.
scene-prison-filled = Prison: +{ $added } to every police die.
scene-prison-free = The next prisons fill these spaces; this one would add { $added } to every police die.
scene-evening = Tonight life costs ${ $cost }: { $savings } in the drawer.
scene-evening-poor = Tonight life costs ${ $cost }, and only { $savings } is in the drawer!
scene-places = Places
scene-actions = Daily actions
scene-cubes-place = Places left today: { $cubes }.
scene-cubes-daily = Daily actions left today: { $cubes }.
scene-home = Home
scene-cement_city = Cement City
scene-dallas = Dallas
scene-ride = Go for a ride
scene-good_work = Apply for Good Work
scene-work = Apply for Work
scene-photo = Make a Photo
scene-ammo = Get Ammunition
scene-stick_up = Stick Up
scene-leave_town = Leave Town
scene-short-savings = $
scene-short-love = ♥
scene-short-boredom = bored
scene-short-threat = threat
scene-short-ammo = ammo
scene-short-ammunition = Ammunition
scene-short-home = Home
scene-short-cement_city = Cement City
scene-short-dallas = Dallas
scene-short-ride = A ride
scene-short-good_work = Good work
scene-short-work = Work
scene-short-photo = Photo
scene-short-stick_up = Stick up
scene-short-leave_town = Leave town
scene-short-spend = Spend 1
scene-short-keep = Keep it
scene-short-place = Place
scene-short-daily = Action
scene-short-write = Write
scene-short-skip = Skip
scene-short-quiet = nothing
scene-short-bored_less = bored −1
scene-short-love_less = ♥ −1
scene-short-watched = threat
scene-short-searched = search
scene-short-killed = death
scene-left = { $places ->
    [one] { $places } place
   *[other] { $places } places
}, { $actions ->
    [one] { $actions } daily action
   *[other] { $actions } daily actions
}
scene-short-left = { $places } + { $actions }
scene-police-so-far = { $result } so far: { $effect }.
scene-spot = { $spot }: { $does }.
scene-means = as the price
scene-beware = ! { $what }
scene-means-pay = Pay for ammunition.
scene-means-threat = Let the threat grow, for ammunition or for a stick-up.
scene-means-ammo = Spend a cartridge on a stick-up.
scene-why-over = The game is over.
scene-why-used = Already chosen today.
scene-why-no-cubes = No cube left for it today.
scene-why-wait = Not now.
scene-why-not-ready = Not ready yet.
scene-why-money = Too little money.
scene-why-prison = It would be one prison too many.
scene-warn-killed = Clyde is killed
scene-warn-hungry = no money for tonight: the end
scene-warn-broke = nothing left for tonight
scene-warn-prison = prison
scene-warn-poem = costs a poem
scene-warn-passion = costs a passion
scene-warn-roy = Roy is home: love is lost
scene-warn-love = love is lost
scene-warn-poor = too poor for a poem
scene-warn-poems = boredom is lost
scene-warn-ammo = the tin is full
scene-warn-savings = savings are full
scene-warn-short-killed = deadly
scene-warn-short-hungry = starves
scene-warn-short-broke = no $ tonight
scene-warn-short-prison = prison
scene-warn-short-poem = costs a poem
scene-warn-short-passion = costs a passion
scene-warn-short-roy = Roy is home
scene-warn-short-love = love is lost
scene-warn-short-poor = no $ for a poem
scene-warn-short-poems = no effect
scene-warn-short-ammo = tin is full
scene-warn-short-savings = savings full
scene-result = result { $result }: { $effect }
scene-wins = wins
scene-no-effect = no effect
scene-reconstructed = The printed postcard is lost: that savings go up to 5 is our reconstruction, and so are layout and drawings.
scene-reconstructed-short = The printed postcard is lost: savings up to 5 is our reconstruction.
