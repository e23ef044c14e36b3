import type { OwnLine } from './set-out';

/** A quotation that runs over several lines, without its marks, and the words that follow it on its last line. */
export interface Quotation {
  readonly texts: readonly string[];
  /** Index after its last line. */
  readonly end: number;
  readonly rest: string;
}

/** Longer quotations exist only where a mark was lost. */
const longest = 4000;

/** “4.2A The dealer …” opens new matter; “drift” means … only quotes a term. */
export function startsQuotation(text: string): boolean {
  return text.startsWith('“') && !quotesTerm(text);
}

/**
 * The quotation that `text`, the end of `lines[at]`, opens with its first sign. Quotations nest, and each paragraph of a long
 * one may open it again. Undefined when it is never closed.
 */
export function quotationFrom(lines: readonly OwnLine[], at: number, text: string): Quotation | undefined {
  const texts: string[] = [];
  let depth = 1;
  for (let index = at; index < Math.min(lines.length, at + longest); index += 1) {
    const line = index === at ? text.slice(1) : reopened(lines[index]?.text ?? '');
    const close = closingSign(line, depth);
    if (close.at !== undefined) {
      texts.push(line.slice(0, close.at));
      return { texts, end: index + 1, rest: line.slice(close.at + 1) };
    }
    ({ depth } = close);
    texts.push(line);
  }
  return undefined;
}

/** Where a quotation is opened in the words and not closed. */
export function openedAt(words: string): number | undefined {
  let depth = 0;
  let opened = 0;
  for (let at = words.indexOf('“'); at >= 0 && at < words.length; at += 1) {
    const sign = words.charAt(at);
    if (sign === '“' && depth++ === 0) opened = at;
    else if (sign === '”') depth = Math.max(0, depth - 1);
  }
  return depth > 0 ? opened : undefined;
}

function closingSign(line: string, open: number): { readonly at?: number; readonly depth: number } {
  let depth = open;
  for (let at = 0; at < line.length; at += 1) {
    const sign = line.charAt(at);
    if (sign === '“') depth += 1;
    else if (sign === '”' && --depth === 0) return { at, depth };
  }
  return { depth };
}

function reopened(line: string): string {
  return startsQuotation(line) ? line.slice(1).trimStart() : line;
}

/** The first mark is closed before words that go on with the sentence. */
function quotesTerm(text: string): boolean {
  const close = text.indexOf('”');
  const nested = text.indexOf('“', 1);
  return close > 0 && (nested < 0 || close < nested) && /^,? ?[\p{L}(]/u.test(text.slice(close + 1));
}
