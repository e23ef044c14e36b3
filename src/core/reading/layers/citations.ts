import type { ReadingStyle } from '../style';
import { rankOf, type CitedNoun } from './citation-nouns';
import { phraseReader, type CitationPhrase } from './citation-phrases';
import { lawReader } from './outside-laws';

/** What a citation stands in: "section 12 of schedule 1", "paragraph (a) of rule 4". */
export interface Container {
  readonly noun: CitedNoun;
  readonly label: string;
}

/** A citation as it stands in running words; `at` is its offset there. */
export interface Citation {
  readonly words: string;
  readonly at: number;
  readonly noun: CitedNoun | undefined;
  readonly label: string;
  readonly upTo: string | undefined;
  /** From the innermost outwards. */
  readonly within: readonly Container[];
  /** Of a law outside the instrument: surely, or perhaps because one follows the next number: "section 5 or section 62 of the Act". */
  readonly outside: 'no' | 'perhaps' | 'yes';
}

export type CitationReader = (text: string) => readonly Citation[];

interface Linked {
  readonly phrase: CitationPhrase;
  readonly within: Container[];
  /** Outside the phrase, where its container is printed before or after it. */
  at: number;
  end: number;
  outside: Citation['outside'];
  isContainer: boolean;
}

const containedIn = /^,? ?(?:of|in|to|under|from)(?: the)? $/;
const containing = /^,? $/;
const beside = /^,? (?:and|or) $/;

/** All citations in a passage, in order of appearance. */
export function citationReader(style: ReadingStyle): CitationReader {
  const phrasesIn = phraseReader(style);
  const laws = lawReader(style);
  return (text) => {
    const linked = phrasesIn(text).map(linkable);
    linked.forEach((one) => {
      const law = laws.after(text, one.end);
      if (law !== undefined) one.end += law.length;
      if (law !== undefined || laws.isBefore(text, one.at)) one.outside = 'yes';
    });
    for (let index = linked.length - 2; index >= 0; index -= 1) link(text, linked[index], linked[index + 1]);
    for (let index = 1; index < linked.length; index += 1) nest(text, linked[index - 1], linked[index]);
    const cited = linked.filter((one) => !one.isContainer).flatMap((one) => citationsOf(one, text));
    return withNamedLaws(cited, laws.namedIn(text));
  };
}

function linkable(phrase: CitationPhrase): Linked {
  return { phrase, within: [], at: phrase.at, end: phrase.end, outside: 'no', isContainer: false };
}

/** "rule 3 of Division 8": the second holds the first. "section 9 and rule 10.2 of Division 1": it holds both. */
function link(text: string, one: Linked | undefined, next: Linked | undefined): void {
  if (one?.phrase.noun === undefined || next?.phrase.noun === undefined) return;
  const between = text.slice(one.phrase.end, next.phrase.at);
  const [first, second] = [one.phrase.noun.kind, next.phrase.noun.kind];
  const outer = rankOf[second] > rankOf[first] || (second === 'inner' && first === 'inner');
  if (containedIn.test(between) && outer && next.phrase.numbers.length === 1) {
    one.within.push(containerOf(next), ...next.within);
    one.outside = next.outside;
    one.end = next.end;
    next.isContainer = true;
  } else if (beside.test(between) && first === second && first === 'clause') {
    one.within.push(...next.within);
    if (next.outside === 'yes') one.outside = 'perhaps';
  }
}

/** "Schedule 1 part 2 section 6": the first holds the second. */
function nest(text: string, before: Linked | undefined, one: Linked | undefined): void {
  if (before?.phrase.noun === undefined || one?.phrase.noun === undefined) return;
  const between = text.slice(before.end, one.phrase.at);
  const outer = rankOf[before.phrase.noun.kind] > rankOf[one.phrase.noun.kind];
  if (!containing.test(between) || !outer || before.phrase.numbers.length !== 1) return;
  one.within.push(containerOf(before), ...before.within);
  one.at = before.at;
  before.isContainer = true;
}

function containerOf({ phrase }: Linked): Container {
  // A container has one number, and only phrases with a noun are linked.
  const noun = phrase.noun ?? { word: '', kind: 'clause', plural: false };
  return { noun, label: phrase.numbers[0]?.label ?? '' };
}

function citationsOf({ phrase, within, outside, at, end }: Linked, text: string): readonly Citation[] {
  const alone = phrase.numbers.length === 1 || outside === 'yes';
  const cited = (label: string, upTo: string | undefined, from: number, to: number): Citation => {
    return { words: text.slice(from, to), at: from, noun: phrase.noun, label, upTo, within, outside };
  };
  if (alone) {
    const [first] = phrase.numbers;
    return first === undefined ? [] : [cited(first.label, first.upTo, at, end)];
  }
  return phrase.numbers.map((one, index) => cited(one.label, one.upTo, index === 0 ? at : one.at, one.end));
}

/** Laws that no number was read from: "in the meaning of the Ropes Act 1996". */
function withNamedLaws(
  cited: readonly Citation[],
  laws: readonly { readonly words: string; readonly at: number }[],
): readonly Citation[] {
  const found: Citation[] = [];
  // Both run through the text in order, so that one walk along the citations is enough.
  let next = 0;
  let covered = 0;
  for (const { words, at } of laws) {
    for (let other = cited[next]; other !== undefined && other.at <= at; other = cited[++next]) {
      covered = Math.max(covered, other.at + other.words.length);
    }
    if (at >= covered)
      found.push({ words, at, noun: undefined, label: '', upTo: undefined, within: [], outside: 'yes' });
  }
  return found.length === 0 ? cited : [...cited, ...found].sort((a, b) => a.at - b.at);
}
