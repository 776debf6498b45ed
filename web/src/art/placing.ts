/** Places an explanation near its subject, inside the window, and over nothing that must stay visible. */
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

/** Return the size of the overlap of two areas. */
function overlap(one: Area, other: Area): number {
  const across = Math.min(right(one), right(other)) - Math.max(one.left, other.left);
  const down = Math.min(bottom(one), bottom(other)) - Math.max(one.top, other.top);
  return across > 0 && down > 0 ? across * down : 0;
}

/** A panel narrower than this part of the window has its explanations beside it. */
const NARROW_PANEL = 0.45;

/**
 * Return the first candidate that hides nothing, or else the one that hides least. The explanation must hide neither its
 * subject nor the obstacles, and should not hide the other targets.
 */
export function placeOf(
  size: Size,
  subject: Area,
  panel: Area | null,
  obstacles: Area[],
  window: Size,
  targets: Area[] = [],
): Place {
  const clamp = (start: number, length: number, room: number): number =>
    Math.max(MARGIN, Math.min(start, room - length - MARGIN));
  const moveIntoWindow = ({ left, top }: Place): Area => ({
    ...size,
    left: clamp(left, size.width, window.width),
    top: clamp(top, size.height, window.height),
  });
  const middle = subject.left + subject.width / 2 - size.width / 2;
  const level = subject.top + subject.height / 2 - size.height / 2;
  const placeAbove = (area: Area): Place => ({ left: middle, top: area.top - MARGIN - size.height });
  const placeBelow = (area: Area): Place => ({ left: middle, top: bottom(area) + MARGIN });
  const sidesOf = (area: Area): Place[] => [
    { left: right(area) + MARGIN, top: level },
    { left: area.left - MARGIN - size.width, top: level },
  ];
  const candidates: Place[] = [];
  const isNarrow = panel !== null && panel.width <= window.width * NARROW_PANEL;
  // Outside a panel, the explanation hides nothing of it.
  if (isNarrow) candidates.push(...sidesOf(panel));
  else if (panel && panel.height <= window.height / 3) {
    const { top } = placeAbove(panel);
    const lefts = obstacles.map((one) => Math.max(middle, right(one) + MARGIN)).sort((one, other) => one - other);
    candidates.push(placeAbove(panel), placeBelow(panel), ...lefts.map((left) => ({ left, top })));
  }
  candidates.push(placeBelow(subject), placeAbove(subject), ...sidesOf(subject));
  for (const one of obstacles)
    candidates.push(
      placeAbove(one),
      { left: right(one) + MARGIN, top: one.top - MARGIN - size.height },
      { left: right(one) + MARGIN, top: bottom(one) - size.height },
      placeBelow(one),
    );
  let best = moveIntoWindow(candidates[0]!);
  let least = Infinity;
  for (const candidate of candidates) {
    const area = moveIntoWindow(candidate);
    // Moved into the window, it may hide even its subject.
    const hidden =
      [subject, ...obstacles, ...targets].reduce((sum, other) => sum + overlap(area, other), 0) +
      (isNarrow && candidate.top === level ? overlap(area, panel) : 0);
    if (hidden < least) [best, least] = [area, hidden];
    if (!hidden) break;
  }
  return { left: best.left, top: best.top };
}
