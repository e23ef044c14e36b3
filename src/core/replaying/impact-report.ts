import type { JudgedBy } from '../findings/judged-by';
import type { CheckImpact, ClauseImpact, Impact, Sums } from './impact';

type InText<T> = { readonly [K in keyof T]: T[K] extends bigint ? string : T[K] };

/** What a replay came to, for programs: amounts in cents, as text, since sums may be larger than a number is exact. */
export interface ImpactReport {
  readonly from: string;
  readonly to: string;
  /** The rules that each side came to, for the games and forms that were met. */
  readonly rules: readonly SideRules[];
  readonly rounds: number;
  readonly same: number;
  readonly toBreaches: number;
  readonly toComplies: number;
  readonly otherBreaches: number;
  readonly undecided: { readonly from: number; readonly to: number; readonly both: number };
  readonly errors: number;
  readonly money: InText<Sums>;
  readonly uncountedWagers: number;
  readonly checks: readonly InText<CheckImpact>[];
  readonly clauses: readonly ClauseImpact[];
}

/** A side, and rules that rounds were judged by on it. */
export interface SideRules extends JudgedBy {
  readonly side: string;
}

export function impactReport(
  impact: Impact,
  from: string,
  to: string,
  errors: number,
  rules: readonly SideRules[] = [],
): ImpactReport {
  const { rounds, same, toBreaches, toComplies, otherBreaches } = impact;
  return {
    ...{ from, to, rules },
    ...{ rounds, same, toBreaches, toComplies, otherBreaches },
    undecided: { from: impact.undecidedFrom, to: impact.undecidedTo, both: impact.undecidedBoth },
    errors,
    money: inText(impact.money),
    uncountedWagers: impact.uncounted,
    checks: impact.checks.map((check) => inText(check)),
    clauses: impact.clauses,
  };
}

const inText = <T extends object>(sums: T): InText<T> =>
  Object.fromEntries(
    Object.entries(sums).map(([name, value]) => [name, typeof value === 'bigint' ? String(value) : (value as unknown)]),
  ) as InText<T>;

/** What the sums do not contain; said wherever they are shown. */
export const NOT_COUNTED =
  'Money is what players get back on each wager, stake and winnings, by the cards, dice and pockets as they were recorded: cards that the other ' +
  'rules would have had dealt, wagers that one side would not have taken, fractions of a cent and rounds that one side cannot judge are not counted.';
