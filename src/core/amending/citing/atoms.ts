import { bookNouns, instrumentNouns, unitNouns } from '../drafting-words';

/** One noun with its number, as it stands in the words: "clause 5.3(b)", "Schedule 2", "the definition of [x0]". */
export interface Atom {
  readonly kind: 'unit' | 'book' | 'definition' | 'heading' | 'table' | 'row' | 'same' | 'instrument';
  /** Labels of units, names of books, terms, the name of an instrument; none where the words only say "the clause". */
  readonly names: readonly string[];
  readonly at: number;
  readonly end: number;
}

type AtomRecogniser = readonly [kind: Atom['kind'], pattern: RegExp, names: (groups: readonly string[]) => string[]];

const label =
  '(?:\\d{1,3}[A-Z]{0,2}(?:\\.\\d{1,3}[A-Za-z]{0,2}){0,6}|[A-Z]\\.\\d{1,3})(?: ?\\([A-Za-z0-9]{1,5}\\)){0,5}|\\([A-Za-z0-9]{1,5}\\)(?: ?\\([A-Za-z0-9]{1,5}\\)){0,4}';
const labels = `(?:${label})(?:(?:,? and |,? or | to |, )(?:${label})(?![\\w.]\\w))*`;
const bookLabel = '\\d{1,3}[A-Z]{0,2}(?:\\([A-Za-z0-9]\\))?|[A-Z]{1,4}';
const article = '(?:(?:[Tt]he|[Ee]ach of|[Ee]xisting|[Nn]ew|[Tt]he existing|[Tt]he new) )?';
const units = unitNouns.map((noun) => `${capital(noun)}(?:s|s\\.|\\.)?`).join('|');
const books = Object.keys(bookNouns)
  .map((noun) => `${capital(noun)}s?\\.?`)
  .join('|');
const names = instrumentNouns.join('|');
const nameWord = "(?:[A-Z][\\w'’&-]*|\\([^()]{1,60}\\))";

/** In this order at each place in the words: a row of a table is cited as an item too, and a name may hold "Rule". */
const recognisers: readonly AtomRecogniser[] = [
  // "the principal rule", "those Rules"
  ['instrument', /\b[Tt]he [Pp]rincipal (?:\w+)/g, () => ['']],
  // "the Harbour Games (Lighthouse) Rules 2021 (No 2)"
  [
    'instrument',
    new RegExp(
      `\\b(?:[Tt]he )?(${nameWord}(?: (?:${nameWord}|and|of|for|the|in)){0,14}? (?:${names})(?: \\d{4})(?: \\(No\\.? ?\\d{1,3}\\))?|(?:[A-Z][\\w'’-]* ){1,6}(?:\\([^()]{1,60}\\) )?(?:${names})(?= (?:is|are)\\b|[:—]))`,
      'g',
    ),
    ([name = '']) => [name.replace(/^The /, '')],
  ],
  // "NI2019-134", and as scanners misread it
  ['instrument', /\b([A-Z]{1,4}[0-9Il]{0,1}\d{4}[-—–/]\d{1,4})\b/g, ([name = '']) => [name]],
  [
    'definition',
    /\b(?:[Tt]he )?[Dd]efinitions? of (?:the (?:term|word|expression)s? )?(\[x\d+\](?:(?:,? and |, )\[x\d+\])*)/g,
    tokens,
  ],
  [
    'definition',
    /\b(?:[Tt]he )?[Dd]efinition of (?:the (?:term|word|expression) )?([\p{L}'’-]+(?: [\p{L}'’-]+){0,4}?)(?=[,.;:)—]| in | is | are | to |$)/gu,
    ([term = '']) => [term],
  ],
  ['row', /\b(?:[Tt]he )?(?:[Rr]ow|[Ee]ntry)(?: for| relating to| headed| numbered)? (\[x\d+\]|\d{1,3})/g, tokens],
  ['row', /\b[Ii]tem (\d{1,3})(?= (?:of|in) the [Tt]able| (?:of|in) [Tt]able)/g, ([row = '']) => [row]],
  ['heading', /(?<!following |new )\b(?:[Tt]he )?[Hh]eading\b/g, () => []],
  [
    'table',
    /(?<!following |new )\b(?:[Tt]he )?[Tt]able(?: (\d{1,3}[A-Z]?|[A-Z](?![a-z])))?\b/g,
    ([name = '']) => [name],
  ],
  [
    'unit',
    new RegExp(`\\b${article}(?:${units}) (${labels})`, 'g'),
    ([list = '']) => list.split(/(?:,? and |,? or |, )/),
  ],
  [
    'book',
    new RegExp(`\\b${article}(${books}) (${bookLabel})(?![\\w’'])`, 'g'),
    ([noun = '', name = '']) => [bookName(noun, name)],
  ],
  [
    'same',
    new RegExp(
      `\\b(?:[Tt]he|[Tt]hat|[Tt]his|[Tt]hose) (?:${units}|${books}|[Dd]efinitions?|[Pp]rovisions?)(?![\\w’'])`,
      'g',
    ),
    () => [],
  ],
];

/** The citations in the words, none inside another, in order. */
export function atomsIn(words: string): readonly Atom[] {
  const taken: Atom[] = [];
  for (const [kind, pattern, namesOf] of recognisers) {
    for (const match of words.matchAll(pattern)) {
      const end = match.index + match[0].length;
      if (taken.some((other) => match.index < other.end && other.at < end)) continue;
      taken.push({ kind, names: namesOf(match.slice(1)), at: match.index, end });
    }
  }
  return taken.sort((a, b) => a.at - b.at);
}

export function bookName(noun: string, name: string): string {
  const singular = noun.toLowerCase().replace(/\.$/, '');
  return `${bookNouns[singular] ?? bookNouns[singular.replace(/s$/, '')] ?? singular}-${name}`;
}

function tokens([list = '']: readonly string[]): string[] {
  return list.match(/\[x\d+\]|\d+/g) ?? [];
}

function capital(noun: string): string {
  const first = noun.charAt(0);
  return `[${first.toUpperCase()}${first}]${noun.slice(1)}`;
}
