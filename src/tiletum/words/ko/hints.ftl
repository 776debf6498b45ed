### 힌트

hint-move = { $number }. { $move } – 최종 약 { $points }점
hint-then = 그다음: { $moves }
hint-later = 그다음, 더 좋은 것이 공개되지 않으면: { $moves }
hint-gains = 이 턴의 소득: { NAME($terms) }
hint-against-next = 차선책과 비교: { NAME($terms) }
hint-against-best = 최선책과 비교: { NAME($terms) }
hint-term = { NAME($term) } { $points }
hint-nothing = 거의 없음
hint-note = 최종 점수는 이후에도 이 힌트만큼 잘 둔다고 가정한 어림값입니다.
term-score = 얻은 점수
term-king = 왕 트랙
term-fairs = 앞으로의 축제
term-houses-pillars = 교역소와 기둥
term-map = 상인과 건축가 주변의 자리
term-contracts = 계약
term-cathedrals = 대성당
term-buildings = 건물
term-crests = 문장
term-storehouse = 창고
term-resources = 자원
term-tempo = 턴 순서
