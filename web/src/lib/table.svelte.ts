/**
 * A table as this browser knows it: connected by a stream that reconnects by itself, the position kept up to date by
 * what changed, and the acts that a seat can do. No rule is known here: what may be done is what the server listed.
 */
import { untrack } from 'svelte';
import { api, refusalOf, Unreachable } from './api';
import { lookForBuild, untilBack } from './build.svelte';
import { called } from './called';
import { anyToken, keep, keptTable, type KeptTable } from './kept.svelte';
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

/** A server that is away is asked again when the stream is back. */
function unlessAway(error: unknown): null {
  if (error instanceof Unreachable) return null;
  throw error;
}

interface Changed {
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
  /** Everything that happened, as far as it is loaded: complete once `logComplete`. */
  log = $state.raw<Happening[]>([]);
  logComplete = $state(false);
  /** How many of the events were seen when this page was opened; null for who comes for the first time. */
  seenEvents: number | null = null;
  connection = $state<'connecting' | 'online' | 'lost' | 'refused'>('connecting');
  /** A sentence for people about what was refused last. */
  refusal = $state<string | null>(null);
  /** Anchors of the places that what was just told has touched (see choice.svelte.ts). */
  highlight = $state.raw<ReadonlySet<string>>(new Set());
  /** What has happened, but is still to be told. */
  untold = $state.raw<Happening[]>([]);
  /** A link for somebody who takes a seat over, as it was answered to the last one who agreed. */
  newLink = $state.raw<SeatLink | null>(null);
  /** An act is on its way to the server. */
  busy = $state(false);

  position = $derived((this.game?.position as Position | undefined) ?? null);
  /** The seats that are played on this device. */
  seats = $derived(Object.keys(this.#kept()?.seats ?? {}).map(Number));
  /** The seat that is asked, if it is one of ours. */
  acting = $derived.by(() => {
    const seat = this.game?.to_move ?? null;
    if (seat === null || !this.seats.includes(seat) || this.table?.seats[seat]?.player !== 'person') return null;
    return seat;
  });
  /** The seat whose board is shown as mine. */
  me = $derived(this.acting ?? this.seats[0] ?? null);
  moves = $derived.by<Move[]>(() => {
    const { game } = this;
    if (!game?.guide || this.acting === null) return [];
    const { moves, warnings } = game.guide;
    return game.moves.map((move, index) => ({
      ...(move as Pick<Move, 'text' | 'group' | 'kind'>),
      said: moves[index] as unknown as Said,
      warnings: (warnings[move.text] ?? []) as unknown as Said[],
    }));
  });

  /** Of choices that were several moves, such as a walk: how many, by how many moves had been made after them. */
  #together = $state.raw<Record<number, number>>({});
  /** What can be taken back, counted as it was chosen. */
  undoable = $derived.by(() => {
    const { moves = 0, reason = 'start' } = this.game?.undo ?? {};
    let choices = 0;
    for (let left = Number(moves); left > 0; choices++)
      left -= this.#together[(this.game?.made ?? 0) - Number(moves) + left] ?? 1;
    return { moves: choices, reason };
  });

  #socket: WebSocket | null = null;
  #wait = FIRST_WAIT;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #pings: ReturnType<typeof setInterval> | undefined;
  #closed = false;
  /** Ends the wait of the act that was made last, once the stream reports its version. */
  #afterChange: (() => void) | null = null;
  /** How many moves were seen before the stream was opened. */
  #seen: number | null = null;

  constructor(id: string) {
    this.id = id;
  }

  #kept(): KeptTable | undefined {
    return keptTable(this.id);
  }

  /** As far as it has been told. */
  scoreOf(seat: number): number {
    const score = this.position?.boards[seat]?.score ?? 0;
    return this.untold.reduce(
      (score, { event }) => score - (event.key === 'score' && event.seat === seat ? event.points : 0),
      score,
    );
  }

  get token(): string | undefined {
    return anyToken(this.#kept());
  }

  seatToken(seat: number): string | undefined {
    return this.#kept()?.seats[seat];
  }

  // --- the stream ---

  connect(): void {
    this.#closed = false;
    clearTimeout(this.#timer);
    clearInterval(this.#pings);
    this.#socket?.close();
    const socket = new WebSocket(new URL('./api/stream', location.href.split('#')[0]!.replace(/^http/, 'ws')));
    this.#socket = socket;
    this.#seen = this.#kept()?.seen ?? null;
    socket.onopen = () =>
      socket.send(
        JSON.stringify({
          table: this.id,
          token: this.token ?? null,
          guide: true,
          since: this.#seen,
          version: this.game?.version ?? 0,
        }),
      );
    let heard = true;
    socket.onmessage = (message) => {
      // A line that was given up may come to life once more: what it tells is older than what the new one does.
      if (socket !== this.#socket) return;
      heard = true;
      this.#take(JSON.parse(message.data as string) as { type?: string });
    };
    socket.onclose = () => this.#lost(socket);
    // A line that went dead says nothing, not even that it is closed: whoever does not answer is gone.
    this.#pings = setInterval(() => {
      if (!heard) return this.#lost(socket);
      if (socket.readyState !== WebSocket.OPEN) return;
      heard = false;
      socket.send('ping');
    }, PING_EVERY);
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
    clearInterval(this.#pings);
    this.#socket?.close();
  }

  #lost(socket: WebSocket): void {
    if (socket !== this.#socket) return;
    clearInterval(this.#pings);
    if (this.#closed || this.connection === 'refused') return;
    this.connection = 'lost';
    this.#timer = setTimeout(() => this.connect(), this.#wait * (0.5 + Math.random()));
    this.#wait = Math.min(this.#wait * 2, LONGEST_WAIT);
  }

  #take(message: { type?: string }): void {
    if (message.type === 'state') this.#state(message as unknown as State);
    else if (message.type === 'change') this.#change(message as Changed);
    else if ('error' in message) this.#refused(message as unknown as Refusal);
  }

  #refused(refusal: Refusal): void {
    // A server that is short of something will have it again; a token that is void stays so.
    if (refusal.error === 'store' || refusal.error === 'too-many') return;
    this.connection = 'refused';
    // A stream cannot be opened with the language that was chosen here, so the sentence is made here.
    this.refusal = has(refusal.key) ? say(refusal.key, refusal.args) : refusal.message;
  }

  #state(state: State): void {
    if (this.connection === 'lost') void lookForBuild();
    this.connection = 'online';
    this.#wait = FIRST_WAIT;
    this.table = state.table;
    this.chat = state.chat;
    this.game = state.game;
    this.logComplete = false;
    if (this.#seen !== null) this.seenEvents ??= state.game?.first_event ?? null;
    this.#names();
    this.#afterChange?.();
    if (state.game) {
      void this.loadBox();
      void this.loadLog();
    }
  }

  #change(change: Changed): void {
    if (change.table) this.table = change.table;
    if (change.chat) this.chat = [...this.chat, ...change.chat];
    this.#names();
    if (!change.game) return;
    const begins = this.game === null;
    const { made } = change.game;
    if (made < (this.game?.made ?? 0))
      this.#together = Object.fromEntries(Object.entries(this.#together).filter(([after]) => Number(after) <= made));
    this.game = { ...change.game, position: { ...this.game?.position, ...change.game.position } };
    if (begins) void this.loadBox();
    if (change.game.first_event <= this.log.length) this.#happened(change.game);
    else void this.loadLog();
    this.#afterChange?.();
  }

  #names(): void {
    setNames(this.table ? called(this.table) : []);
  }

  #happened(game: GameState): void {
    const said = game.guide?.events ?? [];
    const happened = game.events.map((event, index) => ({ event, said: said[index] })) as unknown as Happening[];
    this.log = [...this.log.slice(0, game.first_event), ...happened];
  }

  async loadLog(): Promise<void> {
    const state = await api.look(this.id, this.token, this.game?.version).catch(unlessAway);
    if (!state?.game) return;
    // Told meanwhile by the stream: what was asked for is not all any more.
    if (state.game.version < (this.game?.version ?? 0)) return this.loadLog();
    this.log = [];
    this.#happened(state.game);
    this.logComplete = true;
  }

  async loadBox(): Promise<void> {
    this.printed ??= (await api.box(this.id, this.token).catch(unlessAway)) ?? null;
  }

  // --- acts ---

  /** Play moves, all or none. What is refused is told in `refusal`. */
  async play(moves: string[]): Promise<boolean> {
    const after = (this.game?.made ?? 0) + moves.length;
    const played = await this.#act((token, version) => api.moves(this.id, token, version, moves));
    if (played && moves.length > 1 && this.game?.made === after)
      this.#together = { ...this.#together, [after]: moves.length };
    return played;
  }

  /** The last choice as a whole; the turn if `choices` is 0. */
  undo(choices = 1): Promise<boolean> {
    const decisions = choices && Math.min(this.#together[this.game?.made ?? 0] ?? 1, Number(this.game?.undo.moves));
    return this.#act((token, version) => api.undo(this.id, token, version, decisions));
  }

  preview(moves: string[]): Promise<Previewed> {
    return api.preview(this.id, this.token, this.game!.version, moves);
  }

  /** For a seat of this device: resign, hand, back, pause, run, proposals, answers. */
  act(what: string, body: unknown = {}, seat = this.me): Promise<boolean> {
    return this.#act((token) => api.act(this.id, token, what, body), seat);
  }

  /** Whether it was said. */
  chatLine(text: string): Promise<boolean> {
    return this.#act((token) => api.say(this.id, token, text), this.me);
  }

  async #act(
    send: (token: string, version: number) => Promise<unknown>,
    seat = this.acting ?? this.me,
  ): Promise<boolean> {
    const token = seat === null ? undefined : this.seatToken(seat);
    if (!token || this.busy) return false;
    this.busy = true;
    this.refusal = null;
    try {
      const answer = (await send(token, this.game?.version ?? 0)) as { version?: number; link?: SeatLink | null };
      if (answer.link) this.newLink = answer.link;
      await this.#reached(answer.version ?? 0);
      return true;
    } catch (error) {
      this.refusal = refusalOf(error);
      untilBack(error, this);
      return false;
    } finally {
      this.busy = false;
    }
  }

  /** Wait for the stream to report a version: until then the legal moves listed here are those of an older one. */
  #reached(version: number): Promise<void> {
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

  /** Somebody looked: what happens from now on is new. */
  seen(): void {
    const made = this.game?.made;
    // What is kept is written here, so reading it must not call for another look.
    const before = untrack(() => this.#kept());
    if (made !== undefined && before && before.seen !== made) keep(this.id, { seen: made });
  }
}
