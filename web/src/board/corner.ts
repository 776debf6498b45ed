/** Finds the corner where the map's buttons hide the least of the towns. */
import { TOWN_SIZE, type Point } from './geography';

export interface Corner {
  right: boolean;
  top: boolean;
  /** Whether the buttons stand side by side, not one below the other. */
  row: boolean;
}
/** The number of buttons, and the size of each. */
export interface Buttons {
  count: number;
  size: number;
}
export const EDGE = 8;
export const GAP = 6;

/** The extent of a town, from its roofs to the pieces below its name. */
const TOWN = { left: -68, right: 68, top: -68, bottom: 70 };

/** A space with its importance. */
export interface WeightedPoint extends Point {
  weight: number;
}
/** The visible part of the sheet. `middle` is a point of the sheet. */
export interface View {
  width: number;
  height: number;
  middle: Point;
  scale: number;
}

const CORNERS: Omit<Corner, 'row'>[] = [
  { right: true, top: true },
  { right: false, top: false },
  { right: true, top: false },
  { right: false, top: true },
];

/** Return the best corner. In a low map, prefer a row of buttons. */
export function freeCorner(
  { width, height, middle, scale }: View,
  places: WeightedPoint[],
  { count, size }: Buttons,
  low: boolean,
): Corner {
  const long = count * (size + GAP) - GAP;
  const town = scale * TOWN_SIZE;
  const hidden = ({ right, top, row }: Corner): number => {
    const [wide, high] = row ? [long, size] : [size, long];
    const left = right ? width - EDGE - wide : EDGE;
    const above = top ? EDGE : height - EDGE - high;
    const overlap = ({ x, y, weight }: WeightedPoint): number => {
      const [at, level] = [width / 2 + (x - middle.x) * scale, height / 2 + (y - middle.y) * scale];
      const across = Math.min(at + TOWN.right * town, left + wide) - Math.max(at + TOWN.left * town, left);
      const down = Math.min(level + TOWN.bottom * town, above + high) - Math.max(level + TOWN.top * town, above);
      return across > 0 && down > 0 ? across * down * weight : 0;
    };
    return Math.round(places.reduce((sum, place) => sum + overlap(place), 0));
  };
  const all = [low, !low].flatMap((row) => CORNERS.map((corner) => ({ ...corner, row })));
  // The upper right corner is the usual one, so both arrangements there come first.
  all.sort((one, other) => Number(other.right && other.top) - Number(one.right && one.top));
  const best = Math.min(...all.map(hidden));
  return all.find((corner) => hidden(corner) === best)!;
}
