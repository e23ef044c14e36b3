import type { RouletteFacts } from '../../games/roulette/game';
import type { RouletteRound } from '../../games/roulette/round';
import { checkMaker } from '../../play/judging/check';
import type { RoulettePart } from './parts';

export const rouletteCheck = checkMaker<RouletteRound, RouletteFacts, RoulettePart>();
