### Le client pour navigateur.

ui-unreachable = Le serveur est injoignable. Si ce que vous vouliez n’a pas eu lieu, réessayez.
