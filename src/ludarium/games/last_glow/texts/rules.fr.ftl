### The Last Glow : les règles numérotées (TG-1 à TG-93) et les décisions (TG-R1 à TG-R24).

## Mise en place

TG-1 = Une seule personne, le capitaine (place 0), joue contre le hasard ; rien n’est caché.
TG-2 = Le quadrillage de localisation compte les colonnes a à f, de gauche à droite, et les lignes 1 à 6, de haut en bas. Le ciel est au-dessus de la ligne 1, la planète au-dessous de la ligne 6.
TG-3 = Le Phare commence sur la case c4.
TG-4 = Les 5 membres d’équipage sont disponibles, tous les cubes de Cœurs de Tempête et d’Apaise-Rêves sont dans la réserve, et la soute est vide.
TG-5 = La luminosité commence à 3, les points de victoire à 0, la structure à 6.
TG-6 = Le mode se choisit avant la partie. Le mode Tempête est recommandé pour une première partie, puis le mode Cauchemar une fois le mode Tempête maîtrisé ; le mode Perturbation sert d’initiation. Par défaut : Tempête.
TG-7 = Le mode ne fixe que deux choses : le nombre de nouveaux Cœurs de Tempête par tour et le sort d’un Cœur qui a explosé. Perturbation : 1 nouveau Cœur par tour ; un Cœur qui explose est retiré. Tempête : 1 nouveau Cœur par tour ; un Cœur qui explose reste en jeu et descend d’une ligne. Cauchemar : les tours suivent la suite 2, 1, 2, 1, 3, 2, 1, 1, 2, 3, 1, que l’on reprend ensuite au début ; un Cœur qui explose reste en jeu et descend d’une ligne. Le mode Perturbation est donc le mode Tempête dans lequel les Cœurs qui explosent sont retirés.
TG-8 = À la fin de la mise en place, dans tous les modes, on lance un dé et on place un Cœur de Tempête sur la ligne 1, dans la colonne indiquée par le dé (TG-76, TG-78). La suite du mode (TG-7) ne commence pas ici, mais à l’apparition de Cœurs de Tempête du premier tour.

## Ce qui se trouve sur le quadrillage

TG-9 = Une case contient au plus un Cœur de Tempête et au plus un Apaise-Rêves, jamais les deux. Le Phare peut partager une case avec un Apaise-Rêves.
TG-10 = Le Phare et un Cœur de Tempête ne restent jamais sur la même case : le capitaine ne peut pas se déplacer sur un Cœur, et toute autre rencontre est une collision (TG-69).
TG-11 = Il y a au plus 8 Cœurs de Tempête sur le quadrillage. Dès qu’un Cœur quitte le quadrillage, quelle qu’en soit la raison (chasse, collision, chute sur la planète ou retrait après son explosion), son cube redevient disponible.
TG-12 = Un Apaise-Rêves ne bouge jamais de lui-même.
TG-13 = Un Cœur de Tempête qui entre sur une case contenant un Apaise-Rêves le détruit : le cube de l’Apaise-Rêves retourne dans la réserve et aucun point de victoire n’est perdu. Cela vaut pour toutes les façons d’entrer : déplacement dû au dé, descente d’un Cœur bloqué, descente après une explosion, nouveau Cœur.
TG-14 = Un Cœur de Tempête qui reste sur place n’abîme aucun Apaise-Rêves ; une explosion non plus.
TG-15 = Les Apaise-Rêves du quadrillage et de la soute ne dépassent jamais 6 au total. Les cubes des Apaise-Rêves envoyés ou détruits sont réutilisés.

## Jauges

TG-16 = La luminosité va de 0 à 6. Ce qui dépasserait le maximum est perdu.
TG-17 = Chaque point de luminosité à perdre alors que la luminosité est à 0 coûte 1 point de structure à la place. Passer de 1 à 0 ne coûte pas de structure.
TG-18 = La structure va de 0 à 6. Dès qu’elle devrait atteindre 0 ou moins, elle est mise à 0 et la partie est perdue : le Phare est détruit. Le reste de l’effet, de l’action ou de l’étape n’a pas lieu.
TG-19 = Les points de victoire vont de 0 à 6 et ne deviennent jamais négatifs : une perte à 0 point de victoire est la défaite de TG-71.

## Le tour

TG-20 = Un tour comporte quatre étapes. Les actions de l’équipage et la gestion du Phare forment la phase du Phare ; puis les Cœurs de Tempête agissent et de nouveaux Cœurs apparaissent, ce qui forme la phase des Tempêtes. Ensuite commence le tour suivant. Le nombre de tours n’est pas limité.
TG-21 = L’équipage disponible se compte une seule fois, au début du tour : 5 membres avec une structure de 4 ou plus ; 4 membres avec une structure de 3, 2 ou 1, car un membre est occupé au colmatage.
TG-22 = Si la structure tombe à 3 ou moins pendant les actions de l’équipage, aucun membre n’est retiré avant le prochain décompte.
TG-23 = Réparer de 3 à 4 ne fait revenir le membre occupé au colmatage qu’au décompte du tour suivant.

## Actions de l’équipage

TG-24 = Chaque membre disponible doit être placé ; on ne peut ni passer ni s’arrêter plus tôt. L’étape se termine quand il ne reste aucun membre à placer.
TG-25 = Les membres sont placés l’un après l’autre, et chaque action est entièrement résolue avant que la suivante ne soit choisie.
TG-26 = La même action peut être choisie autant de fois que l’on veut dans un tour, sauf Mettre les gaz une troisième fois.
TG-27 = Éclaire (« light »), 1 membre : la luminosité augmente de 2, sans dépasser le maximum.
TG-28 = Éclaire est toujours autorisé, même à la luminosité maximale, où l’action n’a aucun effet : c’est la seule action à vide.
TG-29 = Manœuvre (« maneuver left », à gauche ; « maneuver right », à droite), 1 membre : le Phare se déplace d’une colonne dans cette direction.
TG-30 = Une manœuvre hors du quadrillage ou sur un Cœur de Tempête est interdite. Une manœuvre sur un Apaise-Rêves est autorisée et ne change rien pour celui-ci.
TG-31 = Chasse (« hunt <case> »), 1 membre : le capitaine désigne la case d’un Cœur de Tempête.
TG-32 = La chasse coûte d’abord 1 point de luminosité (1 point de structure si la luminosité est à 0, TG-17). Si cela détruit le Phare, aucun dé n’est lancé.
TG-33 = Ensuite, on lance un dé. La chasse réussit si le dé moins la distance donne 3 ou plus. La distance se compte en pas orthogonaux : une case voisine en diagonale est donc à distance 2. Chances de réussite : 3/6 à distance 1, 2/6 à distance 2, 1/6 à distance 3.
TG-34 = Réussite : le Cœur de Tempête est retiré et un Apaise-Rêves est placé sur sa case. Échec : il ne se passe rien de plus ; un autre membre peut chasser de nouveau le même Cœur.
TG-35 = Une chasse n’est autorisée que si elle peut réussir : la distance est d’au plus 3 (6 moins les 3 à atteindre) et il reste un cube d’Apaise-Rêves dans la réserve.
TG-36 = Capture (« capture <case> ») : capturer l’Apaise-Rêves qui se trouve sur la case du Phare utilise 1 membre.
TG-37 = Capturer (« capture <case> ») un Apaise-Rêves à un pas orthogonal utilise 2 membres, et n’est autorisé que s’il reste au moins 2 membres à placer.
TG-38 = Les Apaise-Rêves en diagonale ou plus éloignés ne peuvent pas être capturés.
TG-39 = L’Apaise-Rêves capturé passe du quadrillage à la soute. Avec 2 Apaise-Rêves dans la soute, toute capture est interdite.
TG-40 = Répare (« repair »), 1 membre : la structure augmente de 1. L’action est interdite à la structure maximale.
TG-41 = Mettre les gaz (« throttle »), 1 membre : le Phare monte d’une ligne. La première fois du tour est gratuite.
TG-42 = Mettre les gaz une deuxième fois dans le même tour, qu’il y ait ou non d’autres actions entre les deux, fait monter le Phare d’une ligne, puis coûte 1 point de structure.
TG-43 = Mettre les gaz une troisième fois dans un tour est interdit. Mettre les gaz depuis la ligne 1 ou vers un Cœur de Tempête est interdit. Le compte repart de zéro à chaque tour.
TG-44 = Sommeil (« sleep »), 1 membre : un Apaise-Rêves quitte la soute, son cube retourne dans la réserve et vous marquez 1 point de victoire. Chaque Apaise-Rêves supplémentaire demande un autre membre. L’action est interdite si la soute est vide.
TG-45 = Un Apaise-Rêves peut être envoyé dès le tour de sa capture ou gardé pour les tours suivants.
TG-46 = Quand Sommeil porte les points de victoire à 6, la partie est gagnée à cet instant : le dôme protecteur est créé. Les membres restants, la gestion du Phare et la phase des Tempêtes n’ont pas lieu.

## Gestion du Phare

TG-47 = Le Phare descend d’une ligne.
TG-48 = Si le Phare quitte la ligne 6 par le bas, la partie est aussitôt perdue : il s’est écrasé. La luminosité ne baisse plus.
TG-49 = Si le Phare descend sur un Cœur de Tempête, il y a collision (TG-69) ; elle est résolue avant la perte de luminosité.
TG-50 = Si le Phare descend sur un Apaise-Rêves, il n’arrive rien ni à l’un ni à l’autre.
TG-51 = Ensuite, la luminosité baisse de 1 ; si elle était déjà à 0, c’est la structure qui baisse de 1.

## Les Cœurs agissent

TG-52 = Chaque Cœur de Tempête présent sur le quadrillage au début de cette étape agit exactement une fois. On commence par la ligne la plus basse (6, 5, et ainsi de suite jusqu’à 1) et, dans une ligne, on va de droite à gauche (f, e, et ainsi de suite jusqu’à a).
TG-53 = Pour faire agir un Cœur de Tempête, on lance un dé et on y ajoute le numéro de sa ligne ; TG-54 à TG-57 donnent l’effet du résultat. Le dé de chaque Cœur est lancé et son effet résolu avant que l’on ne lance le dé du suivant.
TG-54 = Résultat de 3 ou moins : le Cœur de Tempête se déplace d’une case en diagonale vers le bas à gauche ; depuis la colonne a, il descend tout droit.
TG-55 = Résultat de 4 ou 5 : le Cœur de Tempête descend tout droit d’une case.
TG-56 = Résultat de 6 ou 7 : le Cœur de Tempête se déplace d’une case en diagonale vers le bas à droite ; depuis la colonne f, il descend tout droit.
TG-57 = Résultat de 8 ou plus : le Cœur de Tempête explose (TG-63).
TG-58 = Si la case visée contient un autre Cœur de Tempête, le Cœur descend tout droit à la place. Si cette case contient elle aussi un Cœur, ou si elle était elle-même la case visée et bloquée, il reste sur place. Il n’y a pas de second dé.
TG-59 = Une case visée où se trouve le Phare n’est pas bloquée : le Cœur de Tempête s’y déplace et il y a collision.
TG-60 = Tout déplacement depuis la ligne 6, quelle que soit sa direction, mène à la planète : c’est un contact (TG-70). Il ne peut jamais être bloqué.
TG-61 = Un Cœur de Tempête entré sur une ligne déjà traitée n’agit pas une nouvelle fois pendant ce tour.
TG-62 = S’il n’y a aucun Cœur de Tempête sur le quadrillage, l’étape est sautée et aucun dé n’est lancé.

## Explosion, collision, contact

TG-63 = Une explosion touche d’abord le Phare ; la distance se mesure depuis la case du Cœur de Tempête avant sa descente. Le Phare perd 2 points de structure s’il est sur l’une des 8 cases voisines.
TG-64 = Une explosion coûte 1 point de structure si le Phare est exactement à deux cases, sur la même ligne ou dans la même colonne.
TG-65 = À toute autre distance, une explosion ne cause aucun dégât au Phare. Une explosion n’abîme jamais ni les Apaise-Rêves ni les autres Cœurs de Tempête.
TG-66 = Si le Phare survit, le Cœur de Tempête qui a explosé reste en jeu et descend tout droit d’une case. S’il y a déjà un Cœur sur cette case, il reste où il est.
TG-67 = Cette descente a toutes les conséquences d’une entrée sur une case : un Apaise-Rêves qui s’y trouve est détruit ; si le Phare s’y trouve, il y a collision (un Cœur de Tempête qui explose juste au-dessus du Phare coûte donc 2 + 3 points de structure) ; et, depuis la ligne 6, le Cœur entre en contact avec la planète.
TG-68 = En mode Perturbation, le Cœur de Tempête qui explose est retiré au lieu de descendre.
TG-69 = Collision, chaque fois que le Phare et un Cœur de Tempête se retrouvent sur une même case : le Phare perd 3 points de structure, le Cœur est retiré et son cube redevient disponible. Un Apaise-Rêves sur cette case est détruit lui aussi si c’est le Cœur qui y est entré.
TG-70 = Contact : un Cœur de Tempête qui atteint la planète est retiré, son cube redevient disponible et vous perdez 1 point de victoire.
TG-71 = Contact à 0 point de victoire : la partie est aussitôt perdue, les cauchemars l’emportent.

## De nouveaux Cœurs apparaissent

TG-72 = Le nombre de nouveaux Cœurs de Tempête est de 1 en mode Perturbation et en mode Tempête. En mode Cauchemar, c’est le terme de la suite (TG-7) correspondant au numéro du tour ; après le dernier terme, on reprend au premier (dans l’édition finale, le tour 12 utilise le premier terme).
TG-73 = Les nouveaux Cœurs de Tempête sont traités un par un : limite des Cœurs, dé, placement, et seulement ensuite le suivant.
TG-74 = Limite des Cœurs : s’il y a 8 Cœurs de Tempête sur le quadrillage au moment où un nouveau doit apparaître, l’un d’eux tombe d’abord sur la planète : celui de la ligne occupée la plus basse, le plus à droite de cette ligne. Vous perdez 1 point de victoire ; à 0 point de victoire, la partie est perdue, les cauchemars l’emportent et aucun dé n’est lancé. Le Cœur qui tombe ne traverse aucune case : il n’abîme ni le Phare ni les Apaise-Rêves.
TG-75 = Ensuite, le cube récupéré sert normalement au nouveau Cœur de Tempête.
TG-76 = Le dé donne la colonne sur la ligne 1 : 1 = a, 2 = b, 3 = c, 4 = d, 5 = e, 6 = f.
TG-77 = Si la case donnée par le dé contient un Cœur de Tempête, on relance le dé une fois. Si la seconde case contient elle aussi un Cœur, ce nouveau Cœur n’apparaît pas.
TG-78 = Un nouveau Cœur de Tempête qui apparaît sur un Apaise-Rêves le détruit. S’il apparaît sur le Phare, il y a collision : le Phare perd 3 points de structure et le nouveau Cœur est retiré.
TG-79 = Les nouveaux Cœurs de Tempête agissent pour la première fois dans la phase des Tempêtes du tour suivant.

## Fin de la partie

TG-80 = Victoire, le dôme protecteur : 6 points de victoire, vérifiés à l’instant où un point est marqué. Les points perdus par contact doivent être regagnés ; il peut donc falloir plus de six Apaise-Rêves.
TG-81 = Les trois défaites (Phare détruit, Phare écrasé, cauchemars) prennent effet à l’instant où elles surviennent. Le premier événement dans l’ordre de ces règles décide, et les suivants n’ont pas lieu.
TG-82 = Il n’y a pas de score au-delà de la victoire ou de la défaite ; le programme indique aussi les points de victoire, la structure et le nombre de tours.

## Invariants (pour les tests)

TG-83 = Entre deux coups, ce qui suit est toujours vrai. Aucun Cœur de Tempête ne partage une case avec le Phare, un Apaise-Rêves ou un autre Cœur. Il y a au plus 8 Cœurs de Tempête sur le quadrillage. Les Apaise-Rêves du quadrillage et de la soute sont au plus 6 au total, et la soute en contient au plus 2 (édition finale). La luminosité va de 0 à 6. Tant que la partie dure, la structure va de 1 à 6 et les points de victoire vont de 0 à 5.

## Différences d’édition : booklet_0_9

TG-84 = Dans l’édition du livret 0.9, tout ce qui précède reste valable, sauf ce que disent TG-84 à TG-93. Les seuls modes sont Tempête et Cauchemar ; la suite du mode Cauchemar est 1, 1, 2, 1, 3, 2, 1, 1, 2, 3 (10 termes, puis de nouveau à partir du premier). Le mode Tempête reste recommandé pour commencer.
TG-85 = Remplace TG-32 : une chasse ne coûte pas de luminosité.
TG-86 = Remplace la limite de TG-39 : la soute n’a pas de limite propre, seulement les 6 cubes de TG-15.
TG-87 = L’action de capture y porte le nom SLEEP (Sommeil) et l’action qui rapporte un point le nom SEND (Envoi) ; les phrases restent « capture » et « sleep ». Les coûts ne changent pas : 1 ou 2 membres pour capturer, un Apaise-Rêves par SEND.
TG-88 = Remplace TG-66 et TG-67 : après ses dégâts, un Cœur de Tempête qui explose est toujours retiré. Il ne s’ensuit ni descente, ni collision, ni contact.
TG-89 = Les dégâts de TG-63 sont énoncés diagonales comprises ; l’option « explosion_diagonal » est donc fixée à « near ».
TG-90 = Remplace TG-58 : si la case visée contient un autre Cœur de Tempête, on relance le dé une fois et le nouveau résultat s’applique en entier (ce peut être une explosion). Si la nouvelle case visée contient encore un Cœur, le Cœur reste sur place.
TG-91 = Remplace TG-74 et TG-75 : aucun Cœur de Tempête n’est forcé de tomber. Si tous les cubes de Cœurs de Tempête sont sur le quadrillage (8 cubes, réglable de 6 à 8), le nouveau Cœur est sauté et aucun dé n’est lancé.
TG-92 = La descente du Phare et la baisse de luminosité y sont imprimées comme la première partie de la phase des Tempêtes ; l’ordre des événements est le même que dans TG-20.
TG-93 = Trois points ne sont pas précisés dans cette édition et sont repris de l’édition finale : l’ordre des Cœurs de Tempête (TG-52), le retrait d’un Cœur entré en collision (TG-69) et le retour du membre occupé au colmatage (TG-23).

## Décisions

TG-R1 = Quelle édition est le jeu ? L’édition finale ; le livret est proposé par l’option « edition ». L’édition finale est le texte le plus récent et répond à plus de questions.
TG-R2 = Option « blocked_heart ». Pour un Cœur de Tempête bloqué, les notions des règles disent de relancer le dé, puis de rester sur place ; la phase des Tempêtes dit de descendre tout droit, puis de rester sur place. La valeur par défaut est « down » dans l’édition finale (le texte le plus détaillé, à l’endroit où il sert) et « reroll » dans le livret 0.9 (son seul texte). Avec « reroll », TG-90 remplace TG-58 ; la descente de TG-66 ne fait jamais relancer le dé.
TG-R3 = Et si un nouveau Cœur de Tempête arrive sur une case contenant déjà un Cœur ? On lance encore un dé ; si cela échoue aussi, il n’apparaît pas. C’est la seule phrase des règles qui convienne à un Cœur n’ayant pas de case au-dessous où tomber.
TG-R4 = Option « dark_rule ». Les règles disent à la fois qu’atteindre 0 de luminosité coûte de la structure et qu’une perte alors qu’on est déjà à 0 coûte de la structure. Avec « already_zero » (par défaut), chaque point perdu à 0 coûte 1 point de structure. Avec « reaching_zero », une perte qui fait passer la luminosité de 1 à 0 coûte aussi 1 point de structure.
TG-R5 = Option « throttle_cost ». L’icône de la perte subie en mettant les gaz une deuxième fois manque dans le texte dont nous disposons. Avec « structure » (par défaut), la perte est de 1 point de structure, car la formulation est celle des autres pertes de structure. Avec « brightness », la perte est de 1 point de luminosité (à 0, TG-17 s’applique).
TG-R6 = Mettre les gaz plus de deux fois dans un tour ? Non ; le texte ne connaît qu’une première et une deuxième fois.
TG-R7 = Descendre sur un Cœur de Tempête est aussitôt une collision, avant la baisse de luminosité. Le texte dit seulement que partager une case est une collision ; attendre le déplacement du Cœur lui permettrait de s’échapper indemne.
TG-R8 = Un déplacement bloqué du capitaine (bord ou Cœur de Tempête) est interdit, et non perdu. Les bords gauche, droit et supérieur sont des murs.
TG-R9 = Option « explosion_diagonal ». L’édition finale dit « 1 case » sans plus de précision. Avec « near » (par défaut), les diagonales comptent pour 1 case, comme le dit le livret 0.9. Avec « far », une diagonale compte pour deux cases orthogonales et coûte donc 1 point de structure. Pour le reste, « deux cases orthogonales » signifie deux cases en ligne droite ; à un pas de cavalier, le Phare ne risque rien.
TG-R10 = Les chasses sans espoir (distance de 4 ou plus) ne sont pas proposées : elles ne feraient que consumer de la luminosité, et Éclaire sert d’action à vide.
TG-R11 = Chasser quand les six cubes d’Apaise-Rêves sont utilisés n’est pas proposé : rien ne pourrait remplacer le Cœur de Tempête.
TG-R12 = Si un Cœur de Tempête entre sur la case du Phare où se trouve un Apaise-Rêves, les deux effets ont lieu : l’Apaise-Rêves est détruit et la collision fait ses dégâts.
TG-R13 = Faut-il placer tous les membres, même inutilement ? Oui ; Éclaire est toujours possible. Répare n’est pas proposé à la structure maximale, afin qu’il y ait exactement une action à vide.
TG-R14 = Les cubes des Apaise-Rêves envoyés sont-ils réutilisés ? Oui ; les points de victoire ont leur propre cube et peuvent être reperdus.
TG-R15 = Quand la suite du mode Cauchemar est épuisée, on la reprend au début.
TG-R16 = L’équipage peut-il changer pendant un tour ? Non, il n’est compté qu’au début. Le texte demande de compter, puis de placer.
TG-R17 = La structure peut-elle dépasser 6 ? Non. Les règles notent qu’une collision coûte toujours un membre d’équipage ; avec un maximum de 6, une collision laisse toujours 3 ou moins, c’est donc vrai et aucune règle de plus n’est nécessaire.
TG-R18 = Quand un neuvième Cœur de Tempête doit apparaître, le nouveau est-il tout de même placé ? Oui, le texte parle de récupérer un cube. La limite est vérifiée avant le dé, car c’est à ce moment que naît l’obligation de placer ; si les deux dés tombent ensuite sur des Cœurs, le Cœur tombé sur la planète reste perdu.
TG-R19 = Un Cœur de Tempête qui explose sur la ligne 6 descend hors du quadrillage : c’est un contact. Dans l’édition finale, tout Cœur de Tempête sur la ligne 6 atteint donc la planète pendant ce tour.
TG-R20 = Quand plusieurs nouveaux Cœurs de Tempête apparaissent dans un même tour, les dés sont lancés l’un après l’autre, car un second dé identique rencontre le premier Cœur.
TG-R21 = Dans les règles, l’action qui rapporte un point parle d’un Apaise-Rêves capturé par la chasse ; c’est l’action de capture qu’il faut comprendre.
TG-R22 = Les règles demandent « au moins 6 » Apaise-Rêves : la partie se termine au sixième point de victoire, on n’en envoie donc davantage que si des points ont été perdus.
TG-R23 = Dans le livret 0.9, un Cœur de Tempête entré en collision est retiré comme dans l’édition finale, puisqu’un Cœur et le Phare ne peuvent pas partager une case.
TG-R24 = Les actions suicidaires (avec 1 point de structure, chasser à 0 de luminosité ou mettre les gaz une deuxième fois) sont autorisées, et font perdre la partie.
