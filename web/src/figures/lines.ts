/** The lines of figures in the Markdown of docs/: below their rules, made by a command and left out by the client. */
export interface Line {
  file: string;
  caption: string;
  alt: string;
}

/** Indented as what belongs to a rule; the break keeps the picture off its words. */
const LINE = /^ {2}<br>!\[.*\n/gm;

export const withoutFigures = (text: string): string => text.replace(LINE, '');

/** The text with a figure below each rule that has one. */
export function withFigures(text: string, places: Record<string, string>, figures: Record<string, Line>): string {
  const parts = withoutFigures(text).split(/^(?=- |#|$)/m);
  return parts.map((part) => part + (lineAfter(part, places, figures) ?? '')).join('');
}

function lineAfter(part: string, places: Record<string, string>, figures: Record<string, Line>): string | undefined {
  const rule = /^- \*\*([A-Z]+-\d+)\*\* /.exec(part)?.[1];
  const figure = rule === undefined ? undefined : figures[places[rule] ?? ''];
  return figure && `  <br>![${figure.alt}](${figure.file})<br>*${figure.caption}*\n`;
}
