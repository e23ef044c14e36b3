import type { RouletteFacts } from '../../games/roulette/game';
import type { RouletteRound } from '../../games/roulette/round';
import { givesStakesBack, judgeSettledAfterCall, judgeVoidRound, voidMessages } from '../../play/wagers/void-round';
import { judgeVoidWagers, VOID_WAGER } from '../../play/wagers/void-wager';
import { provisionFor } from '../../play/wagers/provision';
import { rouletteCheck } from './roulette-check';

export const voidSpinDecidesNothing = rouletteCheck({
  id: 'roulette/void-spin-decides-nothing',
  requirement:
    'A spin that was called off or declared void decides nothing: wagers on it are given back or stay for the next. A wager declared void is neither paid nor collected.',
  enforces: ['irregularities'],
  mayEnforce: ['voidWager'],
  judges: 'payment',
  concerns: 'voids',
  enforcesRow: (fact, _kind, prescribed) => fact === 'voidWager' || givesStakesBack(prescribed),
  messages: {
    ...voidMessages('spin'),
    ...VOID_WAGER,
    settled:
      'The spin was void, and wager {{subject}} was {{settled}}; its stake of {{stake}} is given back or stays for the next spin.',
  },
  run: (round, { irregularities, voidWager }, ruling) => {
    if (!round.calledOff) {
      judgeVoidWagers(round, voidWager, ruling);
      return;
    }
    const cites = [['irregularities', voidingRow(round, irregularities)]] as const;
    if (round.pocket === undefined) judgeVoidRound(round, cites, ruling, !round.voided);
    else {
      judgeVoidWagers(round, voidWager, ruling);
      judgeSettledAfterCall(round, round.noSpinAt, round.mayBeCalledOff ? SPUN_AGAIN : undefined, cites, ruling);
    }
  },
});

/** What a record lacks where no spin was called before the only spin it has. */
const SPUN_AGAIN = 'whether the ball was spun again after no spin was called';

/** The row that makes the spin void, where the record says why; else that of a game the operator declares invalid, or of a call. */
export function voidingRow(round: RouletteRound, stated: RouletteFacts['irregularities']): string {
  for (const irregularity of round.irregularities) {
    const row = provisionFor(irregularity, stated) ?? '';
    if (givesStakesBack(stated.get(row) ?? '')) return row;
  }
  return round.voided && stated.has('invalidated-by-operator') ? 'invalidated-by-operator' : 'no-spin';
}
