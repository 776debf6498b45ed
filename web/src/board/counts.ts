/** Lays out the dice of a wheel section, with the numbers of equal dice. */
import { dicePlaces } from './wheel';

interface Point {
  x: number;
  y: number;
}
type Area = [left: number, top: number, right: number, bottom: number];
export interface DiceLayout {
  /** The size of a die's square of 32 units. */
  size: number;
  /** The middle of each die, and of its number. */
  dice: Point[];
  counts: (Point | undefined)[];
  /** The smallest distance between a number and anything else; negative if they overlap. */
  free: number;
}

export const COUNT = 10;
/** The part of the square that a die with its resource fills, and its middle. */
const FILLED = 0.92;
const UNITS = 32;
export const MIDDLE = 15.5;
/** A die's body, pips and resource, and the width of its outline, in units. */
export const BODY: Area = [0.5, 0.5, 25.5, 25.5];
export const PIPS: Area = [3, 3, 18.9, 18.9];
export const MARK: Area = [16.8, 16.8, 30.5, 30.5];
const OUTLINE = 4;
/** A number must be between these radii: the hub's, and where the names begin. */
const HUB = 56;
const NAMES = 148;
const GAP = 0.7;
/** Dice shrink only if their numbers need the room. */
const SCALES = [1, 0.95, 0.9, 0.85, 0.8, 0.75, 0.7];

export function layOut(section: number, counted: boolean[]): DiceLayout {
  let best: DiceLayout | undefined;
  for (const scale of SCALES)
    for (const order of orders(counted)) {
      const layout = addCounts(section, counted, order, scale);
      if (layout.free >= GAP) return layout;
      if (!best || layout.free > best.free) best = layout;
    }
  return best!;
}

/** Return orders of dice to try: the given one, and those with numbers in other places. */
function orders(counted: boolean[]): number[][] {
  const places = [...counted.keys()];
  const multiple = places.filter((die) => counted[die]);
  const sets = [...Array(2 ** counted.length).keys()]
    .map((bits) => places.filter((place) => (bits >> place) & 1))
    .filter(({ length }) => length === multiple.length);
  const others = (set: number[]): number[] => places.filter((place) => !set.includes(place));
  return [
    places,
    ...sets.map((set) => {
      const [first, rest] = [[...set], others(set)];
      return counted.map((one) => (one ? first : rest).shift()!);
    }),
  ];
}

function addCounts(section: number, counted: boolean[], order: number[], scale: number): DiceLayout {
  const { side, places } = dicePlaces(counted.length, section);
  const size = (side * scale) / FILLED;
  const dice = order.map((place) => places[place]!);
  const counts: (Point | undefined)[] = [];
  let free = Infinity;
  counted.forEach((one, own) => {
    const candidates = one
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
    const spot = candidates.find((one) => one.free >= GAP) ?? candidates.sort((a, b) => b.free - a.free)[0];
    counts.push(spot?.at);
    free = Math.min(free, spot?.free ?? Infinity);
  });
  return { size, dice, counts, free };
}

/** Return places for a number around a die, as near as its pips and its resource allow, the most natural first. */
function spots(die: Point, size: number): Point[] {
  const radius = (COUNT * UNITS) / size;
  const [near, far, start] = [PIPS[0] - radius, PIPS[2] + radius, MARK[0] - radius];
  const line = (from: number): number[] => [...Array(20).keys()].map((step) => from - step).filter((at) => at > -2);
  const below = line(start).map((x) => [x, far]);
  const beside = line(18).map((y) => [near, y]);
  const transpose = (points: number[][]): number[][] => points.map(([x, y]) => [y!, x!]);
  const all = [...below, ...beside, ...transpose(below), ...transpose(beside)];
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
  const dice = others.flatMap((die) => [
    distance(at, areaOn(die, size, BODY), OUTLINE),
    distance(at, areaOn(die, size, MARK)),
  ]);
  const numbers = counts.flatMap((count) => (count ? Math.hypot(count.x - at.x, count.y - at.y) - COUNT : []));
  return Math.min(middle - HUB, NAMES - middle, ...edges, ...dice, ...numbers) - COUNT;
}

/** Return the area of a part of a die. */
export function areaOn(die: Point, size: number, [left, top, right, bottom]: Area): Area {
  const at = (middle: number, unit: number): number => middle + ((unit - MIDDLE) * size) / UNITS;
  return [at(die.x, left), at(die.y, top), at(die.x, right), at(die.y, bottom)];
}

export const distance = ({ x, y }: Point, [left, top, right, bottom]: Area, more = 0): number =>
  Math.hypot(Math.max(left - more - x, 0, x - right - more), Math.max(top - more - y, 0, y - bottom - more));
