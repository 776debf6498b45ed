/** The printed contents of tiles, by id. */
import type { Box } from '../lib/types';
import type { Glyph } from './effects';

export interface TileFacts {
  form: 'helper' | 'crest' | 'contract' | 'character' | 'unknown';
  /** A contract's requirements. */
  needs: Glyph[];
  /** Its effects, in the box's notation. */
  gives: string[];
  /** A character's kind or a crest's family. */
  kind: string;
}

type Printed = Box['bonus_tiles'][number];
const UNKNOWN: TileFacts = { form: 'unknown', needs: [], gives: [], kind: '' };
const cache = new WeakMap<Box, Map<string, TileFacts>>();

export function tileFacts(box: Box | undefined, id: string): TileFacts {
  if (!box) return UNKNOWN;
  let tiles = cache.get(box);
  if (!tiles) cache.set(box, (tiles = allTiles(box)));
  return tiles.get(id) ?? UNKNOWN;
}

function allTiles(box: Box): Map<string, TileFacts> {
  const tiles = new Map<string, TileFacts>();
  for (const tile of [...box.contracts, ...box.bonus_tiles] as Printed[])
    tiles.set(tile.id ?? tile.crest!, bonusFacts(tile));
  for (const { id, kind, bonus } of box.characters) tiles.set(id, { form: 'character', needs: [], gives: bonus, kind });
  return tiles;
}

function bonusFacts(tile: Printed): TileFacts {
  if (tile.crest) return { form: 'crest', needs: [], gives: [], kind: tile.crest };
  if (tile.helper) return { form: 'helper', needs: [], gives: tile.helper, kind: '' };
  return { form: 'contract', needs: needs(tile), gives: [`vp ${tile.vp}`, ...(tile.reward ?? [])], kind: '' };
}

function needs({ identical, wool, iron }: Printed): Glyph[] {
  const amounts: [string, number | undefined][] = [
    ['any', identical],
    ['wool', wool],
    ['iron', iron],
  ];
  return amounts
    .filter(([, amount]) => amount)
    .map(([kind, amount]) => ({ icon: `resource:${kind}`, beside: String(amount) }));
}
