import type { Wager } from '../games/wager';
import { LaterCall } from './later-call';
import type { RoundEvent, WagerResult } from './record';

/** Whether wagers may still be placed, changed and withdrawn; unsure where the record does not show what ends that. */
export type PeriodState = 'open' | 'unsure' | 'closed';

/** What ends wagering unless the rules say otherwise: the dealer's call or the first card, whichever comes first. */
export const CALL_OR_FIRST_CARD: readonly string[] = ['no-more-bets', 'first-card'];

const FIRST_CARDS = 4;

/** The wagering period of a coup while its events are read, by what the rules let end it; the first of several does. */
export class WageringPeriod {
  private called = false;
  private cards = 0;
  private faceUp = 0;
  private faceDown = 0;
  private pointsShown = false;
  private resultShown = false;
  private released = false;

  private readonly laterCall: LaterCall;

  constructor(
    private readonly closedBy: readonly string[],
    events: readonly RoundEvent[],
  ) {
    this.laterCall = new LaterCall(events);
  }

  /** The dealer called, or a card has left the shoe: from here on a table need not take a wager, even where it may. */
  get isEnding(): boolean {
    return this.called || this.cards > 0;
  }

  call(call: string): void {
    if (call === 'no-more-bets') {
      this.called = true;
      this.released = false;
    } else if (call === 'place-your-bets' && this.cards === 0) this.called = false;
  }

  deal(face: 'up' | 'down' | undefined): void {
    this.cards += 1;
    this.released = false;
    if (face === 'up') this.faceUp += 1;
    else if (face === 'down') this.faceDown += 1;
  }

  announce(of: string): void {
    if (of === 'result') this.resultShown = true;
    else if (of === 'player' || of === 'banker') this.pointsShown = true;
  }

  /** A wager that is sent back may be settled before there is a result. */
  settle(result: WagerResult): void {
    if (result !== 'void' && this.cards > 0) this.resultShown = true;
  }

  /** Nothing binds a wager any more: the coup is void. */
  release(): void {
    this.released = true;
  }

  /** Settled, and not lost, so that it is the player's again: what is done with it then is no part of this round. */
  isPlayersAgain({ result }: Wager): boolean {
    return result !== undefined && result !== 'lose';
  }

  /** As it stands before the event at this place. */
  stateAt(index: number): PeriodState {
    if (this.released || !this.isEnding) return 'open';
    if (this.resultShown) return 'closed';
    let unsure = false;
    for (const event of this.closedBy) {
      const state = this.stateBy(event, index);
      if (state === 'closed') return state;
      unsure ||= state === 'unsure';
    }
    return unsure ? 'unsure' : 'open';
  }

  private stateBy(event: string, index: number): PeriodState {
    switch (event) {
      case 'no-more-bets':
      case 'countdown-ends':
        return this.called ? 'closed' : this.cards === 0 ? 'open' : this.uncalledAt(index);
      case 'first-card':
        return this.cards > 0 ? 'closed' : 'open';
      case 'no-more-bets-and-first-card':
        if (this.cards === 0) return 'open';
        return this.called ? 'closed' : this.uncalledAt(index);
      case 'first-card-exposed':
        // The call comes right before the first card is turned over, so that a card after it lies open unless the record says otherwise.
        if (this.called && this.cards > 0 && this.faceDown < this.cards) return 'closed';
        return this.stateByExposure();
      case 'first-card-exposed-or-handled':
        return this.stateByExposure();
      case 'result-determined':
        return 'open';
      default:
        return this.cards > 0 ? 'unsure' : 'open';
    }
  }

  private stateByExposure(): PeriodState {
    // A hand's points are announced, and a third card is drawn, only when the first cards lie open.
    if (this.faceUp > 0 || this.pointsShown || this.cards > FIRST_CARDS) return 'closed';
    return this.faceDown === this.cards ? 'open' : 'unsure';
  }

  /** With a card out and no call so far: the call comes later, or the record leaves it out. */
  private uncalledAt(index: number): PeriodState {
    return this.laterCall.comesFrom(index) ? 'open' : 'unsure';
  }
}
