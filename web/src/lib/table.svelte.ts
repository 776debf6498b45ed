/**
 * The client's copy of a table: a stream that reconnects by itself, the position with its changes, and the acts of a
 * seat. It contains no rules: the server lists the legal moves.
 */
import { untrack } from 'svelte';
import { api, refusalOf, UnreachableError } from './api';
import { checkBuild, clearOnReconnect } from './build.svelte';
import { playerNames } from './players';
import { anyToken, keep, keptTable, type KeptTable } from './storage.svelte';
import type {
  ChatLine,
  GameState,
  Happening,
  Move,
  Position,
  Previewed,
  Printed,
  Refusal,
  Said,
  SeatLink,
  State,
  TableState,
} from './types';
import { has, say, setNames } from './words.svelte';

const FIRST_WAIT = 500;
const LONGEST_WAIT = 5_000;
const PING_EVERY = 12_000;
/** How long an act waits for the stream to report its version. */
const LONGEST_STALE = 4_000;

/** Ignore an unreachable server: the request is repeated when the stream reconnects. */
function ignoreUnreachable(error: unknown): null {
  if (error instanceof UnreachableError) return null;
  throw error;
}

interface ChangeMessage {
  type: 'change';
  serial: number;
  table?: TableState;
  game?: GameState;
  chat?: ChatLine[];
}

/** The number of the next line of the chat. Not how many there are: the server sends only the last ones. */
export const nextLine = (table: Table): number => (table.chat.at(-1)?.number ?? -1) + 1;

export class Table {
  readonly id: string;
  table = $state.raw<TableState | null>(null);
  game = $state.raw<GameState | null>(null);
  printed = $state.raw<Printed | null>(null);
  chat = $state.raw<ChatLine[]>([]);
  /** The loaded events; all of them once `logComplete`. */
  log = $state.raw<Happening[]>([]);
  logComplete = $state(false);
  /** The number of events that had been seen when this page was opened; null on the first visit. */
  seenEvents: number | null = null;
  connection = $state<'connecting' | 'online' | 'lost' | 'refused'>('connecting');
  /** The message about the last refusal. */
  refusal = $state<string | null>(null);
  /** Anchors of the places to light up (see choice.svelte.ts). */
  highlight = $state.raw<ReadonlySet<string>>(new Set());
  /** Events that the story has not shown yet. */
  story = $state.raw<Happening[]>([]);
  /** The link for a seat's new player. The last player who agreed receives it. */
  newLink = $state.raw<SeatLink | null>(null);
  /** Whether an act is pending. */
  busy = $state(false);

  position = $derived((this.game?.position as Position | undefined) ?? null);
  /** The seats that are played on this device. */
  seats = $derived(Object.keys(this.#stored()?.seats ?? {}).map(Number));
  /** The active player's seat, if it is played on this device. */
  activeSeat = $derived.by(() => {
    const seat = this.game?.to_move ?? null;
    if (seat === null || !this.seats.includes(seat) || this.table?.seats[seat]?.player !== 'person') return null;
    return seat;
  });
  /** The seat whose board is shown as mine. */
  me = $derived(this.activeSeat ?? this.seats[0] ?? null);
  moves = $derived.by<Move[]>(() => {
    const { game } = this;
    if (!game?.guide || this.activeSeat === null) return [];
    const { moves, warnings } = game.guide;
    return game.moves.map((move, index) => ({
      ...(move as Pick<Move, 'text' | 'group' | 'kind'>),
      said: moves[index] as unknown as Said,
      warnings: (warnings[move.text] ?? []) as unknown as Said[],
    }));
  });

  /** The number of moves in choices of several moves, such as a walk, by the number of moves made after the choice. */
  #choiceLengths = $state.raw<Record<number, number>>({});
  /** The undo limit, counted in choices. */
  undoLimit = $derived.by(() => {
    const { moves = 0, reason = 'start' } = this.game?.undo ?? {};
    let choices = 0;
    for (let left = Number(moves); left > 0; choices++)
      left -= this.#choiceLengths[(this.game?.made ?? 0) - Number(moves) + left] ?? 1;
    return { moves: choices, reason };
  });

  #socket: WebSocket | null = null;
  #wait = FIRST_WAIT;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #pings: ReturnType<typeof setInterval> | undefined;
  #closed = false;
  /** Ends the wait of the last act once the stream reports its version. */
  #afterChange: (() => void) | null = null;
  /** The number of moves seen before the stream was opened. */
  #seenMoves: number | null = null;

  constructor(id: string) {
    this.id = id;
  }

  #stored(): KeptTable | undefined {
    return keptTable(this.id);
  }

  /** Return a seat's score as far as the story has shown it. */
  scoreOf(seat: number): number {
    const score = this.position?.boards[seat]?.score ?? 0;
    return this.story.reduce(
      (score, { event }) => score - (event.key === 'score' && event.seat === seat ? event.points : 0),
      score,
    );
  }

  get token(): string | undefined {
    return anyToken(this.#stored());
  }

  seatToken(seat: number): string | undefined {
    return this.#stored()?.seats[seat];
  }

  // --- stream ---

  connect(): void {
    this.close();
    this.#closed = false;
    const socket = new WebSocket(new URL('./api/stream', location.href.split('#')[0]!.replace(/^http/, 'ws')));
    this.#socket = socket;
    this.#seenMoves = this.#stored()?.seen ?? null;
    socket.onopen = () =>
      socket.send(
        JSON.stringify({
          table: this.id,
          token: this.token ?? null,
          guide: true,
          since: this.#seenMoves,
          version: this.game?.version ?? 0,
        }),
      );
    let isAlive = true;
    socket.onmessage = (message) => {
      // An abandoned socket may come back to life. Its messages are outdated.
      if (socket !== this.#socket) return;
      isAlive = true;
      this.#receive(JSON.parse(message.data as string) as { type?: string });
    };
    socket.onclose = () => this.#reconnect(socket);
    // A dead connection does not even close. No reply to a ping means that it is lost.
    this.#pings = setInterval(() => {
      if (!isAlive) return this.#reconnect(socket);
      if (socket.readyState !== WebSocket.OPEN) return;
      isAlive = false;
      socket.send('ping');
    }, PING_EVERY);
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
    clearInterval(this.#pings);
    this.#socket?.close();
  }

  #reconnect(socket: WebSocket): void {
    if (socket !== this.#socket) return;
    clearInterval(this.#pings);
    if (this.#closed || this.connection === 'refused') return;
    this.connection = 'lost';
    this.#timer = setTimeout(() => this.connect(), this.#wait * (0.5 + Math.random()));
    this.#wait = Math.min(this.#wait * 2, LONGEST_WAIT);
  }

  #receive(message: { type?: string }): void {
    if (message.type === 'state') this.#applyState(message as unknown as State);
    else if (message.type === 'change') this.#applyChange(message as ChangeMessage);
    else if ('error' in message) this.#applyRefusal(message as unknown as Refusal);
  }

  #applyRefusal(refusal: Refusal): void {
    // A shortage on the server is temporary; an invalid token is not.
    if (refusal.error === 'store' || refusal.error === 'too-many') return;
    this.connection = 'refused';
    // A stream cannot request a language, so the message is translated here.
    this.refusal = has(refusal.key) ? say(refusal.key, refusal.args) : refusal.message;
  }

  #applyState(state: State): void {
    if (this.connection === 'lost') void checkBuild();
    this.connection = 'online';
    this.#wait = FIRST_WAIT;
    this.table = state.table;
    this.chat = state.chat;
    this.game = state.game;
    this.logComplete = false;
    if (this.#seenMoves !== null) this.seenEvents ??= state.game?.first_event ?? null;
    this.#updateNames();
    this.#afterChange?.();
    if (state.game) {
      void this.loadBox();
      void this.loadLog();
    }
  }

  #applyChange(change: ChangeMessage): void {
    if (change.table) this.table = change.table;
    if (change.chat) this.chat = [...this.chat, ...change.chat];
    this.#updateNames();
    if (!change.game) return;
    const begins = this.game === null;
    const { made } = change.game;
    if (made < (this.game?.made ?? 0))
      this.#choiceLengths = Object.fromEntries(
        Object.entries(this.#choiceLengths).filter(([after]) => Number(after) <= made),
      );
    this.game = { ...change.game, position: { ...this.game?.position, ...change.game.position } };
    if (begins) void this.loadBox();
    if (change.game.first_event <= this.log.length) this.#addEvents(change.game);
    else void this.loadLog();
    this.#afterChange?.();
  }

  #updateNames(): void {
    setNames(this.table ? playerNames(this.table) : []);
  }

  #addEvents(game: GameState): void {
    const said = game.guide?.events ?? [];
    const events = game.events.map((event, index) => ({ event, said: said[index] })) as unknown as Happening[];
    this.log = [...this.log.slice(0, game.first_event), ...events];
  }

  async loadLog(): Promise<void> {
    const state = await api.fullState(this.id, this.token, this.game?.version).catch(ignoreUnreachable);
    if (!state?.game) return;
    // The stream has reported more in the meantime.
    if (state.game.version < (this.game?.version ?? 0)) return this.loadLog();
    this.log = [];
    this.#addEvents(state.game);
    this.logComplete = true;
  }

  async loadBox(): Promise<void> {
    this.printed ??= (await api.box(this.id, this.token).catch(ignoreUnreachable)) ?? null;
  }

  // --- acts ---

  /** Play all of these moves or none. Sets `refusal` if they are refused. */
  async play(moves: string[]): Promise<boolean> {
    const after = (this.game?.made ?? 0) + moves.length;
    const played = await this.#act((token, version) => api.moves(this.id, token, version, moves));
    if (played && moves.length > 1 && this.game?.made === after)
      this.#choiceLengths = { ...this.#choiceLengths, [after]: moves.length };
    return played;
  }

  /** Undo the last choice, or the whole turn if `choices` is 0. */
  undo(choices = 1): Promise<boolean> {
    const last = this.#choiceLengths[this.game?.made ?? 0] ?? 1;
    const decisions = choices && Math.min(last, Number(this.game?.undo.moves));
    return this.#act((token, version) => api.undo(this.id, token, version, decisions));
  }

  preview(moves: string[]): Promise<Previewed> {
    return api.preview(this.id, this.token, this.game!.version, moves);
  }

  /** Act for a seat of this device: resign, hand, back, pause, run, proposals, answers. */
  act(what: string, body: unknown = {}, seat = this.me): Promise<boolean> {
    return this.#act((token) => api.act(this.id, token, what, body), seat);
  }

  /** Send a chat line; return whether it was sent. */
  sendChat(text: string): Promise<boolean> {
    return this.#act((token) => api.say(this.id, token, text), this.me);
  }

  async #act(
    send: (token: string, version: number) => Promise<unknown>,
    seat = this.activeSeat ?? this.me,
  ): Promise<boolean> {
    const token = seat === null ? undefined : this.seatToken(seat);
    if (!token || this.busy) return false;
    this.busy = true;
    this.refusal = null;
    try {
      const answer = (await send(token, this.game?.version ?? 0)) as { version?: number; link?: SeatLink | null };
      if (answer.link) this.newLink = answer.link;
      await this.#waitForVersion(answer.version ?? 0);
      return true;
    } catch (error) {
      this.refusal = refusalOf(error);
      clearOnReconnect(error, this);
      return false;
    } finally {
      this.busy = false;
    }
  }

  /** Wait until the stream reports a version. Until then the legal moves are outdated. */
  #waitForVersion(version: number): Promise<void> {
    const isReached = (): boolean => (this.game?.version ?? version) >= version;
    if (isReached()) return Promise.resolve();
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, LONGEST_STALE);
      this.#afterChange = () => {
        if (!isReached()) return;
        clearTimeout(timer);
        resolve();
      };
    });
  }

  /** Record that all moves so far have been seen. */
  markSeen(): void {
    const made = this.game?.made;
    // Untracked, because `keep` writes what this reads.
    const before = untrack(() => this.#stored());
    if (made !== undefined && before && before.seen !== made) keep(this.id, { seen: made });
  }
}
