/** The state of a page's request: pending, or refused. */
import { refusalOf } from './api';
import { clearOnReconnect } from './build.svelte';

export class Attempt {
  busy = $state(false);
  /** A message to the player. */
  refusal = $state<string | null>(null);

  /** Return whether the action succeeded. */
  async run(action: () => Promise<unknown>): Promise<boolean> {
    this.busy = true;
    this.refusal = null;
    try {
      await action();
      return true;
    } catch (error) {
      this.refusal = refusalOf(error);
      clearOnReconnect(error, this);
      return false;
    } finally {
      this.busy = false;
    }
  }
}
