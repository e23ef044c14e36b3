import type { RouletteFacts } from '../../games/roulette/game';
import type { RouletteRound } from '../../games/roulette/round';
import type { Cents } from '../../values/money';

type RacetrackWager = Pick<RouletteRound['wagers'][number], 'decidedBy' | 'limit' | 'stake'>;
type StepFacts = Partial<Pick<RouletteFacts, 'racetrackOffIncrement'>>;

/** The part of a race-track wager that is in the steps above its minimum, where rules have the rest of it void. */
export function partInSteps({ decidedBy, limit, stake }: RacetrackWager, facts: StepFacts): Cents {
  const { min = 0, increment = 0 } = limit ?? {};
  if (decidedBy !== 'racetrack' || facts.racetrackOffIncrement !== 'void-excess' || increment === 0 || stake < min)
    return stake;
  return stake - ((stake - min) % increment);
}
