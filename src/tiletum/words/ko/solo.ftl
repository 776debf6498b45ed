### 추기경봇: 무엇을 왜 하는가. 주어가 없으면 추기경봇이며, “플레이어”는 그 상대입니다.
### “새 문장”은 추기경봇에게 없는 가문의 문장입니다.

## 칙령

decree-buildings-are-forever = 건물은 영원히
decree-king-and-country = 왕과 조국
decree-merchant-empire = 상인 제국
decree-family-alliances = 가문 동맹
decree-business-is-business = 사업은 사업
decree-religious-communities = 신앙 공동체
decree-noblesse-oblige = 노블레스 오블리주
decree-proud-pillars = 당당한 기둥
decree-familiar-faces = 낯익은 얼굴들
decree-busy-hands = 바쁜 손길
decree-glorious-spires = 영광의 첨탑
decree-everlasting-fame = 불멸의 명성
decree-worldly-riches = 세속의 부

## 도전 과제

challenge-very-special-friends = 아주 특별한 친구들
challenge-resourceful-clergy = 수완 좋은 성직자
challenge-whispers-in-the-kings-ear = 왕의 귓가에 속삭임
challenge-ecclesiastical-income = 교회의 수입
challenge-visitors-to-the-curia = 교황청의 방문객
challenge-deep-coffers = 두둑한 금고
challenge-favor-at-the-court = 궁정의 총애
challenge-ready-for-action = 만반의 준비

## 도전 과제의 효과

does-very-special-friends = 추기경봇이 건물 1개의 인물 보너스나 색깔 변경 조력자를 가져오면 금화 { $gold }개를 받습니다. 보너스 타일로 가져온 계약은 비용을 낼 수 있으면 달성하고, 아니면 빈 계약 칸에 놓습니다.
does-resourceful-clergy = 추기경봇이 가져온 금화, VP, 자원 조력자는 표시된 것을 그대로 줍니다. 원하는 자원은 가장 필요한 자원으로 받습니다.
does-whispers-in-the-kings-ear = 추기경봇이 액션이나 추가 AP 조력자를 가져오면 왕 트랙에서 1칸 전진합니다.
does-ecclesiastical-income = 추기경봇이 액션이나 추가 AP 조력자를 가져오면 그 AP만큼 VP를 획득합니다.
does-visitors-to-the-curia = 추기경봇이 배치하는 인물은 표시된 자원과 VP를 주고, 표시된 AP 1점, 이동 1칸, 놓기 1번마다 1 VP를 더 줍니다. 원하는 자원은 가장 필요한 자원으로 받습니다.
does-deep-coffers = 추기경봇이 주사위를 가져올 때마다 가장 필요한 자원 1개를 더 받습니다.
does-favor-at-the-court = 왕 트랙에서 추기경봇의 디스크가 { $usual } VP 칸이 아니라 { $raised } VP 칸에서 시작하고, 초기화할 때도 그 칸으로 돌아갑니다.
does-ready-for-action = 추기경봇의 마커를 열에 { NAME($markers) } 순서로 놓고, 비활성 { NAME($crest) } 문장을 가지고 시작합니다.

## 칙령의 항목: 가져올 주사위와 조건

entry = “{ NAME($decree) }” { $number }번 항목({ NAME($entry) })
entry-plain = { NAME($takes) }
entry-if = { NAME($takes) }, 조건: { NAME($condition) }
takes-action = { NAME($action) } 액션
takes-needed = 파란색/회색과 노란색 가운데 계약에 더 필요한 색의, 눈금이 가장 높은 주사위
takes-highest = 눈금이 가장 높은 { NAME($colours) } 주사위
takes-highest-either = 눈금이 가장 높은 { NAME($one) } 또는 { NAME($other) } 주사위
takes-highest-any = 눈금이 가장 높은 주사위

condition-pillars_x3e_houses = 기둥이 교역소보다 많음
condition-pillars_x3e_cathedrals = 기둥이 대성당 타일보다 많음
condition-houses_x3e__x3d_pillars = 교역소가 기둥보다 적지 않음
condition-unfulfilled = 달성하지 않은 계약이 있음
condition-crest-in-reach = 도달 범위에 새 문장이 있음
condition-crest-in-offer = 계약 보급처에 새 문장이 있음

measured-pillars_x3e_houses = 기둥 { $left }개, 교역소 { $right }개
measured-pillars_x3e_cathedrals = 기둥 { $left }개, 대성당 타일 { $right }개
measured-houses_x3e__x3d_pillars = 교역소 { $left }개, 기둥 { $right }개
measured-unfulfilled =
    { $left ->
        [0] 달성하지 않은 계약 없음
       *[other] 달성하지 않은 계약 { $left }개
    }
measured-crest-in-reach = { measured-points }, { $right ->
        [99] 지도에 새 문장 없음
       *[other] 가장 가까운 새 문장까지 { $right }칸
    }
measured-crest-in-offer = { measured-points }, { $right ->
        [99] 보급처에 새 문장 없음
       *[other] 가장 싼 새 문장은 { $right } AP
    }
measured-points =
    { $left ->
        [-1] 그 액션에도 조커에도 주사위 없음
       *[other] { $left } AP
    }

## 주사위 우선순위: 한 가지 색이 아닌 것

colour-iron-wool = 파란색/회색
colour-most-required = 가장 필요한 자원

## 선택지

choice-die = 주사위
choice-pair = 철과 양모
choice-needed = 노란색과 { NAME($colours) } 가운데 액션 휠에 주사위가 있는 색
choice-new-crest = 가장 가까운 새 문장
choice-architect-tile = 건축가에게서 { $amount }칸 안의 보너스 타일
choice-merchant-tile = 상인에게서 { $amount }칸 안의 보너스 타일
choice-cathedral = { $amount }칸 안에 있고 추기경봇의 기둥이 없는 대성당
choice-far-cathedral = 추기경봇의 기둥이 없는 대성당
choice-relocation = 금화 { $amount }개로 갈 수 있고 교역소를 놓을 수 있는 도시
choice-far-relocation = 교역소를 놓을 수 있는 도시
choice-town = { $amount }칸 안에 있고 교역소를 놓을 수 있는 도시
choice-far-town = 교역소를 놓을 수 있는 도시
choice-character = 보급처에서 가져올 수 있는 인물({ some-choice-points } 남음)
choice-ready = { some-choice-points }로 가져올 수 있고 달성 가능한 보급처의 계약
choice-contract = { some-choice-points }로 가져올 수 있는 보급처의 계약
choice-required = 부족한 수도 가진 수도 같은 자원
choice-any = 아무 자원으로 낼 수 있는 두 자원을 똑같이 { $amount }개씩 가지고 있습니다
choice-contribution = 추기경봇의 기둥이 있고 비용을 낼 수 있는 대성당
choice-fulfilment = 가지고 있고 달성 가능한 계약
choice-column = 문장이 없는 열
some-choice-points = { $amount } AP

option-die = { NAME($colour) } { $value }
option-column = { $value }번
option-tile-at = { NAME($place) }의 { NAME($tile) }
option-value = { NAME($option) } ({ $value })
option-tile-slot = { $slot }번 칸의 { NAME($tile) }

## 우열을 가리는 기준

order-priority = 주사위 우선순위({ NAME($colours) })
order-supply = 추기경봇이 가장 적게 가진 자원({ $value }개)
order-named-missing = 철과 양모 중 더 부족한 것({ $value }개)
order-has-dice =
    { $value ->
        [0] 액션 휠에 주사위 없음
       *[other] 액션 휠에 주사위가 있는 것
    }
order-need = 더 부족한 것({ $value }개)
order-more-dice = 그 색 주사위가 더 많은 것({ $value }개)
order-group = 가장 좋은 그룹({ NAME($group) })
order-new-crest =
    { $value ->
        [0] 그중 새 문장 없음
       *[other] 새 문장
    }
order-person-lacks =
    { $value ->
        [0] 플레이어에게도 있는 문장뿐
       *[other] 플레이어에게 없는 문장
    }
order-helper-vp = VP가 가장 많은 것({ $value } VP)
order-helper-resources = 자원이 가장 많은 것({ $value }개)
order-helper-any = 원하는 자원이 가장 많은 것({ $value }개)
order-helper-points = AP가 가장 많은 것({ $value } AP)
order-missing = 부족한 자원이 가장 적은 것({ $value }개)
order-cathedral-vp = 건설 비용 타일과 맨 위 대성당 타일의 VP가 가장 많은 것({ $value } VP)
order-person-away =
    { $value ->
        [0] 플레이어가 건설에 참여한 곳뿐
       *[other] 플레이어가 건설에 참여하지 않은 것
    }
order-stone = 돌이 가장 적게 드는 것({ $value }개)
order-nearest = 가장 가까운 것({ $value }칸)
order-fair-town =
    { $value ->
        [0] 그중 이번 라운드의 축제 도시 없음
       *[other] 이번 라운드의 축제 도시
    }
order-town-vp = 빈 교역소 칸의 VP가 가장 많은 것({ $value } VP)
order-other-reward =
    { $value ->
        [0] 그중 빈 교역소 칸에 다른 보상이 있는 곳 없음
       *[other] 빈 교역소 칸에 다른 보상이 있는 것
    }
order-nearest-town = 가장 가까운 것({ $value }칸)
order-own-column =
    { $value ->
        [0] 그중 이미 1개 가진 유형 없음
       *[other] 이미 1개 가진 유형 중 가장 왼쪽({ $value }번 열)
    }
order-value = 가치가 가장 높은 것({ $value })
order-contract-vp = VP가 가장 많은 것({ $value } VP)
order-fewer-points = AP가 가장 적게 드는 것({ $value } AP)
order-rightmost = 가장 오른쪽
order-size = 요구하는 자원이 가장 적은 것({ $value }개)
order-full-column =
    { $value ->
        [0] 그중 인물이 2개인 열 없음
       *[other] 인물이 2개인 열
    }
order-leftmost = 가장 왼쪽

tile-group-crest = 문장
tile-group-miscellaneous = 기타 조력자
tile-group-resource-or-vp = 자원과 VP 조력자
tile-group-action = 액션 조력자
tile-group-contract = 계약

## 가장 필요한 자원인 까닭

need-stone = 참여할 수 있는 가장 싼 대성당에 돌 { $wanted }개가 필요한데 가진 것은 { $have }개임
need-food = 인물이 2개인 열에 문장을 배치하는 데 식량 { $wanted }개가 필요한데 가진 것은 { $have }개임
need-pair =
    { $alike ->
        [yes] 계약에 부족한 자원은 양모 { $have }개, 철 { $wanted }개이고, 이 자원을 다른 쪽보다 더 많이 가지고 있지 않음
       *[no] 계약에 부족한 자원은 양모 { $have }개, 철 { $wanted }개임
    }
need-nothing = 돌도 식량도 철도 양모도 필요하지 않음
need-no-other = 그중 다른 자원은 필요하지 않으며, 금화는 마지막 순서임

## 단계를 건너뛰는 까닭

obstacle-no-cathedral = 대성당이 없음
obstacle-unavailable = 이번 게임에서는 건설할 수 없는 대성당임
obstacle-own-pillar = 이미 추기경봇의 기둥이 있음
obstacle-pillar-spaces-taken = 기둥 칸이 모두 차 있음
obstacle-no-pillar-left = 남은 기둥이 없음
obstacle-no-house-left = 남은 교역소가 없음
obstacle-no-house-space = 교역소 칸이 없음
obstacle-own-house = 이미 추기경봇의 교역소가 있음
obstacle-house-spaces-taken = 교역소 칸이 이미 차 있음
obstacle-no-inactive-crest = 문장 과업: 비활성 문장이 없습니다.
obstacle-no-column = 문장 과업: 모든 열에 문장이 있습니다.
obstacle-no-food = 문장 과업: 식량 { $amount }개와 금화 { $other }개로는 식량 { $wanted }개가 드는 비활성 문장을 배치할 수 없습니다.
obstacle-no-open-cathedral = 대성당 과업: 추기경봇의 기둥이 있고 아직 참여하지 않은 대성당이 없습니다.
obstacle-no-stone = 대성당 과업: 돌 { $amount }개와 금화 { $other }개로는 추기경봇의 기둥이 있는 대성당의 건설에 참여할 수 없습니다. 가장 싼 것에 돌 { $wanted }개가 듭니다.
obstacle-no-contract-held = 계약 과업: 가진 계약이 없습니다.
obstacle-no-contract-ready = 계약 과업: 달성 가능한 계약이 없습니다.
obstacle-two-contracts = 계약 과업: 허용된 수만큼 이미 달성했습니다.
obstacle-still-not-ready = 남은 계약은 비용을 낼 수 없어 달성하지 못합니다.
obstacle-no-action-tile = 가져올 보너스 타일이 없습니다.
obstacle-no-crest-in-offer = 계약 보급처에 문장이 없습니다.
obstacle-crest-kept-already = 이미 가진 문장
obstacle-crest-too-dear = { $wanted } AP가 필요한데 남은 것은 { $amount } AP
obstacle-no-ready-in-offer =
    { $other ->
        [0] 계약 보급처에 { $amount } AP로 가져올 계약이 없습니다.
       *[other] 계약 보급처에 { $amount } AP로 가져와서 달성할 수 있는 계약이 없습니다.
    }
obstacle-ready-taken = 보급처의 계약을 달성했으므로, 보관할 계약은 가져오지 않습니다.
obstacle-contract-spaces-full = 계약 칸 2개가 모두 차서, 보관할 계약은 가져오지 않습니다.
obstacle-no-contract-in-offer =
    { $amount ->
        [0] 계약에 쓸 AP가 남지 않았습니다.
       *[other] { $amount } AP로 가져와서 보관할 계약이 없습니다.
    }
obstacle-no-character = 인물 보급처에는 이미 2개씩 가진 유형뿐입니다.
obstacle-king-top = 디스크가 이미 왕 트랙의 맨 위에 있습니다.
obstacle-crest-owned = 이미 가진 문장임
obstacle-no-effect = 효과를 주는 도전 과제가 없음
obstacle-no-space-for-contract = 달성할 수 없고 계약 칸 2개가 모두 차 있음

## 사건: 게임 준비와 칙령 줄

event-bot-challenge-drawn = 도전 과제: { NAME($challenge) }.
event-bot-challenge-chosen = 도전 과제: { NAME($challenge) }.
event-bot-begins = 추기경봇은 턴 순서의 첫 번째이며, { $points } VP로 왕 트랙의 { $king } VP 칸에서 시작합니다.
event-bot-supply = 추기경봇은 모든 자원을 { $each }개씩 가지고 시작합니다.
event-bot-markers = 추기경봇의 마커를 왼쪽 열부터 놓습니다: { $markers }.
event-bot-pieces = 추기경봇의 상인은 { NAME($merchant) }에서, 건축가는 { NAME($architect) }에서 출발합니다.
event-bot-decree-row = 칙령 줄의 { $number }번째 칙령은 “{ NAME($decree) }”입니다.
event-bot-decree-gone = “{ NAME($decree) }” 칙령을 줄에서 빼고, 이제 맨 왼쪽은 “{ NAME($next) }” 칙령입니다.

## 사건: 주사위와 칙령

event-bot-die = 추기경봇이 전용 주사위 1개를 굴립니다: 눈금 { $value }.
event-bot-pawn =
    { $move ->
        [stays] 차이 0: 칙령 말이 맨 왼쪽의 “{ NAME($decree) }” 칙령에 머뭅니다.
        [stopped] 차이 { $spaces }: 칙령 말이 오른쪽으로 가서 마지막 “{ NAME($decree) }” 칙령에서 멈춥니다.
       *[moves] 차이 { $spaces }: 칙령 말이 오른쪽으로 { $spaces }칸, “{ NAME($decree) }” 칙령으로 갑니다.
    }
event-bot-tries = { NAME($row) }: 조건이 없습니다.
event-bot-condition = { NAME($row) }: { NAME($measured) }.
event-bot-section =
    { $which ->
        [only-joker] { NAME($action) } 액션에는 주사위가 없고, 조커에만 있습니다({ $joker } AP).
        [joker] { NAME($action) } 액션({ $points } AP)과 조커({ $joker } AP)에 주사위가 있습니다. 조커의 AP가 더 적지 않으므로 조커를 씁니다.
       *[action] { NAME($action) } 액션({ $points } AP)과 조커({ $joker } AP)에 주사위가 있습니다. 조커의 AP가 더 적으므로 { NAME($action) } 액션을 씁니다.
    }
event-bot-entry =
    { $reason ->
        [held] 이 항목으로 정합니다. 알맞은 주사위: { NAME($dice) }.
        [condition] 조건에 맞지 않습니다.
       *[no-die] 알맞은 주사위가 없습니다.
    }
event-bot-lacks = 계약에 부족한 자원: 양모 { $wool }개, 철 { $iron }개, 아무 자원 { $any }개(금화의 필요량).
event-bot-pair =
    { $alike ->
        [yes] 계약에 부족한 자원이 양모 { $wool }개, 철 { $iron }개이므로, 파란색/회색은 더 적게 가진 쪽인 { NAME($colour, particle: "을/를") } 뜻하고, 둘 중 나머지 색은 마지막 순서가 됩니다.
       *[no] 계약에 부족한 자원이 양모 { $wool }개, 철 { $iron }개이므로, 파란색/회색은 { NAME($colour, particle: "을/를") } 뜻하고, 둘 중 나머지 색은 마지막 순서가 됩니다.
    }
event-bot-next-decree = 맞는 항목이 없어 칙령 말이 오른쪽으로 1칸, “{ NAME($decree) }” 칙령으로 갑니다.

## 사건: 선택

event-bot-options = { NAME($choice) }: { NAME($options) }.
event-bot-order = { NAME($order) }: { NAME($options) }.
event-bot-alike = { NAME($order) }: 모두 동률입니다.
event-bot-others = 나머지 선택지: { NAME($others) }.
event-bot-picked = { $count }개 가운데 { $number }번이 무작위로 뽑혔습니다: { NAME($options) }.
event-bot-same = 다음은 어느 것이든 결과가 같습니다: { NAME($options) }.
event-bot-need = 이 주사위들의 자원 가운데 가장 필요한 것은 { NAME($kinds) }입니다: { NAME($why) }.
event-bot-need-absent = 필요하지만 이 주사위들로 얻을 수 없는 자원은 { NAME($kinds) }입니다: { NAME($why) }.
event-bot-none-required = 이 주사위들의 자원 가운데 필요한 것은 없고, 마지막 순서인 금화도 그중에 없습니다.
event-bot-required = 가장 필요한 자원으로 { NAME($kind, 1, form: "counted") }를 받습니다: { NAME($why) }.

## 사건: 액션

event-bot-points = 휠의 칸에서 { $section } AP를 받고, { NAME($action) } 액션의 마커로 { $marker } AP를 더 받습니다.
event-bot-joker-king = 왕 트랙에서 추기경봇({ $own } VP 칸)이 플레이어({ $other } VP 칸)보다 뒤에 있으므로, 조커를 왕 액션으로 씁니다.
event-bot-joker-map =
    { $more ->
        [pillars] 추기경봇이 왕 트랙에서 플레이어보다 뒤에 있지 않고 기둥이 교역소보다 적지 않으므로({ some-pillars }, { some-houses }), 조커를 { NAME($action) } 액션으로 씁니다.
       *[houses] 추기경봇이 왕 트랙에서 플레이어보다 뒤에 있지 않고 기둥이 교역소보다 적으므로({ some-pillars }, { some-houses }), 조커를 { NAME($action) } 액션으로 씁니다.
    }
event-bot-skips = { NAME($obstacle) }
event-bot-no-pillar = { NAME($space) }에 기둥을 놓지 않습니다: { NAME($obstacle) }.
event-bot-no-house = { NAME($space) }에 교역소를 놓을 수 없습니다: { NAME($obstacle) }.
event-bot-no-tile = { NAME($piece) }에게서 { $reach }칸 안에 보너스 타일이 없습니다.
event-bot-no-target =
    { $which ->
        [merchant] 상인은 그대로 있습니다. 교역소를 놓을 수 있는 도시가 더 없습니다.
       *[architect] 건축가는 그대로 있습니다. 추기경봇의 기둥이 없는 대성당이 더 없습니다.
    }
event-bot-none-in-reach =
    { $which ->
        [merchant] 상인에게서 { some-reach } 안에 교역소를 놓을 수 있는 도시가 없어, 그런 도시 가운데 가장 가까운 곳으로 갑니다.
       *[architect] 건축가에게서 { some-reach } 안에 추기경봇의 기둥이 없는 대성당이 없어, 그런 대성당 가운데 가장 가까운 곳으로 갑니다.
    }
some-reach = { $reach }칸
event-bot-none-for-gold = 교역소를 놓을 수 있는 도시 가운데 금화 { $gold }개로 갈 수 있는 곳이 없어, 가장 가까운 곳으로 상인을 재배치합니다.
event-bot-stays = { NAME($piece, particle: "이/가") } 이미 가장 좋은 곳에 있어 { NAME($space) }에 머뭅니다.
event-bot-pays =
    { $how ->
        [no-space] 1칸에 1개씩, 금화 { $gold }개를 냅니다.
        [all-space] { $gold ->
            [0] { some-spaces }을 가지만, 금화가 없어 내지 않습니다.
           *[other] { some-spaces }을 가려고 가진 금화를 모두 냅니다({ $gold }개).
        }
        [no-reach] 도달 범위({ $reach }칸)를 넘는 1칸마다 1개씩, 금화 { $gold }개를 냅니다.
       *[all-reach] { $gold ->
            [0] 도달 범위({ $reach }칸)를 { some-spaces } 넘어 가지만, 금화가 없어 내지 않습니다.
           *[other] 도달 범위({ $reach }칸)를 { some-spaces } 넘어 가려고 가진 금화를 모두 냅니다({ $gold }개).
        }
    }
some-spaces = { $spaces }칸
event-bot-cheapest = 가장 싼 { NAME($tile) }에는 다른 자원 말고도 금화 { $wanted }개가 드는데(부족한 철이나 양모 1개마다 2개, 부족한 아무 자원 1개마다 1개), 가진 금화는 { $gold }개입니다.
event-bot-rest =
    { $points ->
        [1] 남은 1 AP로 가장 필요한 자원 1개를 받습니다.
       *[other] 남은 { $points } AP로, 1 AP마다 그때 가장 필요한 자원을 1개씩 받습니다.
    }

## 사건: 가진 것과 얻는 것

event-bot-spends =
    { $payment ->
        [asked] { NAME($kind, $amount, form: "counted") }를 냅니다.
        [instead] { NAME($missing, $lacking, form: "counted") } 대신 { NAME($kind, $amount, form: "counted") }를 냅니다.
        [any-gold] 아무 자원 부분에 { NAME($kind, $amount, form: "counted") }를 냅니다. 금화를 먼저 씁니다.
       *[any-food] 아무 자원 부분에 { NAME($kind, $amount, form: "counted") }를 냅니다. 금화는 없고 비축분을 넘는 식량이 있기 때문입니다.
    }
event-bot-spends-pair =
    { $alike ->
        [yes] 아무 자원 부분에 { NAME($kind, $amount, form: "counted") }를 냅니다. 금화도 남는 식량도 없고, 양모와 철의 수가 { $wool }개로 같습니다.
       *[no] 아무 자원 부분에 { NAME($kind, $amount, form: "counted") }를 냅니다. 금화도 남는 식량도 없고, 양모 { $wool }개와 철 { $iron }개 중 이쪽이 더 많기 때문입니다.
    }
event-bot-leaves = { $slot }번 칸의 { NAME($tile) }: 가져가지 않습니다({ NAME($obstacle) }).
event-bot-crest = { NAME($family) } 문장을 비활성 문장으로 보관합니다.
event-bot-contract = { NAME($tile, case: "obj") } 빈 계약 칸에 놓습니다.
event-bot-fulfils = { NAME($tile, case: "obj") } 달성합니다.
event-bot-ignores-reward = 계약의 다른 보상은 무시합니다: { NAME($gives) }.
event-bot-ignores-space = 교역소 칸의 보상은 무시합니다: { NAME($gives) }.
event-bot-activates =
    { $count ->
        [1] { NAME($family) } 문장을 { $column }번 열 아래에 활성화합니다.
       *[other] 비활성 문장 { $count }개 가운데 구성물 파일의 순서로 가장 앞선 { NAME($family) } 문장을 { $column }번 열 아래에 활성화합니다.
    }
event-bot-removes = { NAME($tile, case: "obj") } 게임에서 제거합니다: { NAME($obstacle) }.
event-bot-challenge = “{ NAME($challenge) }” 도전 과제에 따라:
event-bot-leads =
    { $tie ->
        [yes] 왕 트랙의 { $own } VP 칸에서 동률이므로 추기경봇이 선두입니다.
       *[no] 왕 트랙에서 추기경봇({ $own } VP 칸)이 플레이어({ $other } VP 칸)보다 앞서 선두입니다.
    }
event-bot-converts = 아직 계약이 남아 있어 돌과 식량을 모두 금화로 바꿉니다: 이제 금화 { $gold }개.
