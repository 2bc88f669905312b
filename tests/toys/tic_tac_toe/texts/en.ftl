title = Tic-tac-toe
tagline = Three in a row.
edition-plain = The only edition
move-mark = Mark { $square }
ask-mark = Mark a square.
reason-line = Three in a line.
reason-full = The board is full.
scene-summary = A board of nine squares.
