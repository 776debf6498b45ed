/** What a page asks of the server: whether an answer is still awaited, and what was refused. */
import { refusalOf } from './api';
import { untilBack } from './build.svelte';

export class Trying {
  busy = $state(false);
  /** A sentence for people. */
  refusal = $state<string | null>(null);

  /** Whether it was done. */
  async do(what: () => Promise<unknown>): Promise<boolean> {
    this.busy = true;
    this.refusal = null;
    try {
      await what();
      return true;
    } catch (error) {
      this.refusal = refusalOf(error);
      untilBack(error, this);
      return false;
    } finally {
      this.busy = false;
    }
  }
}
