### 할 수 있는 행동과 그 비용·효과, 그다음은 공개될 수 있는 것.

move-price =
    { $points ->
        [0] { "" }
       *[other] { " " }({ $points } AP 소비)
    }

## 주사위

move-die =
    { $gold ->
        [0] { NAME($die) } 주사위({ $face }) 가져오기: { NAME($kind, $value, form: "counted") }, { NAME($action) } 액션 { some-points }
       *[other] 금화 { $gold }개로 { NAME($die) } 주사위({ $face } → { $value }) 가져오기: { NAME($kind, $value, form: "counted") }, { NAME($action) } 액션 { some-points }
    }
move-tile = { NAME($tile) } 가져오기
move-leave =
    { $place ->
        [king] { NAME($tile) } 버리기
       *[wheel] { NAME($tile) } 가져오지 않기
    }
move-resources = 주사위로 { NAME($kind, $amount, form: "counted") } 받기

## 액션과 보너스

move-architect = 건축가를 { NAME($space, particle: "으로/로") } 이동{ move-price }
move-merchant = 상인을 { NAME($space, particle: "으로/로") } 이동{ move-price }
move-house =
    { $number ->
        [0] { NAME($town) }에 교역소 놓기{ move-house-bonus }{ move-price }
       *[other] { NAME($town) }의 { $number }번 교역소 칸에 교역소 놓기{ move-house-bonus }{ move-price }
    }
move-house-bonus =
    { $bonuses ->
        [0] { "" }
       *[other] : { NAME($bonus) }
    }
move-pillar = { NAME($cathedral) } 대성당에 기둥 놓기{ move-price }
move-take = { NAME($town) }에서 { NAME($tile) } 가져오기{ move-price }
move-character = { NAME($tile) } 가져오기{ move-price }
move-discard = 인물 보급처를 모두 버리고 새로 { $amount }개 뽑기{ move-price }
move-place =
    { NAME($tile, form: "bare", case: "obj") } { $building }번 건물 { $floor }층에 배치: { NAME($gives) }{ move-price }
move-contract = { NAME($tile) } 가져오기{ move-price }
move-exchange =
    { $first ->
        [yes] { NAME($given, 1, form: "counted") }를 { NAME($received, 1, form: "counted") }로 교환하고 원하는 자원 1개 받기{ move-price }
       *[no] { NAME($given, 1, form: "counted") }를 { NAME($received, 1, form: "counted") }로 교환{ move-price }
    }
move-king = 왕 트랙의 { $from } VP 칸에서 { $to } VP 칸으로 전진{ move-price }
move-joker = 조커로 { NAME($action) } 액션 선택: { some-points }
move-gain = { NAME($kind, 1, form: "counted") } 받기
move-building = { $building }번 건물 선택: { NAME($action, form: "character") }
move-bonus = { $floor }층의 보너스 받기: { NAME($tile) }

## 과업

move-buy = 금화 { $gold }개로 { NAME($kind, 1, form: "counted") } 사기
move-cathedral = { NAME($cathedral) } 대성당 건설 참여: 돌 { $stone }개 → { $vp } VP
move-fulfil = 계약 달성: { NAME($paid) } → { NAME($gives) }
move-crest = { NAME($family) } 문장을 { $building }번 건물 아래에 배치: 식량 { $food }개 → { NAME($gives) }
move-helper = { NAME($tile) } 사용
move-colour = 조력자 사용: 주사위로 { NAME($kind) } 받기

## 마치기

move-done =
    { $points ->
        [0] 보너스의 나머지 포기
       *[other] 보너스의 나머지 포기 ({ some-points })
    }
move-end =
    { $points ->
        [0] 턴 마치기
       *[other] 턴 마치기 (남은 { some-points } 버림)
    }

## 공개될 수 있는 것

move-deal-wheel = 액션 휠 첫 번째 자리에 눈금 { $value }
move-deal-action = { NAME($action) } 액션
move-deal-bonus = { NAME($tile, form: "label") }
move-deal-contract = { NAME($tile, form: "label") }
move-deal-character = { NAME($tile, form: "label") }
move-deal-cost = { NAME($cost) }
move-deal-town = { NAME($town) }
move-deal-fair = { NAME($fair) }
move-deal-first = { SEAT($seat, particle: "이/가") } 첫 번째 플레이어
move-roll = { NAME($colour) } 주사위: { $value }
move-corruption = 부패 { $spaces }
move-deal-challenge = { NAME($challenge) }
move-deal-bot-town = { NAME($town) }
move-roll-bot = { $value }
move-pick = { NAME($options) }
