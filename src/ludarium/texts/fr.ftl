## Ce que tous les jeux partagent

move-roll = Dé : { $die }
