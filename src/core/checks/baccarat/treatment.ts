import type { BaccaratRound, Irregularity } from '../../games/baccarat/round';
import type { Treatment } from '../../values/treatment';
import type { Cited, Ruling } from '../ruling';

/** Whether an irregularity was treated as prescribed; undefined where the record does not say how it was treated. */
export function treatedAs(
  prescribed: Treatment,
  irregularity: Irregularity,
  round: BaccaratRound,
): boolean | undefined {
  const { treatment } = irregularity;
  switch (prescribed) {
    case 'round-void':
      // The record may say so by the treatment or by declaring the coup void.
      return round.voided ? true : treatment === undefined ? undefined : false;
    case 'played':
    case 'result-stands':
      if (round.voided) return false;
      return treatment === undefined ? undefined : treatment === 'played' || treatment === 'result-stands';
    case 'dummy-round':
      return treatment === undefined ? (round.dummy ? true : undefined) : treatment === 'dummy-round';
    default:
      return treatment === undefined ? undefined : treatment === prescribed;
  }
}

/** What the messages of these checks call the treatments. */
const PRINTED: Readonly<Record<Treatment, string>> = {
  played: 'played on',
  burnt: 'burnt',
  'moved-to-banker': "given to the banker's hand",
  'next-card': 'made the next card',
  'first-card-of-next-round': 'made the first card of the next coup',
  'dummy-round': 'dealt as a dummy hand',
  'hand-void': 'void',
  'round-void': 'void, with the coup',
  'wagers-returned': 'void, with the stakes returned',
  'result-stands': 'left to stand',
  'result-recalculated': 'recalculated',
  reconstructed: 'reconstructed',
};

export const printTreatment = (treatment: Treatment | undefined): string =>
  treatment === undefined ? 'not said' : PRINTED[treatment];

/** Compares what was done with what is prescribed, for every irregularity a check speaks of. */
export function judgeTreatment<F extends string>(
  round: BaccaratRound,
  irregularity: Irregularity,
  prescribed: Treatment,
  cites: readonly Cited<F>[],
  ruling: Ruling<F, 'wrongTreatment'>,
): void {
  const right = treatedAs(prescribed, irregularity, round);
  if (right === undefined) ruling.cannotTell(irregularity.place, [`${irregularity.place}.treatment`]);
  else if (right) ruling.complies(irregularity.place);
  else {
    const done = irregularity.treatment ?? (round.voided ? 'round-void' : undefined);
    ruling.breaches(irregularity.place, {
      message: 'wrongTreatment',
      cites,
      expected: prescribed,
      recorded: done ?? 'not said',
      data: { prescribed: printTreatment(prescribed), done: printTreatment(done) },
    });
  }
}
