/**
 * What can be chosen where. Every legal move belongs to places on the board, its anchors; whatever draws such a place
 * asks `at(anchor)` what it offers and calls `pick(anchor)` when it is pressed. The anchors of a move are the places
 * that the catalogue names for its kind.
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
  /** Several offers of one place, or behind one button that says what they are, among which the player still has to choose. */
  open = $state.raw<{ anchor: string; offers: Offer[]; said?: Said } | null>(null);
  /** An offer that waits to be confirmed, because something would be lost by it. */
  asked = $state.raw<Offer | null>(null);
  /** What the pointer or the keyboard is on: shown by previews, highlighted on the board. */
  hovered = $state.raw<Offer | null>(null);
  /** The last pointer was a finger, which shows nothing before it presses. */
  touched = false;
  /** The page itself moves the focus to a move, which nobody has pointed at by that. */
  led = false;

  /** In a lesson: the moves to make now, in this order; no others are offered. */
  only = $state.raw<string[] | null>(null);
  /** In a lesson: where to look. */
  pointed = $state<string | null>(null);
  /** Called with the moves after they were played. */
  played: ((moves: string[]) => void) | null = null;

  offers = $derived.by<Offer[]>(() => this.table.moves.map(asOffer).filter((offer) => this.#allowed(offer)));
  /** Walks of more than one step, each as one offer. */
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

  /** While the moves behind a button are looked through, only those. */
  at(anchor: string): Offer[] {
    const found = this.anchors.get(anchor) ?? [];
    return this.open?.said ? found.filter((offer) => this.open!.offers.includes(offer)) : found;
  }

  pick(anchor: string): void {
    const offers = this.at(anchor);
    const [first] = offers;
    if (!first) return;
    // What a die gives is shown before it is taken, even if there is nothing to choose; pressed again, it is taken as it lies.
    // So is whatever a finger has chosen on the board.
    if (
      first.kind === 'die' || (this.touched && offers.length === 1) ? this.open?.anchor === anchor : offers.length === 1
    )
      this.take(first);
    else this.open = { anchor, offers };
  }

  /** Play it, or ask first. */
  take(offer: Offer): void {
    if (offer.warnings.some((warning) => isSerious(warning, offer))) this.asked = offer;
    else void this.play(offer);
  }

  async play(offer: Offer): Promise<void> {
    this.cancel();
    if (await this.table.play(offer.moves)) this.played?.(offer.moves);
  }

  #allowed(offer: Offer): boolean {
    return this.only === null || offer.moves.every((move, index) => move === this.only![index]);
  }

  cancel(): void {
    this.open = this.asked = this.hovered = null;
  }

  /** Said as its first step is, at the price of all. */
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
    if (this.table.acting === null) return [];
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

/** Told, but nothing is lost by it, unless all that is offered goes. */
const TOLD = ['warning-storehouse-full', 'warning-reveals'];
export const isSerious = (warning: Said, { kind }: Offer): boolean => kind === 'discard' || !TOLD.includes(warning.key);

function asOffer(move: Move): Offer {
  return { moves: [move.text], kind: move.kind, group: move.group, said: move.said, warnings: move.warnings };
}
