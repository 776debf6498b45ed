### 온라인 테이블의 서버가 하는 말: 한 문장씩.

## 거부

server-malformed = 서버가 이해할 수 없는 요청입니다: { $why }.
server-no-token = 유효한 테이블 링크가 필요합니다. 테이블을 연 사람에게 새 링크를 받으세요.
server-not-allowed = 이 테이블의 링크이지만, 이 일에는 쓸 수 없습니다.
server-foreign = 다른 사이트의 페이지가 보낸 요청입니다. 이 게임의 페이지에서만 할 수 있습니다.
server-host = 이 서버는 “{ $host }”(이)라는 이름으로 온 요청을 받지 않습니다. 서버의 숫자 주소나 본래 이름을 쓰세요. 서버 운영자는 설정의 { "“hosts”" }에 이 이름을 추가할 수 있습니다.
server-metrics = 측정값은 이 컴퓨터에서만, 또는 설정의 { "“metrics_token”" }을 보내는 프로그램만 읽을 수 있습니다.
server-no-table = 그런 테이블이 없습니다. 기간이 지났을 수도 있습니다.
server-no-client = 브라우저용 화면을 아직 만들지 않았습니다: { "make client" }를 실행하세요.
server-no-page = 이 주소에는 아무것도 없습니다.
server-method = 이 주소는 그렇게 쓸 수 없습니다.
server-too-large = 너무 큽니다.
server-too-many = 이 주소에서 요청이 너무 많이 왔습니다. 잠시 기다리세요.
server-full = 서버가 받을 수 있는 테이블이 모두 찼습니다. 나중에 다시 해 보세요.
server-crowded = 이 테이블의 관전자가 서버의 한도에 이르렀습니다.
server-long = 이 게임에서 너무 많이 되돌렸습니다. 테이블의 항목은 { $most }개까지입니다.
server-chat-full = 이 테이블의 대화가 한도에 이르렀습니다.
server-tables-each = 이 주소에서 연 끝나지 않은 테이블이 한도인 { $most }개에 이르렀습니다. 먼저 하나를 끝내거나 닫고, 아니면 나중에 다시 시도하세요.
server-uploaded = 이 주소에서 저장된 게임과 상자를 너무 많이 보냈습니다. 잠시 뒤에 다시 보내세요.
server-blocked = 서버 운영자가 당신의 네트워크를 차단했습니다. 테이블을 열거나 힌트를 받을 수 없습니다.
server-chat-empty = 이 메시지에는 보여 줄 내용이 없습니다. 내용을 적으세요.
server-busy = 힌트를 기다리는 사람이 너무 많습니다. 잠시 뒤에 다시 요청하세요.
server-busy-uploads = 읽기를 기다리는 파일이 서버가 허용하는 만큼 찼습니다. 잠시 뒤에 다시 시도하세요.
server-box-limits = 이 구성물 파일을 읽는 데 서버가 허용하는 것보다 많은 시간이나 메모리가 들었습니다. 파일을 더 작고 단순하게 만드세요.
server-no-moment = 테이블은 지금 버전 { $now }입니다. 버전 { $asked }에는 아직 이르지 않았습니다.
server-no-decision = 그 시점에는 아무도 결정할 것이 없습니다.
server-stale = 그사이 테이블이 진행되었습니다. 지금은 버전 { $now }이고, 보던 것은 버전 { $seen }입니다. 다시 확인하세요.
server-future = 이 테이블은 아직 버전 { $seen }까지 가지 않았습니다. 지금은 버전 { $now }입니다. 다시 확인하세요.
server-not-started = 아직 빈자리가 있어 게임이 시작되지 않았습니다.
server-started = 게임이 이미 시작되었거나 빈자리가 없습니다.
server-free = 그 자리에는 떠날 사람이 없습니다.
server-not-over = 게임이 아직 끝나지 않았습니다.
server-too-far = 행동 { $moves }개 뒤에는 다른 사람이 결정하거나 공개할 것이 있습니다. 거기까지만 보내세요.
server-key-used = “{ $used }” 키는 이미 다른 요청에 쓰였습니다. 새 키를 고르세요.
server-resigned = 이 자리의 플레이어는 기권했습니다.
server-handed = 봇이 대신 하고 있는 자리입니다. 먼저 자리를 되찾으세요.
server-yours = 이 자리는 직접 하고 있습니다.
server-plays = 그 봇이 이미 이 자리를 맡고 있습니다.
server-not-absent = 교체할 수 있는 대상은 같은 테이블의 다른 사람뿐입니다.
server-present = 이 사람은 자리를 비우지 않았습니다. 테이블 페이지를 열어 두지 않았고, 결정할 차례가 되었거나 봇이 대신 하기 시작한 지 { $minutes }분이 지난 사람만 교체할 수 있습니다.
server-not-asked = 지금 답할 것이 없습니다.
server-asked = 이미 테이블에 올라온 제안이 있습니다. 먼저 답하거나 거두어야 합니다.
server-proposal-gone = 답하려는 제안은 더 이상 없습니다. 다시 확인하세요.
server-link-own = 자신의 자리입니다. 새 링크는 직접 만드세요.
server-link-ask = 게임이 시작되어 자리의 링크는 그 사람의 것입니다. 테이블에서 새 링크를 제안하면 다른 사람들이 동의할 수 있습니다.
server-link-wait = 이 사람이 돌아올 수 있는 시간이 { $minutes }분 남았습니다. 그 뒤에 다시 요청하세요.
server-replace-bot = 동의할 다른 사람이 없으므로 이 자리는 봇만 이어받을 수 있습니다.
server-notice-link-asked = { SEAT($by, particle: "이/가") } 자리를 비운 { SEAT($seat) }의 자리에 새 링크를 요청합니다. 돌아오면 거절할 수 있습니다.
server-notice-link-given = { SEAT($seat) }의 자리에 새 링크가 생겼고 { SEAT($by, particle: "이/가") } 받았습니다.
server-notice-link-ended = { SEAT($seat, particle: "이/가") } 자리와 링크를 그대로 지킵니다.
server-notice-seat-given = { SEAT($seat) }의 자리는 다른 사람에게 넘어가며 { SEAT($by, particle: "이/가") } 링크를 받았습니다.
server-no-clock = 멈추거나 다시 움직일 시계가 없습니다.
server-stopped = 이번 턴에 이미 시계를 멈췄습니다. 이제는 다른 사람만 멈출 수 있습니다.
server-hook = { $url }: 호출할 수 없습니다. 일반 포트를 쓰는 공개 http 또는 https 주소를 적으세요.
server-seats = 이 게임은 { $seats }자리입니다. 자리마다 누가 하는지 적고, 추기경봇이 참가하면 두 번째에 적으세요.
server-cardinalbot = 추기경봇은 한 자리와 겨룹니다. 두 자리를 적고 추기경봇을 두 번째에 두세요.
server-colour = 플레이어마다 색이 달라야 합니다.
server-colour-cardinalbot = 추기경봇은 이미 자기 색이 있습니다. 다른 색을 정하지 마세요.
server-solo-both = 추기경봇의 난이도나 도전 과제 가운데 하나만 적으세요.
server-save-option = 저장한 게임은 자체 설정으로 이어집니다. “{ $option }” 항목을 빼세요.
server-position = 이 저장된 게임은 턴 도중의 상황에서 시작했습니다. 서버는 턴이 시작되는 상황만 받습니다. { "tiletum play" } 명령으로 이어 하세요.
server-position-large = 이 저장된 게임이 시작된 상황이 너무 큽니다. 서버는 { $most }바이트까지만 받습니다.
server-internal = 서버에 문제가 생겼습니다. 잃은 것은 없으니 다시 해 보세요.
server-disk-full = 서버의 디스크가 가득 차 아무것도 바뀌지 않았습니다. 나중에 다시 해 보세요.
server-no-database = 서버가 데이터베이스에 연결하지 못해 아무것도 바뀌지 않았습니다. 잠시 뒤에 다시 해 보세요.
server-unsure = 데이터베이스가 제때 응답하지 않아 저장되었는지 알 수 없습니다. 같은 키로 다시 보내거나 먼저 테이블을 확인하세요.
server-newer = 더 새로운 버전의 Tiletum이 저장한 것입니다. 그 버전을 설치하세요.
server-damaged = { $table } 테이블은 이 버전에서 읽을 수 없습니다.
server-upload = 파일

## 서버 시작하기

server-bad-url = { $url }: 데이터베이스가 아닙니다. { "sqlite:///FILE" } 또는 { "postgresql://USER@HOST/DATABASE" }로 적으세요.
server-cannot-open = { $url } 데이터베이스를 열 수 없습니다: { $why }.
server-no-room = 데이터베이스 { $url }의 디스크가 가득 차서 갱신하지 못했습니다. 바뀐 것은 없으니, 공간을 비우고 다시 시작하세요.
server-settings = { $file }의 설정을 쓸 수 없습니다: { $why }.
server-in-use = { $url }: 이미 다른 서버가 쓰고 있습니다. 서버가 여럿이면 PostgreSQL을 쓰세요.
server-workers = SQLite는 프로세스 하나에만 쓸 수 있습니다. 작업 프로세스 { $workers }개에는 PostgreSQL을 쓰세요.
server-port = 서버가 { $host }의 { $port }번 포트를 쓸 수 없습니다({ why-system }). { "--port" } 옵션으로 다른 포트를 고르세요.
server-listening = 테이블 주소: { $address }, 저장 위치: { $database }. Ctrl+C로 멈춥니다.
server-network = 같은 네트워크의 다른 기기에서: { $address }
server-network-unknown = 네트워크에서 이 컴퓨터의 주소를 알아내지 못했습니다. 다른 기기에서 접속하려면 그 주소가 필요합니다.
server-not-empty = { $url }: 이미 테이블이 있습니다. 빈 데이터베이스에 복원하세요.
server-not-a-backup = { $file }: 온전한 테이블 백업이 아닙니다.
server-backup = 테이블 { $tables }개를 { $file }에 적었습니다. 진행 중인 게임의 시드가 들어 있으니 남에게 보이지 마세요.
server-restored = { $file }에서 테이블 { $tables }개를 복원했습니다.

## 서버의 테이블 관리: tiletum tables

tables-id = 테이블
tables-status = 상태
tables-players = 플레이어
tables-version = 기록
tables-opened = 연 때
tables-touched = 마지막 변경
tables-place = 연 곳
tables-network = 네트워크
tables-since = 차단 시작
tables-status-name = { $status ->
        [open] 대기 중
        [playing] 진행 중
       *[other] 끝남
    }
tables-listed = 테이블 { $tables }개. { $pages }쪽 중 { $page }쪽.
tables-table = { $public ->
        [yes] 테이블 { $table }: { tables-status-name }, 공개
       *[no] 테이블 { $table }: { tables-status-name }
    }
tables-times = 연 때 { $opened }, 마지막 변경 { $touched }
tables-size = 기록: { $version }개(규칙 개정 { $rules }), { $size }자. 대화: { $chats }줄.
tables-opened-from = 연 곳: { $place }
tables-seat = { $seat }번 자리: { $name }
tables-turn = (이 사람 차례)
tables-hook = (웹훅 있음)
tables-said = { $at } { $name }: { $text }
tables-confirm = 이 테이블은 되살릴 수 없습니다. 지우려면 테이블의 ID를 입력하세요:
tables-kept = 테이블 { $table }을(를) 지우지 않았습니다.
tables-removed = 테이블 { $table }을(를) 지웠습니다. SQLite를 쓰는 서버는 1분 안에 알아차립니다.
tables-none = 이 데이터베이스에는 테이블 { $table }이(가) 없습니다.
tables-playing = 테이블 { $table }에서 게임이 진행 중이라 닫을 수 없습니다. { "tiletum tables remove" }를 쓰면 지울 수 있습니다.
tables-over = 테이블 { $table }의 게임은 끝나서 닫을 것이 없습니다. { "tiletum tables remove" }를 쓰면 지울 수 있습니다.
tables-no-address = { $given }은(는) IP 주소도 아니고, { "tiletum tables list" }가 보여 주는 연 곳도 아닙니다.
tables-blocked = { $name }을(를) 차단했습니다(연 곳 { $place }). 실행 중인 서버는 1분 안에 알아차립니다. 그곳에서 연 끝나지 않은 테이블 { $tables }개는 계속됩니다.
tables-unblocked = { $name }의 차단을 풀었습니다.
tables-not-blocked = { $name }은(는) 차단되어 있지 않습니다.
tables-none-blocked = 차단된 네트워크가 없습니다.
server-older = 이 데이터베이스는 더 오래된 Tiletum이 만들었습니다. { "tiletum serve" }를 한 번 실행해 갱신하세요.
