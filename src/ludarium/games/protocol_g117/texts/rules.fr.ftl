### Protocol G117 : les règles numérotées (PG-1 à PG-93) et les décisions (PG-R1 à PG-R22).

## Camps et pièces

PG-1 = Deux joueurs : l’intelligence artificielle (IA, rose) et l’humanité (HU, bleu). Tout est visible et rien n’est laissé au hasard.
PG-2 = La partie dure exactement 10 tours ; le camp qui a ensuite le plus de points de victoire (PV) gagne. Seule une égalité la prolonge (PG-88).
PG-3 = Chaque camp possède 12 unités, quelle que soit leur sorte. À tout moment, ses unités en jeu, en réserve et éliminées font 12 au total.
PG-4 = Une unité de l’IA est un Drone sur Terre et un Bot dans la Matrice ; une unité de HU est une Troupe sur Terre et un Decker dans la Matrice. Seul le champ de bataille distingue les sortes.
PG-5 = Une unité ne passe jamais d’un champ de bataille à l’autre.
PG-6 = Chaque camp a 10 marqueurs d’action et en pose un par tour : ils suffisent pour exactement 10 tours.

## Mise en place

PG-7 = Un Bot commence sur chacune des cases de départ de l’IA dans la Matrice, o1 et o8.
PG-8 = Un Drone commence sur la case de départ de l’IA sur Terre, c5r2.
PG-9 = Un Decker commence sur la case de départ de HU dans la Matrice, o4.
PG-10 = Une Troupe commence sur la case de départ de HU sur Terre, c1r2.
PG-11 = Avant le tour 1, HU place une seconde Troupe sur une case adjacente à c1r2 et sans PV : c1r1 ou c1r3, mais pas c2r2.
PG-12 = Ensuite les deux réserves comptent 9 unités, les deux scores sont à 0, aucune action ne porte de marqueur et le tour 1 commence.

## Cases

PG-13 = Sur Terre, deux cases sont adjacentes quand elles ont un côté commun ; les diagonales ne comptent pas.
PG-14 = Dans la Matrice, les cases reliées par un trait sont adjacentes, dans les deux sens. Le cœur (core) touche les quatre cases intérieures et rien d’autre ; chaque case intérieure touche le cœur, ses deux voisines de l’anneau intérieur et deux cases extérieures ; chaque case extérieure touche ses deux voisines de l’anneau extérieur et une case intérieure.
PG-15 = Aucune case de la Terre n’est adjacente à une case de la Matrice.
PG-16 = Une case de la Terre contient au plus 1 unité.
PG-17 = Une case de la Matrice contient au plus 2 unités, d’un seul camp ou des deux.
PG-18 = Deux unités d’un même camp sur une case de la Matrice sont interchangeables : un coup nomme la case, et peu importe laquelle des deux agit.

## Le tour

PG-19 = Un tour se compose de l’action du premier joueur, de l’action du second joueur, puis du décompte des PV.
PG-20 = Au tour 1, l’IA est premier joueur ; ensuite les deux joueurs échangent leurs rôles à chaque tour. L’IA est donc premier joueur aux tours impairs et HU aux tours pairs.
PG-21 = Le premier joueur choisit l’une de ses actions dont la paire n’a pas servi, et l’une de ses deux parties : points d’opération ou événement.
PG-22 = Un marqueur est posé sur la partie choisie. L’action entière, avec ses deux parties, ne peut plus servir pendant les dix tours.
PG-23 = Le premier joueur exécute entièrement son action avant que le second ne décide quoi que ce soit.
PG-24 = Le second joueur doit jouer l’action partenaire : son action de la même paire, dans la même rangée et à la même place de son côté.
PG-25 = Un marqueur du second joueur est posé sur cette action aussi, et la paire est épuisée pour les deux. Chaque tour utilise exactement une paire.
PG-26 = Le second joueur choisit l’une ou l’autre partie de l’action partenaire, quelle que soit celle du premier joueur. Avec l’option « même partie », il doit prendre celle du premier joueur.
PG-27 = Une partie peut être choisie même si elle restera sans effet. Aucune action ne peut être passée.
PG-28 = Au tour 10, il reste une seule paire ; le premier joueur, HU, en choisit encore la partie.

## Points d’opération

PG-29 = La partie opération donne autant de points d’opération (PO) que l’action en montre : de 1 à 3.
PG-30 = Les PO se dépensent l’un après l’autre ; chacun paie un Déplacement, une Attaque ou une Charge.
PG-31 = Plusieurs PO peuvent servir à la même unité, et les PO d’une action peuvent être répartis entre les unités et entre les deux champs de bataille.
PG-32 = On peut mettre fin à l’action à tout moment, même avant le premier PO. Les PO non dépensés sont perdus ; aucun n’est gardé pour plus tard.
PG-33 = L’action se termine d’elle-même quand il ne reste ni PO ni case de déplacement.
PG-34 = Elle se termine aussi d’elle-même, sans question, quand y mettre fin est la seule possibilité.

## Déplacement

PG-35 = Un PO dépensé en Déplacement vaut 2 cases de déplacement : les deux pour une unité, ou une chacune pour deux unités.
PG-36 = Une case de déplacement mène une unité à soi sur une case adjacente où il y a de la place.
PG-37 = Un pas fait alors qu’aucune case de déplacement n’est ouverte dépense un PO et laisse 1 case de déplacement ouverte. Un pas fait alors qu’une case est ouverte l’utilise et ne dépense pas de PO.
PG-38 = La case de déplacement ouverte peut servir à la même unité ou à toute autre unité à soi, sur le même champ de bataille ou sur l’autre.
PG-39 = La case de déplacement ouverte peut être abandonnée. Elle est perdue dès que l’on attaque, que l’on charge ou que l’on met fin à l’action, et ne revient jamais.
PG-40 = La case de déplacement ouverte ne peut pas annuler le pas qui vient d’être fait : après un pas de A vers B, aucune unité ne peut aller de B vers A avec le même PO, même si une autre unité à soi se trouve sur B.
PG-41 = Sur Terre, une unité n’entre jamais sur une case occupée ; elle ne peut donc pas non plus la traverser.
PG-42 = Dans la Matrice, une unité peut entrer sur une case vide ou sur une case avec une seule unité, de l’un ou l’autre camp, et en repartir avec la case de déplacement suivante. Elle n’entre jamais sur une case pleine.
PG-43 = Entrer sur une case de la Matrice où se trouve un ennemi rend la case disputée ; cela n’élimine personne.
PG-44 = Les ennemis au contact ne retiennent jamais une unité ; elle peut quitter une case disputée.

## Attaque

PG-45 = Une attaque coûte un PO. Il faut une unité ennemie sur la case visée et au moins 2 unités à soi au contact de cette case. Est au contact une unité sur une case adjacente ou, dans la Matrice, sur la même case.
PG-46 = Une unité ennemie de la case visée est éliminée. Aucune unité à soi ne bouge ni n’est perdue.
PG-47 = Dans la Matrice, les attaquants peuvent se trouver ensemble sur une case, et l’un d’eux peut partager la case de la cible.
PG-48 = Les attaquants ne sont pas désignés, et les mêmes unités peuvent attaquer de nouveau avec le PO suivant.
PG-49 = Si deux unités ennemies se trouvent sur la case visée, l’une est éliminée et l’autre reste.

## Charge

PG-50 = Une charge coûte un PO et ne demande qu’une seule unité à soi.
PG-51 = En 0 à 2 pas, l’unité doit pouvoir atteindre une case où elle est au contact d’une unité ennemie. Chaque case parcourue doit avoir de la place et aucune n’est visitée deux fois ; sa propre case compte comme atteinte en 0 pas.
PG-52 = On désigne d’abord l’unité qui charge, puis sa cible parmi les cases ennemies à portée. Une unité sans cible ne peut pas charger, et une charge ne se reprend pas.
PG-53 = L’unité qui charge et une unité ennemie de la case visée sont toutes deux éliminées. Le chemin n’est pas noté et rien n’y reste.
PG-54 = Une unité éliminée, quelle qu’en soit la cause, est retirée pour de bon et ne retourne pas dans la réserve.

## Événements

PG-55 = La partie événement résout son icône ou ses deux icônes, de gauche à droite.
PG-56 = Icône de gain (+E sur Terre, +M dans la Matrice) : le joueur prend une unité de sa réserve et la place sur ce champ de bataille (PG-64 à PG-71).
PG-57 = Icône d’élimination (-E sur Terre, -M dans la Matrice) : le joueur élimine une unité ennemie de son choix, n’importe où sur ce champ de bataille ; aucune unité à soi n’a besoin d’être proche.
PG-58 = Si deux unités ennemies se trouvent sur la case choisie de la Matrice, l’une est éliminée ; si la case est disputée, l’unité à soi reste.
PG-59 = Icône de sabotage (S) : le joueur détient un sabotage, qui sert lors du décompte des PV de ce tour (PG-77) et pas avant.
PG-60 = Une icône qui peut prendre effet doit prendre effet ; on ne peut pas la refuser.
PG-61 = Un gain est sans effet quand la réserve est vide ou qu’aucune case n’est permise. La réserve ne change pas et l’icône suivante est résolue.
PG-62 = Une élimination est sans effet quand l’ennemi n’a aucune unité sur ce champ de bataille.
PG-63 = Les événements ne donnent ni déplacement, ni attaque, ni charge.

## Placer une unité gagnée

PG-64 = Sur Terre : sur une case vide adjacente à une unité à soi.
PG-65 = Les cases avec PV sont permises aux unités gagnées ; l’interdiction de PG-11 ne vaut que pour la mise en place.
PG-66 = Dans la Matrice : sur une case avec exactement une unité à soi et aucun ennemi, ou sur une case vide adjacente à une unité à soi. Avec l’option « parachutage », toute case adjacente à une unité à soi et ayant de la place est permise aussi, donc même celle d’un ennemi seul, qui devient disputée.
PG-67 = Une case disputée est pleine ; on ne peut rien y placer.
PG-68 = Un camp sans unité sur ce champ de bataille place sur l’une de ses cases de départ de ce champ où ne se trouve aucun ennemi, et nulle part ailleurs. Dans la Matrice, une case de départ avec un ennemi ne convient pas, bien qu’elle ait de la place.
PG-69 = Un camp sans unité sur ce champ de bataille, et dont toutes les cases de départ y sont occupées par un ennemi, place sur n’importe quelle case vide de ce champ.
PG-70 = Chaque unité gagnée est placée avant la suivante. La seconde de deux peut donc être placée à côté de la première, et PG-68 et PG-69 ne servent qu’à la première.
PG-71 = Un camp qui a une unité sur le champ de bataille mais aucune case permise par PG-64 ou PG-66 perd le gain (PG-61) ; PG-68 et PG-69 ne l’aident pas.
PG-72 = Dès lors, une unité gagnée est comme toutes les autres.

## Points de victoire

PG-73 = Une case de la Terre est contrôlée par le camp dont l’unité s’y trouve.
PG-74 = Une case de la Matrice est contrôlée par le camp qui y a le plus d’unités ; une contre zéro suffit.
PG-75 = Une case disputée n’est contrôlée par personne.
PG-76 = Une case contrôlée rapporte ses PV une seule fois, avec une unité ou avec deux.
PG-77 = Les sabotages sont annoncés d’abord, le premier joueur avant le second : qui détient un sabotage doit nommer 1 case avec PV que l’adversaire contrôle.
PG-78 = L’adversaire ne marque rien pour une case nommée lors de ce décompte. La case, ses unités et les tours suivants ne changent pas, et le saboteur ne gagne rien.
PG-79 = Si l’adversaire ne contrôle aucune case avec PV, le sabotage est perdu sans question. Il n’est jamais gardé pour un autre tour.
PG-80 = Avec l’option « champ entier », on nomme un champ de bataille, la Terre ou la Matrice, où l’adversaire contrôle au moins une case avec PV ; l’adversaire n’y marque rien lors de ce décompte.
PG-81 = Si un événement modifié donne deux sabotages à un camp dans un même tour, ils doivent nommer des cases différentes ; s’il n’y en a qu’une, le second est perdu.
PG-82 = Ensuite chaque camp ajoute à son score les PV de ses cases contrôlées et non sabotées. Les scores s’additionnent de tour en tour et ne baissent jamais.
PG-83 = Après le décompte, premier et second joueur échangent leurs rôles et le tour suivant commence.

## Fin de la partie

PG-84 = Après le décompte du tour 10, le score le plus élevé gagne.
PG-85 = Il n’y a pas d’autre décompte après le tour 10 ; le décompte final ne fait que comparer les totaux.
PG-86 = Rien ne termine la partie plus tôt, pas même un camp sans unité ni réserve : il continue à choisir des actions ou à suivre.
PG-87 = Une égalité après le tour 10 ne termine pas la partie.
PG-88 = En cas d’égalité, tous les marqueurs sont retirés, les dix paires peuvent servir de nouveau et une série de 10 tours commence. La numérotation continue (11, 12, etc.) : l’IA est donc premier joueur au tour 11.
PG-89 = Les unités, les réserves, les unités éliminées et les scores restent tels quels. Avec l’option « nouvelle mise en place », les unités sont retirées, les réserves reviennent à 12, la mise en place est refaite avec le choix de HU et seuls les scores restent.
PG-90 = Pendant une série, les scores sont comparés tous les 2 tours : après les tours 12, 14, 16, 18 et 20. À la première comparaison qui montre une différence, le score le plus élevé gagne. Une différence après un tour impair ne décide rien.
PG-91 = Si la série se termine à égalité, une autre suit de la même manière.
PG-92 = Si la série numéro 5 se termine à égalité, la partie est nulle : c’est après le tour 60.
PG-93 = L’histoire, l’avant-propos du livret, ses principes généraux (de petits objets peuvent remplacer les cubes) et ses remarques sur les dés ne contiennent aucune règle de ce jeu ; on n’utilise pas de dés.

## Décisions

PG-R1 = La mise en place prend 2 cubes comme Bots et les pose sur chaque point de départ de l’IA : deux par point ou un ? Un sur chacun des deux points, car elle ne prend que 2 cubes en tout.
PG-R2 = Qu’est-ce qui est adjacent sur Terre ? Les cases qui ont un côté commun : le livret dit que c’est clair, et c’est la lecture simple d’un plateau de cases.
PG-R3 = Le second joueur doit-il prendre la même partie, PO ou événement ? Non, seule l’action est liée ; qu’elle soit dans la même rangée, intérieure ou extérieure, dit où la trouver sur le plateau. L’option « second joueur » permet l’autre lecture.
PG-R4 = Les deux camps peuvent-ils partager une case de la Matrice ? Oui, un contre un, en s’y déplaçant (par un gain seulement avec l’option « parachutage »). La capacité de 2 ne nomme aucun propriétaire, et une majorité n’a de sens que si les deux peuvent y être.
PG-R5 = Où va une unité gagnée dans la Matrice ? Le livret le dit deux fois, différemment. Par défaut, seulement là où les deux phrases le permettent : sur une case avec exactement une unité à soi et aucun ennemi, ou sur une case vide adjacente à une unité à soi. L’option « parachutage » ne suit que la section du placement : toute case adjacente ayant de la place, même avec un ennemi seul.
PG-R6 = Peut-on passer à travers d’autres unités ? Jamais à travers une case pleine ; une case de la Matrice avec une seule unité, même ennemie, peut être traversée. Cela découle du déplacement case par case et des capacités.
PG-R7 = Une unité sur la case même de la cible, dans la Matrice, est-elle adjacente ? Oui, pour l’attaque et pour la charge : elle ne pourrait pas être plus proche.
PG-R8 = Une charge doit-elle parcourir exactement 2 cases ? Non, de 0 à 2 : son but est de finir à côté de l’ennemi. Un minimum de 2 peut être réglé.
PG-R9 = Les deux moitiés d’un Déplacement peuvent-elles être réparties entre les champs de bataille ? Oui : les PO peuvent l’être, et la répartition ne parle que de deux de vos unités.
PG-R10 = Une unité peut-elle avancer puis revenir aussitôt ? Non (PG-40) ; ce serait une seconde façon de ne rien faire.
PG-R11 = Les unités qui attaquent sont-elles épuisées, ou faut-il les désigner ? Ni l’un ni l’autre : le livret n’en dit rien et le résultat est le même.
PG-R12 = Quelle est la zone d’un sabotage, et qui la nomme ? Une case avec PV, nommée par le saboteur pendant le décompte, car les PV se gagnent case par case. L’option « sabotage » permet un champ de bataille entier.
PG-R13 = Les deux camps sabotent au même tour : qui nomme en premier ? Le premier joueur. L’ordre ne change pas le résultat, puisque chacun nomme des cases de l’autre.
PG-R14 = Un événement sans unité en réserve, sans case permise ou sans cible ? Cette icône ne fait rien (PG-61, PG-62) ; la partie peut quand même être choisie.
PG-R15 = Une seule des deux cases de départ de l’IA dans la Matrice est occupée par un ennemi : le choix est-il déjà libre ? Non, il faut utiliser l’autre. Le choix libre vaut quand aucune n’est utilisable.
PG-R16 = Après une égalité, on joue comme dans une nouvelle partie : le plateau est-il remis en place ? Non, il est seulement dit de retirer les marqueurs. L’option « égalité » permet l’autre lecture.
PG-R17 = Toujours à égalité après la série ? Elle est répétée, au plus 5 fois, puis la partie est nulle : deux camps sans unités ne pourraient jamais se départager.
PG-R18 = « Case libre » dans le cas particulier de la Matrice : avec de la place, ou vide ? Vide : ce cas existe parce qu’un ennemi gêne sur la case de départ.
PG-R19 = Les cubes éliminés retournent-ils dans la réserve ? Non, ils sont retirés pour de bon ; 12 unités doivent suffire pour toute la partie.
PG-R20 = Le « décompte final » est-il un onzième décompte ? Non, on compare les totaux ; les PV se comptent une fois par tour.
PG-R21 = Dans quel ordre résout-on les icônes d’un événement ? Comme imprimé, de gauche à droite. Avec les icônes imprimées, un autre ordre changerait seulement lequel de deux gains est perdu quand il reste une seule unité.
PG-R22 = Avec l’option « champ entier », et si un sabotage annule plus d’une case ? Il nomme toujours un seul champ de bataille : le nombre compte des cases, et le champ est nommé à leur place (PG-80).
