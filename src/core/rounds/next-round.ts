import type { Wager } from '../games/wager';

/**
 * Wagers placed when nothing was left to settle: every one before them had been, or, where none stood, the result was out. They are wagers on
 * the next round, unless they are settled with this one. What is withdrawn, settled or placed afterwards stays so, and no wager is looked at twice.
 */
export class PlacedAfterwards {
  private placed: Set<Wager> | undefined;
  /** Where the first wager is that stands, and the first of those that is not settled. */
  private standing = 0;
  private unsettled = 0;

  get isEmpty(): boolean {
    return this.placed === undefined;
  }

  add(wager: Wager): void {
    (this.placed ??= new Set()).add(wager);
  }

  has(wager: Wager): boolean {
    return this.placed?.has(wager) === true;
  }

  /** Whether nothing is left to settle of the first so many wagers. */
  isRoundOver(all: readonly Wager[], before: number, isResultOut: boolean): boolean {
    while (this.standing < before && !this.stands(all[this.standing])) this.standing += 1;
    while (this.unsettled < before && !this.isOpen(all[this.unsettled])) this.unsettled += 1;
    return this.standing === before ? isResultOut : this.unsettled === before;
  }

  /** Whether a wager is one of this round. */
  isOfThisRound(wager: Wager): boolean {
    return wager.result !== undefined || !this.has(wager);
  }

  private stands(wager: Wager | undefined): boolean {
    return wager !== undefined && !wager.withdrawn && !this.has(wager);
  }

  private isOpen(wager: Wager | undefined): boolean {
    return this.stands(wager) && wager?.result === undefined;
  }
}
