/** Helpers of the board's components: names and explanations of tiles, seats and offers. */
import type { Explanation } from '../art/explain.svelte';
import { DICE } from '../art/sprite';
import { tileFacts, type TileFacts } from '../art/tiles';
import type { Offer } from '../lib/choice.svelte';
import { readDie } from '../lib/notation';
import type { Table } from '../lib/table.svelte';
import type { Board, Box, Printed, Value } from '../lib/types';
import { nameOf, say, saySaid } from '../lib/words.svelte';

export const KINDS = ['gold', 'food', 'wool', 'stone', 'iron'] as const;

export const facts = (table: Table, id: string): TileFacts => tileFacts(table.printed?.box, id);

export function tileName(table: Table, id: string): string {
  const said = table.printed?.names.tiles[id];
  return said ? nameOf(said, 'label') : id;
}

export function explainTile(table: Table, id: string): Explanation {
  const { form } = facts(table, id);
  return {
    title: tileName(table, id),
    text: form === 'unknown' ? '' : say(`ui-board-about-${form}`),
    ...about(table, 'tiles', id),
  };
}

/** Return what a printed component does, with its rules. */
export function about(table: Table, kind: keyof Printed['abouts'], id: string): { more: string[]; rule: string } {
  const { said = [], rules = [] } = table.printed?.abouts[kind][id] ?? {};
  return { more: said.map(saySaid), rule: rules.join(' ') };
}

export const isCardinal = (table: Table, seat: number): boolean => table.table?.seats[seat]?.player === 'cardinalbot';
export const seatValue = (table: Table, seat: number): Value => ({ seat, bot: isCardinal(table, seat) });
export const seatName = (table: Table, seat: number): string => nameOf(seatValue(table, seat));
export const boardOf = (table: Table, seat: number): Board | undefined => table.position?.boards[seat];

export const spaceName = (id: string): string => nameOf({ name: `space-${id}`, text: id });
export const kindName = (kind: string): string => nameOf({ name: `kind-${kind}` });
export const actionName = (action: string): string => nameOf({ name: `action-${action}` });
export const COLOURS = Object.keys(DICE);
export const dieKind = (colour: string): string => DICE[colour]!.kind;

export function dieName(die: string): string {
  const { colour, value } = readDie(die);
  return say('ui-board-die', {
    colour: { name: `colour-${colour}` },
    value,
    kind: { name: `kind-${dieKind(colour)}` },
  });
}

/** Return the accessible name of a place: what pressing it does. */
export function offersName(offers: Offer[]): string {
  const first = saySaid(offers[0]!.said);
  return offers.length === 1 ? first : say('ui-board-choices', { first, others: offers.length - 1 });
}

/** Return a part of the box that the client's types do not include. */
export function printedPart<T>(table: Table, part: string): T | undefined {
  return table.printed?.box[part] as T | undefined;
}

export interface Fair {
  town: string;
  round: number;
  tile: Box['fair_tiles'][number] | undefined;
  /** The points on the board, and their sum with the tile's. */
  vp: number;
  sum: number;
  /** By seat, why it would take part now. */
  parts: (string | null)[];
  king: 'yes' | 'no';
}

/** Return the fairs whose town is known. */
export function fairsOf(table: Table): Fair[] {
  const printed = printedPart<{ vp: number[] }>(table, 'fairs');
  const known = table.game?.guide?.fairs ?? [];
  return (table.position?.fairs ?? []).flatMap((fair, index) => {
    const [town, id] = fair ?? [];
    const tile = table.printed?.box.fair_tiles.find((one) => one.id === id);
    const vp = printed?.vp[index] ?? 0;
    const { worth: sum = vp, parts = [] } = known[index] ?? {};
    return town
      ? [{ town, tile, round: index + 1, vp, sum, parts, king: tile?.counts[0] === 'king' ? 'yes' : 'no' }]
      : [];
  });
}

export const partOf = (table: Table, why: string, seat: number): string =>
  say(`ui-board-part-${why}`, { seat: seatValue(table, seat) });

/** Explain a fair, on the map and in the list. */
export function explainFair(table: Table, { town, tile, round, vp, sum, parts, king }: Fair): Explanation {
  const said = tile && table.printed?.names.fairs[tile.id];
  return {
    title: say('ui-board-fair-of', { round, town: { name: `space-${town}` } }),
    text: said ? saySaid(said) : '',
    more: [
      say('ui-board-fair-printed', { vp, sum, king }),
      say('ui-board-fair-who'),
      ...parts.flatMap((why, seat) => (why ? partOf(table, why, seat) : [])),
    ],
    rule: 'FAIR-3',
  };
}

export type Walker = 'merchant' | 'architect';
/** Return the name of a seat's piece. */
export const pieceName = (table: Table, piece: Walker, seat: number): string =>
  say('ui-board-piece-of', { seat: seatValue(table, seat), piece: { name: `piece-${piece}` } });

/** Return the names of the pieces on a space. */
export function piecesOn(table: Table, space: string): string[] {
  const boards = table.position?.boards ?? [];
  return (['merchant', 'architect'] as const).flatMap((piece) =>
    boards.flatMap((board, seat) => (board[piece] === space ? [pieceName(table, piece, seat)] : [])),
  );
}
