/** What the components of the game need again and again: names of tiles, of seats and of what can be chosen. */
import type { Explanation } from '../art/explain.svelte';
import { tileFacts, type TileFacts } from '../art/tiles';
import type { Offer } from '../lib/choice.svelte';
import type { Table } from '../lib/table.svelte';
import type { Board, Box, Value } from '../lib/types';
import { nameOf, say, saySaid } from '../lib/words.svelte';

export const KINDS = ['gold', 'food', 'wool', 'stone', 'iron'] as const;

/** Rules that say what a tile is for. */
const TILE_RULES = { helper: 'TASK-10', crest: 'TASK-7', contract: 'TASK-5', character: 'CHAR-7', unknown: 'TURN-13' };
const DIE_KINDS: Record<string, string> = { yellow: 'gold', pink: 'food', lightgrey: 'wool', darkgrey: 'stone', blue: 'iron' };

export const facts = (table: Table, id: string): TileFacts => tileFacts(table.printed?.box, id);

export function tileName(table: Table, id: string): string {
  const said = table.printed?.names.tiles[id];
  return said ? nameOf(said, 'label') : id;
}

export function explainTile(table: Table, id: string): Explanation {
  const { form } = facts(table, id);
  return { title: tileName(table, id), text: form === 'unknown' ? '' : say(`ui-board-about-${form}`), rule: TILE_RULES[form] };
}

export const isCardinal = (table: Table, seat: number): boolean => table.table?.seats[seat]?.player === 'cardinalbot';
export const seatValue = (table: Table, seat: number): Value => ({ seat, bot: isCardinal(table, seat) });
export const seatName = (table: Table, seat: number): string => nameOf(seatValue(table, seat));
/** The pieces of a seat that stand on the map; the first town has a house of everybody. */
export function builtBy(table: Table, seat: number): { houses: number; pillars: number } {
  const { houses, pillars } = table.position!;
  const mine = (owners: number[]): number => owners.filter((owner) => owner === seat).length;
  return { houses: mine(Object.values(houses)) + 1, pillars: mine(Object.values(pillars).flat()) };
}

export const boardOf = (table: Table, seat: number): Board | undefined => table.position?.boards[seat];

export const spaceName = (id: string): string => nameOf({ name: `space-${id}`, text: id });
export const kindName = (kind: string): string => nameOf({ name: `kind-${kind}` });
export const actionName = (action: string): string => nameOf({ name: `action-${action}` });
export const dieKind = (colour: string): string => DIE_KINDS[colour]!;

export function dieName(die: string): string {
  const [colour, value] = die.split(' ');
  return say('ui-board-die', { colour: { name: `colour-${colour}` }, value: Number(value), kind: { name: `kind-${dieKind(colour!)}` } });
}

/** What pressing a place does, as its accessible name. */
export function offersName(offers: Offer[]): string {
  const first = saySaid(offers[0]!.said);
  return offers.length === 1 ? first : say('ui-board-choices', { first, others: offers.length - 1 });
}

/** Part of the box that the client's types do not spell out. */
export function printedPart<T>(table: Table, part: string): T | undefined {
  return table.printed?.box[part] as T | undefined;
}

export interface Fair {
  town: string;
  round: number;
  tile: Box['fair_tiles'][number] | undefined;
  /** Those of the board, and with those of the tile. */
  vp: number;
  sum: number;
  king: 'yes' | 'no';
}

/** The fairs whose town is known. */
export function fairsOf(table: Table): Fair[] {
  const printed = printedPart<{ vp: number[] }>(table, 'fairs');
  return (table.position?.fairs ?? []).flatMap((fair, index) => {
    const [town, id] = (fair ?? []) as (string | null)[];
    const tile = table.printed?.box.fair_tiles.find((one) => one.id === id);
    const vp = printed?.vp[index] ?? 0;
    return town ? [{ town, tile, round: index + 1, vp, sum: vp + (tile?.vp ?? 0), king: tile?.counts[0] === 'king' ? 'yes' : 'no' }] : [];
  });
}

/** The same on the map and in the list. */
export function explainFair(table: Table, { town, tile, round, ...paid }: Fair): Explanation {
  const said = tile && table.printed?.names.fairs[tile.id];
  return {
    title: say('ui-board-fair-of', { round, town: { name: `space-${town}` } }),
    text: said ? saySaid(said) : '',
    more: [say('ui-board-fair-printed', { ...paid }), say('ui-board-fair-who')],
    rule: 'FAIR-3',
  };
}

export type Walker = 'merchant' | 'architect';
/** Whose piece it is. */
export const pieceName = (table: Table, piece: Walker, seat: number): string => say('ui-board-piece-of', { seat: seatValue(table, seat), piece: { name: `piece-${piece}` } });

/** The pieces that stand on a space of the map, in words. */
export function piecesOn(table: Table, space: string): string[] {
  const boards = table.position?.boards ?? [];
  return (['merchant', 'architect'] as const).flatMap((piece) =>
    boards.flatMap((board, seat) => (board[piece] === space ? [pieceName(table, piece, seat)] : [])),
  );
}
