import { judgeOutcomes } from './judge-outcomes';
import { citedPieces } from './pieces-cited';
import { rouletteCheck } from './roulette-check';
import { SETTLING_FACTS } from './settling';
import { WAGER_FOLLOWS } from './following';

export const racetrackWagerFollowsThePocket = rouletteCheck({
  id: 'roulette/racetrack-wager-follows-the-pocket',
  requirement: 'A race-track wager wins when the ball comes to rest in a pocket that one of its pieces covers.',
  enforces: [],
  mayEnforce: ['racetrack', 'neighboursEachSide'],
  uses: [...SETTLING_FACTS, 'wheelOrder'],
  judges: 'outcome',
  follows: WAGER_FOLLOWS,
  messages: {
    wrongOutcome:
      'The ball came to rest in {{pocket}}, so the pieces of a wager on {{bet}} make it {{ending}}; it was {{settled}}.',
  },
  run: (round, facts, ruling) => {
    judgeOutcomes(round, 'racetrack', facts, ruling, {
      cites: (wager) => citedPieces(round, wager, facts.racetrack),
      // The player chose how many pieces to lay, and no record says how many; either end may be right.
      lacks: ({ id }) => `number of pieces of wager ${id}`,
    });
  },
});
