/** What tiles and spaces give, written as in the box (`gain gold 2`), as glyphs and as messages. */
import type { Value } from '../lib/types';

/** A drawing, and what is written on it or beside it. */
export interface Glyph {
  icon: string;
  /** On the drawing. */
  on?: string;
  /** Right of it: over it, it would hide what it counts. */
  beside?: string;
}

export function glyphsOf(effects: readonly string[]): Glyph[] {
  return effects.flatMap(glyphs);
}

function glyphs(effect: string): Glyph[] {
  const [verb, what, amount] = effect.split(' ');
  switch (verb) {
    case 'gain':
      return [{ icon: `resource:${what}`, beside: amount === '1' ? undefined : amount }];
    case 'vp':
      return [{ icon: 'thing:vp', on: what }];
    case 'action':
      return [{ icon: `action:${what}` }, { icon: 'thing:ap', on: amount }];
    case 'ap':
      return [{ icon: 'thing:ap', on: `+${what}` }];
    case 'step':
      return [{ icon: `piece:${what}`, beside: amount === '1' ? undefined : amount }, { icon: 'thing:step' }];
    case 'town':
      return [{ icon: 'piece:merchant' }, { icon: 'thing:town' }];
    case 'king':
      return [{ icon: 'thing:crown' }, { icon: 'thing:up' }];
    case 'house':
    case 'pillar':
      return what ? [{ icon: `thing:${verb}` }, { icon: 'thing:anywhere' }] : [{ icon: `thing:${verb}` }];
    case 'merchant':
    case 'architect':
      return [{ icon: `piece:${verb}` }, { icon: 'thing:anywhere' }];
    default: // colour, building
      return [{ icon: `thing:${verb}` }];
  }
}

export function effectsValue(effects: readonly string[]): Value {
  return { list: effects.map(effectValue) };
}

function effectValue(effect: string): Value {
  const [verb, what, amount] = effect.split(' ');
  const said = (key: string, args: Record<string, Value> = {}): Value => ({ key, args });
  switch (verb) {
    case 'gain':
      return what === 'any'
        ? said('effect-gain-any', { amount: Number(amount) })
        : said('effect-gain', { kind: { name: `kind-${what}` }, amount: Number(amount) });
    case 'action':
      return said('effect-action', { action: { name: `action-${what}` }, amount: Number(amount) });
    case 'step':
      return said('effect-step', { piece: { name: `piece-${what}` }, amount: Number(amount) });
    case 'vp':
    case 'ap':
      return said(`effect-${verb}`, { amount: Number(what) });
    case 'town':
      return said('effect-town-step');
    case 'king':
      return said('effect-king');
    default:
      return said(what ? `effect-${verb}-${what}` : `effect-${verb}`);
  }
}
