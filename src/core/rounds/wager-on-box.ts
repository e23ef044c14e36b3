import type { Decider, Hand, Wager } from '../games/blackjack/round';
import type { KnownBet, TableLimit } from '../games/wager';
import { PlacedWager } from './placed-wager';
import type { RoundEvent } from './record';
import type { PeriodState } from './wagering-period';

/** A wager of blackjack as it was just placed, with the hand that decides it. */
export class WagerOnBox extends PlacedWager<Decider> implements Wager {
  readonly against: number;
  readonly oral: boolean | undefined;
  readonly chips: string | undefined;
  standsBy: unknown = undefined;
  stands: Wager['stands'] = undefined;
  dueBy: unknown = undefined;
  due: string | undefined = undefined;
  paidBy: unknown = undefined;
  paidAs: string | undefined = undefined;
  madeUnder: unknown = undefined;
  made: Wager['made'] = undefined;

  constructor(
    event: RoundEvent & { type: 'wager' },
    id: string,
    known: KnownBet,
    position: string | undefined,
    limit: TableLimit | undefined,
    state: PeriodState,
    refusable: boolean,
    readonly placedAt: number,
    public on: Wager | undefined,
    public hand: Hand | undefined,
  ) {
    super(event, id, known, position, limit, state, refusable);
    this.against = on?.against ?? againstOf(known.bet);
    this.oral = typeof event.oral === 'boolean' ? event.oral : undefined;
    this.chips = event.chips;
  }
}

/** `2`, as a number or as text. */
export function handNumber(hand: unknown): number | undefined {
  const number = typeof hand === 'string' ? Number(hand) : hand;
  return typeof number === 'number' && Number.isInteger(number) && number > 0 ? number : undefined;
}

/** `main:2` is against the dealer's second hand. */
const againstOf = (bet: string): number => (bet.startsWith('main:') ? (handNumber(bet.slice('main:'.length)) ?? 1) : 1);
