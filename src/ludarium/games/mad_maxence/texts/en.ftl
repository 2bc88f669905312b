title = Mad Maxence
tagline = Drive across the Wastelands, live what each place holds, and be gone before the Erasers arrive.
story-so-far = You are Maxence, strong-willed, with a score to settle. Behind the wheel of the Wedge you cross the Wastelands, equip yourself, brave dangers and learn what they have tried to erase. But above all you look for a way out.
about-reconstructed = The rules of driving, coins, combat, repair and fuel are the publisher's. The printed map is lost and the adventure booklet is not available: the map (except the roads around place 5 and hideaway A), all places, opponents, equipment and stories are our own.
credits = Designed by Alexandre Weiss, art of the printed game by Vianney Carvalho, English editing by Faustine Di Nota. All drawings and all prose here are our own.

edition-booklet_0_9 = The rules of booklet 0.9, with an adventure booklet of our own.

option-adventure = Adventure
option-adventure-1 = The Salt Ring: find two keys, or your way, and leave by the gate.
option-adventure-2 = The Glass Sea: by train, over the thin glass, or by a way nobody tells.
option-adventure-3 = The Registry: read the names, burn the stacks, or be stamped.
option-adventure-campaign = The whole campaign: all three in order, gauges and equipment carried over.
option-combat_loss = A lost round costs
option-combat_loss-tails = your tails, as the main text says.
option-combat_loss-heads = your heads, as the player aid says.
option-costly_victory = A throw that wins but brings Combativeness to 0
option-costly_victory-lost = is a lost combat.
option-costly_victory-won = is a won combat; you must repair before you leave.
option-after_defeat = After a defeat in the campaign
option-after_defeat-retry = the adventure may be tried again from its start.
option-after_defeat-final = the campaign is over.

rule-tu_limit = Time Units before the Erasers catch you
rule-drive_tu = Time Units for a drive
rule-coins_max = most coins in one throw
rule-combat_round_tu = Time Units for each further round of combat
rule-repair_parts = Spare Parts for a repair
rule-repair_tu = Time Units for a repair
rule-repair_gain = Combativeness gained by a repair
rule-manoeuvre_fuel = Fuel for a manoeuvre
rule-easy_difficulty = heads needed for an easy manoeuvre
rule-easy_back = Time Units gained by an easy manoeuvre
rule-hard_difficulty = heads needed for a hard manoeuvre
rule-hard_back = Time Units gained by a hard manoeuvre
rule-manoeuvres_per_departure = manoeuvres for each departure
rule-carry_minimum = least Combativeness, Parts and Fuel at the start of a later adventure
rule-tech_start = TECH at the start
rule-orientation_start = Orientation at the start
rule-driving_start = Driving at the start
rule-combativeness_start = Combativeness at the start
rule-fuel_start = Fuel at the start
rule-parts_start = Spare Parts at the start
rule-combativeness_max = highest Combativeness
rule-fuel_max = most Fuel
rule-parts_max = most Spare Parts

## Moves

move-drive = Drive to { $place }
move-choose = { $option }
move-fight = Fight
move-flee = Flee
move-use = Use the { $equipment }
move-repair = Repair
move-manoeuvre = { $kind } manoeuvre
move-heads = { $hits } { $hits ->
    [one] head
   *[other] heads
  }
move-begin = Begin adventure { $number }
move-retry = Try again
move-stop = Leave the campaign

## Questions

ask-leave = You have read what { $at } holds. What now?
ask-chosen = What do you do?
ask-fight_or_flee = Fight, or flee?
ask-second_throw = Throw again?
ask-turn_page = The notebook lies open. How does it go on?

## Story (also the lines of the open page)

story-began = Adventure { $number }: { $en_key }.
story-arrived = { $place }: { $en_key }.
story-read = { $en_key }
story-nothing = Nothing here is new to you.
story-chose = You choose: { $en_key }.
story-gained = { $gauge } +{ $amount }, now { $value }.
story-lost = { $gauge } −{ $amount }, now { $value }.
story-unmoved = { $gauge } stays on { $value }.
story-spent = { $amount } TU spent, now { $value }.
story-turned_back = { $amount } TU won back, now { $value }.
story-marked = { $en_key }: { $value }.
story-given = You get: { $equipment }.
story-owned_already = { $equipment }: you have this already.
story-taken = Lost: { $equipment }.
story-used = Used: { $equipment } ({ $left } left).
story-tested = { $skill } test, difficulty { $difficulty }, { $pieces } { $pieces ->
    [one] coin
   *[other] coins
  } ({ $chance } %): { $hits } { $hits ->
    [one] head
   *[other] heads
  }, { $passed ->
    [1] success
   *[0] failure
  }.
story-sure = { $skill } test, difficulty { $difficulty }, with { $pieces } { $pieces ->
    [one] coin
   *[other] coins
  }: { $difficulty ->
    [0] success
   *[other] failure
  } without a throw.
story-challenged = Combat with { $en_key }, Cb { $cb }.
story-fought = Round { $round }: { $hits } { $hits ->
    [one] head
   *[other] heads
  }, { $failures } { $failures ->
    [one] tail
   *[other] tails
  }. Combativeness −{ $loss }, their Cb { $cb }.
story-won = You beat { $en_key }.
story-beaten = You lose to { $en_key }.
story-fled = You flee from { $en_key }.
story-again = { $failures } thrown again.
story-manoeuvred = { $kind } manoeuvre, difficulty { $difficulty }, { $pieces } { $pieces ->
    [one] coin
   *[other] coins
  }: { $hits } { $hits ->
    [one] head
   *[other] heads
  }, { $back ->
    [0] nothing gained
   *[other] success
  }.
story-surely_manoeuvred = { $kind } manoeuvre: it cannot fail.
story-opened = The road { $road } is open.
story-closed = The road { $road } is closed.
story-revealed = You now know the way to { $place }.
story-concealed = { $place } can no longer be found.
story-escaped = You have escaped.
story-caught = The adventure is lost.
story-carried = The clock starts again at 0; what you own and know goes with you.

## Reasons

reason-erasers = The Erasers caught up with you.
reason-stranded = Stranded: no Combativeness, and nothing to repair with.
reason-gate = Escaped through the gate of the Salt Ring.
reason-train = Escaped aboard the ore train.
reason-glass = Escaped across the Glass Sea.
reason-tunnel = Escaped through the smugglers' tunnel.
reason-sunk = The glass gave way.
reason-broadcast = The names were read aloud.
reason-fire = The stacks burned.
reason-clerk = Stamped, dismissed, free.
reason-filed = Filed under your own name.
reason-campaign = The campaign is won: the last adventure is behind you.
reason-stopped = The campaign was left.

## Names

name-a = A
name-b = B
name-c = C
name-d = D
name-e = E
name-f = F
name-g = G
name-h = H
name-tu = Time Units
name-tech = TECH
name-orientation = Orientation
name-driving = Driving
name-combativeness = Combativeness
name-fuel = Fuel
name-parts = Spare Parts
name-toolbox = Toolbox
name-scanner = Scanner
name-plating = Plating
name-nitro = Nitro
name-flares = Flares
name-winch = Winch
name-canteen = Canteen
name-easy = Easy
name-hard = Hard

## Costs

cost-tu = { $amount } { $amount ->
    [one] TU
   *[other] TU
  }
cost-tech = { $amount } { $amount ->
    [one] TECH
   *[other] TECH
  }
cost-orientation = { $amount } { $amount ->
    [one] Orientation
   *[other] Orientation
  }
cost-driving = { $amount } { $amount ->
    [one] Driving
   *[other] Driving
  }
cost-combativeness = { $amount } { $amount ->
    [one] Combativeness
   *[other] Combativeness
  }
cost-fuel = { $amount } { $amount ->
    [one] Fuel
   *[other] Fuel
  }
cost-parts = { $amount } { $amount ->
    [one] Spare Part
   *[other] Spare Parts
  }

## The table

scene-summary = { $title }. You are at { $place }, TU { $tu } of { $limit }, Combativeness { $health }.
scene-clock = Time
scene-clock-says = Time Units: { $value } of { $limit }. Having to pass { $limit } is defeat; { $left } left.
scene-clock-warning = The Erasers are close
scene-gauge-says = { $gauge }: { $value } of { $maximum }.
scene-here = You are at { $place }, { $name }.
scene-reach = { $place }: reached now for { $cost } TU.
scene-reach-known = { $place }, { $name }: reached now for { $cost } TU.
scene-reach-deadly = { $place }: leaving now passes the limit. That is defeat.
scene-back = { $place }, { $name }: you just came from there. No turning back.
scene-away = { $place }: not next to you.
scene-away-known = { $place }, { $name }: not next to you now.
scene-goal = a way out
scene-option-says = { $label }.
scene-option-poor = { $label }: you cannot pay { $cost }.
scene-cost = pay { $cost }
scene-test = { $skill } { $difficulty } · { $pieces } { $pieces ->
    [one] coin
   *[other] coins
  } · { $chance } %
scene-combat = combat Cb { $cb } · { $chance } %
scene-fight = Combat: { $name }
scene-fight-text = Their Cb { $cb } · your Combativeness { $health } · round { $round } · { $pieces } { $pieces ->
    [one] coin
   *[other] coins
  }. { $loss ->
    [success] Heads wear them down; a lost round costs you its heads, a won one its tails
   *[failure] Heads wear them down, tails wear you down
  }; each further round costs { $tu } TU. Chance to win: { $chance } %.
scene-equipment = Equipment
scene-owned = { $name }. { $says }
scene-owned-uses = { $name }. { $says } { $left } left.
scene-findable = { $name }: to be found in this adventure.
scene-notebook = Notebook
scene-notebook-line = Adventure { $number }: { $state }
scene-notebook-escaped = escaped
scene-notebook-lost = lost
scene-notebook-now = started with { $gauges }
scene-marks = { $name }: { $value }
scene-repair-says = Repair: pay { $cost }, spend { $tu } TU, Combativeness +{ $gain }.
scene-repair-no = Repairing is not possible now: it needs { $cost } and Combativeness below { $maximum }.
scene-use-no = { $name }: it cannot be used now.
scene-too-late = After the manoeuvre only the road is left.
scene-too-weak = Without Combativeness there is no manoeuvre.
scene-manoeuvre-says = { $kind } manoeuvre: pay { $cost }; { $chance } % to win back { $back } TU.
scene-manoeuvre-no = { $kind } manoeuvre: it needs { $cost }, time to win back, and { $difficulty } { $difficulty ->
    [one] coin
   *[other] coins
  } of Driving.
scene-begin-says = Turn the page to the next adventure.
scene-retry-says = Begin this adventure again, as the notebook kept it.
scene-stop-says = Close the notebook: the campaign ends here.
scene-page = { $place } · { $name }
scene-page-between = Between two adventures
scene-page-lost = The adventure is lost
scene-origin = The booklet is our own: the map and the stories are reconstructed.
scene-deadly = passes the limit: defeat
scene-clock-cost = { $tu } TU
scene-gain = { $gauge } +{ $amount }
scene-none = nothing

## Options of the booklet (the label printed there; one used in several places has a shorter name)

name-option-tech = Buy the trick with the wiring
name-maps = Have the maps copied
name-leave = Leave
name-fight = Fight
name-pay = Pay the toll
name-detour = Take the detour
name-rest = Rest
name-trade = Trade stories
name-leave_fuel = Leave in a hurry
name-leave_slow = Push the car away
name-drive_past = Drive past
name-lesson = Pay for a lesson
name-ring_bell = Ring the bell and listen
name-light_lamp = Fill the lamp and sit down
name-walk_on = Walk on
name-buy_plating = Buy the plating
name-buy_winch = Buy the winch
name-sell_fuel = Sell a canister
name-browse = Only look
name-buy_ticket = Buy a ticket
name-play_cards = Play him for it
name-nod = Nod and go
name-dive = Go down with them
name-pay_divers = Pay for their notes
name-watch = Watch for a while
name-sleep = Sleep in the bath
name-ask_bar = Ask at the bar for the third way
name-sign_register = Sign the register
name-jump_train = Jump the Wedge aboard
name-let_it_go = Let it go
name-fight_patrol = Fight the patrol
name-show_papers = Show your papers
name-run_barrier = Run the barrier
name-cross = Drive out onto the glass
name-turn_away = Turn away
name-search_pockets = Go through his pockets
name-bury = Bury him
name-race = Race them
name-take_lessons = Pay for a lesson
name-wave = Wave and go on
name-ambush = Ambush him
name-share_lunch = Sit down and share
name-sneak_by = Sneak by
name-fight_smuggler = Force the way
name-bribe_smuggler = Pay the fare
name-back_out = Back out
name-wear_coat = Put on a grey coat
name-search_coats = Go through the pockets
name-leave_coats = Leave the coats alone
name-eat = Eat
name-gossip = Sit with the clerks
name-take_trolley = Steal the trolley
name-queue = Queue
name-forge = Carve one from a tyre
name-bribe_clerk = Leave two parts on the counter
name-fight_washer = Fight the washerman
name-slip_past = Drive through on the soap
name-burn = Burn it
name-read_names = Read and remember
name-leave_stacks = Leave
name-complain = Complain
name-sign_here = Sign where he points
name-step_back = Step back
name-fight_mechanic = Fight the mechanic
name-siphon = Siphon a van
name-tiptoe = Roll through quietly
name-give_pencil = Give him a part for a pencil
name-look_at_map = Look at his map
name-fight_machine = Fight the machine
name-let_it_file = Hold still and be misfiled
name-fight_director = Take his stamp by force
name-ask_director = Ask him whose brush it is
name-close_door = Close the door again
