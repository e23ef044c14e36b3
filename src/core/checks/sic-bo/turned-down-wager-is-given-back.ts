import { judgeTurnedDownStakes, TURNED_DOWN_STAKE } from '../../play/wagers/turned-down-stakes';
import { SETTLING_FACTS, TUMBLE } from './settling';
import { sicBoCheck } from './sic-bo-check';

export const turnedDownWagerIsGivenBack = sicBoCheck({
  id: 'sic-bo/turned-down-wager-is-given-back',
  requirement:
    'A wager that was turned down is given back whole, and nothing is paid on it: only losing wagers are collected.',
  enforces: ['losingStake'],
  uses: SETTLING_FACTS,
  judges: 'payment',
  concerns: 'settledAsVoid',
  messages: TURNED_DOWN_STAKE,
  run: (round, facts, ruling) => {
    judgeTurnedDownStakes(TUMBLE, round, facts, ruling);
  },
});
