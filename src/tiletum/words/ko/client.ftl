### 브라우저 화면.

ui-unreachable = 서버에 연결할 수 없습니다. 아무것도 바뀌지 않았으니 다시 해 보세요.
ui-walk = { NAME($piece, particle: "을/를") } { NAME($space, particle: "으로/로") } 이동 ({ $steps }칸)
