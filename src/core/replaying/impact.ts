import type { Replayed } from './replay';

/** Money that two rule sets put differently, in cents; sums of millions of rounds are exact. */
export interface Sums {
  /** What was paid beyond what is due under the first side, and what was paid short of it. */
  overpaidFrom: bigint;
  underpaidFrom: bigint;
  overpaidTo: bigint;
  underpaidTo: bigint;
  /** What the second side would have players get more, and what less. */
  more: bigint;
  less: bigint;
  /** Wagers on which what is due differs. */
  wagers: number;
}

export interface CheckImpact extends Sums {
  readonly check: string;
  /** Times it breaches under the second side only, and under the first only. */
  appears: number;
  disappears: number;
}

export interface ClauseImpact {
  readonly clause: string;
  appears: number;
  disappears: number;
}

const noMoney = (): Sums => ({
  overpaidFrom: 0n,
  underpaidFrom: 0n,
  overpaidTo: 0n,
  underpaidTo: 0n,
  more: 0n,
  less: 0n,
  wagers: 0,
});

/** Differences that no breach on either side goes with. */
export const NO_CHECK = '';

/** What a file of rounds comes to; grows with the checks and clauses it meets, and not with the rounds. */
export class Impact {
  rounds = 0;
  same = 0;
  toBreaches = 0;
  toComplies = 0;
  /** Breaches on both sides, but not of the same duties. */
  otherBreaches = 0;
  undecidedFrom = 0;
  undecidedTo = 0;
  undecidedBoth = 0;
  /** Wagers whose money is not counted, because one side does not say what is due. */
  uncounted = 0;
  readonly money = noMoney();
  private readonly byCheck = new Map<string, CheckImpact>();
  private readonly byClause = new Map<string, ClauseImpact>();

  get checks(): readonly CheckImpact[] {
    return [...this.byCheck.values()].sort((a, b) => (a.check < b.check ? -1 : 1));
  }

  get clauses(): readonly ClauseImpact[] {
    return [...this.byClause.values()].sort((a, b) => (a.clause < b.clause ? -1 : 1));
  }

  /** Whether any verdict, of a round or of a check, is another under the second side. */
  get flips(): boolean {
    return this.toBreaches + this.toComplies + this.otherBreaches > 0;
  }

  add({ from, to, flips, money }: Omit<Replayed, 'rules'>): void {
    this.rounds += 1;
    this.count(from, to, flips.length > 0);
    for (const { check, appears, clauses } of flips) {
      const found = this.check(check);
      if (appears) found.appears += 1;
      else found.disappears += 1;
      for (const clause of clauses) {
        const cited = this.byClause.get(clause) ?? { clause, appears: 0, disappears: 0 };
        this.byClause.set(clause, cited);
        if (appears) cited.appears += 1;
        else cited.disappears += 1;
      }
    }
    for (const { recorded, from: first, to: second, check = NO_CHECK } of money) {
      if (first === undefined || second === undefined) this.uncounted += 1;
      else if (first !== recorded || second !== recorded)
        for (const sums of [this.money, this.check(check)]) add(sums, recorded, first, second);
    }
  }

  private count(from: Replayed['from'], to: Replayed['to'], flipped: boolean): void {
    if (from === 'indeterminate' || to === 'indeterminate') {
      if (from === to) this.undecidedBoth += 1;
      else if (from === 'indeterminate') this.undecidedFrom += 1;
      else this.undecidedTo += 1;
    } else if (from !== to) {
      if (to === 'breaches') this.toBreaches += 1;
      else this.toComplies += 1;
    } else if (flipped) this.otherBreaches += 1;
    else this.same += 1;
  }

  private check(check: string): CheckImpact {
    const known = this.byCheck.get(check) ?? { check, appears: 0, disappears: 0, ...noMoney() };
    this.byCheck.set(check, known);
    return known;
  }
}

function add(sums: Sums, recorded: number, from: number, to: number): void {
  const [got, first, second] = [BigInt(recorded), BigInt(from), BigInt(to)];
  if (got > first) sums.overpaidFrom += got - first;
  else sums.underpaidFrom += first - got;
  if (got > second) sums.overpaidTo += got - second;
  else sums.underpaidTo += second - got;
  if (second > first) sums.more += second - first;
  else sums.less += first - second;
  if (first !== second) sums.wagers += 1;
}
