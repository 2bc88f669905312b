BB-1 = Chacun reçoit trois cartes sur neuf et ne voit que les siennes.
BB-2 = Trois fois, chacun choisit une carte en secret ; la plus forte remporte le pli.
BB-3 = Qui a le moins de plis peut arrêter, ou doubler ce que chacun a gagné.
