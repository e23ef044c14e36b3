import type { Sentence } from '../../../facts/phrases/passages';
import { ANCHOR_WORDS, quote } from '../../../facts/phrases/plain';
import type { SentenceRecogniser, Statement } from '../../../facts/phrases/recogniser';
import { printOdds } from '../../../values/odds';
import { formNamed } from './form-named';
import { paymentsIn, type Payment } from './payments';
import { EVEN_MONEY_FORM } from './vocabulary';
import { wagerNamed } from './wager-named';

/** A glance that spares most sentences a closer reading. */
const SPEAKS_OF_PAYING = /\b(?:odds|paid|pays?|payable|at \d)/;

/**
 * Reads `A winning bet on the Banker's Hand pays 6 to 5`, with the form of the game from a lead-in such as
 * `In Even Money Baccarat, winners receive:`, and odds that hold for one point count only.
 */
export const winningOdds: SentenceRecogniser = (sentence) => {
  if (!SPEAKS_OF_PAYING.test(sentence.plain)) return [];
  const payments = paymentsIn(sentence.plain);
  const [first] = payments;
  const wager = first === undefined ? undefined : wagerNamed(sentence, first.from);
  const named = formNamed(sentence);
  if (wager === undefined || named === 'other') return [];
  const byPoints = payments.some(({ points }) => points !== undefined);
  if (byPoints && wager !== 'bankerPays') return [];
  // Paying the banker by its point count is what makes the even-money form, whatever it is called.
  const form = byPoints || named === EVEN_MONEY_FORM ? { variant: EVEN_MONEY_FORM } : {};
  return payments.map((payment) => ({ ...form, ...paid(sentence, wager, payment) }));
};

function paid(sentence: Sentence, wager: string, payment: Payment): Statement {
  const { odds, points } = payment;
  const anchor = quoted(sentence, payment);
  if (points === undefined) return { name: wager, value: printOdds(odds), anchor };
  const value = Object.fromEntries(points.map((point) => [point, printOdds(odds)]));
  return { name: `${wager}ByPoints`, value, anchor };
}

/** With the word "odds" before the figures where the anchor has room for it. */
function quoted(sentence: Sentence, { from, to }: Payment): string {
  const lead = /\bodds (?:of )?$/.exec(sentence.plain.slice(0, from));
  const words = sentence.plain.slice(lead?.index ?? from, to).split(' ').length;
  return quote(sentence, words <= ANCHOR_WORDS ? (lead?.index ?? from) : from, to);
}
