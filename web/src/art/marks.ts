/** Players' marks, in a box of 24 x 24. Shapes, because colours alone are not enough. */
export const SEAT_SHAPES = [
  'M3 12a9 9 0 1 0 18 0a9 9 0 1 0-18 0z',
  'M12 2.5 22.5 20.5h-21z',
  'M12 1.5 22.5 12 12 22.5 1.5 12z',
  'M3.5 3.5h17v17h-17z',
  'M6.5 12.5C6.8 7 8.7 4 12 4s5.2 3 5.5 8.5h5.5v3.3c-2.4 2.3-6.2 3.4-11 3.4s-8.6-1.1-11-3.4v-3.3z',
];
/** The last mark, a hat, belongs to the Cardinalbot. */
export const CARDINAL = 4;
