import { checksOf } from '../../play/duties/catalogue';
import type { GameDefinition } from '../../play/table/table-game';
import type { GeneratedGame } from '../game';
import type { Setting } from '../setting';
import { minimumStands } from '../wagers/unbreakable';
import { lawfulRound } from './lawful';
import { settlerOf } from './planted';
import { plantersOf } from './planters';
import { tooManyDecks } from './planters-of-shoe';

/** The maker of rounds of a defined game. */
export function generatedByDefinition(game: GameDefinition): GeneratedGame {
  const planters = plantersOf(game);
  const duties = checksOf(game).map(({ id }) => id.slice(game.code.length + 1));
  const planted = duties.flatMap((duty) => {
    const plant = planters[duty];
    return plant === undefined ? [] : [[`${game.code}/${duty}`, plant] as const];
  });
  return {
    unmade: new Set(),
    lawful: (random, setting) => lawfulRound(game, random, setting),
    breaches: Object.fromEntries(planted),
    unbreakable: {
      [`${game.code}/stake-not-below-minimum`]: minimumStands,
      ...(game.staysBy && { [`${game.code}/announced-result-as-played`]: nothingIsAnnounced }),
      [`${game.code}/no-card-more-often-than-the-decks-have-it`]: tooManyDecks,
    },
    settler: settlerOf(game),
  };
}

/** A terminal shows the dealer's cards, and nobody says what they are. */
const nothingIsAnnounced = (_facts: unknown, { venue }: Setting): string | undefined =>
  (venue.channel ?? venue.ruleSet.channel) === 'terminal' ? 'nothing is announced at a terminal' : undefined;
