import { choice } from '../../facts/kinds/choice';
import { choiceByName } from '../../facts/kinds/choice-by-name';
import { counts, countsByName } from '../../facts/kinds/counts';
import { names, ranking, sequence } from '../../facts/kinds/names';
import { fact } from '../game';
import { boxFacts } from '../box-facts';

/** Everything a rule set may state about casino war. */
export const casinoWarFacts = {
  ...boxFacts,
  cardRanking: fact(ranking, 'Ranks of cards, highest first', 'drawing'),
  suits: fact(choice('equal'), 'Ranks of suits', 'drawing'),

  placedWith: fact(choiceByName('own-main'), 'Wager that a further wager needs', 'wagers'),
  bettingAreas: fact(counts, 'Betting areas', 'wagers'),
  areasPerPlayer: fact(choice('any-number-offered'), 'Betting areas one player may wager on', 'wagers'),

  displayedLimits: fact(names, 'Wagers held to a displayed minimum and maximum', 'limits'),
  minimumApplies: fact(choice('each-hand'), 'Minimum for a player on several boxes', 'limits'),
  addedStake: fact(
    choiceByName('equal-to-wager', 'up-to-three-times-wager'),
    'Stake of a further wager against the main wager',
    'limits',
  ),
  maximumShare: fact(choiceByName('tenth-of-table-maximum'), 'Maximum as a part of the table maximum', 'limits'),

  dealStart: fact(choice('dealers-left'), 'Where dealing starts', 'dealing'),
  firstCards: fact(countsByName, 'Cards of the first deal', 'dealing'),
  warCards: fact(countsByName, 'Cards dealt to those who go to war', 'dealing'),
  warDealOrder: fact(sequence, 'Order of the cards dealt in a war', 'dealing'),

  decisions: fact(names, 'What a player may decide', 'drawing'),
  decisionAfter: fact(choice('equal-first-cards'), 'When a player decides', 'drawing'),
  undecidedPlayer: fact(choiceByName('surrenders'), 'Player who makes no decision', 'drawing'),

  surrenderCosts: fact(choice('half-of-wager'), 'What a surrendered wager loses', 'settlement'),
  settleStart: fact(choice('dealers-right'), 'Where settling starts', 'settlement'),
  settleOrder: fact(sequence, 'Order in which wagers are settled', 'settlement'),
  settledWhen: fact(choiceByName('after-first-deal', 'after-war-cards'), 'When a wager is settled', 'settlement'),

  dealerHasActed: fact(names, 'What counts as acting on a hand', 'irregularities'),
  insufficientCards: fact(
    choiceByName('discards-shuffled', 'discards-into-device-or-manual-shoe'),
    'How a round is finished when cards run out',
    'irregularities',
  ),
} as const;
