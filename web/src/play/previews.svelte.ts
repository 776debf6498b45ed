/** What a move would bring, asked of the server when somebody dwells on it and kept as long as the position stands. */
import type { Offer } from '../lib/choice.svelte';
import type { Table } from '../lib/table.svelte';
import type { Said } from '../lib/types';

const DWELL = 160;

export class Previews {
  readonly table: Table;
  /** What the offer in question would bring. */
  lines = $state.raw<Said[]>([]);
  #wanted = '';
  #known = new Map<string, Said[]>();
  #version = -1;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(table: Table) {
    this.table = table;
  }

  /** To be called whenever another offer is in question, or the position has changed. */
  show(offer: Offer | null): void {
    clearTimeout(this.#timer);
    const version = this.table.game?.version ?? -1;
    if (version !== this.#version) this.#known.clear();
    this.#version = version;
    this.#wanted = offer?.moves.join(';') ?? '';
    const known = this.#known.get(this.#wanted);
    this.lines = known ?? [];
    if (offer && !known) this.#timer = setTimeout(() => void this.#ask(offer.moves, version), DWELL);
  }

  async #ask(moves: string[], version: number): Promise<void> {
    // What the pointer rests on may be about to be played.
    if (this.table.busy || !this.table.moves.some((move) => move.text === moves[0])) return;
    const said = await this.#answer(moves);
    if (version !== this.#version) return;
    const asked = moves.join(';');
    this.#known.set(asked, said);
    // Something else may be in question by now.
    if (asked === this.#wanted) this.lines = said;
  }

  async #answer(moves: string[]): Promise<Said[]> {
    try {
      return (await this.table.preview(moves)).said as unknown as Said[];
    } catch {
      // A preview that cannot be had is no loss: the offer itself says the most.
      return [];
    }
  }
}
