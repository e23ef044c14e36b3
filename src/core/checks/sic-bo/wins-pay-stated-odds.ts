import { betNamed } from '../../games/sic-bo/bet';
import { paidBy } from '../../games/sic-bo/dice';
import type { SicBoFacts } from '../../games/sic-bo/game';
import type { SicBoRound } from '../../games/sic-bo/round';
import type { Wager } from '../../games/wager';
import type { Cited } from '../../play/judging/ruling';
import { judgePayment, PAYMENT_MESSAGE } from '../../play/wagers/payment';
import { isOffered } from './named-numbers';
import { SETTLING_FACTS, TUMBLE } from './settling';
import { sicBoCheck } from './sic-bo-check';
import { WAGER_FOLLOWS } from './following';

export const winsPayStatedOdds = sicBoCheck({
  id: 'sic-bo/wins-pay-stated-odds',
  requirement: 'A winning wager is paid at the odds stated for it.',
  enforces: ['pays'],
  mayEnforce: ['unpayableWinnings'],
  uses: SETTLING_FACTS,
  judges: 'payment',
  concerns: 'won',
  follows: WAGER_FOLLOWS,
  messages: { wrongPayment: `The wager on {{bet}} won; ${PAYMENT_MESSAGE}` },
  run: (round, facts, ruling) => {
    if (round.thrown === undefined) return;
    const cites = (wager: Wager): readonly Cited<'pays' | 'unpayableWinnings'>[] => citesOf(round, wager, facts.pays);
    for (const wager of round.wagers) {
      if (wager.decidedBy === undefined || wager.result !== 'win') continue;
      if (TUMBLE.oddsOf(round, wager, facts) !== undefined)
        judgePayment(TUMBLE, round, wager, facts, ruling, cites, nameOf);
      else if (TUMBLE.resultOf(round, wager, facts) === 'win' && isOffered(wager, facts))
        ruling.cannotTell(wager.id, [`fact pays.${wager.bet}`]);
    }
  },
});

const nameOf = ({ bet }: Wager): Readonly<Record<string, string>> => ({ bet });

/** The odds; and what is paid when chips do not allow them, of a stake that is no multiple of the minimum. */
function citesOf(
  { thrown }: SicBoRound,
  { bet, stake, limit }: Wager,
  pays: SicBoFacts['pays'],
): readonly Cited<'pays' | 'unpayableWinnings'>[] {
  const known = betNamed(bet);
  const odds = thrown && known ? (['pays', paidBy(known, thrown, pays)] as const) : 'pays';
  return limit?.min && stake % limit.min > 0 ? [odds, 'unpayableWinnings'] : [odds];
}
