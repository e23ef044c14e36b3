import type { ComparedClause } from '../../compare/clauses/compared-clause';
import type { Difference, MatchedClauses } from '../../differences/difference';
import type { MeaningChange } from '../../differences/meaning-changes';
import type { Side } from '../../differences/side';
import { said } from '../../facts/said';

/** The number of a clause with its book, as it is cited inside its instrument. */
export const placeOf = ({ book, label }: ComparedClause): string => `${book}/${label}`;

export const placesSaid = (clauses: readonly ComparedClause[]): string =>
  clauses.length <= MOST_PLACES
    ? clauses.map(placeOf).join(', ')
    : `${clauses
        .slice(0, MOST_PLACES - 1)
        .map(placeOf)
        .join(', ')} and ${String(clauses.length - MOST_PLACES + 1)} more`;

const MOST_PLACES = 4;

/** In what way a match is more than the same clause with other words. */
export function marksOf({ from, to, moved, renumbered, meaning, words }: MatchedClauses): readonly string[] {
  return [
    ...(to.length > 1 ? ['split'] : from.length > 1 ? ['merged'] : []),
    ...(moved ? ['moved'] : []),
    ...(renumbered ? ['renumbered'] : []),
    ...(meaning.length > 0 && words.every(({ kind }) => kind === 'same') ? ['same words, other meaning'] : []),
  ];
}

export function meaningSaid({ kind, term, via, clause }: MeaningChange): string {
  const place = clause.replace(/^.*#/, '');
  if (kind === 'lead-in') return `The words around it changed (${place}).`;
  const through = via === undefined ? '' : `, through ${via.map((one) => `“${one}”`).join(' and ')}`;
  return `The definition of “${term ?? ''}” changed (${place})${through}.`;
}

export const sideSaid = ({ name, words, draft }: Side): string =>
  `${name} (${draft ? 'draft, ' : ''}${words === 'official' ? 'official words' : 'our statements'})`;

/** One sentence with all the counts. */
export function summaryOf({ versions, matched, added, removed, facts }: Difference): string {
  const changed = matched.filter((match) => match.changed).length;
  const parts = [
    counted(
      matched.length,
      versions ? 'clause stands in both' : 'match',
      versions ? 'clauses stand in both' : 'matches',
    ),
    `${String(changed)} with other words or meaning`,
    `${String(matched.filter(({ moved }) => moved).length)} moved`,
    ...(versions ? [`${String(matched.filter(({ renumbered }) => renumbered).length)} renumbered`] : []),
    counted(removed.length, 'clause removed', 'clauses removed'),
    counted(added.length, 'clause added', 'clauses added'),
    counted(facts.length, 'figure differs', 'figures differ'),
  ];
  return `${parts.join(', ')}.`;
}

const counted = (count: number, one: string, several: string): string =>
  `${String(count)} ${count === 1 ? one : several}`;

/** A figure as a person says it; a dash where a side does not state it. */
export const valueSaid = (value: string | null): string => (value === null ? '–' : said(value));
