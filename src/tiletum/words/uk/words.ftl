words-unknown-language = Мови «{ $language }» поки що немає; є такі: { $known }.
words-junk = { $file }: це не схоже на повідомлення Fluent: { $entry }
words-twice = { $file }: повідомлення { $message } трапляється двічі.
words-no-message = У каталозі мови «{ $language }» немає повідомлення { $message }.
words-cannot-say = Повідомлення { $message } не вдається сказати: { $reason }
