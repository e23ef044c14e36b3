import type { GeneratedGame } from '../game';
import { minimumStands } from '../wagers/unbreakable';
import { rouletteBreaches } from './breaches';
import { lawfulSpin } from './lawful';
import { rouletteSettler } from './settler';
import type { ToldSpin } from './told-spin';
import { otherWheelsHaveRules } from './wrong-wheels';

export const generatedRoulette: GeneratedGame<ToldSpin> = {
  unmade: new Set(),
  lawful: lawfulSpin,
  breaches: rouletteBreaches,
  unbreakable: {
    // One on the race-track may be void all the same.
    'roulette/stake-not-below-minimum': (facts) =>
      facts['racetrackUnderMinimum'] === undefined ? minimumStands(facts) : undefined,
    'roulette/wheel-as-stated': (_, { venue }) => otherWheelsHaveRules(venue),
  },
  settler: rouletteSettler,
};
