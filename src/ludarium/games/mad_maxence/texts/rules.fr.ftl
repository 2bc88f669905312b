# Les règles numérotées de Mad Maxence. UT = unités de temps, C = Combativité, P = Pièces détachées, F = Carburant, Cb = combativité adverse.

## Gauges and clock

MM-1 = Un seul joueur. Rien n’est laissé au hasard, sauf les pièces de monnaie.
MM-2 = Chaque jauge reste dans ses limites : UT de 0 à 20, TECH, Orientation et Conduite de 0 à 3, C, F et P de 0 à 6. Ce qui dépasserait le maximum est perdu, ce qui tomberait sous 0 s’y arrête.
MM-3 = Un coût se paie en entier ou pas du tout ; une option qu’on ne peut payer, ou dont la condition n’est pas remplie, n’est pas proposée.
MM-4 = Perdre, dépenser ou retirer des UT fait toujours avancer le marqueur, vers les Effaceurs.
MM-5 = Les UT ne reculent que par une manœuvre réussie ou si un passage le dit, et jamais sous 0.
MM-6 = Être sur 20 est sans danger. Dès qu’il faudrait dépasser 20, les Effaceurs te tiennent : le marqueur reste sur 20 et plus rien du passage, du combat ou du trajet n’a lieu.

## Setup

MM-7 = Les UT commencent à 0 ; Orientation, Conduite, TECH, Pièces détachées, Carburant et Combativité à 1 chacun.
MM-8 = Maxence est sur le lieu de départ de l’aventure ; dans la première, c’est le 0.
MM-9 = Le lieu de départ compte comme visité et son passage est lu tout de suite, sans UT.
MM-10 = Aucun équipement au début d’une campagne. Les noms de ce qu’une aventure peut donner sont affichés à côté de la carte.
MM-11 = Au départ on ne vient de nulle part : tous les voisins sont proposés.

## Turn and movement

MM-12 = Un tour : UT +1, rouler vers un lieu voisin, le lire et le résoudre, puis réparer ou utiliser de l’équipement, puis éventuellement une manœuvre.
MM-13 = Les UT montent avant le trajet : partir avec 20 UT est une défaite, et le nouveau lieu n’est pas lu.
MM-14 = On peut rouler vers tout lieu relié par une route ouverte, et vers tout lieu caché voisin qui n’est pas dissimulé.
MM-15 = Un lieu à lettre n’est proposé que depuis ses voisins indiqués : A depuis 0, 2, 4, 5 et 8, et de nulle part ailleurs.
MM-16 = D’un lieu à lettre, les mêmes voisins sont proposés.
MM-17 = Le lieu d’où l’on vient par son dernier trajet n’est pas proposé, chiffre ou lettre.
MM-18 = Tout autre lieu peut être revisité ; l’interdiction dure un trajet.
MM-19 = Si des routes fermées ne laissent rien d’autre, le chemin du retour est proposé.
MM-20 = Avec C 0 on ne peut ni rouler ni tenter de manœuvre.
MM-21 = Avec C 0 une fois le passage résolu, seuls sont proposés la réparation (avec au moins 1 P) et l’équipement qui rend de la C ; si rien n’est possible, l’aventure est perdue : en panne.
MM-22 = C qui tombe à 0 dans un passage, hors combat, ne l’interrompt pas ; on regarde les suites à la fin du passage.
MM-23 = Les instructions d’un passage s’exécutent dans l’ordre ; un choix se fait avant de connaître la suite.
MM-24 = Le texte d’un lieu n’est montré que lorsqu’on l’atteint ou qu’une instruction y envoie.
MM-25 = Lors d’une visite ultérieure, la règle de répétition du lieu dit ce qui est lu.

## Tests

MM-26 = Un test lance autant de pièces que la valeur de sa compétence, plus ce qu’ajoute l’équipement, jamais plus de 3.
MM-27 = Autant de faces que la difficulté, ou plus : réussite ; moins : échec.
MM-28 = Une difficulté de 0 réussit sans lancer ; sans aucune pièce, toute difficulté à partir de 1 échoue sans lancer.
MM-29 = Un test technologique utilise TECH, un test d’orientation Orientation, un test de conduite Conduite.
MM-30 = Toutes les pièces de la valeur sont lancées ; on ne choisit pas d’en lancer moins.

## Combat

MM-31 = Chaque manche de combat lance autant de pièces que TECH, plus l’équipement, 3 au plus.
MM-32 = Autant de faces que la Cb, ou plus : le combat est gagné, et la C baisse du nombre de piles.
MM-33 = Moins de faces que la Cb : la manche est perdue ; la Cb baisse des faces, la C des piles (des faces, si cette option est choisie).
MM-34 = Après une manche perdue avec C au-dessus de 0, on dépense 1 UT et on relance contre la Cb diminuée.
MM-35 = La première manche ne coûte pas d’UT.
MM-36 = Quand la C atteint 0 dans une manche, la liste de défaite est lue aussitôt, sans l’UT d’une manche de plus ; même si ce lancer atteignait la Cb, sauf si l’option dit qu’un tel combat est gagné.
MM-37 = Un combat commencé avec C 0 est perdu sans lancer.
MM-38 = Pendant un combat on ne peut ni réparer ni utiliser d’équipement.
MM-39 = La fuite n’est proposée que là où le livret l’imprime, à son coût, avant la première manche ou avant chacune, selon le texte ; elle met fin au combat et sa liste est lue.
MM-40 = Un adversaire retrouvé après une fuite a de nouveau toute sa Cb.
MM-41 = Sans pièces (TECH 0) chaque manche est perdue sans pertes et coûte son UT, jusqu’à la fuite ou la capture.
MM-42 = Après la liste de victoire, de défaite ou de fuite, le passage continue derrière le combat, sauf si l’aventure est finie.

## Repair

MM-43 = Hors combat, une fois le lieu résolu : P −1, UT +1, C +1, autant de fois qu’on veut.
MM-44 = Pas avec P 0, ni avec la C à son maximum de 6.
MM-45 = Sur 20 UT, une réparation qui coûte des UT est une défaite.
MM-46 = Pas de réparation après la manœuvre du même départ.

## Fuel manoeuvres

MM-47 = Avant de partir, 1 Carburant achète une manœuvre ; on annonce d’abord si elle est facile ou difficile.
MM-48 = C’est un test de conduite : difficulté 1 si facile, 3 si difficile.
MM-49 = Réussite : UT −1 (facile) ou −2 (difficile), pas sous 0. Échec : rien. Le Carburant est dépensé dans les deux cas.
MM-50 = Une manœuvre au plus par départ ; ensuite seul un trajet est proposé.
MM-51 = Pas de manœuvre avec F 0, avec UT 0, ou avec moins de pièces que sa difficulté, sauf équipement qui la rend sûre.
MM-52 = Elle vient avant l’UT du trajet : sur 20 UT, une réussite permet de partir.

## Equipment

MM-53 = Un équipement a un effet ; les effets qui ne s’utilisent pas comme action agissent tant qu’on le possède.
MM-54 = Utiliser un équipement est proposé une fois le lieu résolu, hors combat, avant la manœuvre, tant qu’il reste des utilisations et que sa condition est remplie.
MM-55 = Un second exemplaire d’un équipement possédé n’est pas donné et n’ajoute rien.
MM-56 = Avec la Caisse à outils une réparation coûte 1 P et aucune UT, même sur 20 UT.
MM-57 = Avec le Scanner un test d’orientation lance une pièce de plus, 3 au plus.
MM-58 = Blindage : à chaque combat le premier pile ne coûte pas de C.
MM-59 = Nitro : une manœuvre facile réussit sans lancer, quelle que soit la Conduite.
MM-60 = Fusées : une fuite ne coûte rien ; puis elles sont épuisées.
MM-61 = Treuil : une perte de C écrite dans un passage est réduite de 1 ; puis il est usé. Les pertes de combat ne sont pas touchées.

## End of an adventure

MM-62 = Atteindre une évasion gagne l’aventure aussitôt, quelles que soient la C et les UT.
MM-63 = Elle est perdue quand les Effaceurs te rattrapent, quand tu es en panne, ou à une fin du livret qui le dit, avec sa propre raison.
MM-64 = Un combat perdu n’est pas en soi la fin ; sa liste de défaite décide.
MM-65 = Avec une évasion on montre les UT restantes (20 moins les UT), les jauges et l’équipement ; ils ne décident pas de la victoire.

## Campaign

MM-66 = Les aventures d’un livret se jouent dans l’ordre ; la suivante ne s’ouvre qu’après une évasion de la précédente.
MM-67 = Entre deux aventures on exécute les instructions de clôture de celle qui finit.
MM-68 = Puis tout est conservé : UT 0 ; C, P et F au moins 1 ; compétences et équipement, avec les utilisations restantes, tels quels ; marques et visites sont oubliées.
MM-69 = L’état au début de chaque aventure est gardé dans le carnet de campagne ; une campagne peut y être laissée et reprise.
MM-70 = Après une défaite l’aventure peut être rejouée depuis cet état ; avec l’option « finale », la campagne est finie.
MM-71 = La campagne est gagnée avec l’évasion de sa dernière aventure.
MM-72 = Une aventure peut se jouer seule ; une aventure ultérieure commence alors avec les valeurs habituelles, sauf si elle indique les siennes.

## Reading the booklet

MM-73 = Un choix propose les options dont la condition est remplie et le coût payable ; s’il n’en reste qu’une, on la demande quand même.
MM-74 = D’un test ou d’un combat, exactement une liste est lue.
MM-75 = Une condition regarde l’état de cet instant précis.
MM-76 = Aller à un autre passage continue la lecture là-bas, sans retour.
MM-77 = Être déplacée met Maxence sur un lieu sans UT, fait du lieu quitté celui d’où elle vient, et lit le nouveau ; le reste de l’ancien passage est abandonné.
MM-78 = Routes ouvertes ou fermées, lieux révélés ou dissimulés le restent jusqu’à la fin de l’aventure, dans les deux sens.
MM-79 = Une fin abandonne tout ce qui restait à lire.
MM-80 = Un lieu compte comme visité dès l’arrivée, même pendant la lecture de son premier passage ; le nombre de visites comprend la présente.

## Validation of a booklet

MM-81 = Refusé : un départ, une route, un voisin, un déplacement ou un passage qui nomme quelque chose d’inexistant.
MM-82 = Refusé : jauge, compétence, équipement, instruction, effet ou champ inconnus ; une marque ou un passage lus mais jamais posés ou définis ; une clé employée deux fois.
MM-83 = Refusé : un test sans ses deux listes, un combat sans listes de victoire et de défaite, une fuite sans liste, une règle de répétition dont rien ne peut poser la marque.
MM-84 = Refusé : un choix dont chaque option a une condition ou un coût, sauf si deux d’entre elles couvrent visiblement tous les cas (au moins n, au plus n moins 1 d’une même valeur, sans coût ou avec un coût garanti).
MM-85 = Refusé : une difficulté ou une Cb négative ou non entière, une Cb de 0, une valeur de départ hors de sa jauge.
MM-86 = Refusé : un lieu qu’on ne peut atteindre depuis le départ par des routes ouvertes ou ouvrables, ni en étant déplacé.
MM-87 = Refusé : une aventure sans évasion dans un lieu qu’on peut atteindre.
MM-88 = Refusé, là où le demi-tour est interdit : une impasse, c’est-à-dire un lieu à un seul voisin dont les passages ne finissent ou ne déplacent pas tous.
MM-89 = Refusé : un cercle de renvois où rien n’est demandé, lancé ni dépensé.
MM-90 = Refusé : tout ce qui peut être lu ou utilisé sans limite et qui fait reculer le temps ou donne de quoi le payer ; ainsi toute aventure finit.
MM-91 = Refusé : un texte qui manque en anglais ou en français.
MM-92 = Signalé, non refusé : une difficulté qu’aucun lancer n’atteint, un équipement jamais donné, un texte jamais dit, une marque jamais lue.
MM-93 = Un fichier refusé laisse intactes la partie en cours et les campagnes enregistrées.

## The first adventure

MM-94 = Lieux, tests, combats, gains et règles de répétition de la première aventure sont reconstitués, sur une carte reconstituée.
MM-95 = À la sortie 9 la difficulté se lit à l’arrivée : 3, 2 ou aucune pour 0, 1 ou au moins 2 clés. Échouer coûte 2 UT, et l’on reste au 9.
MM-96 = Les clés viennent de 7, A et D, une au plus de chacun : jamais plus de 3.
MM-97 = Aux 4, 7 et C, combattre est un choix ; une fois la première manche lancée, plus de fuite.
MM-98 = La tour 7 est proposée à nouveau lors des visites suivantes jusqu’à ce que son combat soit gagné ou perdu ; partir la laisse ouverte.
MM-99 = Les autres aventures sont de nous, au même format, avec au moins 16 lieux chacune.

## Rulings

MM-R1 = Une manche perdue coûte les piles dans le texte, les faces dans l’aide de jeu. Nous prenons les piles : l’aide punirait les bons lancers. L’autre lecture est une option.
MM-R2 = Si le lancer qui atteint la Cb amène aussi la C à 0, le combat est perdu, car le texte dit « à tout moment ». L’autre lecture est une option.
MM-R3 = « Perdre 1 UT » fait mal : le marqueur avance, car les UT sont l’horloge des poursuivants.
MM-R4 = 20 n’est pas encore une défaite ; seul devoir le dépasser l’est.
MM-R5 = Avec C 0 hors combat, sans pièces détachées ni rien qui aide, on est en panne.
MM-R6 = Une manœuvre par départ, juste avant le trajet, et seulement là où elle peut changer quelque chose.
MM-R7 = Les trois pièces de la boîte limitent les compétences : 3 est le maximum.
MM-R8 = L’interdiction de faire demi-tour vaut aussi pour les lettres.
MM-R9 = Le lieu de départ est lu, comme prologue.
MM-R10 = Si le chemin du retour est la seule route ouverte, on peut le prendre.
MM-R11 = Ce qu’une deuxième visite lit, la règle de répétition du lieu le dit.
MM-R12 = Une défaite finit l’aventure, pas la campagne : on peut réessayer. La lecture plus dure est une option.
MM-R13 = Les deux lignes de mise en place qui mettent des jauges à 1 disent la même chose ; seules les UT commencent à 0. Le pays s’appelle Terres désolées ou Terres d’exil.
MM-R14 = Une vue ne contient aucun passage non lu ; un robot qui cherche en avant joue comme un lecteur qui connaît le livret, et doit le dire.
