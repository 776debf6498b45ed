/** A figure as a file of its own: the drawing, the symbols it uses, and the styles and colours they need. */
import { allSymbols } from '../art/sprite';

const SYMBOLS = allSymbols();
/** `--name: value;` of the first rule for :root, which is the light theme. */
const ROOT = /:root \{([^}]*)\}/;
/** Of what takes the room it is given in the client. */
const WIDTH = 420;
/** What the compiler adds for those who look for errors: the whole source, again. */
const SOURCE_MAP = /\/\*# sourceMappingURL[^]*?\*\//g;
const SEATS = /^\.seat-\d \{[^}]*\}$/gm;

export interface Rendered {
  head: string;
  body: string;
}

/** `css` is that of the whole page: app.css and art.css. */
export function asFile({ head, body }: Rendered, css: string[]): string {
  const drawing = /<svg[^]*<\/svg>/.exec(body.replace(/<!--[^]*?-->/g, ''))![0];
  const used = new Set([...drawing.matchAll(/href="#(art-[^"]+)"/g)].map((found) => found[1]!));
  const symbols = [...used].sort().flatMap((id) => SYMBOLS.get(id) ?? []);
  const styles = [...head.matchAll(/<style[^>]*>([^]*?)<\/style>/g)]
    .map((found) => ruleLines(found[1]!.replace(SOURCE_MAP, '')))
    .filter((style) => isUsed(style, drawing));
  const seats = css.flatMap((text) => text.match(SEATS) ?? []).map(ruleLines);
  const needed = [...styles, ...seats, ...symbols].join('\n');
  const [opening] = /^<svg[^>]*>/.exec(drawing)!;
  const inside = drawing.slice(opening.length).replace(/ (role|aria-[a-z]+)="[^"]*"/g, '');
  const style = [`svg { ${variables(css, `${needed}\n${drawing}`)} }`, ...styles, ...seats].join('\n');
  return `${alone(opening)}\n<style>\n${style}\n</style>\n<defs>\n${symbols.join('\n')}\n</defs>\n${inside}\n`;
}

/** Styles with one rule to a line, however their source is broken into lines. */
const ruleLines = (styles: string): string => styles.trim().replace(/\s+/g, ' ').replace(/\} /g, '}\n  ');

/** The opening tag as a file has it: with a size, too. */
function alone(opening: string): string {
  const size = / width=/.test(opening) ? '' : ` width="${WIDTH}"`;
  return opening.replace('<svg', `<svg xmlns="http://www.w3.org/2000/svg"${size}`);
}

/** Styles of components are for a class of their own, `svelte-...`. */
const isUsed = (style: string, drawing: string): boolean =>
  [...style.matchAll(/\.(svelte-\w+)/g)].some((found) => drawing.includes(found[1]!));

function variables(css: string[], text: string): string {
  const all = css.flatMap((one) => [...(ROOT.exec(one)?.[1] ?? '').matchAll(/(--[\w-]+): ([^;]+);/g)]);
  return all
    .filter(([, name]) => text.includes(`var(${name})`))
    .map(([whole]) => whole)
    .join(' ');
}
