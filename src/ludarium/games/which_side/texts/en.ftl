### Which Side, New York 1910-1911

## The game itself

title = Which Side
tagline = A household of migrant workers, a city of sweatshops, and ten turns to found a commune.
story-so-far = New York, 1910. You have just come down the gangway from Ellis Island: four people, two dollars, one cold room in a tenement. The docks pay well and break bones, the dye works pay well and poison, the Tenderloin pays well and the police know it. In the evenings there are other voices: the union, the print shop, a back room behind a café. Keep everybody fed and out of prison, and take over the workshops of the city one by one, before the employers hold it all.
about-reconstructed = The postcard’s picture is lost. The names and costs of the eight means of production, the length of the Risk, Unsanitary, Police Threat and Savings gauges, and the choice of the two repeatable group actions are our reconstruction. The actions, wages, die table, phases, start values and difficulty levels are the booklet’s.
credits = Designed by Alexandre Weiss. Art of the printed card by Vianney Carvalho, English editing by Faustine Di Nota. Everything drawn here is our own.

## Set-up

edition-booklet_0_9 = The English booklet, beta 0.9: the only edition.
option-mode = Difficulty
option-mode-normal = Normal: 5 means of production, rent $1
option-mode-advanced = Advanced: 6 means of production, rent $1
option-mode-hard = Hard: all 8 means of production, rent $2
option-mode-experienced = Experienced: another name for advanced
option-means = Prices of the means of production
option-means-standard = Standard (reconstructed)
option-means-heavy = Heavy (reconstructed): dearer, for experts
option-take_limit = Means of production per turn
option-take_limit-1 = One per turn
option-take_limit-0 = Any number: easier
option-place_limit = Workers per place
option-place_limit-0 = Any number in each place of New York and in the Tenement
option-place_limit-1 = One a turn in each place of New York and in the Tenement: harder
option-keep_resources = Unspent resources
option-keep_resources-no = Lost at the end of the turn
option-keep_resources-yes = Kept from turn to turn: easier

rule-workers_total = Workers in the game
rule-workers_start = Free workers at the start
rule-injured_max = Injured workers at once
rule-savings_start = Dollars at the start
rule-savings_max = End of the Savings gauge, in dollars
rule-worker_cost = Life cost per free worker
rule-injured_cost = Further life cost per injured worker
rule-jailed_cost = Life cost per jailed worker
rule-idle_divisor = One idle worker per this many injured
rule-risk_hurt_at = Risk at which a worker is hurt
rule-unsanitary_hurt_at = Unsanitary Conditions at which a worker is hurt
rule-threat_jail_at = Police Threat at which a worker is jailed
rule-risk_after = Risk after somebody was hurt by it
rule-unsanitary_after = Unsanitary Conditions after somebody was hurt by them
rule-threat_after = Police Threat after an arrest
rule-strength_start = Employer’s Strength at the start
rule-strength_step = Rise of the Employer’s Strength each turn
rule-strength_last = Employer’s Strength of the last turn
rule-two_dice_at = Strengths at which two dice are thrown
rule-press_cost = Dollars per use of the Printing Press
rule-docks_pay = Wage at the East River Docks
rule-triangle_pay = Wage at Triangle Shirtwaist
rule-dye_pay = Wage at the Newtown Creek Dye Industry
rule-tenderloin_pay = Wage in the Tenderloin

## Words of the sentences

name-tenement = Tenement
name-bonesetter = Bonesetter
name-local_union = Local Union
name-printing_press = Printing Press
name-lawyers = Liberal Lawyers
name-political_cafe = Political Café
name-chemistry = Chemistry Workshop
name-docks = East River Docks
name-triangle = Triangle Shirtwaist
name-dye = Newtown Creek Dye Industry
name-greenwich = Greenwich Village
name-tenderloin = Tenderloin
name-risk = Risk
name-unsanitary = Unsanitary Conditions
name-threat = Police Threat
name-free = a comrade set free
name-healthy = healthy
name-injured = injured
name-union = union agitation
name-anarchist = anarchist agitation
name-strike = strike
name-sabotage = sabotage
name-bakery = Bakery
name-print_shop = Print shop
name-garment_workshop = Garment workshop
name-dock_warehouse = Dock warehouse
name-dye_works = Dye works
name-tram_depot = Tram depot
name-power_station = Power station
name-foundry = Foundry
name-normal = normal
name-advanced = advanced
name-hard = hard
name-rent_rise = the landlord asks more
name-accident = an accident at work
name-raid = a police raid
name-squalor = filth in the house
name-sickness = somebody falls ill
name-offensive = the employers close ranks

## Moves

move-tenement = { $hazard_key ->
    [risk] Tenement: make it safer
   *[unsanitary] Tenement: clean it
 }
move-bonesetter = Bonesetter: heal one
move-local_union = Local Union: agitate
move-printing_press = Printing Press: print leaflets
move-lawyers = { $favour_key ->
    [free] Lawyers: free a comrade
   *[threat] Lawyers: calm the police
 }
move-political_cafe = Political Café: plan a strike
move-chemistry = { $hazard_key ->
    [risk] Chemistry: sabotage, at a risk
   *[unsanitary] Chemistry: sabotage, with fumes
 }
move-docks = East River Docks: unload ships
move-triangle = Triangle Shirtwaist: sew blouses
move-dye = Newtown Creek: dye cloth
move-greenwich = Greenwich Village: recruit
move-tenderloin = Tenderloin: earn by night
move-jail = { $state_key ->
    [healthy] Let a healthy worker be jailed
   *[injured] Let an injured worker be taken
 }
move-take = Take: { $workplace }
move-done = Take nothing more

## Questions

ask-act = Send a worker: { $actions ->
    [one] the last action of this turn
   *[other] { $actions } actions left
 }. Savings ${ $savings }.
ask-jail = The police are at the door. Whom do they take?
ask-take = Take a means of production? Savings ${ $savings }.
ask-thrown = The employers throw the die.

## Story

story-turn = Turn { $turn }.
story-two_dice = At strength { $strength } the employers throw two dice.
story-thrown = The die shows { $die }: { $effect }.
story-rent_rose = The life cost rises to ${ $cost } until the end of the turn.
story-strength_rose = The Employer’s Strength rises to { $strength }.
story-last_turn = This is the last turn: at its end the employers win.
story-worsened = { $gauge_key ->
    [risk] Risk rises to { $level }.
    [unsanitary] Unsanitary Conditions rise to { $level }.
   *[threat] Police Threat rises to { $level }.
 }
story-relieved = { $gauge_key ->
    [risk] The Tenement is made safer: Risk falls to { $level }.
    [unsanitary] The Tenement is cleaned: Unsanitary Conditions fall to { $level }.
   *[threat] The lawyers calm the police: Police Threat falls to { $level }.
 }
story-hurt = { $cause_key ->
    [risk] Risk is at its end: a worker is injured in an accident.
    [unsanitary] Unsanitary Conditions are at their end: a worker falls ill.
    [sickness] A worker falls ill.
   *[debt] A dollar is missing: a worker goes hungry and is injured.
 } Injured now: { $injured }.
story-died = { $state_key ->
    [healthy] With no care left for another injured, a worker
   *[injured] An injured worker
 } { $cause_key ->
    [risk] dies in an accident.
    [unsanitary] dies of the filth.
    [sickness] dies of sickness.
   *[debt] dies of want.
 }
story-jailed = Police Threat is at its end: a worker is sent to prison. Jailed now: { $jailed }.
story-died_in_prison = Police Threat is at its end: an injured worker is sent to prison and dies there.
story-workers_ready = { $actions ->
    [one] One worker acts
   *[other] { $actions } workers act
 } this turn{ $idle ->
    [0] .
    [one] , one stays in bed.
   *[other] , { $idle } stay in bed.
 }
story-nothing_to_do = There is nothing left to do; { $actions ->
    [one] one action is
   *[other] { $actions } actions are
 } lost.
story-healed = The bonesetter heals a worker. Injured now: { $injured }.
story-freed = The lawyers free a comrade. Jailed now: { $jailed }.
story-gained = { $resource_key ->
    [union] The Local Union agitates: { $amount } union agitation.
    [anarchist] Leaflets come off the press: { $amount } anarchist agitation.
    [strike] A strike is planned in the café: { $amount } strike.
   *[sabotage] The workshop brews sabotage: { $amount } sabotage.
 }
story-recruited = A newcomer joins the household: { $free } free workers, { $reserve } in reserve.
story-earned = { $place }: a wage of ${ $pay }{ $lost ->
    [0] .
   *[other] , ${ $lost } of it lost.
 } Savings ${ $savings }.
story-paid = The life cost of ${ $cost } is due: { $missing ->
    [0] paid, ${ $savings } left.
    [one] one dollar is missing.
   *[other] { $missing } dollars are missing.
 }
story-no_take = Nothing is taken over.
story-took = The workers take over the { $workplace }: { $controlled } of { $needed }.
story-resources_lost = { $lost ->
    [one] One unspent resource is lost.
   *[other] { $lost } unspent resources are lost.
 }
story-rents_fell = The rises of this turn are cancelled: the life cost is ${ $cost } again.
story-tally = { $means ->
    [one] One means of production
   *[other] { $means } means of production
 } after { $turns ->
    [one] one turn.
   *[other] { $turns } turns.
 }

## Reasons

reason-commune = The Commune of New York is founded: the workers hold their workplaces.
reason-employers = The employers’ grip is too strong: the city is theirs.
reason-no_workers = Nobody of the household is left free.

## The table

scene-subtitle = New York 1910–1911 · { $turn ->
    [0] before the first turn
   *[other] turn { $turn }
 } · { $mode }: { $needed } means
scene-subtitle-brief = { $turn ->
    [0] Setup
   *[other] Turn { $turn }
 } · { $mode }
scene-summary = { $turn ->
    [0] Before the first turn
   *[other] Turn { $turn }
 }, mode { $mode }. Employer’s Strength { $strength } of { $last }. Household: { $healthy } healthy and { $injured } injured; { $jailed } jailed, { $dead } dead, { $reserve } in reserve. Savings ${ $savings }, life cost ${ $cost }. Risk { $risk }, Unsanitary Conditions { $unsanitary }, Police Threat { $threat }. { $controlled } of { $needed } means of production controlled.
scene-last-turn = Last turn: win now or lose the city.
scene-won = The commune is founded!
scene-lost = The city belongs to the employers.
scene-group = Anarchist Group
scene-new_york = New York
scene-means = Means of production
scene-actions = { $actions ->
    [0] no action left
    [one] 1 action left
   *[other] { $actions } actions left
 }
scene-actions-with-idle = { scene-actions }, { $idle } abed
scene-strength = Employer’s Strength
scene-strength-says = Employer’s Strength { $strength } of { $last }; it rises every turn and with every 6. Two dice at { $dice }.
scene-two-dice = 2 dice
scene-end = last
scene-hurt = Hurt
scene-jail-mark = Jail
scene-gauge-says = { $gauge } { $level } of { $end }: at the end a worker { $kind ->
    [jail] is jailed
   *[hurt] is hurt
 }.
scene-gauge-level = { $level } of { $end }
scene-jail = Jail
scene-reserve = Ellis Island
scene-dead = Dead
scene-jail-says = { $jailed ->
    [0] Nobody is in prison.
    [one] One worker is in prison: no action, no cost, until the lawyers help.
   *[other] { $jailed } workers are in prison: no action, no cost, until the lawyers help.
 }
scene-reserve-says = { $reserve ->
    [0] Nobody is left to recruit.
    [one] One newcomer can be recruited in Greenwich Village.
   *[other] { $reserve } newcomers can be recruited in Greenwich Village.
 }
scene-dead-says = { $dead ->
    [0] Nobody has died.
    [one] One worker has died.
   *[other] { $dead } workers have died.
 }
scene-healthy = healthy worker
scene-injured = injured worker
scene-idle = injured, abed
scene-jailed = jailed worker
scene-newcomer = newcomer
scene-grave = grave
scene-placed = worker placed
scene-healthy-says = A healthy worker: life cost $1.
scene-injured-says = An injured worker: life cost $2. Half of the injured, rounded down, cannot act.
scene-idle-says = An injured worker who cannot act this turn.
scene-savings = Savings
scene-life_cost = Life cost
scene-purse-says = Savings ${ $savings }, life cost ${ $cost }.
scene-life = Savings ${ $savings }. Life cost ${ $cost } = workers { $workers } + injured { $injured } + rent { $rent }{ $jailed ->
    [0] { "" }
   *[other] { " " }+ jail { $jailed }
 }{ $rises ->
    [0] { "" }
   *[other] { " " }+ dice { $rises }
 }
scene-life-brief = ${ $savings } − life ${ $cost }
scene-left = ${ $left } would be left.
scene-missing = { $missing ->
    [one] $1 missing: a worker would be hurt!
   *[other] ${ $missing } missing: { $missing } would be hurt!
 }
scene-left-brief = ${ $left } left
scene-missing-brief = ${ $missing } missing!
scene-resources = Resources of this turn
scene-union = Union
scene-anarchist = Anarchist
scene-strike = Strike
scene-sabotage = Sabotage
scene-resource-says = { $resource }: { $amount }
scene-goal = { $controlled } of { $needed } taken
scene-goal-note = { $limit ->
    [0] any number a turn
   *[other] one a turn
 }
scene-goal-says = { $controlled } of the { $needed } means of production needed are controlled; { $limit ->
    [0] any number may be taken each turn
   *[other] one may be taken each turn
 }.
scene-done = Take nothing
scene-done-says = End the turn without taking a further means of production.
scene-done-later = Asked at the end of a turn in which something can be taken.
scene-dollars = dollars
scene-taken = taken
scene-control = control mark
scene-reach = within reach
scene-lacks = lacks { $what }
scene-means-taken = { $workplace }: controlled by the workers.
scene-means-reach = { $workplace }: costs { $price }; your resources and the savings left after paying would cover it.
scene-means-lacks = { $workplace }: costs { $price }; still lacking: { $what }.
scene-dice = Offensive
scene-die-says = Die { $die }: { $effect }.
scene-effect-rent_rise = Landlord: life cost +$1 this turn
scene-effect-accident = Accident: Risk +1
scene-effect-raid = Raid: Police Threat +1
scene-effect-squalor = Squalor: Unsanitary +1
scene-effect-sickness = Sickness: a worker is hurt
scene-effect-offensive = Offensive: Employer’s Strength +1
scene-no-die = The die is about to be thrown.

scene-label-tenement = Tenement
scene-label-bonesetter = Bonesetter
scene-label-local_union = Local Union
scene-label-printing_press = Printing Press
scene-label-lawyers = Liberal Lawyers
scene-label-political_cafe = Political Café
scene-label-chemistry = Chemistry Workshop
scene-label-docks = East River Docks
scene-label-triangle = Triangle Shirtwaist
scene-label-dye = Newtown Creek Dye
scene-label-greenwich = Greenwich Village
scene-label-tenderloin = Tenderloin
scene-brief-tenement = Tenement
scene-brief-bonesetter = Healer
scene-brief-local_union = Union
scene-brief-printing_press = Press
scene-brief-lawyers = Lawyers
scene-brief-political_cafe = Café
scene-brief-chemistry = Chemistry
scene-brief-docks = Docks
scene-brief-triangle = Triangle
scene-brief-dye = Newtown
scene-brief-greenwich = Village
scene-brief-tenderloin = Tenderloin
scene-brief-risk = Risk
scene-brief-unsanitary = Filth
scene-brief-threat = Police
scene-note-tenement = Risk −1 or Unsanitary −1
scene-note-bonesetter = heals one, any number of times
scene-note-local_union = +1 union, any number of times
scene-note-printing_press = +1 anarchist, −${ $pay }
scene-note-lawyers = frees one, or Threat −1
scene-note-political_cafe = +1 strike, Threat +1
scene-note-chemistry = +1 sabotage, Risk or Unsanitary +1
scene-note-docks = +${ $pay }, Risk +1
scene-note-triangle = +${ $pay }
scene-note-dye = +${ $pay }, Unsanitary +1
scene-note-greenwich = +1 worker, life cost +$1
scene-note-tenderloin = +${ $pay }, Threat +1
scene-short-tenement = Risk/Filth −1
scene-short-bonesetter = heals one
scene-short-local_union = U +1
scene-short-printing_press = A +1, −${ $pay }
scene-short-lawyers = free/Police −1
scene-short-political_cafe = K +1, Police +1
scene-short-chemistry = X +1, hazard +1
scene-short-docks = +${ $pay }, Risk +1
scene-short-triangle = +${ $pay }
scene-short-dye = +${ $pay }, Filth +1
scene-short-greenwich = +1 worker
scene-short-tenderloin = +${ $pay }, Police +1
scene-danger-hurt = { $note }: HURT!
scene-danger-dies = { $note }: DEATH!
scene-danger-jail = { $note }: JAIL!
scene-danger-lost = { $note }: THE END!
scene-danger-says-hurt = Warning: the gauge reaches its end and a worker is hurt.
scene-danger-says-dies = Warning: the gauge reaches its end and a worker dies.
scene-danger-says-jail = Warning: the gauge reaches its end and a worker goes to prison.
scene-danger-says-lost = Warning: the gauge reaches its end and nobody is left free: the game is lost.
scene-place-says = { $place }: { $note }.
scene-why-used = Used up for this turn.
scene-why-tenement = Risk and Unsanitary Conditions are at 0: nothing to do.
scene-why-bonesetter = Nobody is injured.
scene-why-printing_press = The savings do not pay for the paper.
scene-why-lawyers = Nobody is jailed and Police Threat is at 0.
scene-why-greenwich = The reserve is empty.
scene-why-later = Workers are sent in the Worker phase.

## Notes on moves

about-pay = +${ $pay }
about-cost = −${ $cost }
about-gauge = { $gauge } { $level }/{ $end }
about-healed = life cost −$1
about-recruit = life cost +$1
about-gain-union = +1 union
about-gain-anarchist = +1 anarchist
about-gain-strike = +1 strike
about-gain-sabotage = +1 sabotage
about-danger-hurt = a worker is hurt
about-danger-dies = a worker dies
about-danger-jail = a worker is jailed
about-danger-lost = the end
about-jailed = can be freed later
about-dies = dies
about-price = { $price }
about-wins = founds the commune
about-last = the game is lost
about-dollars = ${ $dollars }
scene-lower-union = union
scene-lower-anarchist = anarchist
scene-lower-strike = strike
scene-lower-sabotage = sabotage
scene-alarm-hurt = HURTS one!
scene-alarm-dies = KILLS one!
scene-alarm-jail = JAILS one!
scene-alarm-lost = THE END!
scene-brief-bakery = Bakery
scene-brief-print_shop = Printers
scene-brief-garment_workshop = Garments
scene-brief-dock_warehouse = Warehouse
scene-brief-dye_works = Dye works
scene-brief-tram_depot = Trams
scene-brief-power_station = Power
scene-brief-foundry = Foundry
scene-reconstructed = Reconstructed: prices of the means, lengths of the gauges, repeatable actions.
scene-hit-rent_rise = life cost +$1
scene-hit-accident = Risk +1
scene-hit-raid = Police +1
scene-hit-squalor = Filth +1
scene-hit-sickness = one hurt
scene-hit-offensive = Strength +1
scene-spend = Savings ${ $savings }, after the life cost.
