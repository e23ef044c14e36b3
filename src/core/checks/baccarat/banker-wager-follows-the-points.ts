import { scoreOf } from '../../games/baccarat/coup';
import { baccaratCheck } from './baccarat-check';
import { handOutcome } from './hand-outcome';
import { decidedWagers, judgeOutcome, OUTCOME_FACTS } from './wager-outcome';

export const bankerWagerFollowsThePoints = baccaratCheck({
  id: 'baccarat/banker-wager-follows-the-points',
  requirement: "A wager on the banker wins, loses or is a stand-off as the two hands' point counts decide.",
  needs: ['bankerOutcome', 'cardValues'],
  uses: OUTCOME_FACTS,
  judges: 'outcome',
  messages: { wrongOutcome: '{{because}}, so a wager on banker must {{expected}}; it was settled as {{recorded}}.' },
  run: (round, facts, ruling) => {
    for (const wager of decidedWagers(round, 'banker')) {
      const score = scoreOf(round, facts.cardValues);
      const due = score && handOutcome(score, 'banker', 'bankerOutcome', facts.bankerOutcome);
      judgeOutcome(round, wager, due, facts, ruling);
    }
  },
});
