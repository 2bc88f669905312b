### Lucha Libre : règles et arbitrages numérotés

## Matériel et mise en place

LL-1 = On joue à deux. La place 0 mène l’équipe bleue, la place 1 l’équipe d’argent ; choisir sa place, c’est choisir son équipe.
LL-2 = Une équipe compte deux lutteurs. À tout moment, l’un des deux est sur le ring et l’autre se repose à l’extérieur.
LL-3 = Blue Demon et El Santo ouvrent le combat sur le ring.
LL-4 = Les quatre lutteurs commencent sur la première case de leur piste d’énergie qui porte un 3 (niveau 2 sur la piste « par deux »).
LL-5 = Chaque équipe commence avec 10 fans.
LL-6 = Le niveau d’un lutteur donne le nombre de dés que lance son équipe, de 2 à 5. Un niveau n’est jamais inférieur à 0 ni supérieur au sommet de la piste.
LL-7 = Un point d’énergie gagné ou perdu (ENE +1 ou −1) fait monter ou descendre d’un niveau, même si les deux cases donnent le même nombre de dés.
LL-8 = Une équipe n’a jamais moins de 0 fan. Il n’y a pas de maximum.
LL-9 = Les fans gagnés par une équipe ne sont pas pris à l’autre.

## La manche

LL-10 = Une manche a trois parties : le lancer des dés, la résolution et la fin de manche (repos, contrôle de la victoire, relais). Les deux joueurs agissent en même temps.
LL-11 = Personne ne commence ; aucune règle ne dépend de l’ordre des places.

## Le lancer des dés

LL-12 = Chaque joueur lance autant de dés que l’indique la piste d’énergie pour le lutteur qui est sur le ring au début de la manche.
LL-13 = Le premier lancer de la manche est gratuit.
LL-14 = Tous les dés sont visibles de tous.
LL-15 = Les relances se font par vagues. À chaque vague, tout joueur qui ne s’est pas encore arrêté décide en secret, en même temps que l’autre, de relancer un ou plusieurs de ses dés ou de s’arrêter.
LL-16 = Une fois toutes les décisions de la vague prises, elles sont révélées ensemble. Une relance coûte 1 fan, quel que soit le nombre de dés.
LL-17 = Les dés choisis sont alors relancés. Leurs nouvelles faces remplacent les anciennes, les autres dés restent tels quels.
LL-18 = Lors d’une vague suivante, on peut choisir n’importe lesquels de ses dés, y compris ceux gardés auparavant.
LL-19 = Une relance porte sur au moins un dé, et sur aucune face plus souvent que le joueur ne la montre.
LL-20 = Il faut au moins 1 fan pour relancer. Un joueur sans fan s’arrête sans qu’on lui pose la question.
LL-21 = Il n’y a pas d’autre limite au nombre de relances.
LL-22 = Un joueur qui s’arrête ne lance plus de toute la manche.
LL-23 = Quand un seul joueur continue, les vagues se poursuivent avec lui seul ; il voit les dés définitifs de l’autre.
LL-24 = Quand les deux joueurs se sont arrêtés, le lancer des dés est terminé.
LL-25 = Les fans dépensés en relances sont perdus, quoi qu’il advienne. Personne ne gagne ni ne perd pendant le lancer des dés.

## Le choix des prises

LL-26 = Quand les deux se sont arrêtés, chaque joueur décide en secret, en même temps que l’autre, quelles prises il porte avec ses dés.
LL-27 = Aucun dé ne sert à plus d’une prise par manche.
LL-28 = Tant que les dés le permettent, un joueur peut porter plusieurs prises différentes, et la même prise plusieurs fois.
LL-29 = Rien n’est obligatoire. Des dés peuvent rester inutilisés, et un joueur peut ne porter aucune prise.
LL-30 = Seules comptent les prises de son propre lutteur sur le ring. Le chiffre fétiche et les suites de celui qui se repose ne servent à rien.
LL-31 = Une équipe fait au plus un relais par manche.
LL-32 = Un joueur dont les dés ne permettent aucune prise passe sans qu’on lui pose la question.

## Les prises

LL-33 = Triple F, trois dés de son chiffre fétiche : +5 fans, énergie adverse −2, énergie propre −1.
LL-34 = Frime, un dé de son chiffre fétiche : +1 fan, énergie propre +1.
LL-35 = Suite de 2 (Blue Demon 4 6, El Bulldog et El Cavernario 5 6, El Santo 3 5) : +1 fan, énergie adverse −1.
LL-36 = Suite de 3 (Blue Demon et El Cavernario 1 2 3, El Santo et El Bulldog 1 2 4) : +2 fans, énergie adverse −1.
LL-37 = Suite de 4 (1 2 3 4 pour tous) : +4 fans, énergie adverse −2, énergie propre −1.
LL-38 = Triple, trois dés identiques d’un autre chiffre que son chiffre fétiche : +3 fans, énergie adverse −2, énergie propre −1. Trois dés de son chiffre fétiche ne sont jamais un simple Triple.
LL-39 = Relais, 1 2 : −1 fan, et les deux lutteurs de l’équipe échangent leurs places à la fin de la manche.
LL-40 = Une équipe à 0 fan peut aussi faire un relais. Elle reste alors à 0, ou le fan est pris sur ce que rapportent ses autres prises.

## La résolution

LL-41 = Les prises des deux joueurs sont révélées ensemble et ont lieu en même temps. Les prises de l’un ne peuvent pas empêcher celles de l’autre.
LL-42 = Ordre des effets : les fans, l’énergie que perd l’adversaire, puis l’énergie que perd ou gagne celui qui porte la prise. Comme l’énergie est d’abord additionnée (LL-44), cet ordre ne se voit que dans le récit.
LL-43 = Fans : chaque équipe additionne les fans de toutes ses prises (un relais compte −1) et applique la somme une seule fois. Un résultat inférieur à 0 devient 0.
LL-44 = Énergie : pour chaque lutteur sur le ring, on additionne tout ce qui change son énergie dans la manche, l’énergie propre de ses prises et l’énergie adverse de celles de son opposant. La somme n’est appliquée qu’ensuite, une seule fois.
LL-45 = Une somme qui porterait un lutteur au-delà du niveau maximal le laisse à ce niveau ; le reste est perdu.
LL-46 = Une somme qui ferait passer un lutteur sous le niveau 0 le laisse au niveau 0, et son équipe perd 1 fan par niveau manquant. C’est le déficit.
LL-47 = Le déficit se paie après le décompte des fans de LL-43. Les fans qui manquent ne sont pas dus : on s’arrête à 0.
LL-48 = Peu importe que le déficit vienne des prises adverses ou des prises du lutteur lui-même.
LL-49 = Les prises frappent le lutteur qui est sur le ring pendant la manche, même si son équipe fait un relais dans cette manche.
LL-50 = En formules, pour f fans, un niveau e, un niveau maximal t, une somme de fans g et une somme d’énergie d : le nouveau niveau est min(t, max(0, e + d)), le déficit s est max(0, −(e + d)), et les nouveaux fans sont max(0, max(0, f + g) − s).

## La fin de manche

LL-51 = Repos : le lutteur qui a passé la manche hors du ring gagne 1 niveau, jusqu’au maximum. Cela vaut pour les deux équipes à chaque manche, avec ou sans relais.
LL-52 = Après le repos vient le contrôle de la victoire.
LL-53 = Si la partie continue, chaque équipe qui a fait un relais échange maintenant ses lutteurs : celui qui s’est reposé entre sur le ring, l’autre en sort. Les deux équipes peuvent le faire dans la même manche.
LL-54 = On n’entre sur le ring et on n’en sort d’aucune autre façon.
LL-55 = Le nouveau venu lance les dés du niveau atteint après son repos. Celui qui est sorti commence à se reposer à la manche suivante.

## La victoire

LL-56 = Les fans ne sont comparés à 37 qu’une fois par manche, après la résolution et le déficit. Une équipe qui a atteint 37 en LL-43 et est retombée en dessous en LL-47 n’a pas gagné.
LL-57 = Si une seule équipe a 37 fans ou plus, elle gagne.
LL-58 = Si les deux équipes en ont 37 ou plus, celle qui a le plus de fans gagne.
LL-59 = Si les deux en ont 37 ou plus et autant l’une que l’autre, on joue une autre manche, contrôlée de la même façon. Ses relances peuvent ramener une équipe sous 37.
LL-60 = Si aucune équipe n’a 37 fans, on joue une autre manche.
LL-61 = La cloche (notre ajout) : si personne n’a gagné par LL-57 ou LL-58 après la manche 60, l’équipe qui a le plus de fans gagne ; à égalité, la partie est nulle. Une limite de 0 manche supprime la cloche.
LL-62 = Le résultat donne la raison, les fans des deux équipes et le nombre de manches. Le vainqueur marque 1 et le perdant 0 ; une partie nulle vaut un demi-point pour chacun.

## Arbitrages

LL-R1 = Comment un programme fait-il lancer les deux à la fois ? Par vagues secrètes où l’arrêt est définitif (LL-15 à LL-24). À table, chacun relance jusqu’à ce que les deux soient satisfaits ; les vagues ne donnent le dernier mot à personne, et l’arrêt définitif met fin à la phase.
LL-R2 = Les dés sont-ils visibles ? Oui, comme le sont des dés sur une table.
LL-R3 = Une relance coûte-t-elle un fan par dé ? Non, un fan pour une relance d’un ou de plusieurs dés.
LL-R4 = Peut-on porter deux fois la même prise ? Oui, avec d’autres dés : deux dés du chiffre fétiche font deux Frimes. Le texte ne limite que l’emploi d’un dé.
LL-R5 = Les prises sont-elles obligatoires ? Non. Le texte parle des combinaisons réalisées, mais un relais forcé punirait un lancer : c’est le joueur qui décide.
LL-R6 = Deux relais dans une manche ? Non, le second annulerait le premier.
LL-R7 = Le tracé de la piste d’énergie est perdu. L’option « piste d’énergie » en propose cinq ; « par deux » est le tracé habituel.
LL-R8 = Quel est le minimum quand deux cases portent un 2 ? La case la plus basse : là seulement, il n’y a plus rien à perdre.
LL-R9 = Une perte plus grande que ce qui reste coûte-t-elle des fans pour l’excédent ? Oui, un fan par niveau manquant ; le texte la dit proportionnelle.
LL-R10 = Un gain au niveau maximal et une perte en même temps ? On les additionne d’abord : le maximum ne peut pas absorber le gain. Le texte le dit.
LL-R11 = Jusqu’où les fans peuvent-ils descendre ? Jusqu’à 0, et à 0 on ne relance plus, car les relances sont limitées par les fans dont on dispose.
LL-R12 = Quand un relais prend-il effet ? Après la manche. Celui qui se reposait gagne encore son niveau, et le nouveau venu combat dès la manche suivante.
LL-R13 = Et si les deux atteignent 37 à la fois ? Le plus grand nombre de fans l’emporte ; à égalité, une autre manche décide. « Avant l’autre équipe » ne dit rien d’un passage simultané.
LL-R14 = Il y a 73 fans dans la salle. Deux équipes sous 37 n’en ont jamais plus de 72 ensemble : il n’y a rien à contrôler, et des nombres plus élevés à la dernière manche sont seulement comparés.
LL-R15 = Le texte dit la suite commune à tous parmi les prises personnelles, puis la donne lutteur par lutteur. C’est la liste qui décide.
LL-R16 = Le texte dit que les prises communes se partagent avec l’opposant direct, mais la liste réunit Blue Demon et El Cavernario d’une part, El Santo et El Bulldog de l’autre. C’est la liste qui décide.
LL-R17 = Les dés d’un Triple F peuvent-ils faire trois Frimes ? Oui : +3 fans et énergie propre +3.
LL-R18 = Une partie peut-elle durer toujours ? En théorie : les relances peuvent dévorer tous les fans manche après manche, et c’est ce que font des joueurs qui choisissent au hasard. La cloche après 60 manches, bien au-delà de la durée habituelle, met fin à toute partie ; ce nombre se règle, et 0 la supprime.
LL-R19 = Dans quel ordre les choix secrets sont-ils appliqués et racontés ? La place 0, puis la place 1. La feuille de partie note la place de chacun, et leur ordre n’a aucune influence.
