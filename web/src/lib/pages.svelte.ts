/** A list of tables that the server tells page by page, the latest first. */
import type { Listed, TableState } from './types';

/** Asks for the page behind a place; without one, for the first. */
export type AskPage = (after: string | null) => Promise<Listed>;

export class Pages {
  tables = $state.raw<TableState[]>([]);
  /** From where to go on: in which of the lists, and behind which place of it; null if everything is there. */
  #next = $state.raw<{ list: number; after: string | null } | null>(null);
  readonly #lists: () => AskPage[];

  /** Several lists are told one after the other. */
  constructor(lists: () => AskPage[]) {
    this.#lists = lists;
  }

  get more(): boolean {
    return this.#next !== null;
  }

  async first(): Promise<void> {
    this.tables = await this.#page({ list: 0, after: null });
  }

  async further(): Promise<void> {
    if (!this.#next) return;
    const found = await this.#page(this.#next);
    // At a table that is known already something may have happened meanwhile.
    const known = new Set(found.map((table) => table.id));
    this.tables = [...this.tables.filter((table) => !known.has(table.id)), ...found];
  }

  forget(id: string): void {
    this.tables = this.tables.filter((table) => table.id !== id);
  }

  async #page({ list, after }: { list: number; after: string | null }): Promise<TableState[]> {
    const lists = this.#lists();
    const ask = lists[list];
    const page = ask ? await ask(after) : { tables: [], next: null };
    const another = list + 1 < lists.length ? { list: list + 1, after: null } : null;
    this.#next = page.next ? { list, after: page.next } : another;
    return page.tables;
  }
}
