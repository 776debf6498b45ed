/** Where the words about a thing are shown: near it, within the window, and over nothing that has to stay in sight. */
export interface Size {
  width: number;
  height: number;
}
export interface Area extends Size {
  left: number;
  top: number;
}
export interface Place {
  left: number;
  top: number;
}

const MARGIN = 8;
const right = (area: Area): number => area.left + area.width;
const bottom = (area: Area): number => area.top + area.height;

function common(one: Area, other: Area): number {
  const across = Math.min(right(one), right(other)) - Math.max(one.left, other.left);
  const down = Math.min(bottom(one), bottom(other)) - Math.max(one.top, other.top);
  return across > 0 && down > 0 ? across * down : 0;
}

/** A panel so narrow that words stand beside it. */
const NARROW = 0.45;

/** Of all places that come into question, the first that hides nothing, or else the one that hides least. `among`: what may be chosen instead. */
export function placeOf(
  words: Size,
  at: Area,
  panel: Area | null,
  kept: Area[],
  window: Size,
  among: Area[] = [],
): Place {
  const within = (wanted: number, length: number, room: number): number =>
    Math.max(MARGIN, Math.min(wanted, room - length - MARGIN));
  const fitted = ({ left, top }: Place): Area => ({
    ...words,
    left: within(left, words.width, window.width),
    top: within(top, words.height, window.height),
  });
  const middle = at.left + at.width / 2 - words.width / 2;
  const level = at.top + at.height / 2 - words.height / 2;
  const above = (area: Area): Place => ({ left: middle, top: area.top - MARGIN - words.height });
  const below = (area: Area): Place => ({ left: middle, top: bottom(area) + MARGIN });
  const places: Place[] = [];
  // Next to a panel nothing is hidden that belongs to it.
  const beside = (area: Area): Place[] => [
    { left: right(area) + MARGIN, top: level },
    { left: area.left - MARGIN - words.width, top: level },
  ];
  const narrow = panel !== null && panel.width <= window.width * NARROW;
  if (narrow) places.push(...beside(panel));
  else if (panel && panel.height <= window.height / 3) {
    const { top } = above(panel);
    const aside = kept.map((one) => Math.max(middle, right(one) + MARGIN)).sort((one, other) => one - other);
    places.push(above(panel), below(panel), ...aside.map((left) => ({ left, top })));
  }
  places.push(below(at), above(at), ...beside(at));
  for (const one of kept)
    places.push(
      above(one),
      { left: right(one) + MARGIN, top: one.top - MARGIN - words.height },
      { left: right(one) + MARGIN, top: bottom(one) - words.height },
      below(one),
    );
  let best = fitted(places[0]!);
  let least = Infinity;
  for (const place of places) {
    const found = fitted(place);
    // What would not fit there was moved: it may hide what it is about.
    const hidden =
      [at, ...kept, ...among].reduce((sum, area) => sum + common(found, area), 0) +
      (narrow && place.top === level ? common(found, panel) : 0);
    if (hidden < least) [best, least] = [found, hidden];
    if (!hidden) break;
  }
  return { left: best.left, top: best.top };
}
