import type { SicBoFacts } from '../../games/sic-bo/game';
import type { SicBoRound } from '../../games/sic-bo/round';
import { checkMaker } from '../../play/judging/check';
import type { SicBoPart } from './parts';

export const sicBoCheck = checkMaker<SicBoRound, SicBoFacts, SicBoPart>();
