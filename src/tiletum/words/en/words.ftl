### Errors in the catalogues themselves.

words-unknown-language = There is no language “{ $language }” yet; there are: { $known }.
words-junk = { $file }: this cannot be read as a Fluent message: { $entry }
words-twice = { $file }: the message { $message } appears twice.
words-no-message = The catalogue of “{ $language }” has no message { $message }.
words-cannot-say = The message { $message } cannot be formatted: { $reason }
