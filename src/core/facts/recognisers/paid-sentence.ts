import { printOdds } from '../../values/odds';
import { oddsIn, type OddsPhrase } from '../phrases/odds';
import type { Sentence } from '../phrases/passages';
import { ANCHOR_WORDS, quote } from '../phrases/plain';
import { telling, type PaidRow } from './paid-row';

/** "odds of 6 to 5", "pays 6 to 5", "at 6 to 5" */
const INTRODUCED =
  /\b(?:odds(?: of| are| is)?|pa(?:id|ys?|yable|yout)(?: out)?(?: at)?|at)(?: the)?(?: odds(?: of)?)? $/;
/** "for a mixed pair - 5 to 1", "9 points-30 to 1", "for 1 seven, 3 to 1" */
const LISTED = /[-,:] ?$/;
const SPEAKS_OF_PAYING = /\b(?:odds|paid|pays?|payable|payouts?|payments?)\b/;
/** What may follow odds: nothing, or a condition; anything else makes it a sentence for a person to read. */
const ENDS = /^[.;:,)]*(?: and| or)?$/;
const CONDITION = /^,? ((?:if|when|where) .+?)[.;,)]*(?: and| or)?$/;
/** "2 to 1 if it rains, or 3 to 1 if it snows": the next price of the same thing. */
const NEXT = /(?:,? or|,) $/;
const DOUBTFUL = /\b(?:except|unless|other than|despite|loses?|lost)\b/;

interface Priced {
  readonly odds: OddsPhrase;
  readonly words: string;
}

/** Reads what a sentence pays: `A winning grey wager is paid at 11 to 1`, `… at 2 to 1 if it rains, or 3 to 1 if it snows`. */
export function paidSentence(sentence: Sentence): readonly PaidRow[] {
  const { plain: words, clause, line, leads, headings, defines } = sentence;
  const stated = oddsIn(words);
  if (defines || stated.length === 0 || DOUBTFUL.test(words)) return [];
  const listed = [...leads, ...headings].some((lead) => SPEAKS_OF_PAYING.test(lead));
  return pricesIn(words, stated, listed).map(({ odds, words: named }) => ({
    ...{ clause, line, is: 'odds', paid: printOdds(odds.odds) },
    // "It pays 3 to 2" is named by what it stands under.
    words: telling(named).size > 0 ? named.trim() : (headings[0] ?? named),
    anchor: quote(sentence, Math.max(0, startOfWords(words, odds.from)), odds.to),
  }));
}

/** Every price with the words for what it is paid on; nothing at all where one of them cannot be placed. */
function pricesIn(words: string, stated: readonly OddsPhrase[], listed: boolean): readonly Priced[] {
  const found: Priced[] = [];
  let subject: string | undefined;
  for (const [index, odds] of stated.entries()) {
    const [last, next] = [stated[index - 1], stated[index + 1]];
    const before = words.slice(last?.to ?? 0, odds.from);
    const after = words.slice(odds.to, next?.from ?? words.length);
    const follows = NEXT.test(before) && subject !== undefined;
    if (!follows) {
      if (!INTRODUCED.test(before) && !(listed && stated.length === 1 && LISTED.test(before))) return [];
      subject = subjectOf(before);
    }
    // Words up to the next price may introduce it; only a condition of this one is of interest.
    const own = next === undefined ? after : after.replace(NEXT, '').replace(/ and .*$/, '');
    const [, condition] = CONDITION.exec(own) ?? [];
    const more = follows || (next !== undefined && NEXT.test(after));
    if ((condition === undefined && (more || !ENDS.test(own))) || /\bnot\b/.test(subject ?? '')) return [];
    found.push({ odds, words: [subject, condition].filter((part) => part !== undefined).join(' ') });
  }
  return found;
}

const subjectOf = (before: string): string =>
  before
    .replace(INTRODUCED, '')
    .replace(LISTED, '')
    .replace(/^ and /, '')
    .replace(/(?: (?:is|are|be|shall|must|will))+ ?$/, '');

/** So many words before the figure that the anchor still ends with it. */
function startOfWords(words: string, from: number): number {
  const starts = [0, ...Array.from(words.slice(0, from).matchAll(/ /g), ({ index }) => index + 1)];
  return starts.at(-(ANCHOR_WORDS - 3)) ?? 0;
}
