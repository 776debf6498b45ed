/**
 * What is in sight at a table: panels, drawers, what is read beside the board, and what lies over it.
 *
 * A desk shows all panels. A tablet opens the wheel and the log as drawers. A phone has one panel at a time, which
 * follows what is asked.
 */
import { tick, untrack } from 'svelte';
import { overlay } from '../lib/back';
import {
  BELOW_TALL,
  FROM_DESK,
  FROM_LAPTOP,
  FROM_LOW,
  FROM_TABLET,
  FROM_TALL,
  PHONE_ACROSS,
  TABLET,
} from '../lib/breakpoints';
import type { Choice } from '../lib/choice.svelte';
import { mayMove } from '../lib/kept.svelte';
import { isPhone, media } from '../lib/media.svelte';
import { sortOf } from '../lib/notation';
import { staged } from '../lib/staged.svelte';
import type { Table } from '../lib/table.svelte';
import { panelOf, panelOfAnchor, type Entry } from './folding';
import type { Following } from './following.svelte';
import type { Tab } from './tabs';

export type Panel = 'map' | 'wheel' | 'mine' | 'side';
export type Drawer = 'wheel' | 'side';
export type TableDialog = 'menu' | 'keys' | 'hint' | 'end';
export const PANELS: Panel[] = ['map', 'wheel', 'mine', 'side'];

/** The order in which the parts of a table are drawn: first what takes room from the map. */
const PARTS = ['bar', 'offers', 'map', 'wheel', 'mine', 'side'] as const;
/** How long a line of the log points at its place, in milliseconds. */
const POINTED = 2500;
/** After so many milliseconds everything that moves has arrived. */
const ARRIVAL = 600;
/** Places of the offers. */
const OFFERED = ['contract', 'character', 'discard'];
const isOffered = (anchor: string): boolean => OFFERED.includes(sortOf(anchor)) || anchor === 'panel:offers';

export const wheelIsDrawer = media(TABLET);
/** Banners lie on the map, so that nothing beside it moves. */
export const bannersOnMap = media(`${FROM_DESK} and ${FROM_LAPTOP}, ${FROM_TABLET} and ${FROM_LOW} and ${BELOW_TALL}`);
/** In a flat window they stand above the moves. */
export const bannersInBar = media(PHONE_ACROSS);
/** The log stands below the player's board, in one column. */
const isStacked = media(`${FROM_DESK} and ${FROM_LAPTOP}, ${FROM_TABLET} and ${FROM_TALL}`);

/** Wait until everything has changed that changes together, including what is drawn by the room it was given. */
async function settle(): Promise<void> {
  for (let frame = 0; frame < 3; frame++) {
    await tick();
    await new Promise(requestAnimationFrame);
  }
}

const intoView = (place: Element | null | undefined, block: ScrollLogicalPosition = 'nearest'): void =>
  place?.scrollIntoView({ block });

/** Scroll to a place unless it is in sight: what is seen stays under the finger that pressed it. */
function uncover(place: Element): void {
  const { left, top, width, height } = place.getBoundingClientRect();
  if (!place.contains(document.elementFromPoint(left + width / 2, top + height / 2))) intoView(place);
}

export class Layout {
  readonly #table: Table;
  readonly #choice: Choice;
  readonly #following: Following;
  readonly #drawn: () => number;

  panel = $state<Panel>('map');
  drawer = $state<Drawer | null>(null);
  /** The panel of a phone to which Back leads from one that the reader opened. */
  #before = $state<Panel | null>(null);
  tab = $state<Tab>('others');
  #isReading = $state(false);
  /** What is read takes the room of the player's board, of which the resources are left. */
  readonly boardIsFolded = $derived(this.#isReading && isStacked());
  /** On a phone the offers make room for the map, unless something can be taken there. */
  offersAreFolded = $derived.by(() => ![...this.#choice.anchors.keys()].some(isOffered));
  dialog = $state<TableDialog | null>(null);
  /** The seat whose board a dialog shows. */
  boardOf = $state<number | null>(null);

  /** Elements of the page, bound where they are drawn. */
  root: HTMLElement | undefined;
  wheel: HTMLElement | undefined;
  column: HTMLElement | undefined;
  mine: HTMLElement | undefined;
  side: HTMLElement | undefined;

  /** The offers that the panel of a phone followed last. */
  #followed: unknown;
  #pointing: ReturnType<typeof setTimeout> | undefined;

  constructor(table: Table, choice: Choice, following: Following) {
    this.#table = table;
    this.#choice = choice;
    this.#following = following;
    this.#drawn = staged(PARTS.length + 1);
    $effect(() => this.#follow());
    $effect(() => {
      if (choice.open) void settle().then(() => this.#showPicked());
    });
    $effect(() => {
      const { pointed } = choice;
      if (pointed) untrack(() => void this.#bring(pointed));
    });
    $effect(() => {
      if (this.#isCovering()) return overlay(() => this.leave());
    });
    const question = $derived(table.acting === null ? null : table.game?.version);
    // Players who are asked need their board, unless they are writing to the others.
    $effect(() => {
      if (question !== null && !document.activeElement?.matches('.side input')) untrack(() => this.showMine());
    });
  }

  /** Whether a part may be drawn by now. */
  draws(part: (typeof PARTS)[number]): boolean {
    return this.#drawn() > PARTS.indexOf(part);
  }

  get isComplete(): boolean {
    return this.#drawn() > PARTS.length;
  }

  isChatInSight(): boolean {
    void [this.panel, this.drawer];
    return this.tab === 'chat' && Boolean(this.side?.getClientRects().length);
  }

  /** Whether Back should close something: a panel that the reader opened, or a drawer. */
  #isCovering(): boolean {
    if (isPhone()) return this.#before !== null;
    return this.drawer !== null && wheelIsDrawer() && (this.drawer === 'wheel' || !isStacked());
  }

  /** Show the panel of a phone in which the next choice is made, once for each question and after the story. */
  #follow(): (() => void) | undefined {
    const { offers, pointed } = this.#choice;
    if (!offers[0] || pointed || this.#following.telling.length || offers === this.#followed || !this.isComplete)
      return undefined;
    // Tasks and the end of a turn are no reason to look elsewhere.
    const asked = offers.find(({ group }) => group !== 'task' && group !== 'end');
    const follow = (): void => {
      this.#followed = offers;
      if (asked) this.#show(panelOf(asked));
    };
    // What was just done is seen to arrive.
    if (!this.#followed || !mayMove()) return void follow();
    const timer = setTimeout(follow, ARRIVAL);
    return () => clearTimeout(timer);
  }

  /** Skip the story at the first input and keep the panel: nothing moves away from under the finger. */
  skipStory(target: EventTarget | null): void {
    if (!this.#following.telling.length || (target as Element).closest('.told')) return;
    this.#followed = this.#choice.offers;
    this.#following.skip();
  }

  #showPicked(): void {
    const picked = this.wheel?.querySelector('.picked');
    if (picked) uncover(picked);
  }

  /** Bring a place into sight, in its panel and drawer. */
  async #bring(anchor: string): Promise<void> {
    // Every player is in the header, above all panels.
    if (sortOf(anchor) === 'seat') return;
    this.panel = panelOfAnchor(anchor);
    this.#before = null;
    if (isOffered(anchor)) this.offersAreFolded = false;
    this.drawer = this.panel === 'wheel' && wheelIsDrawer() ? 'wheel' : null;
    await settle();
    const places = this.root?.querySelectorAll(`[data-anchor="${CSS.escape(anchor)}"], .pointed, .touched, .lit-place`);
    // The map shows its places by itself.
    intoView(
      [...(places ?? [])].find((place) => !place.closest('.map') && place.getClientRects().length),
      'center',
    );
  }

  /** Point at the place of a line of the log, for as long as it takes to find it. */
  point(anchor: string): void {
    clearTimeout(this.#pointing);
    this.#table.highlight = new Set([anchor]);
    void this.#bring(anchor);
    this.#pointing = setTimeout(() => (this.#table.highlight = new Set()), POINTED);
  }

  /** Show a panel with what can be chosen there. */
  #show(panel: 'map' | 'wheel' | 'mine'): void {
    this.panel = panel;
    this.#before = null;
    if (panel !== 'map') void settle().then(() => intoView(this[panel]?.querySelector('.target')));
  }

  /** Bring forward the panel in which one of a folded kind of moves is chosen. */
  showPlaces({ offers }: Entry): void {
    if (offers.length > 1) this.#show(panelOf(offers[0]!));
  }

  openPanel(panel: Panel): void {
    this.#before ??= this.panel;
    if (this.#before === panel) this.#before = null;
    this.panel = panel;
  }

  toggleDrawer(drawer: Drawer): void {
    this.drawer = this.drawer === drawer ? null : drawer;
  }

  /** Return to the panel from which the reader opened another, and close the drawer. */
  leave(): void {
    this.panel = this.#before ?? this.panel;
    this.#before = this.drawer = null;
  }

  showTab(tab: Tab): void {
    this.openPanel('side');
    this.drawer = 'side';
    this.choose(tab);
  }

  /** Choose a tab; the one that is read already makes room for the player's board again. */
  choose(tab: Tab): void {
    this.tab = this.boardIsFolded && tab === this.tab ? 'others' : tab;
    if (this.tab === 'others') return this.showMine();
    this.#isReading = true;
    // Where the page scrolls, the boards above leave little room.
    void tick().then(() => intoView(this.side));
  }

  /** Unfold the player's board. */
  showMine(): void {
    this.#isReading = false;
    this.column?.scrollTo(0, 0);
  }

  /** Close a dialog unless it has opened another in its place. */
  close(dialog: TableDialog): void {
    if (this.dialog === dialog) this.dialog = null;
  }
}
