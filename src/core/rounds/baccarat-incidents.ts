import type { BaccaratRound } from '../games/baccarat/round';
import type { Card } from '../values/card';
import { irregularityAt, place, takesResultBack } from './incidents';
import type { RoundEvent } from './record';

type Mutable<T> = { -readonly [K in keyof T]: T[K] extends readonly (infer I)[] ? I[] : T[K] };

/** A coup while its events are read. */
export type Reading = Mutable<BaccaratRound> & { player: Card[]; banker: Card[] };

export function readIrregularity(round: Reading, event: RoundEvent & { type: 'irregularity' }, index: number): void {
  if (takesResultBack(event)) round.announcements = round.announcements.filter(({ of }) => of !== 'result');
  round.irregularities.push({ ...irregularityAt(index, event), cardsDealt: round.dealtTo.length });
}

/** Only what precedes the first card prepares this coup; a shuffle after the last one belongs to the next shoe. */
export function readPreparation(
  round: Reading,
  event: RoundEvent & { type: 'shuffle' | 'cut' | 'burn' },
  index: number,
): void {
  if (round.dealtTo.length > 0) return;
  const before = round.preparation ?? { shuffled: false, cuts: [], burns: [] };
  // What was burnt before a shuffle was burnt from another shoe.
  if (event.type === 'shuffle') round.preparation = { ...before, shuffled: true, burns: [] };
  else if (event.type === 'cut')
    round.preparation = {
      ...before,
      cuts: [...before.cuts, { place: place(index), depth: event.depth, back: event.back }],
    };
  else round.preparation = { ...before, burns: [...before.burns, { place: place(index), faceUp: event.faceUp }] };
}
