/** A device that several people share: the active player gets it before anything is shown. */
import { keep, keptTable } from '../lib/storage.svelte';
import type { Table } from '../lib/table.svelte';

export class SharedDevice {
  readonly #table: Table;
  readonly #isShared = $derived.by(() => {
    const { seats, table } = this.#table;
    return seats.filter((seat) => table?.seats[seat]?.player === 'person').length > 1;
  });
  /** The seat whose player must get the device first. */
  readonly next = $derived.by(() => {
    const { id, activeSeat, game } = this.#table;
    const { unasked, holder } = keptTable(id) ?? {};
    return this.#isShared && !game?.over && !unasked && activeSeat !== (holder ?? activeSeat) ? activeSeat : null;
  });

  constructor(table: Table) {
    this.#table = table;
    // The first active player has the device already.
    $effect(() => {
      if (this.#isShared && table.activeSeat !== null && keptTable(table.id)?.holder == null)
        this.pass(table.activeSeat);
    });
  }

  /** Record that a seat's player has the device. */
  pass(seat: number): void {
    keep(this.#table.id, { holder: seat });
  }
}
