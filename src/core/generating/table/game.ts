import type { GameDefinition } from '../../play/table/table-game';
import type { GeneratedGame } from '../game';
import { minimumStands } from '../wagers/unbreakable';
import { lawfulRound } from './lawful';
import { settlerOf } from './planted';
import { plantersOf } from './planters';

/** The maker of rounds of a defined game. */
export const generatedByDefinition = (game: GameDefinition): GeneratedGame => ({
  unmade: new Set(),
  lawful: (random, setting) => lawfulRound(game, random, setting),
  breaches: Object.fromEntries(
    Object.entries(plantersOf(game)).map(([duty, plant]) => [`${game.code}/${duty}`, plant]),
  ),
  unbreakable: { [`${game.code}/stake-not-below-minimum`]: minimumStands },
  settler: settlerOf(game),
});
