import type { Wager } from '../../games/blackjack/round';
import { playersMayTakeBack } from '../../play/wagers/prescribed';
import { blackjackCheck } from './blackjack-check';

export const confirmedWagersStay = blackjackCheck({
  id: 'blackjack/confirmed-wagers-stay',
  requirement:
    'An insurance wager, a double or a split that the dealer has confirmed is neither changed nor withdrawn.',
  enforces: ['confirmedWagers'],
  uses: ['doubleWithdrawnUpTo', 'irregularities'],
  concerns: 'added',
  messages: { altered: 'Wager {{subject}} was {{recorded}} after it had been confirmed.' },
  run: (round, facts, ruling) => {
    for (const wager of round.wagers) {
      if (!isAdded(wager)) continue;
      const { id, confirmed, withdrawn } = wager;
      const how = withdrawn ? 'withdrawn' : wager.afterConfirmation;
      // Rules that let a doubled portion be taken back say when; that has its own check.
      const mayBeTaken = withdrawn && wager.bet === 'double' && facts.doubleWithdrawnUpTo !== undefined;
      if (how === undefined) {
        if (confirmed === true) ruling.complies(id);
      } else if (mayBeTaken || confirmed === false || round.voided || playersMayTakeBack(round, facts)) continue;
      else if (confirmed === undefined) ruling.cannotTell(id, [`confirmed of wager ${id}`]);
      else
        ruling.breaches(id, {
          message: 'altered',
          cites: ['confirmedWagers'],
          expected: 'as confirmed',
          recorded: how,
        });
    }
  },
});

const isAdded = ({ bet }: Wager): boolean => bet === 'double' || bet === 'split' || bet === 'insurance';
