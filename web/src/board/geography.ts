/** The map's geography. The box's coordinates (100 x 70) are stretched to a sheet of 1240 x 770, as wide as most windows. */
export const SHEET = { width: 1240, height: 770 };
const ACROSS = 12.6;
const DOWN = 11.2;
const LEFT = -4;
const TOP = -18;

export interface Point {
  x: number;
  y: number;
}

/** The scale of towns, which are drawn in their own units. */
export const TOWN_SIZE = 1.2;
/** A bonus tile beside the houses, in a town's units: large enough for legible numbers on a small map. */
export const TILE = { width: 50, height: 58, top: -44 };
export const HOUSE = 30;
const CATHEDRAL = { left: -63, right: 61 };
/** Towns with their bonus tile on the left, because there is a close neighbour on the right. */
const TILE_ON_THE_LEFT = ['Antwerpen', 'Hamburg', 'Paris', 'Troyes', 'Nuernberg', 'Venezia'];
interface Printed {
  /** The number of house spaces, including unused ones. */
  houses: number;
  cathedral: boolean;
  tile: boolean;
}
/** Return the middle of a town's houses and the left edge of its bonus tile, in the town's units. */
export function groundOf(town: string, { houses, cathedral, tile }: Printed): { middle: number; tile: number } {
  const left = TILE_ON_THE_LEFT.includes(town);
  if (cathedral || !tile) return { middle: 0, tile: left ? CATHEDRAL.left - TILE.width - 3 : CATHEDRAL.right + 3 };
  const half = (housesWidth(houses) + 4 + TILE.width) / 2;
  const middle = half - housesWidth(houses) / 2;
  return left ? { middle, tile: -half } : { middle: -middle, tile: half - TILE.width };
}
export const housesWidth = (houses: number): number => houses * (HOUSE + 4) - 4;
/** The distance of pieces from the middle of a town and of a road space. */
export const BELOW_TOWN = 48;
export const ON_ROAD = -21;
/** Return the size of pieces on one space, and how many stand side by side. */
export const rowOf = (pieces: number): { size: number; perRow: number } => ({
  size: pieces > 2 ? 33 : 41,
  perRow: pieces > 4 ? Math.ceil(pieces / 2) : pieces,
});

/** Return the extra width of certain letters. Hangul is nearly twice as wide as most Latin letters. */
const extra = (name: string, letters: RegExp, width: number): number => (name.match(letters)?.length ?? 0) * width;
export const plateWidth = (name: string): number =>
  Math.max(84, name.length * 11 + extra(name, /[가-힣]/g, 11) + extra(name, /[mw]/g, 6) + 22);

/** Return the outline of a target, in a town's units: close to the target, so that it crosses no other. */
export const around = (x: number, y: number, width: number, height: number, round: number): string =>
  `M${x + round} ${y}h${width - 2 * round}q${round} 0 ${round} ${round}v${height - 2 * round}q0 ${round} ${-round} ${round}h${2 * round - width}q${-round} 0 ${-round} ${-round}v${2 * round - height}q0 ${-round} ${round} ${-round}z`;
/** The top of a plate's outline, below the numbers of houses and tiles. */
export const RING_TOP = 14;
export const plateOutline = (width: number): string => around(-width / 2 - 3, RING_TOP, width + 6, 41 - RING_TOP, 5);
export const tileOutline = (x: number): string => around(x - 3, TILE.top - 3, TILE.width + 6, TILE.height + 4, 9);
export const houseOutline = (x: number): string => `M${x} -3l15 -12 15 12v16h-30z`;
export const RING = 'M-20 0a20 20 0 1 0 40 0a20 20 0 1 0-40 0z';

/** Offsets from the box's coordinates, to make room between towns. */
const OFFSETS: Record<string, [x: number, y: number]> = {
  London: [13, 15],
  Brugge: [-20, 47],
  Antwerpen: [-12, -31],
  Hamburg: [-3, 14],
  Tiletum: [29, 0],
  Koeln: [18, -20],
  Leipzig: [-14, -18],
  Paris: [30, 12],
  Troyes: [9, 46],
  Strasbourg: [-36, -43],
  Frankfurt: [26, 16],
  Nuernberg: [26, 2],
  Praha: [0, -34],
  Bordeaux: [-20, 17],
  Wien: [-25, -4],
  Lyon: [42, 66],
  Milano: [-9, -21],
  Verona: [-23, -19],
  Venezia: [-5, -6],
  Toulouse: [-15, 5],
  Arles: [-88, -12],
  Genova: [18, 10],
  Firenze: [-23, -11],
  'London-Brugge': [16, 0],
  'Antwerpen-Hamburg': [-3, -3],
  'Paris-Bordeaux': [-33, 0],
  'Strasbourg-Milano': [66, -50],
  'Nuernberg-Verona': [-5, 4],
  'Arles-Genova': [2, 11],
};
export function onSheet({ x, y, id = '' }: Point & { id?: string }): Point {
  const [right, down] = OFFSETS[id] ?? [0, 0];
  return { x: LEFT + x * ACROSS + right, y: TOP + y * DOWN + down };
}

/** Return the transform of a town. */
export const transformOf = (space: Point & { id: string }): string =>
  `translate(${onSheet(space).x} ${onSheet(space).y}) scale(${TOWN_SIZE})`;

/** The continent. It extends beyond the sheet for windows of other shapes. */
export const LAND =
  'M712-250C650-180 642-60 669 10C680 35 686 50 710 56C667 69 636 53 608 68C576 79 549 58 521 65C489 66 476 35 449 40C428 46 417 43 395 43C365 45 332 40 304 51C263 68 250 101 234 143C219 186 202 199 176 209C158 227 176 241 147 256C121 269 100 256 82 259C60 261 78 282 63 292C28 300-5 290-26 300C-55 310-33 332-5 335C28 344 32 360 50 375C63 398 26 422 24 457C19 490 11 540 13 590C15 623 26 651 8 673C-18 693-105 683-192 689L-1017 724L-1017 1638L60 1638C120 1400 40 1250 110 1100C160 990 150 860 193 774C217 749 245 746 286 739C330 724 358 726 395 731C439 739 471 721 510 726C554 731 576 714 619 711C662 708 710 714 743 731C769 747 778 782 808 816C895 899 1004 1056 1156 1638L1406 1638C1330 1056 1145 857 1058 774C1014 731 978 708 975 671C973 641 971 616 1001 593C1036 581 1058 583 1084 576C1108 593 1114 626 1151 659C1188 699 1254 749 1330 807L2351 1389L2351-356L1503-356C1406-73 1362-15 1297-2C1243 13 1210-2 1156 5C1101 15 1058-14 1004-7C949 5 917-25 878-19C852-15 830-40 821-73C800-140 832-215 780-262C760-285 730-285 712-250Z';
export const ISLAND =
  'M-365-356L-60-356C-10-200 91-82 104-32C115-7 91 1 106 20C126 43 163 53 156 83C152 106 121 109 134 129C141 149 110 164 78 163C37 161 17 176-22 179C-66 184-83 194-137 199L-235 217C-202 176-170 166-144 143C-192 134-202 101-170 68C-213 26-257-57-365-90Z';
export const RIVERS = [
  'M686 367C656 325 656 292 623 251C602 217 569 176 526 134C493 109 449 84 395 46', // Rhine
  'M399 408C373 384 319 350 286 317C254 284 210 251 150 254', // Seine
  'M471 442C439 475 428 516 434 558C443 624 417 683 421 732', // Rhone
  'M634 392C743 367 852 375 938 392C1025 408 1091 367 1167 417C1264 475 1482 492 2134 508', // Danube
  'M612 550C699 558 786 575 862 571C928 570 960 591 993 595', // Po
  'M1004 226C938 209 884 168 819 143C765 118 743 76 710 58', // Elbe
  'M319 508C221 475 167 442 80 425C58 417 47 392 50 375', // Loire
  'M189 691C145 641 102 608 24 558', // Garonne
];
/** [x, y, width] of drawings on land and at sea. */
export const HILLS: [number, number, number][] = [
  [569, 480, 54],
  [619, 462, 62],
  [669, 447, 66],
  [728, 442, 70],
  [786, 438, 66],
  [847, 447, 62],
  [904, 458, 56],
  [960, 467, 46],
  [504, 508, 46],
  [486, 550, 40],
  [47, 724, 50],
  [97, 711, 56],
  [152, 721, 50],
  [208, 734, 40],
  [286, 575, 40],
  [319, 593, 46],
  [254, 600, 36],
  [569, 292, 30],
  [597, 276, 26],
  [938, 325, 38],
  [982, 342, 42],
  [917, 226, 30],
  [1134, 251, 38],
  [1175, 267, 42],
  [862, 749, 36],
  [904, 774, 40],
  [1134, 550, 44],
  [1177, 575, 48],
  [1210, 508, 40],
];
export const TREES: [number, number][] = [
  [710, 184],
  [736, 194],
  [721, 211],
  [1058, 151],
  [1084, 161],
  [1108, 148],
  [145, 442],
  [169, 453],
  [191, 438],
  [482, 267],
  [319, 442],
  [232, 508],
  [1058, 442],
  [1084, 432],
  [26, 51],
  [4, 26],
  [56, 35],
  [917, 68],
  [945, 79],
  [971, 63],
  [1188, 76],
  [1210, 93],
];
export const SHIPS: [number, number, number][] = [
  [47, 226, 56],
  [569, -20, 62],
  [-137, 442, 70],
  [482, 774, 66],
];
/** Realms, in washes of colour as in old atlases. They are clipped to the land. */
export const REALMS: { colour: string; shape: string }[] = [
  { colour: 'rose', shape: 'M-1017-356H200V226H-1017Z' },
  {
    colour: 'green',
    shape:
      'M-1017 251L178 184C254 251 319 251 319 309C395 334 449 367 482 425C504 475 471 525 482 575C493 641 504 691 493 774L232 749C156 708 69 683-83 683L-1017 724Z',
  },
  {
    colour: 'blue',
    shape: 'M178 184L319-107L504 51C526 101 504 126 482 168C471 226 439 267 319 309C319 251 254 251 178 184Z',
  },
  {
    colour: 'yellow',
    shape:
      'M504 51L721-356H1047C1025 10 1004 60 971 118C938 176 917 209 884 251C895 309 938 342 938 408C852 442 765 442 656 450C569 475 547 475 482 425C449 367 395 334 319 309C439 267 471 226 482 168C504 126 526 101 504 51Z',
  },
  {
    colour: 'plum',
    shape:
      'M1047-356H2351V807H1373L1084 576C1047 525 1025 475 938 408C938 342 895 309 884 251C917 209 938 176 971 118C1004 60 1025 10 1047-356Z',
  },
  {
    colour: 'rose',
    shape:
      'M482 425C547 475 569 475 656 450C765 442 852 442 938 408C1025 475 1047 525 1084 576L1047 774L1590 1638H721L569 774C504 749 493 691 482 575C471 525 504 475 482 425Z',
  },
  { colour: 'yellow', shape: 'M-1017 724L-83 683C69 683 156 708 232 749L243 1638H-1017Z' },
];
