/** Those who wait, by who asked: whoever asks much waits behind himself, and the others have their turn between. */
export class FairQueue<T> {
  /** In the order of their turns. */
  private readonly waiting = new Map<string, T[]>();

  get size(): number {
    return [...this.waiting.values()].reduce((sum, { length }) => sum + length, 0);
  }

  waitingFor(by: string): number {
    return this.waiting.get(by)?.length ?? 0;
  }

  add(by: string, one: T): void {
    const own = this.waiting.get(by);
    if (own === undefined) this.waiting.set(by, [one]);
    else own.push(one);
  }

  /** The next whose turn it is, of those that can be begun now. */
  take(canBegin: (one: T) => boolean): T | undefined {
    for (const [by, own] of this.waiting) {
      const at = own.findIndex(canBegin);
      const [one] = at < 0 ? [] : own.splice(at, 1);
      if (one === undefined) continue;
      this.waiting.delete(by);
      if (own.length > 0) this.waiting.set(by, own);
      return one;
    }
    return undefined;
  }

  remove(by: string, one: T): void {
    const own = this.waiting.get(by) ?? [];
    const at = own.indexOf(one);
    if (at >= 0) own.splice(at, 1);
    if (own.length === 0) this.waiting.delete(by);
  }

  /** All that wait, who then wait no longer. */
  clear(): readonly T[] {
    const all = [...this.waiting.values()].flat();
    this.waiting.clear();
    return all;
  }
}
