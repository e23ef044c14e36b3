import type { BlackjackFacts } from '../../games/blackjack/game';
import type { BlackjackRound } from '../../games/blackjack/round';
import { checkMaker } from '../../play/judging/check';
import type { BlackjackPart } from './parts';

export const blackjackCheck = checkMaker<BlackjackRound, BlackjackFacts, BlackjackPart>();
