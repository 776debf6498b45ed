### 말 자체의 오류.

words-unknown-language = “{ $language }” 언어는 아직 없습니다. 쓸 수 있는 언어: { $known }.
words-junk = { $file }: Fluent 메시지로 읽을 수 없습니다: { $entry }
words-twice = { $file }: 메시지 { $message }: 두 번 나옵니다.
words-no-message = “{ $language }” 목록에 없는 메시지입니다: { $message }.
words-cannot-say = 메시지 { $message }: 문장을 만들 수 없습니다: { $reason }
