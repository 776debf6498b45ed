/**
 * The first lesson: one round on a fixed deal, with the real engine and the real board. The pupil plays seat 0, and the
 * teacher's moves in seat 1 are fixed as well. Later outcomes do not affect these moves.
 */
import { placesOf, recordOf } from '../lib/moves';
import { kindOfText } from '../lib/notation';

export interface Step {
  /** The message `learn-...`. */
  say: string;
  /** The place to look at, by default that of the last move. */
  anchor?: string;
  /** The pupil's moves. Without any, the pupil only reads. */
  moves?: string[];
  /** The teacher's moves before the text. */
  teacher?: string[];
}

export const LESSON: Step[] = [
  { say: 'welcome' },
  { say: 'goal' },
  { say: 'wheel', anchor: 'panel:wheel' },
  { say: 'die', moves: ['die blue 6'] },
  { say: 'tile', moves: ['tile'] },
  { say: 'contract', moves: ['contract 5'] },
  { say: 'end', moves: ['end'] },
  { say: 'corruption', anchor: 'panel:king', teacher: ['die yellow 6', 'end'] },
  { say: 'merchant', moves: ['die pink 1'] },
  { say: 'helper', moves: ['tile'] },
  {
    say: 'walk',
    moves: ['merchant Koeln', 'merchant Frankfurt', 'merchant Nuernberg', 'merchant Praha', 'merchant Wien'],
  },
  { say: 'house', moves: ['house Wien 1'] },
  { say: 'end-again', moves: ['end'] },
  { say: 'teacher-turn', teacher: ['die pink 2', 'leave', 'end'] },
  { say: 'character', moves: ['die darkgrey 4'] },
  { say: 'storehouse', anchor: 'tile', moves: ['leave'] },
  { say: 'hire', moves: ['character contract:2wool'] },
  { say: 'room', moves: ['place contract:2wool 1.1'] },
  { say: 'fulfil', moves: ['task fulfil 7iron'] },
  { say: 'king-step', moves: ['king'] },
  { say: 'use-helper', moves: ['task helper contract3'] },
  { say: 'crest', moves: ['contract 3'] },
  { say: 'exchange', moves: ['exchange stone gold'] },
  { say: 'choose', moves: ['gain gold'] },
  { say: 'place-crest', moves: ['task crest cup 6'] },
  { say: 'last-point', moves: ['character king:2vp'] },
  { say: 'end-round', moves: ['end'] },
  { say: 'king', anchor: 'panel:king', teacher: ['die darkgrey 4', 'leave', 'end'] },
  { say: 'king-tile', moves: ['tile'] },
  { say: 'fair', anchor: 'panel:fairs' },
  { say: 'more' },
];

/** Return the place to look at, or null for the end of a turn, which is in the bar. */
export function anchorOf({ anchor, moves }: Step): string | null {
  const move = moves?.at(-1);
  if (anchor || !move || recordOf(kindOfText(move)).group === 'end') return anchor ?? null;
  return placesOf(kindOfText(move), move)[0] ?? null;
}
