### 아레나: 보여 주는 것, 할 수 없는 것, 봇이 잘못한 것.

## 보여 주는 것. $number는 글로 적은 수치입니다.

arena-progress = 게임
arena-results = 결과
arena-bot = 봇
arena-games = 게임
arena-win-rate = 승률
arena-interval = 95% 구간
arena-rating = 레이팅
arena-score = 평균 점수
arena-score-spread = 점수 ± 편차
arena-failures = 실패
arena-points = 게임당 출처별 승점
arena-times = 생각 시간
arena-per = 단위
arena-decision = 결정
arena-turn = 턴
arena-mean = 평균
arena-p95 = 95%가 이 시간 이내
arena-longest = 최장
arena-seats = 첫 턴 순서의 자리
arena-place = 자리
arena-percent = { $number }%
arena-from-to = { $low }–{ $high }
arena-seconds-long = { $number } s
arena-milliseconds = { $number } ms
arena-microseconds = { $number } µs
arena-failure = 게임 { $game }(시드 { $seed }): { $why }
arena-more-failures = 이 밖에도 이런 게임이 { $number }판 더 있습니다.
arena-overview =
    { $deals ->
        [1] 게임 { $games }판, 모두 같은 배치, { $seconds }초.
       *[other] 게임 { $games }판, 배치 { $deals }가지, { $seconds }초.
    }
arena-stopped = 멈췄습니다. 게임 { $games }판을 { $file }에 보관했으며, 같은 명령으로 이어서 합니다.
arena-stopped-lost = 멈췄습니다. 끝난 게임 { $games }판은 보관하지 않았습니다. { "--resume" } 뒤에 파일을 적었다면 보관했을 것입니다.
arena-report-written = 보고서: { $file }.

## 보고서

arena-title = 아레나
arena-on-deals =
    { $deals ->
        [1] 시드 { $seed }의 배치
       *[other] 시드 { $seed }부터 배치 { $deals }가지
    }
arena-about =
    { $seats ->
        [1] 추기경봇과 겨룬 1인 게임 { $games }판, { arena-on-deals }. 규칙: { NAME($edition) }.
       *[other] { $seats }인 게임 { $games }판, { arena-on-deals }. 규칙: { NAME($edition) }.
    }
arena-played = Tiletum { $version } 버전에서 다음 명령으로 게임했습니다:
arena-budgets = 결정 하나에 쓸 수 있는 한도
arena-budget-nodes = 노드
arena-budget-own = 봇의 기본값
arena-why = 일어난 일
arena-game = 게임
arena-seed = 시드
arena-even = 모두 같을 때
arena-place-number = { $place }번 자리
arena-plot-rates = 승률과 95% 구간
arena-plot-ratings = 레이팅: 400점 높으면 이길 가망이 열 배
arena-plot-scores = 최종 점수: 최저, 사분위, 최고. 마름모는 평균
arena-plot-times = 결정 하나의 생각 시간
arena-plot-seats = 첫 턴 순서의 자리별 승률과 95% 구간
arena-plot-vp = 승점
arena-plot-seconds = 초
arena-plot-in-table = 수치는 “{ $table }” 표에 있습니다.

## 요청했지만 할 수 없는 것

arena-twice = “{ $bot }” 봇이 두 번 참가합니다. 봇마다 한 번만 적거나, 하나에 다른 한도를 주세요.
arena-setting = “{ $setting }”: 봇의 설정이 아닙니다. { $bot }{ "@nodes=500" } 또는 { $bot }{ "@seconds=2" }처럼 적으세요.
arena-nodes = “{ $nodes }”: 노드 수로 쓸 수 없습니다. 1부터 1000000000까지의 정수를 적으세요.
arena-seconds = “{ $seconds }”: 초 단위 한도로 쓸 수 없습니다. 0보다 크고 3600 이하인 수를 적으세요.
arena-workers = 작업 프로세스는 1개부터 { $most }개까지입니다.
arena-journal-foreign = { $file }: 이미 있는 파일이고 아레나 일지가 아니므로 건드리지 않았습니다. 다른 이름을 고르세요.
arena-journal-other = { $file }: 봇, 규칙, 시드 또는 버전이 다른 실행의 일지입니다. 다른 이름을 고르세요.
arena-journal-damaged = { $file }: 손상되었습니다. { $line }번째 줄이 이 실행의 게임 기록이 아닙니다.
arena-journal-taken = { $file }: 다른 실행이 쓰고 있습니다. 끝날 때까지 기다리거나 다른 이름을 고르세요.
arena-no-worker = 게임을 할 프로세스를 시작할 수 없습니다.
arena-other-version = 게임을 할 프로세스의 Tiletum 버전({ $theirs })이나 규칙이 이곳({ $ours })과 다릅니다. 모든 곳에 같은 버전을 설치하세요.
arena-no-cluster = 클러스터에서 게임하려면 Ray가 필요합니다. 설치: { "pip install 'tiletum[cluster]'" }
arena-cluster = { $address }의 클러스터를 쓸 수 없습니다: { $why }.
arena-cluster-unnamed = { "--cluster" } 다음에는 Ray 클러스터의 주소(예: 192.168.1.5:6379)나 { "auto" }를 적으세요.
arena-cluster-lost = 클러스터에서 게임하던 프로세스가 모두 사라졌습니다.
arena-no-report = 보고서를 만들려면 { "matplotlib" }이 필요합니다. 설치: { "pip install 'tiletum[report]'" }

## 끝까지 가지 못한 게임

bot-hung = “{ $bot }” 봇이 { $seconds }초가 지나도 답하지 않았습니다.
bot-died = “{ $bot }” 봇이 자기 프로세스를 끝냈습니다(코드 { $code }).
arena-broken = 봇의 잘못이 아닌 까닭으로 게임을 이어 갈 수 없었습니다: { $why }.
arena-broken-guests = 게임을 이어 갈 수 없었으며, 다른 패키지의 봇({ $guests }) 때문일 수 있습니다: { $why }.
arena-worker-died = 봇의 잘못이 아닌 까닭으로 게임하던 프로세스가 끝났습니다(코드 { $code }).
arena-worker-died-guests = 게임하던 프로세스가 끝났으며(코드 { $code }), 다른 패키지의 봇({ $guests }) 때문일 수 있습니다.
