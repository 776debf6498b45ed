/* A typical step of the game in C: list the moves of an action and of the tasks, make one, settle the stack.
   It has the engine's data (boards of 72 numbers, steps of five) and none of its rules' breadth, so its time is a
   bound that no engine in Python can reach. Prints nanoseconds a step; `tiletum bench` compiles and runs it. */
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

enum { GOLD, FOOD, WOOL, STONE, IRON, SCORE, MERCHANT = 7, FREE = 16, STORE = 66, PLACES = 72, SPACES = 26 };
typedef struct { int stack[16][5], top, points, seat, board[4][PLACES], houses[SPACES]; } State;
static int near_to[SPACES][4], price[90][2];
static unsigned seed = 1;

static int draw(int below) { return (seed = seed * 1664525u + 1013904223u) / (0xffffffffu / below + 1); }

static int list_moves(const State *s, int *out) {
    const int *b = s->board[s->seat];
    int n = 0;
    if (s->points)
        for (int i = 0; i < 4; i++) out[n++] = near_to[b[MERCHANT]][i];
    if (b[GOLD] >= 2)
        for (int kind = FOOD; kind <= IRON; kind++) out[n++] = 100 + kind;
    for (int i = STORE, last = -1; i < PLACES; i++)
        if (b[i] > last && b[WOOL] >= price[last = b[i]][0] && b[IRON] >= price[last][1]) out[n++] = 200 + last;
    out[n++] = 300;
    return n;
}

static void apply(State *s, int move) {
    int *b = s->board[s->seat];
    if (move < 100) { b[MERCHANT] = move; s->points--; s->houses[move] = s->seat; }
    else if (move < 200) { b[GOLD] -= 2; b[move - 100]++; }
    else if (move < 300) { b[SCORE] += price[move - 200][0]; b[FREE]++; b[WOOL]++; }
    else { int *step = s->stack[++s->top]; step[0] = 37; step[1] = s->seat; }
    while (s->stack[s->top][0] >= 31) {
        s->top--; s->seat = (s->seat + 1) & 3; s->points = 4; s->board[s->seat][GOLD] = 3;
    }
}

int main(void) {
    static State s;
    int moves[64], steps = 20000000;
    for (int i = 0; i < SPACES; i++) for (int k = 0; k < 4; k++) near_to[i][k] = draw(SPACES);
    for (int i = 0; i < 90; i++) { price[i][0] = draw(6); price[i][1] = draw(6); }
    for (int p = 0; p < 4; p++) for (int i = 0; i < PLACES; i++) s.board[p][i] = i < STORE ? draw(4) : 10 * (i - STORE);
    clock_t start = clock();
    for (int i = 0; i < steps; i++) apply(&s, moves[draw(list_moves(&s, moves))]);
    printf("%.2f %d\n", 1e9 * (clock() - start) / CLOCKS_PER_SEC / steps, s.board[0][SCORE]);
    return 0;
}
