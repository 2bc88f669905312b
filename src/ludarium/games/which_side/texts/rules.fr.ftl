### Which Side, New York 1910-1911 : les règles numérotées (WS-1 à WS-79) et les décisions (WS-R1 à WS-R26).

## Pièces

WS-1 = Une seule personne joue contre le patronat, que le dé seul fait agir ; rien n’est caché.
WS-2 = Il y a 8 ouvriers. Chacun est à tout moment dans exactement un de ces quatre états : en réserve, libre, emprisonné ou mort. Les quatre nombres font toujours 8 au total.
WS-3 = Un ouvrier libre est valide ou blessé. Il n’y a jamais plus de 4 blessés à la fois, et un ouvrier emprisonné est toujours valide.
WS-4 = Le coût de la vie est de 1 $ par ouvrier libre, 1 $ de plus par blessé, le loyer, et 1 $ par résultat 1 du dé encore en vigueur. Les ouvriers emprisonnés, morts ou en réserve n’ajoutent rien.
WS-5 = Le coût de la vie se recalcule à chaque instant : soigner le baisse de 1 $ et recruter le monte de 1 $ aussitôt.
WS-6 = L’épargne va de 0 $ à 20 $. Ce qu’un gain ajouterait au-delà de 20 $ est perdu.
WS-7 = Le Risque, l’Insalubrité et la Menace policière ne descendent jamais sous 0.
WS-8 = Le mode fixe le but et le loyer. Normal : 5 moyens de production, loyer 1 $. Avancé (dit aussi expérimenté) : 6 moyens, loyer 1 $. Difficile : 8 moyens, loyer 2 $. Le mode normal est conseillé pour une première partie.

## Mise en place

WS-9 = L’épargne commence à 2 $.
WS-10 = Le coût de la vie commence à 5 $ : quatre ouvriers et un loyer de 1 $. En mode difficile il commence à 6 $.
WS-11 = Le Risque, l’Insalubrité, la Menace policière et la Force du patronat commencent à 0.
WS-12 = Quatre ouvriers valides sont libres et quatre sont en réserve. Personne n’est emprisonné ni mort.
WS-13 = Aucun moyen de production n’est contrôlé et aucune ressource n’est détenue.
WS-14 = On lance ensuite un dé et on applique en entier son résultat dans le tableau, avant le tour 1 : un 5 blesse un ouvrier, un 6 porte la force à 1, un 1 élève le coût de la vie jusqu’à la fin du tour 1.
WS-15 = Le lancer de la mise en place ne se fait jamais qu’avec un dé.

## Le tour

WS-16 = Un tour a trois phases, dans cet ordre : phase du patronat, phase des ouvriers, phase de résolution. Les tours se suivent jusqu’à la fin de la partie.

## Phase du patronat

WS-17 = D’abord la Force du patronat monte de 1.
WS-18 = Ensuite la case où se trouve maintenant la force fixe le nombre de dés : deux sur 3, 6 et 8, un partout ailleurs.
WS-19 = L’effet des dés ne change pas leur nombre : un 6 qui mène la force sur 3, 6 ou 8 n’ajoute pas de dé, et un 6 qui l’en fait sortir n’en retire pas.
WS-20 = Deux dés sont deux résultats distincts du tableau, jamais une somme. Le premier est lancé et appliqué en entier, avec tout ce qu’il déclenche, avant que le second ne soit lancé.
WS-21 = Résultat 1 : le coût de la vie monte de 1 $ jusqu’à la fin de ce tour. Plusieurs de ces résultats s’additionnent.
WS-22 = Résultat 2 : le Risque monte de 1.
WS-23 = Résultat 3 : la Menace policière monte de 1.
WS-24 = Résultat 4 : l’Insalubrité monte de 1.
WS-25 = Résultat 5 : un ouvrier est blessé (WS-29). Aucune jauge ne bouge.
WS-26 = Résultat 6 : la Force du patronat monte aussitôt de 1.
WS-27 = Si la force dépasse 10, la partie est aussitôt perdue face au patronat. Un dé pas encore lancé ne l’est plus.

## Blessure, prison, mort

WS-28 = Quand le Risque ou l’Insalubrité atteint la case Blessé, un ouvrier est blessé et cette jauge revient à 0. Cela se fait aussitôt, dans n’importe quelle phase.
WS-29 = Une blessure frappe un ouvrier libre et valide, qui devient blessé. Il n’y a rien à choisir, puisque les ouvriers valides se valent.
WS-30 = Si 4 ouvriers sont déjà blessés et qu’un ouvrier libre et valide est frappé, il meurt : un ouvrier libre de moins, et toujours 4 blessés.
WS-31 = Si tous les ouvriers libres sont blessés, l’un d’eux meurt : un ouvrier libre de moins et un blessé de moins.
WS-32 = Quand la Menace policière atteint la case Prison, un ouvrier libre est envoyé en prison et la jauge revient à 0, aussitôt, dans n’importe quelle phase.
WS-33 = On choisit si c’est un ouvrier valide ou un blessé. Si tous les ouvriers libres sont de la même sorte, rien n’est demandé.
WS-34 = Un ouvrier valide envoyé en prison est emprisonné : un ouvrier libre de moins, un emprisonné de plus.
WS-35 = Un blessé envoyé en prison y meurt : un ouvrier libre de moins, un blessé de moins, un mort de plus.
WS-36 = Un mort ne revient jamais, même comme recrue.
WS-37 = Un ouvrier emprisonné n’agit pas, n’est pas blessé, ne coûte rien, et reste en prison jusqu’à ce que les avocats le libèrent.
WS-38 = Dès qu’il ne reste aucun ouvrier libre, la partie est perdue, même s’il y a des ouvriers en prison ou en réserve.

## Phase des ouvriers

WS-39 = Au début de la phase on fixe le nombre d’actions : les ouvriers libres moins la moitié des blessés, cette moitié arrondie à l’unité inférieure.
WS-40 = Avec au moins un ouvrier libre, ce nombre est d’au moins 1.
WS-41 = Ce nombre reste fixe pendant le tour : soins, recrutement, libération, blessure, prison ou mort pendant la phase ne le changent qu’à partir du tour suivant.
WS-42 = Les actions se font l’une après l’autre, dans l’ordre voulu. Chacune est résolue en entier, blessure et prison comprises, avant de choisir la suivante.
WS-43 = Toutes les actions doivent être faites ; on ne peut pas passer.
WS-44 = Dans une action vient d’abord le gain, puis la jauge monte, puis suit la blessure ou la prison.
WS-45 = Une action qui ne pourrait rien faire, ou dont le prix ne peut pas être payé, n’est pas proposée.
WS-46 = L’immeuble et les lieux de New York reçoivent autant d’ouvriers que l’on veut dans un tour. Avec l’option d’un ouvrier par lieu, chacun des cinq lieux et l’immeuble (ses deux usages ensemble) reçoit un ouvrier par tour.
WS-47 = La phase finit quand il ne reste plus d’action, ou aussitôt si aucune action n’est possible, ce qui n’arrive qu’avec des options modifiées.

## L’immeuble

WS-48 = Immeuble, premier usage : le Risque baisse de 1. Proposé seulement si le Risque est à 1 ou plus.
WS-49 = Immeuble, second usage : l’Insalubrité baisse de 1. Proposé seulement si elle est à 1 ou plus.

## Le groupe anarchiste

WS-50 = Le groupe a six actions. Le rebouteux et le syndicat local peuvent être répétés sans limite dans un tour ; chacune des quatre autres actions sert une fois par tour.
WS-51 = Rebouteux : un blessé redevient valide. Proposé seulement si un ouvrier libre est blessé.
WS-52 = Syndicat local : 1 agitation syndicale. Toujours proposé.
WS-53 = Presse à imprimer : on paie 1 $ sur l’épargne et on gagne 1 agitation anarchiste. Proposée seulement avec au moins 1 $ d’épargne.
WS-54 = Avocats libéraux, premier usage : un ouvrier emprisonné devient libre et valide. Proposé seulement si quelqu’un est en prison. L’ouvrier libéré compte dès ce tour pour le coût de la vie et agit à partir du suivant.
WS-55 = Avocats libéraux, second usage : la Menace policière baisse de 1. Proposé seulement si elle est à 1 ou plus.
WS-56 = Les deux usages des avocats comptent ensemble comme leur unique usage du tour.
WS-57 = Café politique : 1 grève, puis la Menace policière monte de 1.
WS-58 = Atelier de chimie : 1 sabotage, puis le Risque ou l’Insalubrité, au choix, monte de 1. Les deux façons comptent ensemble comme un usage par tour.

## New York

WS-59 = Docks de l’East River : 3 $, puis le Risque monte de 1.
WS-60 = Triangle Shirtwaist : 2 $ et rien d’autre. Toujours proposé, même avec une épargne pleine.
WS-61 = Teinturerie de Newtown Creek : 3 $, puis l’Insalubrité monte de 1.
WS-62 = Greenwich Village : un ouvrier passe de la réserve aux ouvriers libres, valide. Le coût de la vie monte aussitôt de 1 $ ; la recrue agit à partir du tour suivant. Proposé seulement si la réserve n’est pas vide, donc au plus 4 recrues par partie.
WS-63 = Tenderloin : 3 $, puis la Menace policière monte de 1.

## Phase de résolution

WS-64 = D’abord on paie sur l’épargne le coût de la vie de ce moment.
WS-65 = Si l’épargne ne suffit pas, elle tombe à 0 $ et un ouvrier est blessé (WS-29 à WS-31) pour chaque dollar manquant, l’un après l’autre. Le nombre de dollars manquants est fixé avant la première blessure.
WS-66 = Aucune dette ne passe au tour suivant.
WS-67 = Si le paiement ne laisse aucun ouvrier libre, la partie est perdue avant qu’un moyen de production puisse être pris.
WS-68 = Ensuite on peut prendre un moyen de production pas encore contrôlé, si les ressources de ce tour et l’épargne couvrent tout son prix. Ressources et dollars sont payés et une marque de contrôle y est posée.
WS-69 = On prend au plus un moyen par phase de résolution ; aucune partie n’est donc gagnée avant le tour 5 en normal, 6 en avancé, 8 en difficile. Avec l’option sans limite, on peut en prendre autant que l’on veut l’un après l’autre, chacun payé à part.
WS-70 = Un moyen contrôlé le reste jusqu’à la fin de la partie et ne peut pas être payé une seconde fois.
WS-71 = Prendre n’est jamais obligatoire : on peut s’arrêter là. Si aucun moyen ne peut être pris, ou si la limite de WS-69 est atteinte, la phase finit d’elle-même.
WS-72 = Contrôler un moyen ne donne rien d’autre qu’un pas vers la victoire.
WS-73 = À la fin du tour les ressources non dépensées sont perdues. Avec l’option de les garder, elles restent.
WS-74 = À la fin du tour toutes les hausses du coût de la vie dues aux résultats 1 du dé sont annulées ; celle de la mise en place finit avec le tour 1.

## Victoire et défaite

WS-75 = Dès que l’on contrôle le nombre de moyens demandé par le mode (5, 6 ou 8), la partie est gagnée : la commune est fondée. Les ressources restantes ne comptent pas.
WS-76 = Le tour pendant lequel la force est à 10 se joue jusqu’au bout et peut encore être gagné.
WS-77 = Si la force est à 10 à la fin d’un tour, la partie est perdue face au patronat.
WS-78 = Les tours commencés et les six lancés, mise en place comprise, font toujours ensemble la force. Chaque 6 coûte donc un tour, et aucune partie n’a plus de 10 tours.
WS-79 = L’issue donne sa raison (la commune, le patronat, plus d’ouvriers) et rapporte les moyens contrôlés et le nombre de tours. Le score est 1 pour une victoire et 0 pour une défaite.

## Décisions

WS-R1 = La partie est-elle perdue quand la force « dépasse » 10, « atteint » 10, ou après le « tour 10 » ? Le tour à 10 se joue encore et la partie est perdue à sa fin, ou aussitôt si un 6 pousse la force à 11. Le chapitre du but renvoie à une condition détaillée plus loin, qui parle de la fin du tour 10. La lecture stricte, où atteindre 10 fait perdre aussitôt, est le nombre strength_last = 9.
WS-R2 = Le « tour 10 » est-il le dixième tour ou la force 10 ? La force 10, car le tableau dit qu’un 6 coûte un tour.
WS-R3 = La mise en place dit « Expérimenté », la dernière page « Avancé » : c’est un seul mode, appelé avancé. Le début parle de 5 moyens pour tous ; c’est la liste par mode qui décide.
WS-R4 = Il y a six cubes de contrôle, mais le mode difficile demande 8 moyens : on utilise huit marques.
WS-R5 = Il y a six cubes de jauge pour cinq jauges nommées, et deux cubes pour l’épargne : le cube de jauge en trop ne sert pas, et l’épargne est un seul nombre.
WS-R6 = Au début du mode difficile le coût de la vie est de 6 $ par la formule, et non de 5 $ comme dans le texte de mise en place, calculé avec un loyer de 1 $.
WS-R7 = Les prix des moyens de production sont perdus. La série « standard (reconstituée) » remplace celle de la carte ; « lourde (reconstituée) » est plus chère, pour les experts. C’est une option.
WS-R8 = Un moyen par tour ou plusieurs ? Un par phase de résolution, car les deux endroits du texte parlent d’« un » moyen de production. Huit restent possibles, puisqu’une partie a jusqu’à dix tours. Plusieurs par tour est une option plus facile.
WS-R9 = Les ressources durent-elles ? Non : la boîte ne contient pas de cubes pour elles ; ce sont donc les ouvriers posés sur les actions, qui rentrent chez eux à la fin du tour. Les garder est une option.
WS-R10 = Quelles sont les deux actions répétables du groupe ? Le rebouteux et le syndicat local, les deux qui n’ont pas de prix. « Deux répétables » se lit comme deux des six actions, non comme deux usages de chacune.
WS-R11 = Plusieurs ouvriers peuvent-ils aller au même lieu de New York ou dans l’immeuble ? Oui, car la limite n’est écrite que pour le groupe. Un ouvrier par lieu est une option.
WS-R12 = Payer d’abord ou prendre d’abord ? Payer : le texte place la prise après le paiement.
WS-R13 = « S’endetter » veut dire que l’épargne tombe à 0 $ et que des ouvriers sont blessés ; rien n’est dû ensuite. Les blessés sont le prix de la dette.
WS-R14 = Qui est blessé ? Toujours un ouvrier valide tant qu’il y en a un. Laisser frapper un blessé à sa place ferait de la mort des malades une issue commode, et rien dans le texte ne l’offre.
WS-R15 = Une cinquième blessure, ou une blessure quand tous sont blessés : l’ouvrier frappé meurt. Il n’y a que quatre marqueurs, et la mort est dans le livret l’étape suivante pour les blessés.
WS-R16 = Qui va en prison ? Au choix ; le texte dit seulement ce que devient un blessé.
WS-R17 = Les emprisonnés comptent-ils pour le coût de la vie ? Non, la prison les nourrit. Le nombre s’appelle jailed_cost.
WS-R18 = Après Blessé ou Prison une jauge revient à 0. Laissée au bout, elle frapperait quelqu’un à chaque nouveau pas.
WS-R19 = La moitié des blessés, arrondie à l’unité inférieure : c’est la part inactive qui est arrondie, comme dans l’exemple du livret (3 blessés, 1 inactif).
WS-R20 = Les recrues, les libérés ou les guéris agissent-ils dans le même tour, et un ouvrier emprisonné en pleine phase perd-il une action ? Non aux deux : tous les ouvriers capables d’agir sont placés au début de la phase. Comme aucun dé n’y est lancé, les placer un par un offre les mêmes choix.
WS-R21 = Chaque ouvrier doit-il agir ? Oui, et personne ne peut être bloqué : Triangle Shirtwaist et le syndicat local sont toujours ouverts et ne nuisent jamais. Les actions sans effet n’ont donc pas à être proposées.
WS-R22 = Combien de temps dure un 1 de la mise en place ? Jusqu’à la fin du tour 1, la première fin de tour qui soit.
WS-R23 = Deux dés ensemble ou l’un après l’autre ? L’un après l’autre, chacun appliqué en entier ; aucune question d’ordre ne se pose alors.
WS-R24 = Les cubes des morts servent-ils à recruter ? Non : le texte les retire du jeu. Libres, emprisonnés, morts et réserve font toujours 8.
WS-R25 = Si tous ceux qui restent sont en prison, la partie est perdue, puisque personne ne peut chercher les avocats.
WS-R26 = L’épargne ne peut pas payer la presse en descendant sous 0 $, et les ressources ne s’empruntent pas.
