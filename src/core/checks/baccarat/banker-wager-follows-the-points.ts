import { baccaratCheck } from './baccarat-check';
import { judgeHandWagers } from './hand-outcome';
import { OUTCOME_FACTS } from './wager-outcome';
import { WAGER_FOLLOWS } from './following';

export const bankerWagerFollowsThePoints = baccaratCheck({
  id: 'baccarat/banker-wager-follows-the-points',
  requirement: "A wager on the banker wins, loses or is a stand-off as the two hands' point counts decide.",
  enforces: ['bankerOutcome'],
  needs: ['cardValues'],
  uses: OUTCOME_FACTS,
  judges: 'outcome',
  concerns: 'banker',
  follows: WAGER_FOLLOWS,
  messages: { wrongOutcome: '{{because}}, so a wager on banker must {{ending}}; it was {{settled}}.' },
  run: (round, facts, ruling) => {
    judgeHandWagers(round, 'banker', 'bankerOutcome', facts.bankerOutcome, facts, ruling);
  },
});
