import { GAME_DEFINITIONS } from '../games/definitions';
import { baccaratNarrator } from './baccarat';
import { blackjackNarrator } from './blackjack';
import type { Narrator } from './narrator';
import { rouletteNarrator } from './roulette';
import { sicBoNarrator } from './sic-bo';
import { narratorOf } from './table-game';

const narrator = <Round extends object>(one: Narrator<Round>): Narrator<unknown> => one;

/** How rounds are told, for each game whose rounds are checked. */
export const NARRATORS: readonly Narrator<unknown>[] = [
  narrator(baccaratNarrator),
  narrator(blackjackNarrator),
  narrator(rouletteNarrator),
  narrator(sicBoNarrator),
  ...GAME_DEFINITIONS.map((game) => narrator(narratorOf(game))),
];
