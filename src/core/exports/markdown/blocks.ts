import type { Block, DefinitionItem, Table } from '../../reading/reading';
import { escapeMarkdown } from './escape';
import { markdownTable } from './table';

/** A block as lines of Markdown; an empty line separates paragraphs. */
export function blockLines(block: Block): readonly string[] {
  if (block.kind === 'table') return tableLines(block);
  if (block.kind === 'bullet') return [`- ${escapeMarkdown(block.text)}`];
  if (block.kind === 'example') {
    const title = block.title === '' ? [] : [`**${escapeMarkdown(block.title)}**`];
    return quote(spaced([...title, ...paragraphs(block.text)]));
  }
  if (block.kind === 'definition') return [defined(block.term, block.text), ...itemLines(block.items)];
  return spaced(paragraphs(block.text));
}

/** The term in bold where its entry begins with it, with or without quotation marks. */
function defined(term: string, text: string): string {
  const words = text.replace(/\s+/g, ' ').trim();
  const at = words.toLowerCase().indexOf(term.toLowerCase());
  if (term === '' || at < 0 || at > 1) return escapeMarkdown(words);
  const end = at + term.length;
  return `${words.slice(0, at)}**${escapeMarkdown(words.slice(at, end))}**${after(words.slice(end))}`;
}

const after = (rest: string): string => (/^\s/.test(rest) ? ` ${escapeMarkdown(rest)}` : escapeMarkdown(rest));

const itemLines = (items: readonly DefinitionItem[], indent = ''): readonly string[] =>
  items.flatMap(({ marker, text, items: inner }) => [
    `${indent}- ${escapeMarkdown(`${marker} ${text}`)}`,
    ...itemLines(inner, `${indent}  `),
  ]);

const paragraphs = (text: string): readonly string[] =>
  text
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map(escapeMarkdown);

const spaced = (lines: readonly string[]): readonly string[] =>
  lines.flatMap((line, index) => (index === 0 ? [line] : ['', line]));

const quote = (lines: readonly string[]): readonly string[] => lines.map((line) => `> ${line}`.trimEnd());

/** A Markdown table has one header row: the rows of a higher header are joined in it, column by column. */
function tableLines({ title, banner, header, headerRows, rows, note }: Table): readonly string[] {
  const heads = headerRows ?? [header];
  const width = Math.max(1, ...heads.map(({ length }) => length), ...rows.map(({ length }) => length));
  const joined = Array.from({ length: width }, (_, column) =>
    heads
      .map((head) => head[column] ?? '')
      .filter((cell) => cell !== '')
      .join(' '),
  );
  const above = [title, banner].filter((words) => words !== undefined && words !== '').map((words) => words ?? '');
  return [
    ...above.flatMap((words) => [`**${escapeMarkdown(words)}**`, '']),
    ...markdownTable(joined, rows),
    ...(note === undefined ? [] : ['', ...spaced(paragraphs(note))]),
  ];
}
