import type { Clause } from '../reading';

const UNSEEN = /[\u00AD\u200B-\u200D\u2060\uFEFF]/g;
const DOUBLE_QUOTES = /[“”„‟«»]/g;
const SINGLE_QUOTES = /[‘’‚‛´`]/g;
const UNBROKEN_HYPHENS = /[‐‑]/g;
/** An apostrophe stands inside a word and a sign for feet after a figure; any other single quote only encloses a term. */
const ENCLOSING = /(?<![\p{L}\p{N}])'|(?<!\p{N})'(?![\p{L}\p{N}])/gu;

/** Words without spacing, line breaks and the style of quotation marks; every word, figure and other sign is left as printed. */
export const folded = (text: string): string =>
  text
    .normalize('NFC')
    .replace(UNSEEN, '')
    .replace(DOUBLE_QUOTES, '"')
    .replace(SINGLE_QUOTES, "'")
    .replace(ENCLOSING, '"')
    .replace(UNBROKEN_HYPHENS, '-')
    .replace(/\s+/g, ' ')
    .trim();

/** A clause's own heading and words. Of a table it also counts in which column a figure stands, which spacing alone would hide. */
export function foldedClause({ heading, text, blocks }: Pick<Clause, 'heading' | 'text' | 'blocks'>): string {
  const tables = blocks.flatMap((block) => (block.kind === 'table' ? [block] : []));
  const rows = tables.flatMap((table) => [...(table.headerRows ?? [table.header]), ...table.rows]);
  return [folded(`${heading} ${text}`), ...rows.map((row) => row.map(folded).join('|'))].join('\n');
}
