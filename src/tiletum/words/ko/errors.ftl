### 할 수 없는 일과 대신 할 일. $file은 해당 파일입니다.

## 테이블 열기

error-players = 틸레툼은 2~4인 게임이므로 { $players }명은 할 수 없습니다.
error-edition = “{ $edition }” 판본은 없습니다. 고를 수 있는 판본: { $known }.
error-first = 첫 번째 플레이어는 참가자 가운데 한 명이어야 합니다. 1부터 { $players }까지의 번호를 적으세요.
error-names = 플레이어는 { $players }명인데 이름은 { $names }개입니다. 몇 개를 빼세요.
error-name = 이름에 { $code }은(는) 쓸 수 없습니다. 눈에 보이지 않는 문자이니 빼고 다시 입력하세요.
error-name-long = 이름이 너무 깁니다. { $most }자까지 쓸 수 있으며, 한 글자에 부호를 많이 겹칠 수 없습니다.
error-name-blank = 아무것도 보이지 않는 이름입니다. 글자, 숫자, 기호 가운데 하나 이상을 적으세요.
error-seed = “{ $seed }”: 시드로 쓸 수 없습니다. 0부터 { $largest }까지의 정수를 적으세요.
error-bot = “{ $bot }” 봇은 없습니다. 고를 수 있는 봇: { $known }.
error-bot-unnamed = “{ $bots }”: 이름이 빠진 봇이 있습니다. 이름을 쉼표로 나누어 적으세요: { "merchant,random" }.
error-bot-slow = “{ $bot }” 봇을 쓸 수 없습니다. { $seconds }초가 지나도 준비되지 않았습니다.
error-bot-load = “{ $bot }” 봇을 쓸 수 없습니다: { $why }.
error-bot-name = “{ $bot }” 이름으로는 봇을 쓸 수 없습니다. 다른 참가자를 가리키는 이름이거나, 쉼표나 @가 들어 있습니다.
bot-raised = “{ $bot }” 봇에 오류가 났습니다: { $why }.
bot-illegal = “{ $bot }” 봇이 “{ $move }” 행동을 답했지만, 지금은 할 수 없는 행동입니다.
bot-late = “{ $bot }” 봇이 { $seconds }초 동안 생각했습니다. 주어진 시간은 { $budget }초였습니다.
error-bots = { $players ->
        [1] 혼자 하는 게임에 봇 { $bots }개를 적었습니다. 하나만 적으세요.
       *[other] { $players }인 게임에 봇 { $bots }개를 적었습니다. 모두에게 하나를 적거나, 각자 하나씩 적으세요.
    }
error-games = 게임의 수는 1부터 { $most }까지입니다.
error-seconds = 측정 시간은 { $shortest }초부터 { $longest }초까지입니다.
error-contestant = “{ $name }” 측정 대상은 없습니다. 있는 것: { $known }.
error-beside = { $python }에서 Tiletum 빌드를 실행할 수 없습니다.
error-pickled-box = 이 게임은 다른 Tiletum 버전의 상자로 피클된 것입니다.
error-load-option = { $option }: { $file }에 저장된 게임과 맞지 않습니다. 저장된 대로 이어 하려면 빼세요.

## 테이블에서

error-unknown-move = “{ $move }”: 그런 표기의 행동은 없습니다. 할 수 있는 행동은 행동 목록에 나옵니다.
error-unknown-entry = “{ $entry }”: 게임 기록에 있을 수 없는 항목입니다.
error-over = 게임이 끝나서 이 테이블에서는 더 할 수 있는 일이 없습니다.
error-not-your-turn = 다른 플레이어의 턴입니다. 차례가 올 때까지 기다리세요.
error-seat = 플레이어는 { $players }명뿐이며, 파일에서는 자리를 0부터 셉니다.
error-undo = { $reason ->
        [revealed] { $possible ->
            [0] 마지막 결정 뒤에 공개된 것이 있어 되돌릴 수 없습니다.
           *[other] 그 전에 공개된 것이 있어 결정 { $possible }개만 되돌릴 수 있습니다.
        }
        [other-seat] { $possible ->
            [0] 차례가 다른 플레이어에게 넘어가 되돌릴 수 없습니다.
           *[other] 그 전에 다른 플레이어가 결정하여 결정 { $possible }개만 되돌릴 수 있습니다.
        }
       *[start] { $possible ->
            [0] 아직 아무도 결정하지 않아 되돌릴 것이 없습니다.
           *[other] 지금까지의 결정은 { $possible }개뿐이라 더는 되돌릴 수 없습니다.
        }
    }
error-to = { $file }의 게임에는 항목이 { $entries }개 있으므로 --to에는 0부터 { $entries }까지의 수를 적습니다.
error-not-a-save = { $file }: 이미 있는 파일이고 저장된 게임이 아니므로 건드리지 않았습니다. 다른 이름을 고르세요.

## 같은 종류의 어떤 파일보다도 크거나 깊은 파일. 읽기 전에 거부합니다.

file-too-large = { $file }: 너무 큽니다. 이런 파일은 { $most }바이트를 넘을 수 없습니다.
file-long-line = { $file }: { $line }번째 줄이 너무 깁니다. 한 줄은 { $most }자를 넘을 수 없으니 여러 줄로 나누세요.
file-long-word = { $file }: 너무 긴 숫자나 이름이 있습니다. 따옴표가 없으면 { $most }자를 넘을 수 없습니다.
file-deep-key = { $file }: { $line }번째 줄의 키에 점으로 이은 부분이 너무 많습니다. { $most }개를 넘을 수 없습니다.
file-deep-nesting = { $file }: 목록과 표가 너무 깊이 겹쳐 있습니다. { $most }단계를 넘을 수 없습니다.
file-many-entries = { $file }: 너무 긴 목록이나 표가 있습니다. 항목은 { $most }개를 넘을 수 없습니다.
file-not-text = { $file }: 유니코드 대리 쌍의 반쪽이 들어 있어 텍스트가 될 수 없습니다. 그것을 지우세요.

## 저장 파일

save-cannot-write = { $file }: 쓸 수 없습니다({ why-system }). 다른 위치나 이름을 고르세요.
save-cannot-read = { $file }: 읽을 수 없습니다({ why-system }). 이름을 확인하세요.
save-not-json = { $file }: 온전한 저장 게임이 아닙니다. 중간에 잘렸거나 다른 종류의 파일입니다.
save-foreign = { $file }: 틸레툼의 저장 게임이 아닙니다.
save-format = { $file }: 이 버전이 읽을 수 없는 형식 { $found }의 저장 게임입니다. 새 버전을 설치하세요.
save-missing = { $file }: “{ $field }” 항목이 없어 온전한 저장 게임이 아닙니다.
save-bad-field = { $file }: 손상되었습니다. “{ $field }” 항목이 저장 게임의 형식과 다릅니다.
save-newer = { $file }: 더 새로운 규칙(Tiletum { $engine })으로 한 게임입니다. 이어 하려면 그 버전을 설치하세요.
save-edited = { $file }: 저장한 뒤에 바뀌어 믿을 수 없습니다. 원래 파일을 쓰세요.
save-bad-box = { $file }: 담긴 구성물을 쓸 수 없습니다. 파일의 { $entry } 항목을 보세요.
save-other-box = { $file }: 파일에 적힌 것이나 이 버전의 것과 다른 구성물로 한 게임입니다.
save-illegal = { $file }: { $number }번 항목 “{ $move }”: 규칙 { $rule }에 따라 그 시점에 할 수 없으므로 파일이 손상된 것입니다. 그 앞까지는 “{ "tiletum replay --to" } { $before }” 명령으로 볼 수 있습니다.
save-outdated = { $file }: { $number }번 항목 “{ $move }”: Tiletum { $engine }의 규칙에서는 할 수 있었지만 이제는 할 수 없습니다(규칙 { $rule }). 그 버전으로 이어 하거나, 그 앞까지 “{ "tiletum replay --to" } { $before }” 명령으로 보세요.
save-bad-entry = { $file }: { $number }번 항목 “{ $entry }”: 그 시점에 있을 수 없습니다.
save-long = { $file }: 되돌린 수가 너무 많아 불러오는 데 몇 분이 걸리므로 열지 않습니다.
save-unplayable = { $file }: 담긴 구성물이나 상황으로는 게임을 끝까지 할 수 없어 이어 할 수 없습니다.

## 상황 파일. $field는 파일 안의 위치입니다.

position-malformed = 상황 파일이 아닙니다. 일부가 { "docs/notation.md" }의 형식과 다릅니다.
position-missing = 상황에 “{ $field }” 항목이 없습니다. 필요한 항목은 { "docs/notation.md" }에 있습니다.
position-bad-field = 상황의 “{ $field }” 값이 { $value }일 수 없습니다. 가능한 값은 { "docs/notation.md" }에 있습니다.
position-dice = 상황의 “{ $colour }” 주사위를 합한 수가 { $expected }개가 아닙니다.
position-pieces = { $piece ->
        [house] { $seat }번 자리(0부터 셈)의 교역소를 합한 수가 { $expected }개가 아닙니다.
       *[pillar] { $seat }번 자리(0부터 셈)의 기둥을 합한 수가 { $expected }개가 아닙니다.
    }
position-tiles = { $tile } 타일이 이 게임에 있는 { $expected }개보다 많습니다.
position-count = 지금 시점에서 상황의 “{ $field }”에는 { $expected }개가 있어야 하는데 { $found }개가 있습니다.
position-turn = 라운드의 { $turn }번째 차례에서 { $seat }번 자리(0부터 셈)의 주사위는 { $expected }개여야 하는데 상황에는 { $found }개입니다.
position-twice = 상황의 “{ $field }”에 { $value } 항목이 두 번 나옵니다. 한 번만 적어 주세요.
position-stack = “{ $phase }” 단계에서는 “{ "pending.stack" }”의 진행 중 단계가 이렇게 쌓일 수 없습니다. 차례를 처음부터 시작하려면 “{ "pending" }”을 빼 주세요.
position-decree = 상황에서 “{ "solo.decrees" }”의 { $number }번째 칙령이 { $found }이지만 { $expected } 칙령이 있어야 합니다. 앞으로 열릴 축제의 칙령이 먼저 오고, 불멸의 명성과 세속의 부가 끝에 옵니다.
position-bot-contracts = 추기경봇의 계약 칸은 { $spaces }개이므로({ "BCONTR-5" }) 상황에서 완수하지 않은 계약 { $found }개를 가질 수 없습니다.

## 1인 게임

error-solo-players = 1인 게임은 혼자 합니다. --players를 빼세요({ $players }명으로 적혀 있습니다).
error-solo-first = 1인 게임은 항상 추기경봇이 먼저 합니다. --first를 빼세요.
error-solo-both = --solo로 난이도를 적거나 --challenges로 도전 과제를 적으세요. 둘 다 적을 수는 없습니다.
error-level = “{ $level }” 난이도는 없습니다. 고를 수 있는 난이도: { $known }.
error-challenge = “{ $challenge }” 도전 과제는 없습니다. 고를 수 있는 도전 과제: { $known }.
error-challenge-twice = { $challenge } 도전 과제를 두 번 적었습니다. 각각 한 번만 쓸 수 있습니다.
error-challenge-missing = --challenges 뒤에는 쉼표로 나눈 이름을 적거나, 도전 과제 없이 하려면 { "none" }을 적으세요.
error-challenges = 무작위 도전 과제 { $number }개는 뽑을 수 없습니다. 모두 { $most }개입니다.

## 그 밖에

why-system =
    { $why ->
        [ENOENT] 그런 파일이나 폴더가 없음
        [EACCES] 권한이 없음
        [EPERM] 권한이 없음
        [EISDIR] 폴더임
        [ENOTDIR] 경로의 일부가 폴더가 아님
        [EEXIST] 같은 이름의 파일이 있음
        [EINVAL] 파일 이름으로 쓸 수 없음
        [ENAMETOOLONG] 이름이 너무 긺
        [ENOSPC] 디스크가 가득 참
        [EROFS] 쓸 수 없는 곳임
        [EADDRINUSE] 다른 프로그램이 쓰고 있음
        [EADDRNOTAVAIL] 이 컴퓨터의 주소가 아님
       *[other] { $why }
    }
error-output = 출력할 수 없습니다: { why-system }.
error-extra = 여기에는 선택 구성 요소 { $extra } 설치가 필요합니다. 설치: { $command }
error-options = 플레이어 수와 첫 번째 플레이어는 정수이고, 판본은 이름입니다.
error-exists = { $file }: 이미 있는 파일입니다. 다른 이름을 고르세요.
error-hints = 힌트는 1개부터 { $most }개까지, 노드는 0개 이상으로 요청하세요.
error-hint-over = { $file }: 끝난 게임이라 결정할 것이 없습니다.
error-hint-over-to = { $file }: 끝난 게임이라 결정할 것이 없습니다. 더 이른 시점을 고르세요. 마지막 결정: { "--to" } { $to }.
error-hint-chance = { $file }: 그 시점에는 공개할 것이 있어 아무도 결정할 것이 없습니다.
error-hint-chance-to = { $file }: 그 시점에는 공개할 것이 있어 아무도 결정할 것이 없습니다. 가장 가까운 결정: { "--to" } { $to }.
