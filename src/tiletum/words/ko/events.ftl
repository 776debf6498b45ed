### 기록: 사건마다 한 문장, 현재형. $seat는 행동하는 플레이어입니다.

## 게임 준비

event-wheel =
    { $laid ->
        [no] 액션 휠을 놓습니다. 1번 자리에는 눈금이 { $value }인 주사위가 놓입니다.
       *[yes] 액션 휠을 놓습니다. 각 액션에 놓이는 주사위의 눈금: { NAME($sections) }.
    }
wheel-section = { NAME($action) } { $value }
event-action-tile = 액션 휠 { $number }번 자리는 { NAME($action) } 액션이며, 눈금이 { $value }인 주사위가 놓입니다.
event-bonus-drawn = { NAME($place) }에 새 보너스 타일: { NAME($tile) }.
event-contract-drawn = 계약 보급처에 새 타일: { NAME($tile) }.
event-character-drawn = 인물 보급처에 새 타일: { NAME($tile) }.
event-cost-drawn =
    { $available ->
        [yes] { NAME($cathedral) } 대성당: { NAME($cost) }, 위에서부터 타일: { NAME($tiles) }.
       *[no] { NAME($cathedral) } 대성당: { NAME($cost) }.
    }
event-fair-town = { $number }라운드 축제는 { NAME($space) }에서 열립니다.
event-fair-tile = { $number }라운드 축제의 점수: { NAME($fair) }.
event-first-player = { SEAT($seat, particle: "이/가") } 첫 번째 플레이어입니다.

## 라운드와 턴

event-round = { $round }라운드를 시작합니다.
event-roll = { NAME($colour) } 주사위를 굴립니다: 눈금 { $value }.
event-corruption =
    { $spaces ->
        [0] 부패 0: 왕 트랙에서 아무도 움직이지 않습니다.
       *[other] 부패 { $spaces }: 모두 왕 트랙에서 { $spaces }칸 내려갑니다.
    }
event-king-move =
    { $moved ->
        [no] { SEAT($seat, particle: "은/는") } 왕 트랙의 { $to } VP 칸에 그대로 있습니다.
       *[yes] { SEAT($seat, particle: "이/가") } 왕 트랙의 { $from } VP 칸에서 { $to } VP 칸으로 내려갑니다.
    }
event-king-advance = { SEAT($seat, particle: "이/가") } 왕 트랙의 { $from } VP 칸에서 { $to } VP 칸으로 전진합니다.
event-king-reset = { SEAT($seat, particle: "이/가") } 왕 트랙의 { $from } VP 칸에서 { $to } VP 칸으로 이동합니다.
event-turn = { SEAT($seat) }의 턴입니다.
event-die =
    { $gold ->
        [0] { SEAT($seat, particle: "이/가") } 눈금이 { $face }인 { NAME($die) } 주사위를 가져옵니다.
       *[other] { SEAT($seat, particle: "이/가") } 금화 { $gold }개를 내고 { NAME($die) } 주사위의 눈금을 바꾸어({ $face } → { $value }) 가져옵니다.
    }
event-action = { SEAT($seat, particle: "이/가") } { some-points }로 { NAME($action) } 액션을 시작합니다.
event-take-tile =
    { $points ->
        [0] { SEAT($seat, particle: "이/가") } { NAME($place) }에서 { NAME($tile, case: "obj") } 가져옵니다.
       *[other] { SEAT($seat, particle: "이/가") } { some-points }로 { NAME($place) }에서 { NAME($tile, case: "obj") } 가져옵니다.
    }
event-gain = { SEAT($seat, particle: "이/가") } { NAME($source, particle: "으로/로") } { NAME($kind, $amount, form: "counted") }를 받습니다.
event-score =
    { $change ->
        [gain] { SEAT($seat, particle: "이/가") } { NAME($source, particle: "으로/로") } { $points } VP를 획득합니다(총 { $total } VP).
        [loss] { SEAT($seat, particle: "이/가") } { NAME($source, particle: "으로/로") } { $points } VP를 잃습니다(총 { $total } VP).
       *[none] { SEAT($seat, particle: "은/는") } { NAME($source, particle: "으로/로") } 잃을 VP가 없습니다.
    }
event-points-lost = { SEAT($seat, particle: "이/가") } 쓰지 않은 { some-points }가 사라집니다.
event-end-turn = { SEAT($seat, particle: "이/가") } 턴을 마칩니다.

## 액션

event-architect = { SEAT($seat) }의 건축가가 { NAME($from) }에서 { NAME($to, particle: "으로/로") } 이동합니다.
event-pillar = { SEAT($seat, particle: "이/가") } { NAME($cathedral) } 대성당에 기둥을 놓습니다.
event-merchant =
    { $way ->
        [relocation] { SEAT($seat) }의 상인이 { NAME($from) }에서 { NAME($to, particle: "으로/로") } 재배치됩니다.
       *[reach] { SEAT($seat) }의 상인이 { NAME($from) }에서 { NAME($to, particle: "으로/로") } 이동합니다.
    }
event-house =
    { $number ->
        [0] { SEAT($seat, particle: "이/가") } { NAME($house) }에 교역소를 놓습니다.
       *[other] { SEAT($seat, particle: "이/가") } { NAME($house) }의 { $number }번 교역소 칸에 교역소를 놓습니다.
    }
event-discard-offer = { SEAT($seat, particle: "이/가") } 인물 보급처의 타일을 모두 버립니다.
event-mix-characters = 버린 인물을 더미에 섞어 넣습니다.
event-place =
    { $board ->
        [bot] { SEAT($seat, particle: "이/가") } { NAME($tile, case: "obj") } { $building }번 열의 { $floor ->
            [2] 위쪽
           *[other] 아래쪽
        } 방에 배치합니다.
       *[player] { SEAT($seat, particle: "이/가") } { NAME($tile, case: "obj") } { $building }번 건물 { $floor }층에 배치합니다.
    }
event-roof-house = { SEAT($seat) }의 { $building }번 건물이 가득 차, 지붕의 교역소를 개인 저장소로 옮깁니다.
event-complete =
    { $board ->
        [bot] { $building }번 열에 인물 2개와 문장이 모두 놓여, { SEAT($seat) }의 +{ $points } AP 마커를 { NAME($action) } 액션에 놓습니다.
       *[player] { event-complete-building }
    }
event-complete-building =
    { $points ->
        [0] { SEAT($seat, particle: "이/가") } { $building }번 건물을 완성합니다.
       *[other] { SEAT($seat, particle: "이/가") } { $building }번 건물을 완성합니다. 앞으로 { NAME($action) } 액션 주사위마다 { $points } AP를 더 받습니다.
    }
event-more-points = { SEAT($seat, particle: "이/가") } 주사위 액션에 { $points } AP를 더 받습니다.
event-exchange =
    { SEAT($seat, particle: "이/가") } { NAME($given, 1, form: "counted") }를 { NAME($received, 1, form: "counted") }로 교환합니다.
event-joker = { SEAT($seat, particle: "이/가") } 조커로 { NAME($action) } 액션을 선택합니다.

## 과업과 효과

event-buy = { SEAT($seat, particle: "이/가") } 금화 { $gold }개로 { NAME($kind, 1, form: "counted") }를 삽니다.
event-cathedral =
    { $board ->
        [bot] { SEAT($seat, particle: "이/가") } { NAME($cathedral) } 대성당 건설에 참여하여 { $value } VP 타일을 가져옵니다.
       *[player] { SEAT($seat, particle: "이/가") } 돌 { $stone }개를 내고 { NAME($cathedral) } 대성당 건설에 참여하여 { $value } VP 타일을 가져옵니다.
    }
event-fulfil = { SEAT($seat, particle: "이/가") } { NAME($paid, particle: "을/를") } 내고 { NAME($tile, case: "obj") } 달성합니다.
event-contract-pillar = { $space }번 계약 칸의 기둥을 { SEAT($seat) }의 개인 저장소로 옮깁니다.
event-crest = { SEAT($seat, particle: "이/가") } 식량 { $food }개를 내고 { NAME($family) } 문장을 { $building }번 건물 아래에 배치합니다.
event-helper = { SEAT($seat, particle: "이/가") } { NAME($tile, case: "obj") } 사용합니다.
event-colour = { SEAT($seat, particle: "이/가") } 조력자를 사용하여 주사위로 { NAME($kind, particle: "을/를") } 받습니다.
event-bonus-action = { SEAT($seat, particle: "이/가") } 보너스로 { NAME($action) } 액션 { some-points }를 받습니다.
event-bonus-lost = { SEAT($seat, particle: "은/는") } { NAME($effect, particle: "을/를") } 지금 쓸 수 없어 그 보너스를 잃습니다.
event-building-bonuses = { SEAT($seat, particle: "이/가") } 보너스를 받을 건물로 { $building }번 건물을 선택합니다.
event-bonus = { SEAT($seat, particle: "이/가") } { NAME($tile) }의 보너스를 받습니다.
event-declined = { SEAT($seat, particle: "이/가") } 보너스의 나머지를 포기합니다.

## 나머지 페이즈

event-king-phase = 왕 페이즈를 시작합니다.
event-king-tile-discarded =
    { $why ->
        [choice] { SEAT($seat, particle: "이/가") } 왕 트랙의 { NAME($tile, case: "obj") } 버립니다.
        [no-room] { SEAT($seat) }의 창고가 가득 차, 왕 트랙의 { NAME($tile, case: "obj") } 버립니다.
       *[not-allowed] { SEAT($seat, particle: "은/는") } 왕 트랙의 { NAME($tile, case: "obj") } 가질 수 없어 버립니다.
    }
event-turn-order = 새 턴 순서의 { $position }번째는 { SEAT($seat) }입니다.
event-fair = { NAME($space) } 축제: { NAME($fair) }. 게임 보드의 { $board } VP를 더한 값입니다.
event-fair-score =
    { $times ->
        [0] { SEAT($seat, particle: "이/가") } 축제에 참가하지만, 해당하는 것이 없습니다.
       *[other] { SEAT($seat, particle: "이/가") } 축제에 참가합니다: { $worth } VP × { $times }.
    }
event-king-fair-score = { SEAT($seat, particle: "이/가") } 왕 축제에 참가합니다: 게임 보드의 { $board } VP와 타일의 { $printed } VP, 그리고 왕 트랙 위치의 VP.
event-cleanup = 라운드를 정리합니다.
event-wheel-turned = 주사위를 모두 주머니에 넣고 액션 휠을 1칸 돌립니다. 모든 액션의 눈금이 1씩 내려가고, 1이던 액션은 6이 됩니다.
event-reshuffle-bonus = 버린 보너스 타일을 섞어 새 더미를 만듭니다.
event-final-scoring = 최종 점수 계산을 시작합니다.
event-houses-and-pillars = { SEAT($seat, particle: "은/는") } 지도에 { some-houses }와 { some-pillars }를 놓았습니다.
event-leftovers = { SEAT($seat, particle: "은/는") } 자원이 { $left }개 남았습니다. 자원 { $each }개마다 1 VP를 획득합니다.
event-winner = { SEAT($seat, particle: "이/가") } 승리합니다.
some-houses = 교역소 { $houses }개
some-pillars = 기둥 { $pillars }개
