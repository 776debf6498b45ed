/** The figures' lines in the Markdown of docs/, below their rules. A command writes them; the client leaves them out. */
export interface Line {
  file: string;
  caption: string;
  alt: string;
}

/** Indented as a part of its rule. The line break separates the picture from the text. */
const LINE = /^ {2}<br>!\[.*\n/gm;

export const withoutFigures = (text: string): string => text.replace(LINE, '');

/** Return the text with a figure below each rule that has one. */
export function withFigures(text: string, places: Record<string, string>, figures: Record<string, Line>): string {
  const parts = withoutFigures(text).split(/^(?=- |#|$)/m);
  return parts.map((part) => part + (lineAfter(part, places, figures) ?? '')).join('');
}

function lineAfter(part: string, places: Record<string, string>, figures: Record<string, Line>): string | undefined {
  const rule = /^- \*\*([A-Z]+-\d+)\*\* /.exec(part)?.[1];
  const figure = rule === undefined ? undefined : figures[places[rule] ?? ''];
  return figure && `  <br>![${figure.alt}](${figure.file})<br>*${figure.caption}*\n`;
}
