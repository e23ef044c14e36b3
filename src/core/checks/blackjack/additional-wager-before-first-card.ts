import { isTurnedDown } from '../../play/wagers/standing';
import { isAfterItsOwnClose } from './additional-timing';
import { blackjackCheck } from './blackjack-check';

export const additionalWagerBeforeFirstCard = blackjackCheck({
  id: 'blackjack/additional-wager-before-first-card',
  requirement: 'An additional wager is made before any card of the round is dealt.',
  enforces: ['closesBefore'],
  concerns: 'additional',
  messages: { late: 'The wager {{subject}} on {{bet}} was placed after the first card of the round had been dealt.' },
  run: (round, facts, ruling) => {
    if (round.dummy) return;
    for (const wager of round.additional) {
      if (wager.withdrawn || !facts.closesBefore.has(wager.bet)) continue;
      if (isTurnedDown(wager) || !isAfterItsOwnClose(round, wager, facts)) ruling.complies(wager.id);
      else
        ruling.breaches(wager.id, {
          message: 'late',
          cites: [['closesBefore', wager.bet]],
          expected: 'placed before the first card',
          recorded: 'placed after it',
          data: { bet: wager.bet },
        });
    }
  },
});
