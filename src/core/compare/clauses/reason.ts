import { folded } from '../../reading/meaning/folded';
import type { ComparedClause } from './compared-clause';
import { significantWords } from './significant-words';

const MOST_NAMED = 3;

/** Why some clauses are held to answer each other, as a person can check it: "both state tiePays; same heading; 14 of 18 words". */
export function reasonOf(from: readonly ComparedClause[], to: readonly ComparedClause[], isVersion: boolean): string {
  const [was, is] = [from[0], to[0]];
  const sameNumber = isVersion && was?.book === is?.book && was?.label === is?.label;
  const facts = shared(from.flatMap(stated), to.flatMap(stated));
  const terms = shared(from.flatMap(defined), to.flatMap(defined));
  const headed = headingOf(was) !== '' && headingOf(was) === headingOf(is);
  const [ours, theirs] = [wordsOf(from), wordsOf(to)];
  const common = [...ours].filter((word) => theirs.has(word)).length;
  const most = Math.max(ours.size, theirs.size);
  return [
    ...(sameNumber ? ['same number'] : []),
    ...(facts.length > 0 ? [`both state ${listed(facts)}`] : []),
    ...(terms.length > 0 ? [`both define ${listed(terms)}`] : []),
    ...(headed ? ['same heading'] : []),
    ...(most > 0
      ? [isVersion && common === most ? 'the same words' : `${String(common)} of ${String(most)} words`]
      : []),
  ].join('; ');
}

const stated = ({ facts, alsoFacts }: ComparedClause): readonly string[] => [...facts, ...alsoFacts];
const defined = ({ defines }: ComparedClause): readonly string[] => defines.map((term) => term.toLowerCase());

const shared = (ours: readonly string[], theirs: readonly string[]): readonly string[] => {
  const there = new Set(theirs);
  return [...new Set(ours)].filter((one) => there.has(one));
};

const wordsOf = (clauses: readonly ComparedClause[]): ReadonlySet<string> =>
  new Set(clauses.flatMap(({ heading, text }) => significantWords(`${heading} ${text}`)));

const listed = (names: readonly string[]): string =>
  names.length <= MOST_NAMED
    ? names.join(', ')
    : `${names.slice(0, MOST_NAMED).join(', ')} and ${String(names.length - MOST_NAMED)} more`;

const headingOf = (clause: ComparedClause | undefined): string => folded(clause?.heading ?? '').toLowerCase();
