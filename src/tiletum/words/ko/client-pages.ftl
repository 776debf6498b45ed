### 브라우저 화면: 테이블 바깥의 화면. 키는 ui-pages-로 시작합니다.

## 어디에서나

ui-pages-title = 틸레툼
ui-pages-title-of = { $page } · 틸레툼
ui-pages-home = 시작 화면
ui-pages-places = 화면
ui-pages-new = 새 테이블
ui-pages-rules = 규칙
ui-pages-settings = 설정
ui-pages-help = 도움말
ui-pages-back = 테이블로 돌아가기
ui-pages-offline = 오프라인입니다. 보이는 것이 최신이 아닐 수 있으며, 다시 연결될 때까지 게임을 할 수 없습니다.
ui-pages-outdated = 새 버전이 있습니다.
ui-pages-incomplete = 페이지의 일부를 불러오지 못했습니다.
ui-pages-reload = 새로 고침
ui-pages-again = 다시 해 보기
ui-pages-looking = 잠시만 기다리세요 …
ui-pages-rule-link = 규칙 { $rule }
ui-pages-no-rule = { $rule } 규칙은 없습니다.
ui-pages-no-page = 없는 페이지입니다.

## 시작

ui-pages-tagline = 르네상스 유럽의 상인과 건축가와 왕. 주사위를 가져와 액션을 수행하고, 알맞은 때에 알맞은 축제에 가 있으세요.
ui-pages-continue = 내 테이블
ui-pages-begin = 바로 하기
ui-pages-quick-solo = 1인 게임
ui-pages-quick-solo-what = 추기경봇과 겨룹니다. 추기경봇은 하는 일마다 까닭을 보여 줍니다.
ui-pages-quick-bot = 봇과 하기
ui-pages-quick-bot-what = 2인 게임. 견습생은 첫 상대로 알맞습니다.
ui-pages-quick-pass = 기기 돌려 하기
ui-pages-quick-pass-what = 두 사람이 이 기기에서 번갈아 합니다.
ui-pages-new-what = 네 명까지, 링크로 부르는 친구, 다른 봇, 다른 판본까지 모두 고를 수 있습니다.
ui-pages-finished = 끝난 게임
ui-pages-result = 결과
ui-pages-replay = 다시 보기
ui-pages-more = 더 보기
ui-pages-public = 공개 테이블
ui-pages-public-none = 지금은 기다리거나 진행 중인 공개 테이블이 없습니다. 직접 열어 보세요. 새 테이블의 옵션에 있습니다.
ui-pages-look-again = 다시 확인
ui-pages-join = 참가
ui-pages-watch = 관전
ui-pages-play = 게임하기
ui-pages-open = 열기
ui-pages-forget = 지우기
ui-pages-forget-this = 이 테이블을 목록에서 지웁니다. 링크가 없으면 다시 돌아올 수 없습니다
ui-pages-forget-sure = 이 테이블을 지울까요?
ui-pages-forget-lost = 그러면 이 브라우저는 테이블의 링크와 함께 당신의 자리도 잊습니다. 링크를 다른 곳에 보관해 두지 않았다면 게임으로 돌아올 수 없습니다.
ui-pages-learn = 배우기
ui-pages-learn-what = 첫 수업에서는 10분쯤 선생님과 한 라운드를 해 봅니다. 그다음에는 테이블의 타일과 칸이 저마다 설명을 보여 줍니다.
ui-pages-import = 게임 가져오기
ui-pages-import-what = 내보냈거나 명령줄에서 저장한 게임을 이 기기의 새 테이블로 이어서 합니다.
ui-pages-import-choose = 파일 고르기 …
ui-pages-not-a-save = 저장된 게임 파일이 아닙니다.

## 목록의 테이블

ui-pages-waiting = 플레이어 { $free }명을 기다리는 중
ui-pages-over = 게임 종료
ui-pages-won = { $name } 승리
ui-pages-playing = 진행 중
ui-pages-your-turn = 내 턴입니다
ui-pages-turn-of = { $name }의 턴
ui-pages-free-seat = 빈자리

## 새 테이블

ui-pages-who = 누가 하나요?
ui-pages-game-together = 2~4인 게임
ui-pages-game-together-what = 이곳의 사람, 멀리 있는 친구, 봇을 마음대로 섞을 수 있습니다.
ui-pages-game-solo = 1인 게임
ui-pages-game-solo-what = 1인 규칙에 따라 혼자 추기경봇과 겨룹니다.
ui-pages-colour = 색
ui-pages-colour-of = { $number }번 플레이어의 색
ui-pages-played-by = 하는 사람
ui-pages-who-me = 나
ui-pages-who-me-what = 이 기기에서 직접 합니다.
ui-pages-who-device = 이 기기의 다른 사람
ui-pages-who-device-what = 그 사람의 턴이 되면 기기를 넘깁니다.
ui-pages-who-friend = 링크로 부르는 친구
ui-pages-who-friend-what = 보낼 링크와 QR 코드를 받습니다. 모두 오면 게임이 시작됩니다.
ui-pages-who-bot = 봇
ui-pages-bot = 수준
ui-pages-name = 이름
ui-pages-add-seat = 플레이어 추가
ui-pages-remove-seat = 빼기
ui-pages-remove-seat-of = { $colour } 자리 빼기
ui-pages-bot-as-name = { NAME($bot) } 봇
# Several of a kind: the number comes first, where names that are too long are not cut off.
ui-pages-bot-as-name-again = { $number }번 봇({ NAME($bot) })
ui-pages-bot-random = 무작위
ui-pages-bot-random-expect = 할 수 있는 행동을 아무거나 합니다. 이것저것 해 보기에 좋으며, 어렵지 않게 이깁니다.
ui-pages-bot-apprentice = 견습생
ui-pages-bot-apprentice-expect = 한 수 앞을 보고 실수도 합니다. 처음 몇 판에 알맞은 상대이며 곧바로 답합니다.
ui-pages-bot-journeyman = 숙련공
ui-pages-bot-journeyman-expect = 자기 턴 전체를 서둘러 계획하고, 가장 좋은 계획을 고르지 않을 때도 있습니다. 견습생을 이기는 사람에게 알맞으며 곧바로 답합니다.
ui-pages-bot-merchant = 상인
ui-pages-bot-merchant-expect = 자기 턴 전체를 꼼꼼히 계획합니다. 숙련공을 이기는 사람에게 알맞으며 1초 안에 답합니다.
ui-pages-bot-master = 달인
ui-pages-bot-master-expect = 결정하기 전에 운과 상대를 놓고 계획을 시험합니다. 가장 강하며, 몇 초 생각합니다.
ui-pages-bot-foreign-expect = 이 서버에 설치된 봇입니다.
ui-pages-level = 추기경봇의 난이도는?
ui-pages-level-priest = 사제급 추기경, 쉬움
ui-pages-level-deacon = 부제급 추기경, 보통
ui-pages-level-bishop = 주교급 추기경, 어려움
ui-pages-level-what = 추기경봇을 강하게 하는 도전 과제 { $count }개를 뽑습니다.
ui-pages-level-chosen = 도전 과제 고르기
ui-pages-level-chosen-what = 추기경봇을 강하게 하는 것을 직접 고릅니다. 하나도 없으면 가장 약합니다.
ui-pages-challenges = 도전 과제
ui-pages-does-very-special-friends = 몇몇 조력자로 금화를 받고, 보너스 타일로 가져온 계약을 달성하거나 보관합니다.
ui-pages-does-resourceful-clergy = 금화, VP, 자원 조력자가 표시된 것을 줍니다.
ui-pages-does-whispers-in-the-kings-ear = 액션이나 추가 AP 조력자로 왕 트랙에서 전진합니다.
ui-pages-does-ecclesiastical-income = 액션이나 추가 AP 조력자로 VP를 획득합니다.
ui-pages-does-visitors-to-the-curia = 배치하는 인물이 표시된 것을 줍니다.
ui-pages-does-deep-coffers = 주사위마다 가장 필요한 자원을 하나 더 받습니다.
ui-pages-does-favor-at-the-court = 왕 트랙의 더 높은 곳에서 시작하고 그곳으로 돌아갑니다.
ui-pages-does-ready-for-action = 가장 강한 마커부터 놓이고, 문장을 하나 가지고 시작합니다.
ui-pages-begin-now = 게임 시작
ui-pages-begin-inviting = 테이블을 열고 초대하기
ui-pages-options = 옵션 더 보기
ui-pages-edition = 규칙의 판본
ui-pages-edition-living = 모든 정정이 담긴 현재의 규칙입니다. 잘 모르겠으면 이것을 고르세요.
ui-pages-edition-rules = 규칙의 모든 차이
ui-pages-first = 첫 번째 플레이어
ui-pages-first-chance = 무작위
ui-pages-shuffled = 액션 타일 섞기
ui-pages-shuffled-what = 여섯 액션을 인쇄된 순서 대신 무작위 순서로 휠 둘레에 놓습니다.
ui-pages-training = 연습
ui-pages-training-what = 공개된 것까지 모두 되돌릴 수 있습니다. 배우고 이것저것 해 보기 위한 것입니다.
ui-pages-is-public = 공개
ui-pages-is-public-what = 시작 화면의 목록에 나오며, 누구나 관전하고 빈자리에 참가할 수 있습니다.
ui-pages-is-public-solo = 시작 화면의 목록에 나오며, 누구나 관전할 수 있습니다.
ui-pages-clock = 턴마다의 시간
ui-pages-clock-none = 제한 없음
ui-pages-clock-minutes = { $count }분
ui-pages-clock-hours = { $count }시간
ui-pages-clock-days = { $count }일
ui-pages-plays-on = 시간이 끝나면 이어서 할 봇
ui-pages-box = 구성물 파일
ui-pages-box-what = 게임을 가진 사람을 위한 것: 구성물의 값을 바로잡은 파일입니다. 없으면 우리의 값을 씁니다.
ui-pages-box-chosen = 이 테이블에서 { $file } 파일을 쓸 것입니다.
ui-pages-own-box = 직접 준비한 구성물 파일
ui-pages-own-box-what = 구성물의 값은 테이블을 연 사람의 파일에서 가져옵니다.

## 게임 전

ui-pages-lobby = 플레이어 { $free }명을 기다리는 중
ui-pages-lobby-waiting = 자리에 앉았습니다. 모두 오면 게임이 저절로 시작됩니다.
ui-pages-this-table = 이 테이블
ui-pages-meanwhile = 기다리는 동안
ui-pages-meanwhile-what = 규칙은 따로 열리는 창에서 볼 수 있습니다. 게임이 시작되면 이 페이지가 알려 줍니다.
ui-pages-sit-name = 어떤 이름으로 부를까요?
ui-pages-sit = 앉기
ui-pages-here = 이 기기에서
ui-pages-invite = 이 자리의 링크 만들기
ui-pages-invite-what = 이 링크를 한 사람에게 보내세요. 링크를 연 사람이 이 자리에 앉습니다. 링크를 잃어버리거나 잘못 보냈으면 바꾸세요. 옛 링크는 쓸 수 없게 됩니다.
ui-pages-link = 링크
ui-pages-copy = 링크 복사
ui-pages-copied = 복사했습니다
ui-pages-share = 공유 …
ui-pages-qr = QR 코드
ui-pages-renew = 링크 바꾸기
ui-pages-invitation = 틸레툼 테이블에 자리가 기다리고 있습니다.
ui-pages-loopback = 이 페이지의 링크는 이 컴퓨터에서만 열립니다. 다른 기기에서 하려면 { $command } 명령으로 서버를 시작하고, 서버가 다른 기기용으로 알려 주는 주소로 페이지를 여세요.
ui-pages-watch-link = 관전 링크
ui-pages-watch-link-what = 이 링크로는 관전만 할 수 있습니다.
ui-pages-leave = 자리 내놓기
ui-pages-take-off = 자리 비우기
ui-pages-take-off-of = 자리 비우기: { $name }
ui-pages-close = 이 테이블 닫기

## 기록, 대화, 점수

ui-pages-log = 기록
ui-pages-log-search = 기록에서 찾기
ui-pages-log-who = 누구의 기록
ui-pages-log-everybody = 모두
ui-pages-log-reasons = 모든 까닭
ui-pages-log-show = 보드에서 보기
ui-pages-log-why = 왜? { $count }단계
ui-pages-log-why-close = 까닭 숨기기
ui-pages-log-found =
    { $count ->
        [0] 찾은 것이 없습니다.
       *[other] { $count }줄
    }
ui-pages-log-nothing = 아직 아무 일도 없습니다.
ui-pages-log-round = { $round }라운드
ui-pages-log-setup = 게임 준비
ui-pages-log-preparation = 준비 페이즈
ui-pages-log-pass = { $turn }번째 턴
ui-pages-log-king = 왕 페이즈
ui-pages-log-fair = 축제
ui-pages-log-cleanup = 정리 페이즈
ui-pages-log-final = 최종 점수 계산
ui-pages-chat = 대화
ui-pages-chat-none = 아직 아무도 말하지 않았습니다.
ui-pages-chat-say = 하고 싶은 말
ui-pages-chat-send = 보내기
ui-pages-sheet = 점수표
ui-pages-sheet-source = 출처
ui-pages-sheet-start = 시작
ui-pages-sheet-total = 합계

## 게임의 끝

ui-pages-end = 게임이 끝났습니다
ui-pages-end-won = { SEAT($seat, particle: "이/가") } 승리했습니다
ui-pages-end-points = { $points } VP
ui-pages-end-equal = { $rule ->
    [SOLO-18] 동점이면 추기경봇이 승리합니다.
   *[other] 동점이면 마지막 왕 페이즈에 정한 턴 순서에서 앞선 플레이어가 승리합니다.
}
ui-pages-rematch = 재대결
ui-pages-rematch-go = 재대결로 가기
ui-pages-export = 게임 내보내기
ui-pages-chart-time = 시간에 따른 점수
ui-pages-chart-source = 출처별 점수
ui-pages-chart-others = 다른 출처
ui-pages-chart-lost = 왕 트랙 등에서 잃은 점수는 막대 오른쪽에 적혀 있습니다.
ui-pages-chart-part = { $source }: { $points } VP
ui-pages-seed = 시드
ui-pages-seed-what = 이 테이블의 모든 주사위와 뽑기는 테이블을 열 때 정해진 이 수에서 나왔습니다. 터미널에서 같은 수를 쓰면 같은 배치가 다시 나옵니다:
ui-pages-seed-right = 확인했습니다. 시작할 때 테이블이 약속한 그 수입니다.
ui-pages-seed-wrong = 시작할 때 테이블이 약속한 수가 아닙니다.
ui-pages-seed-cannot = 브라우저는 보안 연결에서만 이것을 확인할 수 있습니다.

## 다시 보기

ui-pages-replay-moment = { $round }라운드 · { NAME($phase) }
ui-pages-replay-slider = 게임의 시점
ui-pages-replay-at = { $number } / { $count }
ui-pages-replay-first = 처음으로
ui-pages-replay-last = 끝으로
ui-pages-replay-turn-back = 턴 하나 뒤로
ui-pages-replay-turn-on = 턴 하나 앞으로
ui-pages-replay-back = 행동 하나 뒤로
ui-pages-replay-on = 행동 하나 앞으로
ui-pages-replay-play = 재생
ui-pages-replay-pause = 멈춤
ui-pages-replay-link = 이 장면의 링크
ui-pages-replay-table = 테이블로
ui-pages-panels = 보이는 것
ui-pages-panel-map = 지도
ui-pages-panel-round = 휠
ui-pages-panel-boards = 개인 보드
ui-pages-panel-log = 기록
ui-pages-panel-score = 점수

## 규칙

ui-pages-search = 찾기
ui-pages-search-for = 문장, 축제, { "TURN-3" } …
ui-pages-contents = 차례
ui-pages-introduction = 이 규칙에 대하여
ui-pages-found =
    { $count ->
        [0] 찾은 것이 없습니다
       *[other] { $count }곳
    }
ui-pages-found-more = 더 있습니다. 낱말을 더해 좁혀 보세요.

## 설정

ui-pages-settings-you = 나
ui-pages-settings-look = 모양
ui-pages-settings-play = 게임
ui-pages-settings-kept = 설정은 이 브라우저에 보관되며 바로 적용됩니다.
ui-pages-name-what = 테이블을 열거나 참가할 때 이 이름을 제안합니다.
ui-pages-name-refused = 이름으로 쓸 수 없습니다. 눈에 보이는 글자를 하나 이상 넣어 40자 이내로 쓰고, 보이지 않는 글자는 빼 주세요.
ui-pages-language = 언어
ui-pages-language-auto = 브라우저와 같게
ui-pages-language-now = 지금: { $language }
ui-pages-theme = 색
ui-pages-theme-auto = 기기와 같게
ui-pages-theme-light = 밝게
ui-pages-theme-dark = 어둡게
ui-pages-density = 간격
ui-pages-density-auto = 창에 맞추기
ui-pages-density-auto-what = 노트북처럼 낮은 창에서는 촘촘하게 보여 줍니다.
ui-pages-density-comfortable = 여유 있게
ui-pages-density-comfortable-what = 사이를 넓게 둡니다.
ui-pages-density-compact = 촘촘하게
ui-pages-density-compact-what = 화면에 더 많이 담습니다.
ui-pages-motion = 움직임
ui-pages-motion-what = 켜면 말, 주사위, 타일이 갈 곳까지 움직이고 상대가 한 것을 다시 보여 줍니다. 끄면 판이 바로 바뀝니다. 기기에서 움직임을 줄이도록 했으면 아무것도 움직이지 않습니다.
ui-pages-sound = 소리
ui-pages-sound-what = 말을 놓을 때와 내 턴이 될 때 작은 나무 소리를 냅니다.
ui-pages-notify = 알림
ui-pages-notify-what = 화면이 뒤에 있을 때 내 턴이 되면 기기가 알려 줍니다.
ui-pages-notify-cannot = 이 브라우저에서는 알림을 쓸 수 없습니다.
ui-pages-notify-refused = 브라우저가 알림을 허용하지 않습니다. 브라우저의 설정을 확인하세요.

## 도움말

ui-pages-short = 한눈에 보는 게임
ui-pages-short-round = 4라운드이며, 라운드마다 모두 3턴씩, 턴마다 주사위 하나를 가져옵니다.
ui-pages-short-die = 주사위는 색깔에 맞는 자원과 놓여 있는 곳의 액션을 줍니다. 눈금이 낮으면 자원은 적고 AP는 많으며, 높으면 그 반대입니다.
ui-pages-short-action = 액션 포인트(AP)로 건축가가 대성당에 기둥을 놓고, 상인이 교역소를 놓고, 인물을 배치하고, 계약을 가져오고, 왕 트랙에서 전진합니다.
ui-pages-short-tasks = 자신의 턴 중 언제든: 계약을 달성하고, 대성당 건설에 참여하고, 문장을 배치하고, 조력자를 사용하고, 금화로 자원을 삽니다.
ui-pages-short-king = 세 턴이 지나면 왕 트랙에 따라 VP를 얻거나 잃고, 누가 먼저 할지 정해집니다.
ui-pages-short-fair = 그다음은 축제입니다. 그 도시에 교역소나 상인이 있으면 축제의 조건에 따라 VP를 획득합니다.
ui-pages-short-end = 게임이 끝나면 교역소 수 × 기둥 수, 완성한 건물, 남은 자원으로 VP를 획득합니다.
ui-pages-signs = 기호
ui-pages-sign-helper = 보너스 타일 또는 조력자
ui-pages-sign-contract = 계약
ui-pages-sign-character = 인물
ui-pages-sign-fair = 축제 (숫자는 라운드)
ui-pages-sign-cathedral = 대성당
ui-pages-pointing = 마우스와 손가락
ui-pages-pointing-rest = 테이블의 무엇에든 포인터를 올려 두거나 길게 누르면 설명과 규칙 링크가 나옵니다.
ui-pages-pointing-move = 행동에서는 예상되는 결과도 보여 줍니다. 이것만으로는 행동이 실행되지 않습니다.
ui-pages-pointing-map = 지도를 끌어서 옮기고, 마우스 휠이나 두 손가락으로 확대합니다.
ui-pages-pointing-log = 기록의 줄을 고르면 보드의 그 자리를 보여 줍니다.
ui-pages-keys = 키보드
ui-pages-key-tab = 다음 선택지로. { "Shift" }와 함께 누르면 이전 선택지로
ui-pages-key-enter = 선택
ui-pages-key-arrows = 다시 보기에서: 행동 하나씩. { "Shift" }와 함께 누르면 턴 하나씩
ui-pages-key-roam = 테이블에서: 영역의 다음 요소로 이동하면 설명이 나옵니다
ui-pages-key-rule = 설명 중인 것의 규칙
ui-pages-install = 설치
ui-pages-install-what = 브라우저의 메뉴에서 이 화면을 창과 아이콘이 있는 앱으로 설치할 수 있습니다. 그러면 규칙과 설정은 오프라인에서도 쓸 수 있지만, 게임에는 연결이 필요합니다.
ui-pages-privacy = 개인 정보
ui-pages-privacy-what = 계정도 쿠키도 다른 서버도 없습니다. 링크와 설정은 이 브라우저에 남고, 링크를 가진 사람이 자리를 가집니다. 서버는 테이블과 그곳에 입력한 이름과 대화를 보관하고, 마지막 행동에서 얼마쯤 지나면 지웁니다.
ui-pages-licences = 라이선스
ui-pages-licence-art = 모든 그림과 글은 이 판을 위해 만든 것입니다.
ui-pages-licence-fonts = EB Garamond © { "The EB Garamond Project Authors" }, Noto Sans © { "The Noto Project Authors" }: 둘 다 SIL Open Font License 1.1을 따릅니다.
ui-pages-licence-software = { "Svelte" }와 { "uqr" }은 MIT License, Fluent는 { "Apache License 2.0" }을 따릅니다.
ui-pages-version = 버전 { $version }
