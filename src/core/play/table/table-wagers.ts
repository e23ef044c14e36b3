import type { KnownBet, TableLimit } from '../../games/wager';
import { PlacedWager } from '../../rounds/placed-wager';
import type { PeriodState } from '../../rounds/wagering-period';
import { RecordedWagers } from '../../rounds/wagers';
import type { GameDefinition } from './table-game';
import type { EventOf, TableWager } from './table-round';
import { ownLimit, type DisplayedLimits, type LimitOf } from '../../rounds/displayed-limits';

/** A wager of any table, with the event that placed it. */
class PlacedTableWager extends PlacedWager<string> implements TableWager {
  readonly on: string | undefined;

  constructor(
    readonly event: EventOf<'wager'>,
    id: string,
    known: KnownBet,
    limit: TableLimit | undefined,
    state: PeriodState,
    refusable: boolean,
    readonly at: number,
  ) {
    super(event, id, known, event.position, limit, state, refusable);
    this.on = event.on;
  }
}

/** The wagers of a round while its events are read; those that a game has made later are not bound by the end of wagering. */
export class TableWagers extends RecordedWagers<string, PlacedTableWager> {
  constructor(
    private readonly game: GameDefinition,
    limits: DisplayedLimits | undefined,
    period: ConstructorParameters<typeof RecordedWagers>[1],
  ) {
    super(limits, period, limitIn(game));
  }

  override change(event: EventOf<'change'>, index: number): string | undefined {
    const wager = this.fixed(event.wager);
    if (wager === undefined) return super.change(event, index);
    wager.afterConfirmation = 'changed';
    wager.lateStake = event.stake;
    return undefined;
  }

  override withdraw(event: EventOf<'withdraw'>, index: number): string | undefined {
    const wager = this.fixed(event.wager);
    if (wager === undefined) return super.withdraw(event, index);
    wager.afterConfirmation = 'withdrawn';
    return undefined;
  }

  /** A wager that was made later and confirmed: it stands as it was, whatever is done to it after that. */
  private fixed(id: string): PlacedTableWager | undefined {
    const wager = this.find(id);
    if (wager?.confirmed !== true || this.released || wager.result !== undefined) return undefined;
    return this.game.wagers[wager.known.kind]?.confirms === true ? wager : undefined;
  }

  protected override comesLater(bet: string): boolean {
    return this.game.wagers[bet]?.later === true;
  }

  protected override keep(
    event: EventOf<'wager'>,
    id: string,
    known: KnownBet,
    limit: TableLimit | undefined,
    state: PeriodState,
    refusable: boolean,
    index: number,
  ): PlacedTableWager {
    return new PlacedTableWager(event, id, known, limit, state, refusable, index);
  }
}

/** Limits are displayed for a bet or its kind; those for all others bind neither wagers made later nor those without a maximum. */
const limitIn =
  (game: GameDefinition): LimitOf =>
  (limits, { bet, kind }, areNamed) => {
    const own = areNamed ? (ownLimit(limits, bet) ?? ownLimit(limits, kind)) : undefined;
    if (own !== undefined) return own;
    const wager = game.wagers[kind];
    return wager?.later === true || wager?.hasOwnLimitsOnly === true ? undefined : limits['*'];
  };
