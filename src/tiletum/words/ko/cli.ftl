### 명령줄: 보여 주고 묻는 것. 오류는 errors.ftl에, 게임의 말은 다른 파일에 있습니다.

## 플레이어: 지도에서 쓰는 한 글자 기호. 한글은 두 칸을 차지하므로 로마자를 씁니다.

letter-blue = B
letter-orange = O
letter-purple = P
letter-green = G

## 보드와 목록에 쓰는 가장 짧은 말

brief-join = { $first }, { $rest }
brief-tile-contract = { $needs } → { $gives }
brief-tile-crest = { NAME($family) } 문장
brief-tile-helper = 조력자: { $gives }
brief-tile-character = { NAME($action) }: { $gives }

## 화면

screen-header = { $round }/{ $rounds }라운드, { $turn }/{ $turns }턴: { NAME($phase) }
screen-order = 순서: { NAME($order) }
screen-cathedrals = 대성당
screen-map-tiles = 지도의 보너스 타일
screen-wheel = 액션 휠
screen-dice = 주사위: { $dice }
die-colour = { NAME($colour) }({ NAME($kind) })
screen-king = 왕 트랙
screen-corruption = 이번 라운드의 부패: { $tokens }
screen-king-tile = 선두의 몫:
screen-fairs = 축제
screen-contracts = 계약 보급처
screen-characters = 인물 보급처 (각 1 AP)
screen-left = 더미: 보너스 { $bonus }개, 계약 { $contract }개, 인물 { $character }개. 주머니: 주사위 { $dice }개
screen-points = { $points } AP
brief-fair-each = { NAME($counted) }마다 { $base } + { $vp } VP
brief-fair-sets = 세트({ NAME($counted) })마다 { $base } + { $vp } VP
brief-fair-king = { $base } + { $vp } VP + 왕 트랙 위치의 VP
cathedral-cost = 돌 { $stone }개 → { $vp } VP + { $tiles }
cathedral-closed = 건설 불가
cathedral-built = 남은 타일 없음

## 지도. 기호 뒤에는 그곳에 말이 있는 플레이어의 글자가 옵니다.

map-fair = F{ $number }
map-merchant = m
map-architect = a
map-legend = 교역소 칸: [ ] 빈칸([3]은 3 VP, [+]는 다른 보너스), [B] 놓인 칸. 대성당: †B· 기둥과 빈칸, †× 건설 불가. * 보너스 타일, F2 2라운드 축제, m 상인, a 건축가, ○ 길 칸
map-houses = 보너스 [+]가 있는 빈 교역소 칸:
map-house = { $town }({ $gives })
town-name = 칸
town-houses = 교역소 칸
town-cathedral = 대성당
town-tile = 보너스 타일
town-neighbours = 인접한 칸

## 개인 보드

board-score = { $vp } VP
board-supply = 저장소: 교역소 { $houses }개, 기둥 { $pillars }개
board-crest-cost = ◇ 식량 { $food }개: { $gives }
board-crest = ◆ { NAME($family) } 문장
board-store = 창고:
board-free = 빈칸 { $free }개
board-contracts =
    { $count ->
        [0] 계약 0/{ $spaces }
       *[other] 계약 { $count }/{ $spaces }:
    }
board-bot-contracts =
    { $count ->
        [0] 계약 칸 0/{ $spaces }
       *[other] 계약 칸 { $count }/{ $spaces }:
    }
board-bot-waiting = 대기 중인 인물:
board-bot-inactive = 비활성 문장:
board-bot-reserve = 비축 식량 { $food }/{ $spaces }
board-pile =
    { $count ->
        [0] 달성한 계약 없음
       *[other] 달성한 계약({ $count }개):
    }
board-column-marker = 완성하면 +{ $points } AP
board-cathedrals = 대성당 타일:
board-pieces = 상인: { NAME($merchant, form: "short") }, 건축가: { NAME($architect, form: "short") }
board-dice = 주사위:
board-markers = 주사위 액션 추가 AP:
board-marker = { NAME($action) } +{ $points }

## 더미에 남은 것

pile-bonus = 더미의 보너스 타일({ $count }개)
pile-contract = 더미의 계약 타일({ $count }개)
pile-character = 더미의 인물 타일({ $count }개)
pile-bag = 주머니의 주사위
discards-bonus = 버린 보너스 타일({ $count }개)
discards-character = 버린 인물 타일({ $count }개)

## 점수

sheet-title = 출처별 승점
sheet-source = 출처
sheet-start = 시작
sheet-total = 합계
result-winner = { SEAT($seat, particle: "이/가") } 승리했습니다.

## 여러 사건을 한 줄로

told-rolls = 새 주사위: { $dice }.
told-king-moves = 왕 트랙: { $moves }.
told-king-move =
    { $moved ->
        [no] { SEAT($seat) } { $to } 그대로
       *[yes] { SEAT($seat) } { $from } → { $to }
    }
told-bot-dice = 추기경봇이 주사위를 굴립니다: { NAME($dice) }.
told-order = 새 턴 순서: { NAME($order) }.
told-gains = { SEAT($seat, particle: "이/가") } { NAME($source, particle: "으로/로") } { NAME($gains, particle: "을/를") } 받습니다.
told-many-action-tile = 액션 { $count }개를 액션 휠에 놓습니다.
told-many-bonus-drawn = 보너스 타일 { $count }개를 놓습니다.
told-many-contract-drawn = 계약 보급처에 타일 { $count }개를 놓습니다.
told-many-character-drawn = 인물 보급처에 타일 { $count }개를 놓습니다.
told-many-cost-drawn = 대성당 { $count }개에 건설 비용 타일을 놓습니다.
told-many-fair-town = 축제가 열릴 도시를 뽑습니다.
told-many-fair-tile = 축제 타일을 뽑습니다.
told-again = { $line } (× { $count })

## 게임하기

play-welcome =
    { $players ->
        [1] 추기경봇과 겨루는 틸레툼, { NAME($edition) }. 행동의 번호나 { "help" }를 입력하세요. { "log full" }은 추기경봇의 모든 단계를 규칙과 함께 보여 주고, { "--full" } 옵션은 그때그때 보여 줍니다.
       *[other] { $players }인 틸레툼, { NAME($edition) }. 행동의 번호나 { "help" }를 입력하세요.
    }
play-prompt = >
play-warning = (! { $warning })
play-changed = 금화로 주사위 눈금 바꾸기
play-changed-die = { NAME($die) } { $face }:
play-changed-to = 금화 { $gold }개로 → { $value } ({ NAME($action) })
play-exchange =
    { $first ->
        [yes] 자원 1개를 다른 자원 1개로 교환하고 원하는 자원 1개 받기 (1 AP 소비)
       *[no] 자원 1개를 다른 자원 1개로 교환 (1 AP 소비)
    }
play-buy = 금화 { $gold }개로 사기:
play-buy-item = { NAME($kind) }
play-exchange-item = { NAME($given) } → { NAME($received) }
play-unknown = “{ $line }”: 행동도 명령도 아닙니다. 명령은 { "help" }, 행동을 적는 법은 { "moves" }를 입력하면 나옵니다.
play-no-number =
    { $count ->
        [0] { $number }번 행동은 없습니다. 게임이 끝나 더는 할 수 있는 일이 없습니다.
        [1] { $number }번 행동은 없습니다. 1번 행동뿐입니다.
       *[other] { $number }번 행동은 없습니다. 행동의 번호는 1부터 { $count }까지입니다.
    }
play-legal = 지금 할 수 있는 행동입니다: { $move }.
play-rule = 규칙 { $rule }, { "docs/ko/rules.md" } 참고.
play-undone = 결정 { $count }개를 되돌렸습니다.
play-undo-left =
    { $reason ->
        [revealed] { $possible }개 더 되돌릴 수 있습니다. 그 전에는 공개된 것이 있습니다.
        [other-seat] { $possible }개 더 되돌릴 수 있습니다. 그 전에는 다른 플레이어가 결정했습니다.
       *[start] 게임 시작까지 { $possible }개 더 되돌릴 수 있습니다.
    }
play-undo-none =
    { $reason ->
        [revealed] 그 전에 공개된 것이 있어 더는 되돌릴 수 없습니다.
        [other-seat] 그 전에 다른 플레이어가 결정하여 더는 되돌릴 수 없습니다.
       *[start] 게임의 시작이라 더는 되돌릴 수 없습니다.
    }
play-position = 현재 상황을 { $file }에 적었습니다. 여기서 시작하려면: { $command }
play-saved = { $file }에 저장했습니다. 나중에 이어 하려면: { $command }
play-quit-saved = 안녕히 가세요. 이어 하려면: { $command }
play-quit-kept = 안녕히 가세요. 새 게임을 시작할 때까지 이 게임을 보관합니다. 이어 하려면: { $command }
play-not-kept = { $file }에 게임을 보관할 수 없습니다. 나가기 전에 직접 저장하세요.
play-after-the-end = 게임이 끝났습니다. { "log, score, board" }로 둘러보거나, 마지막 행동이었다면 { "undo" }로 되돌리거나, { "save FILE" }로 저장할 수 있습니다. { "quit" }으로 나갑니다.
play-quit-unsaved = 안녕히 가세요. 이 게임은 저장하지 않았습니다.
play-usage = 이렇게 입력하세요: { $usage }
play-no-count = “{ $given }”: 1부터 { $most }까지의 수가 아닙니다. 이렇게 입력하세요: { $usage }
play-alone = “{ $command }” 명령은 “{ $rest }” 없이 단독으로 입력합니다. 명령은 { "help" }를 입력하면 나옵니다.
play-no-player = “{ $player }” 플레이어는 없습니다. 1부터 { $players }까지의 번호, 글자, 이름 가운데 하나를 입력하세요.
play-not-solo = 칙령과 도전 과제는 추기경봇과 겨루는 게임에만 있습니다.
play-no-challenges = 이 게임에는 도전 과제가 없습니다.
play-resigned = { SEAT($seat, particle: "이/가") } 기권했습니다.
play-thinking = { $bot } 생각 중 …
help-title = 명령
help-move = 행동하기: 번호, 또는 { "docs/notation.md" }의 표기
help-moves = 할 수 있는 행동을 표기와 함께 다시 보기
help-undo = 마지막 결정, 또는 마지막 n개의 결정을 되돌리기
help-why = 어떤 행동을 지금 할 수 없는 까닭과 그 규칙
help-hint = 가장 좋은 수, 기대되는 결과와 까닭
help-log = 기록의 마지막 줄들과 근거 규칙({ "docs/ko/rules.md, docs/ko/rules-solo.md" }). { "full" }: 전체를 한 단계씩
help-board = 게임 보드 전체
help-towns = 도시별로 보기: 교역소 칸, 대성당, 인접한 칸
help-player = 한 플레이어의 개인 보드
help-piles = 더미와 주머니에 남은 것
help-score = 출처별 승점
help-decrees = 1인 게임: 칙령이 찾는 것
help-challenges = 1인 게임: 도전 과제가 바꾸는 것
help-save = 게임 저장하기
help-position = 현재 상황만 파일에 적기(문제 풀이나 오류 신고용)
help-help = 이 목록, 또는 한 명령의 설명
help-quit = 게임 나가기

## 다시 보기, 모의 게임, 측정

replay-entries = { $file }의 항목 { $version }개까지:
simulate-game = 시드 { $seed }: 점수 { $scores }. { $moves }수 만에 { $winner }번 플레이어 승리.
simulate-solo =
    { $count ->
        [0] 시드 { $seed }, 도전 과제 없음: { $result }
       *[other] { $level ->
            [chosen] 시드 { $seed }, { NAME($challenges) }: { $result }
           *[other] 시드 { $seed }, { $level }({ NAME($challenges) }): { $result }
        }
    }
simulate-solo-result =
    { $won ->
        [yes] { $moves }수 만에 플레이어 승리(플레이어 { $person }점, 추기경봇 { $bot }점).
       *[no] { $moves }수 만에 추기경봇 승리(추기경봇 { $bot }점, 플레이어 { $person }점).
    }
simulate-failed = 게임 { $seed }: 끝나지 않았습니다. { $why }
simulate-summary = 게임 { $games }판, { $seconds }초, 초당 결정 { $rate }개.
bench-title = 속도, Python { $python }
bench-what = 항목
bench-figure = 수치

## 구성물 파일. 파일의 절, 항목의 필드, 구성물의 순서.

box-fine = { $file }: 올바른 구성물 파일입니다.
box-marks = 표시: R 규칙서, P 사진, Y 온라인판, S 2차 자료, X 재구성. 필드 하나의 표시는 괄호 안에
box-link = { $space }({ $mark })
section-spaces = 지도의 칸
section-house-spaces = 교역소 칸, 도시 안의 번호. 플레이어: 이 칸을 쓰는 최소 인원
section-bonus-spaces = 지도의 보너스 타일 칸. 플레이어: 이 칸을 쓰는 최소 인원
section-cathedrals = 대성당
section-cost-tiles = 건설 비용 타일
section-town-tiles = 도시 타일
section-fair-tiles = 축제 타일
section-buildings = 개인 보드의 건물
section-crests = 문장의 가문
section-characters = 인물
section-contracts = 계약 타일
section-bonus-tiles = 보너스 타일
section-decrees = 칙령
section-challenges = 도전 과제
section-components = 게임 구성물
section-fairs = 축제
section-wheel = 액션 휠
section-actions = 액션 휠 둘레의 액션
section-king-track = 왕 트랙
section-corruption = 부패
section-contract-offer = 계약 보급처
section-character-offer = 인물 보급처
section-player-board = 개인 보드
section-cardinalbot = 추기경봇
printed-what = 항목
printed-value = 값
printed-mark = 표시
printed-copies = 수량
printed-place = 자리
printed-neighbours = 인접한 칸
printed-number = 번호
printed-id = ID
printed-name = 이름
printed-town = 도시
printed-players = 플레이어
printed-bonus = 보너스
printed-tiles = 타일
printed-pillar-spaces = 기둥 칸
printed-stone = 돌
printed-vp = VP
printed-counts = 세는 것
printed-rooms = 방
printed-ap = 보너스 AP
printed-crest-cost = 문장 식량
printed-crest-bonus = 문장 보너스
printed-kind = 유형
printed-crest = 문장
printed-identical = 같은 자원
printed-wool = 양모
printed-iron = 철
printed-reward = 보상
printed-helper = 조력자
printed-fair = 축제
printed-entries = 항목
printed-priority = 우선순위
printed-first-town = 첫 축제의 도시
printed-points = 눈금 1~6의 AP
printed-dice-drawn = 2, 3, 4인 때 꺼내는 주사위
printed-order = 시계방향 순서
printed-leader-vp = 선두의 VP
printed-tokens = 토큰
printed-drawn = 라운드마다 뽑는 수
printed-costs = 보급처 칸의 비용
printed-size = 크기
printed-storehouse = 창고 칸
printed-contract-spaces = 계약 칸
printed-contract-space-vp = 계약 칸의 VP
printed-dice-spaces = 주사위 칸
printed-start-score = 시작 점수
printed-start-gold = 턴 순서별 시작 금화
printed-start-goods = 그 밖의 시작 자원
printed-start-houses = 시작할 때의 교역소
printed-start-pillars = 시작할 때의 기둥
printed-completed-vp = 완성한 건물 0~6개의 VP
printed-leftovers-per-vp = 1 VP가 되는 남은 자원
printed-columns = 열
printed-reserved-food = 비축 식량
printed-houses = 교역소
printed-pillars = 기둥
printed-ap-markers = AP 마커
printed-architect-cost-tile = 건축가의 건설 비용 타일
component-dice = 주사위
component-action-tiles = 액션 타일
component-town-tiles = 도시 타일
component-fair-tiles = 축제 타일
component-fair-order-tiles = 축제 순서 토큰
component-cathedral-tiles = 대성당 타일
component-cost-tiles = 건설 비용 타일
component-corruption-tokens = 부패 토큰
component-bonus-tiles = 보너스 타일
component-contract-tiles = 계약 타일
component-character-tiles = 인물 타일
component-bonus-ap-markers = 플레이어마다 보너스 AP 마커
component-houses = 플레이어마다 교역소
component-pillars = 플레이어마다 기둥
component-decrees = 칙령
component-challenges = 도전 과제

## 추기경봇

screen-decrees = 칙령:
card-entry = { $number }. { $entry }
card-priority = 주사위 우선순위: { NAME($colours) }
screen-challenges =
    { $count ->
        [0] 도전 과제 없음
       *[other] 도전 과제: { $challenges }
    }

## 언어 검사

check-language =
    { $checked ->
        [yes] { $problems ->
            [0] 메시지 { $messages }개, 빠진 것 없음
           *[other] 메시지 { $messages }개, 문제 { $problems }개
        }
       *[no] 메시지 { $messages }개
    }
check-missing = { $message }: 없습니다
check-extra = { $message }: 쓰이지 않습니다
check-unknown-argument = { $message }: ${ $argument } 인수를 받지 않습니다
check-lost-argument = { $message }: ${ $argument } 인수를 보여 주지 않습니다
check-english = { $message }: 아직 영어입니다: { $text }

## 이해할 수 없는 명령. $option은 입력한 그대로입니다.

usage-help = 자세한 것: { $command } { "--help" }
usage-command = “{ $value }” 명령은 없습니다. 쓸 수 있는 명령: { $known }. { usage-help }
usage-value = { $option } 값으로 “{ $value }”: 쓸 수 없습니다. { usage-help }
usage-no-value = { $option } 뒤에 값을 적어야 합니다. { usage-help }
usage-flag = { $option } 옵션에는 값을 적지 않습니다. 빼야 할 것: “{ $value }”. { usage-help }
usage-both = 함께 쓸 수 없습니다: { $option }, { $other }. { usage-help }
usage-ambiguous = { $option } 옵션은 다음 가운데 어느 것인지 알 수 없습니다: { $known }. { usage-help }
usage-unknown = 알 수 없는 입력입니다: { $value }. { usage-help }
usage-missing = 빠진 것이 있습니다: { $known }. { usage-help }
usage-other = { $command }: { $why }. { usage-help }
