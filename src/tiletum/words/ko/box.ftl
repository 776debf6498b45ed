### 구성물 파일이 거부된 까닭. $file은 파일, $entry는 그 안의 항목입니다(1부터 셈).
### $found, $allowed, $kind는 파일에 있는 그대로의 값이고, 파일의 키는 둥근 따옴표 안에 있습니다.

## 파일 읽기

box-not-found = { $file }: 그런 파일이 없습니다.
box-unreadable = { $file }: 파일을 열어 읽을 수 없습니다.
box-not-text = { $file }: { "UTF-8" } 텍스트 파일이 아닙니다.
box-bad-syntax = { $file }: { $line }번째 줄이 올바른 TOML이나 JSON이 아니어서 읽기를 멈췄습니다.
box-bad-format = { $file }: { $entry }: 이 버전은 형식 { $expected }의 구성물 파일을 읽는데, 파일에는 { $found } 형식으로 적혀 있습니다.

## 키와 값

box-missing-key = { $file }: { $entry }: “{ $field }” 키가 없습니다.
box-unknown-key = { $file }: { $entry }: “{ $field }” 키는 여기에 쓰지 않습니다. 철자가 틀렸나요?
box-bad-type = { $file }: { $entry }: “{ $field }” 값은 { $expected ->
        [whole] 정수여야
        [number] 수여야
        [flag] { "true" }나 { "false" }여야
        [list] 목록이어야
        [table] 키와 값의 표여야
       *[text] 따옴표 안의 글이어야
    } 하는데, 파일의 값은 { $found }입니다.
box-out-of-range = { $file }: { $entry }: “{ $field }” 값이 { $found }입니다. { $low }부터 { $high }까지여야 합니다.
box-bad-length = { $file }: { $entry }: “{ $field }” 값은 { $low }~{ $high }개여야 하는데, { $found }개입니다.
box-exact-length = { $file }: { $entry }: “{ $field }” 값은 { $expected }개여야 하는데, { $found }개입니다.
box-bad-word = { $file }: { $entry }: “{ $field }” 값이 { $found }입니다. 다음 가운데 하나여야 합니다: { $allowed }.
box-bad-mark = { $file }: { $entry }: “{ $field }” 표시가 { $found }입니다. 쓸 수 있는 표시: { $allowed }.
box-bad-id = { $file }: { $entry }: “{ $field }” 값이 { $found }입니다. 영문자, 숫자와 + : _ . - 로 40자까지만 쓸 수 있습니다.
box-bad-name = { $file }: { $entry }: “{ $field }” 값은 한 줄에 1~60자여야 합니다.
box-bad-effect = { $file }: { $entry }: “{ $field }” 안의 { $found }: 알 수 없는 효과입니다. 효과 목록: { $allowed }.
box-effect-place = { $file }: { $entry }: { $found } 효과는 “{ $field }” 안에 쓸 수 없습니다.
box-effect-alone = { $file }: { $entry }: { $found } 효과는 “{ $field }” 안에 혼자 있어야 합니다.
box-bad-decree-entry = { $file }: { $entry }: “{ $field }” 안의 { $found }: 칙령에 쓸 수 없는 말입니다.
box-bad-priority = { $file }: { $entry }: 우선순위 { $found }: 모든 자원을 한 번씩 적거나 { "\"most-required\"" }만 적어야 합니다.

## 이름과 그 대상

box-duplicate = { $file }: { $entry }: { $found }: 두 번 나옵니다. “{ $field }” 값은 저마다 한 번만 쓸 수 있습니다.
box-missing-id = { $file }: { $entry }: 규칙에 나오는 { $found } 항목이 여기에 없습니다.
box-unknown-id = { $file }: { $entry }: “{ $field }” 값 { $found }: “{ $section }” 안에 없습니다.
box-on-road = { $file }: { $entry }: { $found }: 길 칸입니다. 이 항목은 도시에 있어야 합니다.
box-in-first-town = { $file }: { $entry }: { $found }: 게임 보드에 따로 자리가 있으므로 여기에 적을 수 없습니다.
box-unlike-tiles = { $file }: { $entry }: 이름이 같은 다른 타일 { $found }의 내용이 다릅니다. 한쪽의 ID를 바꾸세요.
box-family-without-tile = { $file }: { $entry }: { $found } 가문의 문장 타일이 없습니다.

## 수량과 규칙서의 사실

box-bad-count = { $file }: { $entry }: { $found }개 있지만, 규칙서의 목록에는 { $expected }개입니다.
box-kind-count = { $file }: { $entry }: { $kind } 유형이 { $found }개 있지만, 유형마다 { $expected }개여야 합니다.
box-rulebook-says = { $file }: { $entry }: “{ $field }” 값이 { $found }입니다. 규칙서에는 { $expected }입니다.
box-one-unavailable = { $file }: { $entry }: 돌과 VP가 없는 타일이 꼭 1개 있어야 하는데, { $found }개 있습니다.
box-one-zero = { $file }: { $entry }: 0인 토큰이 꼭 1개 있어야 하는데, { $found }개 있습니다.
box-not-descending = { $file }: { $entry }: “{ $field }” 수는 뒤로 갈수록 커지면 안 되는데, { $found }입니다.
box-not-ascending = { $file }: { $entry }: “{ $field }” 수는 저마다 앞의 수보다 커야 하는데, { $found }입니다.
box-king-track-missing = { $file }: { $entry }: 규칙서에 나오는 { $expected } VP 칸이 없습니다.
box-empty-contract = { $file }: { $entry }: 이 계약은 아무것도 요구하지 않습니다. “{ "identical" }”, “{ "wool" }”, “{ "iron" }” 가운데 하나를 적으세요.
box-pile-too-small = { $file }: { $entry }: { $players }인 게임에서 이 타일이 { $found }개인데, 게임 준비에 { $expected }개가 필요합니다.
box-decree-without-fair = { $file }: { $entry }: 이 칙령에는 짝이 되는 축제 타일 “{ "fair" }” 값이 필요합니다.
box-decree-with-fair = { $file }: { $entry }: 이 칙령에는 짝이 되는 축제 타일이 없으므로 “{ "fair" }” 값을 적을 수 없습니다.
box-last-decree = { $file }: { $entry }: 이 칙령의 마지막 항목은 조건 없이 { $expected }이어야 합니다. 줄의 끝에 놓여 언제나 주사위를 찾아야 하기 때문입니다.
box-king-alone = { $file }: { $entry }: “{ "counts" }” 값이 { $found }입니다. 왕 트랙은 세트에 들어가지 않으므로 { "\"king\"" }만 따로 적어야 합니다.

## 지도

box-self-link = { $file }: { $entry }: { $found } 칸을 자기 자신과 이었습니다.
box-map-split = { $file }: { $entry }: { $start }에서 { $found }까지 가는 길이 없습니다.
box-map-distance = { $file }: { $entry }: { $start }에서 { $end }까지 { $found }칸이지만, 규칙서의 예시에서는 { $expected }칸입니다.
box-map-within = { $file }: { $entry }: { $start }에서 { $end }까지 { $found }칸이지만, 규칙서의 예시에서는 { $limit }칸 만에 갑니다.
box-map-cathedrals = { $file }: { $entry }: { $start }에서 { $limit }칸 안의 대성당은 { $found }입니다. 규칙서의 예시에서는 { $expected }입니다.
box-map-neighbours = { $file }: { $entry }: { $start }에서 1칸 거리의 도시는 { $found }입니다. 규칙서의 예시에서는 { $expected }입니다.
box-no-house-space = { $file }: { $entry }: { $town }: 인원수와 관계없이 쓰는 교역소 칸이 없습니다.
box-second-house-space = { $file }: { $entry }: { $town }: 2인 게임에서 교역소 칸이 2개가 됩니다. 2인 게임에서는 도시마다 1개뿐입니다.
box-third-house-space = { $file }: { $entry }: { $town }: 세 번째 교역소 칸입니다. 교역소 칸은 도시마다 2개까지입니다.
