### 브라우저 화면: 게임의 구성물. 키는 ui-board-로 시작합니다.

ui-board-rule = 규칙 { $rule }
ui-board-choices = { $first } (다른 선택지 { $others }개)
ui-board-die = 눈금이 { $value }인 { NAME($colour) } 주사위({ NAME($kind) })
ui-board-points = { $points } AP
ui-board-value = 눈금 { $value }

## 타일의 쓰임새

ui-board-about-helper = 조력자는 창고에 두었다가 자신의 턴에 과업으로 사용합니다.
ui-board-about-crest = 문장은 창고에 두었다가 식량을 내고 건물 아래에 배치합니다. 같은 가문의 문장은 두 개 가질 수 없습니다.
ui-board-about-contract = 계약은 창고에 두었다가 요구하는 자원을 꼭 맞게 내면 달성합니다. 달성한 계약을 놓을 자리는 여섯 개입니다.
ui-board-about-character = 인물은 창고에 두었다가 방에 배치하고 보너스를 받습니다.

## 지도

ui-board-map = 지도
ui-board-zoom-in = 지도 확대
ui-board-zoom-out = 지도 축소
ui-board-zoom-all = 지도 전체 보기
ui-board-road-space = 말이 멈출 수 있지만 아무것도 놓을 수 없습니다.
ui-board-house-space = { NAME($town) }의 교역소 칸
ui-board-house-bonus = 교역소 칸. 여기에 교역소를 놓으면 받는 것: { NAME($bonus) }.
ui-board-house-plain =
    { $count ->
        [1] 보너스가 없는 교역소 칸.
       *[other] 보너스가 없는 교역소 칸 { $count }개.
    }
ui-board-house-of = { SEAT($seat) }의 교역소가 있습니다.
ui-board-first-town = 처음부터 모두의 교역소가 있습니다.
ui-board-cathedrals = 대성당
ui-board-cathedral = { NAME($town) } 대성당
ui-board-cathedral-tiles = 남은 대성당 타일의 VP: { $values }
ui-board-cathedral-bare = 마지막 타일까지 가져가서 이제 아무도 건설에 참여할 수 없습니다.
ui-board-pillars = 기둥 칸 { $spaces }개, 기둥을 놓은 플레이어: { NAME($owners) }
ui-board-pillars-none = 기둥 칸 { $spaces }개, 놓인 기둥 없음
ui-board-piece-of = { SEAT($seat) }: { NAME($piece) }
ui-board-fair-of = { $round }라운드 축제: { NAME($town) }

## 액션 휠

ui-board-wheel = 액션 휠
ui-board-section = 눈금이 { $value }인 주사위. 여기서 가져오면 { ui-board-points }를 받습니다.
ui-board-marker = { SEAT($seat) }: 이 액션에 +{ $more } AP
ui-board-does-architect = 건축가가 이동하고, 기둥을 놓고, 지도의 보너스 타일을 가져옵니다.
ui-board-does-joker = 나머지 다섯 액션 가운데 하나를 선택합니다.
ui-board-does-character = 보급처에서 인물을 가져오고 방에 배치합니다.
ui-board-does-king = 왕 트랙에서 디스크를 전진시킵니다.
ui-board-does-contract = 계약 보급처의 타일을 가져오고 자원을 교환합니다.
ui-board-does-merchant = 상인이 이동하고, 교역소를 놓고, 지도의 보너스 타일을 가져옵니다.
ui-board-about-die = 눈금만큼 자원을 주고, 놓여 있는 곳의 액션을 줍니다.

## 왕 트랙, 부패, 축제

ui-board-king-track = 왕 트랙
ui-board-king-at = { SEAT($seat) }: { $vp } VP 칸
ui-board-king-order = 왕 트랙: { $order }
ui-board-about-king-track = 라운드가 끝날 때마다 모두 자신이 있는 칸의 VP를 얻거나 잃습니다. 트랙의 순위가 턴 순서가 되며, 쌓인 디스크는 아래에 있는 것이 먼저입니다.
ui-board-king-tile = 왕 트랙의 타일: { $tile }
ui-board-about-king-tile = 라운드가 끝날 때 왕 트랙의 선두가 받습니다.
ui-board-corruption = 부패
ui-board-about-corruption = 라운드의 세 바퀴를 시작할 때마다 토큰을 하나 공개하고, 모든 디스크가 그 수만큼 칸을 내려갑니다.
ui-board-corruption-is = 이번 라운드에 공개된 토큰: { $turned }. 앞으로 나올 수 있는 토큰: { $left }
ui-board-corruption-left = 남은 토큰: { $left }
ui-board-fairs = 축제
ui-board-fair-printed =
    { $king ->
        [yes] 이 라운드에 게임 보드의 { $vp } VP를 더하면 한 번 { $sum } VP
       *[no] 이 라운드에 게임 보드의 { $vp } VP를 더하면 매번 { $sum } VP
    }
ui-board-fair-who = 그 도시에 교역소나 상인이 있는 플레이어가 참가합니다.
ui-board-part-house = { SEAT($seat) }: 그곳에 교역소가 있습니다
ui-board-part-merchant = { SEAT($seat) }: 그곳에 상인이 있습니다
ui-board-part-always = { SEAT($seat) }: 언제나 참가합니다
ui-board-part-took = { SEAT($seat) }: 참가했습니다

## 보급처와 더미

ui-board-offers = 보급처
ui-board-contract-offer = 계약
ui-board-character-offer = 인물
ui-board-slot-cost = 계약 액션의 { $points } AP가 듭니다.
ui-board-slot-empty = 이 칸은 턴이 끝날 때까지 비어 있습니다.
ui-board-discard = 인물 보급처 모두 버리기
ui-board-about-discard = 인물 액션의 1 AP로 모두 버리고 새로 채웁니다.
ui-board-piles = 더미
ui-board-pile-bonus = 보너스 타일
ui-board-pile-contract = 계약 타일
ui-board-pile-character = 인물 타일
ui-board-pile-bonus-discards = 버린 보너스 타일
ui-board-pile-character-discards = 버린 인물 타일
ui-board-about-pile = 더미에 남은 것입니다. 누구나 알 수 있지만 순서는 아무도 모릅니다.
ui-board-copies = { $copies } × { $tile }
ui-board-bag = 주머니의 주사위
ui-board-about-bag = 라운드의 모든 주사위는 주머니에서 나옵니다.
ui-board-in-bag = 주머니의 { NAME($colour) } 주사위 { $count }개

## 개인 보드

ui-board-board-of = { $seat }의 개인 보드
ui-board-order = 턴 순서 { $place }번째
ui-board-score = 점수: { $score } VP
ui-board-about-gold = 금화 2개로 주사위 눈금을 1만큼 바꾸거나 다른 자원을 삽니다.
ui-board-about-food = 식량은 문장을 배치할 때 냅니다.
ui-board-about-wool = 양모는 계약을 달성할 때 냅니다.
ui-board-about-stone = 돌은 대성당 건설에 참여할 때 냅니다.
ui-board-about-iron = 철은 계약을 달성할 때 냅니다.
ui-board-building = { $number }번 건물
ui-board-roof = 모든 방이 차면 지붕의 교역소가 개인 저장소로 옵니다. 아래에 문장까지 있으면 그 인물 유형의 액션에 { $points } AP를 더 받습니다.
ui-board-roof-empty = 모든 방이 찼습니다. 아래에 문장까지 있으면 그 인물 유형의 액션에 { $points } AP를 더 받습니다.
ui-board-roof-sixth = 처음부터 차 있는 건물이며, 문장만 있으면 완성됩니다.
ui-board-room = { $number }번 건물 { $floor }층의 방
ui-board-about-room = 배치하려면 인물 액션의 { $points } AP가 듭니다.
ui-board-crest = 문장: { NAME($family) }
ui-board-crest-space = { $number }번 건물의 문장 칸: 식량 { $food }개 → { NAME($bonus) }.
ui-board-store = 창고
ui-board-store-space = 창고의 빈칸
ui-board-stored = 창고 { $spaces }칸 중 { $count }칸 사용
ui-board-contracts = 계약
ui-board-contract-space =
    { $pillar ->
        [yes] 빈 계약 칸. 계약을 달성하면 이 칸의 기둥이 개인 저장소로 옵니다.
       *[no] 빈 계약 칸. 계약을 달성하면 { $vp } VP를 획득합니다.
    }
ui-board-fulfilled = 달성한 계약 { $count }개
ui-board-filled = 모든 방에 인물이 있는 건물 { $count }개
ui-board-dice = 주사위
ui-board-die-space = 주사위 칸
ui-board-supply = 개인 저장소
ui-board-supply-is = 개인 저장소의 교역소 { $houses }개, 기둥 { $pillars }개
ui-board-built = 지도의 교역소 { $houses }개, 기둥 { $pillars }개
ui-board-contributed = 건설에 참여한 대성당: { $towns }

## 추기경봇의 보드

ui-board-cardinal-board = 추기경봇의 보드
ui-board-column = { $number }번 열: 인물 2개와 문장이 있으면 마커로 +{ $points } AP
ui-board-upper-room = 위쪽 방: 아직 없는 유형의 인물
ui-board-lower-room = 아래쪽 방: 위쪽과 같은 유형의 두 번째 인물
ui-board-bot-crest-space = 문장 칸: 식량으로 문장을 활성화하며, 이를 위해 식량 { $food }개를 비축합니다
ui-board-decrees = 칙령
ui-board-pawn = 칙령 말이 있는 곳
ui-board-bot-dice = 차이만큼 칙령 말을 옮기는 추기경봇의 주사위: { $dice }
ui-board-pawn-dice = 칙령 말 주사위
ui-board-challenges = 도전 과제
ui-board-bot-gold = 금화 2개가 모자란 자원 1개를 대신하고, 말이 도달 범위를 넘어가는 칸마다 금화 1개를 냅니다. 주사위 눈금은 바꾸지 않습니다.
ui-board-bot-die = 자기 턴에 칙령이 가리키는 주사위를 가져오며 눈금은 바꾸지 않습니다. 자원과 액션은 다른 주사위와 같습니다.
ui-board-bot-contract = 아직 달성할 수 없는 계약을 두 개까지 여기에 놓습니다. 달성하면 그 VP와 5 VP를 더 얻고, 다른 보상은 무시합니다.
ui-board-bot-contract-space = 빈 계약 칸
ui-board-bot-character = 유형에 따라 들어갈 방이 정해지며, 보너스는 무시합니다.
ui-board-bot-crest = 문장은 식량 3개로 열 아래에서 활성화할 때까지 비활성이며, 활성화하면 5 VP를 얻습니다.
ui-board-bot-store = 아직 활성화하지 않은 문장과 아직 배치하지 않은 인물. 개수 제한이 없습니다.
ui-board-bot-decrees = 추기경봇의 주사위가 칙령 말을 옮기고, 말이 멈춘 칙령이 가져올 주사위를 정합니다.
ui-board-bot-challenges = 추기경봇을 더 강하게 합니다. 난이도가 개수를 정합니다.
ui-board-bot-reserve = 비축 식량
ui-board-bot-reserve-is = 비축한 식량: { $spaces }칸 중 { $food }개. 문장에는 쓰지만, 최종 점수 계산 전에는 계약에 쓰지 않습니다.
