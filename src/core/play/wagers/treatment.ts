import type { Irregularity, WageredRound } from '../../games/wager';
import { isVoiding, type Treatment } from '../../values/treatment';
import type { Cited, Ruling } from '../judging/ruling';

/** Whether an irregularity was treated as prescribed; undefined where the record does not say how it was treated. */
function treatedAs(prescribed: Treatment, irregularity: Irregularity, round: WageredRound): boolean | undefined {
  const { treatment } = irregularity;
  switch (prescribed) {
    case 'round-void':
      // The record may say so by the treatment or by declaring the round void.
      if (round.voided || isVoiding(treatment)) return true;
      return treatment === undefined ? undefined : false;
    case 'played':
    case 'result-stands':
      // A round may be void for another reason; only the treatment says what was done about this.
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
  'hand-void': 'declared void',
  'round-void': 'declared void',
  'wagers-returned': 'declared void, with the stakes returned',
  'result-stands': 'left to stand',
  'result-recalculated': 'recalculated',
  reconstructed: 'reconstructed',
  'play-again': 'played again',
  redealt: 'dealt anew',
  removed: 'removed',
  reduced: 'reduced',
  stands: 'left to stand',
  replaced: 'replaced',
  'hand-dead': 'declared dead',
  'discards-shuffled': 'finished with the shuffled discards',
};

/** Compares what was done with what is prescribed, for every irregularity a check speaks of. */
export function judgeTreatment<F extends string>(
  round: WageredRound,
  irregularity: Irregularity,
  prescribed: Treatment,
  cites: readonly Cited<F>[],
  ruling: Ruling<F, 'wrongTreatment'>,
  data?: () => Readonly<Record<string, string>>,
): void {
  const { place, treatment } = irregularity;
  const right = treatedAs(prescribed, irregularity, round);
  if (right === true) ruling.complies(place);
  else if (right === undefined || treatment === undefined) ruling.cannotTell(place, [`${place}.treatment`]);
  else
    ruling.breaches(place, {
      message: 'wrongTreatment',
      cites,
      expected: prescribed,
      recorded: treatment,
      data: { prescribed: PRINTED[prescribed], done: PRINTED[treatment], ...data?.() },
    });
}
