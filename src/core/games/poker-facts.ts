import { counts, countsByName } from '../facts/kinds/counts';
import { name, names, ranking, sequence } from '../facts/kinds/names';
import { choice } from '../facts/kinds/choice';
import { choiceByName } from '../facts/kinds/choice-by-name';
import { count } from '../facts/kinds/count';
import { fact } from './game';
import { sharedFacts } from './shared-facts';

/** What rules of games with poker hands state. */
export const pokerFacts = {
  ...sharedFacts,
  cardRanking: fact(ranking, 'Ranks of cards, highest first', 'drawing'),
  handRanking: fact(ranking, 'Ranks of hands, highest first', 'drawing'),
  aceInStraight: fact(choice('high', 'low', 'high-or-low'), 'Ace in a straight', 'drawing'),
  handCards: fact(countsByName, 'Cards dealt', 'dealing'),
  handMadeOf: fact(countsByName, 'Cards that make a hand', 'drawing'),
  dealerQualifies: fact(name, 'Least hand with which the dealer qualifies', 'drawing'),
  drawOrExchange: fact(countsByName, 'Cards that may be drawn or exchanged', 'drawing'),
  bettingRounds: fact(counts, 'Betting rounds', 'wagers'),
  raises: fact(countsByName, 'Raises, as multiples or in number', 'wagers'),

  handsPerPlayer: fact(count, 'Hands one player may wager on in a round', 'wagers'),

  stakeToAnte: fact(choiceByName('equal', 'twice', 'at-least-equal', 'any'), 'Stake compared with the ante', 'limits'),
  overMultiple: fact(choiceByName('reduced', 'stands'), 'Stake above what the ante allows', 'limits'),
  underMultiple: fact(choiceByName('reduced', 'stands'), 'Stake below what the ante requires', 'limits'),
  maximumPayment: fact(choiceByName('displayed'), 'Most that is paid on a wager', 'limits'),

  dealDirection: fact(name, 'Where the deal begins and which way it goes', 'dealing'),
  cardsAtATime: fact(countsByName, 'Cards dealt at a time', 'dealing'),
  cardFaces: fact(choiceByName('up', 'down'), 'Face of the cards dealt', 'dealing'),
  communityStack: fact(sequence, 'Community cards from the top of their stack', 'dealing'),
  revealOrder: fact(sequence, 'Order in which community cards are shown', 'dealing'),
  upcard: fact(choice('last-card', 'bottom-card'), "Which of the dealer's cards is face up", 'dealing'),

  decisions: fact(names, 'What a player may decide, by stage', 'drawing'),
  suits: fact(choice('equal'), 'Ranks of suits', 'drawing'),
  equalRanks: fact(choice('by-card-ranks'), 'Hands of the same rank', 'drawing'),
  aceLowFor: fact(names, 'Whose ace counts as 1 in the lowest straight', 'drawing'),
  noDecision: fact(choice('fold'), 'Decision that is not made', 'drawing'),

  handsTakenFrom: fact(name, "Where the ranking of players' hands begins and which way it goes", 'settlement'),
  settledWhen: fact(choiceByName('before-main-wagers', 'after-main-wagers'), 'When a wager is settled', 'settlement'),

  exposedCards: fact(
    choiceByName('upcard', 'face-down'),
    'What becomes of a card exposed in the deal',
    'irregularities',
  ),
  reinstatedWagers: fact(
    names,
    'Wagers of folded players that come back when the dealer has a wrong number of cards',
    'irregularities',
  ),
  retractOffered: fact(names, 'Irregularities after which every player may take wagers back', 'irregularities'),
  misdeal: fact(names, 'What is a misdeal', 'irregularities'),
} as const;
