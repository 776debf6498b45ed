/** The data of the figures: a part of the box (box.json, which a test compares) and an invented position. */
import { tileFacts, type TileFacts } from '../art/tiles';
import { Choice } from '../lib/choice.svelte';
import { Table } from '../lib/table.svelte';
import type { Box, GameState, Printed } from '../lib/types';
import printed from './box.json';

export const box = printed as unknown as Box & {
  contract_offer: { costs: number[] };
  king_track: { vp: number[] };
  fairs: { vp: number[] };
  cardinalbot: { ap_markers: number[] };
  player_board: { storehouse: number };
  decrees: { id: string; entries: { compared: string[]; action?: string }[]; priority: string[] }[];
};

const position = {
  players: 4,
  round: 3,
  phase: 'action',
  wheel: { architect: 5, joker: 6, character: 1, king: 2, contract: 3, merchant: 4 },
  dice: {
    'pink 5': 1,
    'lightgrey 5': 1,
    'yellow 6': 1,
    'blue 1': 1,
    'darkgrey 1': 1,
    'yellow 2': 2,
    'pink 3': 1,
    'blue 4': 1,
    'lightgrey 4': 1,
  },
  action_tiles: { architect: '+2ap', joker: 'lion', king: '2gold+2vp', contract: '3wool', merchant: 'any3' },
  houses: { 'Venezia 2': 1, 'Leipzig 2': 2 },
  pillars: { Koeln: [1] },
  costs: { Koeln: '3for4' },
  cathedral_tiles: { Koeln: [4, 2, 1] },
  map_tiles: {},
  fairs: [],
  boards: [],
  order: [],
};

export const table = new Table('figures');
table.printed = {
  digest: '',
  box,
  rules: {},
  names: { tiles: {}, fairs: {}, costs: {}, challenges: {} },
  abouts: { tiles: {}, houses: {}, crests: {}, challenges: {}, decrees: {} },
} satisfies Printed;
table.game = {
  position,
  moves: [],
  to_move: null,
  guide: { markers: [{ merchant: 2 }, {}, {}, { architect: 1 }] },
} as unknown as GameState;
export const choice = new Choice(table);

export const facts = (tile: string): TileFacts => tileFacts(box, tile);
export const spaceOf = (town: string): Box['spaces'][number] => box.spaces.find((space) => space.id === town)!;
