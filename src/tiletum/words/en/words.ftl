### What can be wrong with words themselves.

words-unknown-language = There are no words in “{ $language }” yet; there are words in: { $known }.
words-junk = { $file }: this cannot be read as a Fluent message: { $entry }
words-twice = { $file }: the message { $message } is there twice.
words-no-message = The catalogue of “{ $language }” has no message { $message }.
words-cannot-say = The message { $message } cannot be said: { $reason }
