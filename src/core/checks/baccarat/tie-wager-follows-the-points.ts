import { scoreOf } from '../../games/baccarat/coup';
import { baccaratCheck } from './baccarat-check';
import { printScore } from './hand-outcome';
import { judgeOutcome, OUTCOME_FACTS } from './wager-outcome';
import { WAGER_FOLLOWS } from './following';

export const tieWagerFollowsThePoints = baccaratCheck({
  id: 'baccarat/tie-wager-follows-the-points',
  requirement: 'A wager on the tie wins when the point counts are equal and otherwise ends as stated.',
  enforces: ['tieOutcome'],
  needs: ['cardValues'],
  uses: OUTCOME_FACTS,
  judges: 'outcome',
  concerns: 'tie',
  follows: WAGER_FOLLOWS,
  messages: { wrongOutcome: '{{because}}, so a wager on the tie must {{ending}}; it was {{settled}}.' },
  run: (round, facts, ruling) => {
    const score = scoreOf(round, facts.cardValues);
    const relation = score?.player === score?.banker ? 'equal' : 'unequal';
    const due = score && facts.tieOutcome[relation];
    for (const wager of round.wagers)
      if (wager.decidedBy === 'tie')
        judgeOutcome(round, wager, due, facts, ruling, () => ({
          cites: [['tieOutcome', relation]],
          because: score ? printScore(score) : '',
        }));
  },
});
