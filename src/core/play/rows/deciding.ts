import type { Row } from './row';

/** Whether a case holds: yes, no, or what a record would have to show. */
export type Held = boolean | string;

/** The row that decides; what is missing for one to be found; or that no row of the rules is for this case. */
export type Decided<T> = { readonly row: Row<T> } | { readonly missing: string } | { readonly gap: true };

interface Doubt<T> {
  readonly row: Row<T>;
  readonly missing: string;
}

/**
 * Of the rows whose cases all hold the one with most cases decides: a rule and its exception stay two rows. Two such rows that
 * say different things are an overlap, and nothing is decided; nor is it where a row with as many cases may hold as well.
 */
export function decidedBy<T>(
  rows: readonly Row<T>[],
  holds: (name: string) => Held,
  isSame: (one: T, other: T) => boolean = Object.is,
): Decided<T> {
  let best: Row<T> | undefined;
  let doubts: Doubt<T>[] | undefined;
  for (const row of rows) {
    const held = allHold(row, holds);
    if (held === false) continue;
    if (held !== true) (doubts ??= []).push({ row, missing: held });
    else if (best === undefined || row.cases.length > best.cases.length) best = row;
    else if (row.cases.length === best.cases.length && !isSame(row.value, best.value))
      (doubts ??= []).push({ row, missing: `which of two rules decides: ${best.name} or ${row.name}` });
  }
  const doubt = doubts?.find(({ row }) => best === undefined || isInTheWay(row, best, isSame));
  if (doubt !== undefined) return { missing: doubt.missing };
  return best === undefined ? GAP : { row: best };
}

const GAP = { gap: true } as const;

const isInTheWay = <T>(doubtful: Row<T>, best: Row<T>, isSame: (one: T, other: T) => boolean): boolean =>
  doubtful.cases.length >= best.cases.length && !isSame(doubtful.value, best.value);

function allHold<T>({ cases }: Row<T>, holds: (name: string) => Held): Held {
  let missing: string | undefined;
  for (const name of cases) {
    const held = holds(name);
    if (held === false) return false;
    if (held !== true) missing ??= held;
  }
  return missing ?? true;
}
