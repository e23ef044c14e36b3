import { choice } from '../../facts/kinds/choice';
import { choiceByName } from '../../facts/kinds/choice-by-name';
import { sequence } from '../../facts/kinds/names';
import { fact } from '../game';
import { pokerFacts } from '../poker-facts';

/** Everything a rule set may state about Canberra poker. */
export const canberraPokerFacts = {
  ...pokerFacts,

  placedWith: fact(choiceByName('own-ante'), 'Game wager that an additional wager needs', 'wagers'),
  oralWagersNeed: fact(choice('chips-or-cash-with-them'), 'What wagers made by word of mouth need', 'wagers'),

  equalRanksDecidedBy: fact(
    choiceByName('threesome', 'highest-card'),
    'What decides between hands of the same rank',
    'drawing',
  ),
  deadMansHand: fact(sequence, "Two pairs of a dead man's hand", 'drawing'),

  jackpotStake: fact(choice('collected'), 'Stake of a jackpot wager, won or lost', 'settlement'),
} as const;
