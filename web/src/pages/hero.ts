/** The drawing of the start page, counted out once: a harbour town at dusk. Whatever has one colour is one path. */

type Kind = 'gable' | 'stepped' | 'long' | 'tower';
type House = [x: number, width: number, height: number, kind: Kind];

export const QUAY = 254;
const r = (value: number): string => value.toFixed(1);

/** Everything of a row of houses, by what it is painted with. */
export interface Row {
  walls: string;
  roofs: string;
  /** Every other wall, in another plaster. */
  others: string;
  lit: string;
  dark: string;
  lines: string;
}

const block = (x: number, y: number, width: number, height: number): string =>
  `M${r(x)} ${r(y)}h${r(width)}v${r(height)}h${r(-width)}z`;
const arched = (x: number, y: number, width: number, height: number): string =>
  `M${r(x)} ${r(y + height)}v${r(width / 2 - height)}q${r(width / 2)} ${r(-width)} ${r(width)} 0v${r(height - width / 2)}z`;

function roofOf([x, width, height, kind]: House, ground: number): string {
  const eaves = ground - height;
  if (kind === 'tower') return `M${x - 2} ${eaves}h${width + 4}l${r(-width / 2 - 2)} ${r(-width * 1.5)}z`;
  if (kind === 'long') return `M${x - 2} ${eaves}l6 ${r(-width * 0.34)}h${width - 8}l6 ${r(width * 0.34)}z`;
  if (kind === 'gable')
    return `M${x - 2} ${eaves}L${r(x + width / 2)} ${r(eaves - width * 0.72)}L${x + width + 2} ${eaves}z`;
  const step = width / 8;
  const up = `v${r(-step * 1.5)}h${r(step)}`;
  const down = `h${r(step)}v${r(step * 1.5)}`;
  return `M${x} ${eaves}${up.repeat(3)}v${r(-step * 1.5)}h${r(step * 2)}v${r(step * 1.5)}${down.repeat(3)}z`;
}

/** Windows in rows; which of them are lit looks like chance, and is the same on every evening. */
function windowsOf([x, width, height, kind]: House, ground: number): { lit: string; dark: string } {
  const columns = kind === 'tower' ? 1 : Math.max(2, Math.round(width / 13));
  const rows = Math.max(1, Math.floor((height - 14) / 15));
  const said = { lit: '', dark: '' };
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++) {
      const left = x + (width * (column + 0.5)) / columns - 2.4;
      said[(x * 7 + row * 5 + column * 3) % 4 < 2 ? 'lit' : 'dark'] += arched(
        left,
        ground - height + 6 + row * 15,
        4.8,
        8.5,
      );
    }
  if (kind !== 'long' && kind !== 'tower') said.lit += arched(x + width / 2 - 2, ground - height - width * 0.3, 4, 6);
  return said;
}

export function row(houses: House[], ground: number): Row {
  const drawn: Row = { walls: '', others: '', roofs: '', lit: '', dark: '', lines: '' };
  houses.forEach((house, index) => {
    const [x, width, height, kind] = house;
    drawn[index % 2 ? 'others' : 'walls'] +=
      block(x, ground - height, width, height) + (kind === 'stepped' ? roofOf(house, ground) : '');
    if (kind !== 'stepped') drawn.roofs += roofOf(house, ground);
    if (kind === 'long') drawn.roofs += block(x + width * 0.65, ground - height - width * 0.34 - 8, 5, 14);
    const { lit, dark } = windowsOf(house, ground);
    drawn.lit += lit;
    drawn.dark += dark + arched(x + width / 2 - 4, ground - 12, 8, 12);
    drawn.lines += `M${x} ${ground - height}h${width}`;
    if (kind === 'tower' || kind === 'gable')
      drawn.lines += `M${r(x + width / 2)} ${r(ground - height - width * (kind === 'tower' ? 1.4 : 0.7))}v-9`;
  });
  return drawn;
}

/** A street along the quay, laid out from left to right without a gap. */
export function street(from: number, plan: [width: number, height: number, kind: Kind][]): House[] {
  let x = from;
  return plan.map(([width, height, kind]) => {
    const house: House = [x, width, height, kind];
    x += width;
    return house;
  });
}

/** A point round the middle, the angle in degrees clockwise from the top. */
export const point = (radius: number, angle: number): [x: number, y: number] => [
  radius * Math.sin((angle * Math.PI) / 180),
  -radius * Math.cos((angle * Math.PI) / 180),
];
const at = (radius: number, angle: number): string => point(radius, angle).map(r).join(' ');

/** A sixth of a ring. */
export const slice = (from: number, to: number, angle: number): string =>
  `M${at(to, angle - 30)}A${to} ${to} 0 0 1 ${at(to, angle + 30)}L${at(from, angle + 30)}A${from} ${from} 0 0 0 ${at(from, angle - 30)}Z`;

/** The rays of an engraved sun: straight and waving by turns. */
export const rays = (from: number, straight: number, waving: number): string =>
  Array.from({ length: 36 }, (_, k) => {
    const angle = k * 10;
    if (k % 2) return `M${at(from, angle - 2.6)}L${at(straight, angle)}L${at(from, angle + 2.6)}Z`;
    const half = (from + waving) / 2;
    return `M${at(from, angle - 3.4)}Q${at(half, angle + 2.6)} ${at(waving, angle)}Q${at(half, angle + 4.6)} ${at(from, angle + 3.4)}Z`;
  }).join('');

/** Strokes on the water, denser towards the horizon. */
export function ripples(left: number, right: number, top: number, bottom: number): string {
  let drawn = '';
  for (let line = 0, y = top; y < bottom; line++, y += 4 + line * 1.1)
    for (let x = left + ((line * 53) % 70); x < right; x += 84 + ((line * 31 + x) % 46)) {
      const length = 14 + line * 3 + ((x * 3 + line * 17) % 18);
      drawn += `M${r(x)} ${r(y)}q${r(length / 4)} -${r(1.4 + line * 0.2)} ${r(length / 2)} 0t${r(length / 2)} 0`;
    }
  return drawn;
}

/** The path of light below the wheel: wider and more broken the nearer it is. */
export function glitter(middle: number, top: number, bottom: number): string {
  let drawn = '';
  for (let line = 0, y = top; y < bottom; line++, y += 4.4) {
    const half = 26 + line * 5 + ((line * 37) % 19);
    const shift = ((line * 29) % 17) - 8;
    drawn += `M${r(middle - half + shift)} ${r(y)}h${r(half * 0.8)}M${r(middle + half * 0.05 + shift)} ${r(y + 1.2)}h${r(half * 0.7)}`;
  }
  return drawn;
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
/** Dots of a die whose middle is here: strokes of no length with round ends. */
export const pips = (value: number, by: number): string =>
  PIPS[value]!.map(([x, y]) => `M${x * by} ${y * by}h.01`).join('');
