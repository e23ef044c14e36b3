import { cardValues } from '../../../facts/recognisers/card-values';
import type { GameRecognisers } from '../../../facts/phrases/recogniser';
import { bankerDraws } from './banker-draws';
import { bankerDrawsAlone } from './banker-draws-alone';
import { bankerDrawsListed } from './banker-draws-listed';
import { belowMinimum } from './below-minimum';
import { bankerDrawsInWords, playerDrawsInWords } from './drawing-in-words';
import { followsInBaccarat } from './follows';
import { initialPoints } from './initial-points';
import { commission } from './commission';
import { differential } from './differential';
import { naturals } from './naturals';
import { playerDraws } from './player-draws';
import { pointCount } from './point-count';
import { thirdCards } from './third-cards';
import { BANKER_HAND, GAME_NAMES, oneOf, PLAYER_HAND } from './vocabulary';
import { winningOdds } from './winning-odds';

const NAMED = [oneOf(GAME_NAMES), PLAYER_HAND, BANKER_HAND].map((names) => new RegExp(String.raw`\b${names}\b`));

/** Everything recognised in the rules of baccarat, in the order in which a rule book usually states it. */
export const baccaratRecognisers: GameRecognisers = {
  game: 'baccarat',
  // A book that merely mentions the game does not speak of its two hands.
  dealtWithIn: (words) => NAMED.every((named) => named.test(words)),
  sentences: [
    { reads: cardValues },
    { reads: pointCount, definitions: true },
    { reads: belowMinimum },
    { reads: differential, definitions: true },
    { reads: naturals, definitions: true },
    { reads: playerDrawsInWords },
    { reads: bankerDrawsInWords },
    { reads: bankerDrawsAlone },
    { reads: thirdCards },
    { reads: winningOdds },
    { reads: commission },
  ],
  tables: [playerDraws, bankerDraws, bankerDrawsListed, initialPoints],
  finer: { underMinimum: 'belowMinimum' },
  follows: followsInBaccarat,
};
