/** A list of tables that the server sends page by page, the latest first. */
import type { Listed, TableState } from './types';

/** Requests the page after a cursor, or the first page. */
export type RequestPage = (after: string | null) => Promise<Listed>;

export class Pages {
  tables = $state.raw<TableState[]>([]);
  /** The next page to load: the list and the cursor in it. Null if everything is loaded. */
  #next = $state.raw<{ list: number; after: string | null } | null>(null);
  readonly #lists: () => RequestPage[];

  /** Several lists are loaded one after the other. */
  constructor(lists: () => RequestPage[]) {
    this.#lists = lists;
  }

  get hasMore(): boolean {
    return this.#next !== null;
  }

  async loadFirst(): Promise<void> {
    this.tables = await this.#page({ list: 0, after: null });
  }

  async loadMore(): Promise<void> {
    if (!this.#next) return;
    const page = await this.#page(this.#next);
    // A table may have moved to a later page in the meantime.
    const ids = new Set(page.map((table) => table.id));
    this.tables = [...this.tables.filter((table) => !ids.has(table.id)), ...page];
  }

  forget(id: string): void {
    this.tables = this.tables.filter((table) => table.id !== id);
  }

  async #page({ list, after }: { list: number; after: string | null }): Promise<TableState[]> {
    const lists = this.#lists();
    const request = lists[list];
    const page = request ? await request(after) : { tables: [], next: null };
    const another = list + 1 < lists.length ? { list: list + 1, after: null } : null;
    this.#next = page.next ? { list, after: page.next } : another;
    return page.tables;
  }
}
