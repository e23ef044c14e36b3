import { knownBet, type KnownBet, type Lateness, type TableLimit, type Wager } from '../games/wager';
import { areNamed, limitOfBet, type DisplayedLimits, type LimitOf } from './displayed-limits';
import { PlacedWager } from './placed-wager';
import type { RoundEvent } from './record';
import type { PeriodState, WageringPeriod } from './wagering-period';

type EventOf<T extends RoundEvent['type']> = RoundEvent & { type: T };

const LOOKED_THROUGH_IN_TURN = 16;

/** The wagers of a round while its events are read: what stands when the wagering period ends, and what was done after. */
export class RecordedWagers<
  Decider extends string,
  Kept extends Wager<Decider> = Wager<Decider>,
  Known extends KnownBet = KnownBet,
> {
  readonly all: Kept[] = [];
  protected released = false;
  private unnamedIsVoid = false;
  private next = 0;
  private byId: Map<string, Kept> | undefined;

  private readonly limitsAreNamed: boolean;

  constructor(
    private readonly limits: DisplayedLimits | undefined,
    private readonly period: Pick<WageringPeriod, 'isEnding' | 'stateAt' | 'release' | 'isPlayersAgain'>,
    private readonly limitOf: LimitOf<Known> = limitOfBet,
    private readonly know: (bet: string) => Known = knownBet as (bet: string) => Known,
  ) {
    this.limitsAreNamed = limits !== undefined && areNamed(limits);
  }

  /** Nothing binds a wager any more: the round is void. */
  release(): void {
    this.period.release();
    this.released = true;
  }

  place(event: EventOf<'wager'>, index: number): string | undefined {
    // Events have many shapes, so that each reading of a field counts: each is read once.
    const { id } = event;
    const known = this.know(event.bet);
    const { bet } = known;
    const state = this.stateFor(bet, index);
    if (this.find(id)) return `.id repeats ${JSON.stringify(id)}; each wager of a round has its own id`;
    const limit = this.limits && this.limitOf(this.limits, known, this.limitsAreNamed);
    const refusable = state === 'open' && this.period.isEnding && !this.comesLater(bet);
    const kept = this.keep(event, id, known, limit, state, refusable, index);
    if (typeof kept === 'string') return kept;
    this.all.push(kept);
    this.byId?.set(kept.id, kept);
    return undefined;
  }

  /** Whether a bet is for later in the round, so that the end of the wagering period does not bind it. */
  protected comesLater(_bet: string): boolean {
    return false;
  }

  private stateFor(bet: string, index: number): PeriodState {
    return this.comesLater(bet) ? 'open' : this.period.stateAt(index);
  }

  /** A wager with what its game keeps of it beside what all games do; a sentence where it cannot be a wager of the game. */
  protected keep(
    event: EventOf<'wager'>,
    id: string,
    known: Known,
    limit: TableLimit | undefined,
    state: PeriodState,
    refusable: boolean,
    _index: number,
  ): Kept | string {
    const wager: Wager<Decider> = new PlacedWager<Decider>(event, id, known, event.position, limit, state, refusable);
    return wager as Kept;
  }

  change(event: EventOf<'change'>, index: number): string | undefined {
    const wager = this.find(event.wager);
    if (!wager) return unknown(event.wager);
    if (this.period.isPlayersAgain(wager)) return undefined;
    if (wager.confirmed === true && !this.released) wager.afterConfirmation = 'changed';
    const state = this.stateFor(wager.bet, index);
    if (state === 'open') wager.stake = event.stake;
    else {
      alter(wager, 'changed', state);
      wager.lateStake = event.stake;
    }
    return undefined;
  }

  withdraw(event: EventOf<'withdraw'>, index: number): string | undefined {
    const wager = this.find(event.wager);
    if (!wager) return unknown(event.wager);
    if (this.period.isPlayersAgain(wager)) return undefined;
    if (wager.confirmed === true && !this.released) wager.afterConfirmation = 'withdrawn';
    const state = this.stateFor(wager.bet, index);
    if (state === 'open') wager.withdrawn = true;
    else alter(wager, 'withdrawn', state);
    return undefined;
  }

  /** A wager settled in several steps was paid their sum; the last step says how it ended. */
  settle(event: EventOf<'settle'>, index: number): string | undefined {
    const { wager: id } = event;
    const wager = this.find(id);
    if (!wager) return unknown(id);
    wager.settledAt = index;
    this.end(wager, event);
    return undefined;
  }

  protected end(wager: Kept, event: EventOf<'settle'>): void {
    const { result, commission, returned } = event;
    wager.result = result;
    if (this.unnamedIsVoid && result === 'void') wager.voided = true;
    wager.paid += event.paid;
    if (commission !== undefined) wager.commission = (wager.commission ?? 0) + commission;
    if (returned !== undefined) wager.returned = (wager.returned ?? 0) + returned;
  }

  /** A wager declared void without being named can only be one that was also settled as void. */
  void(ref: string | undefined): string | undefined {
    if (ref === undefined) {
      this.unnamedIsVoid = true;
      for (const wager of this.all) if (wager.result === 'void') wager.voided = true;
      return undefined;
    }
    const wager = this.find(ref);
    if (!wager) return unknown(ref, 'ref');
    wager.voided = true;
    return undefined;
  }

  /** Settlements mostly come in the order of the wagers, so the next one is tried first; a large table gets an index. */
  find(id: string): Kept | undefined {
    const { all } = this;
    const guess = all[this.next];
    if (guess?.id === id) {
      this.next += 1;
      return guess;
    }
    if (all.length > LOOKED_THROUGH_IN_TURN) {
      this.byId ??= new Map(all.map((wager) => [wager.id, wager]));
      return this.byId.get(id);
    }
    for (let index = 0; index < all.length; index += 1) {
      const wager = all[index];
      if (wager?.id === id) {
        this.next = index + 1;
        return wager;
      }
    }
    return undefined;
  }
}

function alter(wager: Wager, how: Lateness, state: PeriodState): void {
  if (wager.late === undefined) wager.maybeLate = state === 'unsure';
  else wager.maybeLate &&= state === 'unsure';
  wager.late ??= how;
}

export const unknown = (id: string, field = 'wager'): string =>
  `.${field} names ${JSON.stringify(id)}, and no wager before it has that id`;
