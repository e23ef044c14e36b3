import { choice } from '../../facts/kinds/choice';
import { choiceByName } from '../../facts/kinds/choice-by-name';
import { count } from '../../facts/kinds/count';
import { names, ranking } from '../../facts/kinds/names';
import { fact } from '../game';
import { boxFacts } from '../box-facts';

/** Everything a rule set may state about red dog. */
export const redDogFacts = {
  ...boxFacts,
  cardRanking: fact(ranking, 'Ranks of cards, highest first', 'drawing'),
  dealtFrom: fact(choice('shoe', 'shoe-or-card-machine'), 'What cards are dealt from', 'equipment'),
  shuffledBy: fact(names, 'Who shuffles the cards', 'equipment'),
  cutBy: fact(names, 'Who cuts the cards', 'equipment'),
  cuttingCardAtMost: fact(choice('half-of-stack'), 'Greatest distance of the cutting card from the back', 'equipment'),

  oralWagersNeed: fact(choice('chips-or-cash-with-them'), 'What wagers made by word of mouth need', 'wagers'),
  boxesPerPlayer: fact(count, 'Boxes one player may wager on', 'wagers'),
  raiseOn: fact(choiceByName('allowed', 'not-allowed'), 'First two cards on which a player may raise', 'wagers'),
  raisesClose: fact(names, 'What ends the time for raises', 'wagers'),

  addedStake: fact(choiceByName('up-to-wager'), 'Stake of a raise against the original wager', 'limits'),

  burnWhen: fact(names, 'When a card is burnt', 'dealing'),
  burnFace: fact(choice('up', 'down'), 'Face of the burnt card', 'dealing'),
  thirdCard: fact(choiceByName('drawn', 'not-drawn'), 'Third card, by the first two', 'dealing'),

  insufficientCards: fact(
    choiceByName('discards-shuffled'),
    'How a round is finished when cards run out',
    'irregularities',
  ),
} as const;
