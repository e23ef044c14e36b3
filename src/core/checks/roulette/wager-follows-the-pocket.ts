import { judgeOutcomes } from './judge-outcomes';
import { rowFor } from './outcome-row';
import { rouletteCheck } from './roulette-check';
import { SETTLING_FACTS, SPIN_MISSING } from './settling';
import { WAGER_FOLLOWS } from './following';

export const wagerFollowsThePocket = rouletteCheck({
  id: 'roulette/wager-follows-the-pocket',
  requirement: 'A wager wins when the ball comes to rest in a pocket it covers, and loses when it does not.',
  enforces: ['outcomes'],
  mayEnforce: ['settledPosition'],
  uses: SETTLING_FACTS,
  judges: 'outcome',
  follows: WAGER_FOLLOWS,
  messages: {
    wrongOutcome: 'The ball came to rest in {{pocket}}, so a wager on {{bet}} must {{ending}}; it was {{settled}}.',
  },
  run: (round, facts, ruling) => {
    judgeOutcomes(round, 'pocket', facts, ruling, {
      // By the place where it lies, and no other.
      cites: ({ bet }, pocket) => [
        rowFor(round, bet, pocket, facts.outcomes),
        ...(facts.settledPosition === undefined ? [] : (['settledPosition'] as const)),
      ],
      lacks: () => SPIN_MISSING,
    });
  },
});
