import type { KnownBet, Lateness, TableLimit, Wager } from '../games/wager';
import type { RoundEvent } from './record';
import type { PeriodState } from './wagering-period';

/** A wager as it was just placed. A class, because a table's day has millions of them and all of one shape are read quickly. */
export class PlacedWager<Decider extends string> implements Wager<Decider> {
  readonly bet: string;
  readonly player: string;
  readonly confirmed: boolean | undefined;
  decidedBy: Decider | undefined = undefined;
  stake: number;
  withdrawn = false;
  late: Lateness | undefined;
  maybeLate: boolean;
  lateStake: number | undefined = undefined;
  afterConfirmation: Lateness | undefined = undefined;
  voided = false;
  result: Wager['result'] = undefined;
  settledAt: number | undefined = undefined;
  paid = 0;
  returned: number | undefined = undefined;
  commission: number | undefined = undefined;
  judged = 0;

  constructor(
    event: RoundEvent & { type: 'wager' },
    readonly id: string,
    readonly known: KnownBet,
    readonly position: string | undefined,
    readonly limit: TableLimit | undefined,
    state: PeriodState,
    readonly refusable: boolean,
  ) {
    this.bet = known.bet;
    this.player = event.player;
    this.confirmed = event.confirmed;
    this.stake = event.stake;
    this.late = state === 'open' ? undefined : 'placed';
    this.maybeLate = state === 'unsure';
  }
}
