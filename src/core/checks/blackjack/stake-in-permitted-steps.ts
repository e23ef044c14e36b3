import { judgeUnits, OFF_UNITS } from '../../play/wagers/units';
import { blackjackCheck } from './blackjack-check';

export const stakeInPermittedSteps = blackjackCheck({
  id: 'blackjack/stake-in-permitted-steps',
  requirement: 'An original wager is a multiple of the displayed minimum, where a notice at the table says so.',
  enforces: ['wagerUnits'],
  mayEnforce: ['rounding'],
  uses: ['offIncrement'],
  // What is paid where the chips do not allow the exact amount shows only whether a notice asks for units.
  enforcesRow: (fact, _, value) => fact !== 'rounding' || value === 'down-to-lower-multiple-of-minimum',
  messages: OFF_UNITS,
  run: (round, facts, ruling) => {
    judgeUnits(round, facts, ruling, (decidedBy) => decidedBy === 'main');
  },
});
