import type { SicBoFacts } from '../../games/sic-bo/game';
import type { SicBoRound } from '../../games/sic-bo/round';
import { checkMaker } from '../check';

export const sicBoCheck = checkMaker<SicBoRound, SicBoFacts>();
