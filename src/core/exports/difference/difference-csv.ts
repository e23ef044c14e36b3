import type { ComparedClause } from '../../compare/clauses/compared-clause';
import { shownWords, type Difference } from '../../differences/difference';
import { csv } from '../csv';
import { marksOf, meaningSaid } from './said';

const HEADER = ['change', 'from', 'to', 'score', 'reason', 'marks', 'words before', 'words after', 'meaning', 'facts'];

/** One record for each match, in the order of the later side, then what was removed and what was added. */
export function differenceCsv({ matched, removed, added }: Difference): string {
  const citations = (clauses: readonly ComparedClause[]): string => clauses.map(({ citation }) => citation).join(' ');
  const words = (clause: ComparedClause): string => shownWords([clause]);
  return csv([
    HEADER,
    ...matched.map((match) => [
      match.changed ? 'changed' : 'same',
      citations(match.from),
      citations(match.to),
      String(match.score),
      match.reason,
      marksOf(match).join(' '),
      shownWords(match.from),
      shownWords(match.to),
      match.meaning.map(meaningSaid).join(' '),
      match.facts.join(' '),
    ]),
    ...removed.map((clause) => ['removed', clause.citation, '', '', '', '', words(clause), '', '', '']),
    ...added.map((clause) => ['added', '', clause.citation, '', '', '', '', words(clause), '', '']),
  ]);
}
