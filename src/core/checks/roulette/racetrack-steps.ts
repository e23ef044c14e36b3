import type { RouletteFacts } from '../../games/roulette/game';
import type { Wager } from '../../games/wager';
import type { Cents } from '../../values/money';
import { inSteps } from '../../play/wagers/standing';

type StepFacts = Partial<Pick<RouletteFacts, 'racetrackOffIncrement' | 'stepsCountedFrom'>>;

/** The part of a race-track wager that is in the steps above its minimum, where rules have the rest of it void. */
export function partInSteps({ decidedBy, limit, stake }: Wager, facts: StepFacts): Cents {
  const { min = 0, increment = 0 } = limit ?? {};
  if (decidedBy !== 'racetrack' || facts.racetrackOffIncrement !== 'void-excess' || increment === 0 || stake < min)
    return stake;
  return inSteps(stake, min, increment, facts);
}
