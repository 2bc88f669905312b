### Les règles et décisions numérotées de Toroball

## Pieces and squares

TB-1 = Il y a deux sièges. Le siège 0 joue l’équipe rouge, défend le but en b4 et attaque j4 ; le siège 1 joue l’équipe bleue, défend j4 et attaque b4.
TB-2 = Chaque équipe a trois personnages. Rien n’est caché dans ce jeu.
TB-3 = Les personnages et la vache avancent vers l’une des huit cases voisines. Les distances se comptent en pas de ce genre.
TB-4 = Une case contient au plus un personnage ou la vache. Le ballon peut partager une case avec l’un ou l’autre.
TB-5 = Personne ne se tient sur la cachette. Quand les buts sont fermés, ni personnage ni vache ne se tient sur un but. La vache ne se tient jamais sur une barrière ; les personnages le peuvent.
TB-6 = Le ballon peut être sur n’importe quelle case sauf la cachette ; dans un but, il marque. Les barrières ne l’arrêtent pas.
TB-7 = Le ballon ne bouge que si l’on tire. Marcher dessus, tituber par-dessus ou le pas de la vache le laissent où il est.
TB-8 = Aucune équipe n’a de talent particulier ; le livret ne fait que les annoncer.

## Setup

TB-9 = Le hasard désigne le premier joueur, chaque équipe avec une chance sur deux.
TB-10 = Rouge 1 commence en c2, Rouge 2 en c6, Bleu 1 en i2 et Bleu 2 en i6.
TB-11 = Chaque joueur place son troisième personnage sur l’une des trois cases fléchées devant son but ; le premier joueur choisit d’abord.
TB-12 = Avant cela, le hasard place la vache en d4 ou en h4, une chance sur deux chacune.
TB-13 = Le ballon se trouve sur l’autre croix.
TB-14 = L’énervement commence à 2, le score à 0 partout, la manche à 1. Personne n’est à l’abri ni sorti.

## The round

TB-15 = Une manche est une phase des personnages suivie d’une phase de la vache.
TB-16 = Le premier joueur change à chaque manche, même après une manche écourtée par un but.
TB-17 = Doivent agir dans une manche tous les personnages sur le terrain, abrités compris, et les sortis dont le retour est venu.
TB-18 = À partir du premier joueur, on joue à tour de rôle. À chaque tour, un personnage à soi qui n’a pas encore agi court ou passe.
TB-19 = Un joueur sans un tel personnage est sauté. La phase finit quand chacun a agi.
TB-20 = Tout personnage peut passer, où qu’il soit. Passer ne change rien : il reste où il est et, s’il est abrité, le reste.
TB-21 = Un personnage sur le terrain ne peut courir que s’il a au moins un premier pas possible.
TB-22 = Un personnage abrité à côté de la vache à la fin d’une phase de la vache doit agir, en courant ou en passant, avant les autres de son camp à la manche suivante. S’ils sont plusieurs, le propriétaire choisit parmi eux jusqu’à ce que tous aient agi. Un but entre-temps annule cette obligation.

## Running

TB-23 = Une course dispose de 4 cases. La commencer met fin à l’abri du personnage.
TB-24 = Chaque pas avance d’une case dans l’une des huit directions et coûte une case.
TB-25 = Un pas ne peut ni quitter le terrain, ni entrer dans la cachette, sur une case occupée par un personnage ou la vache, ou dans un but fermé.
TB-26 = Un pas en diagonale entre deux cases occupées ou au coin de la cachette est permis.
TB-27 = Avant, entre et après ses pas, un coureur peut tirer, énerver, se percher ou se cacher si les conditions sont réunies, dans n’importe quel ordre.
TB-28 = Un coureur peut s’arrêter dès qu’il a avancé d’au moins une case, ou quand aucun pas n’est possible.
TB-29 = Sans case restante il n’y a plus de pas, mais tirer, énerver, se percher et se cacher restent possibles.
TB-30 = Quand il ne reste plus qu’à s’arrêter, la course finit d’elle-même.
TB-31 = Un personnage dont la course finit sans abri après au moins une case est à découvert pour le reste de la manche.

## Sangria

TB-32 = Un coureur qui entre sur une case de sangria, de n’importe quel camp, alors qu’il lui reste des cases boit ; ce n’est pas un choix. Commencer sur une bouteille ou y revenir sur le terrain ne compte pas.
TB-33 = Boire : le dé donne une direction de la boussole, les cases restantes sont multipliées par 2, et le coureur dérive d’autant de cases dans cette direction, avec rebonds. Il ne reste ensuite aucune case.
TB-34 = Rien ne peut se faire pendant la dérive. Un personnage ou la vache sur le chemin l’arrête sur la case d’avant.
TB-35 = Un coureur qui entre sur une bouteille avec sa dernière case ne boit pas et ne lance rien.
TB-36 = Un seul verre par course : les bouteilles croisées pendant la dérive ou plus tard dans la course ne font rien.
TB-37 = Après la dérive, le coureur peut tirer, énerver (avec ses 3 cases), se percher, se cacher ou s’arrêter.
TB-38 = Les bouteilles ne se vident jamais.

## Scatter

TB-39 = Un jet de déviation est un dé lu sur la boussole : 1 nord-ouest, 2 ouest, 3 sud-ouest, 4 nord-est, 5 est, 6 sud-est, une chance sur six chacun.
TB-40 = Un ballon dévie de 1 case, un buveur des cases doublées, la vache de tout son mouvement.
TB-41 = Au bord, la part de la direction qui sort du terrain est inversée, dans un coin les deux parts, et l’on parcourt les cases restantes.
TB-42 = Une case mur à l’intérieur du terrain renverse toute la direction.

## Kicking

TB-43 = Un coureur sur la case du ballon peut tirer, une fois par course, même avant son premier pas.
TB-44 = La cible est n’importe quelle case à une distance de 3 à 6 du coureur, sauf la cachette. On peut nommer cases occupées, barrières et buts.
TB-45 = Le ballon suit le chemin droit vers la cible. La première case de ce chemin avec un personnage de l’une ou l’autre équipe, abrité ou non, avec la vache, ou avec la cachette l’arrête.
TB-46 = Un ballon que rien n’arrête est posé sur la cible et dévie de 1 case depuis là.
TB-47 = Un ballon arrêté dévie de 1 case depuis la case qui l’a arrêté ; depuis la cachette il finit donc en e3, e4, e5, g3, g4 ou g5.
TB-48 = Si le ballon traverse un but avant d’être arrêté, le but compte aussitôt et l’on ne lance aucun dé.
TB-49 = Un ballon qui finit sur la case d’un personnage ou de la vache y reste et rien d’autre ne se passe. Sous la vache, personne ne peut l’atteindre avant qu’elle s’en aille.
TB-50 = Après un tir sans but, la course continue avec les cases restantes. Un tir ne remplace pas la case que demande toute course.

## Agitating

TB-51 = Un coureur qui a avancé d’au moins une case dans cette course et se trouve à côté de la vache peut l’énerver, une fois par course.
TB-52 = L’énervement monte de 1 et le coureur reçoit 3 cases en plus de celles qui restent.
TB-53 = À l’énervement 6, on ne peut plus énerver la vache.
TB-54 = Énerver la vache ne la fait pas bouger.

## Perching and hiding

TB-55 = Un coureur sur une case de clôture qui a avancé d’au moins une case peut se percher ; la course finit.
TB-56 = Un coureur sur une case de barrière qui a avancé d’au moins une case peut se cacher ; la course finit.
TB-57 = Un coureur à côté de la cachette, sur une case que la vache ne voit pas, et qui a avancé d’au moins une case peut se cacher ; la course finit. La vache ne voit pas la case quand la ligne de sa case à celle-ci touche la cachette et que les deux ne sont pas voisines.
TB-58 = S’abriter est toujours un choix. Qui s’arrête simplement sur une telle case est à découvert.
TB-59 = Un personnage abrité compte comme ayant passé : il n’est ni cible ni bousculé, bien qu’il ait bougé dans cette manche.
TB-60 = L’abri dure jusqu’à la prochaine course de ce personnage, même derrière la cachette quand la vache en a fait le tour.
TB-61 = Un personnage abrité occupe toujours sa case et arrête un ballon.
TB-62 = Un personnage abrité est montré tourné en diagonale.

## The cow's phase

TB-63 = La cible est le dernier personnage à découvert, dans l’ordre où ils ont agi cette manche.
TB-64 = La vache est menée par l’adversaire du propriétaire de la cible.
TB-65 = On lance un dé. Sur un 6 naturel, la vache ne bouge ni ne bouscule. Sinon elle dispose d’autant de cases que le dé plus l’énervement.
TB-66 = Avant son premier pas et après chaque pas : si des personnages à découvert de l’une ou l’autre équipe sont à côté d’elle, l’un d’eux est bousculé et le mouvement finit. S’ils sont plusieurs, celui qui mène choisit.
TB-67 = Les personnages qui ont passé, sont abrités ou n’ont pas bougé cette manche ne sont jamais bousculés.
TB-68 = La vache ne peut entrer ni dans la cachette, ni sur les barrières, ni dans les buts fermés, ni sur les cases des personnages.
TB-69 = Chaque pas est sur un plus court chemin, par des cases où elle peut entrer, vers une case voisine de la cible. S’il y en a plusieurs, celui qui mène choisit ; un seul est pris sans demander.
TB-70 = Sans un tel chemin, la vache reste. Si ses cases s’épuisent avant que quelqu’un soit à côté d’elle, elle reste où elle est.
TB-71 = Si personne n’est à découvert, il y a d’abord un jet de déviation, puis le dé de mouvement. Sur un 6 naturel la vache reste, sinon elle dérive dans cette direction d’autant de cases que le dé plus l’énervement. Personne n’est bousculé.

## Being nudged

TB-72 = Un personnage bousculé quitte aussitôt le terrain.
TB-73 = Il manque toute la manche suivante.
TB-74 = Son absence ne prend aucun tour : son propriétaire a simplement un personnage de moins.
TB-75 = Le ballon reste là où le personnage bousculé se tenait sur lui.
TB-76 = À partir de la manche d’après, il doit de nouveau agir. Pour courir, il revient d’abord sur une case de sangria libre de son camp, sans personnage et sans vache ; le ballon n’importe pas. La course y commence avec 4 cases.
TB-77 = Si aucune case de sangria à lui n’est libre, il ne peut que passer. Un personnage de retour qui passe reste dehors et pourra revenir à la manche suivante.

## Goals and the end

TB-78 = Quel que soit le tireur, un ballon en j4 compte pour les rouges et un ballon en b4 pour les bleus : les buts contre son camp comptent.
TB-79 = Un ballon dont la place après la déviation est une case de but marque, d’où qu’il vienne : il est tombé dedans.
TB-80 = Un tir marque quand son chemin, avant d’être arrêté, suit l’une des trois flèches : case fléchée, case de but et au-delà vers une cible, le tout sur une seule droite dans le sens de la flèche. Il a traversé.
TB-81 = Un chemin qui rencontre une case de but autrement passe par-dessus sans effet. Nommer la case de but comme cible ne marque pas en soi.
TB-82 = Si, à la fin de la phase des personnages ou de celle de la vache, tous les personnages d’exactement une équipe sont abrités ou sortis, l’autre équipe marque. Si c’est le cas des deux équipes à la fois, personne ne marque et le jeu continue.
TB-83 = Un but met aussitôt fin à la manche : plus aucun personnage n’agit et, si la phase de la vache n’avait pas commencé, elle n’a pas lieu.
TB-84 = Chaque but, terrain vide compris, baisse l’énervement de 2, jamais sous 2.
TB-85 = L’équipe qui a deux buts gagne aussitôt.
TB-86 = Sinon les six personnages, sortis compris, se replacent comme au début, le premier joueur de la manche à venir choisissant d’abord. La vache va sur la croix du côté de l’équipe qui a marqué, le ballon sur l’autre.
TB-87 = Si la manche 200 finit sans vainqueur, l’équipe qui a le plus de buts gagne ; à égalité, match nul.

## Rulings

TB-R1 = Qui commence ? Le livret demande qui a bu de la sangria en dernier, ou à défaut du jus de fruits, de préférence avec pulpe. Ici le hasard décide, car un programme ne peut pas le savoir.
TB-R2 = Un pas en diagonale compte-t-il pour un ? Oui, pour toutes les pièces : boussole et voisinage sont dessinés avec les diagonales.
TB-R3 = De combien dévie un ballon ? De 1 case, car aucun dé de distance n’est mentionné.
TB-R4 = Qu’est-ce que le chemin droit sur une grille ? Toutes les cases traversées par la ligne entre les centres ; à un coin, elle passe d’une case à celle en diagonale. Le livret tranche la vue avec un objet droit entre les centres, et la même règle sert pour les deux.
TB-R5 = Que veut dire traverser dans le sens d’une flèche ? Par défaut, le long de la flèche elle-même. Avec l’option arrow_square, tout chemin qui entre dans le but depuis l’une de ses cases fléchées et continue au-delà. Le texte parle du sens de la flèche, et la lecture large fait de 32 cases d’un terrain vide des tirs assurés au lieu de 6.
TB-R6 = Peut-on se tenir dans un but ? Par défaut non : un personnage qui y passerait ne serait jamais poursuivi et arrêterait tous les tirs. Avec l’option open, un but est une case ordinaire pour personnages et vache, et qui s’y tient arrête le ballon.
TB-R7 = Un but compte-t-il avant la déviation ? Traverser oui, tomber dedans seulement après : l’un concerne le vol, l’autre la place.
TB-R8 = Un ballon dévié qui touche quelqu’un continue-t-il ? Non, il reste là : l’interception n’est décrite que pour le chemin du tir.
TB-R9 = Plusieurs tirs ou énervements dans une course ? Un de chaque, car chacun est nommé une fois parmi ce qu’une course peut contenir.
TB-R10 = La sangria est-elle un choix ? Non : elle est forcée quand on y entre alors qu’il reste des cases, une fois par course. Les actions sans cases restent possibles ensuite, car elles sont permises à tout moment du mouvement.
TB-R11 = Énerver au maximum ? Impossible : un dé montre au plus 6, et un élan gratuit n’était pas voulu.
TB-R12 = Une ligne par le coin de la cachette cache-t-elle ? Par défaut oui, toucher suffit ; l’option cross demande une ligne par l’intérieur. Des voisins se voient toujours.
TB-R13 = Se cacher derrière la cachette est-il automatique ? Non, c’est un choix comme les autres abris, car être abrité peut coûter un but.
TB-R14 = Qui la vache peut-elle bousculer ? Les personnages à découvert des deux équipes, ceux du meneur compris : elle ne suit que ceux qui ont bougé, et le premier rencontré l’arrête.
TB-R15 = Quand revient un personnage bousculé ? Il manque la manche suivante et revient à celle d’après ; avec rounds_out à 0 il revient dès la suivante. Le texte parle d’un tour passé et d’un retour.
TB-R16 = Quand regarde-t-on si le terrain est vide ? À la fin de chaque phase, pas après chaque abri, car un personnage abrité à la manche d’avant peut encore descendre dans cette phase.
TB-R17 = Les deux terrains vides à la fois ? Pas de but : les deux s’annuleraient.
TB-R18 = La vache regarde-t-elle autour d’elle avant son premier pas ? Oui, elle charge de là où elle est, mais pas sur un 6.
TB-R19 = La vache choisit-elle librement son chemin ? Seulement parmi les plus courts : elle charge vers la cible, et le meneur décide de ce que le texte laisse ouvert.
TB-R20 = Une partie peut-elle durer sans fin ? Une limite de 200 manches l’arrête ; 0 supprime la limite. Un programme a besoin d’une fin ; des gens n’iront jamais jusque-là.
TB-R21 = La vache pousse-t-elle le ballon ? Non, rien ne le dit.
