/** Where a text stops being JSON, and why, for a person who typed it. */
export interface JsonFault {
  readonly line: number;
  readonly column: number;
  readonly reason: string;
  /** The line at fault, cut to the neighbourhood of the fault, and how far into it the fault stands. */
  readonly excerpt: string;
  readonly indent: number;
}

type Expected = 'value' | 'value or ]' | 'name' | 'name or }' | ':' | 'more' | 'end';

const SPACE = /[ \t\r\n]*/y;
const ESCAPE = /\\(?:["\\/bfnrt]|u[\da-fA-F]{4})/y;
const OTHER_VALUE = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?(?![\w.])|(?:true|false|null)(?!\w)/y;
const NEIGHBOURHOOD = 40;

const end = (text: string, pattern: RegExp, from: number): number => {
  pattern.lastIndex = from;
  return pattern.test(text) ? pattern.lastIndex : -1;
};

/** Where the text that opens here ends; -1 where it does not. By hand, since a pattern could take for ever on a long one. */
function endOfText(text: string, from: number): number {
  if (text[from] !== '"') return -1;
  for (let at = from + 1; at < text.length; at += 1) {
    const found = text.charAt(at);
    if (found === '"') return at + 1;
    if (found < ' ') return -1;
    if (found !== '\\') continue;
    at = end(text, ESCAPE, at) - 1;
    if (at < 0) return -1;
  }
  return -1;
}

/**
 * The first fault, or undefined for JSON. `JSON.parse` is the judge of what is JSON; its messages differ between
 * versions and mostly lack the line, so the place is found here. It keeps its own stack: input may be nested any depth.
 */
export function faultIn(text: string): JsonFault | undefined {
  const open: ('{' | '[')[] = [];
  const afterValue = (): Expected => (open.length === 0 ? 'end' : 'more');
  let expected: Expected = 'value';
  for (let at = end(text, SPACE, 0); ; at = end(text, SPACE, at)) {
    const found = text[at];
    if (expected === 'end') return found === undefined ? undefined : fault(text, at, expected, open);
    if (expected === ':') {
      if (found !== ':') return fault(text, at, expected, open);
      expected = 'value';
      at += 1;
    } else if (expected === 'more') {
      const closing = open.at(-1) === '{' ? '}' : ']';
      if (found === closing) open.pop();
      else if (found !== ',') return fault(text, at, expected, open);
      expected = found === closing ? afterValue() : closing === '}' ? 'name' : 'value';
      at += 1;
    } else if ((found === '}' && expected === 'name or }') || (found === ']' && expected === 'value or ]')) {
      open.pop();
      expected = afterValue();
      at += 1;
    } else if (expected.startsWith('value') && (found === '{' || found === '[')) {
      open.push(found);
      expected = found === '{' ? 'name or }' : 'value or ]';
      at += 1;
    } else {
      const named = expected.startsWith('name');
      const next = found === '"' || named ? endOfText(text, at) : end(text, OTHER_VALUE, at);
      if (next < 0) return fault(text, at, expected, open);
      expected = named ? ':' : afterValue();
      at = next;
    }
  }
}

function fault(text: string, at: number, expected: Expected, open: readonly string[]): JsonFault {
  const start = text.lastIndexOf('\n', at - 1) + 1;
  const stop = text.indexOf('\n', at);
  const cut = Math.max(start, at - NEIGHBOURHOOD);
  return {
    line: text.slice(0, start).split('\n').length,
    column: at - start + 1,
    reason: reason(text, at, expected, open.at(-1)),
    excerpt: text.slice(cut, Math.min(stop < 0 ? text.length : stop, at + NEIGHBOURHOOD)).replaceAll('\t', ' '),
    indent: at - cut,
  };
}

function reason(text: string, at: number, expected: Expected, within: string | undefined): string {
  const found = text[at];
  const wanted = wantedWords(expected, within);
  if (found === undefined) return `the text ends too early; ${wanted} is expected`;
  if (expected === 'end') return 'the record has ended, yet more follows; give one record at a time';
  if (/['‘’“”]/.test(found)) return 'texts and names stand in straight double quotes (")';
  if (found === '"' && expected !== 'more' && expected !== ':')
    return 'this text is not closed on its line, or holds a stray backslash';
  if (/[}\]]/.test(found) && text.slice(0, at).trimEnd().endsWith(','))
    return `a comma stands before the closing ${found}; take the comma out`;
  if (/[A-Za-z_]/.test(found) && expected !== 'more')
    return expected.startsWith('name')
      ? 'names stand in double quotes'
      : `${wanted} is expected; texts stand in double quotes`;
  return `${wanted} is expected, found ${JSON.stringify(found)}`;
}

function wantedWords(expected: Expected, within: string | undefined): string {
  if (expected === ':') return 'a colon';
  if (expected === 'more') return within === '{' ? 'a comma or a closing }' : 'a comma or a closing ]';
  return expected.startsWith('name') ? 'a name in double quotes' : 'a value';
}
