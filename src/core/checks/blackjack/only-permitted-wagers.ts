import type { Wager } from '../../games/wager';
import { judgePermitted, NOT_PERMITTED } from '../wagers/permitted';
import { blackjackCheck } from './blackjack-check';

export const onlyPermittedWagers = blackjackCheck({
  id: 'blackjack/only-permitted-wagers',
  requirement: 'Only the wagers the rules permit are taken.',
  enforces: ['wagers'],
  uses: ['insuranceAgainst'],
  judges: 'outcome',
  messages: NOT_PERMITTED,
  run: (round, { wagers, insuranceAgainst }, ruling) => {
    judgePermitted(round, wagers, ruling, undefined, insuranceAgainst === 'never' ? isInsurance : undefined);
  },
});

const isInsurance = ({ bet }: Wager): boolean => bet === 'insurance';
