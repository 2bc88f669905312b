### Bonnie and Clyde, Love at First Shot : les règles numérotées (LS-1 à LS-84) et les décisions (LS-R1 à LS-R22).

## Mise en place

LS-1 = Une seule personne, Clyde (place 0), joue contre le hasard ; rien n’est caché.
LS-2 = Les économies commencent à 1 dollar.
LS-3 = L’amour, l’ennui, la menace policière et les munitions commencent à 0.
LS-4 = Roy Thornton est présent au début de la partie.
LS-5 = Deux cubes sont prêts pour les lieux et deux pour les actions quotidiennes.
LS-6 = Toutes les cases de passion, de poèmes et de prison sont vides au début. Le premier tour commence par le dé de la police.

## Les jauges et leurs débordements

LS-7 = Un changement de plusieurs points se fait point par point, et chaque point déborde pour son propre compte.
LS-8 = Les économies ne dépassent jamais 5 ; le surplus est perdu.
LS-9 = Un point d’amour, tant que l’amour est inférieur à 2, augmente l’amour de 1.
LS-10 = Un point d’amour alors que l’amour est à 2, que Roy est absent et que moins de 2 passions sont remplies, remplit une passion (la première case libre à gauche) ; l’amour reste à 2.
LS-11 = Un point d’amour alors que l’amour est à 2 et que Roy est présent est perdu.
LS-12 = Un point d’amour alors que l’amour est à 2 et que les deux passions sont remplies est perdu.
LS-13 = Une perte d’amour, tant qu’il est supérieur à 0, diminue l’amour de 1.
LS-14 = Une perte d’amour à 0 laisse l’amour à 0 et coûte une passion, s’il y en a une.
LS-15 = Un point d’ennui, tant que l’ennui est inférieur à 2, augmente l’ennui de 1.
LS-16 = Un point d’ennui alors que l’ennui est à 2 permet un poème : payez 2 dollars et remplissez une case de poème (la première libre à gauche) ; l’ennui reste à 2.
LS-17 = On ne vous demande d’écrire ou de renoncer que si les économies sont d’au moins 2 et que moins de 3 poèmes sont remplis ; sinon, le point est perdu sans question.
LS-18 = Si vous renoncez, le point est perdu et rien n’est payé.
LS-19 = Écrire peut ramener les économies à 0, même si le coût de la vie ne peut alors plus être payé.
LS-20 = Une perte d’ennui, tant qu’il est supérieur à 0, diminue l’ennui de 1.
LS-21 = Une perte d’ennui à 0 laisse l’ennui à 0 et coûte un poème, s’il y en a un. Cela vaut aussi quand vous la provoquez vous-même en allant à Cement City.
LS-22 = Un point de menace, tant que la menace est inférieure à 2, augmente la menace de 1.
LS-23 = Un point de menace alors que la menace est à 2 mène en prison : l’amour diminue de 1 (LS-13, LS-14), puis la première case de prison libre à gauche est remplie ; la menace reste à 2.
LS-24 = Les cases de prison se remplissent dans l’ordre +1, +2, +3 et ne se vident jamais.
LS-25 = Une prison alors que les trois cases sont remplies coûte le point d’amour et rien d’autre.
LS-26 = Rien dans le jeu ne fait baisser la menace.
LS-27 = Une munition gagnée alors qu’il y en a déjà 2 est perdue.
LS-28 = Une perte de munition, tant qu’il en reste, diminue les munitions de 1.
LS-29 = Une perte de munition à 0, causée par la police, laisse les munitions à 0 et coûte un cube d’action pour ce tour (LS-48).
LS-30 = Une passion ou un poème perdu ne revient pas de lui-même, mais sa case peut être remplie de nouveau. Un cube d’action perdu revient au tour suivant.
LS-31 = On ne peut pas choisir une action dont le coût en économies ou en munitions dépasse ce que Clyde possède. Seul le coût de la vie peut donc faire tomber les économies au-dessous de 0.

## Le modificateur du dé de la police

LS-32 = Le modificateur est la somme de deux parts : +1 si la menace est à 2, et la plus haute case de prison remplie (0, +1, +2 ou +3).
LS-33 = Le modificateur est au maximum de +4, avec une menace de 2 et trois prisons.
LS-34 = Le modificateur se prend dans la situation d’avant le dé ; ce que le résultat change ne compte qu’à partir du tour suivant.

## Le tour

LS-35 = Un tour comprend : le dé de la police et son effet, le dé de Roy, les lieux, les actions quotidiennes, la résolution. Les tours se suivent jusqu’à la victoire ou la défaite ; leur nombre n’est pas limité.

## Les dés

LS-36 = On lance un dé pour la police et on y ajoute le modificateur.
LS-37 = Après avoir vu le dé, vous pouvez dépenser 1 munition pour diminuer le résultat de 1, ou la garder. Au plus une munition par dé.
LS-38 = La question est posée dès qu’il y a au moins 1 munition, quel que soit le résultat. Sans munition, elle n’est pas posée et rien ne peut être dépensé en trop.
LS-39 = Un résultat inférieur à 1 compte comme 1.
LS-40 = Résultat 1 ou 2 : il ne se passe rien.
LS-41 = Résultat 3 : l’ennui diminue de 1 (LS-20, LS-21).
LS-42 = Résultat 4 : l’amour diminue de 1 (LS-13, LS-14).
LS-43 = Résultat 5 : un point de menace (LS-22 à LS-25).
LS-44 = Résultat 6 ou 7 : un point de menace, puis une perte de 1 munition (LS-28, LS-29). La munition déjà dépensée pour ce dé est partie avant.
LS-45 = Résultat 8 ou plus : Clyde est tué et la partie est aussitôt perdue ; le dé de Roy n’est pas lancé. C’est impossible avec un modificateur inférieur à +2.
LS-46 = La jauge de la police ne fait que montrer le dernier résultat.
LS-47 = Après l’effet de la police, on lance un dé pour Roy : sur 5 ou 6, il passe de présent à absent ou l’inverse ; de 1 à 4, il ne se passe rien.
LS-48 = Si un cube d’action a été perdu (LS-29), vous choisissez après le dé de Roy et avant le premier lieu : perdre un lieu (1 lieu et 2 actions quotidiennes ce tour) ou perdre une action quotidienne (2 lieux et 1 action quotidienne).

## Les lieux

LS-49 = Clyde se rend dans deux lieux différents par tour (un seul si un lieu est perdu), l’un après l’autre. Chacun est résolu, avec tous ses débordements, avant le choix du suivant.
LS-50 = Tous les cubes de lieu disponibles doivent être utilisés.
LS-51 = À la maison : ennui +1.
LS-52 = Cement City : ennui −1, puis amour +1.
LS-53 = Dallas : économies +1.
LS-54 = En virée : économies −1, puis amour +1. Possible seulement avec des économies d’au moins 1.
LS-55 = Une action sans effet utile est permise, par exemple Dallas avec des économies à 5.

## Les actions quotidiennes

LS-56 = Clyde fait deux actions quotidiennes différentes par tour (une seule si une action est perdue), l’une après l’autre. Chacune est résolue, avec tous ses débordements, avant le choix de la suivante.
LS-57 = Tous les cubes quotidiens disponibles doivent être utilisés. Chercher un bon travail sert d’action vide, une fois par tour comme les autres.
LS-58 = Chercher un bon travail : aucun effet.
LS-59 = Chercher du travail : économies +1 d’abord, puis ennui +1 ; le dollar tout juste gagné peut aider à payer un poème.
LS-60 = Faire une photo : économies −2, puis deux fois amour +1 (LS-7). Possible seulement avec des économies d’au moins 2.
LS-61 = Acheter des munitions : économies −1, puis munitions +1. Possible seulement avec des économies d’au moins 1.
LS-62 = Voler des munitions : menace +1 (avec la prison s’il y a lieu), puis munitions +1. Toujours possible.
LS-63 = Braquage l’arme au poing : munitions −1, puis économies +2. Possible seulement avec au moins 1 munition.
LS-64 = Braquage remarqué : menace +1 (avec la prison s’il y a lieu), puis économies +2. Toujours possible.
LS-65 = Les deux façons de se procurer des munitions sont une seule action, les deux façons de braquer aussi : une seule façon de chacune par tour.
LS-66 = Se procurer des munitions, achetées ou volées, est permis avec 2 munitions ; le gain est perdu.
LS-67 = Quitter la ville n’est possible que tant que tous les états de LS-73 sont réunis et qu’il reste un cube quotidien.
LS-68 = Une prison causée par un vol de munitions ou un braquage remarqué est entièrement résolue avant le gain de cette action, donc avant l’action suivante : elle peut coûter l’amour qu’il faut pour quitter la ville.

## La résolution

LS-69 = On paie le coût de la vie, 1 dollar : économies −1.
LS-70 = Si les économies sont à 0, il ne peut pas être payé et la partie est perdue : Clyde part, seul et affamé, pour les camps de travail de Louisiane.
LS-71 = Les quatre cubes d’action reviennent pour le tour suivant.
LS-72 = Rien d’autre ne passe d’un tour à l’autre : les lieux visités et les actions faites sont de nouveau libres.

## La fin

LS-73 = La victoire demande au même moment : amour 2, munitions 2, les deux passions et les trois poèmes.
LS-74 = Quitter la ville l’emporte alors aussitôt, avant le coût de la vie. Ce peut être la première ou la seconde action quotidienne.
LS-75 = Sans Quitter la ville, les états seuls ne font pas gagner ; ils doivent encore être réunis lors d’un tour suivant, au moment de l’action.
LS-76 = La présence de Roy n’a pas d’importance pour quitter la ville.
LS-77 = La défaite prend effet au moment où elle survient : tué au dé de la police, affamé à la résolution.
LS-78 = Il n’y a pas de score au-delà de la victoire ou de la défaite ; le nombre de tours et les états finaux sont également indiqués.

## Les variantes

LS-79 = Avec « menace après une prison : retour à 0 », la menace tombe à 0 après chaque prison, même une quatrième, et le +1 de LS-32 disparaît avec elle.
LS-80 = Avec « amour après une passion : retour à 0 », l’amour tombe à 0 quand une passion est remplie. Un point d’amour qui ne remplit aucune passion (LS-11, LS-12) ne change rien.
LS-81 = Avec « ennui après un poème : retour à 0 », l’ennui tombe à 0 quand un poème est écrit. Un poème refusé ou impossible ne change rien.
LS-82 = Avec « munitions par dé de la police : autant qu’on veut », la question est reposée après chaque munition dépensée, tant qu’il en reste, jusqu’à ce que vous la gardiez.
LS-83 = Avec « modificateurs de prison : additionnés », les cases de prison remplies s’additionnent (+1, +3, +6), plus le +1 de la menace ; le maximum est alors de +7 au lieu de +4.
LS-84 = Avec « une quatrième prison : défaite », une prison alors que toutes les cases sont remplies fait aussitôt perdre la partie. Le vol de munitions et le braquage remarqué ne sont pas proposés quand ils auraient cet effet.

## Les décisions

LS-R1 = La menace baisse-t-elle après une prison ? Par défaut, elle reste : le texte ne recule aucun cube et rien d’autre ne la fait baisser, si bien que la prison demeure un danger durable. Une variante la ramène à 0.
LS-R2 = L’amour baisse-t-il quand on gagne une passion ? Par défaut, il reste : le texte ne fait que poser un cube. Une variante le ramène à 0, ce qui rend le jeu plus difficile.
LS-R3 = L’ennui baisse-t-il quand un poème est écrit ? Par défaut, il reste, pour la même raison. Une variante le ramène à 0, ce qui rend le jeu plus difficile.
LS-R4 = Combien de munitions peut-on dépenser pour un dé de la police ? Par défaut une, puisque le texte parle d’en dépenser une. Une variante en permet autant qu’on veut, ce qui rend le jeu plus facile.
LS-R5 = Les cases de prison s’additionnent-elles ? Par défaut non : le total d’au plus +4 cité par le texte est 1 + 3, ce qui suppose que seule la plus haute case compte. Une variante les additionne.
LS-R6 = Qu’est-ce qu’une prison sans case libre ? Par défaut, elle ne coûte que de l’amour, car on fait ce qui peut être fait. Une variante en fait une défaite, la lecture sévère.
LS-R7 = Un poème est-il obligatoire ? Non ; il faut 2 dollars à ce moment-là, et c’est un choix. Sinon, le point d’ennui est perdu.
LS-R8 = Un point d’amour à 2 en présence de Roy est perdu, il n’est pas mis de côté.
LS-R9 = Les deux points d’amour d’une photo sont deux pas : ils peuvent remplir deux passions, ou atteindre 2 et en remplir une.
LS-R10 = Clyde est-il tué à 8, comme le dit le tableau, ou à 8 et plus, comme le dit l’objectif ? À 8 et plus.
LS-R11 = Quel cube d’action est perdu, et quand le choisit-on ? Vous choisissez entre un cube de lieu et un cube quotidien, pour ce tour seulement, après les deux dés et avant le premier lieu.
LS-R12 = Faut-il utiliser tous les cubes ? Oui, le texte dit de placer tous ceux qui sont disponibles ; Chercher un bon travail est la façon de ne rien faire.
LS-R13 = Peut-on payer un coût qu’on n’a pas ? Non. Le texte le dit pour les munitions, et pour les économies ce serait la défaite. Seule la police peut prendre des munitions au-dessous de 0, seul le coût de la vie peut prendre des économies au-dessous de 0.
LS-R14 = Gagne-t-on au moment de l’action ou à la fin du tour ? À Quitter la ville, avant le coût de la vie : le texte veut que les états tiennent jusqu’à cette dernière action, et rien ne peut les changer ensuite.
LS-R15 = Ray ou Roy Thornton ? Roy ; l’autre graphie n’apparaît qu’une fois.
LS-R16 = La jauge des activités de la police n’a pas de règle propre : elle affiche le résultat.
LS-R17 = Un résultat inférieur à 1 après dépense de munitions se lit comme 1.
LS-R18 = Le texte dit que seule la perte d’un cube d’action n’est pas définitive. Les autres cubes ne reviennent pas d’eux-mêmes, mais peuvent être regagnés : s’ils quittaient le jeu pour de bon, une passion perdue rendrait la victoire impossible.
LS-R19 = Les effets dans n’importe quel ordre : l’ordre des actions est à vous, mais à l’intérieur d’une action il est fixé comme écrit ici. Cela ne compte que pour Chercher du travail avec un ennui de 2, où les économies viennent d’abord.
LS-R20 = Un coût de la vie impayable et des économies au-dessous de 0 sont un seul et même événement, avec une seule raison : la faim.
LS-R21 = Choisit-on les lieux ensemble avant de les résoudre ? On les choisit et on les résout un par un ; aucun dé ne tombe entre-temps, vous n’y perdez donc rien.
LS-R22 = Quelle est la longueur de la jauge d’économies ? 5 dollars ; le texte ne cite que sa case 1.
