import { isOfAdditional } from '../../games/blackjack/additional/wagers';
import { isAccepted } from '../../play/wagers/standing';
import { boxNameOf, placeOnBox } from './additional-standing';
import { blackjackCheck } from './blackjack-check';

export const additionalWagersPerBoxAsStated = blackjackCheck({
  id: 'blackjack/additional-wagers-per-box-as-stated',
  requirement: 'No more additional wagers of one kind are taken on a box than stated.',
  enforces: ['wagersPerPosition'],
  enforcesRow: (_, row) => isOfAdditional(row),
  concerns: 'additional',
  messages: {
    tooMany: 'Wager {{subject}} is number {{recorded}} of the wagers on {{bet}} taken on {{box}}; {{expected}} may be.',
  },
  run: (round, facts, ruling) => {
    if (round.voided || round.dummy) return;
    for (const wager of round.additional) {
      const most = facts.wagersPerPosition.get(wager.bet)?.[0];
      const box = boxNameOf(wager);
      if (most === undefined || box === undefined || !isAccepted(wager)) continue;
      const place = placeOnBox(round, wager);
      if (place <= most) ruling.complies(wager.id);
      else
        ruling.breaches(wager.id, {
          message: 'tooMany',
          cites: [['wagersPerPosition', wager.bet]],
          expected: String(most),
          recorded: String(place),
          data: { bet: wager.bet, box },
        });
    }
  },
});
