import type { ComparedClause } from '../compare/clauses/compared-clause';
import type { Group } from '../compare/clauses/groups';
import { matchClauses } from '../compare/clauses/match-clauses';
import { matchVersions, printOf } from '../compare/clauses/match-versions';
import { placesOf, type Place } from '../compare/clauses/places';
import { reasonOf } from '../compare/clauses/reason';
import { diffWords, type WordChange } from '../compare/words/diff-words';
import { termsOf, type Terms } from '../compare/words/tokens';
import { factChanges, type FactChange } from './fact-changes';
import { meaningChanges, type MeaningChange } from './meaning-changes';
import type { Side } from './side';
import { cellChanges, type CellChange } from './table-cells';

/** Two sides, clause by clause: every clause of both stands in one match, or was added or removed. */
export interface Difference {
  /** Whether both are versions of one instrument, which share its numbering. */
  readonly versions: boolean;
  readonly from: Side;
  readonly to: Side;
  readonly matched: readonly MatchedClauses[];
  readonly added: readonly ComparedClause[];
  readonly removed: readonly ComparedClause[];
  readonly facts: readonly FactChange[];
}

/** One clause and the one that answers it; several on one side where it was split, or where several were merged. */
export interface MatchedClauses extends Place {
  readonly from: readonly ComparedClause[];
  readonly to: readonly ComparedClause[];
  /** In thousandths. */
  readonly score: number;
  readonly reason: string;
  /** Whether the words, or what they mean, are not the same. */
  readonly changed: boolean;
  readonly words: readonly WordChange[];
  readonly cells: readonly CellChange[];
  readonly meaning: readonly MeaningChange[];
  /** The figures that changed, among those that rest on it. */
  readonly facts: readonly string[];
}

/** Clauses of instruments that share no words but by chance are not read word by word beyond so many edits. */
const MOST_EDITS_APART = 250;
/** If so many of a hundred clauses of the shorter side stand in the other word for word, both are versions of one instrument. */
const ALIKE_IN_HUNDRED = 40;

/** `facts` are what their rules say differently, where that is known already. */
export function differenceOf(from: Side, to: Side, facts = factChanges(from, to)): Difference {
  const versions = areVersions(from, to);
  const groups = (versions ? matchVersions : matchClauses)(from.clauses, to.clauses);
  const places = placesOf(from.clauses, to.clauses, groups, versions);
  const compare = comparer(from, to, versions, facts);
  const matched = groups
    .map((group, at) => compare(group, places[at] ?? { moved: false, renumbered: false }))
    .sort((a, b) => a.at - b.at)
    .map(({ match }) => match);
  const [ours, theirs] = [new Set(groups.flatMap((group) => group.from)), new Set(groups.flatMap((group) => group.to))];
  return {
    ...{ versions, from, to, matched, facts },
    added: to.clauses.filter((_, at) => !theirs.has(at)),
    removed: from.clauses.filter((_, at) => !ours.has(at)),
  };
}

/** Of one instrument they are; so are two texts of which much is the same, whatever they are called. */
function areVersions(from: Side, to: Side): boolean {
  if (from.instrument === to.instrument) return from.clauses.some(sameBookAs(to));
  const there = new Set(to.clauses.map(printOf));
  const same = from.clauses.filter((clause) => clause.text.length > 20 && there.has(printOf(clause))).length;
  return same * 100 >= ALIKE_IN_HUNDRED * Math.min(from.clauses.length, to.clauses.length) && same > 0;
}

/** Two books of one instrument are no versions of each other. */
function sameBookAs({ clauses }: Side): (clause: ComparedClause) => boolean {
  const books = new Set(clauses.map(({ book }) => book));
  return ({ book }) => books.has(book);
}

function comparer(from: Side, to: Side, versions: boolean, facts: readonly FactChange[]) {
  const terms = termsOf([...from.clauses, ...to.clauses].flatMap(({ defines }) => defines));
  const meaningOf = versions ? meaningChanges(to.instrument, from.hashes, to.hashes) : () => [];
  const resting = new Map<string, Set<string>>();
  for (const { fact, from: was, to: is } of facts)
    for (const clause of [...was.clauses, ...is.clauses])
      resting.set(clause, (resting.get(clause) ?? new Set()).add(fact));
  return (group: Group, place: Place): { readonly at: number; readonly match: MatchedClauses } => {
    const ours = group.from.flatMap((at) => from.clauses[at] ?? []);
    const theirs = group.to.flatMap((at) => to.clauses[at] ?? []);
    const [was, is] = [ours[0], theirs[0]];
    const alone = ours.length === 1 && theirs.length === 1;
    const same = alone && was !== undefined && is !== undefined && sameWords(was, is);
    const meaning = alone && was !== undefined && is !== undefined ? meaningOf(was, is) : [];
    return {
      at: Math.min(...group.to),
      match: {
        ...{ from: ours, to: theirs, score: group.score, ...place, meaning },
        reason: reasonOf(ours, theirs, versions),
        changed: !same || meaning.length > 0,
        words: wordsOf(ours, theirs, same, terms, versions),
        cells: same
          ? []
          : cellChanges(
              ours.flatMap(({ tables }) => tables),
              theirs.flatMap(({ tables }) => tables),
            ),
        facts: [...new Set([...ours, ...theirs].flatMap(({ citation }) => [...(resting.get(citation) ?? [])]))],
      },
    };
  };
}

/** A clause without any words is known by its number, which is no word of it. */
const sameWords = (was: ComparedClause, is: ComparedClause): boolean =>
  printOf({ ...was, book: '', label: '' }) === printOf({ ...is, book: '', label: '' });

/** Heading and words of clauses, one below the other: what is compared, and what the changes put together give back. */
export const shownWords = (clauses: readonly ComparedClause[]): string =>
  clauses
    .flatMap(({ heading, text }) => [heading, text])
    .filter((part) => part !== '')
    .join('\n');

function wordsOf(
  from: readonly ComparedClause[],
  to: readonly ComparedClause[],
  same: boolean,
  terms: Terms,
  versions: boolean,
): readonly WordChange[] {
  const text = shownWords(to);
  if (same) return text === '' ? [] : [{ kind: 'same', text }];
  return diffWords(shownWords(from), text, { terms, ...(!versions && { mostEdits: MOST_EDITS_APART }) });
}
