import type { Examination } from '../findings/judge';

/** Why rounds that break a subject on the side that forbids it did not show it: what the other side has against them. */
export class Obstacles {
  /** Rounds that the other side still forbids or cannot judge, with as little left in them as could be. */
  pared = 0;
  /** Rounds that the other side allows and that are forbidden for more than the figure in question. */
  forbiddenAnyway = 0;
  private readonly forbidding = new Map<string, number>();
  private readonly doubting = new Map<string, number>();

  add({ verdict, outcomes }: Examination): void {
    if (verdict === 'complies') {
      this.forbiddenAnyway += 1;
      return;
    }
    this.pared += 1;
    const counted = verdict === 'breaches' ? this.forbidding : this.doubting;
    const against = verdict === 'breaches' ? 'breaches' : 'indeterminate';
    for (const id of new Set(outcomes.flatMap(({ verdict: one, check }) => (one === against ? [check.id] : []))))
      counted.set(id, (counted.get(id) ?? 0) + 1);
  }

  /** The checks by which the other side forbids such rounds too, the most frequent first. */
  get checks(): readonly string[] {
    return byFrequency(this.forbidding);
  }

  /** The checks that cannot tell there. */
  get doubts(): readonly string[] {
    return byFrequency(this.doubting);
  }
}

const byFrequency = (counted: ReadonlyMap<string, number>): readonly string[] =>
  [...counted].sort(([a, m], [b, n]) => n - m || (a < b ? -1 : 1)).map(([id]) => id);
