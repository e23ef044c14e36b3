import type { Wager } from '../games/wager';
import { LaterCall } from './later-call';
import type { RoundEvent } from './record';
import type { PeriodState } from './wagering-period';

/**
 * The wagering period of a spin while its events are read. It ends with the call, which comes while the ball still runs;
 * a spin without a call leaves it unsure, because no record shows when the ball dropped. A spin called off opens it again.
 */
export class SpinPeriod {
  private called = false;
  private spun = false;
  private resultShown = false;
  private released = false;
  private repeatUntold = false;

  private readonly laterCall: LaterCall;

  constructor(events: readonly RoundEvent[]) {
    this.laterCall = new LaterCall(events);
  }

  /** The dealer called, or the ball was spun: from here on a table need not take a wager, even where it may. */
  get isEnding(): boolean {
    return this.called || this.spun;
  }

  /** The dealer has called, and nothing has opened the period again since. */
  get isCalled(): boolean {
    return this.called;
  }

  get isDecided(): boolean {
    return this.resultShown;
  }

  /**
   * Called off between the call that ended wagering and the only spin since, and nothing shows that wagering began anew: the
   * spin may be the one that was called off, or one after it.
   */
  get mayBeCalledOff(): boolean {
    return this.repeatUntold && this.spun;
  }

  /** Wagers are taken again. */
  reopen(): void {
    if (!this.spun) this.repeatUntold = false;
  }

  call(call: string): void {
    if (call === 'no-more-bets' || call === 'place-your-bets') this.repeatUntold = false;
    if (call === 'no-more-bets') {
      this.called = true;
      this.released = false;
    } else if (call === 'place-your-bets' && !this.resultShown) this.called = false;
  }

  spin(): void {
    this.spun = true;
    this.released = false;
  }

  /** Wagers that are sent back may be settled before there is a result; others show that there is one. */
  showResult(): void {
    if (this.spun) this.resultShown = true;
  }

  /** What went wrong with a ball shows that it was spun; a call alone may be written down before the spin that it stops. */
  callOff(byCall: boolean): void {
    this.repeatUntold = byCall && this.called && !this.spun;
    this.called = false;
    this.spun = false;
  }

  release(): void {
    this.released = true;
  }

  /** Settled, and not lost, so that it is the player's again; so is what was given back of one that lost. */
  isPlayersAgain(wager: Wager): boolean {
    return wager.result !== undefined && !this.isLost(wager);
  }

  /** Collected on a spin that counts, with nothing given back: no one may take it up or alter it any more. */
  isLost({ result, returned = 0 }: Wager): boolean {
    return result === 'lose' && returned === 0 && this.resultShown && this.isEnding;
  }

  /** As it stands before the event at this place. */
  stateAt(index: number): PeriodState {
    if (this.released || !this.isEnding) return 'open';
    if (this.resultShown || this.called) return 'closed';
    return this.laterCall.comesFrom(index) ? 'open' : 'unsure';
  }
}
