import type { BaccaratRound, BoxDeal, Wager } from '../games/baccarat/round';
import type { Card } from '../values/card';
import { irregularityAt, place, takesResultBack } from './incidents';
import { preparedBy } from './preparation';
import type { PlacedAfterwards } from './next-round';
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
  /** A wager was settled as won or lost since a card or the result came last. */
  isSettledSince: boolean;
  early: Set<Wager> | undefined;
  readonly placedAfterwards: PlacedAfterwards;
};

export function readIrregularity(
  round: Reading,
  event: RoundEvent & { type: 'irregularity' },
  index: number,
  state: PeriodState,
): void {
  if (takesResultBack(event)) round.announcements = round.announcements.filter(({ of }) => of !== 'result');
  round.irregularities.push({
    ...irregularityAt(index, event, round.wagers.length),
    cardsDealt: cardsOut(round),
    exposed: event.exposed,
    wageringOpen: state === 'unsure' ? undefined : state === 'open',
  });
}

/** The cutting card comes once in a shoe; a second one at the back ends nothing. */
export function readCuttingCard(round: Reading): void {
  round.cuttingCard ??= { after: cardsOut(round), shuffle: undefined };
}

/** A shuffle that follows the cutting card may have come too soon. */
export function readShuffle(round: Reading, { by }: RoundEvent & { type: 'shuffle' }, index: number): void {
  if (cardsOut(round) > 0) round.shuffledAfter = true;
  if (round.cuttingCard && round.cuttingCard.shuffle === undefined)
    round.cuttingCard = { ...round.cuttingCard, shuffle: { place: place(index), by, after: cardsOut(round) } };
}

/** How many cards of the round are out. */
export const cardsOut = ({ boxes, dealtTo }: Reading): number => boxes?.order.length ?? dealtTo.length;

/** Only what precedes the first card prepares this coup; a shuffle after the last one belongs to the next shoe. */
export function readPreparation(
  round: Reading,
  event: RoundEvent & { type: 'shuffle' | 'cut' | 'burn' },
  index: number,
): void {
  if (cardsOut(round) === 0) round.preparation = preparedBy(round.preparation, event, index);
}
