/** The land under the towns. Coordinates of the box (100 x 70) are stretched to a sheet of 1200 x 930. */
export const SHEET = { width: 1200, height: 930 };
const ACROSS = 11.4;
const DOWN = 13.2;
const LEFT = 40;
const TOP = 18;

export interface Point {
  x: number;
  y: number;
}

/** Towns are drawn in their own measure, enlarged by this. */
export const TOWN_SIZE = 1.2;
/** Towns whose bonus tile lies on the left, because a neighbour is close on the right. */
const TILE_ON_THE_LEFT = ['Strasbourg', 'Paris'];
/** From the middle of a town to its bonus tile, and to the flag of a fair, in a town's own measure. */
export const tileX = (town: string, cathedral: boolean): number => (TILE_ON_THE_LEFT.includes(town) ? (cathedral ? -112 : -66) : cathedral ? 52 : 20);
export const flagX = (tile: number | null): number => (tile !== null && tile > 0 ? -52 : 28);
/** From the middle of a town, and of a road space, to where pieces stand. */
export const BELOW_TOWN = 48;
export const ON_ROAD = -21;
/** Pieces on one space: how large they are, and how many stand side by side. */
export const rowOf = (pieces: number): { size: number; perRow: number } => ({ size: pieces > 2 ? 33 : 41, perRow: pieces > 4 ? Math.ceil(pieces / 2) : pieces });

/** The name of a town is written on a plate; Hangul letters are nearly twice as wide as Latin ones. */
export const plateWidth = (name: string): number => Math.max(84, name.length * 11 + (name.match(/[가-힣]/g)?.length ?? 0) * 9 + 22);

/** Outlines of what can be chosen, in a town's own measure: close to the thing itself, so that they cross no other. */
export const around = (x: number, y: number, width: number, height: number, round: number): string =>
  `M${x + round} ${y}h${width - 2 * round}q${round} 0 ${round} ${round}v${height - 2 * round}q0 ${round} ${-round} ${round}h${2 * round - width}q${-round} 0 ${-round} ${-round}v${2 * round - height}q0 ${-round} ${round} ${-round}z`;
export const plateOutline = (width: number): string => around(-width / 2 - 3, 12, width + 6, 30, 5);
export const tileOutline = (x: number): string => around(x - 3, -65, 50, 56, 9);
export const houseOutline = (x: number): string => `M${x} -3l15 -12 15 12v16h-30z`;
export const RING = 'M-20 0a20 20 0 1 0 40 0a20 20 0 1 0-40 0z';

/** Room between towns and what stands at them: how far each is from where the box has it. */
const APART: Record<string, [x: number, y: number]> = {
  Brugge: [0, -38], Antwerpen: [14, -26], Hamburg: [-6, 0], Tiletum: [-20, -10], Koeln: [-36, 20], Paris: [-8, 0], Troyes: [0, 24], Frankfurt: [15, -40],
  Nuernberg: [34, 2], Praha: [28, 0], Wien: [0, -6], Milano: [-15, 3], Verona: [-8, 0], Venezia: [6, 10], Genova: [4, 18], Firenze: [0, -6],
};
export function onSheet({ x, y, id = '' }: Point & { id?: string }): Point {
  const [right, down] = APART[id] ?? [0, 0];
  return { x: LEFT + x * ACROSS + right, y: TOP + y * DOWN + down };
}

/** The continent; it goes on beyond the sheet, for windows of another shape. */
export const LAND =
  'M668-400 C660-60 640 0 652 40 C662 70 668 88 690 96 C650 112 622 92 596 110 C566 124 542 98 516 106 C486 108 474 70 450 76 ' +
  'C430 84 420 80 400 80 C372 82 342 76 316 90 C278 110 266 150 252 200 C238 252 222 268 198 280 C182 302 198 318 172 336 ' +
  'C148 352 128 336 112 340 C92 342 108 368 94 380 C62 390 32 378 12 390 C-14 402 6 428 32 432 C62 442 66 462 82 480 ' +
  'C94 508 60 536 58 578 C54 618 46 678 48 738 C50 778 60 812 44 838 C20 862-60 850-140 858 L-900 900 L-900 2000 L190 2000 ' +
  'C196 1300 190 1010 214 960 C236 930 262 926 300 918 C340 900 366 902 400 908 C440 918 470 896 506 902 C546 908 566 888 606 884 ' +
  'C646 880 690 888 720 908 C744 928 752 970 780 1010 C860 1110 960 1300 1100 2000 L1330 2000 C1260 1300 1090 1060 1010 960 ' +
  'C970 908 936 880 934 836 C932 800 930 770 958 742 C990 728 1010 730 1034 722 C1056 742 1062 782 1096 822 C1130 870 1190 930 1260 1000 ' +
  'L2200 1700 L2200-400 L1420-400 C1330-60 1290 10 1230 26 C1180 44 1150 26 1100 34 C1050 46 1010 12 960 20 C910 34 880-2 844 6 ' +
  'C820 10 800-20 792-60 L780-400 Z';
export const ISLAND =
  'M-300-400 L60-400 C76-120 120-70 132-10 C142 20 120 30 134 52 C152 80 186 92 180 128 C176 156 148 160 160 184 C166 208 138 226 108 224 ' +
  'C70 222 52 240 16 244 C-24 250-40 262-90 268 L-180 290 C-150 240-120 228-96 200 C-140 190-150 150-120 110 C-160 60-200-40-300-80 Z';
export const RIVERS = [
  'M668 470 C640 420 640 380 610 330 C590 290 560 240 520 190 C490 160 450 130 400 84', // Rhine
  'M404 520 C380 490 330 450 300 410 C270 370 230 330 174 334', // Seine
  'M470 560 C440 600 430 650 436 700 C444 780 420 850 424 910', // Rhone
  'M620 500 C720 470 820 480 900 500 C980 520 1040 470 1110 530 C1200 600 1400 620 2000 640', // Danube
  'M600 690 C680 700 760 720 830 716 C890 714 920 740 950 744', // Po
  'M960 300 C900 280 850 230 790 200 C740 170 720 120 690 98', // Elbe
  'M330 640 C240 600 190 560 110 540 C90 530 80 500 82 480', // Loire
  'M210 860 C170 800 130 760 58 700', // Garonne
];
/** [x, y, width] of what is drawn on the land, and at sea. */
export const HILLS: [number, number, number][] = [
  [560, 606, 54], [606, 584, 62], [652, 566, 66], [706, 560, 70], [760, 556, 66], [816, 566, 62], [868, 580, 56], [920, 590, 46], [500, 640, 46], [484, 690, 40],
  [80, 900, 50], [126, 884, 56], [176, 896, 50], [228, 912, 40],
  [300, 720, 40], [330, 742, 46], [270, 750, 36], [560, 380, 30], [586, 360, 26],
  [900, 420, 38], [940, 440, 42], [880, 300, 30], [1080, 330, 38], [1118, 350, 42], [830, 930, 36], [868, 960, 40], [1080, 690, 44], [1120, 720, 48], [1150, 640, 40],
];
export const TREES: [number, number][] = [
  [690, 250], [714, 262], [700, 282], [1010, 210], [1034, 222], [1056, 206], [170, 560], [192, 574], [212, 556], [480, 350], [330, 560], [250, 640],
  [1010, 560], [1034, 548], [60, 90], [40, 60], [88, 70], [880, 110], [906, 124], [930, 104], [1130, 120], [1150, 140],
];
export const SHIPS: [number, number, number][] = [[80, 300, 56], [560, 4, 62], [1000, 850, 60], [-90, 560, 70], [480, 960, 66]];
/** Realms, washed in colour as old atlases are: only what lies on land is seen. */
export const REALMS: { colour: string; shape: string }[] = [
  { colour: 'rose', shape: 'M-900-400H220V300H-900Z' },
  { colour: 'green', shape: 'M-900 330L200 250C270 330 330 330 330 400C400 430 450 470 480 540C500 600 470 660 480 720C490 800 500 860 490 960L250 930C180 880 100 850-40 850L-900 900Z' },
  { colour: 'blue', shape: 'M200 250L330-100L500 90C520 150 500 180 480 230C470 300 440 350 330 400C330 330 270 330 200 250Z' },
  { colour: 'yellow', shape: 'M500 90L700-400H1000C980 40 960 100 930 170C900 240 880 280 850 330C860 400 900 440 900 520C820 560 740 560 640 570C560 600 540 600 480 540C450 470 400 430 330 400C440 350 470 300 480 230C500 180 520 150 500 90Z' },
  { colour: 'plum', shape: 'M1000-400H2200V1000H1300L1034 722C1000 660 980 600 900 520C900 440 860 400 850 330C880 280 900 240 930 170C960 100 980 40 1000-400Z' },
  { colour: 'rose', shape: 'M480 540C540 600 560 600 640 570C740 560 820 560 900 520C980 600 1000 660 1034 722L1000 960L1500 2000H700L560 960C500 930 490 860 480 720C470 660 500 600 480 540Z' },
  { colour: 'yellow', shape: 'M-900 900L-40 850C100 850 180 880 250 930L260 2000H-900Z' },
];
