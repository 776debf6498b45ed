/**
 * A small Markdown parser for docs/rules.md, docs/rules-solo.md and docs/rulings.md: headings, paragraphs, lists, tables,
 * bold, italic, code, links, and the ids of rules and rulings. It returns data, not HTML.
 */
export type Inline =
  | { kind: 'text'; text: string }
  | { kind: 'code'; text: string }
  | { kind: 'bold'; parts: Inline[] }
  | { kind: 'italic'; parts: Inline[] }
  | { kind: 'link'; parts: Inline[]; to: string };

export type Block =
  | { kind: 'rule'; id: string; label: string; parts: Inline[]; plain: string }
  | { kind: 'text'; parts: Inline[]; plain: string }
  | { kind: 'list'; items: Inline[][]; plain: string }
  | { kind: 'table'; head: Inline[][]; rows: Inline[][][]; plain: string };

export interface Chapter {
  /** The same in every language. */
  id: string;
  file: string;
  /** The title of the file, on its first chapter. */
  opens: string | null;
  title: string;
  blocks: Block[];
}

export interface Rules {
  chapters: Chapter[];
  /** The chapter's number for every id that can be linked to. */
  places: Map<string, number>;
}

const RULE = /^\*\*([A-Z]+-\d+)\*\* /;
const RULING = /^<a id="(\d+)"><\/a>\*\*(\d+)\.\*\* /;
const ANCHOR = /^<a id="([^"]+)"><\/a>\s*$/;

export const slug = (title: string): string =>
  title
    .toLowerCase()
    .replace(/[^\p{L}\p{N} -]/gu, '')
    .replace(/ /g, '-');

export function readRules(files: { name: string; text: string }[]): Rules {
  const chapters = files.flatMap(({ name, text }) => readFile(name, text));
  const places = new Map<string, number>();
  chapters.forEach((chapter, number) => {
    places.set(chapter.id, number).set(slug(chapter.title), number);
    for (const block of chapter.blocks) if (block.kind === 'rule') places.set(block.id, number);
  });
  for (const chapter of chapters) if (chapter.opens) places.set(chapter.file, places.get(chapter.id)!);
  return { chapters, places };
}

function readFile(file: string, text: string): Chapter[] {
  const chapters: Chapter[] = [];
  let title = '';
  for (const part of text.split(/^(?=##? )/m)) {
    const [heading, ...lines] = part.split('\n');
    const match = /^(##?) (.*)$/.exec(heading!);
    if (!match) continue;
    if (match[1] === '#') title = match[2]!;
    const anchor = ANCHOR.exec(lines.find((line) => line.trim()) ?? '')?.[1];
    const id = `${file}-${(file === 'rulings' && anchor) || chapters.length}`;
    chapters.push({
      id,
      file,
      opens: match[1] === '#' ? title : null,
      title: match[2]!,
      blocks: readBlocks(file, lines),
    });
  }
  return chapters;
}

/** Split lines into blocks at empty lines, and lists into items. */
function readBlocks(file: string, lines: string[]): Block[] {
  const chunks = lines
    .join('\n')
    .split(/\n\s*\n/)
    .map((chunk) => chunk.trim())
    .filter((chunk) => chunk && !ANCHOR.test(chunk));
  return chunks.flatMap((chunk) => {
    const block = chunk
      .split('\n')
      .filter((line) => !ANCHOR.test(line))
      .join('\n');
    if (block.startsWith('|')) return [readTable(file, block)];
    if (block.startsWith('- ')) return readList(file, block);
    return [readParagraph(file, block)];
  });
}

const oneLine = (text: string): string => text.replace(/\s*\n\s*/g, ' ').trim();

function readParagraph(file: string, chunk: string): Block {
  const text = oneLine(chunk);
  const ruling = RULING.exec(text);
  if (ruling) return rule(file, `ruling-${ruling[1]}`, ruling[2]!, text.slice(ruling[0].length));
  const parts = inline(file, text);
  return { kind: 'text', parts, plain: plain(parts) };
}

function readList(file: string, chunk: string): Block[] {
  const items = chunk
    .split(/^- /m)
    .filter((item) => item.trim())
    .map(oneLine);
  if (!RULE.test(items[0]!)) {
    const lines = items.map((item) => inline(file, item));
    return [{ kind: 'list', items: lines, plain: lines.map(plain).join(' ') }];
  }
  return items.map((item) => {
    const [head, id] = RULE.exec(item) ?? ['', ''];
    return rule(file, id, id, item.slice(head.length));
  });
}

function rule(file: string, id: string, label: string, text: string): Block {
  const parts = inline(file, text);
  return { kind: 'rule', id, label, parts, plain: `${label} ${plain(parts)}` };
}

function readTable(file: string, chunk: string): Block {
  const rows = chunk.split('\n').map((line) =>
    line
      .replace(/^\||\|$/g, '')
      .split('|')
      .map((cell) => inline(file, cell.trim())),
  );
  const [head, , ...body] = rows;
  return { kind: 'table', head: head!, rows: body, plain: rows.flat().map(plain).join(' ') };
}

export const plain = (parts: Inline[]): string =>
  parts.map((part) => ('text' in part ? part.text : plain(part.parts))).join('');

const MARKS = /`([^`]+)`|\*\*(.+?)\*\*|\*(.+?)\*|\[([^\]]+)\]\(([^)]+)\)|\b([A-Z]{3,}-\d+)\b/;

function inline(file: string, text: string): Inline[] {
  const parts: Inline[] = [];
  let rest = text;
  for (let found = MARKS.exec(rest); found; found = MARKS.exec(rest)) {
    if (found.index) parts.push({ kind: 'text', text: rest.slice(0, found.index) });
    parts.push(parseMark(file, found));
    rest = rest.slice(found.index + found[0].length);
  }
  if (rest) parts.push({ kind: 'text', text: rest });
  return parts;
}

function parseMark(file: string, [, code, bold, italic, shown, target, cited]: RegExpExecArray): Inline {
  if (code !== undefined) return { kind: 'code', text: code };
  if (bold !== undefined) return { kind: 'bold', parts: inline(file, bold) };
  if (italic !== undefined) return { kind: 'italic', parts: inline(file, italic) };
  if (cited !== undefined) return { kind: 'link', parts: [{ kind: 'text', text: cited }], to: cited };
  const parts = inline(file, shown!);
  const to = targetOf(file, target!);
  return to ? { kind: 'link', parts, to } : { kind: 'text', text: plain(parts) };
}

/** Return the target of a link between the three files, or null for other files. */
function targetOf(file: string, target: string): string | null {
  const [path, anchor] = target.split('#');
  const to = path ? path.replace(/\.md$/, '') : file;
  if (!['rules', 'rules-solo', 'rulings'].includes(to)) return null;
  if (!anchor) return to;
  if (to !== 'rulings') return anchor;
  return /^\d+$/.test(anchor) ? `ruling-${anchor}` : `rulings-${anchor}`;
}
