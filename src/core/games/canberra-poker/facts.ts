import { choice } from '../../facts/kinds/choice';
import { choiceByName } from '../../facts/kinds/choice-by-name';
import { count } from '../../facts/kinds/count';
import { countsByName } from '../../facts/kinds/counts';
import { name, names, sequence } from '../../facts/kinds/names';
import { fact } from '../game';
import { pokerFacts } from '../poker-facts';

/** Everything a rule set may state about Canberra poker. */
export const canberraPokerFacts = {
  ...pokerFacts,

  compulsoryWagers: fact(names, 'Wagers every player must make', 'wagers'),
  handsPerPlayer: fact(count, 'Hands one player may wager on in a round', 'wagers'),
  placedWith: fact(choiceByName('own-ante'), 'Game wager that an additional wager needs', 'wagers'),
  oralWagersNeed: fact(choice('chips-or-cash-with-them'), 'What wagers made by word of mouth need', 'wagers'),

  wagerUnits: fact(choice('minimum'), 'Units of wagers', 'limits'),
  stakeToAnte: fact(choiceByName('twice'), 'Stake compared with the ante', 'limits'),
  maximumPayment: fact(choiceByName('displayed'), 'Most that is paid on a wager', 'limits'),

  dealDirection: fact(name, 'Where the deal begins and which way it goes', 'dealing'),
  cardsAtATime: fact(countsByName, 'Cards dealt at a time', 'dealing'),
  cardFaces: fact(choiceByName('up', 'down'), 'Face of the cards dealt', 'dealing'),
  upcard: fact(choice('last-card'), "Which of the dealer's cards is face up", 'dealing'),
  announcements: fact(names, 'What the dealer declares', 'dealing'),

  decisions: fact(names, 'What a player may decide, by stage', 'drawing'),
  suits: fact(choice('equal'), 'Ranks of suits', 'drawing'),
  equalRanks: fact(choice('by-card-ranks'), 'Hands of the same rank', 'drawing'),
  equalRanksDecidedBy: fact(
    choiceByName('threesome', 'highest-card'),
    'What decides between hands of the same rank',
    'drawing',
  ),
  deadMansHand: fact(sequence, "Two pairs of a dead man's hand", 'drawing'),

  handsTakenFrom: fact(name, "Where the ranking of players' hands begins and which way it goes", 'settlement'),
  jackpotStake: fact(choice('collected'), 'Stake of a jackpot wager, won or lost', 'settlement'),

  misdeal: fact(names, 'What is a misdeal', 'irregularities'),
  exposedCards: fact(choiceByName('face-down'), 'What becomes of a card exposed in the deal', 'irregularities'),
} as const;
