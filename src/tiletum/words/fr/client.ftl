### Le client pour navigateur.

ui-unreachable = Le serveur est injoignable. Rien n’a été changé ; réessayez.
ui-walk = Déplacer { NAME($piece, form: "the") } vers { NAME($space) } ({ $steps } pas)
