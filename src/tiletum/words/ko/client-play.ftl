### 브라우저 화면: 게임하기와 지켜보기. 키는 ui-play-로 시작합니다.

## 테이블 화면

ui-play-heading = 테이블
ui-play-title = 틸레툼
ui-play-title-mine = ● 내 턴 – 틸레툼
ui-play-notified = 내 턴입니다.
ui-play-home = 모든 테이블
ui-play-order = 턴 순서
ui-play-round = { $round }/4라운드
ui-play-turn = { $turn }번째 턴
ui-play-seat = { $asked ->
        [yes] { SEAT($seat) }: { $score } VP, 지금 결정하는 중. 개인 보드 보기
       *[no] { SEAT($seat) }: { $score } VP. 개인 보드 보기
    }
ui-play-you = 나
ui-play-now = 결정 중
ui-play-menus = 메뉴
ui-play-log = 기록
ui-play-score = 점수
ui-play-chat = 대화
ui-play-others = 상대
ui-play-rules = 규칙
ui-play-settings = 설정
ui-play-menu = 테이블 메뉴
ui-play-panels = 테이블의 부분
ui-play-panel-map = 지도와 보급처
ui-play-panel-wheel = 휠과 트랙
ui-play-panel-mine = 내 보드
ui-play-panel-side = 상대와 기록
ui-play-your-board = 내 개인 보드, { SEAT($seat) }
ui-play-board-of = { SEAT($seat) }의 개인 보드
ui-play-full-board-of = { SEAT($seat) }의 보드 전체
ui-play-resigned = 기권
ui-play-bot = 봇이 대신 하는 중
ui-play-about-resigned = 게임을 포기했습니다. 봇이 끝까지 대신 합니다.
ui-play-about-bot = 봇이 이 사람 대신 하고 있습니다.
ui-play-won = 게임이 끝났습니다. { SEAT($seat, particle: "이/가") } 승리했습니다.
ui-play-gave-up = { SEAT($seat, particle: "이/가") } 기권했습니다.
ui-play-gave-up-on = { NAME($gone, particle: "이/가") } 기권했습니다. 봇이 대신 계속합니다.
ui-play-gave-up-won = { $count ->
        [1] { NAME($gone, particle: "이/가") } 기권하여 { SEAT($seat, particle: "이/가") } 승리했습니다
       *[other] 다른 플레이어가 모두 기권하여 { SEAT($seat, particle: "이/가") } 승리했습니다
    }
ui-play-show-end = 점수와 재대결
ui-play-watching = 관전 중입니다.
ui-play-watching-turn = 관전 중입니다. { SEAT($seat) }의 턴입니다.
ui-play-strip = 내가 가진 것
ui-play-strip-points = { $points } AP
ui-play-clock = 이번 턴에 남은 시간 { $left }
ui-play-clock-paused = 시계 멈춤, 남은 시간 { $left }
ui-play-connection-connecting = 연결하는 중 …
ui-play-connection-online = 연결됨
ui-play-connection-lost = 다시 연결하는 중 …
ui-play-connection-refused = 연결되지 않음
ui-play-lost = 연결이 끊겼습니다. 저절로 다시 연결하며, 지금까지 한 것은 그대로 있습니다.

## 결정 막대

ui-play-bar = 지금 할 수 있는 것
ui-play-lid = 할 수 있는 행동 보기
ui-play-then = 그다음: { NAME($later, form: "later") }.
ui-play-thinking = { SEAT($seat, particle: "이/가") } 생각하는 중 …
ui-play-their-turn = { SEAT($seat) }의 턴입니다.
ui-play-waiting = 잠시만 기다리세요 …
ui-play-busy = 보내는 중 …
ui-play-would = 예상되는 결과:
ui-play-choose = 선택
ui-play-back = 뒤로
ui-play-more-below = { $count }개 더
ui-play-close = 닫기
ui-play-cancel = 취소
ui-play-yes = 그래도 하기
ui-play-understood = 알겠습니다
ui-play-undo = 되돌리기
ui-play-restart = 턴 재시작
ui-play-undo-limit = { $moves ->
        [0] { $reason ->
            [revealed] 공개된 것이 있어 되돌릴 수 없습니다.
            [other-seat] 다른 사람이 결정하여 되돌릴 수 없습니다.
           *[start] 아직 되돌릴 것이 없습니다.
        }
       *[other] 결정 { $moves }개를 되돌릴 수 있습니다{ ui-play-undo-reason }
    }
ui-play-undo-reason = { $reason ->
        [revealed] . 그 전에는 공개된 것이 있습니다.
        [other-seat] . 그 전에는 다른 사람이 결정했습니다.
       *[start] .
    }
ui-play-hint = 힌트
ui-play-type = 입력
ui-play-play = 실행
ui-play-move-box = 글로 적은 행동
ui-play-end-title = 턴을 마칠까요?
ui-play-end-do = 턴 마치기

ui-play-die = { NAME($kind, $value, form: "counted") }
ui-play-die-action = { NAME($action) } · { $points } AP
ui-play-walk = { NAME($space) }{ move-price }
ui-play-tile-there = 그곳의 보너스 타일: { NAME($tile) }

ui-play-all-merchant = 상인 이동
ui-play-all-architect = 건축가 이동
ui-play-all-house = 교역소 놓기
ui-play-all-pillar = 기둥 놓기
ui-play-all-take = 보너스 타일 가져오기
ui-play-all-character = 인물 가져오기
ui-play-all-place = 건물에 인물 배치
ui-play-all-contract = 계약 보급처의 타일 가져오기
ui-play-all-exchange = 자원 교환
ui-play-all-joker = 조커의 액션 선택
ui-play-all-gain = 자원 받기
ui-play-all-building = 건물 선택
ui-play-all-bonus = 보너스 받기
ui-play-all-buy = 금화로 사기
ui-play-all-cathedral = 대성당 건설 참여
ui-play-all-fulfil = 계약 달성
ui-play-all-crest = 문장 배치
ui-play-all-helper = 조력자 사용
ui-play-all-colour = 조력자 사용: 색깔 변경
ui-play-all-task = 모든 과업

ui-play-step-exchange = { NAME($given, 1, form: "counted") }를 내고 …
ui-play-step-place = { NAME($tile) } 배치
ui-play-step-crest = { NAME($family) } 문장 배치
ui-play-step-fulfil = { NAME($tile) } 달성

## 행동과 버튼의 쓰임새를 한 문장으로

ui-play-about-die = 자신의 턴에 주사위 하나를 가져옵니다. 눈금만큼 자원을 주고, 놓여 있는 곳의 액션을 줍니다. 금화 2개로 눈금을 1만큼 바꿉니다.
ui-play-about-tile = 창고에 빈칸이 있으면 타일을 창고에 둡니다.
ui-play-about-leave = 보너스 타일은 가져오지 않아도 됩니다. 휠의 타일은 다른 플레이어를 위해 남고, 왕 트랙의 타일은 버립니다.
ui-play-about-resources = 주사위는 눈금만큼, 그 색깔의 자원을 줍니다.
ui-play-about-architect = 1 AP마다 건축가가 이웃한 칸으로 이동합니다.
ui-play-about-merchant = 1 AP마다 상인이 이웃한 칸으로 이동합니다.
ui-play-about-house = 개인 저장소의 교역소를 빈 교역소 칸에 놓습니다. 상인이 있는 곳에서 1 AP가 듭니다.
ui-play-about-pillar = 개인 저장소의 기둥을 대성당에 놓습니다. 대성당마다 한 사람에 하나이며, 건축가가 있는 곳에서 1 AP가 듭니다.
ui-play-about-take = 말이 있는 도시의 보너스 타일을 1 AP로 창고에 가져옵니다.
ui-play-about-character = 보급처의 인물을 1 AP로 창고에 가져옵니다.
ui-play-about-discard = 1 AP로 보급처의 인물을 모두 버리고 곧바로 새 인물로 채웁니다.
ui-play-about-place = 창고의 인물을 방에 배치하고 보너스를 받습니다. 층수만큼 AP가 들며, 한 건물에는 한 유형만 삽니다.
ui-play-about-contract = 보급처의 타일을 칸 아래에 적힌 AP로 창고에 가져옵니다.
ui-play-about-exchange = 1 AP로 자원 하나를 다른 자원으로 교환합니다. 턴의 첫 교환에서는 원하는 자원 하나를 더 받습니다.
ui-play-about-king = 1 AP마다 왕 트랙에서 디스크가 한 칸 전진합니다.
ui-play-about-joker = 나머지 다섯 액션 가운데 하나를 골라 모든 AP를 그 액션에 씁니다.
ui-play-about-gain = 금화를 포함해 원하는 종류의 자원을 고릅니다.
ui-play-about-building = 한 건물에 있는 모든 인물의 보너스를 원하는 순서로 다시 받습니다.
ui-play-about-bonus = 이 건물에 있는 인물의 보너스를 하나씩 받습니다.
ui-play-about-task = 액션 외에 할 수 있는 일로, 가능한 한 몇 번이든 할 수 있습니다.
ui-play-about-buy = 금화 2개로 돌, 양모, 철, 식량 가운데 하나를 삽니다. 몇 번이든 할 수 있습니다.
ui-play-about-cathedral = 기둥이 있는 대성당마다 한 번, 돌을 내고 맨 위 타일을 가져와, 건설 비용 타일과 가져온 타일의 VP를 획득합니다.
ui-play-about-fulfil = 계약이 요구하는 자원을 꼭 맞게 내고 보상을 받습니다. 계약 칸의 기둥이 개인 저장소로 옵니다.
ui-play-about-crest = 식량을 내고 건물 아래에 문장을 배치하면 그 칸의 보너스를 받습니다.
ui-play-about-helper = 조력자는 그려진 일을 하고 창고를 떠납니다.
ui-play-about-colour = 주사위의 자원을 원하는 한 종류로 받습니다.
ui-play-about-done = 보너스의 나머지를 포기하고, 미뤄 둔 일을 이어서 합니다.
ui-play-about-end = 턴은 직접 마쳐야 끝납니다. 남은 AP는 사라집니다.
ui-play-about-restart = 턴의 처음으로, 또는 마지막으로 무언가 공개된 때까지 되돌립니다.
ui-play-about-hint = 컴퓨터가 점수를 가장 많이 얻는 행동을 찾습니다.
ui-play-about-type = 글로 적는 행동을 아는 사람을 위한 입력란입니다.
ui-play-about-back = 할 수 있는 모든 행동으로 돌아갑니다. 아직 아무것도 하지 않았습니다.
ui-play-about-seat = 플레이어를 턴 순서대로 보여 줍니다. 누르면 개인 보드 전체가 보입니다.
ui-play-about-others = 다른 플레이어를 한눈에 봅니다.
ui-play-about-since = 다른 플레이어들이 한 일을 다시 알려 줍니다.
ui-play-about-log = 지금까지 있었던 일과 각 줄의 규칙, 추기경봇이 그렇게 한 이유입니다.
ui-play-about-score = 모두의 점수를 출처별로 봅니다.
ui-play-about-chat = 테이블의 모두와 이야기합니다.
ui-play-about-action = 주사위가 있던 곳의 액션입니다. 휠에 표시된 만큼의 AP를 쓰며, 남은 AP는 사라집니다.
ui-play-about-round = 네 라운드는 저마다 준비, 각자 세 번의 턴, 그리고 왕 페이즈와 축제 페이즈로 이루어집니다.
ui-play-about-rules = 찾아볼 수 있는 전체 규칙입니다. 모든 설명은 해당 규칙으로 이어집니다.
ui-play-about-settings = 언어, 색, 움직임, 소리, 이름을 정합니다.
ui-play-about-menu = 링크, 저장, 자리를 비운 플레이어, 설정.
ui-play-about-panel-map = 모든 말이 있는 지도와 계약, 인물 보급처입니다.
ui-play-about-panel-wheel = 주사위가 놓인 액션 휠, 왕 트랙, 축제, 더미입니다.
ui-play-about-panel-mine = 건물, 창고, 계약, 주사위와 아직 지을 수 있는 것입니다.
ui-play-about-panel-side = 다른 플레이어, 기록, 점수, 대화입니다.
ui-play-about-search = 이 낱말이 들어 있는 줄만 보입니다.
ui-play-about-whose = 한 플레이어가 한 일만 보입니다.
ui-play-about-reasons = 추기경봇이 왜 그렇게 하는지 한 단계씩 보입니다.
ui-play-about-hinted = 이 수를 둡니다. 직접 고른 것처럼 되돌릴 수 있습니다.
ui-play-about-keys = 키보드만으로 할 수 있는 일입니다.
ui-play-about-links = 다른 기기에서 내 자리를 쓰는 링크와, 링크를 잃은 사람을 위한 새 링크입니다.
ui-play-about-export = 게임 전체를 담은 파일입니다. 시작 화면에서 다시 읽을 수 있습니다.
ui-play-about-clock = 멈춰 있는 동안에는 아무의 시간도 흐르지 않습니다.

## 힌트

ui-play-hint-title = 힌트
ui-play-hint-thinking = 이번 턴의 나머지를 살펴보는 중 …
ui-play-no-hint = 이 서버는 힌트를 주지 않습니다.
ui-play-hint-points = 최종 약 { $points } VP
ui-play-hint-gains = 이 턴에서 얻는 것: { NAME($terms) }.
ui-play-hint-costs = 이 턴에 드는 비용: { NAME($terms) }.
ui-play-hint-term = { NAME($term) } ({ $points } VP)
ui-play-hint-plan = 이어서 행동 { $count }개
ui-play-hint-chance = { $step }단계부터는 그때까지 무엇이 공개되느냐에 달려 있습니다.
ui-play-hint-note = 예상 점수와 계획은 어림값이며, 무엇이 공개되느냐에 따라 바뀔 수 있습니다.

## 지켜보기

ui-play-since = 내 지난 턴 이후
ui-play-skip = 건너뛰기
ui-play-rolled = 액션 휠의 빈 자리에 새 보너스 타일을 놓고, 새 주사위를 굴립니다.
ui-play-heard = { SEAT($seat) }의 말: { $text }
ui-play-undone = 결정을 되돌렸습니다.
ui-play-pass = { SEAT($seat) }에게 기기를 넘기세요
ui-play-pass-go = 내 턴입니다
ui-play-pass-never = 이 테이블에서 다시 묻지 않기

## 테이블 메뉴

ui-play-menu-seat = 내 자리
ui-play-menu-absent = 자리를 비운 플레이어
ui-play-menu-absent-what = 다른 플레이어들이 동의하면 봇이나 새 링크를 받은 사람이 이어서 합니다.
ui-play-menu-device = 이 기기
ui-play-export = 게임 내보내기
ui-play-links = 링크
ui-play-link-mine = 이 링크로 다른 기기에서 내 자리를 열 수 있습니다. 링크를 가진 사람이 나 대신 할 수 있습니다.
ui-play-link-lost = 이 사람이 링크를 잃어버렸으면 새 링크를 제안하세요. 다른 사람들이 동의해야 하고, 다른 사람이 없으면 하루가 걸립니다.
ui-play-link-ask = 새 링크 제안하기
ui-play-ask-undo = 되돌리기를 다른 사람에게 요청
ui-play-undo-title = 되돌리기를 요청할까요?
ui-play-undo-sure = 다른 플레이어들이 동의하면 누구의 것이든 마지막 결정부터 되돌립니다.
ui-play-undo-number = 되돌릴 결정 수:
ui-play-undo-do = 다른 플레이어에게 요청
ui-play-hand = 봇에게 맡기기
ui-play-hand-title = 봇에게 맡길까요?
ui-play-hand-do = 맡기기
ui-play-hand-sure = { $alone ->
        [yes] 봇이 { SEAT($seat) }의 자리를 맡습니다. 이 테이블에는 다른 사람이 없습니다. 봇들은 기다리지 않으므로, 자리를 되찾기 전에 몇 초 만에 게임이 끝날 수 있습니다.
       *[no] 자리를 되찾을 때까지 봇이 { SEAT($seat) }의 자리를 맡습니다.
    }
ui-play-take-back = 봇에게서 자리 되찾기
ui-play-handed = 봇이 대신 하고 있습니다: { $bot }.
ui-play-resign = 기권
ui-play-resign-title = 기권할까요?
ui-play-resign-do = 기권
ui-play-resign-sure = { SEAT($seat, particle: "은/는") } 더 이상 이길 수 없습니다. 다른 플레이어들이 계속하는 동안 봇이 이 자리를 맡고, 한 명만 남으면 게임이 끝납니다. 되돌릴 수 없습니다.
ui-play-pause = 시계 멈추기
ui-play-run = 시계 다시 움직이기
ui-play-replace = { SEAT($seat) } 교체
ui-play-replace-title = { SEAT($seat, particle: "을/를") } 교체할까요?
ui-play-replace-do = 다른 플레이어에게 요청
ui-play-replace-sure = 다른 플레이어들이 동의하면 다른 이가 이어서 합니다.
ui-play-replace-person = 새 링크를 받은 사람
ui-play-plays-on = 이어서 할 사람이나 봇:
ui-play-new-link = { SEAT($seat) } 자리를 이어받을 사람에게 보낼 링크:
ui-play-set-motion = 움직임: 말이 움직이고 상대가 한 것을 다시 보여 주기
ui-play-set-notify = 내 턴이 되면 알리기
ui-play-proposal-undo = { $you ->
        [yes] 결정 { $decisions }개를 되돌리자고 요청했습니다.
       *[no] { SEAT($by, particle: "이/가") } 결정 { $decisions }개를 되돌리자고 요청합니다.
    }
ui-play-proposal-replace = { $you ->
        [yes] { $bot ->
            [yes] { SEAT($seat) }의 자리를 봇에게 맡기자고 요청했습니다.
           *[no] { SEAT($seat) }의 자리를 다른 사람에게 주자고 요청했습니다.
        }
       *[no] { $bot ->
            [yes] { SEAT($by, particle: "이/가") } { SEAT($seat) }의 자리를 봇에게 맡기자고 요청합니다.
           *[no] { SEAT($by, particle: "이/가") } { SEAT($seat) }의 자리를 다른 사람에게 주자고 요청합니다.
        }
    }
ui-play-proposal-link = { $you ->
        [yes] { SEAT($seat) }의 자리에 새 링크를 요청했습니다.
       *[no] { SEAT($by, particle: "이/가") } { SEAT($seat) }의 자리에 새 링크를 요청합니다.
    }
ui-play-proposal-left = { SEAT($seat, particle: "이/가") } 돌아오지 않으면 { $hours }시간 뒤에 링크를 다시 요청할 수 있습니다.
ui-play-answer-as = { SEAT($seat) }:
ui-play-proposal-refused = 요청이 거절되었습니다.
ui-play-grant = 동의
ui-play-refuse = 거절
ui-play-withdraw = 요청 거두기
ui-play-waiting-for = 답을 기다리는 사람: { NAME($seats) }

## 키보드

ui-play-keys = 키보드
ui-play-key-offer = 그 번호의 행동 고르기
ui-play-key-undo = 결정 하나 되돌리기
ui-play-key-restart = 턴 재시작
ui-play-key-end = 턴 마치기, 또는 보너스의 나머지 포기
ui-play-key-hint = 힌트
ui-play-key-box = 행동을 글로 입력
ui-play-key-log = 기록
ui-play-key-score = 점수표
ui-play-key-cancel = 뒤로, 닫기, 다시 보기 건너뛰기
ui-play-key-help = 이 목록

ui-play-edition = 이 테이블의 규칙은 다릅니다: { NAME($edition) }.
ui-play-edition-show = 다른 점 보기
