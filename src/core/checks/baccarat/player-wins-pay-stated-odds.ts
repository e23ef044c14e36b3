import { scoreOf } from '../../games/baccarat/coup';
import { PAYMENT_MESSAGE } from '../../play/wagers/payment';
import { baccaratCheck } from './baccarat-check';
import { judgePayments, PAYMENT_FACTS } from './wager-payment';
import { pointsPaidOnThreeCards } from './winning-odds';
import { WAGER_FOLLOWS } from './following';

export const playerWinsPayStatedOdds = baccaratCheck({
  id: 'baccarat/player-wins-pay-stated-odds',
  requirement: 'A winning wager on the player is paid at the stated odds.',
  enforces: ['playerPays'],
  mayEnforce: ['threeCardPays'],
  needs: ['cardValues'],
  uses: PAYMENT_FACTS,
  judges: 'payment',
  concerns: 'playerWon',
  follows: WAGER_FOLLOWS,
  messages: { wrongPayment: `Player won; ${PAYMENT_MESSAGE}` },
  run: (round, facts, ruling) => {
    judgePayments(round, 'player', facts, ruling, () => {
      const score = scoreOf(round, facts.cardValues);
      const points = score && facts.threeCardPays && pointsPaidOnThreeCards(round, score, facts.threeCardPays);
      return points === undefined ? ['playerPays'] : [['threeCardPays', String(points)]];
    });
  },
});
