/**
 * What can be chosen where. Every legal move belongs to places on the board, its anchors. A component that draws such a
 * place asks `at(anchor)` for the offers and calls `pick(anchor)` when it is pressed. The catalogue names the anchors of
 * each kind of move.
 */
import { placesOf } from './moves';
import type { Table } from './table.svelte';
import type { Move, Said, Walk } from './types';

/** One or more moves that are played as one gesture. */
export interface Offer {
  moves: string[];
  kind: string;
  group: Move['group'];
  said: Said;
  warnings: Said[];
}

export class Choice {
  readonly table: Table;
  /** The offers of one place, or behind one button (with its message `said`), from which the player has to choose. */
  menu = $state.raw<{ anchor: string; offers: Offer[]; said?: Said } | null>(null);
  /** An offer that the player must confirm, because it would lose something. */
  risk = $state.raw<Offer | null>(null);
  /** The offer under the pointer or the keyboard focus: shown by previews, highlighted on the board. */
  hover = $state.raw<Offer | null>(null);
  /** Whether the last pointer was a finger, which cannot hover. */
  isTouch = false;
  /** Whether the page itself is moving the focus to a move. */
  movesFocus = false;

  /** In a lesson: the only moves that are offered, in this order. */
  script = $state.raw<string[] | null>(null);
  /** In a lesson: the place to look at. */
  cue = $state<string | null>(null);
  /** Called with moves that have been played. */
  onPlayed: ((moves: string[]) => void) | null = null;

  offers = $derived.by<Offer[]>(() => this.table.moves.map(asOffer).filter((offer) => this.#allowed(offer)));
  /** Walks of several steps, each as one offer. */
  walks = $derived.by<Offer[]>(() => this.#longWalks());
  anchors = $derived.by<Map<string, Offer[]>>(() => {
    const found = new Map<string, Offer[]>();
    const add = (anchor: string, offer: Offer): void => void found.set(anchor, [...(found.get(anchor) ?? []), offer]);
    for (const offer of this.offers) for (const anchor of placesOf(offer.kind, offer.moves[0]!)) add(anchor, offer);
    for (const walk of this.walks) for (const anchor of placesOf(walk.kind, walk.moves.at(-1)!)) add(anchor, walk);
    return found;
  });

  constructor(table: Table) {
    this.table = table;
  }

  /** Return the offers of a place. While a button's menu is open, only offers from that menu. */
  at(anchor: string): Offer[] {
    const found = this.anchors.get(anchor) ?? [];
    return this.menu?.said ? found.filter((offer) => this.menu!.offers.includes(offer)) : found;
  }

  /** Take the offer of a place, or open its menu. */
  pick(anchor: string): void {
    const offers = this.at(anchor);
    const [first] = offers;
    if (!first) return;
    // The first press on a die only shows what it gives, even without a choice; the second takes it unchanged.
    // The same goes for anything that a finger presses on the board.
    if (
      first.kind === 'die' || (this.isTouch && offers.length === 1) ? this.menu?.anchor === anchor : offers.length === 1
    )
      this.take(first);
    else this.menu = { anchor, offers };
  }

  /** Play an offer, or ask the player to confirm it first. */
  take(offer: Offer): void {
    if (offer.warnings.some((warning) => isSerious(warning, offer))) this.risk = offer;
    else void this.play(offer);
  }

  async play(offer: Offer): Promise<void> {
    this.cancel();
    if (await this.table.play(offer.moves)) this.onPlayed?.(offer.moves);
  }

  #allowed(offer: Offer): boolean {
    return this.script === null || offer.moves.every((move, index) => move === this.script![index]);
  }

  cancel(): void {
    this.menu = this.risk = this.hover = null;
  }

  /** Return a walk as an offer, with the message of its first step and the cost of all steps. */
  #walk(kind: string, space: string, { moves, points }: Walk): Offer {
    const { key, args } = this.table.moves.find(({ text }) => text === moves[0])!.said;
    return {
      moves,
      kind,
      group: 'action',
      said: { key, args: { ...args, space: { name: `space-${space}` }, points } },
      warnings: [],
    };
  }

  #longWalks(): Offer[] {
    if (this.table.activeSeat === null) return [];
    const walks = Object.entries(this.table.game?.guide?.walks ?? {});
    return walks
      .flatMap(([piece, ways]) =>
        Object.entries(ways)
          .filter(([, { moves }]) => moves.length > 1)
          .map(([space, walk]) => this.#walk(piece, space, walk)),
      )
      .filter((offer) => this.#allowed(offer));
  }
}

/** Warnings of moves that lose nothing. */
const HARMLESS = ['warning-storehouse-full', 'warning-reveals'];
/** Whether a warning needs confirmation. Discarding the whole offer always does. */
export const isSerious = (warning: Said, { kind }: Offer): boolean =>
  kind === 'discard' || !HARMLESS.includes(warning.key);

function asOffer(move: Move): Offer {
  return { moves: [move.text], kind: move.kind, group: move.group, said: move.said, warnings: move.warnings };
}
