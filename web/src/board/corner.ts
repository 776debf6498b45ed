/** Where the buttons of the map lie: in the corner where they hide nothing, or least, of the towns that are shown. */
import { TOWN_SIZE, type Point } from './geography';

export interface Corner {
  right: boolean;
  top: boolean;
  /** Side by side, not one below the other. */
  row: boolean;
}
/** How many there are, and how large each is. */
export interface Buttons {
  count: number;
  size: number;
}
export const EDGE = 8;
export const GAP = 6;

/** What belongs to a town: from its roofs to the pieces below its name. */
const TOWN = { left: -68, right: 68, top: -68, bottom: 70 };

/** A town, or a place of the road, and how much it matters that it is seen. */
export interface Seen extends Point {
  weight: number;
}
/** What is shown of the sheet: which point of it in the middle, and how large. */
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

/** In a low map they stand side by side, if that is as good. */
export function freeCorner(
  { width, height, middle, scale }: View,
  places: Seen[],
  { count, size }: Buttons,
  low: boolean,
): Corner {
  const long = count * (size + GAP) - GAP;
  const town = scale * TOWN_SIZE;
  const hidden = ({ right, top, row }: Corner): number => {
    const [wide, high] = row ? [long, size] : [size, long];
    const left = right ? width - EDGE - wide : EDGE;
    const above = top ? EDGE : height - EDGE - high;
    const over = ({ x, y, weight }: Seen): number => {
      const [at, level] = [width / 2 + (x - middle.x) * scale, height / 2 + (y - middle.y) * scale];
      const across = Math.min(at + TOWN.right * town, left + wide) - Math.max(at + TOWN.left * town, left);
      const down = Math.min(level + TOWN.bottom * town, above + high) - Math.max(level + TOWN.top * town, above);
      return across > 0 && down > 0 ? across * down * weight : 0;
    };
    return Math.round(places.reduce((sum, place) => sum + over(place), 0));
  };
  const all = [low, !low].flatMap((row) => CORNERS.map((corner) => ({ ...corner, row })));
  // The upper right one is where they are looked for: they stand there in a row or in a column before they go elsewhere.
  all.sort((one, other) => Number(other.right && other.top) - Number(one.right && one.top));
  const best = Math.min(...all.map(hidden));
  return all.find((corner) => hidden(corner) === best)!;
}
