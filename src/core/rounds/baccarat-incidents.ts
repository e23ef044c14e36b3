import type { BaccaratRound, BoxDeal } from '../games/baccarat/round';
import type { Card } from '../values/card';
import { irregularityAt, takesResultBack } from './incidents';
import { preparedBy } from './preparation';
import type { RoundEvent } from './record';
import type { PeriodState } from './wagering-period';

type Mutable<T> = { -readonly [K in keyof T]: T[K] extends readonly (infer I)[] ? I[] : T[K] };

/** The hands of the boxes while they are dealt. */
export interface BoxReading extends BoxDeal {
  readonly hands: Map<string, Card[]>;
  readonly dealer: Card[];
  readonly order: string[];
}

/** A coup while its events are read. */
export type Reading = Omit<Mutable<BaccaratRound>, 'boxes'> & {
  player: Card[];
  banker: Card[];
  readonly boxes: BoxReading | undefined;
  /** The end of wagering was called. */
  called: boolean;
  /** How many wagers have been settled as won or lost so far. */
  settlements: number;
};

export function readIrregularity(
  round: Reading,
  event: RoundEvent & { type: 'irregularity' },
  index: number,
  state: PeriodState,
): void {
  if (takesResultBack(event)) round.announcements = round.announcements.filter(({ of }) => of !== 'result');
  round.irregularities.push({
    ...irregularityAt(index, event),
    cardsDealt: round.boxes?.order.length ?? round.dealtTo.length,
    exposed: event.exposed,
    wageringOpen: state === 'unsure' ? undefined : state === 'open',
  });
}

/** Only what precedes the first card prepares this coup; a shuffle after the last one belongs to the next shoe. */
export function readPreparation(
  round: Reading,
  event: RoundEvent & { type: 'shuffle' | 'cut' | 'burn' },
  index: number,
): void {
  if ((round.boxes?.order.length ?? round.dealtTo.length) === 0)
    round.preparation = preparedBy(round.preparation, event, index);
}
