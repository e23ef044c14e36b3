import { isOnBox, paidOnBox } from '../../games/baccarat/boxes';
import { judgePayment, PAYMENT_MESSAGE } from '../../play/wagers/payment';
import { baccaratCheck } from './baccarat-check';
import { COUP, resultByCards } from './settling';
import { PAYMENT_FACTS } from './wager-payment';

export const boxWagerPaysStatedOdds = baccaratCheck({
  id: 'baccarat/box-wager-pays-stated-odds',
  requirement: 'A winning wager on a box is paid at the odds stated for it and for the hand it won with.',
  enforces: ['pays'],
  uses: [...PAYMENT_FACTS, 'dealerDrawsUpTo'],
  judges: 'payment',
  concerns: 'boxes',
  enforcesRow: (_, row) => isOnBox(row),
  messages: { wrongPayment: `The {{bet}} wager won; ${PAYMENT_MESSAGE}` },
  run: (round, facts, ruling) => {
    for (const wager of round.wagers) {
      if (wager.decidedBy !== 'box' || wager.result !== 'win') continue;
      if (resultByCards(round, wager, facts) !== 'win') continue;
      const row = paidOnBox(round, wager, facts);
      if (row === undefined) ruling.cannotTell(wager.id, [`deal event of the third card for wager ${wager.id}`]);
      else
        judgePayment(
          COUP,
          round,
          wager,
          facts,
          ruling,
          () => [['pays', row]],
          ({ bet }) => ({ bet }),
        );
    }
  },
});
