/** What findings can be counted by. */
export const GROUPINGS = [
  'check',
  'clause',
  'game',
  'venue',
  'table',
  'day',
  'hour',
  'month',
  'verdict',
  'mark',
] as const;
export type Grouping = (typeof GROUPINGS)[number];

/** Money of one currency that was paid too much and too little, in whole cents as text: sums may be larger than a number holds. */
export interface MoneySum {
  readonly currency: string;
  readonly overpaid: string;
  readonly underpaid: string;
  /** Findings of which an amount is known. */
  readonly findings: number;
}

/** Findings that have something in common. */
export interface FindingGroup {
  /** Absent where the rounds do not say. */
  readonly key: string | null;
  /** Of a table. */
  readonly venue: string | null;
  readonly findings: number;
  readonly breaches: number;
  readonly indeterminate: number;
  /** How many rounds of the same kind were judged; known by table, venue, game, day, hour and month. */
  readonly rounds: number | null;
  readonly money: readonly MoneySum[];
}

/** Groups that are shown, and how many there are altogether: those that are left out have fewer breaches. */
export interface CutGroups {
  readonly groups: readonly FindingGroup[];
  readonly all: number;
}

export const NO_GROUPS: CutGroups = { groups: [], all: 0 };

/** Groups as they come from the store, those with the most breaches first; where none is left out, by their keys. */
export const inReadingOrder = ({ groups, all }: CutGroups): CutGroups => ({
  groups: groups.length < all ? groups : [...groups].sort(inOrder),
  all,
});

/** By key, then by venue; what has no key comes last. */
function inOrder(one: FindingGroup, other: FindingGroup): number {
  const [first, second] = [one, other].map(({ key, venue }) => `${key ?? '\uFFFF'}\n${venue ?? ''}`);
  return (first ?? '') < (second ?? '') ? -1 : 1;
}

/** All money of groups together, by currency. */
export function totalMoney(groups: readonly FindingGroup[]): readonly MoneySum[] {
  const sums = new Map<string, MoneySum>();
  for (const { money } of groups)
    for (const { currency, overpaid, underpaid, findings } of money) {
      const known = sums.get(currency);
      sums.set(currency, {
        currency,
        overpaid: String(BigInt(overpaid) + BigInt(known?.overpaid ?? 0)),
        underpaid: String(BigInt(underpaid) + BigInt(known?.underpaid ?? 0)),
        findings: findings + (known?.findings ?? 0),
      });
    }
  return [...sums.values()].sort((one, other) => (one.currency < other.currency ? -1 : 1));
}

/** What is left of some groups when others are taken from them, as a group of its own. */
export function lessGroups(key: string, whole: readonly FindingGroup[], taken: readonly FindingGroup[]): FindingGroup {
  const left = (count: 'findings' | 'breaches' | 'indeterminate'): number =>
    whole.reduce((sum, group) => sum + group[count], 0) - taken.reduce((sum, group) => sum + group[count], 0);
  const known = new Map(totalMoney(taken).map((sum) => [sum.currency, sum]));
  const money = totalMoney(whole).map(({ currency, overpaid, underpaid, findings }) => {
    const other = known.get(currency);
    return {
      currency,
      overpaid: String(BigInt(overpaid) - BigInt(other?.overpaid ?? 0)),
      underpaid: String(BigInt(underpaid) - BigInt(other?.underpaid ?? 0)),
      findings: findings - (other?.findings ?? 0),
    };
  });
  return {
    ...{
      key,
      venue: null,
      findings: left('findings'),
      breaches: left('breaches'),
      indeterminate: left('indeterminate'),
    },
    ...{ rounds: null, money: money.filter(({ findings }) => findings > 0) },
  };
}
