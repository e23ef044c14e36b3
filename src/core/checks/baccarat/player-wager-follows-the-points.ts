import { baccaratCheck } from './baccarat-check';
import { judgeHandWagers } from './hand-outcome';
import { OUTCOME_FACTS } from './wager-outcome';
import { WAGER_FOLLOWS } from './following';

export const playerWagerFollowsThePoints = baccaratCheck({
  id: 'baccarat/player-wager-follows-the-points',
  requirement: "A wager on the player wins, loses or is a stand-off as the two hands' point counts decide.",
  enforces: ['playerOutcome'],
  needs: ['cardValues'],
  uses: OUTCOME_FACTS,
  judges: 'outcome',
  concerns: 'player',
  follows: WAGER_FOLLOWS,
  messages: { wrongOutcome: '{{because}}, so a wager on player must {{ending}}; it was {{settled}}.' },
  run: (round, facts, ruling) => {
    judgeHandWagers(round, 'player', 'playerOutcome', facts.playerOutcome, facts, ruling);
  },
});
