import { printedLabel } from '../../values/label';
import type { Clause, Reference } from '../reading';
import type { ReadingStyle } from '../style';
import { citedNouns, rankOf, type CitedNoun } from './citation-nouns';
import type { ClauseIndex } from './clause-index';

/** "this rule", "this section", "this schedule": the unit in which the words stand. */
export interface ThisCitation {
  readonly words: string;
  readonly at: number;
  readonly noun: CitedNoun;
}

const thisUnit = /\bthis ([A-Za-z]{1,4}-?[a-z]{3,12})\b(?! \d)/gi;

export function thisReader(style: ReadingStyle): (text: string) => readonly ThisCitation[] {
  const nouns = citedNouns(style);
  return (text) => {
    if (!text.includes('his ')) return [];
    return [...text.matchAll(thisUnit)].flatMap((match) => {
      const noun = nouns.get((match[1] ?? '').toLowerCase().replace('-', ''));
      const cited = noun !== undefined && !noun.plural && noun.kind !== 'table' && noun.kind !== 'diagram';
      return cited ? [{ words: match[0], at: match.index, noun }] : [];
    });
  };
}

/** The unit a clause stands in; undefined where the word names the instrument as a whole ("this Rule"). */
export function resolveThis(
  { noun: { word, kind } }: ThisCitation,
  from: Clause,
  index: ClauseIndex,
  style: ReadingStyle,
): Pick<Reference, 'target' | 'kind' | 'wholeBook'> | undefined {
  if (kind === 'book') {
    return index.numbers.isBookOf(word, from.book)
      ? { target: undefined, kind: 'internal', wholeBook: from.book }
      : undefined;
  }
  const target = unitOf(word, rankOf[kind], index.lineage(from), style);
  if (target === undefined) return undefined;
  const isSelf = target.label === from.label;
  return { target: { book: target.book, label: target.label }, kind: isSelf ? 'self' : 'internal' };
}

function unitOf(word: string, rank: number, lineage: readonly Clause[], style: ReadingStyle): Clause | undefined {
  const clauses = lineage.filter(({ kind }) => kind !== 'part');
  if (rank === rankOf.part) return lineage.find(({ kind }) => kind === 'part');
  if (word === 'section') return clauses.at(-1);
  // The first bracket under a section is a subsection, whatever it holds.
  if (word.startsWith('sub') && word !== 'subparagraph')
    return clauses.findLast(({ label }) => printedLabel(label).endsWith(')'));
  if (style.innerWords.includes(word)) return clauses[0];
  // "this rule" is 4.2 where rules are numbered 4.2; where they are sections, it is the instrument.
  return clauses.find(({ label }) => /^[A-Z]?\.?\d+[A-Za-z]*\.\d[^)]*$/.test(printedLabel(label)));
}
