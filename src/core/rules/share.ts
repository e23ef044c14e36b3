import { isRecord } from '../facts/kind';
import { citedFrom } from '../values/citation';
import { parseOdds } from '../values/odds';
import type { FactBasis, FactEntry } from './source';

/** What one clause states of one fact, and under which choice of the operator it holds where there is one. */
export interface Share {
  /** As rule sources write it. */
  readonly raw: unknown;
  readonly choice?: { readonly field: string; readonly option: string };
  readonly clauses: readonly string[];
  readonly basis: FactBasis;
}

/** The shares of an entry: one, or one for each option. */
export function sharesOf(entry: FactEntry, instrument: string, book: string): readonly Share[] {
  const clauses = [entry.clause, ...entry.also].map((label) => citedFrom(instrument, book, label));
  const { chosenBy: field, options, basis } = entry;
  if (options === undefined || field === undefined) return [{ raw: entry.value, clauses, basis }];
  return Object.entries(options).map(([option, raw]) => ({ raw, choice: { field, option }, clauses, basis }));
}

/** The rows a share of a table states; a list names its rows itself. */
export const rowsOf = ({ raw }: Share): readonly string[] =>
  Array.isArray(raw) ? raw.map(String) : isRecord(raw) ? Object.keys(raw) : [];

/** A share without some of its rows; undefined where none is left. */
export function withoutRows(share: Share, rows: ReadonlySet<string>): Share | undefined {
  const { raw } = share;
  if (Array.isArray(raw)) {
    const left = raw.filter((row) => !rows.has(String(row)));
    return left.length === 0 ? undefined : { ...share, raw: left };
  }
  if (!isRecord(raw)) return share;
  const left = Object.entries(raw).filter(([row]) => !rows.has(row));
  return left.length === 0 ? undefined : { ...share, raw: Object.fromEntries(left) };
}

/** All shares as one raw value: rows gathered, lists joined, and counts that several clauses name written one after another. */
export function valueOf(shares: readonly Share[]): unknown {
  const raws = shares.map(({ raw }) => raw);
  if (raws.length === 1) return raws[0];
  if (raws.every((raw) => Array.isArray(raw))) return raws.flat();
  return raws.some(isRecord) ? Object.assign({}, ...raws) : raws.map(String).join(', ');
}

/** An option is named as the sources name it; odds may be named in another notation. */
export function sameChoice(option: string, named: string): boolean {
  if (option === named) return true;
  const [ours, theirs] = [parseOdds(option), parseOdds(named)];
  return ours !== undefined && theirs?.wins === ours.wins && theirs.on === ours.on;
}
