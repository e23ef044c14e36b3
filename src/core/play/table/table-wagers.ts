import type { KnownBet, TableLimit } from '../../games/wager';
import type { RoundEvent, TableRecord } from '../../rounds/record';
import { PlacedWager } from '../../rounds/placed-wager';
import type { PeriodState } from '../../rounds/wagering-period';
import { RecordedWagers } from '../../rounds/wagers';
import { RaisingPeriod } from './raising-period';
import type { TableFacts } from './table-facts';
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
  private readonly playerLimits: TableRecord['playerLimits'];
  private readonly raising: RaisingPeriod | undefined;
  private isReleased = false;

  constructor(
    private readonly game: GameDefinition,
    { limits, playerLimits }: Pick<TableRecord, 'limits' | 'playerLimits'>,
    events: readonly RoundEvent[],
    facts: Pick<TableFacts, 'raisesClose'>,
    period: ConstructorParameters<typeof RecordedWagers>[1],
  ) {
    super(limits, period, limitIn(game));
    this.playerLimits = playerLimits;
    const { furtherCard } = game;
    if (furtherCard !== undefined && facts.raisesClose !== undefined)
      this.raising = new RaisingPeriod(events, furtherCard, game.places ?? []);
  }

  protected override comesLater(bet: string): boolean {
    return this.game.wagers[bet]?.later === true;
  }

  /** What a marker displays for one player goes before what is displayed for all. */
  private limitOfPlayer(player: string, { bet, kind }: KnownBet): TableLimit | undefined {
    const all = this.playerLimits;
    const own = all !== undefined && Object.hasOwn(all, player) ? all[player] : undefined;
    if (!isLimits(own)) return undefined;
    return ownLimit(own, bet) ?? ownLimit(own, kind) ?? ownLimit(own, '*');
  }

  override release(): void {
    super.release();
    this.isReleased = true;
  }

  protected override stateFor(bet: string, index: number): PeriodState {
    if (!this.comesLater(bet)) return super.stateFor(bet, index);
    return !this.isReleased && this.raising?.isClosedAt(index) === true ? 'closed' : 'open';
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
    const bound = this.limitOfPlayer(event.player, known) ?? limit;
    return new PlacedTableWager(event, id, known, bound, state, refusable, index);
  }
}

const isLimits = (value: unknown): value is DisplayedLimits => typeof value === 'object' && value !== null;

/** Limits are displayed for a bet or its kind; those for all others bind neither wagers made later nor those without a maximum. */
const limitIn =
  (game: GameDefinition): LimitOf =>
  (limits, { bet, kind }, areNamed) => {
    const own = areNamed ? (ownLimit(limits, bet) ?? ownLimit(limits, kind)) : undefined;
    if (own !== undefined) return own;
    const wager = game.wagers[kind];
    return wager?.later === true || wager?.hasOwnLimitsOnly === true ? undefined : limits['*'];
  };
