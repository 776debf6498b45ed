/**
 * All shared drawings, as <symbol>s of one hidden SVG, so that each use is a single <use> node. The symbol
 * `resource:gold` has the id `art-resource-gold`. Players' pieces are drawn in `currentColor`. All other colours are the
 * same in light and dark; an ivory rim sets the drawings off from any background.
 */
import './art.css';
import { CARDINAL, SEAT_SHAPES } from './marks';

const INK = '#221a10';
const IVORY = '#fff8e6';
const GILT = '#e2b13c';

const path = (d: string, fill: string, more = ''): string => `<path d="${d}" fill="${fill}" ${more}/>`;
const line = (d: string, colour: string, width: number): string =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;
/** A shape with an ink outline and an ivory rim. */
const cut = (d: string, fill: string, width = 1.2): string =>
  `<path d="${d}" fill="${fill}" stroke="${IVORY}" stroke-width="${width + 2}" stroke-linejoin="round"/>` +
  `<path d="${d}" fill="${fill}" stroke="${INK}" stroke-width="${width}" stroke-linejoin="round"/>`;
const mirror = (half: string): string => `${half}<g transform="matrix(-1 0 0 1 24 0)">${half}</g>`;
const disc = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;
const around = (count: number, draw: (x: number, y: number) => string, radius: number, cx = 12, cy = 12): string =>
  Array.from({ length: count }, (_, k) => {
    const angle = (2 * Math.PI * k) / count - Math.PI / 2;
    return draw(+(cx + radius * Math.cos(angle)).toFixed(2), +(cy + radius * Math.sin(angle)).toFixed(2));
  }).join('');

// --- resources ---

const CLOUD =
  'M6 18.5c-2.6.6-4.4-1-4-3.2-1.3-1.3-1-3.6.9-4.2-.2-2.5 1.8-4 3.9-3.3C7.7 5.3 10.3 4.6 12 6c1.7-1.4 4.4-.8 5.3 1.7 2.1-.6 4 .9 3.8 3.3 1.9.7 2.2 3 .9 4.3.4 2.2-1.5 3.8-4 3.2-1.6 1.7-4.4 1.7-6 .2-1.6 1.5-4.4 1.4-6-.2z';

const RESOURCES: Record<string, string> = {
  gold:
    cut(disc(12, 12, 9.3), 'var(--gold)') +
    `<circle cx="12" cy="12" r="6.8" fill="none" stroke="#7a5506" stroke-width="1"/>` +
    path('M7.8 14.6 7.2 9.4l2.6 2L12 8l2.2 3.4 2.6-2-.6 5.2z', '#6b4a04'),
  food:
    cut('M2.2 14.5C2.2 8.8 6.7 5.5 12 5.5s9.8 3.3 9.8 9c0 2.8-1.6 4-3.8 4H6c-2.2 0-3.8-1.2-3.8-4z', 'var(--food)') +
    line('M7 9.2l2 4.3M11.2 8l1.8 4.5M15.5 8.4l1.5 4', '#6d1f3b', 1.5),
  wool:
    cut(CLOUD, 'var(--wool)') +
    line(
      'M8 12.5c-.4-2.2 2.9-2.8 3.2-.8.1 1.2-1.5 1.4-1.6.4M13.5 14.5c-.4-2.2 2.9-2.8 3.2-.8.1 1.2-1.5 1.4-1.6.4',
      '#6f675a',
      1.1,
    ),
  stone:
    cut('M12 2.5 21 7.3v9.4l-9 4.8-9-4.8V7.3z', '#4b4743') +
    path('M12 2.9 20.6 7.5 12 12 3.4 7.5z', '#a39c94') +
    path('M12 12l8.6-4.5v9L12 21.1z', '#2f2c2a') +
    line('M12 12v9M12 12 3.4 7.5M12 12l8.6-4.5', INK, 0.9),
  iron:
    cut('M6.5 6h11l4.5 12.5H2z', 'var(--iron)') +
    path('M6.9 6.6h10.2l1.5 4.2H5.4z', '#8fc0f2') +
    line('M5.2 10.8h13.6', INK, 0.9) +
    line('M8.5 14.8h7', IVORY, 1.5),
  any:
    cut('M12 2 21.8 9.2 18 20.8H6L2.2 9.2z', IVORY) +
    path('M12 12V3L21 9.5z', 'var(--gold)') +
    path('M12 12l9-2.5-3.5 10.6z', 'var(--food)') +
    path('M12 12l5.5 8.1h-11z', '#d9d2c4') +
    path('M12 12 6.5 20.1 3 9.5z', '#4b4743') +
    path('M12 12 3 9.5 12 3z', 'var(--iron)') +
    `<circle cx="12" cy="12.3" r="4.6" fill="${IVORY}" stroke="${INK}" stroke-width=".8"/>` +
    line('M10.5 11.2c.1-2.2 3.2-2 3 0-.1 1.1-1.5 1.2-1.5 2.4M12 15.2v.1', INK, 1.3),
};

// --- the six actions: a glyph in currentColor, and a medallion ---

export const ACTION_COLOURS: Record<string, string> = {
  architect: '#41557c',
  joker: '#6d2b5d',
  character: '#95441f',
  king: '#80590a',
  contract: '#1f4f9c',
  merchant: '#1b6b57',
};
const GLYPHS: Record<string, string> = {
  architect:
    'M11 3.2a1 1 0 0 1 2 0v1.2a2.6 2.6 0 0 1 1.3 4l1.5 4c1-.7 1.9-1.6 2.6-2.7l1.5 1c-.9 1.4-2 2.6-3.4 3.5l2.1 5.6.1 1.7-1.5-1-2.4-5.6c-1.8.6-3.8.6-5.6 0l-2.4 5.6-1.5 1 .1-1.7L9.7 8.4a2.6 2.6 0 0 1 1.3-4zM12 5.9a1.1 1.1 0 1 0 0 2.2 1.1 1.1 0 0 0 0-2.2zM9.9 13.2c1.4.4 2.8.4 4.2 0l-1.5-3.9c-.4.1-.8.1-1.2 0z',
  joker:
    'M12 4.5c1.2 2.6 1.6 5 1.2 7.5 1.6-3.4 4-5.2 7-5 1.3.1 2 .9 1.9 1.9a1.3 1.3 0 1 1-1.2.8c-1.7-.2-2.7 1.7-3.1 5.1l-.5 3.2H6.7l-.5-3.2c-.4-3.4-1.4-5.3-3.1-5.1A1.3 1.3 0 1 1 1.9 8.9C1.8 7.9 2.5 7.1 3.8 7c3-.2 5.4 1.6 7 5-.4-2.5 0-4.9 1.2-7.5zM6.6 19h10.8v2H6.6zM12 1.5a1.4 1.4 0 1 1 0 2.8 1.4 1.4 0 0 1 0-2.8z',
  character:
    'M12 3c2.6 0 4.3 1.9 4.3 4.5 0 1.9-.8 3.7-2.1 4.7v1.3c3.7.7 6 2.9 6.3 7H3.5c.3-4.1 2.6-6.3 6.3-7v-1.3C8.5 11.2 7.7 9.4 7.7 7.5 7.7 4.9 9.4 3 12 3zM6.8 6.3C7 3.6 9.2 1.8 12 1.8s5 1.8 5.2 4.5c-1.7-1-3.4-1.5-5.2-1.5s-3.5.5-5.2 1.5z',
  king: 'M3 7.5l4.6 4.2L12 4.5l4.4 7.2L21 7.5 19.3 17H4.7zM4.7 18.3h14.6v2.2H4.7zM12 1.8a1.3 1.3 0 1 1 0 2.6 1.3 1.3 0 0 1 0-2.6zM2.6 4.7a1.2 1.2 0 1 1 0 2.4 1.2 1.2 0 0 1 0-2.4zM21.4 4.7a1.2 1.2 0 1 1 0 2.4 1.2 1.2 0 0 1 0-2.4z',
  contract:
    'M5 3h11.5a2.5 2.5 0 0 1 2.5 2.5V13h-2V5.8c0-.5-.3-.8-.8-.8s-.7.3-.7.8V17H7.5V5.5A2.5 2.5 0 0 0 5 3zM4.2 4.8c.8 0 1.3.5 1.3 1.3v1.4H2.9V6.1c0-.8.5-1.3 1.3-1.3zM9.5 7.5h4v1.3h-4zM9.5 10.3h4v1.3h-4zM18 13.8a3 3 0 0 1 1.8 5.4l.7 3-2.5-1.2-2.5 1.2.7-3a3 3 0 0 1 1.8-5.4z',
  merchant:
    'M2.5 4.5h2.7l.8 3h15.5l-2.2 8H7.6L5 6.3H2.5zM8.5 16.8a2.3 2.3 0 1 1 0 4.6 2.3 2.3 0 0 1 0-4.6zM17.5 16.8a2.3 2.3 0 1 1 0 4.6 2.3 2.3 0 0 1 0-4.6zM9.5 3.2h3.8v3.3H9.5zM14.2 4.2h3.8v2.3h-3.8z',
};

const medallion = (action: string): string =>
  `<circle cx="12" cy="12" r="11.2" fill="${ACTION_COLOURS[action]}" stroke="${IVORY}" stroke-width="1.2"/>` +
  `<circle cx="12" cy="12" r="9.7" fill="none" stroke="${GILT}" stroke-width=".7"/>` +
  `<g transform="translate(4.8 4.8) scale(.6)">${path(GLYPHS[action]!, IVORY)}</g>`;

// --- crests: a shield with its charge ---

const SHIELD = 'M3 2.5h18v9c0 5.3-3.8 8.8-9 11-5.2-2.2-9-5.7-9-11z';
const FLEUR =
  mirror(
    path('M9.7 12c-.5-3.3-3.7-4.5-5.3-2.3-1.3 1.9-.1 4.3 2.1 4-.9-.6-1-1.9-.2-2.2 1-.3 1.7.9 1.8 2.2h1.6z', GILT),
  ) +
  path(
    'M12 3.7C9.5 6.5 8.9 9 10.3 12.5h3.4C15.1 9 14.5 6.5 12 3.7zM7.7 13h8.6v1.6H7.7zM10.6 14.6c0 2-.8 3-2.3 3.5 1.6.7 2.9.2 3.7-1.5.8 1.7 2.1 2.2 3.7 1.5-1.5-.5-2.3-1.5-2.3-3.5z',
    GILT,
  );
const EAGLE =
  mirror(
    path(
      'M12 8.6c-2.8.2-4.6-1-5.7-3.8-1.3 1.2-1.7 2.5-1.3 3.8-.6 1-.5 2.2.2 3.1 0 1.2.6 2 1.5 2.5.9.9 2.1 1.2 3.3.9l-1.3 2.4-1.5.4 1.7.6 1.5-1.6-.5 2.8c.6.6 1.3.9 2.1.9z',
      '#1b1712',
    ),
  ) +
  path(
    'M12 3.4c1.3 0 2 .8 1.9 1.9-.1.9-.6 1.5-.6 2.6v2h-2.6v-2c-.5-.9-1-1.4-1.9-1.7l-1-.5 1.3-.4c.4-1.2 1.4-1.9 2.9-1.9z',
    '#1b1712',
  ) +
  `<circle cx="11.6" cy="5.2" r=".55" fill="${GILT}"/>`;
const ROSE =
  around(
    5,
    (x, y) => `<circle cx="${x}" cy="${y}" r="3.1" fill="#c02a3a" stroke="#6b0f1c" stroke-width=".8"/>`,
    3.7,
    12,
    11,
  ) +
  around(5, (x, y) => `<circle cx="${x}" cy="${y}" r="1.3" fill="#f29aa4"/>`, 2.4, 12, 11) +
  `<circle cx="12" cy="11" r="1.9" fill="${GILT}" stroke="#6b0f1c" stroke-width=".6"/>`;
const LION =
  around(11, (x, y) => `<circle cx="${x}" cy="${y}" r="2.3" fill="${GILT}"/>`, 5, 12, 11) +
  path(
    'M12 6.6c3 0 4.7 1.7 4.5 4.1-.2 3-2 6-4.5 6s-4.3-3-4.5-6c-.2-2.4 1.5-4.1 4.5-4.1z',
    '#f6d98a',
    'stroke="#5a3d05" stroke-width=".7"',
  ) +
  path('M10.7 12.8h2.6L12 14.4zM9.1 9.6l2 .6-.8 1zM14.9 9.6l-2 .6.8 1z', '#3a2603') +
  line('M12 14.3v1M10.4 15.6c.8.5 1.6.2 1.6-.3 0 .5.8.8 1.6.3', '#3a2603', 0.7);
const CRESTS: Record<string, [field: string, charge: string]> = {
  fleur: ['#23458c', FLEUR],
  cup: [
    '#a32a1a',
    path(
      'M7 5h10c-.1 4.4-1.6 7-3.9 7.8v2.7c2 .3 3 1.2 3.1 2.7H7.8c.1-1.5 1.1-2.4 3.1-2.7v-2.7C8.6 12 7.1 9.4 7 5z',
      GILT,
    ) + line('M9.3 7h5.4', '#7a5506', 0.9),
  ],
  eagle: ['#e6b93f', EAGLE],
  rose: ['#f6f0e2', ROSE],
  tower: [
    '#1b6b57',
    path(
      'M6.5 4.8h2.4v1.9h1.9V4.8h2.4v1.9h1.9V4.8h2.4v4.7h-1.2v8.7H7.7V9.5H6.5zM10.6 18.2h2.8v-3.6a1.4 1.4 0 0 0-2.8 0zM10.7 10.2v2h2.6v-2z',
      IVORY,
      'fill-rule="evenodd"',
    ),
  ],
  lion: ['#5d2450', LION],
};
const crest = (family: string): string => cut(SHIELD, CRESTS[family]![0]) + CRESTS[family]![1];

// --- portraits of the five kinds of characters, 40 x 40 ---

const bust = (cloth: string, skin: string): string =>
  path('M4 40c.6-8.5 5.5-12 12-13.2h8C30.5 28 35.4 31.5 36 40z', cloth, `stroke="${INK}" stroke-width="1.2"`) +
  path('M16.5 22h7v6c-2 2.6-5 2.6-7 0z', skin, `stroke="${INK}" stroke-width="1"`);
const face = (skin: string): string =>
  path(
    'M12.7 14.5C12.7 9.5 15.8 7 20 7s7.3 2.5 7.3 7.5c0 5.8-3.3 10.2-7.3 10.2s-7.3-4.4-7.3-10.2z',
    skin,
    `stroke="${INK}" stroke-width="1.1"`,
  ) +
  path('M16.2 14.6h2.3v1.6h-2.3zM21.5 14.6h2.3v1.6h-2.3z', INK) +
  line('M15.6 13c.8-.7 2-.8 3-.3M24.4 13c-.8-.7-2-.8-3-.3M20 15.8l-.8 3h1.4M18 21.3c1.3.7 2.7.7 4 0', INK, 0.9);
const PORTRAITS: Record<string, string> = {
  contract:
    bust('#1f4f9c', '#eec8a0') +
    path('M16 27.5l4 4 4-4 1.5 2.5-5.5 5-5.5-5z', IVORY) +
    face('#f1cfa8') +
    path(
      'M10.5 12.5C10 5.5 14 3 20.5 3s9.5 3 9 9.5c-3-2.3-6-3.3-9.5-3.3s-6.5 1-9.5 3.3z',
      '#16305f',
      `stroke="${INK}" stroke-width="1.1"`,
    ) +
    path('M32 13l3.5-9.5c2 3.5.9 8-2 11.5l-2.7 12.5h-1z', IVORY, `stroke="${INK}" stroke-width=".9"`),
  character:
    path('M10.5 27C7.5 19 8.5 6 20 5s12.5 14 9.5 22z', '#5a2f14', `stroke="${INK}" stroke-width="1.1"`) +
    bust('#95441f', '#f3d2b2') +
    line('M14.5 28.2c3.5 3.4 7.5 3.4 11 0', GILT, 1.6) +
    face('#f6dabd') +
    path('M12.4 14C11.5 8 15 5.8 20 5.8S28.5 8 27.6 14c-1.3-3.2-3.8-5-7.6-5s-6.3 1.8-7.6 5z', '#7a4220') +
    around(
      5,
      (x, y) => `<circle cx="${x}" cy="${y}" r="1" fill="${IVORY}" stroke="${INK}" stroke-width=".5"/>`,
      0,
      20,
      5.5,
    ) +
    line('M14 7.7c4-2 8-2 12 0', IVORY, 1.3),
  architect:
    bust('#41557c', '#e3b98f') +
    face('#e8c39b') +
    path(
      'M12.9 17c.3 7 3 12.5 7.1 12.5S26.8 24 27.1 17c-1.6 2.6-3.8 2.6-7.1 2.6S14.5 19.6 12.9 17z',
      '#d8d2c6',
      `stroke="${INK}" stroke-width="1"`,
    ) +
    line('M18.2 22c1.2.6 2.4.6 3.6 0', INK, 0.9) +
    path(
      'M8.5 12.2c4-2 19-2 23 0l-3-1.2C28 6 25 3.5 20 3.5S12 6 11.5 11z',
      '#2b3a58',
      `stroke="${INK}" stroke-width="1.1"`,
    ) +
    line('M33 22l-3.5 14M33 22l3.5 14M30.8 31h4.4', GILT, 1.6),
  merchant:
    bust('#1b6b57', '#dca97c') +
    path('M15 28l5 6 5-6 3 1.5-8 9-8-9z', '#6b4a1f', `stroke="${INK}" stroke-width=".8"`) +
    face('#e2b387') +
    path('M15.5 20c1 .6 2.5.3 4.5-.6 2 .9 3.5 1.2 4.5.6-.8 1.6-2.6 1.8-4.5.9-1.9.9-3.7.7-4.5-.9z', '#3a2413') +
    path(
      'M9.5 13C7.5 6.5 12.5 2.5 20 2.8c7.5.3 12 4.2 10.5 10.2-2.5-2-6-3-10.5-3s-8 1-10.5 3z',
      '#b5341f',
      `stroke="${INK}" stroke-width="1.1"`,
    ) +
    path('M28 8.5c4 1.5 6 5.5 5 11.5-1 2-3 1.5-3-.5.5-4-.5-6-3-8z', '#b5341f', `stroke="${INK}" stroke-width="1"`),
  king:
    path('M11.5 26C9.5 19 10 12 20 12s10.5 7 8.5 14z', '#8b5a1e', `stroke="${INK}" stroke-width="1"`) +
    bust('#7b1e2b', '#f0cba3') +
    path('M8 32c4-4.5 20-4.5 24 0l-1.5 4.5c-5-4-16-4-21 0z', IVORY, `stroke="${INK}" stroke-width=".9"`) +
    line('M13 33v.1M20 31.5v.1M27 33v.1', INK, 1.8) +
    face('#f3d2ad') +
    path('M14.5 19c.6 5 2.8 8 5.5 8s4.9-3 5.5-8c-1.8 1.8-3.5 1.4-5.5.8-2 .6-3.7 1-5.5-.8z', '#7a4a15') +
    path(
      'M11 11.5 9.5 3.5l5 3.5L20 1.5 25.5 7l5-3.5-1.5 8c-5-2-13-2-18 0z',
      GILT,
      `stroke="${INK}" stroke-width="1.1"`,
    ) +
    path(disc(20, 8.2, 1.2), '#b5341f'),
};

// --- pieces of players, in currentColor ---

const HOUSE = 'M2.5 11.2 12 3l9.5 8.2h-2.3V21H4.8v-9.8z';
const PILLAR = 'M4.5 2.5h15v3h-2.3l-1 2v9.5l1 1.5h2.3v3.5h-15v-3.5h2.3l1-1.5V7.5l-1-2H4.5z';
const PIECES: Record<string, string> = {
  'piece:merchant':
    cut('M2 14c-.5-6.5 3-10 10-10s10.5 3.5 10 10zM2 14h20v3H2z', 'currentColor') +
    cut(disc(6.5, 18.5, 3.2) + disc(17.5, 18.5, 3.2), IVORY, 1.3) +
    path(disc(6.5, 18.5, 1) + disc(17.5, 18.5, 1), INK) +
    line('M7.5 13.5c0-4 .8-7 2-9M16.5 13.5c0-4-.8-7-2-9', INK, 0.8),
  'piece:architect':
    cut(
      'M10.6 1.5h2.8v2.6a3.4 3.4 0 0 1 1.7 4.5L20.5 21l-1 2-2-1.3-2.6-6.2c-1.9.6-3.9.6-5.8 0l-2.6 6.2-2 1.3-1-2L8.9 8.6a3.4 3.4 0 0 1 1.7-4.5z',
      'currentColor',
    ) + path('M10.2 12.5c1.2.3 2.4.3 3.6 0L12 8.6z', IVORY),
  'piece:king':
    cut('M2.5 6l5 4.5L12 3l4.5 7.5 5-4.5-1.8 11.5H4.3z', 'currentColor') +
    cut('M4.3 17.5h15.4V21H4.3z', 'currentColor'),
  'thing:house': cut(HOUSE, 'currentColor') + path('M10 21v-5a2 2 0 0 1 4 0v5z', IVORY),
  'thing:pillar': cut(PILLAR, 'currentColor') + line('M10.3 8v8.5M13.7 8v8.5', IVORY, 1.1),
};

// --- things ---

const HEX = 'M12 .8 22 6.4v11.2l-10 5.6-10-5.6V6.4z';
const TILE_BACK = 'M4 2.5h16v19H4z';
const ARROW_UP = 'M12 2.5 19.5 11h-4.3v10.5H8.8V11H4.5z';
const THINGS: Record<string, string> = {
  vp:
    cut(disc(12, 12, 11.2), '#8d1f12') +
    line('M5.5 19.4A9.8 9.8 0 0 1 5.5 4.6M18.5 19.4a9.8 9.8 0 0 0 0-14.8', GILT, 1.1),
  ap:
    cut(HEX, '#2a2116') +
    `<path d="M12 2.6 20.4 7.3v9.4L12 21.4l-8.4-4.7V7.3z" fill="none" stroke="${GILT}" stroke-width=".9"/>`,
  building:
    cut('M4 9.5 12 3l8 6.5V21H4z', '#c9703d') +
    path(
      'M7 11.5h3.5V15H7zM13.5 11.5H17V15h-3.5zM7 16.5h3.5V20H7zM13.5 16.5H17V20h-3.5z',
      '#fbe6b0',
      `stroke="${INK}" stroke-width=".7"`,
    ),
  corruption:
    cut(disc(12, 12, 10), '#2b2230') +
    `<circle cx="12" cy="12" r="8" fill="none" stroke="#b48ac0" stroke-width=".8" stroke-dasharray="2 1.5"/>`,
  anywhere:
    cut(disc(12, 12, 9.3), '#d7e6ea') +
    line('M2.7 12h18.6M12 2.7v18.6M12 2.7c-5 5-5 13.6 0 18.6M12 2.7c5 5 5 13.6 0 18.6', '#1f5f7a', 1),
  step: cut('M2.5 8.8h10V4.5L21.8 12l-9.3 7.5v-4.3h-10z', '#f0c860'),
  up: cut(ARROW_UP, '#f0c860'),
  town:
    cut('M2.5 21.5V10l3-3 3 3v2h1.5V7l2.5-4.5L15 7v5h1v-2l2.5-3L21.5 10v11.5z', '#f3e3bd') +
    path('M10.8 21.5v-4a1.7 1.7 0 0 1 3.4 0v4z', INK),
  colour:
    cut('M4 4h16v16H4z', IVORY) +
    path('M4.6 4.6h7.4v7.4H4.6z', 'var(--food)') +
    path('M12 4.6h7.4V12H12z', 'var(--gold)') +
    path('M4.6 12H12v7.4H4.6z', 'var(--iron)') +
    path('M12 12h7.4v7.4H12z', '#4b4743') +
    `<circle cx="12" cy="12" r="4" fill="${IVORY}" stroke="${INK}" stroke-width=".8"/>` +
    line('M9.8 12.4c1-2 3-2 4-.6M14.2 9.9v2h-2', INK, 1),
  cathedral:
    cut('M3 21.5V12l2.5-4L8 12v1h1.5l2.5-10 2.5 10H16v-1l2.5-4L21 12v9.5z', '#6f8fc9') +
    path('M10 21.5v-4.5a2 2 0 0 1 4 0v4.5zM12 10.5a1.5 1.5 0 1 1 0 3 1.5 1.5 0 0 1 0-3z', '#1a2748'),
  crest: cut(SHIELD, '#d9b45c') + line('M12 3v18.5M3.5 10h17', '#6b4a04', 1.2),
  contract:
    cut('M5 2.5h14v16c-2 0-2 3-4.5 3-2 0-2-2-4-2S7 21.5 5 21.5z', '#cfe0f2') +
    line('M8 6.8h8M8 10h8M8 13.2h5', '#1a3764', 1.3) +
    path(disc(16, 17, 2.8), '#b5341f', `stroke="${INK}" stroke-width=".8"`),
  character:
    cut('M4 21.5V9.5a8 8 0 0 1 16 0v12z', '#f0c9b0') +
    path(
      'M12 6.5a3.3 3.3 0 0 1 1.5 6.2c2.7.5 4.5 2.3 4.9 5.8H5.6c.4-3.5 2.2-5.3 4.9-5.8A3.3 3.3 0 0 1 12 6.5z',
      '#95441f',
    ),
  helper:
    cut('M7 2.5h10l4.5 4.5v10L17 21.5H7L2.5 17V7z', '#cfe6d8') +
    path('M12 5.5l1.9 4.3 4.6.5-3.4 3.1 1 4.6-4.1-2.4-4.1 2.4 1-4.6-3.4-3.1 4.6-.5z', '#1b6b57'),
  bag:
    cut('M8.5 3.5h7L14 7c4.5 2 7 6 6.5 10.5-.3 3-2.5 4-8.5 4s-8.2-1-8.5-4C3 13 5.5 9 10 7z', '#7c5a34') +
    line('M9 7.2h6', GILT, 1.8),
  pile:
    cut('M6 5.5h15v16H6z', '#8a7a5c') +
    cut('M3 2.5h15v16H3z', '#23458c') +
    path('M10.5 6l3.5 4.5-3.5 4.5L7 10.5z', GILT),
  store:
    cut('M2.5 9.5 12 3l9.5 6.5V21h-19z', '#a9793f') +
    path('M6 12h12v9H6z', '#5e3f1b') +
    line('M6 15h12M6 18h12M12 12v9', '#a9793f', 1),
  fair: cut('M4 2h2.5v20H4z', '#6b4a1f') + cut('M6.5 3.5H21l-4 4.8 4 4.7H6.5z', '#b5341f'),
  discard: cut(TILE_BACK, '#f0c9b0') + line('M8 8v3.4h3.4M8.2 11.2A4.3 4.3 0 1 1 7.9 14', '#8d1f12', 1.9),
  check: cut(disc(12, 12, 9.8), '#1b6b57') + line('M7 12.5l3.5 3.5L17 8.5', IVORY, 2.6),
  lock:
    cut('M5 10.5h14V21H5z', '#6e6558') +
    line('M8 10.5V7.5a4 4 0 0 1 8 0v3', '#8f8576', 2.2) +
    path(disc(12, 15, 1.7), IVORY),
  crown: cut('M2.5 6l5 4.5L12 3l4.5 7.5 5-4.5-1.8 11.5H4.3zM4.3 17.5h15.4V21H4.3z', GILT),
  pawn: cut(
    'M12 2.5a4.2 4.2 0 0 1 2.5 7.6c.2 3 1.3 5.4 3.5 7.4v4H6v-4c2.2-2 3.3-4.4 3.5-7.4A4.2 4.2 0 0 1 12 2.5z',
    '#9b1631',
  ),
  decree:
    cut('M3.5 3.5h17v17h-17z', '#f6ead0') +
    line('M7 8h10M7 11.5h10M7 15h6', '#6d1428', 1.3) +
    path(disc(16.5, 16.5, 2.6), '#9b1631'),
  challenge:
    cut('M4 3l8 3 8-3v10c0 4.5-3.5 7-8 9-4.5-2-8-4.5-8-9z', '#9b1631') + line('M12 8v5.5M12 16.8v.1', IVORY, 2.2),
  round: cut(disc(12, 12, 9.8), '#f3e3bd') + line('M12 6.5V12l4 2.5', INK, 1.6),
};

// --- signs on buttons, in currentColor; some devices' fonts lack these characters ---

const sign = (d: string): string => line(d, 'currentColor', 2);
/** Return a sign of the replay, and its mirror image for going back. */
function ahead(name: string, d: string): Record<string, string> {
  const on = path(d, 'currentColor');
  return { [`${name}-on`]: on, [`${name}-back`]: `<g transform="matrix(-1 0 0 1 24 0)">${on}</g>` };
}
const SIGNS: Record<string, string> = {
  undo: sign('M9 4.5 4 9.5l5 5M4.5 9.5H14a5.2 5.2 0 0 1 0 10.5h-4'),
  restart: sign('M5 5v5h5M5.3 10A7.6 7.6 0 1 1 4.6 14'),
  hint: path(
    'M12 2.5c.8 5.6 3.4 8.4 9 9.5-5.6 1.1-8.2 3.9-9 9.5-.8-5.6-3.4-8.4-9-9.5 5.6-1.1 8.2-3.9 9-9.5z',
    'currentColor',
  ),
  type: sign('M2.5 6h19v12.5h-19zM6.5 10h.1M10.2 10h.1M13.8 10h.1M17.5 10h.1M8 14.5h8'),
  menu: sign('M4 6.5h16M4 12h16M4 17.5h16'),
  all: sign('M13.5 4H20v6.5M20 4l-6.5 6.5M10.5 20H4v-6.5M4 20l6.5-6.5'),
  link: sign('M10 14l4-4M9 10.5l-3.2 3.2a3.5 3.5 0 0 0 5 5L14 15.5M15 13.5l3.2-3.2a3.5 3.5 0 0 0-5-5L10 8.5'),
  agree: sign('M4.5 12.5l5 5 10-11'),
  close: sign('M5.5 5.5l13 13M18.5 5.5l-13 13'),
  clock: sign('M12 5.5a8 8 0 1 1 0 16 8 8 0 0 1 0-16zM12 9.5v4.3l2.6 1.8M9.5 2.5h5M18.2 5.2l1.6 1.6'),
  pause: sign('M8.5 5.5v13M15.5 5.5v13'),
  bot: sign('M4.5 9h15v10.5h-15zM12 9V4.5M12 4.3v.1M9 13.5v1M15 13.5v1M2 12.5v3.5M22 12.5v3.5'),
  resigned: sign('M5.5 21.5v-18M5.5 4.5c5-2.5 8 2.5 14 0v9c-6 2.5-9-2.5-14 0'),
  warning: sign('M12 3.5 21.5 20h-19zM12 9.5v4.5M12 17v.1'),
  play: path('M7 4.5 18 12 7 19.5z', 'currentColor'),
  ...ahead('step', 'M8 4.5h3.5L18 12l-6.5 7.5H8l6.5-7.5z'),
  ...ahead('turn', 'M3 5l9 7-9 7zM12 5l9 7-9 7z'),
  ...ahead('end', 'M5 4.5 15 12 5 19.5zM16.5 5H19v14h-2.5z'),
};

// --- the map ---

/** Recognizable cathedrals, 48 x 56, in two tones. */
const SKY = '#1a2748';
const stonework = (d: string, more = ''): string =>
  `<path d="${d}" fill="#f5ecd7" stroke="${INK}" stroke-width="1.6" stroke-linejoin="round"/>${more}`;
const CATHEDRALS: Record<string, string> = {
  Paris: stonework(
    'M4 55V14h12v14h4l4-22 4 22h4V14h12v41z',
    path(
      'M20 55V46a4 4 0 0 1 8 0v9zM24 31a5 5 0 1 1 0 10 5 5 0 0 1 0-10zM8 18h4v10H8zM36 18h4v10h-4zM7 47h5v8H7zM36 47h5v8h-5z',
      SKY,
    ),
  ),
  Koeln: stonework(
    'M5 55V26l3-4 5-20 5 20 2 4v6l4-5 4 5v-6l2-4 5-20 5 20 3 4v29z',
    path('M20 55V45l4-6 4 6v10zM10 28h6v9h-6zM32 28h6v9h-6zM10 42h6v8h-6zM32 42h6v8h-6z', SKY),
  ),
  London: stonework(
    'M2 55V36h5l2-6 2 6h6V22l2-2 5-19 5 19 2 2v14h6l2-6 2 6h5v19z',
    path(
      'M20 55v-9a4 4 0 0 1 8 0v9zM21 24h2v8h-2zM25 24h2v8h-2zM6 41h4v8H6zM13 41h4v8h-4zM31 41h4v8h-4zM38 41h4v8h-4z',
      SKY,
    ),
  ),
  Bordeaux: stonework(
    'M4 55V34l4-30 4 30v4h24v-4l4-30 4 30v21z',
    path('M20 55V46l4-4 4 4v9zM24 39.5l3 2.5h-6zM6 38h4v9H6zM38 38h4v9h-4zM15 43h3v8h-3zM30 43h3v8h-3z', SKY),
  ),
  Lyon: stonework(
    'M4 55V20h9v9l11-11 11 11v-9h9v35z',
    path(
      'M20 55V45a4 4 0 0 1 8 0v10zM24 27a5 5 0 1 1 0 10 5 5 0 0 1 0-10zM7 24h3v8H7zM38 24h3v8h-3zM10 46a3 3 0 0 1 6 0v9h-6zM32 46a3 3 0 0 1 6 0v9h-6z',
      SKY,
    ),
  ),
  Firenze: stonework(
    'M2 55V38h8c0-12 6-20 12-23l1-6h2l1 6c6 3 12 11 12 23h3V12l2.5-3 2.5 3v43z',
    path('M10 38c0-12 6-20 12-23h4c6 3 12 11 12 23z', '#b5482c', `stroke="${INK}" stroke-width="1.4"`) +
      line('M24 15v23M17 20c-2 5-3 11-3 18M31 20c2 5 3 11 3 18', '#f5ecd7', 1.2) +
      path('M20 55v-7a4 4 0 0 1 8 0v7zM12 43a3 3 0 1 1 0 6 3 3 0 0 1 0-6zM35 43a3 3 0 1 1 0 6 3 3 0 0 1 0-6z', SKY),
  ),
  Milano: stonework(
    'M2 55V40l2-8 2 6 4-5 1.5-8 2 6 4-6L19 15l2 8 3-15 3 15 2-8 1.5 10 4 6 2-6 1.5 8 4 5 2-6 2 8v15z',
    path('M20 55V46l4-5 4 5v9zM11 48l2.5-3 2.5 3v7h-5zM32 48l2.5-3 2.5 3v7h-5zM24 29l3 5-3 5-3-5z', SKY),
  ),
  Praha: stonework(
    'M3 55V34l3-8 3 8v-6l3-9 3 9v8h7V16l2-5 2-10h2l2 10 2 5v39z',
    path('M5 40h4v10H5zM12 40h4v10h-4zM20 55V46a3 3 0 0 1 6 0v9zM26 20h4v8h-4zM26 33h4v6h-4z', SKY) +
      path('M24 16l2-5 2-10h0l2 10 2 5z', '#3f8f7a', `stroke="${INK}" stroke-width="1.2"`) +
      stonework('M33 55V38h12v17z', path('M37 43h4v8h-4z', SKY)),
  ),
  Wien: stonework(
    'M3 55V38L18 22v8l10-10V24l3-5 4-18 4 18 3 5v31z',
    path('M3 38 18 22v8L28 20v15H3z', '#d8a93a', `stroke="${INK}" stroke-width="1.2"`) +
      line('M6 36l4-4 4 4 4-4 4 4 4-4', '#8d1f12', 1.8) +
      path('M12 55v-9a4 4 0 0 1 8 0v9zM33 26h4v9h-4zM33 40h4v9h-4zM24 42h3v8h-3z', SKY),
  ),
};
const ANY_CATHEDRAL = stonework('M4 55V30l6-8 6 8v4h16v-4l6-8 6 8v25z', path('M20 55V45a4 4 0 0 1 8 0v10z', SKY));

const SCENERY: Record<string, [box: string, drawing: string]> = {
  hill: [
    '0 0 40 26',
    path('M1 25 13 4l6 9 5-6 14 18z', 'var(--hill)') +
      line('M1 25 13 4l6 9 5-6 14 18M13 4l2 12M13 4l4 16M24 7l2 10M26 12l4 10', 'var(--relief)', 1.5),
  ],
  tree: [
    '0 0 24 24',
    line('M12 23v-6', 'var(--relief)', 2) +
      path(
        'M12 2c5 1 7 6 5 9 2 3 0 7-5 7s-7-4-5-7c-2-3 0-8 5-9z',
        'var(--leaf)',
        'stroke="var(--relief)" stroke-width="1.2"',
      ),
  ],
  ship: [
    '0 0 80 80',
    path('M8 54c12 4 50 4 64-2-2 12-8 18-16 19H26c-9-1-15-7-18-17z', '#7c5a34', `stroke="${INK}" stroke-width="2"`) +
      line('M40 55V8M22 54V22M60 52V24', INK, 2.2) +
      path('M26 14h28c4 8 4 20 0 28H26c4-8 4-20 0-28z', IVORY, `stroke="${INK}" stroke-width="1.8"`) +
      path('M40 19v18M33 28h14', 'none', 'stroke="#b5341f" stroke-width="4"') +
      path(
        'M13 26h16c2 5 2 12 0 18H13c2-6 2-13 0-18zM53 28h13c2 5 2 10 0 15H53c2-5 2-10 0-15z',
        IVORY,
        `stroke="${INK}" stroke-width="1.5"`,
      ) +
      path('M40 8l12-4-12-3z', '#b5341f') +
      line('M14 62c16 4 40 4 54-1', GILT, 1.8),
  ],
  monster: [
    '0 0 90 40',
    line('M4 34c6-14 14-18 20-10s6 12 12 10M38 34c4-12 12-16 18-9 4 5 4 10 10 9M66 32c2-12 4-24 14-26', '#2c6b74', 5) +
      path('M78 3c6-2 10 1 10 5l-6 2-5-2z', '#2c6b74') +
      line('M0 37h90', '#5d93a8', 1.5),
  ],
  city: [
    '0 0 100 44',
    path(
      'M2 43V24l6-6 6 6v-4h8V10l5-8 5 8v12h8v-4l6-5 6 5v6h6V9l5-7 5 7v15h7v-5l6-6 6 6v24z',
      'var(--city)',
      `stroke="${INK}" stroke-width="1.5" stroke-linejoin="round"`,
    ) +
      path(
        'M22 10l5-8 5 8zM63 9l5-7 5 7zM2 24l6-6 6 6zM40 18l6-5 6 5zM80 19l6-6 6 6z',
        'var(--city-roof)',
        `stroke="${INK}" stroke-width="1.2"`,
      ) +
      path('M25 15h4v6h-4zM66 14h4v6h-4zM6 29h4v5H6zM44 26h4v6h-4zM84 27h4v6h-4z', '#5b4c38'),
  ],
};

// --- dice ---

export const DICE: Record<string, { kind: string; fill: string; pips: string }> = {
  yellow: { kind: 'gold', fill: '#f0c440', pips: INK },
  pink: { kind: 'food', fill: '#ec9bb4', pips: INK },
  lightgrey: { kind: 'wool', fill: '#f3f0ea', pips: INK },
  darkgrey: { kind: 'stone', fill: '#46423f', pips: IVORY },
  blue: { kind: 'iron', fill: '#2a66a8', pips: IVORY },
};
const PIP_PLACES = [[], [4], [0, 8], [0, 4, 8], [0, 2, 6, 8], [0, 2, 4, 6, 8], [0, 2, 3, 5, 6, 8]];
const pips = (value: number, fill: string, first = 6.5, step = 6.5): string =>
  path(
    PIP_PLACES[value]!.map((place) => disc(first + (place % 3) * step, first + Math.floor(place / 3) * step, 2)).join(
      '',
    ),
    fill,
  );
/** Draw a die of 32 x 32, with its resource at the corner. The pips make room for that. */
function die(colour: string, value: number): string {
  const { kind, fill, pips: ink } = DICE[colour]!;
  return (
    cut(
      'M5 1.5h16a3.5 3.5 0 0 1 3.5 3.5v16a3.5 3.5 0 0 1-3.5 3.5H5A3.5 3.5 0 0 1 1.5 21V5A3.5 3.5 0 0 1 5 1.5z',
      fill,
      1.4,
    ) +
    pips(value, ink, 5.6, 5.3) +
    `<g transform="translate(16.8 16.8) scale(.57)">${RESOURCES[kind]!}</g>`
  );
}

// --- the sprite ---

export const artId = (name: string): string => `art-${name.replaceAll(/[^A-Za-z0-9]/g, '-')}`;

function symbols(): Record<string, [box: string, drawing: string]> {
  const all: Record<string, [string, string]> = {};
  const add = (prefix: string, drawings: Record<string, string>, box = '0 0 24 24'): void => {
    for (const [name, drawing] of Object.entries(drawings)) all[prefix + name] = [box, drawing];
  };
  add('resource:', RESOURCES);
  add('', PIECES);
  add('thing:', THINGS);
  add('sign:', SIGNS);
  add('portrait:', PORTRAITS, '0 0 40 40');
  add('cathedral:', { ...CATHEDRALS, '': ANY_CATHEDRAL }, '0 0 48 56');
  for (const action of Object.keys(GLYPHS)) {
    all[`action:${action}`] = ['0 0 24 24', medallion(action)];
    all[`glyph:${action}`] = ['0 0 24 24', path(GLYPHS[action]!, 'currentColor')];
  }
  for (const family of Object.keys(CRESTS)) all[`crest:${family}`] = ['0 0 24 24', crest(family)];
  SEAT_SHAPES.forEach((shape, seat) => {
    all[`shape:${seat}`] = ['0 0 24 24', path(shape, IVORY, `stroke="${INK}" stroke-width="1.5"`)];
    all[`seat:${seat}`] = ['0 0 24 24', `<g class="seat-${seat}">${cut(shape, 'currentColor')}</g>`];
  });
  all[`seat:${CARDINAL}`]![1] += line('M7 13h10M12 6.2v3.6', IVORY, 1.4);
  for (const colour of Object.keys(DICE))
    for (let value = 1; value <= 6; value++) all[`die:${colour} ${value}`] = ['0 0 32 32', die(colour, value)];
  for (let value = 1; value <= 6; value++)
    all[`face:${value}`] = [
      '0 0 26 26',
      path(
        'M5 1.5h16a3.5 3.5 0 0 1 3.5 3.5v16a3.5 3.5 0 0 1-3.5 3.5H5A3.5 3.5 0 0 1 1.5 21V5A3.5 3.5 0 0 1 5 1.5z',
        IVORY,
        `stroke="${INK}" stroke-width="1.4"`,
      ) + pips(value, INK),
    ];
  return { ...all, ...Object.fromEntries(Object.entries(SCENERY).map(([name, drawn]) => [`scenery:${name}`, drawn])) };
}

const DRAWINGS = symbols();
/** Aliases. */
for (const [name, same] of Object.entries({ bonus: 'helper', points: 'vp', tile: 'pile' }))
  DRAWINGS[`thing:${name}`] = DRAWINGS[`thing:${same}`]!;
export const isDrawn = (name: string): boolean => name in DRAWINGS;
export const boxOf = (name: string): string => DRAWINGS[name]?.[0] ?? '0 0 24 24';

const loaded = new Set<string>();
let sprite: SVGSVGElement | undefined;

/** Return the address of a drawing for <use>. Adds the drawing to the sprite on first use. */
export function art(name: string): string {
  if (!loaded.has(name)) load(name);
  return `#${artId(name)}`;
}

function load(name: string): void {
  loaded.add(name);
  if (!isDrawn(name)) return; // components of an owner's box may have no drawing
  if (!sprite) {
    sprite = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
    sprite.setAttribute('class', 'art-sprite');
    sprite.setAttribute('aria-hidden', 'true');
    document.body.prepend(sprite);
  }
  sprite.insertAdjacentHTML('beforeend', symbol(name));
}

const symbol = (name: string): string =>
  `<symbol id="${artId(name)}" viewBox="${boxOf(name)}">${DRAWINGS[name]![1]}</symbol>`;
/** Return every symbol by its id, for exported drawings. */
export const allSymbols = (): Map<string, string> =>
  new Map(Object.keys(DRAWINGS).map((name) => [artId(name), symbol(name)]));
