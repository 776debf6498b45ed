/** The effects of tiles and spaces, in the box's notation (`gain gold 2`), as glyphs and as messages. */
import { EFFECTS, type GlyphRecord } from '../lib/catalogue';
import { wordsOf } from '../lib/notation';
import type { Value } from '../lib/types';

/** A drawing, with text on it or beside it. */
export interface Glyph {
  icon: string;
  /** On the drawing. */
  on?: string;
  /** A number to its right, where it hides nothing. */
  beside?: string;
}

interface Effect {
  name: string;
  thing: string;
  amount: string;
}

/** The effects on the help page, goods first. */
export const EXAMPLES = Object.entries(EFFECTS)
  .flatMap(([name, { examples = [''] }]) => examples.map((rest) => `${name} ${rest}`.trim()))
  .reverse();

/** Split `action king 2` into the name of its record, its thing and its amount. */
function parse(effect: string): Effect {
  const words = wordsOf(effect);
  const amount = /^\d+$/.test(words.at(-1)!) ? words.pop()! : '';
  const thing = words.join(' ') in EFFECTS ? '' : words.pop()!;
  return { name: words.join(' '), thing, amount };
}

export function glyphsOf(effects: readonly string[]): Glyph[] {
  return effects
    .map(parse)
    .flatMap((effect) => (EFFECTS[effect.name]?.glyphs ?? []).map((glyph) => fill(glyph, effect)));
}

/** Fill in the templates of a glyph. */
function fill({ icon, on, beside }: GlyphRecord, { thing, amount }: Effect): Glyph {
  return {
    icon: icon.replace('{thing}', thing),
    on: on?.replace('{amount}', amount),
    beside: amount === '1' ? undefined : beside?.replace('{amount}', amount),
  };
}

export function effectsValue(effects: readonly string[]): Value {
  return { list: effects.map(parse).map(effectValue) };
}

function effectValue({ name, thing, amount }: Effect): Value {
  const type = EFFECTS[name]?.thing;
  const args: Record<string, Value> = {};
  if (type) args[type] = { name: `${type}-${thing}` };
  if (amount) args.amount = Number(amount);
  return { key: `effect-${name.replaceAll(' ', '-')}`, args };
}
