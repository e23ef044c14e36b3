import type { FactCell, FactKind } from '../facts/kind';
import { valueOf, type Share } from './share';
import type { FactBasis } from './source';

/** A figure of a fact with the clauses it stands in; one of several where the operator chooses. */
export interface StatedCell extends FactCell {
  readonly clauses: readonly string[];
  readonly basis: FactBasis;
  /** The choice under which the figure holds, and the field of a round record that names it. */
  readonly option?: string;
  readonly chosenBy?: string;
}

/** The part of a fact a figure is, and the choice under which it holds: `hardway:4`, `hardway:4[hardways=9 to 1]`. */
export const figureName = ({ part, option, chosenBy }: Pick<StatedCell, 'part' | 'option' | 'chosenBy'>): string =>
  option === undefined ? part : `${part}[${(chosenBy ?? '').replace(/^.*\./, '')}=${option}]`;

/** A fact as one instrument states it, with the clauses it rests on, the stating clause first. */
export interface StatedFact {
  readonly name: string;
  /** Undefined where all of it depends on a choice of the operator. */
  readonly value: unknown;
  readonly clauses: readonly string[];
  readonly cells: readonly StatedCell[];
  readonly shares: readonly Share[];
}

export type StatedFactReading = { readonly fact: StatedFact } | { readonly problem: string };

/** Puts together what several clauses say of one fact, keeping for each figure the clause that said it. */
export function stateFact(name: string, kind: FactKind<unknown>, shares: readonly Share[]): StatedFactReading {
  const cells: StatedCell[] = [];
  for (const { raw, choice, clauses, basis } of shares) {
    const share = kind.read(raw);
    if ('problem' in share) return share;
    const chosen = choice === undefined ? {} : { option: choice.option, chosenBy: choice.field };
    for (const cell of kind.cells(share.value)) {
      if (cells.some(({ part, option }) => part === cell.part && option === choice?.option))
        return { problem: `${cell.part} is stated twice` };
      cells.push({ ...cell, clauses, basis, ...chosen });
    }
  }
  const fixed = shares.filter(({ choice }) => choice === undefined);
  const whole = fixed.length === 0 ? undefined : kind.read(valueOf(fixed));
  if (whole && 'problem' in whole) return whole;
  const gaps = whole && fixed.length === shares.length ? (kind.gaps?.(whole.value) ?? []) : [];
  if (gaps.length > 0) return { problem: `nothing is stated for ${gaps.join(', ')}` };
  const clauses = [...new Set(shares.flatMap((share) => share.clauses))];
  return { fact: { name, value: whole?.value, clauses, cells, shares } };
}

/** The one field that every record answers. */
export const CHANNEL = 'channel';

/** In place of a part: what most of a fact's figures rest on, such as the clause that says which wagers there are. */
export const WHOLE = '*';

/** The clauses behind one figure of a fact; behind all of it where no part is named. */
export function clausesBehind(fact: StatedFact, part?: string): readonly string[] {
  if (part === undefined) return fact.clauses;
  if (part === WHOLE) return mostShared(fact);
  // Several where the operator chooses among figures.
  const clauses = new Set(fact.cells.flatMap((cell) => (cell.part === part ? cell.clauses : [])));
  return clauses.size > 0 ? [...clauses] : fact.clauses;
}

/** The clauses that half of the figures share or more, the most shared first; those that are shared most where none is so common. */
function mostShared({ clauses, cells }: StatedFact): readonly string[] {
  const shared = new Map(
    clauses.map((clause) => [clause, cells.filter((cell) => cell.clauses.includes(clause)).length]),
  );
  const least = Math.min(Math.max(...shared.values()), Math.ceil(cells.length / 2));
  return [...shared]
    .filter(([, figures]) => figures >= least)
    .sort(([, one], [, other]) => other - one)
    .map(([clause]) => clause);
}
