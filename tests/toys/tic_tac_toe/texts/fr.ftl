title = Morpion
tagline = Trois d’affilée.
edition-plain = La seule édition
move-mark = Marquer { $square }
ask-mark = Marquez une case.
reason-line = Trois sur une ligne.
reason-full = La grille est pleine.
scene-summary = Une grille de neuf cases.
