/**
 * The layout of a table: panels, drawers, tabs and dialogs.
 *
 * A desk shows all panels. A tablet opens the wheel and the log as drawers. A phone shows one panel at a time, which
 * follows the decision.
 */
import { tick, untrack } from 'svelte';
import { addOverlay } from '../lib/overlays';
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
import { allowsMotion } from '../lib/storage.svelte';
import { isPhone, media } from '../lib/media.svelte';
import { sortOf } from '../lib/notation';
import { drawInStages } from '../lib/stages.svelte';
import type { Table } from '../lib/table.svelte';
import { panelOf, panelOfAnchor, type Entry } from './folding';
import type { Story } from './story.svelte';
import type { Tab } from './tabs';

export type Panel = 'map' | 'wheel' | 'mine' | 'side';
export type Drawer = 'wheel' | 'side';
export type TableDialog = 'menu' | 'keys' | 'hint' | 'end';
export const PANELS: Panel[] = ['map', 'wheel', 'mine', 'side'];

/** The parts of a table in drawing order: those that take room from the map come first. */
const PARTS = ['bar', 'offers', 'map', 'wheel', 'mine', 'side'] as const;
/** Milliseconds that a line of the log lights up its place. */
const HIGHLIGHT_DURATION = 2500;
/** Milliseconds after which all animations are over. */
const ANIMATION_DURATION = 600;
/** Places of the offers. */
const OFFER_PLACE = ['contract', 'character', 'discard'];
const isOffered = (anchor: string): boolean => OFFER_PLACE.includes(sortOf(anchor)) || anchor === 'panel:offers';

export const wheelIsDrawer = media(TABLET);
/** Banners lie on the map, so that they move no panel. */
export const bannersOnMap = media(`${FROM_DESK} and ${FROM_LAPTOP}, ${FROM_TABLET} and ${FROM_LOW} and ${BELOW_TALL}`);
/** In a flat window banners stand above the moves. */
export const bannersInBar = media(PHONE_ACROSS);
/** The log stands below the player's board, in one column. */
const isStacked = media(`${FROM_DESK} and ${FROM_LAPTOP}, ${FROM_TABLET} and ${FROM_TALL}`);

/** Wait until the layout is stable, including components that measure their room. */
async function settle(): Promise<void> {
  for (let frame = 0; frame < 3; frame++) {
    await tick();
    await new Promise(requestAnimationFrame);
  }
}

const scrollIntoView = (place: Element | null | undefined, block: ScrollLogicalPosition = 'nearest'): void =>
  place?.scrollIntoView({ block });

/** Scroll to a place unless it is visible, so that a pressed place stays under the finger. */
function scrollToHidden(place: Element): void {
  const { left, top, width, height } = place.getBoundingClientRect();
  if (!place.contains(document.elementFromPoint(left + width / 2, top + height / 2))) scrollIntoView(place);
}

export class Layout {
  readonly #table: Table;
  readonly #choice: Choice;
  readonly #story: Story;
  readonly #drawn: () => number;

  panel = $state<Panel>('map');
  drawer = $state<Drawer | null>(null);
  /** On a phone, the panel to which Back leads. */
  #previousPanel = $state<Panel | null>(null);
  tab = $state<Tab>('others');
  #isReading = $state(false);
  /** An open tab takes the room of the player's board, except for the resources. */
  readonly boardIsFolded = $derived(this.#isReading && isStacked());
  /** On a phone the offers make room for the map, unless something can be taken there. */
  offersAreFolded = $derived.by(() => ![...this.#choice.anchors.keys()].some(isOffered));
  dialog = $state<TableDialog | null>(null);
  /** The seat whose board is shown in a dialog. */
  boardOf = $state<number | null>(null);

  /** Elements of the page, bound by their components. */
  root: HTMLElement | undefined;
  wheel: HTMLElement | undefined;
  column: HTMLElement | undefined;
  mine: HTMLElement | undefined;
  side: HTMLElement | undefined;

  /** The offers for which a phone's panel was last chosen. */
  #followedOffers: unknown;
  #highlightTimer: ReturnType<typeof setTimeout> | undefined;

  constructor(table: Table, choice: Choice, story: Story) {
    this.#table = table;
    this.#choice = choice;
    this.#story = story;
    this.#drawn = drawInStages(PARTS.length + 1);
    $effect(() => this.#follow());
    $effect(() => {
      if (choice.menu) void settle().then(() => this.#showPicked());
    });
    $effect(() => {
      const { cue } = choice;
      if (cue) untrack(() => void this.#reveal(cue));
    });
    $effect(() => {
      if (this.#isCovering()) return addOverlay(() => this.leave());
    });
    const question = $derived(table.activeSeat === null ? null : table.game?.version);
    // The active player needs the board, unless they are writing in the chat.
    $effect(() => {
      if (question !== null && !document.activeElement?.matches('.side input')) untrack(() => this.showMine());
    });
  }

  /** Whether a part should be drawn yet. */
  draws(part: (typeof PARTS)[number]): boolean {
    return this.#drawn() > PARTS.indexOf(part);
  }

  get isComplete(): boolean {
    return this.#drawn() > PARTS.length;
  }

  isChatVisible(): boolean {
    void [this.panel, this.drawer];
    return this.tab === 'chat' && Boolean(this.side?.getClientRects().length);
  }

  /** Whether Back should close something: a panel that the reader opened, or a drawer. */
  #isCovering(): boolean {
    if (isPhone()) return this.#previousPanel !== null;
    return this.drawer !== null && wheelIsDrawer() && (this.drawer === 'wheel' || !isStacked());
  }

  /** On a phone, show the panel for the next decision, once for each decision and after the story. */
  #follow(): (() => void) | undefined {
    const { offers, cue } = this.#choice;
    if (!offers[0] || cue || this.#story.lines.length || offers === this.#followedOffers || !this.isComplete)
      return undefined;
    // Tasks and the end of a turn do not change the panel.
    const main = offers.find(({ group }) => group !== 'task' && group !== 'end');
    const follow = (): void => {
      this.#followedOffers = offers;
      if (main) this.#show(panelOf(main));
    };
    // Wait for the animation of the last move.
    if (!this.#followedOffers || !allowsMotion()) return void follow();
    const timer = setTimeout(follow, ANIMATION_DURATION);
    return () => clearTimeout(timer);
  }

  /** Skip the story at the first input but keep the panel, so that nothing moves under the finger. */
  skipStory(target: EventTarget | null): void {
    if (!this.#story.lines.length || (target as Element).closest('.told')) return;
    this.#followedOffers = this.#choice.offers;
    this.#story.skip();
  }

  #showPicked(): void {
    const picked = this.wheel?.querySelector('.picked');
    if (picked) scrollToHidden(picked);
  }

  /** Show a place: open its panel or drawer and scroll to it. */
  async #reveal(anchor: string): Promise<void> {
    // Players are in the header, which is always visible.
    if (sortOf(anchor) === 'seat') return;
    this.panel = panelOfAnchor(anchor);
    this.#previousPanel = null;
    if (isOffered(anchor)) this.offersAreFolded = false;
    this.drawer = this.panel === 'wheel' && wheelIsDrawer() ? 'wheel' : null;
    await settle();
    const places = this.root?.querySelectorAll(`[data-anchor="${CSS.escape(anchor)}"], .pointed, .touched, .lit-place`);
    // The map reveals its places itself.
    scrollIntoView(
      [...(places ?? [])].find((place) => !place.closest('.map') && place.getClientRects().length),
      'center',
    );
  }

  /** Reveal the place of a line of the log and light it up for a moment. */
  point(anchor: string): void {
    clearTimeout(this.#highlightTimer);
    this.#table.highlight = new Set([anchor]);
    void this.#reveal(anchor);
    this.#highlightTimer = setTimeout(() => (this.#table.highlight = new Set()), HIGHLIGHT_DURATION);
  }

  /** Show a panel and scroll to its first target. */
  #show(panel: 'map' | 'wheel' | 'mine'): void {
    this.panel = panel;
    this.#previousPanel = null;
    if (panel !== 'map') void settle().then(() => scrollIntoView(this[panel]?.querySelector('.target')));
  }

  /** Show the panel with the places of a folded entry. */
  showPlaces({ offers }: Entry): void {
    if (offers.length > 1) this.#show(panelOf(offers[0]!));
  }

  openPanel(panel: Panel): void {
    this.#previousPanel ??= this.panel;
    if (this.#previousPanel === panel) this.#previousPanel = null;
    this.panel = panel;
  }

  toggleDrawer(drawer: Drawer): void {
    this.drawer = this.drawer === drawer ? null : drawer;
  }

  /** Return to the previous panel, and close the drawer. */
  leave(): void {
    this.panel = this.#previousPanel ?? this.panel;
    this.#previousPanel = this.drawer = null;
  }

  showTab(tab: Tab): void {
    this.openPanel('side');
    this.drawer = 'side';
    this.choose(tab);
  }

  /** Choose a tab. Choosing the open tab again returns to the player's board. */
  choose(tab: Tab): void {
    this.tab = this.boardIsFolded && tab === this.tab ? 'others' : tab;
    if (this.tab === 'others') return this.showMine();
    this.#isReading = true;
    // If the page scrolls, the boards above leave little room.
    void tick().then(() => scrollIntoView(this.side));
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
