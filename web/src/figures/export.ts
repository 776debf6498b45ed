/** Exports a figure as a file: the drawing with its symbols, styles and colours. */
import { allSymbols } from '../art/sprite';

const SYMBOLS = allSymbols();
/** The declarations of the first rule for :root, the light theme. */
const ROOT = /:root \{([^}]*)\}/;
/** The width of drawings without a size. */
const WIDTH = 420;
/** Svelte's source map, which contains the whole source again. */
const SOURCE_MAP = /\/\*# sourceMappingURL[^]*?\*\//g;
const SEATS = /^\.seat-\d \{[^}]*\}$/gm;

export interface Rendered {
  head: string;
  body: string;
}

/** Return a rendered figure as SVG. `css` are the global styles: app.css and art.css. */
export function svgFile({ head, body }: Rendered, css: string[]): string {
  const drawing = /<svg[^]*<\/svg>/.exec(body.replace(/<!--[^]*?-->/g, ''))![0];
  const usedIds = new Set([...drawing.matchAll(/href="#(art-[^"]+)"/g)].map((found) => found[1]!));
  const symbols = [...usedIds].sort().flatMap((id) => SYMBOLS.get(id) ?? []);
  const styles = [...head.matchAll(/<style[^>]*>([^]*?)<\/style>/g)]
    .map((found) => ruleLines(found[1]!.replace(SOURCE_MAP, '')))
    .filter((style) => isUsed(style, drawing));
  const seats = css.flatMap((text) => text.match(SEATS) ?? []).map(ruleLines);
  const needed = [...styles, ...seats, ...symbols].join('\n');
  const [opening] = /^<svg[^>]*>/.exec(drawing)!;
  const inside = drawing.slice(opening.length).replace(/ (role|aria-[a-z]+)="[^"]*"/g, '');
  const style = [`svg { ${variables(css, `${needed}\n${drawing}`)} }`, ...styles, ...seats].join('\n');
  return `${withSize(opening)}\n<style>\n${style}\n</style>\n<defs>\n${symbols.join('\n')}\n</defs>\n${inside}\n`;
}

/** Return styles with one rule per line. */
const ruleLines = (styles: string): string => styles.trim().replace(/\s+/g, ' ').replace(/\} /g, '}\n  ');

/** Return the opening tag with a namespace and a size. */
function withSize(opening: string): string {
  const size = / width=/.test(opening) ? '' : ` width="${WIDTH}"`;
  return opening.replace('<svg', `<svg xmlns="http://www.w3.org/2000/svg"${size}`);
}

/** Whether the drawing has the class `svelte-...` of a component's styles. */
const isUsed = (style: string, drawing: string): boolean =>
  [...style.matchAll(/\.(svelte-\w+)/g)].some((found) => drawing.includes(found[1]!));

function variables(css: string[], text: string): string {
  const all = css.flatMap((one) => [...(ROOT.exec(one)?.[1] ?? '').matchAll(/(--[\w-]+): ([^;]+);/g)]);
  return all
    .filter(([, name]) => text.includes(`var(${name})`))
    .map(([whole]) => whole)
    .join(' ');
}
