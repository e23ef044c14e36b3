import { printOdds } from '../../values/odds';
import { oddsIn } from '../phrases/odds';
import type { Sentence } from '../phrases/passages';
import { ANCHOR_WORDS, quote } from '../phrases/plain';
import { telling, type PaidRow } from './paid-row';

/** "odds of 6 to 5", "pays 6 to 5", "at 6 to 5" */
const INTRODUCED =
  /\b(?:odds(?: of| are| is)?|pa(?:id|ys?|yable|yout)(?: out)?(?: at)?|at)(?: the)?(?: odds(?: of)?)? $/;
/** "for a mixed pair - 5 to 1", "9 points-30 to 1", "for 1 seven, 3 to 1" */
const LISTED = /[-,:] ?$/;
const SPEAKS_OF_PAYING = /\b(?:odds|paid|pays?|payable|payouts?|payments?)\b/;
/** A condition or a second figure after the odds makes it a sentence for a person to read. */
const UNCONDITIONAL = /^[.;:,)]*(?: and| or)?$/;

/** Reads a sentence that pays one thing at one price: `A winning grey wager is paid at odds of 11 to 1.` */
export function paidSentence(sentence: Sentence): readonly PaidRow[] {
  const { plain: words, clause, line, leads, headings, defines } = sentence;
  const stated = oddsIn(words);
  const [only] = stated;
  if (defines || only === undefined || stated.length > 1) return [];
  const before = words.slice(0, only.from);
  const listed = LISTED.test(before) && [...leads, ...headings].some((lead) => SPEAKS_OF_PAYING.test(lead));
  if (!(INTRODUCED.test(before) || listed) || !UNCONDITIONAL.test(words.slice(only.to))) return [];
  if (/\b(?:except|unless|other than|not)\b/.test(words)) return [];
  const own = before.replace(INTRODUCED, '').replace(LISTED, '').trim();
  const from = Math.max(0, startOfWords(words, only.from));
  return [
    {
      ...{ clause, line, is: 'odds', paid: printOdds(only.odds) },
      words: telling(own).size > 0 ? own : (headings[0] ?? own),
      anchor: quote(sentence, from, only.to),
    },
  ];
}

/** So many words before the figure that the anchor still ends with it. */
function startOfWords(words: string, from: number): number {
  const starts = [0, ...Array.from(words.slice(0, from).matchAll(/ /g), ({ index }) => index + 1)];
  return starts.at(-(ANCHOR_WORDS - 3)) ?? 0;
}
