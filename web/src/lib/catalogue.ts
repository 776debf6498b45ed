/** Written by `make catalogue` from the records in src/tiletum/game/catalogue. Edit those. */

export type MoveGroup = 'die' | 'action' | 'task' | 'end';
/** Places and icons refer to words of the move by number: `store:1`. */
export interface MoveRecord {
  readonly group: MoveGroup;
  readonly places?: readonly string[];
  /** The icon of one move, and of a button with many moves if it differs. */
  readonly icons?: readonly string[];
  /** The number of words for the first choice among many moves. */
  readonly first?: number;
  /** The heading in the list of moves, if it is not the group. */
  readonly heading?: string;
}
export const MOVE_GROUPS = ['die', 'action', 'task', 'end'] as const satisfies readonly MoveGroup[];
/** The kinds of players' moves. */
export const MOVES = {
  die: { group: 'die', places: ['die:1 2'], icons: ['die:1 -1'] },
  tile: { group: 'die', places: ['tile'], heading: 'tile' },
  leave: { group: 'die', heading: 'tile' },
  resources: { group: 'die' },
  architect: { group: 'action', places: ['space:1'], icons: ['piece:architect'] },
  merchant: { group: 'action', places: ['space:1'], icons: ['piece:merchant'] },
  house: { group: 'action', places: ['house:1 2'], icons: ['thing:house'] },
  pillar: { group: 'action', places: ['pillar:1'], icons: ['thing:pillar'] },
  take: { group: 'action', places: ['take:1'] },
  character: { group: 'action', places: ['character:1'] },
  discard: { group: 'action', places: ['discard'], icons: ['thing:discard'] },
  place: { group: 'action', places: ['room:2', 'store:1'], first: 2 },
  contract: { group: 'action', places: ['contract:1'] },
  exchange: { group: 'action', places: ['kind:1'], icons: ['resource:1', 'action:contract'], first: 2 },
  king: { group: 'action', places: ['king'], icons: ['action:king'] },
  joker: { group: 'action', places: ['action:1'], icons: ['action:1'] },
  gain: { group: 'action', places: ['kind:1'], icons: ['resource:1'] },
  building: { group: 'action', places: ['building:1'], icons: ['thing:building'] },
  bonus: { group: 'action', places: ['bonus:1'] },
  buy: { group: 'task', places: ['kind:2'], icons: ['resource:2'] },
  cathedral: { group: 'task', places: ['cathedral:2'], icons: ['thing:cathedral'] },
  fulfil: { group: 'task', places: ['store:2'], icons: ['thing:contract'], first: 3 },
  crest: { group: 'task', places: ['crest:3', 'store:2'], icons: ['crest:2'], first: 3 },
  helper: { group: 'task', places: ['store:2'] },
  colour: { group: 'task', places: ['store:2'], icons: ['resource:3'] },
  done: { group: 'end' },
  end: { group: 'end', places: ['end'] },
} as const satisfies Record<string, MoveRecord>;
export type MoveKind = keyof typeof MOVES;
/** How the outcomes of chance begin. */
export const OUTCOMES = ['wheel', 'action', 'draw bonus', 'draw contract', 'draw character', 'draw cost', 'draw town', 'draw fair', 'first', 'roll', 'corruption', 'challenge', 'cardinal town', 'cardinal', 'pick'] as const;
export type Outcome = (typeof OUTCOMES)[number];

/** A drawing, with text on it or beside it. `{thing}` and `{amount}` are replaced by the printed ones. */
export interface GlyphRecord {
  readonly icon: string;
  readonly on?: string;
  readonly beside?: string;
}
export interface EffectRecord {
  /** The type of the effect's thing. */
  readonly thing?: string;
  readonly glyphs: readonly GlyphRecord[];
  /** The things and amounts for the help page. */
  readonly examples?: readonly string[];
}
/** The printed effects, by their name in the box, which precedes thing and amount. */
export const EFFECTS: Readonly<Record<string, EffectRecord>> = {
  colour: { glyphs: [{ icon: 'thing:colour' }] },
  ap: { glyphs: [{ icon: 'thing:ap', on: '+{amount}' }], examples: ['2'] },
  action: { thing: 'action', glyphs: [{ icon: 'action:{thing}' }, { icon: 'thing:ap', on: '{amount}' }], examples: ['contract 2'] },
  king: { glyphs: [{ icon: 'thing:crown' }, { icon: 'thing:up' }], examples: ['1'] },
  'town step': { glyphs: [{ icon: 'piece:merchant' }, { icon: 'thing:town' }] },
  'house anywhere': { glyphs: [{ icon: 'thing:house' }, { icon: 'thing:anywhere' }] },
  'pillar anywhere': { glyphs: [{ icon: 'thing:pillar' }, { icon: 'thing:anywhere' }] },
  'merchant anywhere': { glyphs: [{ icon: 'piece:merchant' }, { icon: 'thing:anywhere' }] },
  'architect anywhere': { glyphs: [{ icon: 'piece:architect' }, { icon: 'thing:anywhere' }] },
  building: { glyphs: [{ icon: 'thing:building' }] },
  house: { glyphs: [{ icon: 'thing:house' }] },
  pillar: { glyphs: [{ icon: 'thing:pillar' }] },
  step: { thing: 'piece', glyphs: [{ icon: 'piece:{thing}', beside: '{amount}' }, { icon: 'thing:step' }], examples: ['architect 2'] },
  'gain any': { glyphs: [{ icon: 'resource:any', beside: '{amount}' }], examples: ['1'] },
  gain: { thing: 'kind', glyphs: [{ icon: 'resource:{thing}', beside: '{amount}' }], examples: ['iron 1', 'stone 1', 'wool 1', 'food 1', 'gold 1'] },
  vp: { glyphs: [{ icon: 'thing:vp', on: '{amount}' }], examples: ['3'] },
};

export type EventRole = 'act' | 'small' | 'reason';
export type EventGroup = 'round' | 'turn' | 'king' | 'fair' | 'cleanup' | 'final';
/** Templates such as `space:{to}` contain fields of the event in braces. */
export interface EventRecord {
  /** The default is a pile. */
  readonly icon?: string;
  /** How the log and the story treat the event. The default is `act`. */
  readonly role?: EventRole;
  /** The kind of group that the event opens in the log. */
  readonly opens?: EventGroup;
  /** The place that its line in the log points at. */
  readonly place?: string;
  /** Other places that light up in the story. */
  readonly lights?: readonly string[];
  /** Where its gains come from: a place, or a part of the seat's board. */
  readonly source?: string;
}
/** The record of most of the Cardinalbot's reasons. */
export const USUAL_REASON: EventRecord = { icon: 'seat:4', role: 'reason' };
/** The kinds of events, except for usual reasons. */
export const EVENTS: Readonly<Partial<Record<GameEvent['key'], EventRecord>>> = {
  wheel: { icon: 'thing:round' },
  'action-tile': { icon: 'action:{action}', lights: ['action:{action}'] },
  'bonus-drawn': { role: 'small', place: '{place}' },
  'contract-drawn': { icon: 'thing:contract', role: 'small', place: 'contract:{slot}' },
  'character-drawn': { icon: 'thing:character', role: 'small', place: 'character:{tile}' },
  'cost-drawn': { icon: 'thing:cathedral', place: 'cathedral:{cathedral}', lights: ['pillar:{cathedral}', 'space:{cathedral}'] },
  'fair-town': { icon: 'thing:fair', place: 'space:{space}' },
  'fair-tile': { icon: 'thing:fair' },
  'first-player': { icon: 'seat:{seat}' },
  round: { icon: 'thing:round', opens: 'round' },
  roll: { icon: 'die:{colour} {value}', role: 'small', place: 'die:{colour} {value}' },
  corruption: { icon: 'thing:corruption', place: 'king' },
  'king-move': { icon: 'action:king', role: 'small', place: 'king' },
  'king-advance': { icon: 'action:king', place: 'king', lights: ['king:{seat}'] },
  'king-reset': { icon: 'action:king', place: 'king', lights: ['king:{seat}'] },
  turn: { icon: 'seat:{seat}', role: 'small', opens: 'turn' },
  die: { icon: 'die:{die}', place: 'die:{die}' },
  action: { icon: 'action:{action}', role: 'small', place: 'action:{action}' },
  'take-tile': { icon: 'thing:store', place: '{place}' },
  gain: { icon: 'resource:{kind}', place: 'kind:{kind}' },
  score: { icon: 'thing:vp' },
  'points-lost': { icon: 'thing:ap' },
  'end-turn': { icon: 'seat:{seat}', role: 'small' },
  architect: { icon: 'piece:architect', place: 'space:{to}', source: 'space:{to}' },
  pillar: { icon: 'thing:pillar', place: 'pillar:{cathedral}', lights: ['cathedral:{cathedral}', 'space:{cathedral}'], source: 'space:{cathedral}' },
  merchant: { icon: 'piece:merchant', place: 'space:{to}', source: 'space:{to}' },
  house: { icon: 'thing:house', place: 'house:{house}', lights: ['space:{town}'], source: 'space:{town}' },
  'discard-offer': { icon: 'thing:discard' },
  'mix-characters': {  },
  place: { icon: 'thing:character', place: 'room:{building}.{floor}' },
  'roof-house': { icon: 'thing:house' },
  complete: { icon: 'thing:building', lights: ['action:{action}'] },
  'more-points': { icon: 'thing:ap' },
  exchange: { icon: 'resource:{received}' },
  joker: { icon: 'action:{action}', place: 'action:{action}' },
  buy: { icon: 'resource:{kind}', place: 'kind:{kind}', source: 'gold' },
  cathedral: { icon: 'thing:cathedral', place: 'cathedral:{cathedral}', lights: ['pillar:{cathedral}', 'space:{cathedral}'], source: 'space:{cathedral}' },
  fulfil: { icon: 'thing:contract', source: 'store' },
  'contract-pillar': { icon: 'thing:pillar' },
  crest: { icon: 'crest:{family}', place: 'crest:{building}', source: 'store' },
  helper: { icon: 'thing:helper', source: 'store' },
  colour: { icon: 'resource:{kind}' },
  'bonus-action': { icon: 'action:{action}', place: 'action:{action}' },
  'bonus-lost': { icon: 'thing:discard' },
  'building-bonuses': { icon: 'thing:building', source: 'store' },
  bonus: { icon: 'thing:character', source: 'store' },
  declined: { icon: 'thing:discard' },
  'king-phase': { icon: 'action:king', opens: 'king', lights: ['king'] },
  'king-tile-discarded': { icon: 'action:king', lights: ['king', 'king:{seat}'] },
  'turn-order': { icon: 'seat:{seat}', role: 'small' },
  fair: { icon: 'thing:fair', opens: 'fair', place: 'space:{space}' },
  'fair-score': { icon: 'thing:fair' },
  'king-fair-score': { icon: 'thing:fair', lights: ['king', 'king:{seat}'] },
  cleanup: { icon: 'thing:round', role: 'small', opens: 'cleanup' },
  'wheel-turned': { icon: 'thing:round' },
  'reshuffle-bonus': {  },
  'final-scoring': { icon: 'thing:crown', opens: 'final' },
  'houses-and-pillars': { icon: 'thing:vp' },
  leftovers: { icon: 'thing:vp' },
  'bot-challenge-drawn': { icon: 'thing:challenge', role: 'small' },
  'bot-challenge-chosen': { icon: 'thing:challenge', role: 'small' },
  'bot-begins': { icon: 'seat:4', role: 'small' },
  'bot-supply': { icon: 'seat:4', role: 'small' },
  'bot-markers': { icon: 'seat:4', role: 'small' },
  'bot-pieces': { icon: 'piece:merchant', role: 'small' },
  'bot-decree-row': { icon: 'thing:decree', role: 'small' },
  'bot-decree-gone': { icon: 'thing:decree', role: 'small' },
  'bot-die': { icon: 'face:{value}', role: 'reason' },
  'bot-pawn': { icon: 'thing:pawn', role: 'reason' },
  'bot-next-decree': { icon: 'thing:decree', role: 'reason' },
  'bot-required': { icon: 'resource:{kind}', role: 'reason' },
  'bot-points': { icon: 'action:{action}', role: 'reason' },
  'bot-stays': { icon: 'seat:4', role: 'small' },
  'bot-pays': { icon: 'seat:4', role: 'small' },
  'bot-spends': { icon: 'resource:{kind}', role: 'small' },
  'bot-spends-pair': { icon: 'resource:{kind}', role: 'small' },
  'bot-crest': { icon: 'crest:{family}', role: 'small' },
  'bot-contract': { icon: 'thing:contract', role: 'small' },
  'bot-fulfils': { icon: 'thing:contract', role: 'small' },
  'bot-ignores-reward': { icon: 'seat:4', role: 'small' },
  'bot-ignores-space': { icon: 'seat:4', role: 'small' },
  'bot-activates': { icon: 'crest:{family}', role: 'small' },
  'bot-removes': { icon: 'thing:discard', role: 'small' },
  'bot-challenge': { icon: 'thing:challenge', role: 'reason' },
  'bot-converts': { icon: 'seat:4', role: 'small' },
  winner: { icon: 'thing:crown' },
};
export type Kind = 'gold' | 'food' | 'wool' | 'stone' | 'iron';
export type GameEvent = { rule: string; seat?: number } & (
  | { key: 'wheel'; value: number }
  | { key: 'action-tile'; number: number; action: string; value: number }
  | { key: 'bonus-drawn'; place: string; tile: string; round: number }
  | { key: 'contract-drawn'; slot: number; tile: string; round: number }
  | { key: 'character-drawn'; tile: string; round: number }
  | { key: 'cost-drawn'; cathedral: string; cost: string }
  | { key: 'fair-town'; number: number; space: string }
  | { key: 'fair-tile'; number: number; fair: string }
  | { key: 'first-player'; seat: number }
  | { key: 'round'; round: number }
  | { key: 'roll'; colour: string; value: number }
  | { key: 'corruption'; spaces: number }
  | { key: 'king-move'; seat: number; from: number; to: number }
  | { key: 'king-advance'; seat: number; from: number; to: number }
  | { key: 'king-reset'; seat: number; from: number; to: number }
  | { key: 'turn'; seat: number }
  | { key: 'die'; seat: number; die: string; value: number; gold: number }
  | { key: 'action'; seat: number; action: string; points: number }
  | { key: 'take-tile'; seat: number; tile: string; place: string; points: number }
  | { key: 'gain'; seat: number; kind: Kind; amount: number; source: string }
  | { key: 'score'; seat: number; points: number; source: string; total: number }
  | { key: 'points-lost'; seat: number; points: number }
  | { key: 'end-turn'; seat: number }
  | { key: 'architect'; seat: number; from: string; to: string; way: string }
  | { key: 'pillar'; seat: number; cathedral: string }
  | { key: 'merchant'; seat: number; from: string; to: string; way: string }
  | { key: 'house'; seat: number; house: string }
  | { key: 'discard-offer'; seat: number }
  | { key: 'mix-characters' }
  | { key: 'place'; seat: number; tile: string; building: number; floor: number }
  | { key: 'roof-house'; seat: number; building: number }
  | { key: 'complete'; seat: number; building: number; action: string | null; points: number }
  | { key: 'more-points'; seat: number; points: number }
  | { key: 'exchange'; seat: number; given: Kind; received: Kind }
  | { key: 'joker'; seat: number; action: string; chosen: number }
  | { key: 'buy'; seat: number; kind: Kind }
  | { key: 'cathedral'; seat: number; cathedral: string; stone: number; value: number }
  | { key: 'fulfil'; seat: number; tile: string; kind: Kind | null; space: number }
  | { key: 'contract-pillar'; seat: number; space: number }
  | { key: 'crest'; seat: number; family: string; building: number; food: number }
  | { key: 'helper'; seat: number; tile: string }
  | { key: 'colour'; seat: number; tile: string; kind: Kind }
  | { key: 'bonus-action'; seat: number; action: string; points: number }
  | { key: 'bonus-lost'; seat: number; effect: string }
  | { key: 'building-bonuses'; seat: number; building: number }
  | { key: 'bonus'; seat: number; tile: string }
  | { key: 'declined'; seat: number }
  | { key: 'king-phase' }
  | { key: 'king-tile-discarded'; seat: number; tile: string; why: string }
  | { key: 'turn-order'; seat: number; position: number }
  | { key: 'fair'; space: string; fair: string; board: number }
  | { key: 'fair-score'; seat: number; worth: number; times: number }
  | { key: 'king-fair-score'; seat: number; board: number; printed: number }
  | { key: 'cleanup' }
  | { key: 'wheel-turned' }
  | { key: 'reshuffle-bonus' }
  | { key: 'final-scoring' }
  | { key: 'houses-and-pillars'; seat: number; houses: number; pillars: number }
  | { key: 'leftovers'; seat: number; left: number; each: number }
  | { key: 'bot-challenge-drawn'; challenge: string }
  | { key: 'bot-challenge-chosen'; challenge: string }
  | { key: 'bot-begins'; points: number; king: number }
  | { key: 'bot-supply'; each: number }
  | { key: 'bot-markers'; markers: string }
  | { key: 'bot-pieces'; merchant: string; architect: string }
  | { key: 'bot-decree-row'; number: number; decree: string }
  | { key: 'bot-decree-gone'; decree: string; next: string }
  | { key: 'bot-die'; value: number }
  | { key: 'bot-pawn'; spaces: number; decree: string; moved: number }
  | { key: 'bot-tries'; decree: string; entry: number }
  | { key: 'bot-condition'; decree: string; entry: number; left: number; right: number }
  | { key: 'bot-section'; action: string; used: string; points: number; joker: number }
  | { key: 'bot-lacks'; wool: number; iron: number; any: number }
  | { key: 'bot-entry'; decree: string; entry: number; reason: string; dice: string[] }
  | { key: 'bot-pair'; colour: string; wool: number; iron: number }
  | { key: 'bot-next-decree'; decree: string }
  | { key: 'bot-options'; choice: string; options: string[]; amount: number }
  | { key: 'bot-order'; choice: string; order: string; value: number; options: string[] }
  | { key: 'bot-alike'; choice: string; order: string; value: number }
  | { key: 'bot-others'; choice: string; order: string; options: string[]; values: number[] }
  | { key: 'bot-picked'; choice: string; options: string[]; number: number; count: number }
  | { key: 'bot-same'; choice: string; options: string[] }
  | { key: 'bot-need'; kinds: string[]; need: string; have: number; wanted: number }
  | { key: 'bot-need-absent'; kinds: string[]; need: string; have: number; wanted: number }
  | { key: 'bot-none-required' }
  | { key: 'bot-required'; kind: Kind; need: string; have: number; wanted: number }
  | { key: 'bot-points'; action: string; section: number; marker: number }
  | { key: 'bot-joker-king'; own: number; other: number }
  | { key: 'bot-joker-map'; action: string; pillars: number; houses: number }
  | { key: 'bot-skips'; obstacle: string; amount: number; other: number; wanted: number }
  | { key: 'bot-no-pillar'; space: string; obstacle: string }
  | { key: 'bot-no-house'; space: string; obstacle: string }
  | { key: 'bot-no-tile'; reach: number; piece: string }
  | { key: 'bot-no-target'; piece: string }
  | { key: 'bot-none-in-reach'; piece: string; reach: number }
  | { key: 'bot-none-for-gold'; gold: number }
  | { key: 'bot-stays'; piece: string; space: string }
  | { key: 'bot-pays'; gold: number; spaces: number; reach: number }
  | { key: 'bot-cheapest'; tile: string; wanted: number; gold: number }
  | { key: 'bot-rest'; points: number }
  | { key: 'bot-spends'; kind: Kind; amount: number; payment: string; missing: Kind }
  | { key: 'bot-spends-pair'; kind: Kind; amount: number; wool: number; iron: number }
  | { key: 'bot-leaves'; tile: string; slot: number; obstacle: string; points: number }
  | { key: 'bot-crest'; family: string; origin: string }
  | { key: 'bot-contract'; tile: string }
  | { key: 'bot-fulfils'; tile: string }
  | { key: 'bot-ignores-reward'; tile: string }
  | { key: 'bot-ignores-space'; house: string }
  | { key: 'bot-activates'; family: string; column: number; count: number }
  | { key: 'bot-removes'; tile: string; obstacle: string }
  | { key: 'bot-challenge'; challenge: string }
  | { key: 'bot-leads'; own: number; other: number }
  | { key: 'bot-converts'; gold: number }
  | { key: 'winner'; seat: number }
);
