import type { ReadingStyle } from '../style';
import { citedNouns, nounOf, type CitedNoun } from './citation-nouns';

/** One number of a citation, or the two ends of a range. */
export interface CitedNumber {
  /** Without spaces, completed from the number before it: the "(b)" of "5(a) or (b)" is `5(b)`. */
  readonly label: string;
  readonly upTo?: string;
  readonly at: number;
  readonly end: number;
}

/** A noun and the numbers after it: "rules 5.4, 9 and 12". The noun is undefined where a long number stands alone. */
export interface CitationPhrase {
  readonly noun: CitedNoun | undefined;
  readonly at: number;
  readonly end: number;
  readonly numbers: readonly CitedNumber[];
}

const decimal = '(?:[A-Z]\\.)?\\d{1,3}(?:[A-Z]{1,2}|[a-z](?=\\.\\d))?(?:\\.\\d{1,3}[A-Z]{0,2}){0,6}';
const bracket = '\\.? ?\\([A-Za-z0-9]{1,4}\\)';
const ends = '(?![\\w%]|\\.\\d|,\\d{3}|:\\d)';
const clauseNumber = new RegExp(
  `(?:${decimal}(?:${bracket}){0,6}|\\([A-Za-z0-9]{1,4}\\)(?:${bracket}){0,5})${ends}`,
  'y',
);
const divisionNumber = /(?:\d{1,3}[A-Z]{0,2}(?: ?\([a-z]{1,2}\))?|[IVXL]{1,6}|[A-Z])(?![\w%]|\.\d)/y;
const pictureNumber = /["“]?(?:\d{1,3}[A-Z]?|[A-Z])(?:\.\d{1,2}|\.?\([a-z0-9]{1,2}\)\d?){0,3}["”]?(?![\w%])/y;
const bareNumber = /(?<![\w.$(-])\d{1,3}(?:(?:\.\d{1,3}[A-Z]{0,2}){2,6}(?![\w%.])|[A-Z]?\(\d{1,2}\))/g;
const noNoun: CitedNoun = { word: '', kind: 'clause', plural: false };
const joiner = /(?:,? (?:and|or|and\/or) (?:to )?|, )/y;
// "section 62 (Lamps and ropes) of the Act": the heading of what is cited.
const headingInBrackets = / \([A-Z][^()]{4,100}\)(?=,? (?:and|or|of|in) )/y;
const rangeJoiner = /(?: to | ?[–-] ?)/y;
// Half of all passages hold neither a figure nor a letter by itself, and are not looked at further.
const mayCite = /\d|\([A-Za-z]|["“ ][A-Z](?![A-Za-z])/;
// "rule 3 or 5 chips": a number counts as cited only where no noun of its own follows.
const endsCitation =
  /^(?:$|[,.;:)\]—–-]| \(| (?:and|or|to|of|in|is|are|was|were|has|have|do|does|shall|must|may|will|if|for|by|on|the|a|an|apply|applies|when|where|unless|with|would|cannot|as|but|that|which|inclusive)\b)/;

/** Reads the citations of a passage; made once for a style, since its nouns are looked up for every word. */
export function phraseReader(style: ReadingStyle): (text: string) => readonly CitationPhrase[] {
  const nouns = citedNouns(style);
  const forms = [...nouns.keys()].map((form) => form.replace(/^sub/, 'sub-?')).join('|');
  const nounBefore = new RegExp(`(?<![\\w'’-])(${forms})\\s(?=["“(]?[\\dA-Za-z])`, 'gi');
  return (text) => {
    if (!mayCite.test(text)) return [];
    const found: CitationPhrase[] = [];
    let covered = 0;
    for (const match of text.matchAll(nounBefore)) {
      const noun = nounOf(match[1] ?? '', nouns);
      if (noun === undefined || match.index < covered) continue;
      const numbers = numbersAfter(text, match.index + match[0].length, noun);
      const end = numbers.at(-1)?.end;
      if (end === undefined) continue;
      found.push({ noun, at: match.index, end, numbers });
      covered = end;
    }
    return withBareNumbers(text, found);
  };
}

function numbersAfter(text: string, start: number, noun: CitedNoun): readonly CitedNumber[] {
  const numbers: CitedNumber[] = [];
  const pattern = patternFor(noun);
  let at = start;
  for (;;) {
    const printed = matchAt(pattern, text, at);
    if (printed === undefined) return numbers;
    let end = at + printed.length;
    if (numbers.length > 0 && !goesOn(printed, text.slice(end, end + 16), noun)) return numbers;
    const label = completed(printed, numbers.at(-1));
    const range = matchAt(rangeJoiner, text, end);
    const last = range === undefined ? undefined : matchAt(pattern, text, end + range.length);
    const isRange = range !== undefined && last !== undefined && last !== '';
    if (isRange) end += range.length + last.length;
    end += matchAt(headingInBrackets, text, end)?.length ?? 0;
    const number = { label, at, end };
    numbers.push(isRange ? { ...number, upTo: completed(last, number) } : number);
    const join = matchAt(joiner, text, end);
    if (join === undefined || (join === ', ' && !noun.plural)) return numbers;
    at = end + join.length;
  }
}

function patternFor({ kind }: CitedNoun): RegExp {
  if (kind === 'book' || kind === 'part') return divisionNumber;
  return kind === 'diagram' || kind === 'table' ? pictureNumber : clauseNumber;
}

function goesOn(printed: string, after: string, { plural, kind }: CitedNoun): boolean {
  const plain = /^\d{1,3}$/.test(printed);
  if (kind === 'book' && /^[A-Z]$/.test(printed) && !plural) return false;
  return !plain || endsCitation.test(after);
}

/** "(b)" after "5(a)" is 5(b), "(15)(b)" after "(14)(e)(ii)" is (15)(b): a number takes the place of its own kind. */
function completed(printed: string, before: Pick<CitedNumber, 'label'> | undefined): string {
  const label = printed.replace(/[\s"“”]/g, '').replaceAll('.(', '(');
  if (before === undefined || !label.startsWith('(')) return label;
  const isFigure = /^\(\d/.test(label);
  const places = [...before.label.matchAll(/\([A-Za-z0-9]{1,4}\)/g)].filter(
    ({ 0: place }) => /^\(\d/.test(place) === isFigure,
  );
  const place = (isFigure ? places[0] : places.at(-1))?.index ?? before.label.length;
  return before.label.slice(0, place) + label;
}

/** "the needs of 11.6.2.1 are met", "15(1) to (5) apply": numbers of many levels are cited without a noun. */
function withBareNumbers(text: string, found: readonly CitationPhrase[]): readonly CitationPhrase[] {
  const bare: CitationPhrase[] = [];
  let next = 0;
  let covered = 0;
  for (const { index: at } of text.matchAll(bareNumber)) {
    for (let other = found[next]; other !== undefined && other.at <= at; other = found[++next]) covered = other.end;
    if (at < covered) continue;
    const numbers = numbersAfter(text, at, noNoun);
    const end = numbers.at(-1)?.end ?? at;
    if (numbers.length > 0) bare.push({ noun: undefined, at, end, numbers });
    covered = end;
  }
  return bare.length === 0 ? found : [...found, ...bare].sort((a, b) => a.at - b.at);
}

function matchAt(pattern: RegExp, text: string, at: number): string | undefined {
  pattern.lastIndex = at;
  return pattern.exec(text)?.[0];
}
