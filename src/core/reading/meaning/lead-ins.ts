import type { Clause } from '../reading';
import { foldedClause } from './folded';
import { nameOf } from './terms-used';

/** A clause that others stand in, with the words that open and close its list. */
export interface LeadIn {
  readonly name: string;
  readonly label: string;
  /** Without its heading, which only says where to look. */
  readonly text: string;
}

/** By name, the clauses around a clause that have a text of their own, nearest first: an item means nothing without them. */
export function leadInsOf(clauses: readonly Clause[]): (name: string) => readonly LeadIn[] {
  const named = new Map(clauses.map((clause) => [nameOf(clause), clause]));
  const known = new Map<string, LeadIn | undefined>();
  const opening = (name: string): LeadIn | undefined => {
    if (!known.has(name)) known.set(name, leadIn(name, named.get(name)));
    return known.get(name);
  };
  return (name) => {
    const around = new Set<string>();
    for (let above = parentOf(named.get(name)); above !== undefined; above = parentOf(named.get(above))) {
      if (above === name || around.has(above)) break;
      around.add(above);
    }
    return [...around].flatMap((above) => opening(above) ?? []);
  };
}

function leadIn(name: string, clause: Clause | undefined): LeadIn | undefined {
  if (clause === undefined || clause.text.trim() === '') return undefined;
  return { name, label: clause.label, text: foldedClause({ ...clause, heading: '' }) };
}

const parentOf = (clause: Clause | undefined): string | undefined =>
  clause?.parent === undefined ? undefined : nameOf({ book: clause.book, label: clause.parent });
