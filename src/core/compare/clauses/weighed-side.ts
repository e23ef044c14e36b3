import { rarity } from './rarity';

/** Traits with how much each counts. */
export type Counted = ReadonlyMap<string, number>;

/** How rare each trait is on both sides together, and a number for each. */
export class Scale {
  private readonly numbers = new Map<string, number>();
  private readonly rare: readonly number[];

  constructor(all: readonly Counted[]) {
    const bearers: number[] = [];
    for (const clause of all)
      for (const name of clause.keys()) {
        const number = this.numbers.get(name) ?? this.numbers.size;
        this.numbers.set(name, number);
        bearers[number] = (bearers[number] ?? 0) + 1;
      }
    this.rare = bearers.map((count) => rarity(count, all.length));
  }

  get traits(): number {
    return this.numbers.size;
  }

  weighed(counted: Counted): Weighed {
    const traits = new Int32Array(counted.size);
    const weights = new Int32Array(counted.size);
    let [at, total] = [0, 0];
    for (const [name, count] of counted) {
      const number = this.numbers.get(name) ?? 0;
      traits[at] = number;
      weights[at] = count * (this.rare[number] ?? 0);
      total += weights[at] ?? 0;
      at += 1;
    }
    return { traits, weights, total };
  }
}

/** The traits of a clause as numbers, with how much each weighs there. */
export interface Weighed {
  readonly traits: Int32Array;
  readonly weights: Int32Array;
  readonly total: number;
}

/** Tells what something has in common with each of a list, added up trait by trait over those that have the trait. */
export class InCommon {
  private readonly lists: ({ readonly at: number[]; readonly weights: number[] } | undefined)[];
  private readonly weight: Int32Array;
  private touched: number[] = [];

  constructor(
    private readonly side: readonly Weighed[],
    traits: number,
  ) {
    this.lists = Array.from({ length: traits });
    side.forEach(({ traits: own, weights }, at) => {
      own.forEach((trait, place) => {
        const list = (this.lists[trait] ??= { at: [], weights: [] });
        list.at.push(at);
        list.weights.push(weights[place] ?? 0);
      });
    });
    this.weight = new Int32Array(side.length);
  }

  /** The members that share anything with it; what they share is kept until the next call. */
  with({ traits, weights }: Weighed): readonly number[] {
    for (const at of this.touched) this.weight[at] = 0;
    this.touched = [];
    for (let at = 0; at < traits.length; at += 1) {
      const [list, mine] = [this.lists[traits[at] ?? 0], weights[at] ?? 0];
      if (list === undefined) continue;
      for (let place = 0; place < list.at.length; place += 1) {
        const other = list.at[place] ?? 0;
        if (this.weight[other] === 0) this.touched.push(other);
        this.weight[other] = (this.weight[other] ?? 0) + Math.min(mine, list.weights[place] ?? 0);
      }
    }
    return this.touched;
  }

  /** What both have, of all that either has; in thousandths. */
  alike(own: Weighed, at: number): number {
    return Math.trunc((2000 * (this.weight[at] ?? 0)) / Math.max(1, own.total + (this.side[at]?.total ?? 0)));
  }

  /** What both have, of all that the smaller has; in thousandths. */
  contained(own: Weighed, at: number): number {
    return Math.trunc((1000 * (this.weight[at] ?? 0)) / Math.max(1, Math.min(own.total, this.side[at]?.total ?? 0)));
  }
}
