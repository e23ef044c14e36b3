import { printedLabel } from '../../values/label';
import type { Target } from '../instruction';
import { comparableBook, sameBook } from './book-titles';
import { nameOf, Refusal, subtreeEnd, type NextVersion } from './next-version';

/** A stretch of clauses, the index after its last one. */
export interface Stretch {
  readonly from: number;
  readonly to: number;
}

/** The clause cited, with its descendants. Law cites numbers as printed: where several clauses bear one, nobody can tell which it means. */
export function findClause(version: NextVersion, target: Target): Stretch | Refusal {
  const label = target.label ?? '';
  const within = target.book === undefined ? undefined : findBook(version, target);
  if (within instanceof Refusal) return within;
  const { clauses } = version;
  const bearers = clauses.flatMap((clause, index) =>
    printedLabel(clause.label) === label && (within === undefined || (index >= within.from && index < within.to))
      ? [index]
      : [],
  );
  // The clauses of the making instrument are meant only where nothing else bears the number.
  const rules = bearers.filter((index) => clauses[index]?.book !== 'front');
  const [index, another] = rules.length > 0 ? rules : bearers;
  if (index === undefined) return missing(version, label);
  if (another !== undefined)
    return new Refusal(
      `${label} stands ${String(rules.length)} times in the target (${rules.map((at) => where(version, at)).join(', ')}); say which is meant and change it by hand.`,
    );
  return { from: index, to: subtreeEnd(clauses, index) };
}

/** A book, or a Division or Part inside one, with all its clauses. */
export function findBook({ clauses, titles }: NextVersion, { book: cited = '', part }: Target): Stretch | Refusal {
  const book = titles.get(comparableBook(cited)) ?? cited;
  const wanted = part ?? book;
  const whole = { from: 0, to: clauses.length };
  const around = part === undefined ? whole : (stretchOf(clauses, book, whole) ?? whole);
  const found = stretchOf(clauses, wanted, around);
  const books = [...new Set(clauses.map((clause) => clause.book))].join(', ');
  return (
    found ??
    new Refusal(
      `The target has no ${part ?? cited}; it has ${books === '' ? 'no clause' : books}, so check which instrument is meant.`,
    )
  );
}

function stretchOf(clauses: NextVersion['clauses'], wanted: string, { from, to }: Stretch): Stretch | undefined {
  const first = clauses.findIndex(({ book }, index) => index >= from && index < to && sameBook(book, wanted));
  if (first >= 0) {
    const end = clauses.findIndex(({ book }, index) => index > first && book !== clauses[first]?.book);
    return { from: first, to: end < 0 ? clauses.length : end };
  }
  const part = clauses.findIndex(({ label }, index) => index >= from && index < to && sameBook(label, wanted));
  return part < 0 ? undefined : { from: part, to: subtreeEnd(clauses, part) };
}

function missing({ omitted }: NextVersion, label: string): Refusal {
  const gone = omitted.findLast((clause) => clause.label === label);
  return new Refusal(
    gone === undefined
      ? `The target has no ${label}; check the number, and whether another amendment came first.`
      : `${label} was taken out by instruction ${gone.by}; the two conflict, so decide which is meant.`,
  );
}

function where({ clauses }: NextVersion, index: number): string {
  const clause = clauses[index];
  return clause === undefined ? '' : nameOf(clause);
}
