/** What findings can be counted by. */
export const GROUPINGS = ['check', 'clause', 'game', 'venue', 'table', 'day', 'hour', 'verdict', 'mark'] as const;
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
  /** How many rounds of the same kind were judged; known by table, venue, game, day and hour. */
  readonly rounds: number | null;
  readonly money: readonly MoneySum[];
}

/** As counted by the store: one row for each currency. */
export interface GroupRow extends MoneySum {
  readonly key: string | null;
  readonly venue: string | null;
  readonly of: number;
  readonly breaches: number;
  readonly indeterminate: number;
}

export interface RoundsRow {
  readonly key: string;
  readonly venue: string | null;
  readonly rounds: number;
}

/** Rows of one group become one, in the order in which they came; groups without a finding are there for their rounds. */
export function groupsIn(rows: readonly GroupRow[], rounds: readonly RoundsRow[] | undefined): readonly FindingGroup[] {
  const groups = new Map<string, { -readonly [K in keyof FindingGroup]: FindingGroup[K] }>();
  const groupOf = (key: string | null, venue: string | null) => {
    const name = JSON.stringify([key, venue]);
    const known = groups.get(name) ?? {
      ...{ key, venue, findings: 0, breaches: 0, indeterminate: 0, rounds: rounds === undefined ? null : 0, money: [] },
    };
    groups.set(name, known);
    return known;
  };
  for (const { key, venue, rounds: judged } of rounds ?? [])
    groupOf(key === '' ? null : key, venue === '' ? null : venue).rounds = judged;
  for (const row of rows) {
    const group = groupOf(row.key, row.venue);
    group.findings += row.of;
    group.breaches += row.breaches;
    group.indeterminate += row.indeterminate;
    const { currency, overpaid, underpaid, findings } = row;
    if (findings > 0) group.money = [...group.money, { currency, overpaid, underpaid, findings }];
  }
  return [...groups.values()].sort(inOrder);
}

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
