/** Made by `make catalogue` from the records in src/tiletum/game/catalogue. Change those. */

export type MoveGroup = 'die' | 'action' | 'task' | 'end';
/** Places and icons name words of the move by their number: `store:1`. */
export interface MoveRecord {
  readonly group: MoveGroup;
  readonly places?: readonly string[];
  /** Of one move, and of many behind one button if that is another. */
  readonly icons?: readonly string[];
  /** How many words tell many moves apart first. */
  readonly first?: number;
  /** What they are listed under, if it is not the group. */
  readonly heading?: string;
}
export const MOVE_GROUPS = ['die', 'action', 'task', 'end'] as const satisfies readonly MoveGroup[];
/** The kinds of a player's moves. */
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

/** A drawing with a text on it or beside it; `{thing}` and `{amount}` stand for what is printed. */
export interface GlyphRecord {
  readonly icon: string;
  readonly on?: string;
  readonly beside?: string;
}
export interface EffectRecord {
  /** The type of what follows the name. */
  readonly thing?: string;
  readonly glyphs: readonly GlyphRecord[];
  /** As the help shows it. */
  readonly examples?: readonly string[];
}
/** The printed effects, by how the box spells them before their thing and amount. */
export const EFFECTS: Readonly<Record<string, EffectRecord>> = {
  colour: { glyphs: [{ icon: 'thing:colour' }], examples: ['colour'] },
  ap: { glyphs: [{ icon: 'thing:ap', on: '+{amount}' }], examples: ['ap 2'] },
  action: { thing: 'action', glyphs: [{ icon: 'action:{thing}' }, { icon: 'thing:ap', on: '{amount}' }], examples: ['action contract 2'] },
  king: { glyphs: [{ icon: 'thing:crown' }, { icon: 'thing:up' }], examples: ['king 1'] },
  'town step': { glyphs: [{ icon: 'piece:merchant' }, { icon: 'thing:town' }], examples: ['town step'] },
  'house anywhere': { glyphs: [{ icon: 'thing:house' }, { icon: 'thing:anywhere' }], examples: ['house anywhere'] },
  'pillar anywhere': { glyphs: [{ icon: 'thing:pillar' }, { icon: 'thing:anywhere' }] },
  'merchant anywhere': { glyphs: [{ icon: 'piece:merchant' }, { icon: 'thing:anywhere' }], examples: ['merchant anywhere'] },
  'architect anywhere': { glyphs: [{ icon: 'piece:architect' }, { icon: 'thing:anywhere' }] },
  building: { glyphs: [{ icon: 'thing:building' }], examples: ['building'] },
  house: { glyphs: [{ icon: 'thing:house' }], examples: ['house'] },
  pillar: { glyphs: [{ icon: 'thing:pillar' }], examples: ['pillar'] },
  step: { thing: 'piece', glyphs: [{ icon: 'piece:{thing}', beside: '{amount}' }, { icon: 'thing:step' }], examples: ['step architect 2'] },
  'gain any': { glyphs: [{ icon: 'resource:any', beside: '{amount}' }], examples: ['gain any 1'] },
  gain: { thing: 'kind', glyphs: [{ icon: 'resource:{thing}', beside: '{amount}' }], examples: ['gain iron 1', 'gain stone 1', 'gain wool 1', 'gain food 1', 'gain gold 1'] },
  vp: { glyphs: [{ icon: 'thing:vp', on: '{amount}' }], examples: ['vp 3'] },
};
