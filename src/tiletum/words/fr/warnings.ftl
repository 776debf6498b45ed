# Dit derrière un coup permis qu'on pourrait regretter.
warning-no-room-left = le bâtiment { $building }, où vont ces personnages, est plein : celui-ci ne pourrait jamais être placé
warning-too-many-contracts = vous auriez plus de contrats que de cases Contrat libres
warning-storehouse-full = votre Entrepôt serait alors plein
warning-points-lost =
    { $points ->
        [one] { $points } PA serait perdu
       *[other] { $points } PA seraient perdus
    }
warning-tasks-left = des tâches encore possibles seraient perdues : c’est votre dernier tour
warning-helper-wasted = il n’aurait aucun effet maintenant
warning-bonus-wasted = le bonus n’aurait aucun effet maintenant
warning-reward-wasted = sa récompense supplémentaire n’aurait aucun effet maintenant
warning-bonus-lost = le reste du bonus serait perdu
warning-reveals = révèle de nouveaux personnages : impossible à annuler
