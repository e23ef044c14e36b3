import { AFTER_CLOSE, judgeTiming } from '../../play/wagers/timing';
import { isAfterItsOwnClose } from './additional-timing';
import { WAGER_FACTS, WAGERS } from './all-wagers';
import { blackjackCheck } from './blackjack-check';

export const noWagerAfterClose = blackjackCheck({
  id: 'blackjack/no-wager-after-close',
  requirement: 'No original or additional wager is placed, changed or withdrawn after the wagering period has ended.',
  enforces: ['lateWagers', 'wageringCloses'],
  uses: [...WAGER_FACTS, 'closesBefore'],
  messages: AFTER_CLOSE,
  run: (round, facts, ruling) => {
    const others = round.additional.some((wager) => isAfterItsOwnClose(round, wager, facts))
      ? { ...round, wagers: round.wagers.filter((wager) => !isAfterItsOwnClose(round, wager, facts)) }
      : round;
    // Where only the first card ends it, what was not there before that card was not made in time; the rest is altering a wager.
    const isByCardAlone = !facts.wageringCloses.includes('no-more-bets');
    judgeTiming(WAGERS, others, facts, ruling, ({ late }) =>
      late === 'placed' && isByCardAlone ? ['wageringCloses', 'lateWagers'] : ['lateWagers', 'wageringCloses'],
    );
  },
});
