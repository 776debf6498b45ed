/**
 * Legal moves as the decision bar lists them: in the groups of the rulebook, with many moves of one kind folded into one
 * button that opens them. The catalogue has the kinds and their drawings. No move is left out.
 */
import { MOVE_GROUPS, type MoveGroup } from '../lib/catalogue';
import type { Offer } from '../lib/choice.svelte';
import { iconOfKind, placesOf, recordOf } from '../lib/moves';
import { readName, sortOf, wordsOf } from '../lib/notation';
import type { Said, Value } from '../lib/types';

export type Group = MoveGroup;
/** One button, with one or more offers. */
export interface Entry {
  id: string;
  said: Said;
  offers: Offer[];
  icon: string;
}

/** The number of moves of one kind that are shown side by side. */
const SIDE_BY_SIDE: Record<Group, number> = { die: 9, action: 5, task: 2, end: 9 };
const MANY = 4;
/** More buttons than this do not fit, so fewer of a kind are shown side by side, especially on a phone. */
const CROWD = { desk: 6, phone: 3 };
const IN_A_CROWD = { desk: 2, phone: 1 };

interface Listed {
  group: Group;
  entries: Entry[];
}

/** Return all groups with offers. `tight` folds all tasks into one button. */
export function groupsOf(offers: Offer[], where: 'desk' | 'phone' = 'desk', tight = false): Listed[] {
  const listed = (most: Record<Group, number>): Listed[] =>
    MOVE_GROUPS.map((group) => ({ group, entries: entriesOf(group, offers, most) })).filter(
      ({ entries }) => entries.length,
    );
  const groups = listed(SIDE_BY_SIDE);
  const crowd =
    groups.flatMap(({ group, entries }) => (group === 'end' || group === 'die' ? [] : entries)).length > CROWD[where];
  if (!crowd && !tight) return alone(groups);
  const folded = listed({ ...SIDE_BY_SIDE, action: IN_A_CROWD[tight ? 'phone' : where], task: 1 });
  return tight
    ? folded.map(({ group, entries }) => ({
        group,
        entries: group === 'task' && entries.length > 1 ? [allTasks(entries)] : entries,
      }))
    : alone(folded);
}

/** Unfold a button that is the only one. */
function alone(groups: Listed[]): Listed[] {
  const [only, more] = groups.filter(({ group }) => group !== 'end').flatMap(({ entries }) => entries);
  if (
    more ||
    !only ||
    sortOf(only.id) !== 'all' ||
    only.offers.length > SIDE_BY_SIDE.die ||
    recordOf(only.offers[0]!.kind).first
  )
    return groups;
  return groups.map((listed) =>
    listed.entries[0] === only ? { ...listed, entries: only.offers.map(single) } : listed,
  );
}

export const ALL_TASKS = 'all:task';
const allTasks = (entries: Entry[]): Entry => ({
  id: ALL_TASKS,
  said: { key: 'ui-play-all-task', args: {} },
  offers: entries.flatMap(({ offers }) => offers),
  icon: '',
});
/** Return the entries that a button opens. */
export const unfolded = (id: string, offers: Offer[]): Entry[] =>
  id === ALL_TASKS ? entriesOf('task', offers, { ...SIDE_BY_SIDE, task: 1 }) : stepsOf(offers);

function entriesOf(group: Group, offers: Offer[], most: Record<Group, number>): Entry[] {
  const entries: Entry[] = [];
  for (const [kind, alike] of bucketed(
    offers.filter((offer) => offer.group === group),
    (offer) => offer.kind,
  )) {
    if (kind === 'die') entries.push(...diceOf(alike));
    else if (alike.length <= most[group]) entries.push(...inOrder(alike).map(single));
    else
      entries.push({
        id: `all:${kind}`,
        said: { key: `ui-play-all-${kind}`, args: { count: alike.length } },
        offers: alike,
        icon: iconOf(alike[0]!, true),
      });
  }
  return entries;
}

/** Sort characters as in the offer. */
const inOrder = (alike: Offer[]): Offer[] =>
  alike[0]!.kind === 'character' ? alike.toSorted((one, other) => (one.moves[0]! < other.moves[0]! ? -1 : 1)) : alike;

/** Return the entries of a menu, folded again if there are very many. */
function stepsOf(offers: Offer[]): Entry[] {
  const words = recordOf(offers[0]?.kind ?? '').first;
  if (!words || offers.length <= MANY) return offers.map(single);
  const steps = [...bucketed(offers, (offer) => wordsOf(offer.moves[0]!).slice(0, words).join(' '))];
  if (steps.length === 1) return offers.map(single);
  return steps.map(([id, alike]) => (alike.length === 1 ? single(alike[0]!) : stepOf(id, alike)));
}

function stepOf(id: string, offers: Offer[]): Entry {
  const { kind, said } = offers[0]!;
  return { id: `step:${id}`, said: { key: `ui-play-step-${kind}`, args: said.args }, offers, icon: iconOf(offers[0]!) };
}

/** Return one entry for each kind of die, with all values it can be changed to. */
function diceOf(offers: Offer[]): Entry[] {
  const dice = bucketed(offers, (offer) => placesOf(offer.kind, offer.moves[0]!)[0]!);
  return [...dice].map(([place, alike]) => ({ ...single(alike[0]!), id: place, offers: alike }));
}

const single = (offer: Offer): Entry => ({
  id: offer.moves.join(';'),
  said: offer.said,
  offers: [offer],
  icon: iconOf(offer),
});

function bucketed(offers: Offer[], by: (offer: Offer) => string): Map<string, Offer[]> {
  const found = new Map<string, Offer[]>();
  for (const offer of offers) found.set(by(offer), [...(found.get(by(offer)) ?? []), offer]);
  return found;
}

/** Return the drawing of a tile's type: a crest, a contract, a helper, a character. */
function tileIcon(tile: Value | undefined): string {
  if (typeof tile !== 'object' || !('key' in tile)) return '';
  const named = (thing: Value | undefined): string =>
    typeof thing === 'object' && 'name' in thing ? readName(thing.name).id : '';
  if (tile.key === 'tile-crest') return `crest:${named(tile.args.family)}`;
  if (tile.key === 'tile-character') return `portrait:${named(tile.args.action)}`;
  return tile.key === 'tile-contract' ? 'thing:contract' : 'thing:helper';
}

/** Return the drawing of a move, or of many of its kind: the catalogue's, or else the move's tile. */
export const iconOf = (offer: Offer, many = false): string =>
  iconOfKind(offer.kind, offer.moves[0]!, many) ?? tileIcon(offer.said.args.tile);

/** Return the panel of a small screen that draws an offer's place. Dice and their decisions belong to the wheel. */
export function panelOf(offer: Offer): 'map' | 'wheel' | 'mine' {
  if (offer.group === 'die') return 'wheel';
  const [place] = placesOf(offer.kind, offer.moves[0]!);
  return place === undefined ? 'mine' : panelOfAnchor(place);
}

const WHEEL_PLACES = ['die', 'tile', 'wheel', 'action', 'king', 'panel:wheel', 'panel:king', 'panel:fairs'];
const BOARD_PLACES = ['room', 'store', 'kind', 'building', 'crest', 'bonus', 'end'];

/** Return the panel that draws a place. */
export function panelOfAnchor(anchor: string): 'map' | 'wheel' | 'mine' {
  const sort = sortOf(anchor);
  if (WHEEL_PLACES.includes(sort) || WHEEL_PLACES.includes(anchor)) return 'wheel';
  return BOARD_PLACES.includes(sort) ? 'mine' : 'map';
}
