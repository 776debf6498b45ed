### Ce qui peut clocher dans les mots eux-mêmes.

words-unknown-language = Il n’y a pas encore de textes en « { $language } » ; langues disponibles : { $known }.
words-junk = { $file } : ceci n’est pas un message Fluent lisible : { $entry }
words-twice = { $file } : le message { $message } y figure deux fois.
words-no-message = Le catalogue « { $language } » n’a pas de message { $message }.
words-cannot-say = Le message { $message } ne peut pas être dit : { $reason }
