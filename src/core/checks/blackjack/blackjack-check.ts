import type { BlackjackFacts } from '../../games/blackjack/game';
import type { BlackjackRound } from '../../games/blackjack/round';
import { checkMaker } from '../check';

export const blackjackCheck = checkMaker<BlackjackRound, BlackjackFacts>();
