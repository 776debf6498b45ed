### Le client pour navigateur.

ui-unreachable = Le serveur est injoignable. Rien n’a été changé ; réessayez.
