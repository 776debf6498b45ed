# 할 수는 있지만 후회할 수 있는 행동 뒤에 붙는 말.
warning-no-room-left = 이 유형의 인물이 있는 { $building }번 건물이 가득 차, 이 인물은 배치할 수 없습니다
warning-too-many-contracts = 가진 계약이 비어 있는 계약 칸보다 많아집니다
warning-storehouse-full = 창고가 가득 찹니다
warning-points-lost = { $points } AP를 잃습니다
warning-tasks-left = 아직 할 수 있는 과업을 하지 못하게 됩니다. 마지막 차례입니다
warning-helper-wasted = 지금은 아무 효과가 없습니다
warning-bonus-wasted = 지금은 보너스에 아무 효과가 없습니다
warning-reward-wasted = 지금은 추가 보상에 아무 효과가 없습니다
warning-bonus-lost = 남은 보너스를 잃습니다
warning-reveals = 새 인물이 공개되어 되돌릴 수 없습니다
