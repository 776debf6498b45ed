### 행동이 거부된 까닭: 무엇이 가로막고, 어떻게 하면 되는가.

## 게임이 기다리는 것: 아래 문장의 일부.

waiting-for-decision =
    { $decision ->
        [die] 먼저 액션 휠에서 주사위를 가져오세요
        [tile] 먼저 주사위 액션의 보너스 타일을 가져올지 정하세요
        [resources] 먼저 주사위 자원을 받거나, 조력자로 다른 종류를 고르세요
        [action] 주사위 액션을 하는 중입니다. AP를 쓰거나, 과업을 하거나, 턴을 마치세요
        [points] 보너스로 받은 액션을 하는 중입니다. AP를 쓰거나 나머지를 포기하세요
        [any] 먼저 받을 자원을 고르세요
        [map] 먼저 보너스의 이동과 놓기를 쓰거나 나머지를 포기하세요
        [house] 먼저 문장 보너스로 교역소를 놓거나 포기하세요
        [pillar] 먼저 문장 보너스로 기둥을 놓거나 포기하세요
        [merchant] 먼저 상인을 원하는 칸으로 옮기거나 그 보너스를 포기하세요
        [architect] 먼저 건축가를 원하는 칸으로 옮기거나 그 보너스를 포기하세요
        [townstep] 먼저 계약 보상으로 상인을 옮기거나 포기하세요
        [kingstep] 먼저 왕 트랙에서 1칸 전진하거나 포기하세요
        [building] 먼저 보너스를 받을 건물을 고르거나 포기하세요
        [bonuses] 먼저 고른 건물의 보너스를 받거나 나머지를 포기하세요
       *[kingtile] 먼저 왕 트랙의 보너스 타일을 가져오거나 버리세요
    }
waiting-for-outcome =
    { $decision ->
        [deal-wheel] 액션 휠의 시작 위치
        [deal-action] 액션 휠에 놓을 다음 액션 타일
        [deal-bonus] 새 보너스 타일
        [deal-contract] 계약 보급처의 새 타일
        [deal-character] 인물 보급처의 새 타일
        [deal-cost] 다음 대성당의 건설 비용 타일
        [deal-town] 다음 축제의 도시
        [deal-fair] 다음 축제의 타일
        [deal-first] 첫 번째 플레이어
        [roll] 주머니에서 꺼낼 다음 주사위
        [deal-challenge] 다음 도전 과제
        [deal-bot-town] 추기경봇의 상인이 출발할 도시
        [roll-bot] 추기경봇의 다음 주사위
        [pick] 추기경봇이 여러 선택지 가운데 고를 것
       *[corruption] 이번 바퀴의 부패 토큰
    }

## 끝난 게임, 공개, 다른 결정

refused-game-over = 게임이 끝나서 더는 행동할 수 없습니다.
refused-chance-asked = 먼저 공개할 것이 있어 아직 아무도 행동할 수 없습니다: { waiting-for-outcome }.
refused-outcome-unasked = 지금은 뽑거나 굴릴 것이 없습니다. { waiting-for-decision }.
refused-other-outcome = 지금 공개할 것은 다른 것입니다: { waiting-for-outcome }.
refused-not-offered = 지금은 할 수 없습니다. { waiting-for-decision }.
refused-not-now = 지금은 할 수 없습니다. 할 수 있는 행동은 목록에 있습니다.
refused-task-outside-turn = 과업은 자신의 턴에만 할 수 있습니다. 왕 페이즈는 누구의 턴도 아닙니다.
refused-task-in-choice = 이 선택을 마쳐야 과업을 할 수 있습니다. { waiting-for-decision }.
refused-die-taken = 이번 턴의 주사위는 이미 가져왔습니다.
refused-tile-past = 주사위 액션의 보너스 타일은 주사위를 가져온 직후에만 정할 수 있으며, 이제는 정할 것이 없습니다.
refused-resources-came = 주사위 자원은 저절로 들어오며, 이번 턴의 자원은 이미 받았습니다.
refused-gain-declined =
    { $count ->
        [1] 이 자원은 거절할 수 없습니다. 종류를 고르세요.
       *[other] 이 자원 { $count }개는 거절할 수 없습니다. 종류를 고르세요.
    }
refused-take-without-points = 지도의 보너스 타일을 가져오려면 상인 또는 건축가 액션의 1 AP가 필요합니다. 지금 보너스로는 이동하거나 놓을 수만 있습니다.

## 액션 포인트

refused-joker-unnamed = 먼저 조커로 수행할 액션을 선택하세요. 그래야 AP를 쓸 수 있습니다.
refused-joker-named = 조커로 이미 { NAME($action) } 액션을 선택했습니다.
refused-not-a-joker = 액션은 조커일 때만 선택할 수 있습니다. 지금은 { NAME($action) } 액션입니다.
refused-inner-action = 보너스로 받은 { NAME($action) } 액션을 마치거나 나머지를 포기한 뒤에 { NAME($needed) } 액션을 이어 가세요.
refused-other-action = { NAME($needed) } 액션의 AP가 필요합니다. 지금은 { NAME($action) } 액션입니다.
refused-take-other-action = 상인 또는 건축가 액션의 AP가 필요합니다. 지금은 { NAME($action) } 액션입니다.
refused-no-points = { NAME($action) } 액션에 남은 AP가 없습니다. 과업을 하거나 턴을 마칠 수 있습니다.
refused-few-points = { NAME($action) } 액션의 { $need } AP가 필요한데, { $have } AP만 남았습니다.

## 주사위

refused-no-such-die = 액션 휠에 눈금이 { $value }인 { NAME($colour) } 주사위가 없습니다.
refused-gold-for-die = 눈금을 그만큼 바꾸려면 금화 { $need }개가 필요한데, 가진 것은 { $have }개입니다.

## 타일 가져오기

refused-crest-owned = { NAME($tile, case: "top") } 이미 가지고 있습니다. 같은 가문의 문장은 하나만 가질 수 있습니다.
refused-contracts-done = 계약 칸 { $spaces }개가 모두 차서 { NAME($tile, case: "obj") } 가져올 수 없습니다.
refused-storehouse-full = 창고에 { NAME($tile, case: "obj") } 놓을 자리가 없습니다. 가진 타일을 달성하거나 배치하거나 사용해서 자리를 만드세요.

## 지도

refused-not-in-bonus =
    { $part ->
        [architect] 이 보너스에는 건축가를 옮길 칸이 남아 있지 않습니다.
        [merchant] 이 보너스에는 상인을 옮길 칸이 남아 있지 않습니다.
        [house] 이 보너스로는 교역소를 더 놓을 수 없습니다.
       *[pillar] 이 보너스로는 기둥을 더 놓을 수 없습니다.
    }
refused-already-there =
    { $piece ->
        [architect] 건축가가 이미 { NAME($space) }에 있습니다. 다른 칸을 고르세요.
       *[merchant] 상인이 이미 { NAME($space) }에 있습니다. 다른 칸을 고르세요.
    }
refused-not-adjacent =
    { $piece ->
        [architect] 건축가는 { NAME($from) }에 있고, { NAME($to, particle: "은/는") } 1칸보다 멀리 있습니다.
       *[merchant] 상인은 { NAME($from) }에 있고, { NAME($to, particle: "은/는") } 1칸보다 멀리 있습니다.
    }
refused-step-from-road = 이 이동은 도시에서 시작해야 하는데, 상인은 { NAME($space) }에 있습니다.
refused-step-to-road = 이 이동은 도시에서 끝나야 합니다. { NAME($space, particle: "은/는") } 도시가 아닙니다.
refused-elsewhere =
    { $piece ->
        [architect] 건축가가 { NAME($town) }에 있어야 하는데, 지금은 { NAME($space) }에 있습니다.
       *[merchant] 상인이 { NAME($town) }에 있어야 하는데, 지금은 { NAME($space) }에 있습니다.
    }
refused-house-space-unused =
    { $players ->
        [4] { NAME($town) }의 { $number }번 교역소 칸은 4인 게임에서만 씁니다.
       *[other] { NAME($town) }의 { $number }번 교역소 칸은 { $players }인 이상일 때만 씁니다.
    }
refused-own-house = { NAME($town) }에는 이미 자신의 교역소가 있습니다. 교역소는 도시마다 1개만 놓을 수 있습니다.
refused-house-space-taken = { NAME($town) }의 { $number }번 교역소 칸에는 { SEAT($seat) }의 교역소가 있습니다.
refused-no-house = 개인 저장소에 교역소가 없습니다. 건물의 모든 방에 인물을 배치하면 지붕의 교역소를 쓸 수 있습니다.
refused-cathedral-unavailable = { NAME($town) } 대성당은 이번 게임에서 건설할 수 없습니다.
refused-own-pillar = { NAME($town) }에는 이미 자신의 기둥이 있습니다. 기둥은 대성당마다 1개만 놓을 수 있습니다.
refused-pillar-spaces-taken =
    { $spaces ->
        [1] { NAME($town) }의 하나뿐인 기둥 칸이 이미 찼습니다.
       *[other] { NAME($town) }의 기둥 칸 { $spaces }개가 모두 찼습니다.
    }
refused-no-pillar = 개인 저장소에 기둥이 없습니다. 계약을 달성하면 계약 칸의 기둥을 쓸 수 있습니다.
refused-bonus-space-unused =
    { $players ->
        [4] { NAME($town) }의 보너스 타일 칸은 4인 게임에서만 씁니다.
       *[other] { NAME($town) }의 보너스 타일 칸은 { $players }인 이상일 때만 씁니다.
    }
refused-map-tile-gone = { NAME($town) }에는 남은 보너스 타일이 없고, 다시 채우지도 않습니다.

## 인물

refused-not-in-offer = { NAME($tile, case: "top") } 인물 보급처에 없습니다.
refused-offer-empty = 인물 보급처에 버릴 인물이 없습니다.
refused-not-held = { NAME($tile, case: "top") } 창고에 없습니다.
refused-home-full = { NAME($tile, case: "top") } 배치할 수 없습니다. 같은 유형의 인물이 있는 { $building }번 건물이 가득 찼습니다.
refused-home-elsewhere = { NAME($action) } 유형의 인물은 { $building }번 건물에 있으므로 그 건물에만 더 배치할 수 있습니다.
refused-other-kind = { $building }번 건물에는 { NAME($action) } 유형의 인물이 있어 다른 유형을 배치할 수 없습니다.
refused-room-taken = { $building }번 건물 { $floor }층에는 이미 { NAME($tile, case: "subj") } 있습니다.

## 계약과 왕 트랙

refused-slot-empty = 계약 보급처의 { $slot }번 칸은 비어 있습니다. 새 타일은 턴이 끝날 때 채웁니다.
refused-nothing-to-exchange = 교환할 { NAME($kind, particle: "이/가") } 없습니다.
refused-king-at-top = 왕 트랙의 { $value } VP 칸에 있으며, 더 올라갈 수 없습니다.

## 보너스의 선택

refused-gain-order = 자원은 목록에 나온 순서대로 고르세요. { NAME($least) } 다음에는 { NAME($kind, particle: "을/를") } 고를 수 없습니다.
refused-building-empty = { $building }번 건물에는 인물이 없어 받을 보너스도 없습니다.
refused-floor-missing =
    { $rooms ->
        [1] { $building }번 건물은 방이 하나뿐이어서 { $floor }층이 없습니다.
       *[other] { $building }번 건물은 { $rooms }층까지여서 { $floor }층이 없습니다.
    }
refused-floor-empty = { $building }번 건물 { $floor }층은 비어 있어 받을 보너스가 없습니다.
refused-bonus-gone = { $building }번 건물 { $floor }층의 보너스는 더 받을 수 없습니다. 건물을 고를 때 있던 인물마다 한 번씩만 받습니다.

## 과업

refused-gold-to-buy = { NAME($kind, particle: "을/를") } 사려면 금화 { $need }개가 필요한데, 가진 것은 { $have }개입니다.
refused-pillar-missing = 먼저 { NAME($town) }에 기둥을 놓으세요. 기둥이 없으면 그 대성당의 건설에 참여할 수 없습니다.
refused-contributed = { NAME($town) } 대성당의 건설에는 이미 참여했습니다. 대성당마다 한 번만 참여할 수 있습니다.
refused-cathedral-built = { NAME($town) } 대성당에는 남은 타일이 없습니다.
refused-stone = { NAME($town) } 대성당에는 돌 { $need }개가 필요한데, 가진 것은 { $have }개입니다.
refused-no-contract-space = 계약 칸 { $spaces }개가 모두 차서 { NAME($tile, case: "obj") } 달성할 수 없습니다.
refused-resources = 이 계약을 달성하기에 모자란 것: { NAME($missing) }.
refused-crest-placed = { NAME($tile, case: "top") } 이미 { $building }번 건물 아래에 배치했습니다.
refused-has-crest = { $building }번 건물에는 이미 { NAME($tile, case: "subj") } 있습니다. 다른 건물을 고르세요.
refused-food = { $building }번 건물 아래에 문장을 배치하려면 식량 { $need }개가 필요한데, 가진 것은 { $have }개입니다.
refused-helper-in-use = { NAME($tile, case: "top") } 지금 사용하는 중입니다.
refused-points-without-die = 먼저 주사위를 가져오세요. { NAME($tile, case: "top") } 주사위 액션에 더해집니다.
refused-points-before-naming = 먼저 조커로 수행할 액션을 선택하세요. { NAME($tile, case: "top") } 그 액션에 더해집니다.
refused-colour-named = 주사위 자원은 이미 { NAME($kind, particle: "으로/로") } 바꾸었습니다. 주사위마다 한 번만 바꿀 수 있습니다.
refused-colour-with-die = { NAME($tile, case: "top") } 주사위를 가져오기 직전에 사용합니다. { waiting-for-decision }.
refused-colour-with-resources = { NAME($tile, case: "top") } 주사위 자원을 받기 직전에 사용합니다. { waiting-for-decision }.
refused-colour-too-late = 이번 턴에는 { NAME($tile, case: "obj") } 사용하기에 늦었습니다. 다음 기회에 사용하세요.

## 나올 수 없는 결과

refused-action-placed = { NAME($action) } 액션은 이미 액션 휠에 놓였습니다.
refused-tile-left-out = { NAME($tile, case: "top") } { $players }인 게임에서 쓰지 않습니다.
refused-not-in-pile = { NAME($tile, case: "top") } 더미에 남아 있지 않습니다.
refused-cost-drawn = 그 건설 비용 타일은 이미 { NAME($town) } 대성당에 놓였습니다.
refused-town-drawn = { NAME($town) } 축제는 이미 { $round }라운드의 축제입니다.
refused-fair-drawn = 그 축제 타일은 이미 { $round }라운드의 타일입니다.
refused-no-such-seat = 플레이어는 { $players }명뿐입니다.
refused-not-in-bag = 주머니에 남은 { NAME($colour) } 주사위가 없습니다.
refused-token-gone = 이번 라운드에는 { $value } 부패 토큰이 모두 공개되었습니다.
refused-challenge-in-play = “{ NAME($challenge) }” 도전 과제는 이미 나왔습니다.
refused-bot-town-is-fair = { NAME($town) } 축제는 { $round }라운드의 축제이므로 추기경봇의 상인이 그곳에서 출발할 수 없습니다.
refused-pick = 선택지는 { $count }개뿐입니다.
