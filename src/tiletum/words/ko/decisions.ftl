### 지금 결정할 것. later: 다른 결정이 끝나기를 기다리는 동안의 짧은 말.

decision-nested = { $now } 그다음: { NAME($later, form: "later") }.

## 플레이어

decision-die = { SEAT($seat) }: 주사위를 가져오세요.
    .later = 주사위
decision-tile = { SEAT($seat) }: { NAME($tile, case: "obj") } 가져올지 정하세요.
    .later = 보너스 타일
decision-resources = { SEAT($seat) }: 주사위로 { NAME($kind, $amount, form: "counted") }를 받거나, 조력자로 다른 자원을 고르세요.
    .later = 주사위 자원
decision-action = { SEAT($seat) }: { NAME($action) } 액션, { decision-points-left }.
    .later = { NAME($action) } 액션({ decision-points-left })
decision-points = { SEAT($seat) }: { NAME($source, form: "title") }: { NAME($action) } 액션, { decision-points-left }.
    .later = { NAME($action) } 액션({ decision-points-left })
decision-points-left =
    { $points ->
        [0] 남은 AP 없음
       *[other] { $points } AP 남음
    }
decision-any =
    { $amount ->
        [1] { SEAT($seat) }: { NAME($source, form: "title") }: 받을 자원 { $amount }개를 고르세요.
       *[other] { SEAT($seat) }: { NAME($source, form: "title") }: 받을 자원 { $amount }개를 하나씩 고르세요.
    }
    .later = 원하는 자원
decision-map = { SEAT($seat) }: 지도 보너스를 원하는 순서로 쓰세요: { NAME($rest) }.
    .later = { NAME($rest) }
decision-house = { SEAT($seat) }: 원하는 도시에 교역소를 놓으세요.
    .later = 원하는 도시에 교역소 놓기
decision-pillar = { SEAT($seat) }: 원하는 대성당에 기둥을 놓으세요.
    .later = 원하는 대성당에 기둥 놓기
decision-merchant = { SEAT($seat) }: 상인을 원하는 칸으로 옮기세요.
    .later = 상인을 원하는 칸으로 이동
decision-architect = { SEAT($seat) }: 건축가를 원하는 칸으로 옮기세요.
    .later = 건축가를 원하는 칸으로 이동
decision-townstep = { SEAT($seat) }: 상인을 1칸 옮기세요.
    .later = 상인 1칸 이동
decision-kingstep = { SEAT($seat) }: 왕 트랙에서 1칸 전진하세요.
    .later = 왕 트랙 1칸 전진
decision-building = { SEAT($seat) }: { NAME($source, form: "title") }: 인물 보너스를 받을 건물을 고르세요.
    .later = 건물 1개의 인물 보너스
decision-bonuses = { SEAT($seat) }: { NAME($source, form: "title") }: { $building }번 건물에서 받을 보너스를 고르세요.
    .later = { $building }번 건물의 나머지 보너스
decision-kingtile = { SEAT($seat) }: 왕 트랙 선두입니다. { NAME($tile, case: "obj") } 가져오거나 버리세요.
    .later = 왕 트랙의 타일

## 공개, 그리고 끝

decision-deal-wheel = 액션 휠을 돌리세요.
decision-deal-action = 액션 휠 { $number }번 자리의 액션 타일을 뽑으세요.
decision-deal-bonus = { NAME($place) }에 놓을 보너스 타일을 뽑으세요.
decision-deal-contract = 계약 보급처에 놓을 타일을 뽑으세요.
decision-deal-character = 인물 보급처에 놓을 타일을 뽑으세요.
decision-deal-cost = { NAME($cathedral) } 대성당의 건설 비용 타일을 뽑으세요.
decision-deal-town = { $number }라운드 축제가 열릴 도시를 뽑으세요.
decision-deal-fair = { $number }라운드의 축제 타일을 뽑으세요.
decision-deal-first = 첫 번째 플레이어를 뽑으세요.
decision-roll = 주머니에서 주사위를 꺼내 굴리세요.
decision-corruption = 부패 토큰을 공개하세요.
decision-deal-challenge = 도전 과제를 뽑으세요.
decision-deal-bot-town = 추기경봇의 상인이 출발할 도시를 뽑으세요.
decision-roll-bot = 추기경봇의 주사위를 굴리세요.
decision-pick = 추기경봇의 규칙으로 가려지지 않은 선택지가 { $count }개입니다. 무작위로 하나를 뽑으세요.
decision-over = 게임이 끝났습니다.
