import type { TableLimit, Wager } from '../games/baccarat/round';
import type { RoundEvent } from './record';

type EventOf<T extends RoundEvent['type']> = RoundEvent & { type: T };

const LOOKED_THROUGH_IN_TURN = 16;

/** The wagers of a coup while its events are read: what stands when the wagering period ends, and what was done after. */
export class BaccaratWagers {
  readonly all: Wager[] = [];
  private closed = false;
  private released = false;
  private unnamedIsVoid = false;
  private next = 0;
  private byId: Map<string, Wager> | undefined;

  constructor(private readonly limits: Readonly<Record<string, TableLimit>> | undefined) {}

  open(): void {
    this.closed = false;
  }

  close(): void {
    this.closed = true;
  }

  /** Nothing binds a wager any more: the coup is void. */
  release(): void {
    this.closed = false;
    this.released = true;
  }

  place(event: EventOf<'wager'>): string | undefined {
    if (this.find(event.id)) return `.id repeats ${JSON.stringify(event.id)}; each wager of a round has its own id`;
    const wager: Wager = {
      id: event.id,
      player: event.player,
      bet: event.bet,
      confirmed: event.confirmed,
      limit: this.limits?.[event.bet] ?? this.limits?.['*'],
      decidedBy: undefined,
      stake: event.stake,
      withdrawn: false,
      late: this.closed ? 'placed' : undefined,
      lateStake: undefined,
      afterConfirmation: undefined,
      voided: false,
      result: undefined,
      paid: 0,
      returned: undefined,
    };
    this.all.push(wager);
    this.byId?.set(wager.id, wager);
    return undefined;
  }

  change(event: EventOf<'change'>): string | undefined {
    const wager = this.find(event.wager);
    if (!wager) return unknown(event.wager);
    if (wager.confirmed === true && !this.released) wager.afterConfirmation = 'changed';
    if (this.closed) {
      wager.late ??= 'changed';
      wager.lateStake = event.stake;
    } else wager.stake = event.stake;
    return undefined;
  }

  withdraw(event: EventOf<'withdraw'>): string | undefined {
    const wager = this.find(event.wager);
    if (!wager) return unknown(event.wager);
    if (wager.confirmed === true && !this.released) wager.afterConfirmation = 'withdrawn';
    if (this.closed) wager.late ??= 'withdrawn';
    else wager.withdrawn = true;
    return undefined;
  }

  /** A wager settled in several steps was paid their sum; the last step says how it ended. */
  settle(event: EventOf<'settle'>): string | undefined {
    const wager = this.find(event.wager);
    if (!wager) return unknown(event.wager);
    wager.result = event.result;
    if (this.unnamedIsVoid && event.result === 'void') wager.voided = true;
    wager.paid += event.paid;
    if (event.returned !== undefined) wager.returned = (wager.returned ?? 0) + event.returned;
    return undefined;
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
  private find(id: string): Wager | undefined {
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

const unknown = (id: string, field = 'wager'): string =>
  `.${field} names ${JSON.stringify(id)}, and no wager before it has that id`;
