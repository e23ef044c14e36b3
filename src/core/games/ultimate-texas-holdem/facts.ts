import { choice } from '../../facts/kinds/choice';
import { choiceByName } from '../../facts/kinds/choice-by-name';
import { count } from '../../facts/kinds/count';
import { countsByName } from '../../facts/kinds/counts';
import { name, names, sequence } from '../../facts/kinds/names';
import { fact } from '../game';
import { pokerFacts } from '../poker-facts';

/** Everything a rule set may state about Ultimate Texas hold'em. */
export const ultimateTexasHoldemFacts = {
  ...pokerFacts,

  compulsoryWagers: fact(names, 'Wagers every player must make', 'wagers'),
  handsPerPlayer: fact(count, 'Hands one player may wager on in a round', 'wagers'),

  stakeToAnte: fact(choiceByName('equal', 'twice'), 'Stake compared with the ante', 'limits'),
  overMultiple: fact(choiceByName('reduced', 'stands'), 'Stake above what the ante allows', 'limits'),
  underMultiple: fact(choiceByName('reduced', 'stands'), 'Stake below what the ante requires', 'limits'),

  dealDirection: fact(name, 'Where the deal begins and which way it goes', 'dealing'),
  cardsAtATime: fact(countsByName, 'Cards dealt at a time', 'dealing'),
  cardFaces: fact(choiceByName('up', 'down'), 'Face of the cards dealt', 'dealing'),
  communityStack: fact(sequence, 'Community cards from the top of their stack', 'dealing'),
  revealOrder: fact(sequence, 'Order in which community cards are shown', 'dealing'),
  announcements: fact(names, 'What the dealer declares', 'dealing'),

  decisions: fact(names, 'What a player may decide, by stage', 'drawing'),
  finalWagers: fact(names, 'Wagers after which a player makes no more in the round', 'drawing'),
  suits: fact(choice('equal'), 'Ranks of suits', 'drawing'),
  equalRanks: fact(choice('by-card-ranks'), 'Hands of the same rank', 'drawing'),
  aceLowFor: fact(names, 'Whose ace counts as 1 in the lowest straight', 'drawing'),

  handsTakenFrom: fact(name, "Where the ranking of players' hands begins and which way it goes", 'settlement'),
  settledWhen: fact(choiceByName('before-main-wagers', 'after-main-wagers'), 'When a wager is settled', 'settlement'),
  jackpotShared: fact(choiceByName('equally', 'each-paid'), 'Jackpot won by several hands at once', 'settlement'),
  jackpotShares: fact(countsByName, 'Elevenths of a jackpot won by two kinds of hand at once', 'settlement'),

  reinstatedWagers: fact(
    names,
    'Wagers of folded players that come back when the dealer has a wrong number of cards',
    'irregularities',
  ),
  retractOffered: fact(names, 'Irregularities after which every player may take wagers back', 'irregularities'),
} as const;
