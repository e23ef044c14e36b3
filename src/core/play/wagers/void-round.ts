import { takesPart, type Wager, type WageredRound } from '../../games/wager';
import { printMoney } from '../../values/money';
import type { Cited, Ruling } from '../judging/ruling';

/** What a void round's wagers must come to; the words for the round stand before each sentence. */
export const voidMessages = (round: string) =>
  ({
    settled: `The ${round} was void, and wager {{subject}} was {{settled}}; its stake of {{stake}} must be given back.`,
    paid: `The ${round} was void, and {{paid}} was paid on wager {{subject}}.`,
    notReturned: `The ${round} was void, and {{returned}} of the stake of {{stake}} was given back on wager {{subject}}.`,
  }) as const;

/** Whether a clause that prescribes this leaves the round without a result. */
export const givesStakesBack = (prescribed: string): boolean =>
  prescribed === 'round-void' || prescribed === 'wagers-returned';

type VoidMessages = ReturnType<typeof voidMessages>;

/**
 * When a round is void, every wager on it is void and its stake is given back; where the rules do not say that it goes
 * back at once, a wager without a settlement may have been left for the next round.
 */
export function judgeVoidRound<F extends string>(
  round: WageredRound,
  cites: readonly Cited<F>[],
  ruling: Ruling<F, keyof VoidMessages>,
  mayBeLeft = false,
): void {
  for (const wager of round.wagers) {
    if (!takesPart(wager)) continue;
    if (wager.result !== undefined) judgeVoidWager(wager, cites, ruling);
    else if (mayBeLeft) ruling.complies(wager.id);
    else ruling.cannotTell(wager.id, [`settle event of wager ${wager.id}`]);
  }
}

function judgeVoidWager<F extends string>(
  { id, result, paid, stake, returned = stake }: Wager,
  cites: readonly Cited<F>[],
  ruling: Ruling<F, keyof VoidMessages>,
): void {
  const data = { stake: printMoney(stake), paid: printMoney(paid), returned: printMoney(returned) };
  if (result === 'win' || result === 'lose')
    ruling.breaches(id, { message: 'settled', cites, expected: 'void', recorded: result, data });
  else if (paid > 0) ruling.breaches(id, { message: 'paid', cites, expected: '0', recorded: String(paid), data });
  else if (returned === stake) ruling.complies(id);
  else
    ruling.breaches(id, { message: 'notReturned', cites, expected: String(stake), recorded: String(returned), data });
}

/** Wagers on what was certainly called off, or may have been, and then decided them all the same. */
export function judgeSettledAfterCall<F extends string>(
  round: WageredRound,
  calledAt: number | undefined,
  mayBeRepeated: string | undefined,
  cites: readonly Cited<F>[],
  ruling: Ruling<F, keyof VoidMessages>,
): void {
  for (const wager of round.wagers) {
    const { id, result, settledAt } = wager;
    if (wager.voided || !takesPart(wager) || (result !== 'win' && result !== 'lose') || settledAt === undefined)
      continue;
    if (calledAt !== undefined && settledAt > calledAt) judgeVoidWager(wager, cites, ruling);
    else if (mayBeRepeated !== undefined) ruling.cannotTell(id, [mayBeRepeated], cites);
  }
}
