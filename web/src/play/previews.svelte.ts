/** Previews of moves, requested when the player dwells on an offer and cached until the position changes. */
import type { Offer } from '../lib/choice.svelte';
import type { Table } from '../lib/table.svelte';
import type { Said } from '../lib/types';

const DWELL_TIME = 160;

export class Previews {
  readonly table: Table;
  /** The preview of the current offer. */
  lines = $state.raw<Said[]>([]);
  #current = '';
  #cache = new Map<string, Said[]>();
  #version = -1;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(table: Table) {
    this.table = table;
  }

  /** Show the preview of an offer. Also call it when the position changes. */
  show(offer: Offer | null): void {
    clearTimeout(this.#timer);
    const version = this.table.game?.version ?? -1;
    if (version !== this.#version) this.#cache.clear();
    this.#version = version;
    this.#current = offer?.moves.join(';') ?? '';
    const cached = this.#cache.get(this.#current);
    this.lines = cached ?? [];
    if (offer && !cached) this.#timer = setTimeout(() => void this.#load(offer.moves, version), DWELL_TIME);
  }

  async #load(moves: string[], version: number): Promise<void> {
    // The move may be pending already.
    if (this.table.busy || !this.table.moves.some((move) => move.text === moves[0])) return;
    const lines = await this.#request(moves);
    if (version !== this.#version) return;
    const key = moves.join(';');
    this.#cache.set(key, lines);
    // Another offer may be current by now.
    if (key === this.#current) this.lines = lines;
  }

  async #request(moves: string[]): Promise<Said[]> {
    try {
      return (await this.table.preview(moves)).said as unknown as Said[];
    } catch {
      // Do without a preview; the offer itself says enough.
      return [];
    }
  }
}
