title = Way of the ShoTgun
tagline = One road, one day, one gun that is not yours. (Our own draft of an announced title.)
story-so-far = A dying man gave you a shotgun and a name. The name lies on Quiet Hill, above the town of Mercy, one day's ride away. What you do when you get there is between you and the sun.
about-reconstructed = The publisher has announced Way of the ShoTgun without rules or booklet. This is our own stand-in on the engine of Mad Maxence; it will be replaced when the real one appears.
credits = The title is the publisher's. Rules, story and drawings of this draft are our own.

edition-draft = Our own draft: the publisher's rules are not out, this is our stand-in.

rule-daylight = hours of daylight
rule-ride_daylight = daylight for a ride
rule-dice_max = most dice in one throw
rule-die_faces = faces of a die
rule-faces_that_hit = faces that hit
rule-round_daylight = daylight for each further round of a fight
rule-rest_dollars = dollars for a rest
rule-rest_daylight = daylight for a rest
rule-rest_gain = Grit gained by a rest
rule-shoot_shells = shells for throwing misses again
rule-aim_start = Aim at the start
rule-ride_start = Ride at the start
rule-talk_start = Talk at the start
rule-grit_start = Grit at the start
rule-shells_start = Shells at the start
rule-dollars_start = Dollars at the start
rule-grit_max = highest Grit
rule-shells_max = most Shells
rule-dollars_max = most Dollars

## Moves

move-ride = Ride to { $place }
move-choose = { $option }
move-fight = Fight
move-flee = Flee
move-use = Use the { $equipment }
move-rest = Rest
move-shoot = Shoot again
move-keep = Keep the throw
move-hits = { $hits } { $hits ->
    [one] hit
   *[other] hits
  }

## Questions

ask-leave = You have seen what { $at } holds. What now?
ask-chosen = What do you do?
ask-fight_or_flee = Stand, or run?
ask-second_throw = { $hits } of { $pieces } hit. Spend a shell and throw the misses again?
ask-turn_page = How does it go on?

## Story (also the lines of the open page)

story-began = { $en_key }.
story-arrived = { $place }: { $en_key }.
story-read = { $en_key }
story-nothing = Nothing has changed here.
story-chose = You choose: { $en_key }.
story-gained = { $gauge } +{ $amount }, now { $value }.
story-lost = { $gauge } −{ $amount }, now { $value }.
story-unmoved = { $gauge } stays on { $value }.
story-spent = { $amount ->
    [one] An hour goes
   *[other] { $amount } hours go
  }; { $value } left.
story-turned_back = { $amount } won back; { $value } left.
story-marked = { $en_key }: { $value }.
story-given = You get: { $equipment }.
story-owned_already = { $equipment }: you have this already.
story-taken = Lost: { $equipment }.
story-used = Used: { $equipment } ({ $left } left).
story-tested = { $skill } test, difficulty { $difficulty }, { $pieces } { $pieces ->
    [one] die
   *[other] dice
  } ({ $chance } %): { $hits } { $hits ->
    [one] hit
   *[other] hits
  }, { $passed ->
    [1] success
   *[0] failure
  }.
story-sure = { $skill } test, difficulty { $difficulty }, with { $pieces } { $pieces ->
    [one] die
   *[other] dice
  }: { $difficulty ->
    [0] success
   *[other] failure
  } without a throw.
story-challenged = You face { $en_key }, strength { $cb }.
story-fought = Round { $round }: { $hits } { $hits ->
    [one] hit
   *[other] hits
  }, { $failures } { $failures ->
    [one] miss
   *[other] misses
  }. Grit −{ $loss }, their strength { $cb }.
story-won = You beat { $en_key }.
story-beaten = You lose to { $en_key }.
story-fled = You run from { $en_key }.
story-again = A shell: { $failures } thrown again.
story-manoeuvred = { $kind }, difficulty { $difficulty }, { $pieces } dice: { $hits } hits ({ $back }).
story-surely_manoeuvred = { $kind }: it cannot fail ({ $back }).
story-opened = The road { $road } is open.
story-closed = The road { $road } is closed.
story-revealed = You now know the way to { $place }.
story-concealed = { $place } can no longer be found.
story-escaped = It is done.
story-caught = It ends here.
story-carried = A new day.

## Reasons

reason-sundown = The sun went down on the road.
reason-broken = Your grit gave out.
reason-buried = The gun was laid in the grave.
reason-reckoned = Lott fell in the street of Mercy.
reason-shot = Lott was faster.
reason-campaign = The last road is behind you.
reason-stopped = The road was left.

## Names

name-daylight = Daylight
name-aim = Aim
name-ride = Ride
name-talk = Talk
name-grit = Grit
name-shells = Shells
name-dollars = Dollars
name-poncho = Poncho
name-spurs = Spurs
name-whiskey = Whiskey

## Costs

cost-daylight = { $amount } { $amount ->
    [one] hour
   *[other] hours
  }
cost-grit = { $amount } Grit
cost-shells = { $amount } { $amount ->
    [one] shell
   *[other] shells
  }
cost-dollars = { $amount } { $amount ->
    [one] dollar
   *[other] dollars
  }

## The table

scene-summary = { $title }. You are at { $place }, { $tu } of { $limit } hours of daylight left, Grit { $health }.
scene-clock = Daylight
scene-clock-says = Daylight: { $value } of { $limit } left. 0 is safe; having to go below is sundown, and defeat.
scene-clock-warning = The sun is going
scene-gauge-says = { $gauge }: { $value } of { $maximum }.
scene-here = You are at { $place }, { $name }.
scene-reach = { $place }: a ride of { $cost } { $cost ->
    [one] hour
   *[other] hours
  }.
scene-reach-known = { $place }, { $name }: a ride of { $cost } { $cost ->
    [one] hour
   *[other] hours
  }.
scene-reach-deadly = { $place }: the light does not last that far. That is defeat.
scene-back = { $place }, { $name }: you came from there.
scene-away = { $place }: no road from here.
scene-away-known = { $place }, { $name }: no road from here.
scene-goal = an end of the road
scene-option-says = { $label }.
scene-option-poor = { $label }: you cannot pay { $cost }.
scene-cost = pay { $cost }
scene-test = { $skill } { $difficulty } · { $pieces } { $pieces ->
    [one] die
   *[other] dice
  } · { $chance } %
scene-combat = strength { $cb } · { $chance } %
scene-fight = You face { $name }
scene-fight-text = Their strength { $cb } · your Grit { $health } · round { $round } · { $pieces } { $pieces ->
    [one] die
   *[other] dice
  }, { $succeed ->
    [1] { $low } hits
    [2] { $low } and { $faces } hit
   *[other] { $low } to { $faces } hit
  }. A round with any miss costs 1 Grit, each further round { $tu } { $tu ->
    [one] hour
   *[other] hours
  } of daylight. Chance to win without spending shells: { $chance } %.
scene-equipment = Saddlebag
scene-owned = { $name }. { $says }
scene-owned-uses = { $name }. { $says } { $left } left.
scene-findable = { $name }: to be found on this road.
scene-notebook = Notebook
scene-notebook-line = Road { $number }: { $state }
scene-notebook-escaped = done
scene-notebook-lost = lost
scene-notebook-now = begun with { $gauges }
scene-marks = { $name }: { $value }
scene-repair-says = Rest: pay { $cost }, { $tu } { $tu ->
    [one] hour
   *[other] hours
  } of daylight, Grit +{ $gain }.
scene-repair-no = Resting needs a town, { $cost } and Grit below { $maximum }.
scene-use-no = { $name }: it cannot be used now.
scene-too-late = It is too late for that: only the road is left.
scene-too-weak = You have no Grit for that.
scene-manoeuvre-says = { $kind }: { $cost }, { $chance } %, { $back }.
scene-manoeuvre-no = { $kind }: { $cost }, { $difficulty }.
scene-begin-says = On to the next road.
scene-retry-says = Take this road again, as it began.
scene-stop-says = Leave the road here.
scene-page = { $place } · { $name }
scene-page-between = Between two roads
scene-page-lost = This road is lost
scene-origin = Our own draft: the publisher's rules are not out; this is our stand-in.
scene-deadly = past sundown: defeat
scene-clock-cost = { $tu } h
scene-gain = { $gauge } +{ $amount }
scene-none = nothing

## Options of the booklet (the label printed there; one used in several places has a shorter name)

name-cut_down = Cut him down
name-ride_past = Ride past
name-buy_shells = Buy shells
name-talk_ostler = Talk to the boy
name-water_horse = Water the horse
name-listen = Listen to the sermon
name-shoot_bottles = Shoot the bottles
name-pass_tent = Pass by
name-fight_jumper = Stand your ground
name-pay_jumper = Pay for the path
name-gunsmith = Have the gun seen to
name-play_faro = Sit in on the game
name-ask_lott = Ask about Lott
name-fight_deputies = Face them
name-ride_round = Ride round by the bank
name-bribe_deputies = Buy them a drink
name-call_lott = Call him out
name-keep_riding = Keep riding
name-speak = Say what you have
name-not_yet = Not yet
name-give_gun = Let her hold the gun
name-sit_awhile = Sit a while
