/** Computes the drawing of the start page. Everything of one colour is one path. */

type Kind = 'gable' | 'stepped' | 'long' | 'tower';
type House = [x: number, width: number, height: number, kind: Kind];

export const QUAY = 254;
const round = (value: number): string => value.toFixed(1);

/** The paths of a row of houses, by colour. */
export interface Row {
  walls: string;
  roofs: string;
  /** Every other wall, in another colour. */
  others: string;
  lit: string;
  dark: string;
  lines: string;
}

const block = (x: number, y: number, width: number, height: number): string =>
  `M${round(x)} ${round(y)}h${round(width)}v${round(height)}h${round(-width)}z`;
const arched = (x: number, y: number, width: number, height: number): string =>
  `M${round(x)} ${round(y + height)}v${round(width / 2 - height)}q${round(width / 2)} ${round(-width)} ${round(width)} 0v${round(height - width / 2)}z`;

function roofOf([x, width, height, kind]: House, ground: number): string {
  const eaves = ground - height;
  if (kind === 'tower') return `M${x - 2} ${eaves}h${width + 4}l${round(-width / 2 - 2)} ${round(-width * 1.5)}z`;
  if (kind === 'long') return `M${x - 2} ${eaves}l6 ${round(-width * 0.34)}h${width - 8}l6 ${round(width * 0.34)}z`;
  if (kind === 'gable')
    return `M${x - 2} ${eaves}L${round(x + width / 2)} ${round(eaves - width * 0.72)}L${x + width + 2} ${eaves}z`;
  const step = width / 8;
  const up = `v${round(-step * 1.5)}h${round(step)}`;
  const down = `h${round(step)}v${round(step * 1.5)}`;
  return `M${x} ${eaves}${up.repeat(3)}v${round(-step * 1.5)}h${round(step * 2)}v${round(step * 1.5)}${down.repeat(3)}z`;
}

/** Return the windows of a house. The pattern of lit ones looks random but is always the same. */
function windowsOf([x, width, height, kind]: House, ground: number): { lit: string; dark: string } {
  const columns = kind === 'tower' ? 1 : Math.max(2, Math.round(width / 13));
  const rows = Math.max(1, Math.floor((height - 14) / 15));
  const paths = { lit: '', dark: '' };
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++) {
      const left = x + (width * (column + 0.5)) / columns - 2.4;
      paths[(x * 7 + row * 5 + column * 3) % 4 < 2 ? 'lit' : 'dark'] += arched(
        left,
        ground - height + 6 + row * 15,
        4.8,
        8.5,
      );
    }
  if (kind !== 'long' && kind !== 'tower') paths.lit += arched(x + width / 2 - 2, ground - height - width * 0.3, 4, 6);
  return paths;
}

export function row(houses: House[], ground: number): Row {
  const paths: Row = { walls: '', others: '', roofs: '', lit: '', dark: '', lines: '' };
  houses.forEach((house, index) => {
    const [x, width, height, kind] = house;
    paths[index % 2 ? 'others' : 'walls'] +=
      block(x, ground - height, width, height) + (kind === 'stepped' ? roofOf(house, ground) : '');
    if (kind !== 'stepped') paths.roofs += roofOf(house, ground);
    if (kind === 'long') paths.roofs += block(x + width * 0.65, ground - height - width * 0.34 - 8, 5, 14);
    const { lit, dark } = windowsOf(house, ground);
    paths.lit += lit;
    paths.dark += dark + arched(x + width / 2 - 4, ground - 12, 8, 12);
    paths.lines += `M${x} ${ground - height}h${width}`;
    if (kind === 'tower' || kind === 'gable')
      paths.lines += `M${round(x + width / 2)} ${round(ground - height - width * (kind === 'tower' ? 1.4 : 0.7))}v-9`;
  });
  return paths;
}

/** Lay out houses from left to right without gaps. */
export function street(from: number, plan: [width: number, height: number, kind: Kind][]): House[] {
  let x = from;
  return plan.map(([width, height, kind]) => {
    const house: House = [x, width, height, kind];
    x += width;
    return house;
  });
}

/** Return a point at an angle in degrees, clockwise from the top. */
export const point = (radius: number, angle: number): [x: number, y: number] => [
  radius * Math.sin((angle * Math.PI) / 180),
  -radius * Math.cos((angle * Math.PI) / 180),
];
const at = (radius: number, angle: number): string => point(radius, angle).map(round).join(' ');

/** Return a sixth of a ring. */
export const slice = (from: number, to: number, angle: number): string =>
  `M${at(to, angle - 30)}A${to} ${to} 0 0 1 ${at(to, angle + 30)}L${at(from, angle + 30)}A${from} ${from} 0 0 0 ${at(from, angle - 30)}Z`;

/** Return the rays of an engraved sun, alternately straight and wavy. */
export const rays = (from: number, straight: number, wavy: number): string =>
  Array.from({ length: 36 }, (_, k) => {
    const angle = k * 10;
    if (k % 2) return `M${at(from, angle - 2.6)}L${at(straight, angle)}L${at(from, angle + 2.6)}Z`;
    const half = (from + wavy) / 2;
    return `M${at(from, angle - 3.4)}Q${at(half, angle + 2.6)} ${at(wavy, angle)}Q${at(half, angle + 4.6)} ${at(from, angle + 3.4)}Z`;
  }).join('');

/** Return strokes on the water, denser towards the horizon. */
export function ripples(left: number, right: number, top: number, bottom: number): string {
  let path = '';
  for (let line = 0, y = top; y < bottom; line++, y += 4 + line * 1.1)
    for (let x = left + ((line * 53) % 70); x < right; x += 84 + ((line * 31 + x) % 46)) {
      const length = 14 + line * 3 + ((x * 3 + line * 17) % 18);
      path += `M${round(x)} ${round(y)}q${round(length / 4)} -${round(1.4 + line * 0.2)} ${round(length / 2)} 0t${round(length / 2)} 0`;
    }
  return path;
}

/** Return the path of light below the wheel, wider and more broken towards the viewer. */
export function glitter(middle: number, top: number, bottom: number): string {
  let path = '';
  for (let line = 0, y = top; y < bottom; line++, y += 4.4) {
    const half = 26 + line * 5 + ((line * 37) % 19);
    const shift = ((line * 29) % 17) - 8;
    path += `M${round(middle - half + shift)} ${round(y)}h${round(half * 0.8)}M${round(middle + half * 0.05 + shift)} ${round(y + 1.2)}h${round(half * 0.7)}`;
  }
  return path;
}

const PIPS: [number, number][][] = [
  [],
  [[0, 0]],
  [
    [-1, -1],
    [1, 1],
  ],
  [
    [-1, -1],
    [0, 0],
    [1, 1],
  ],
  [
    [-1, -1],
    [1, -1],
    [-1, 1],
    [1, 1],
  ],
  [
    [-1, -1],
    [1, -1],
    [0, 0],
    [-1, 1],
    [1, 1],
  ],
  [
    [-1, -1],
    [1, -1],
    [-1, 0],
    [1, 0],
    [-1, 1],
    [1, 1],
  ],
];
/** Return the pips of a die around (0, 0): strokes of no length with round ends. */
export const pips = (value: number, by: number): string =>
  PIPS[value]!.map(([x, y]) => `M${x * by} ${y * by}h.01`).join('');
