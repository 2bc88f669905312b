### Lucha Libre

## The game

title = Lucha Libre
tagline = Two masks, ten dice, and seventy-three fans to win over.
story-so-far = Saturday night in the arena. Blue Demon and El Bulldog in one corner, El Santo and El Cavernario in the other, and around them rows of people who came to cheer, to jeer and to outshout their neighbours. Blows alone win nothing here: the fight is over when most of the hall is on your side. Show off, strike, tag your partner – and spend your fans only for a throw that is worth it.
about-reconstructed = The postcard’s picture is lost. The layout of the energy track (how many spaces show 2, 3, 4 and 5) is our reconstruction, the same for all four wrestlers, and the limit of 60 rounds is our addition. All moves, lucky numbers, fans and energy effects are the booklet’s.
credits = Designed by Alexandre Weiss, illustrated by Vianney Carvalho, English editing by Faustine Di Nota. The booklet suggests the Mexican song “El Santo, El Cavernario, Blue Demon y El Bulldog” as music. All drawings here are our own.

## Names

seat-0 = Blue team
seat-1 = Silver team
name-blue = Blue team
name-silver = Silver team
name-demon = Blue Demon
name-bulldog = El Bulldog
name-santo = El Santo
name-cavernario = El Cavernario
name-triple_f = “Triple F”
name-triple = “Triple”
name-sequence_4 = “Sequence of 4”
name-sequence_3 = “Sequence of 3”
name-sequence_2 = “Sequence of 2”
name-show_off = “Show Off”
name-change = “Change”

## Moves and questions

move-reroll = Reroll { $dice }
move-stand = Stand
move-perform = Perform { $moves }
move-pass = Pass
move-roll = Roll { $dice }

ask-thrown = Dice are thrown.
ask-wave_shown = Reroll some of your dice for { $cost ->
    [one] a fan
   *[other] { $cost } fans
}, or stand? Both choose in secret.
ask-reroll_or_stand = The other one stands. Reroll some of your dice for { $cost ->
    [one] a fan
   *[other] { $cost } fans
}, or stand?
ask-moves_shown = Which moves do you perform? Both choose in secret.
ask-moves_chosen = Which moves do you perform? The other one’s dice allow none.

## The story

story-round = Round { $round }. Blue team { $blue ->
    [one] { $blue } fan
   *[other] { $blue } fans
}, silver team { $silver ->
    [one] { $silver } fan
   *[other] { $silver } fans
}.
story-thrown = { $kept ->
    [0] { $wrestler } throws { $faces }.
   *[other] { $wrestler } throws { $faces }: { $dice } on the table.
}
story-rerolled = { $wrestler } rerolls { $faces } for { $cost ->
    [one] { $cost } fan
   *[other] { $cost } fans
}: { $fans } left.
story-stood = { $wrestler } stands with { $dice }.
story-broke = { $wrestler } cannot pay for a reroll and stands with { $dice }.
story-passed = { $wrestler } performs nothing.
story-unable = { $wrestler } can do nothing with { $dice }.
story-performed = { $wrestler }: { $move_key ->
    [triple_f] Triple F
    [triple] Triple
    [sequence_4] Sequence of 4
    [sequence_3] Sequence of 3
    [sequence_2] Sequence of 2
    [show_off] Show Off
   *[change] Wrestler Change
} with { $dice } – fans { $fans }, enemy energy { $enemy }, own energy { $own }.
story-fans = { $team }: fans { $before } → { $fans }.
story-energy = { $wrestler }: energy { $own } by his own moves, { $hits } by blows, sum { $sum }: level { $before } → { $level }, { $dice } dice.
story-shortfall = { $wrestler } has nothing left to lose: { $lost ->
    [0] { $missing ->
        [one] 1 missing level
       *[other] { $missing } missing levels
    }, but no fans left to pay with.
   *[other] { $missing ->
        [one] 1 missing level costs
       *[other] { $missing } missing levels cost
    } { $lost ->
        [one] 1 fan
       *[other] { $lost } fans
    }. { $fans ->
        [0] None is left.
       *[other] { $fans } left.
    }
}
story-rested = { $wrestler } catches his breath: level { $level }, { $dice } dice.
story-changed = { $team }: { $leaves } tags { $enters }, who enters the ring with { $dice } dice.
story-level_crowd = Both teams have { $fans } fans: the hall is split, and another round must decide.
story-ended = { $reason_key ->
    [crowd_both] Both teams have won the hall over; { $winner_key ->
        [blue] the blue team
       *[silver] the silver team
    } has more fans and wins.
    [bell] The bell rings: { $winner_key ->
        [blue] the blue team
       *[silver] the silver team
    } has more fans and wins.
    [draw] The bell rings, and the hall is split in two equal halves: a draw.
   *[crowd] The crowd roars: { $winner_key ->
        [blue] the blue team
       *[silver] the silver team
    } has won the hall over.
} After { $rounds ->
    [one] one round
   *[other] { $rounds } rounds
}: blue team { $blue }, silver team { $silver }.

reason-crowd = One team has won the hall over.
reason-crowd_both = Both teams crossed the line together; the louder half of the hall decides.
reason-bell = The bell has rung: the team with more fans wins.
reason-draw = The bell has rung, and the hall is split in two equal halves: a draw.

## Set-up

edition-booklet_0_9 = Booklet 0.9

option-cartridge = Energy track
option-cartridge-pairs = Pairs – 2 2 3 3 4 4 5 5: every number of dice twice
option-cartridge-slow = Slow – 2 2 3 3 3 4 4 5: it takes long to get five dice
option-cartridge-steep = Steep – 2 3 3 4 4 5 5: one space with a 2 only
option-cartridge-wide = Wide – 2 3 3 3 4 4 5: three dice most of the time
option-cartridge-short = Short – 2 3 3 4 4 5: every blow counts

rule-fans_start = Fans of each team at the start
rule-fans_goal = Fans needed to win
rule-reroll_cost = Fans a reroll costs
rule-shortfall_cost = Fans lost for each level of energy that is missing
rule-rest_gain = Levels a resting wrestler gains each round
rule-change_limit = Changes a team may perform in a round
rule-round_limit = Rounds until the bell (0: no bell, and then games of players who choose at random may never end)
rule-triple_f_fans = Triple F: fans
rule-triple_f_enemy = Triple F: enemy energy
rule-triple_f_own = Triple F: own energy
rule-triple_fans = Triple: fans
rule-triple_enemy = Triple: enemy energy
rule-triple_own = Triple: own energy
rule-sequence_4_fans = Sequence of 4: fans
rule-sequence_4_enemy = Sequence of 4: enemy energy
rule-sequence_4_own = Sequence of 4: own energy
rule-sequence_3_fans = Sequence of 3: fans
rule-sequence_3_enemy = Sequence of 3: enemy energy
rule-sequence_3_own = Sequence of 3: own energy
rule-sequence_2_fans = Sequence of 2: fans
rule-sequence_2_enemy = Sequence of 2: enemy energy
rule-sequence_2_own = Sequence of 2: own energy
rule-show_off_fans = Show Off: fans
rule-show_off_enemy = Show Off: enemy energy
rule-show_off_own = Show Off: own energy
rule-change_fans = Change: fans
rule-change_enemy = Change: enemy energy
rule-change_own = Change: own energy

## The table

scene-summary = Round { $round }. { $blue_wrestler } ({ $blue_fans ->
    [one] { $blue_fans } fan
   *[other] { $blue_fans } fans
}, { $blue_level_dice } dice) against { $silver_wrestler } ({ $silver_fans ->
    [one] { $silver_fans } fan
   *[other] { $silver_fans } fans
}, { $silver_level_dice } dice). { $goal } fans win.
scene-round = Round { $round }
scene-round-bell = { $left ->
    [0] Round { $round }, the last
   *[other] Round { $round }, { $left } to the bell
}
scene-start = start
scene-goal = goal
scene-start-at = start { $fans }
scene-goal-at = goal { $fans }
scene-fans-says = The fan track: blue team { $blue }, silver team { $silver }. Whoever has { $goal } at the end of a round wins.
scene-count = { $needed ->
    [0] { $fans }: goal reached!
   *[other] { $fans ->
        [one] { $fans } fan
       *[other] { $fans } fans
    }, { $needed } to go
}
scene-you = { $team } (you)
scene-in-ring = { $wrestler } is in the ring.
scene-resting = { $wrestler } rests outside the ring.
scene-ring-track = { $wrestler }, in the ring
scene-rest-track = { $wrestler }, resting (+{ $gain })
scene-lucky = lucky number F
scene-lucky-says = The lucky number F is { $face }.
scene-energy = energy
scene-energy-here = { $wrestler } stands here: { $dice } dice{ $cost ->
    [0] .
    [one] . This is the lowest space: every further level lost costs 1 fan.
   *[other] . This is the lowest space: every further level lost costs { $cost } fans.
}
scene-energy-space = A space of { $wrestler }’s energy track: { $dice } dice{ $cost ->
    [0] .
   *[other] . The lowest space: losses beyond it cost fans.
}
scene-dice-says = The dice of { $wrestler }.
scene-die-other = A die of { $wrestler } showing { $face }.
scene-die-reroll = Your die showing { $face }. Pick it for a reroll: { $cost ->
    [one] 1 fan
   *[other] { $cost } fans
} for all dice together, of your { $fans }.
scene-die-use = Your die showing { $face }: a move can use it.
scene-die-idle = Your die showing { $face }: it stays unused.
scene-die-stands = Your die showing { $face }. You have stood, so it stays.
scene-die-waits = Your die showing { $face }.
scene-legend = Fans · enemy · own energy. ★ possible.{ $cost ->
    [0] {""}
   *[other] {" "}! losses cost fans.
}
scene-name-triple_f = Triple F
scene-name-triple = Triple
scene-name-sequence_4 = Sequence 4
scene-name-sequence_3 = Sequence 3
scene-name-sequence_2 = Sequence 2
scene-name-show_off = Show Off
scene-name-change = Change
scene-team-blue = Blue
scene-team-silver = Silver
scene-lucky-label = lucky F
scene-bell = Bell after round { $limit }
scene-no-bell = No bell
scene-line-thinking = Is still thinking.
scene-line-sealed = Has chosen in secret.
scene-line-stands = Has stood: these dice are final.
scene-line-unable = These dice allow no move.
scene-line-waits = Waits for the dice.
scene-round-short = Round { $round } / { $limit }
scene-round-short-bell = { $left ->
    [0] Round { $round }, the last
   *[other] Round { $round }, { $left } left
}
scene-fans = Fans
scene-panel-first = The fight begins
scene-line-over = The fight is over.
scene-doing = { $team } · { $doing }
scene-short-triple_f = Triple F
scene-short-triple = Triple
scene-short-sequence_4 = Seq. 4
scene-short-sequence_3 = Seq. 3
scene-short-sequence_2 = Seq. 2
scene-short-show_off = Show Off
scene-short-change = Change
scene-move-triple_f = Triple F, { $dice }: fans { $fans }, enemy energy { $enemy }, own energy { $own }.
scene-move-triple = Triple, three equal dice that do not show F: fans { $fans }, enemy energy { $enemy }, own energy { $own }.
scene-move-sequence_4 = Sequence of 4, { $dice }: fans { $fans }, enemy energy { $enemy }, own energy { $own }.
scene-move-sequence_3 = Sequence of 3, { $dice }: fans { $fans }, enemy energy { $enemy }, own energy { $own }.
scene-move-sequence_2 = Sequence of 2, { $dice }: fans { $fans }, enemy energy { $enemy }, own energy { $own }.
scene-move-show_off = Show Off, { $dice }: fans { $fans }, enemy energy { $enemy }, own energy { $own }.
scene-move-change = Wrestler Change, { $dice }: fans { $fans }, enemy energy { $enemy }, own energy { $own }; the team’s wrestlers trade places after the round.
scene-move-no-dice = The dice do not allow it.
scene-move-forbidden = Nobody may change in this fight.
scene-move-later = The dice allow it; moves are chosen when both have stood.
scene-move-now = The dice allow it.
scene-reroll = Reroll
scene-stand = Stand
scene-perform = Perform
scene-pass = Pass
scene-reroll-says = Throw some of your dice again, for { $cost ->
    [one] 1 fan
   *[other] { $cost } fans
}.
scene-stand-says = Keep your dice; final for this round.
scene-perform-says = Perform the moves you name.
scene-pass-says = Perform nothing.
scene-why-sealed = You have chosen; the other one is still thinking.
scene-why-stood = You have stood.
scene-why-not-rolling = This is not the time to reroll.
scene-why-rolling = Moves are chosen when both have stood.
scene-why-nothing = Your dice allow no move.
scene-thinking = thinking…
scene-sealed = chosen
scene-stands = stands
scene-unable = no move
scene-won = wins!
scene-panel-over = The end
scene-panel-moves = What your dice allow
scene-panel-sealed = Your sealed choice
scene-sealed-choice = Your sealed choice: { $choice }
scene-panel-last = The last round
scene-end = Blue team { $blue }, silver team { $silver }, after { $round ->
    [one] one round
   *[other] { $round } rounds
}.
scene-first-round = The first round. Whoever has { $goal } fans at the end of a round wins the fight.
scene-first-pick = The first round: pick dice to throw again, or stand. Whoever has { $goal } fans at the end of a round wins the fight.
scene-performance = { $moves }: { $totals }
scene-chose-reroll = Reroll { $dice }
scene-chose-stand = Stand
scene-chose-pass = Pass
scene-nothing = no move
scene-last = { $team }: { $moves }. Fans { $fans }, energy sum { $energy }{ $shortfall ->
    [0] .
    [one] ; 1 fan lost for missing energy.
   *[other] ; { $shortfall } fans lost for missing energy.
}
scene-reconstructed = Energy track and bell: our reconstruction.

about-reroll = { $cost ->
    [one] 1 fan
   *[other] { $cost } fans
}, { $odds } % for more
about-stand = { $fans ->
    [0] no fans
    [one] up to 1 fan
   *[other] up to { $fans } fans
}
about-perform = fans { $fans }, enemy { $enemy }, own { $own }; dice { $dice }
