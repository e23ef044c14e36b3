import { differenceOf, type Difference } from '../../core/differences/difference';
import type { Side } from '../../core/differences/side';
import { namedSide, type NamedSide } from '../diff-side-names';
import { inOneSortOfWords } from '../diff-sides';
import type { RuleBook } from '../rule-book';
import { sideText } from '../side-text';
import { todayIn } from '../today';
import type { DiffOrder } from './orders';

type NamedSides = Pick<DiffOrder, 'names' | 'question' | 'instruments'>;

export const namedSides = ({ names, question, instruments }: NamedSides, book: RuleBook): readonly NamedSide[] =>
  names.map((name) => namedSide(book, name, { ...question, today: todayIn(book, question.now) }, instruments));

export function differenceBetween(order: DiffOrder, book: RuleBook): Difference {
  const [from, to] = namedSides(order, book).map((side, at) => {
    const text = order.texts[at];
    return { ...side, text: text && sideText(text) };
  });
  if (from === undefined || to === undefined) throw new Error('a comparison has two sides');
  return differenceOf(...inOneSortOfWords(from, to));
}

/** What was compared is in the answer; of rule sets only their names are shown, and they are large. */
export const withoutFacts = ({ ruleSets, hashes: _, ...side }: Side): Side => ({
  ...side,
  recognised: [],
  ruleSets: ruleSets.map((ruleSet) => ({ ...ruleSet, facts: new Map() })),
});
