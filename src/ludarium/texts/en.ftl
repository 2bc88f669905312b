## What every game shares

move-roll = Roll { $die }

## The house

ui-skip = Skip to the content
ui-house = The house
ui-language-en = English
ui-language-fr = Français
ui-theme = Light or dark
ui-guest = Guest
ui-unofficial = Ludarium is an unofficial implementation. The games and their names belong to their publishers; every drawing here is our own.
ui-refused = That did not work
ui-to-shelf = To the shelf

## The shelf

ui-shelf-title = Sit down and play
ui-shelf-lead = Published board games from their rulebooks: alone, with friends, or against honest bots.
ui-join-code = Code of a table
ui-join = Join
ui-import = Open a record …
ui-continue = Continue
ui-your-turn = Your turn
ui-their-turn = Waiting for the others
ui-waiting-for-players = Waiting for players
ui-finished = Finished tables ({ $count })
ui-games = Games
ui-filter = Show games for so many players
ui-players = Players
ui-any = any
ui-no-game = No game on the shelf is for so many players.
ui-fact-players = { $fewest ->
    [1] { $most ->
        [1] solo
       *[other] 1–{ $most } players
    }
   *[other] { $most ->
        [2] 2 players
       *[other] { $fewest }–{ $most } players
    }
}
ui-fact-minutes = { $fewest }–{ $most } min
ui-fact-minutes-about = { $minutes } min
ui-fact-complexity = complexity { $level } of 5
ui-fact-reconstructed = partly reconstructed
ui-fact-draft = our own draft
ui-play = Play
ui-rules = Rules

## A new table

ui-new-table = new table
ui-edition = Edition
ui-seats = Seats
ui-how-many = How many players
ui-seat = Seat { $number }
ui-seat-me = Me
ui-seat-friend = A friend, by invitation
ui-seat-beside = Someone beside me
ui-bot-random = Bot: plays at random
ui-bot-greedy = Bot: plays by advice
ui-their-name = Their name
ui-clock = Clock
ui-clock-none = No clock
ui-clock-live = Live: minutes for each player
ui-clock-days = Days for each move
ui-minutes = Minutes
ui-bonus = Seconds more per move
ui-days = Days per move
ui-rulings = Rulings and variants
ui-rulings-lead = Where the rulebook is silent or says two things, this is how we read it, and how else it can be read.
ui-designer = Change the printed numbers
ui-designer-lead = What if the rules said something else? Every number of the rulebook can be changed for this table.
ui-status-published = (published)
ui-status-inferred = (inferred)
ui-status-reconstructed = (reconstructed)
ui-seed = Seed (the same seed gives the same dice)
ui-open-table = Open the table

## The table

ui-board = The table
ui-moves = What you can do
ui-command = Type a move …
ui-undo = Undo
ui-since = Since your last turn
ui-side = Around the table
ui-tab-story = Story
ui-tab-seats = Seats
ui-tab-rules = Rules
ui-tab-replay = Replay
ui-tab-more = More
ui-chat = Chat
ui-chat-say = Say something …
ui-send = Send
ui-all-rules = All rules of this game
ui-ply = Move
ui-back = One move back
ui-forward = One move on
ui-autoplay = Play
ui-now = Now
ui-fork = What if … go on from here
ui-link = Copy link
ui-export = Save record
ui-confirm-all = Ask before every move that cannot be taken back
ui-in-words = The table in words
ui-keys = Keys
ui-keys-text = Arrow keys go from one lit thing to the next, with Shift to any thing, which says what it is; Enter chooses, Escape lets go. / goes to the command box, u takes a move back, 1 to 9 choose from the list, b goes to the board.
ui-rematch = Play again
ui-leave = Leave (a bot goes on)
ui-curtain = Nobody else should look now.
ui-curtain-open = I am here

## Invitations and identity

ui-invited = You are invited
ui-invited-to = { $host } asks you to a table of { $title }.
ui-your-name = Your name
ui-sit-down = Sit down
ui-only-watch = Only watch
ui-you = You
ui-you-lead = You can play without a name. A name tells the others who you are; with a passphrase you can come back to your tables on another device.
ui-keep = Keep a name
ui-passphrase = Passphrase (8 characters or more)
ui-save = Save
ui-login = Come back

## Words for scripts

js-guest = Guest
js-open-seat = free
js-you = you
js-invite = Copy invitation
js-fill = Seat a bot
js-claim = Time is up: let a bot go on
js-copied = Copied.
js-thinking = thinking
js-in-secret = chosen in secret
js-your-turn = Your turn
js-waiting-for = Waiting for { $names }
js-not-full = Waiting for players: send the invitation or seat a bot.
js-won = You have won
js-lost = You have lost
js-ended = The game is over
js-winner = { $names } won
js-offline = No connection. Trying again …
js-online = Connected again.
js-again = { $label }: press again
js-chosen = Chosen: { $words }.
js-several = { $count } moves fit
js-enough = Press “{ $label }” in the list, or go on choosing.
js-clear = Let go
js-taken-back = Taken back.
js-chance = Chance
js-begin = The beginning
js-pass-to = Now { $name }
js-seat = Seat { $number }
js-since = Since your last turn
js-leave-sure = A bot will take your seat. Leave?
js-saved = Saved.
js-code = Code { $code }
js-watching = You are watching.
js-moves = Moves
js-stop = Stop
js-close = Close
js-colon = {": "}
js-end-rematch = Play again
js-end-join = The next game is ready: join
js-end-replay = Look back
js-refused-stale = The table has changed since you looked; here is how it is now.
js-refused-not_your_turn = It is not your turn.
js-refused-illegal_move = This is not possible now; the buttons show what is.
js-refused-game_over = The game is over; no move is possible any more.
js-refused-not_ready = The table is not full yet; invite somebody or seat a bot.
js-refused-busy = Too many changes at once; please try again.
