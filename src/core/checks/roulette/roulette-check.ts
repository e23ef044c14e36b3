import type { RouletteFacts } from '../../games/roulette/game';
import type { RouletteRound } from '../../games/roulette/round';
import { checkMaker } from '../check';

export const rouletteCheck = checkMaker<RouletteRound, RouletteFacts>();
