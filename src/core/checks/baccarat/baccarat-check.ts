import type { BaccaratFacts } from '../../games/baccarat/game';
import type { BaccaratRound } from '../../games/baccarat/round';
import { checkMaker } from '../../play/judging/check';
import type { BaccaratPart } from './parts';

export const baccaratCheck = checkMaker<BaccaratRound, BaccaratFacts, BaccaratPart>();
