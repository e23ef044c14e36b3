import type { RoundEvent, WagerResult } from '../../rounds/record';
import { SpinPeriod } from '../../rounds/spin-period';
import { CALL_OR_FIRST_CARD, WageringPeriod } from '../../rounds/wagering-period';
import type { GameDefinition } from './table-game';

/** When wagering ends, as far as events tell; cards end it in another way than a wheel or dice do. */
export interface Closing {
  readonly period: Pick<WageringPeriod, 'isEnding' | 'stateAt' | 'release' | 'isPlayersAgain'>;
  call(call: string): void;
  deal(face: 'up' | 'down' | undefined): void;
  spin(): void;
  callOff(): void;
  announce(of: string): void;
  showResult(result: WagerResult): void;
  reopen(): void;
}

export const closingOf = (
  { played }: GameDefinition,
  events: readonly RoundEvent[],
  closedBy: readonly string[] = CALL_OR_FIRST_CARD,
): Closing => (played === 'cards' ? byCards(new WageringPeriod(closedBy, events)) : byResult(new SpinPeriod(events)));

const nothing = (): void => undefined;

const byCards = (period: WageringPeriod): Closing => ({
  period,
  call: (call) => {
    period.call(call);
  },
  deal: (face) => {
    period.deal(face);
  },
  announce: (of) => {
    period.announce(of);
  },
  showResult: (result) => {
    period.settle(result);
  },
  ...{ spin: nothing, callOff: nothing, reopen: nothing },
});

const byResult = (period: SpinPeriod): Closing => ({
  period,
  call: (call) => {
    period.call(call);
  },
  spin: () => {
    period.spin();
  },
  callOff: () => {
    period.callOff(true);
  },
  announce: () => {
    period.showResult();
  },
  showResult: () => {
    period.showResult();
  },
  reopen: () => {
    period.reopen();
  },
  deal: nothing,
});
