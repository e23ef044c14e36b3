import type { StandingFacts } from '../play/wagers/standing';
import type { WageredRound } from '../games/wager';
import { concernsSomeWagers } from '../rounds/incidents';
import type { RoundEvent } from '../rounds/record';
import { SpinPeriod } from '../rounds/spin-period';
import { isVoiding } from '../values/treatment';
import type { Told } from './narrator';
import { TableEvents, type GameInWords } from './table-events';

/** The dealer's calls, and the irregularities, that make a spin or a tumble invalid. */
const CALLED_OFF: ReadonlySet<string> = new Set(['no-spin', 'no-roll', 'foreign-object', 'ball-out-of-wheel']);

/** Events of games in which one spin or tumble decides, with when wagers may be placed and whether it was called off. */
export class SpinEvents<Round extends WageredRound, Facts extends StandingFacts> {
  readonly period: SpinPeriod;
  /** By the last event told, or before it and not spun again. */
  calledOff = false;
  private readonly table: TableEvents<Round, Facts>;

  constructor(
    words: GameInWords<Round, Facts>,
    round: Round,
    facts: Facts,
    events: readonly RoundEvent[],
    /** Whether a result that is out can no longer be called off. */
    private readonly standsOnceOut: boolean,
  ) {
    this.table = new TableEvents(words, round, facts);
    this.period = new SpinPeriod(events);
  }

  spin(): void {
    this.calledOff = false;
    this.period.spin();
  }

  callOff(): void {
    if (this.standsOnceOut && this.period.isDecided) return;
    this.calledOff = true;
    this.period.callOff(true);
  }

  tell(event: RoundEvent, index: number): Told {
    switch (event.type) {
      case 'call':
        if (CALLED_OFF.has(event.call)) this.callOff();
        else this.period.call(event.call);
        break;
      case 'settle':
        if (event.result !== 'void') this.period.showResult();
        break;
      case 'void':
        if (event.scope !== 'wager') this.voidRound();
        break;
      case 'irregularity':
        if (CALLED_OFF.has(event.kind)) {
          if (event.treatment === undefined || isVoiding(event.treatment)) this.callOff();
        } else if (isVoiding(event.treatment) && !concernsSomeWagers(event)) this.voidRound();
        break;
      default:
    }
    return this.table.tell(event, index);
  }

  private voidRound(): void {
    this.callOff();
    this.period.release();
  }
}
