### 선택지의 제목.

group-die = 주사위
group-tile = 보너스 타일
group-action = 액션
group-task = 과업
group-end = 마치기
group-outcome = 공개될 수 있는 것
