import { scoreOf } from '../../games/baccarat/coup';
import { baccaratCheck } from './baccarat-check';
import { handOutcome } from './hand-outcome';
import { decidedWagers, judgeOutcome, OUTCOME_FACTS } from './wager-outcome';

export const playerWagerFollowsThePoints = baccaratCheck({
  id: 'baccarat/player-wager-follows-the-points',
  requirement: "A wager on the player wins, loses or is a stand-off as the two hands' point counts decide.",
  needs: ['playerOutcome', 'cardValues'],
  uses: OUTCOME_FACTS,
  judges: 'outcome',
  messages: { wrongOutcome: '{{because}}, so a wager on player must {{expected}}; it was settled as {{recorded}}.' },
  run: (round, facts, ruling) => {
    for (const wager of decidedWagers(round, 'player')) {
      const score = scoreOf(round, facts.cardValues);
      const due = score && handOutcome(score, 'player', 'playerOutcome', facts.playerOutcome);
      judgeOutcome(round, wager, due, facts, ruling);
    }
  },
});
