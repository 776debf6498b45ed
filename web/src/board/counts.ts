/** Where the dice of a section of the wheel lie, with the numbers of those that there are several of. */
import { dicePlaces } from './wheel';

interface Point {
  x: number;
  y: number;
}
type Area = [left: number, top: number, right: number, bottom: number];
export interface Laid {
  /** Of the square in which a die is drawn, of 32 units. */
  size: number;
  /** The middle of each die, and of its number. */
  dice: Point[];
  counts: (Point | undefined)[];
  /** How far the nearest thing is from a number; less than nothing if it touches it. */
  free: number;
}

export const COUNT = 10;
/** Of a die with the mark of what it gives: how much of its square it fills, and where its middle is. */
const FILLED = 0.92;
const UNITS = 32;
export const MIDDLE = 15.5;
/** In units of a die: its body, its pips, its mark; and how far its outline reaches beyond it. */
export const BODY: Area = [0.5, 0.5, 25.5, 25.5];
export const PIPS: Area = [3, 3, 18.9, 18.9];
export const MARK: Area = [16.8, 16.8, 30.5, 30.5];
const OUTLINE = 4;
/** Radii between which a number may lie: the hub's, and where the names begin. */
const HUB = 56;
const NAMES = 148;
const GAP = 0.7;
/** Dice are drawn smaller only if their numbers find no room otherwise. */
const SCALES = [1, 0.95, 0.9, 0.85, 0.8, 0.75, 0.7];

export function lay(section: number, counted: boolean[]): Laid {
  let best: Laid | undefined;
  for (const scale of SCALES)
    for (const order of orders(counted)) {
      const laid = numbered(section, counted, order, scale);
      if (laid.free >= GAP) return laid;
      if (!best || laid.free > best.free) best = laid;
    }
  return best!;
}

/** At which place each die lies: as they come, or those with a number where it has room. */
function orders(counted: boolean[]): number[][] {
  const places = [...counted.keys()];
  const several = places.filter((die) => counted[die]);
  const sets = [...Array(2 ** counted.length).keys()]
    .map((bits) => places.filter((place) => (bits >> place) & 1))
    .filter(({ length }) => length === several.length);
  const others = (set: number[]): number[] => places.filter((place) => !set.includes(place));
  return [
    places,
    ...sets.map((set) => {
      const [first, rest] = [[...set], others(set)];
      return counted.map((one) => (one ? first : rest).shift()!);
    }),
  ];
}

function numbered(section: number, counted: boolean[], order: number[], scale: number): Laid {
  const { side, places } = dicePlaces(counted.length, section);
  const size = (side * scale) / FILLED;
  const dice = order.map((place) => places[place]!);
  const counts: (Point | undefined)[] = [];
  let free = Infinity;
  counted.forEach((one, own) => {
    const found = one
      ? spots(dice[own]!, size).map((at) => ({
          at,
          free: room(
            at,
            section,
            dice.filter((_, die) => die !== own),
            size,
            counts,
          ),
        }))
      : [];
    const spot = found.find((one) => one.free >= GAP) ?? found.sort((a, b) => b.free - a.free)[0];
    counts.push(spot?.at);
    free = Math.min(free, spot?.free ?? Infinity);
  });
  return { size, dice, counts, free };
}

/** Round a die, as near as its pips and its mark allow; first where the eye looks for it. */
function spots(die: Point, size: number): Point[] {
  const radius = (COUNT * UNITS) / size;
  const [near, far, along] = [PIPS[0] - radius, PIPS[2] + radius, MARK[0] - radius];
  const line = (from: number): number[] => [...Array(20).keys()].map((step) => from - step).filter((at) => at > -2);
  const below = line(along).map((x) => [x, far]);
  const beside = line(18).map((y) => [near, y]);
  const turned = (way: number[][]): number[][] => way.map(([x, y]) => [y!, x!]);
  const all = [...below, ...beside, ...turned(below), ...turned(beside)];
  return all.map(([x, y]) => ({
    x: die.x + ((x! - MIDDLE) * size) / UNITS,
    y: die.y + ((y! - MIDDLE) * size) / UNITS,
  }));
}

function room(at: Point, section: number, others: Point[], size: number, counts: (Point | undefined)[]): number {
  const middle = Math.hypot(at.x, at.y);
  const edges = [-30, 30]
    .map((turn) => ((section * 60 + turn - 90) * Math.PI) / 180)
    .map((angle) => Math.abs(at.x * Math.sin(angle) - at.y * Math.cos(angle)));
  const dice = others.flatMap((die) => [distance(at, on(die, size, BODY), OUTLINE), distance(at, on(die, size, MARK))]);
  const numbers = counts.flatMap((count) => (count ? Math.hypot(count.x - at.x, count.y - at.y) - COUNT : []));
  return Math.min(middle - HUB, NAMES - middle, ...edges, ...dice, ...numbers) - COUNT;
}

/** A part of a die that lies there. */
export function on(die: Point, size: number, [left, top, right, bottom]: Area): Area {
  const at = (middle: number, unit: number): number => middle + ((unit - MIDDLE) * size) / UNITS;
  return [at(die.x, left), at(die.y, top), at(die.x, right), at(die.y, bottom)];
}

export const distance = ({ x, y }: Point, [left, top, right, bottom]: Area, more = 0): number =>
  Math.hypot(Math.max(left - more - x, 0, x - right - more), Math.max(top - more - y, 0, y - bottom - more));
