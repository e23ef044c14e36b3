import { ABOVE_MAXIMUM, judgeMaximum } from '../../play/wagers/limits';
import { baccaratCheck } from './baccarat-check';
import { displayedFor } from './displayed-limits';
import { ROUNDING_FACTS } from './rounded-payment';
import { COUP } from './settling';
import { STANDING_FACTS } from './wager-standing';
import { PAYING_FACTS } from './winning-odds';

export const stakeNotAboveMaximum = baccaratCheck({
  id: 'baccarat/stake-not-above-maximum',
  requirement: 'Of a wager above the displayed maximum only the permitted part is settled.',
  enforces: ['overMaximum'],
  mayEnforce: ['displayedLimits'],
  uses: [...STANDING_FACTS, ...PAYING_FACTS, ...ROUNDING_FACTS, 'winningStake'],
  messages: ABOVE_MAXIMUM,
  run: (round, facts, ruling) => {
    judgeMaximum(COUP, round, facts, ruling, (wager) => [...displayedFor(wager, facts), 'overMaximum']);
  },
});
