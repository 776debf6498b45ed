### 사물의 이름. 형태는 속성이며 NAME($x, form: "...", case: "...")로 고릅니다.
### 괄호로 끝나는 이름은 조사를 괄호 앞 낱말에 맞추어야 하므로 격을 속성으로 둡니다: obj 을/를, top 은/는, subj 이/가.

## 목록

list-none = 없음
list-last = { $first }, { $rest }
list-more = { $first }, { $rest }
list-clause = { $first } / { $rest }

## 수량

some-points = { $points } AP
amount = { NAME($kind, $amount, form: "counted") }
    .brief = { NAME($kind, $amount, form: "counted") }
amount-identical =
    { $amount ->
        [1] 아무 자원 { $amount }개
       *[other] 같은 자원 { $amount }개
    }
    .brief =
        { $amount ->
            [1] 아무 자원 { $amount }개
           *[other] 같은 자원 { $amount }개
        }
amount-mixed = 아무 자원 { $amount }개

## 플레이어: 말의 색깔

seat-blue = 파란색
seat-orange = 주황색
seat-purple = 자주색
seat-green = 초록색
seat-cardinalbot = 추기경봇

## 자원

kind-gold = 금화
    .counted = 금화 { $count }개
kind-food = 식량
    .counted = 식량 { $count }개
kind-wool = 양모
    .counted = 양모 { $count }개
kind-stone = 돌
    .counted = 돌 { $count }개
kind-iron = 철
    .counted = 철 { $count }개

## 주사위 색깔

colour-yellow = 노란색
colour-pink = 분홍색
colour-lightgrey = 회색
colour-darkgrey = 검은색
colour-blue = 파란색

## 액션

action-architect = 건축가
    .character = 건축가 인물
action-joker = 조커
    .character = 조커 인물
action-character = 인물
    .character = 인물
action-king = 왕
    .character = 왕 인물
action-contract = 계약
    .character = 계약 인물
action-merchant = 상인
    .character = 상인 인물

## 말

piece-merchant = 상인
piece-architect = 건축가

## 지도의 칸

space-other = { $text }
space-London = London
    .sound = 런던
space-Brugge = Brugge
    .sound = 브뤼허
space-Antwerpen = Antwerpen
    .sound = 안트베르펜
space-Hamburg = Hamburg
    .sound = 함부르크
space-Tiletum = Tiletum
    .sound = 틸레툼
space-Koeln = Köln
    .sound = 쾰른
space-Leipzig = Leipzig
    .sound = 라이프치히
space-Paris = Paris
    .sound = 파리
space-Troyes = Troyes
    .sound = 트루아
space-Strasbourg = Strasbourg
    .sound = 스트라스부르
space-Frankfurt = Frankfurt
    .sound = 프랑크푸르트
space-Nuernberg = Nürnberg
    .sound = 뉘른베르크
space-Praha = Praha
    .sound = 프라하
space-Bordeaux = Bordeaux
    .sound = 보르도
space-Wien = Wien
    .sound = 빈
space-Lyon = Lyon
    .sound = 리옹
space-Milano = Milano
    .sound = 밀라노
space-Verona = Verona
    .sound = 베로나
space-Venezia = Venezia
    .sound = 베네치아
space-Toulouse = Toulouse
    .sound = 툴루즈
space-Arles = Arles
    .sound = 아를
space-Genova = Genova
    .sound = 제노바
space-Firenze = Firenze
    .sound = 피렌체
space-London-Brugge = London–Brugge 길
    .short = London–Brugge
space-Antwerpen-Hamburg = Antwerpen–Hamburg 길
    .short = Antwerpen–Hamburg
space-Paris-Bordeaux = Paris–Bordeaux 길
    .short = Paris–Bordeaux
space-Strasbourg-Milano = Strasbourg–Milano 길
    .short = Strasbourg–Milano
space-Nuernberg-Verona = Nürnberg–Verona 길
    .short = Nürnberg–Verona
space-Arles-Genova = Arles–Genova 길
    .short = Arles–Genova

## 타일이 놓이는 곳

place-wheel = 액션 휠 { $number }번 자리
place-action = { NAME($action) } 액션
place-king-track = 왕 트랙
place-contract-offer = 계약 보급처
place-character-offer = 인물 보급처

## 문장의 가문

family-fleur = 백합
family-cup = 술잔
family-eagle = 독수리
family-rose = 장미
family-tower = 탑
family-lion = 사자

## 효과: 타일이나 칸이 주는 것

effect-gain = { NAME($kind, $amount, form: "counted") }
    .brief = { NAME($kind, $amount, form: "counted") }
effect-gain-any = 원하는 자원 { $amount }개
    .brief = 원하는 자원 { $amount }개
effect-vp = { $amount } VP
    .brief = { $amount } VP
effect-action = { NAME($action) } 액션 { $amount } AP
    .brief = { NAME($action) } { $amount } AP
effect-step = { NAME($piece) } { $amount }칸 이동
    .brief = { NAME($piece) } { $amount }칸
effect-house = 상인이 있는 도시에 교역소 놓기
    .brief = 교역소
effect-pillar = 건축가가 있는 도시에 기둥 놓기
    .brief = 기둥
effect-house-anywhere = 원하는 도시에 교역소 놓기
    .brief = 교역소 아무 데나
effect-pillar-anywhere = 원하는 대성당에 기둥 놓기
    .brief = 기둥 아무 데나
effect-merchant-anywhere = 상인을 원하는 칸으로 이동
    .brief = 상인 아무 데나
effect-architect-anywhere = 건축가를 원하는 칸으로 이동
    .brief = 건축가 아무 데나
effect-king = 왕 트랙 1칸 전진
    .brief = 왕 트랙 1칸
effect-town-step = 상인을 인접한 도시로 이동
    .brief = 상인 인접 도시로
effect-ap = 주사위 액션에 +{ $amount } AP
    .brief = +{ $amount } AP
effect-colour = 색깔 변경, 주사위 자원을 원하는 종류로 받기
    .brief = 색깔 변경
effect-building = 건물 1개의 인물 보너스
    .brief = 건물 1개의 보너스

## 효과가 하는 일과 때: 설명에 씀

effect-gain-about = 자원은 바로 받으며 거절할 수 없습니다.
effect-gain-any-about = 금화를 포함해 종류를 하나씩 자유롭게 고릅니다.
effect-vp-about = VP는 바로 얻습니다.
effect-action-about = 이 액션의 AP는 따로 셉니다. 보너스 AP 마커와 AP를 더하는 조력자는 이 액션에 적용되지 않습니다.
effect-action-joker-about = 다섯 액션 가운데 하나를 고릅니다.
effect-step-about = AP가 들지 않으며, 더 적게 가거나 가지 않아도 됩니다.
effect-house-about = 상인이 있는 도시에 빈 교역소 칸이 있고 자신의 교역소가 아직 없다면, 개인 저장소의 교역소를 그곳에 놓습니다. AP는 들지 않습니다.
effect-pillar-about = 건축가가 있는 대성당에 빈 칸이 있고 자신의 기둥이 아직 없다면, 개인 저장소의 기둥을 그곳에 놓습니다. AP는 들지 않습니다.
effect-map-about = 보너스의 각 부분은 원하는 순서로 하고, 하지 않아도 됩니다.
effect-house-anywhere-about = 빈 교역소 칸이 있고 자신의 교역소가 없는 도시 어디에나 개인 저장소의 교역소를 놓습니다.
effect-pillar-anywhere-about = 빈 기둥 칸이 있고 자신의 기둥이 없는 대성당 어디에나 개인 저장소의 기둥을 놓습니다.
effect-merchant-anywhere-about = 상인을 길 칸을 포함해 지도의 어느 칸으로든 옮길 수 있습니다.
effect-architect-anywhere-about = 건축가를 길 칸을 포함해 지도의 어느 칸으로든 옮길 수 있습니다.
effect-king-about = 왕 트랙에서 한 위치 전진할 수 있습니다.
effect-town-step-about = 상인이 AP 없이 한 칸 이동할 수 있습니다.
effect-town-step-where = 도시에서 시작해 인접한 도시에서 끝나야 하며, 두 도시 사이에 길 칸이 있으면 갈 수 없습니다.
effect-ap-about = 이번 턴에 가져온 주사위의 액션에 더합니다. 주사위를 가져온 뒤에, 조커 주사위라면 액션을 고른 뒤에 씁니다. 보너스로 얻은 액션에는 적용되지 않습니다.
effect-colour-about = 주사위 하나의 자원을 모두 금화를 포함해 원하는 한 종류로 받습니다. 개수는 그대로입니다.
effect-colour-when = 주사위를 가져오기 전에 선언합니다.
effect-building-about = 인물이 하나 이상 있는 건물을 처음 다섯 건물 가운데 하나 고릅니다. 그 건물에 있는 인물의 보너스를 한 번씩 원하는 순서로 받으며, 받지 않아도 됩니다.

## 쓸 수 없어 잃은 것

lost-action = 액션
lost-king = 왕 트랙 전진
lost-town-step = 인접한 도시로의 이동
lost-house-anywhere = 교역소 놓기
lost-pillar-anywhere = 기둥 놓기
lost-merchant-anywhere = 상인 이동
lost-architect-anywhere = 건축가 이동
lost-building = 건물의 인물 보너스
lost-map = 지도 보너스
lost-gain-any = 원하는 자원
lost-gain = 자원
lost-vp = VP
    .sound = 브이피
lost-ap = 추가 AP
    .sound = 추가 에이피
lost-colour = 색깔 변경

## 타일. bare: 내용 없이. label: 홀로 쓸 때.

tile-contract = 계약({ NAME($needs) } → { NAME($gives) })
    .obj = 계약({ NAME($needs) } → { NAME($gives) })을
    .top = 계약({ NAME($needs) } → { NAME($gives) })은
    .subj = 계약({ NAME($needs) } → { NAME($gives) })이
    .bare = 계약
    .bare-obj = 계약을
    .label = 계약: { NAME($needs) } → { NAME($gives) }
tile-crest = { NAME($family) } 문장
    .obj = { NAME($family) } 문장을
    .top = { NAME($family) } 문장은
    .subj = { NAME($family) } 문장이
    .bare = { NAME($family) } 문장
    .bare-obj = { NAME($family) } 문장을
    .label = 문장: { NAME($family) }
tile-helper = 조력자({ NAME($gives) })
    .obj = 조력자({ NAME($gives) })를
    .top = 조력자({ NAME($gives) })는
    .subj = 조력자({ NAME($gives) })가
    .bare = 조력자
    .bare-obj = 조력자를
    .label = 조력자: { NAME($gives) }
tile-character = { NAME($action, form: "character") }({ NAME($gives) })
    .obj = { NAME($action, form: "character") }({ NAME($gives) })을
    .top = { NAME($action, form: "character") }({ NAME($gives) })은
    .subj = { NAME($action, form: "character") }({ NAME($gives) })이
    .bare = { NAME($action, form: "character") }
    .bare-obj = { NAME($action, form: "character") }을
    .label = { NAME($action, form: "character") }: { NAME($gives) }

## 대성당의 건설 비용

cost = 돌 { $stone }개 → { $vp } VP와 맨 위의 대성당 타일
cost-closed = 이번 게임에서는 건설 불가

## 축제: 타일의 점수

fair-each = { NAME($counted) } 1개마다 { $vp } VP
fair-sets = 세트({ NAME($counted) })마다 { $vp } VP
fair-king = { $vp } VP, 이어서 왕 트랙 위치의 VP
count-houses = 교역소
count-pillars = 기둥
count-contracts = 달성한 계약
count-cathedrals = 대성당 타일
count-crests = 건물 아래의 문장
count-upper__characters = 2층이나 3층의 인물
count-filled__buildings = 모든 방에 인물이 있는 건물
count-king = 왕 트랙의 칸

## VP와 자원의 출처. title: 질문의 첫머리에서.

source-king-track = 왕 트랙 위치
    .title = 왕 트랙
source-king-leader = 왕 트랙 선두 보상
    .title = 왕 트랙 선두
source-fair = 축제 점수
    .title = 축제
source-contract = 계약 보상
    .title = 계약 보상
source-contract-space = 계약 칸
    .title = 계약 칸
source-bot-fulfilled = 계약 달성
    .title = 달성한 계약
source-cathedral = 대성당 건설
    .title = 대성당
source-crest = 문장 배치
    .title = 문장 보너스
source-house-space = 교역소 칸
    .title = 교역소 칸
source-character = 인물 보너스
    .title = 인물 보너스
source-helper = 조력자
    .title = 조력자
source-houses-pillars = 교역소 × 기둥
    .title = 교역소 × 기둥
source-buildings = 완성한 건물
    .title = 완성한 건물
source-leftovers = 남은 자원
    .title = 남은 자원
source-die = 주사위
    .title = 주사위
source-exchange = 첫 교환 보너스
    .title = 첫 교환

## 라운드의 페이즈

phase-setup = 게임 준비
phase-preparation = 준비 페이즈
phase-action = 액션 페이즈
phase-king = 왕 페이즈
phase-fair = 축제 페이즈
phase-cleanup = 정리 페이즈
phase-over = 게임 종료

## 규칙의 판본

edition-living = 영어 개정 규칙
edition-first-printing = 영어 초판
edition-french = 프랑스어판
edition-korean = 한국어판
edition-ukrainian = 우크라이나어판

## 판본마다 다른 점

edition-differs = 영어 개정 규칙과 다른 점:
differs-king-tile-once = 왕 트랙에 보너스 타일을 새로 놓지 않습니다.
differs-leader-nothing = 왕 트랙 옆에 타일이 없으면 선두는 아무것도 얻지 않습니다.
differs-leader-last = 왕 트랙 옆에 타일이 없으면 선두는 마지막 라운드에만 VP를 얻습니다.
differs-king-fair-late = 왕 축제는 축제 페이즈에, 0보다 아래에 있던 디스크가 0으로 돌아간 뒤에 계산합니다.
differs-characters-kept = 버린 인물은 더미가 떨어질 때까지 따로 둡니다.
differs-bonus-reshuffled = 보너스 타일 더미가 떨어지면 버린 타일을 섞어 새 더미를 만듭니다.
differs-used-return = 사용한 조력자와 버린 왕 타일은 게임에서 제거되지 않고 버린 보너스 타일로 갑니다.
differs-crests-stored = 문장 축제에서 창고에 있는 문장도 셉니다.
differs-step-from-road = 양모 계약의 1칸 이동을 길 칸에서 시작할 수 있습니다.
differs-step-anywhere = 양모 계약의 1칸 이동은 길 칸에서 시작해도, 길 칸에서 끝나도 됩니다.
differs-contracts-storehouse = 빈 계약 칸이 없어도 창고에 자리가 있으면 계약을 가져올 수 있습니다.
differs-colour-late = 색깔 변경은 주사위를 가져온 뒤, 자원을 받기 전에 선언합니다.
