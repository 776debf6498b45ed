/**
 * The first lesson: one round on a fixed deal, with the real engine and the real board. The pupil plays seat 0; what
 * the teacher does in seat 1 is written here, too. Whatever chance reveals later does not matter to these moves.
 */
export interface Step {
  /** The message `learn-...`. */
  say: string;
  /** Where to look. */
  anchor?: string;
  /** What the pupil does; without it the pupil reads and goes on. */
  moves?: string[];
  /** What the teacher does before the pupil reads. */
  teacher?: string[];
}

export const LESSON: Step[] = [
  { say: 'welcome' },
  { say: 'goal' },
  { say: 'wheel', anchor: 'panel:wheel' },
  { say: 'die', anchor: 'die:blue 6', moves: ['die blue 6'] },
  { say: 'tile', anchor: 'tile', moves: ['tile'] },
  { say: 'contract', anchor: 'contract:5', moves: ['contract 5'] },
  { say: 'end', moves: ['end'] },
  { say: 'corruption', anchor: 'panel:king', teacher: ['die yellow 6', 'end'] },
  { say: 'merchant', anchor: 'die:pink 1', moves: ['die pink 1'] },
  { say: 'helper', anchor: 'tile', moves: ['tile'] },
  {
    say: 'walk',
    anchor: 'space:Wien',
    moves: ['merchant Koeln', 'merchant Frankfurt', 'merchant Nuernberg', 'merchant Praha', 'merchant Wien'],
  },
  { say: 'house', anchor: 'house:Wien 1', moves: ['house Wien 1'] },
  { say: 'end-again', moves: ['end'] },
  { say: 'teacher-turn', teacher: ['die pink 2', 'leave', 'end'] },
  { say: 'character', anchor: 'die:darkgrey 4', moves: ['die darkgrey 4'] },
  { say: 'storehouse', anchor: 'tile', moves: ['leave'] },
  { say: 'hire', anchor: 'character:contract:2wool', moves: ['character contract:2wool'] },
  { say: 'room', anchor: 'room:1.1', moves: ['place contract:2wool 1.1'] },
  { say: 'fulfil', anchor: 'store:7iron', moves: ['task fulfil 7iron'] },
  { say: 'king-step', anchor: 'king', moves: ['king'] },
  { say: 'use-helper', anchor: 'store:contract3', moves: ['task helper contract3'] },
  { say: 'crest', anchor: 'contract:3', moves: ['contract 3'] },
  { say: 'exchange', anchor: 'kind:stone', moves: ['exchange stone gold'] },
  { say: 'choose', anchor: 'kind:gold', moves: ['gain gold'] },
  { say: 'place-crest', anchor: 'crest:6', moves: ['task crest cup 6'] },
  { say: 'last-point', anchor: 'character:king:2vp', moves: ['character king:2vp'] },
  { say: 'end-round', moves: ['end'] },
  { say: 'king', anchor: 'panel:king', teacher: ['die darkgrey 4', 'leave', 'end'] },
  { say: 'king-tile', anchor: 'tile', moves: ['tile'] },
  { say: 'fair', anchor: 'panel:fairs' },
  { say: 'more' },
];
