import { DEEPEST } from './limits';

const QUOTE = '"'.charCodeAt(0);
const SPACE = ' '.charCodeAt(0);
/** Colons follow names without white space in nearly every text; where they do not, they tell nothing. */
const UNSURE = -1;

/**
 * Whether a text of JSON may name a field twice in one object: then it has more names than what it says has fields. Names are counted by
 * the colons right after a quotation mark, which may be too many, since such a thing may stand within a text, but never too few.
 */
export function mayRepeatName(text: string, fields: number): boolean {
  return namesIn(text) !== fields;
}

function namesIn(text: string): number {
  let names = 0;
  for (let at = text.indexOf(':'); at !== -1; at = text.indexOf(':', at + 1)) {
    const before = text.charCodeAt(at - 1);
    if (before === QUOTE) names += 1;
    else if (before <= SPACE) return UNSURE;
  }
  return names;
}

interface Open {
  /** Undefined in a list. */
  readonly names: Set<string> | undefined;
  name: string;
  entry: number;
}

/**
 * The first field that a text of JSON names twice in one object, as a sentence with its place; names are compared as they are meant, however
 * they are escaped. What lies deeper than a record may is not looked at: a field that is named again hides it.
 */
export function repeatedName(text: string): string | undefined {
  const open: Open[] = [];
  let isName = false;
  for (let at = 0; at < text.length; at += 1) {
    switch (text[at]) {
      case '{':
      case '[':
        if (open.length === DEEPEST)
          return `${placeOf(open)} is nested deeper than the ${String(DEEPEST)} levels that a record may have; leave out what is no part of the round`;
        isName = text[at] === '{';
        open.push({ names: isName ? new Set() : undefined, name: '', entry: 0 });
        break;
      case '}':
      case ']':
        open.pop();
        isName = false;
        break;
      case ',': {
        const within = open.at(-1);
        isName = within?.names !== undefined;
        if (within !== undefined) within.entry += 1;
        break;
      }
      case '"': {
        const end = endOfText(text, at);
        const within = open.at(-1);
        if (isName && within?.names !== undefined) {
          const name = JSON.parse(text.slice(at, end)) as string;
          if (within.names.has(name)) return twice(name, open.slice(0, -1));
          within.names.add(name);
          within.name = name;
          isName = false;
        }
        at = end - 1;
        break;
      }
      default:
    }
  }
  return undefined;
}

/** Where the text of JSON ends that begins with a quotation mark here. */
export function endOfText(text: string, from: number): number {
  for (let at = from + 1; at < text.length; at += 1) {
    const letter = text[at];
    if (letter === '"') return at + 1;
    if (letter === '\\') at += 1;
  }
  return text.length;
}

const twice = (name: string, within: readonly Open[]): string =>
  `${within.length === 0 ? 'the record' : placeOf(within)} names ${JSON.stringify(name.slice(0, SHOWN))} twice; state each field once`;
const SHOWN = 60;

const placeOf = (open: readonly Open[]): string =>
  open.reduce(
    (place, { names, name, entry }) =>
      names === undefined
        ? `${place}[${String(entry)}]`
        : place === ''
          ? name.slice(0, SHOWN)
          : `${place}.${name.slice(0, SHOWN)}`,
    '',
  );
