import { isAce } from '../../games/blackjack/play';
import { printCard } from '../../values/card';
import { isAccepted, isTurnedDown } from '../../play/wagers/standing';
import { blackjackCheck } from './blackjack-check';

export const insuranceOnlyAgainstStatedCard = blackjackCheck({
  id: 'blackjack/insurance-only-against-stated-card',
  requirement: 'Insurance is taken only against the stated first card of the dealer, or not at all.',
  enforces: ['insuranceAgainst'],
  mayEnforce: ['insuranceCall'],
  concerns: 'insurance',
  messages: {
    never: 'Wager {{subject}} was taken as insurance; insurance is not offered.',
    called: 'Insurance was called for; it is not offered.',
    wrongCard: 'Wager {{subject}} was taken as insurance against {{recorded}}; it is offered against an ace only.',
  },
  run: (round, { insuranceAgainst }, ruling) => {
    if (round.voided) return;
    // Where the call brought wagers in, those are the breach.
    const taken = round.wagers.some((wager) => wager.bet === 'insurance' && isAccepted(wager));
    if (insuranceAgainst === 'never' && !taken && round.calls.some(({ call }) => call === 'insurance'))
      ruling.breaches('call', {
        message: 'called',
        cites: ['insuranceAgainst'],
        expected: 'no insurance',
        recorded: 'insurance',
      });
    for (const wager of round.wagers) {
      if (wager.bet !== 'insurance' || !(isAccepted(wager) || isTurnedDown(wager))) continue;
      const [first] = round.dealers[0]?.cards ?? [];
      if (isTurnedDown(wager)) ruling.complies(wager.id);
      else if (insuranceAgainst === 'never')
        ruling.breaches(wager.id, {
          message: 'never',
          cites: ['insuranceAgainst'],
          expected: 'no insurance',
          recorded: 'insurance',
        });
      else if (first === undefined) ruling.cannotTell(wager.id, ["the dealer's first card"]);
      else if (isAce(first)) ruling.complies(wager.id);
      else
        ruling.breaches(wager.id, {
          message: 'wrongCard',
          cites: ['insuranceAgainst', 'insuranceCall'],
          expected: 'an ace',
          recorded: printCard(first),
        });
    }
  },
});
