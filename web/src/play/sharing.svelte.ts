/** A device on which several people play: whose turn it is gets the device first. */
import { keep, keptTable } from '../lib/kept.svelte';
import type { Table } from '../lib/table.svelte';

export class SharedDevice {
  readonly #table: Table;
  readonly #isShared = $derived.by(() => {
    const { seats, table } = this.#table;
    return seats.filter((seat) => table?.seats[seat]?.player === 'person').length > 1;
  });
  /** The seat whose player the device has to be passed to before anything is shown. */
  readonly next = $derived.by(() => {
    const { id, acting, game } = this.#table;
    const { unasked, holder } = keptTable(id) ?? {};
    return this.#isShared && !game?.over && !unasked && acting !== (holder ?? acting) ? acting : null;
  });

  constructor(table: Table) {
    this.#table = table;
    // The player who sat down first has the device already.
    $effect(() => {
      if (this.#isShared && table.acting !== null && keptTable(table.id)?.holder == null) this.pass(table.acting);
    });
  }

  /** Record that a seat's player has the device now. */
  pass(seat: number): void {
    keep(this.#table.id, { holder: seat });
  }
}
